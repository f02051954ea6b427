"""How good reviews are: python -m bench.review GAME."""
