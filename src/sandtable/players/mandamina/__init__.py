"""Mandamina: the solver and the silent partner."""
