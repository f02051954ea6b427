mandamina-learn-title = Mandamina in fünf Minuten
mandamina-learn-jump = Eine Mulde ist frei. Jede Murmel darf hinein, von überall her. Nimm die dunkelblaue Murmel auf g4: Die anderen ihrer Farbe warten neben der freien Mulde.
mandamina-learn-jump-other = Das darfst du. Aber fünf dunkelblaue Murmeln liegen neben der freien Mulde, und die sechste liegt auf g4.
mandamina-learn-cluster = Frei ist jetzt die Mulde, aus der die Murmel kam. Sechs Murmeln einer Farbe, die waagerecht oder senkrecht zusammenhängen, sind eine Farbgruppe. Bring Violett näher: Nimm c5.
mandamina-learn-cluster-other = Sieh dir die Nachbarn der freien Mulde an: Dort wartet Violett.
mandamina-learn-find = Welche Farbe wartet jetzt rund um die freie Mulde? Bring ihre verlorene Murmel heim.
mandamina-learn-find-other = In die freie Mulde gehört eine Murmel, deren Farbe daneben liegt und die jetzt allein ist.
mandamina-learn-edge = Noch einmal: Fünf Murmeln einer Farbe liegen beisammen. Bring die sechste. Schräg zählt nicht.
mandamina-learn-shape = Jede unterschiedliche Form einer Farbgruppe bringt 5 Punkte. Hellblau und Dunkelblau sind gleich, nur gedreht oder gespiegelt. Nimm die hellblaue Murmel auf f2: Das gibt eine neue Form.
mandamina-learn-shape-same = Das gibt ein Rechteck, und diese Form hat Orange schon.
mandamina-learn-shape-late = Dort ist Violett nicht zu Hause. Ändere zuerst die Form von Hellblau.
mandamina-learn-shape-other = Das gibt keine neue Form. Nimm f2.
mandamina-learn-centre = Eine Murmel fehlt noch. Sind alle acht Farben vollendet, ist die Partie sofort zu Ende: Formen bringen Punkte, jeder Zug kostet 1, eine freie Mitte bringt 5. Bring sie zu Ende.
mandamina-learn-centre-other = Ein Zug beendet die Partie: Violett liegt neben der freien Mulde, und eine Murmel fehlt noch.
mandamina-learn-game = Jetzt eine kurze echte Partie: Von hier an genügen acht Züge. Erste Fehler werden kommentiert.

mandamina-remark-broken = Das nahm eine Murmel aus einer fertigen Farbgruppe.
mandamina-remark-stranger = Neben der freien Mulde liegt keine Murmel dieser Farbe. { $better } hätte dort die eigene Farbe gefunden.

mandamina-idea-shapes = Acht unterschiedliche Formen
mandamina-idea-shapes-claim = In { $a } % der besten Partien waren alle acht Formen verschieden.
mandamina-idea-shapes-task = Zwei Farbgruppen sind gleich. Ändere Hellblau mit einem Zug.
mandamina-idea-shapes-less = Nimm f2: Hellblau bekommt eine eigene Form.
mandamina-idea-centre = Die Mitte frei lassen
mandamina-idea-centre-claim = { $a } % der besten Partien endeten mit freier Mitte.
mandamina-idea-centre-task = Beende die Partie so, dass die Mitte frei ist.
mandamina-idea-centre-less = Die Murmel in der Mitte ist die, die noch fehlt.
mandamina-idea-settle = Jeder Zug bringt eine Murmel heim
mandamina-idea-settle-claim = In den besten Partien brachten { $a } % aller Züge eine Murmel dorthin, wo sie blieb.
mandamina-idea-settle-task = Füll die freie Mulde mit einer Murmel, die dort bleiben kann.
mandamina-idea-settle-less = Rund um die freie Mulde wartet Rot.
mandamina-idea-stay = Murmeln liegen lassen
mandamina-idea-stay-claim = In den besten Partien blieben { $a } der 48 Murmeln liegen: Wähl den Platz einer Farbe dort, wo schon Murmeln liegen.
mandamina-idea-stay-task = Fünf dunkelblaue Murmeln liegen beisammen. Bring die sechste.
mandamina-idea-stay-less = Dunkelblau fehlt die Murmel auf g4.
mandamina-idea-chain = In Ketten denken
mandamina-idea-chain-claim = Die besten Partien dauerten im Schnitt { $a } Züge; wer nur auf den nächsten Nachbarn schaute, brauchte { $b }.
mandamina-idea-chain-task = Die Mulde, die frei wird, ist die nächste, die du füllst. Welche Murmel gehört hierher?
mandamina-idea-chain-less = Rund um die freie Mulde wartet Violett.
mandamina-idea-last = Die Mitte kommt zuletzt
mandamina-idea-last-claim = In { $a } % der besten Partien verließ in der ersten Hälfte keine Murmel die Mitte.
mandamina-idea-last-task = Lass die Murmel in der Mitte für den Schluss. Welche gehört hierher?
mandamina-idea-last-less = Rund um die freie Mulde wartet Orange.

# Puzzles.

mandamina-kind-cluster = Sammeln
mandamina-kind-score = Bestes Ergebnis
mandamina-puzzle-cluster = Bring jede Farbe in { $moves } Zügen zusammen.
mandamina-puzzle-score = Erreiche von hier { $score } Punkte: Es braucht { $moves } Züge.
mandamina-hint-none = Noch keine Farbe liegt, wo sie soll.
mandamina-hint-home = Schon am Ort: { $colours }.
mandamina-hint-stay = Die freie Mulde kann bleiben, wo sie ist: Etwas muss für eine Weile hinein.
mandamina-hint-hole = In die freie Mulde gehört: { $colour }.
mandamina-hint-move = Nimm die Murmel auf { $cell }.
mandamina-hint-why = Jeder Zug bringt eine Murmel an ihren Ort.
mandamina-theme-detour = Umweg
mandamina-theme-detour-why = Eine Murmel muss ausweichen und später zurückkommen.
mandamina-theme-sacrifice = Auflösen
mandamina-theme-sacrifice-why = Eine vollendete Farbgruppe muss aufgelöst werden.
mandamina-theme-centre = Mitte
mandamina-theme-centre-why = Die freie Mulde muss in die Mitte.
mandamina-theme-longer = Der längere Weg
mandamina-theme-longer-why = Mehr Züge als auf dem kürzesten Weg bringen mehr Punkte.
mandamina-theme-choice = Mehrere Ziele
mandamina-theme-choice-why = Mehrere Endstellungen sind gleich gut.
mandamina-theme-long = Neun Züge oder mehr
mandamina-theme-long-why = Es braucht neun Züge oder mehr.
mandamina-theme-ending = Die letzten Farben
mandamina-theme-ending-why = Sechs Farben sind vollendet, nur der Rest fehlt.

# Reasons in reviews.

mandamina-fact-home = { $better } rollt nach Hause. Murmeln dann am Platz, { $colour }: { $home } von 6.
mandamina-fact-broken = Die Murmel auf { $move } lag schon richtig. Farbe: { $colour }.
mandamina-fact-again = Die Murmel von { $move } muss noch einmal ziehen. Farbe: { $colour }.
mandamina-fact-shapes = Unterschiedliche Formen am Ende: { $shapes } mit { $better }, { $instead } mit { $move }.
mandamina-fact-centre = Punkte für die freie Mitte: { $a } mit { $better }, { $b } mit { $move }.
mandamina-fact-moves = Züge insgesamt: { $a } mit { $better }, { $b } mit { $move }.
mandamina-understood = { $player }: den Plan von vorher in { $continued } von { $moves } Zügen fortgesetzt, in { $broke } zerstört.
