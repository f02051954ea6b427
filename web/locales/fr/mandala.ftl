### The board of Mandala. Mountain, Field, River and Cup are the terms of the rules.

## Cards in words: "2 red cards, 1 green card".

mandala-cards-k = { $count ->
    [one] { $count } carte noire
   *[other] { $count } cartes noires
}
mandala-cards-r = { $count ->
    [one] { $count } carte rouge
   *[other] { $count } cartes rouges
}
mandala-cards-o = { $count ->
    [one] { $count } carte orange
   *[other] { $count } cartes orange
}
mandala-cards-y = { $count ->
    [one] { $count } carte jaune
   *[other] { $count } cartes jaunes
}
mandala-cards-g = { $count ->
    [one] { $count } carte verte
   *[other] { $count } cartes vertes
}
mandala-cards-p = { $count ->
    [one] { $count } carte violette
   *[other] { $count } cartes violettes
}
mandala-cards-hidden = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
mandala-no-cards = aucune carte
mandala-no-colours = aucune

## The places, as a screen reader says them. $cards and $colours are lists as above.

mandala-words-mountain = { $count ->
    [0] Montagne { $mandala } : { $cards }. Toutes les couleurs y sont.
   *[other] Montagne { $mandala } : { $cards }. Il manque : { $missing }.
}
mandala-words-field-own = Votre Champ du Mandala { $mandala } : { $cards }.
mandala-words-field-other = Champ adverse du Mandala { $mandala } : { $cards }.
mandala-words-field-first = Champ du premier joueur, Mandala { $mandala } : { $cards }.
mandala-words-field-second = Champ du second joueur, Mandala { $mandala } : { $cards }.
mandala-words-river-own = Votre Rivière, à partir de la case 1 : { $colours }.
mandala-words-river-other = Rivière adverse, à partir de la case 1 : { $colours }.
mandala-words-river-first = Rivière du premier joueur, à partir de la case 1 : { $colours }.
mandala-words-river-second = Rivière du second joueur, à partir de la case 1 : { $colours }.
mandala-words-cup-own = { $count ->
    [one] Votre Coupe : { $count } carte.
   *[other] Votre Coupe : { $count } cartes.
}
mandala-words-cup-other = { $count ->
    [one] Coupe adverse : { $count } carte.
   *[other] Coupe adverse : { $count } cartes.
}
mandala-words-cup-first = { $count ->
    [one] Coupe du premier joueur : { $count } carte.
   *[other] Coupe du premier joueur : { $count } cartes.
}
mandala-words-cup-second = { $count ->
    [one] Coupe du second joueur : { $count } carte.
   *[other] Coupe du second joueur : { $count } cartes.
}
mandala-words-cup-open-own = Votre Coupe : { $cards }. Depuis le début, inconnues de l’adversaire : { $hidden }.
mandala-words-cup-open-other = Coupe adverse : { $cards }. Depuis le début : { $hidden }.
mandala-words-cup-open-first = Coupe du premier joueur : { $cards }. Depuis le début : { $hidden }.
mandala-words-cup-open-second = Coupe du second joueur : { $cards }. Depuis le début : { $hidden }.
mandala-words-cup-claimed-other = Coupe adverse : { $cards }, et 2 cartes cachées.
mandala-words-cup-claimed-first = Coupe du premier joueur : { $cards }, et 2 cartes cachées.
mandala-words-cup-claimed-second = Coupe du second joueur : { $cards }, et 2 cartes cachées.
mandala-words-hand-own = Votre main : { $cards }.
mandala-words-hand-other = Main adverse : { $cards }.
mandala-words-hand-first = Main du premier joueur : { $cards }.
mandala-words-hand-second = Main du second joueur : { $cards }.
mandala-words-deck = { $count ->
    [0] La pioche est vide.
    [one] Pioche : { $count } carte.
   *[other] Pioche : { $count } cartes.
}
mandala-words-discard = Défausse : { $cards }.
mandala-words-claim-own = Le Mandala { $mandala } est complet. Choisissez une couleur de sa Montagne : { $colours }.
mandala-words-claim-other = Le Mandala { $mandala } est complet. L’adversaire choisit une couleur de sa Montagne : { $colours }.
mandala-words-claim-first = Le Mandala { $mandala } est complet. Le premier joueur choisit une couleur de sa Montagne : { $colours }.
mandala-words-claim-second = Le Mandala { $mandala } est complet. Le second joueur choisit une couleur de sa Montagne : { $colours }.

## Moves as they are told. $cards as in "2 red cards"; $letter is k, r, o, y, g or p.

mandala-told-build = { $name } bâtit la Montagne { $mandala } avec { $cards }.
mandala-told-grow = { $name } cultive son Champ du Mandala { $mandala } avec { $cards }.
mandala-told-discard = { $name } défausse { $cards }.
mandala-told-claim = { $name } prend la couleur { $colour }.
mandala-told-draw = { $name } pioche { $cards }.
mandala-told-refill = Nouveau dans la Montagne { $mandala } : { $cards }.

## The board and what is below it.

mandala-board = La table de Mandala. Les flèches vous déplacent, Entrée prend et pose, plus et moins prennent plus ou moins de cartes.
mandala-field = Champ
mandala-mountain = Montagne
mandala-hand-cards = Dans votre main : { $cards }
# $cards are all cards of the colour in hand, $count how many of them are picked up.
mandala-hand-picked = { $count ->
    [one] Dans votre main : { $cards }, { $count } choisie
   *[other] Dans votre main : { $cards }, { $count } choisies
}
mandala-claim = Prendre { $cards }
mandala-bar-turn = Choisissez des cartes de votre main.
mandala-bar-picked = { $cards } : choisissez un endroit.
mandala-bar-claim = Le Mandala { $mandala } est complet : choisissez une couleur de sa Montagne.
mandala-bar-claimed = Le Mandala { $mandala } est complet : { $name } choisit une couleur.
mandala-bar-exhausted = La pioche est épuisée : le prochain Mandala complet est le dernier.
mandala-bar-returned = Il n’y a plus rien à piocher : défausser maintenant met fin à la partie.
mandala-fewer = Une carte de moins
mandala-more = Une carte de plus
mandala-put-down = Reposer

## Memory aid.

mandala-aid = Aide-mémoire
mandala-aid-total = Toutes
mandala-aid-unseen = Pas encore vues
mandala-aid-holds = { $name } en a au moins une
mandala-aid-points = Points : { $name }
mandala-aid-points-open = Points sans les 2 cartes cachées : { $name }

## What explains the table: questions before a move is confirmed, prompts, places, names, legend.

# $cards as in "2 red cards".
mandala-ask-build = Bâtir en { $colour } dans le Mandala { $mandala } ?
mandala-ask-grow = Cultiver votre Champ du Mandala { $mandala } avec { $cards } ?
mandala-ask-discard = Défausser { $cards } ?
mandala-ask-claim = Prendre la couleur { $colour } ?
mandala-phrase-cards = { $count } × { $colour }
mandala-phrase-build = { $cards } dans la Montagne { $mandala }
mandala-phrase-grow = { $cards } dans le Champ { $mandala }
mandala-phrase-discard = défausser { $cards }
mandala-phrase-claim = prendre { $colour }
# Longer prompts for the first games: what to do, and why it matters.
mandala-why-turn = Choisissez des cartes : la Montagne vous en apporte de nouvelles, votre Champ le premier choix.
mandala-why-picked = { $cards } : choisissez un endroit éclairé. Plus de cartes dans votre Champ, et vous prenez en premier.
mandala-why-claim = Choisissez une couleur du Mandala { $mandala } : plus elle entre tard dans votre Rivière, plus elle compte.
# What a place is, said when a press on it does nothing else.
mandala-about-deck = { $count ->
    [0] La pioche est vide.
    [one] La pioche : il reste { $count } carte.
   *[other] La pioche : il reste { $count } cartes.
}
mandala-about-discard = La défausse : elle devient la nouvelle pioche quand la pioche est épuisée.
mandala-about-mountain = Montagne { $mandala } : quand les six couleurs sont dans son Mandala, vous prenez ces cartes à tour de rôle.
# $whose: own, other, or any for those who watch.
mandala-about-field = { $whose ->
    [own] Votre Champ : avec plus de cartes ici que l’adversaire, vous prenez en premier.
    [other] Le Champ adverse : avec plus de cartes ici que vous, l’adversaire prend en premier.
   *[any] Un Champ : qui a le plus de cartes dans le sien prend en premier.
}
mandala-about-river = { $whose ->
    [own] Votre Rivière : la première couleur compte 1, la sixième 6.
    [other] La Rivière adverse : la première couleur compte 1, la sixième 6.
   *[any] Une Rivière : la première couleur compte 1, la sixième 6.
}
mandala-about-cup = { $whose ->
    [own] Votre Coupe : chaque carte y vaut le numéro de sa couleur dans votre Rivière.
    [other] La Coupe adverse : chaque carte y vaut le numéro de sa couleur dans la Rivière adverse.
   *[any] Une Coupe : chaque carte y vaut le numéro de sa couleur dans la Rivière de la même personne.
}
mandala-about-hand = { $whose ->
    [own] Votre main : huit cartes au plus, cachées à l’adversaire.
    [other] La main adverse : huit cartes au plus, que vous ne voyez pas.
   *[any] Une main : huit cartes au plus, que personne d’autre ne voit.
}
# Names of the places, until somebody knows them.
mandala-label-river = Rivière
mandala-label-cup = Coupe
mandala-label-deck = Pioche
mandala-label-discard = Défausse
mandala-label-hand = Votre main
# The legend: short, one thing each.
mandala-legend-mountain = Six marques sous une Montagne : les couleurs pleines sont dans son Mandala, les pointillées manquent. Avec les six, on prend ses cartes.
mandala-legend-field = Votre Champ : qui a le plus de cartes dans le sien prend en premier. Si le vôtre est vide, ce que vous prenez est défaussé.
mandala-legend-river = Votre Rivière : chaque nouvelle couleur prise occupe la case suivante, dont le numéro dit ce que vaut chaque carte de cette couleur dans votre Coupe.
mandala-legend-cup = Votre Coupe : les cartes qui comptent. Deux y sont dès le début, et l’adversaire ne les connaît pas.
mandala-legend-number = Un nombre sur des cartes : combien il y en a. Une ligne pointillée : le dernier coup.

## On the first page.

home-line-mandala = À deux, on bâtit quelque chose de beau, en se demandant sans cesse qui l’emportera.
home-facts-mandala = 2 joueurs · cartes · 30 minutes

## What can be chosen for a table.

memory-mandala = Cartes prises
memory-mandala-note = Dans cette partie, la mémoire compte : de la Coupe adverse, vous ne voyez que le nombre de cartes.

## Why a move is not allowed.

illegal-mandala-ended = La partie est finie.
illegal-mandala-draw-first =
    { $due ->
        [one] Il faut d’abord piocher { $due } carte.
       *[other] Il faut d’abord piocher { $due } cartes.
    }
illegal-mandala-refill-first = Il faut d’abord remplir la Montagne du Mandala { $current }.
illegal-mandala-claim-first =
    La Montagne du Mandala { $current } est en cours de partage : choisissez une de ses couleurs.
illegal-mandala-nothing-to-claim = Aucun Mandala n’est complet, donc il n’y a rien à choisir.
illegal-mandala-not-in-mountain = Cette couleur n’est pas dans la Montagne du Mandala { $current } : { $colour }.
illegal-mandala-no-such-card = Vous n’avez pas de carte de cette couleur : { $colour }.
illegal-mandala-too-few-cards =
    { $held ->
        [one] Vous n’avez que { $held } carte de cette couleur : { $colour }.
       *[other] Vous n’avez que { $held } cartes de cette couleur : { $colour }.
    }
illegal-mandala-in-mountain =
    Cette couleur est déjà dans la Montagne du Mandala { $mandala } et ne peut aller nulle part ailleurs dans ce Mandala : { $colour }.
illegal-mandala-in-own-field =
    Cette couleur est déjà dans votre Champ du Mandala { $mandala } et ne peut aller nulle part ailleurs dans ce Mandala : { $colour }.
illegal-mandala-in-rival-field =
    Cette couleur est déjà dans le Champ adverse du Mandala { $mandala } et ne peut aller nulle part ailleurs dans ce Mandala : { $colour }.
illegal-mandala-keep-a-card = Gardez au moins une carte en main.
illegal-mandala-nothing-to-draw = Gardez au moins une carte en main : il n’y en a plus à piocher.

## The result.

ending-mandala-river = Une Rivière a les six couleurs.
ending-mandala-deck = La pioche est épuisée.
decided-tie-mandala = Égalité aux points ; la Coupe la moins remplie l’a emporté.
fair-checked-mandala = Cartes vérifiées
fair-unkept-mandala = Les cartes concordent
fair-wrong-mandala = Les cartes ne concordent pas

## The demonstration: a line for each move of excerpt.json, and what the picture of the board shows.

scene-mandala-0 = Il manque encore deux des six couleurs au Mandala 2.
scene-mandala-1 = Ada cultive de l’orange dans son Champ. Il ne manque plus que le jaune.
scene-mandala-2 = Ben bâtit du jaune. Les six y sont : on se partage la Montagne.
scene-mandala-3 = Ben a plus de cartes dans son Champ et choisit d’abord : vert. Une à la Rivière, une à la Coupe.
scene-mandala-4 = Ada prend le violet, une nouvelle couleur : case 4 de la Rivière.
scene-mandala-5 = Ben prend le jaune : case 2 de la Rivière.
scene-mandala-6 = Ada a déjà le rouge en case 3. Dans la Coupe, cette carte vaut donc 3.
picture-mandala = La table au milieu d’une partie : deux Mandalas, chacun avec une Montagne entre deux Champs, et à côté la Rivière et la Coupe de chaque personne.

## Setting up a position

setup-mandala-field = Champ du joueur { $seat }
setup-mandala-mountain = Montagne
setup-mandala-place-hand = Main
setup-mandala-place-river = Rivière, dès la case 1
setup-mandala-place-cup = Coupe : les 2 du départ
setup-mandala-place-claimed = Coupe : prises
setup-mandala-place-whole = Coupe, toutes les cartes
setup-mandala-place-discard = Défausse
setup-mandala-group-mandala = Mandala n° { $number }
setup-mandala-group-seat = Joueur { $number }
setup-mandala-group-rest = Autres cartes
setup-mandala-kind = Situation
setup-mandala-kind-turn-0 = Au joueur 1 de jouer
setup-mandala-kind-turn-1 = Au joueur 2 de jouer
setup-mandala-kind-count = Décompte final : Rivières et Coupes
setup-mandala-kind-other = Telle quelle

## Dans les analyses.

mandala-belief-hand = Ce que l’adversaire pouvait avoir en main
mandala-belief-cup = Caché dans la Coupe adverse
mandala-belief-row = { $colour } : au moins une, { $counting } % en comptant, { $weighted } % selon les coups
mandala-belief-count = { $colour } : au moins une, { $counting } % en comptant
mandala-belief-note = Chance d’au moins une carte, en pour cent. Barre : en comptant. Trait et nombre : aussi d’après les coups adverses.

## Why a position is impossible

impossible-mandala-cards = Cartes de couleur { $colour } : { $count } au lieu de { $most }.
impossible-mandala-two-areas = La couleur { $colour } est dans plusieurs zones du Mandala { $mandala }.
impossible-mandala-few-on-mountain = La Montagne du Mandala { $mandala } a trop peu de cartes : au moins 2 y sont.
impossible-mandala-complete = Le Mandala { $mandala } est complet : ses couleurs doivent d’abord être prises.
impossible-mandala-hand = Le joueur { $player } a { $count } cartes en main ; de 1 à { $most } sont possibles.
impossible-mandala-cup = Joueur { $player } : la Coupe contient { $most } cartes dès le départ.
impossible-mandala-no-river-card = Le joueur { $player } a pris la couleur { $colour } sans carte de cette couleur dans la Rivière.
impossible-mandala-deck-empty = Il ne reste aucune carte pour la pioche.
impossible-mandala-river-full = Une Rivière a six couleurs, la partie est terminée : choisissez le décompte final.
impossible-mandala-none-claimed = La partie se termine quand les couleurs d’un Mandala ont été prises : au moins l’un des deux est alors vide.
