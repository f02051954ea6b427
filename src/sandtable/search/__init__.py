"""Compiled search: algorithms that know only what every game provides."""
