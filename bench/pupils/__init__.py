"""Simulated pupils: each plays only what the first lesson of its game has taught."""
