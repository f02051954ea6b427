### What explains the table: the sheet of rules, the legend, names and prompts of games without their own.

explain-legend = Légende
explain-legend-title = { $game } : la légende
explain-legend-done = C’est compris
explain-rules-page = Ouvrir en pleine page
# A game that has no words of its own: $move is a move as it is written.
explain-question = Jouer { $move } ?
explain-generic-now = Choisissez un coup.
explain-generic-why = Choisissez un coup : la liste les donne tous, et les règles disent ce qu’ils font.
explain-generic-picture = Le plateau est un texte, tel que le jeu le dessine.
explain-generic-seats = Un nombre peut y désigner un siège : on lit sous le plateau qui l’occupe.
explain-generic-moves = Tous les coups possibles sont dans une liste. S’il y en a beaucoup, tapez quelques lettres pour en trouver un.
settings-labels = Noms sur le plateau
settings-labels-learning = Pendant les premières parties
settings-labels-always = Toujours
settings-labels-never = Jamais
