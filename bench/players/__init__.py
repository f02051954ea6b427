"""How strong, fast and punctual the players are, in one command: `python -m bench.players`."""
