### The rules.

rules-page-title = Reglerna för { $game } · Sandtable
rules-title = Reglerna för { $game }
rules-games = Spel
rules-contents = Innehåll
rules-english = De här reglerna finns än så länge bara på engelska.
rules-none = Reglerna för det här spelet är ännu inte nedskrivna här.
rules-exact = Varje regel med nummer, tolkningar och notation
rules-puzzles = Uppgifter
