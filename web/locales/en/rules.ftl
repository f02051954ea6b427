### The rules.

rules-page-title = The rules of { $game } · Sandtable
rules-title = The rules of { $game }
rules-games = Games
rules-contents = Contents
rules-english = These rules are available only in English for now.
rules-none = There are no written rules of this game here yet.
rules-exact = Every rule with its number, rulings and notation
rules-puzzles = Puzzles
