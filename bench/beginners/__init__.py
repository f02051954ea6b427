"""Stand-ins for somebody who plays by a few rules of thumb, one for each game for two.

The scale of a game's ratings begins with its beginner:
`sandtable arena patterns bench.beginners.patterns:player --levels --ratings FILE`.
"""
