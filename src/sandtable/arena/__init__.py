"""Matches between bots: mirrored deals, ratings with their uncertainty, sequential tests."""
