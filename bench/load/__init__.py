"""Many players at one server, and what they see of it."""
