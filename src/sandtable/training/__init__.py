"""Bots that learn from games against themselves: playing, fitting, and who is the stronger."""
