"""The Daily: the same tasks for everybody, one day long. docs/daily.md says how it works.

Everything here is a pure function of a key and a day, or of results and moments.
"""
