mandamina-learn-title = Mandamina en cinq minutes
mandamina-learn-jump = Il y a une place vide. Toute bille peut y aller, d’où qu’elle vienne. Déplacez la bille bleu foncé qui est en g4 : les autres de sa couleur attendent à côté de la place vide.
mandamina-learn-jump-other = C’est permis. Mais cinq billes bleu foncé sont à côté de la place vide, et la sixième est en g4.
mandamina-learn-cluster = La place vide est maintenant là d’où vient la bille. Six billes d’une couleur côte à côte forment un groupe. Rapprochez le violet : déplacez c5.
mandamina-learn-cluster-other = Regardez autour de la place vide : le violet y attend.
mandamina-learn-find = Quelle couleur attend maintenant autour de la place vide ? Ramenez sa bille perdue.
mandamina-learn-find-other = Il faut à la place vide une bille dont la couleur est juste à côté, et qui est seule pour l’instant.
mandamina-learn-edge = Encore une fois : cinq billes d’une couleur sont ensemble. Amenez la sixième. La diagonale ne relie pas.
mandamina-learn-shape = Chaque forme différente d’un groupe rapporte 5. Le bleu clair et le bleu foncé ont la même, tournée ou en miroir. Déplacez la bille bleu clair qui est en f2 : cela fait une nouvelle forme.
mandamina-learn-shape-same = Cela fait un rectangle, et l’orange a déjà cette forme.
mandamina-learn-shape-late = Le violet n’est pas chez lui ici. Changez d’abord la forme du bleu clair.
mandamina-learn-shape-other = Cela ne fait pas de nouvelle forme. Déplacez f2.
mandamina-learn-centre = Il manque une bille. Dès que les huit couleurs sont regroupées, la partie est finie : les formes rapportent, chaque coup coûte 1, un centre vide rapporte 5. Terminez-la.
mandamina-learn-centre-other = Un seul coup termine la partie : à côté de la place vide, le violet attend sa dernière bille.
mandamina-learn-game = Et maintenant une vraie partie, courte : huit coups suffisent à partir d’ici. Les premières erreurs sont commentées.

mandamina-remark-broken = Ce coup a retiré une bille d’un groupe complet.
mandamina-remark-stranger = Aucune bille de cette couleur ne touche la place vide. { $better } y aurait trouvé sa couleur.

mandamina-idea-shapes = Huit formes différentes
mandamina-idea-shapes-claim = Dans { $a } % des meilleures parties, les huit formes étaient différentes.
mandamina-idea-shapes-task = Deux groupes ont la même forme. Changez le bleu clair en un coup.
mandamina-idea-shapes-less = Déplacez f2 : le bleu clair aura sa propre forme.
mandamina-idea-centre = Laisser le centre vide
mandamina-idea-centre-claim = { $a } % des meilleures parties ont fini avec un centre vide.
mandamina-idea-centre-task = Terminez la partie avec un centre vide.
mandamina-idea-centre-less = La bille du centre est celle qui manque.
mandamina-idea-settle = Chaque coup ramène une bille
mandamina-idea-settle-claim = Dans les meilleures parties, { $a } % des coups plaçaient une bille là où elle restait.
mandamina-idea-settle-task = Remplissez la place vide avec une bille qui peut y rester.
mandamina-idea-settle-less = Le rouge attend autour de la place vide.
mandamina-idea-stay = Laisser les billes en place
mandamina-idea-stay-claim = Dans les meilleures parties, { $a } des 48 billes ne bougeaient jamais : regroupez là où des billes sont déjà.
mandamina-idea-stay-task = Cinq billes bleu foncé sont ensemble. Amenez la sixième.
mandamina-idea-stay-less = Il manque au bleu foncé la bille en g4.
mandamina-idea-chain = Penser en chaînes
mandamina-idea-chain-claim = Les meilleures parties ont pris { $a } coups en moyenne ; en ne cherchant que le prochain voisin, il en fallait { $b }.
mandamina-idea-chain-task = La place que la bille quitte est la prochaine à remplir. Quelle bille va ici ?
mandamina-idea-chain-less = Le violet attend autour de la place vide.
mandamina-idea-last = Le centre en dernier
mandamina-idea-last-claim = Dans { $a } % des meilleures parties, aucune bille ne quittait le centre dans la première moitié.
mandamina-idea-last-task = Gardez la bille du centre pour la fin. Laquelle va ici ?
mandamina-idea-last-less = L’orange attend autour de la place vide.

# Puzzles.

mandamina-kind-cluster = Regrouper
mandamina-kind-score = Meilleur score
mandamina-puzzle-cluster = Regroupez chaque couleur en { $moves } coups.
mandamina-puzzle-score = Atteignez { $score } points à partir d’ici : il faut { $moves } coups.
mandamina-hint-none = Aucune couleur n’est encore en place.
mandamina-hint-home = Déjà en place : { $colours }.
mandamina-hint-stay = La place vide peut rester là : une bille doit y aller pour un moment.
mandamina-hint-hole = Cette couleur va dans la place vide : { $colour }.
mandamina-hint-move = Prenez la bille qui est en { $cell }.
mandamina-hint-why = Chaque coup met une bille à sa place.
mandamina-theme-detour = Faire un détour
mandamina-theme-detour-why = Une bille doit s’écarter et revenir plus tard.
mandamina-theme-sacrifice = Défaire
mandamina-theme-sacrifice-why = Il faut défaire un groupe terminé.
mandamina-theme-centre = Le centre
mandamina-theme-centre-why = La place vide doit venir au centre.
mandamina-theme-longer = Le chemin long
mandamina-theme-longer-why = Plus de coups que par le plus court chemin rapportent plus de points.
mandamina-theme-choice = Plusieurs fins
mandamina-theme-choice-why = Plusieurs positions finales se valent.
mandamina-theme-long = Neuf coups ou plus
mandamina-theme-long-why = Il faut neuf coups ou plus.
mandamina-theme-ending = Dernières couleurs
mandamina-theme-ending-why = Six couleurs sont terminées, il ne manque que le reste.

# Reasons in reviews.

mandamina-fact-home = La bille qui est en { $better } rentre chez elle. Billes alors en place, { $colour } : { $home } sur 6.
mandamina-fact-broken = La bille qui était en { $move } était déjà en place. Couleur : { $colour }.
mandamina-fact-again = La bille venue de { $move } devra encore bouger. Couleur : { $colour }.
mandamina-fact-shapes = Formes différentes à la fin : { $shapes } avec { $better }, { $instead } avec { $move }.
mandamina-fact-centre = Points pour le centre vide : { $a } avec { $better }, { $b } avec { $move }.
mandamina-fact-moves = Coups en tout : { $a } avec { $better }, { $b } avec { $move }.
mandamina-understood = { $player } : le plan précédent poursuivi { $continued } fois sur { $moves }, défait { $broke } fois.
