"""The server people and programs play on."""
