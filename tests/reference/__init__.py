"""A naive second implementation of the three games, to check the real engine against.

It is written from the rules alone and shares no code with the package: plain lists, sets and
dictionaries, readable before fast. Every game offers the interface of `game.ReferenceGame`.
Deals are taken as given: the caller passes a legal one.
"""
