### The rules.

rules-page-title = Les règles de { $game } · Sandtable
rules-title = Les règles de { $game }
rules-games = Jeux
rules-contents = Sommaire
rules-english = Ces règles n’existent pour l’instant qu’en anglais.
rules-none = Les règles de ce jeu ne sont pas encore rédigées ici.
rules-exact = Chaque règle avec son numéro, les précisions et la notation
rules-puzzles = Problèmes
