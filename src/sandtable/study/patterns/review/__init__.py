"""Reviews of Patterns: endings solved, everything before them searched to a fixed effort."""
