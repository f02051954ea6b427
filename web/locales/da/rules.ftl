### The rules.

rules-page-title = Reglerne for { $game } · Sandtable
rules-title = Reglerne for { $game }
rules-games = Spil
rules-contents = Indhold
rules-english = Disse regler findes indtil videre kun på engelsk.
rules-none = Reglerne for dette spil findes endnu ikke her.
rules-exact = Hver regel med nummer, fortolkninger og notation
rules-puzzles = Opgaver
