"""Reviews of Mandamina: against the proven best that was still possible."""
