"""Who somebody is, and what is kept about them."""
