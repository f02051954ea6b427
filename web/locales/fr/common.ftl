### What all pages share.

sandtable = Sandtable

## Colours, as in "a black card".

colour-k = noir
colour-r = rouge
colour-o = orange
colour-y = jaune
colour-g = vert
colour-p = violet
colour-w = blanc
colour-v = violet
colour-l = bleu clair
colour-d = bleu foncé

## The top of each page.

nav-skip = Aller au contenu
nav-pages = Pages
nav-play = Jouer
nav-learn = Apprendre
nav-games = Mes parties
nav-watch = Regarder
nav-rules = Règles
nav-settings = Réglages
nav-language = Langue

## The bottom of each page.

footer-independent = Sandtable est indépendant. Les jeux appartiennent à leurs auteurs et éditeurs.
footer-programs = Pour les programmes qui jouent

## Small words.

close = Fermer
cancel = Annuler
loading = Un instant…
loading-long = Juste après le démarrage, il faut environ une minute pour que tout soit prêt.
copy = Copier
copied = Copié
share = Partager

## Chairs and tables in lists.

# Whoever has not chosen a name.
guest = Invité { $number }
chair-free = une place libre
row-my-turn = À vous de jouer
row-status-waiting = En attente de joueurs
row-status-playing = En cours
row-status-over = Terminée
row-outcome-won = Gagnée
row-outcome-lost = Perdue
row-outcome-draw = Nulle
row-outcome-stopped = Interrompue

## The network or the server is away.

away-network = Vous êtes hors ligne. Ce que vous voyez a peut-être changé ; tout reprendra au retour du réseau.
away-server = Le serveur ne répond pas. Nouvel essai…
error-away = Le serveur ne répond pas. Réessayez dans un instant.
away-title = Cette page n’a pas pu être chargée
away-page = Le serveur ou le réseau est injoignable pour le moment.
away-try = Réessayer

## A page that is not there.

missing-page-title = Introuvable · Sandtable
missing-title = Il n’y a rien ici
missing-text = Le lien a peut-être été coupé en route, ou la table a été fermée.
missing-table-title = Cette table n’existe plus
missing-table-text =
    Les tables où personne ne vient sont fermées au bout d’un moment. Ou bien le lien est arrivé incomplet.
missing-home = Vers les jeux
