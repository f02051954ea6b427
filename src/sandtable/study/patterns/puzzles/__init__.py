"""Puzzles of Patterns: endings, solved to the end."""
