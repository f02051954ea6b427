"""Figures of speed in one command, side by side with peers: `python -m bench`."""
