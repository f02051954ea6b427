"""One suite for every game: what holds whatever the rules are."""
