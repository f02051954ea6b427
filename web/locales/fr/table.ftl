### A table: before the game, while it is played, and when it is over.

table-page-title = { $game } · Sandtable
table-page-title-turn = À vous de jouer · { $game }
table-title = Une table de { $game }
table-in-words = Le plateau en mots

## Before the game.

waiting-for = { $free ->
    [one] Encore { $free } personne, et c’est parti.
   *[other] Encore { $free } personnes, et c’est parti.
}
waiting-seeds = Toutes les places sont prises. On distribue dès que tout le monde est là. On attend encore : { $names }
waiting-invited = On vous invite. Prenez place pour jouer, ou restez pour regarder.
waiting-chairs = Places
waiting-reserved = réservée à la personne invitée
waiting-sit = Prendre place
waiting-stand = Se lever
waiting-send-away = Renvoyer
waiting-level = Niveau
waiting-add-bot = Ajouter l’ordinateur
waiting-settings = Ce que l’on joue
invite-title = Inviter quelqu’un
invite-text = Envoyez ce lien, ou faites scanner le code avec un téléphone. La partie commence dès que la place est prise.
invite-link = Lien vers cette table
invite-code = Le lien sous forme de code à scanner
copy-by-hand = Le lien est sélectionné : copiez-le au clavier ou par un appui long.
rated = Classement
rated-yes = Cette partie compte
clock-limit-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
clock-limit-move = { $seconds ->
    [one] { $seconds } seconde par coup
   *[other] { $seconds } secondes par coup
}
clock-limit-base = { $minutes } min + { $seconds } s
# Time left on a clock, when it is two days or more.
clock-days = { $days } j { $hours } h

## While it is played.

table-you = vous
table-guest = invité
table-on-turn = c’est son tour
table-away = hors ligne
table-left = a quitté la table
table-clock = Temps restant
table-your-turn = À vous de jouer
table-their-turn = { $name } réfléchit
table-their-turn-away = { $name } est hors ligne
# So many games that the computer cannot think at once, or not for as long as always.
table-bots-waiting = Beaucoup de parties sont en cours : { $before ->
    [0] le coup de l’ordinateur est le prochain (environ { $seconds } s).
    [one] un autre coup passe avant (environ { $seconds } s).
   *[other] { $before } autres coups passent avant (environ { $seconds } s).
}
table-bots-shortened = Beaucoup de parties sont en cours : l’ordinateur réfléchit moins longtemps que d’habitude.
table-chance = Distribution des cartes
table-over = La partie est finie
table-sent = Envoyé…
table-reconnecting = La connexion est perdue. Reconnexion…
table-confirm = Confirmer
table-undo = Reprendre le coup
table-flip = Tourner le plateau
table-resign = Abandonner
table-resign-title = Abandonner ?
table-resign-text = La partie s’arrête, et votre adversaire gagne.
table-give-up = Abandonner
table-give-up-title = Abandonner ?
table-give-up-text = La partie s’arrête pour toute la table et compte comme perdue.
table-draw = Proposer la nulle
table-draw-waits = Nulle proposée
table-draw-offered = Votre adversaire propose la nulle.
table-draw-accept = Accepter
table-draw-decline = Refuser
table-absent = { $name } n’est plus là.
table-hand-over = Laisser l’ordinateur continuer
table-end-abandoned = Arrêter la partie
table-moves = Coups
table-moves-none = Aucun coup pour l’instant
table-memory-hidden = Dans cette partie, la mémoire compte.
table-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}

## What happened.

event-sat = { $name } prend place.
event-started = La partie commence.
event-handed-over = { $name } continue la partie.
event-undone = { $name } reprend le dernier coup.
event-resigned = { $name } abandonne.
event-draw-offered = { $name } propose la nulle.
event-draw-declined = { $name } refuse la nulle.
event-draw-agreed = { $name } accepte la nulle.
event-timed-out = Temps écoulé : { $name }.
event-left = { $name } a quitté la table.
event-freed = Une place est de nouveau libre : la personne n’est pas revenue.
event-abandoned = La partie s’arrête : { $name } ne revient pas.
event-stopped = La partie durait depuis très longtemps et a été arrêtée.
event-rematch-offered = { $name } voudrait rejouer.

## The board of a game that has none of its own: a picture made of letters, and its moves.

generic-seat = Joueur { $number }
# A move as it is written, as in "Aino: place b2"; then with the chance that followed.
generic-told = { $name } : { $move }
generic-told-chance = { $name } : { $move } ({ $chance })
generic-picture = Le plateau en texte
generic-moves = Coups possibles
generic-filter = Filtrer les coups
# Moves that the filter shows, and all.
generic-count = { $count } sur { $all }

## When it is over.

result-you-won = Vous gagnez !
result-won = { $name } gagne
result-draw = Partie nulle
result-stopped = Personne n’a gagné
result-all-won = Gagné, tous ensemble
result-all-lost = Perdu pour cette fois
ending-resigned = Par abandon.
ending-timeout = Le temps était écoulé.
ending-abandoned = Quelqu’un n’est pas revenu.
ending-stopped = La limite du nombre de coups est atteinte.
ending-agreed = Nulle d’un commun accord.
result-see = Résultat
result-rematch = Rejouer
result-rematch-waits = On attend les autres
result-rematch-asked = { $name } voudrait rejouer.
result-next = Vers la partie suivante
result-replay = Revoir
result-download = Télécharger
result-share = Partager cette partie
result-link = Lien pour revoir la partie
fair-checked = Tout est vérifié
fair-checked-text = Ce navigateur a recalculé tout ce qui a été distribué et pioché. Cela découle du secret que la table avait promis avant que vous preniez place, et des graines que tout le monde avait promises avant que la première soit montrée ; la vôtre en fait partie. Personne n’a donc pu choisir ce qui sortait, pas même la table.
fair-weak-text = Ce qui a été distribué et pioché correspond à la promesse de la table et à votre graine. Mais cette table date de l’époque où les graines étaient données ouvertement : la table et la dernière personne assise auraient pu choisir ensemble.
fair-unkept = Tout concorde
fair-unkept-text = Ce qui a été distribué et pioché découle du secret et des graines de l’enregistrement. Ce navigateur n’a rien noté quand on a pris place, il ne peut donc pas dire si l’enregistrement a été modifié.
fair-elsewhere-text = Ce qui a été distribué et pioché découle de l’enregistrement, mais la graine de votre place venait d’un autre navigateur. Si vous n’avez utilisé que celui-ci, quelque chose ne va pas.
fair-partly = Vérifié en partie
fair-partly-text = Les promesses, les graines et les places ont été vérifiées ici, mais pas la distribution.
fair-wrong = Quelque chose ne concorde pas
fair-wrong-text = Gardez l’enregistrement de cette partie et adressez-vous aux responsables de ce serveur.
fair-why-promise = La table avait promis autre chose quand vous avez pris place.
fair-why-secret = Le secret de la table ne correspond pas à sa promesse.
fair-why-seed = Une graine ne correspond pas à la promesse qui avait été faite.
fair-why-own-seed = Votre graine n’a pas été utilisée.
fair-why-others = Les promesses ne sont pas celles qui valaient quand votre graine a été montrée.
fair-why-seats = Les places ne sont pas celles que donnent le secret et les graines.
fair-why-cards = Ce qui a été distribué ou pioché n’est pas ce que donnent le secret et les graines.
fair-later = Impossible de vérifier la distribution pour le moment.
fair-command = Pour vérifier avec votre propre programme, téléchargez la partie et lancez :
points-all = Tous ensemble
points-sum = Points
points-times = { $count } × { $worth }
