"""The Mandala bot."""
