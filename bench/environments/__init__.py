"""How fast environments step, ours and those of others, in one run."""
