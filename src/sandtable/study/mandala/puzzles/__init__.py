"""Puzzles of Mandala: claims that end the game, counted out, and turns that are clearly best."""
