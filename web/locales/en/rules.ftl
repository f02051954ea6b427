### The rules.

rules-page-title = The rules of { $game } · Sandtable
rules-title = The rules of { $game }
rules-games = Games
rules-contents = Contents
rules-english = These rules are available only in English for now.
rules-none = There are no written rules of this game here yet.
