"""Our games in the clothes of other frameworks."""
