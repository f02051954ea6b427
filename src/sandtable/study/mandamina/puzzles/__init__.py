"""Puzzles of Mandamina: all clustered in the fewest moves, or with the best score."""
