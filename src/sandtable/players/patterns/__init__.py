"""The Patterns bot."""
