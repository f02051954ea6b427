"""The silent partner: plays with people who cannot talk, and guesses what they are up to."""
