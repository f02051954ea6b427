"""Tables in memory and everybody who is connected to them."""
