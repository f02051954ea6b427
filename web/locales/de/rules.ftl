### The rules.

rules-page-title = Die Regeln von { $game } · Sandtable
rules-title = Die Regeln von { $game }
rules-games = Spiele
rules-contents = Inhalt
rules-english = Diese Regeln gibt es bisher nur auf Englisch.
rules-none = Die Regeln dieses Spiels sind hier noch nicht aufgeschrieben.
rules-exact = Jede Regel mit ihrer Nummer, Auslegungen und Notation
rules-puzzles = Aufgaben
