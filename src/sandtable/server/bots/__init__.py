"""Bots that play seats: who thinks next, and for how long."""
