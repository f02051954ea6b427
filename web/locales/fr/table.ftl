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
waiting-invited = On vous invite. Prenez place pour jouer, ou restez pour regarder.
waiting-chairs = Places
waiting-reserved = gardée pour la personne de la partie précédente
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
table-bots-waiting = Beaucoup de parties sont en cours : le coup de l’ordinateur prendra un peu plus de temps.
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
table-memory-hidden = Dans cette partie, la mémoire compte : de la Coupe adverse, vous ne voyez que le nombre de cartes.
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
event-abandoned = La partie s’arrête : { $name } ne revient pas.
event-stopped = La partie durait depuis très longtemps et a été arrêtée.
event-rematch-offered = { $name } voudrait rejouer.

## When it is over.

result-you-won = Vous gagnez !
result-won = { $name } gagne
result-draw = Partie nulle
result-stopped = Personne n’a gagné
result-all-won = Gagné, tous ensemble
result-all-lost = Perdu pour cette fois
ending-river = Une Rivière a les six couleurs.
ending-deck = La pioche est épuisée.
ending-stuck = Il n’y avait plus de coup possible.
ending-clustered = Toutes les couleurs sont regroupées.
ending-move-limit = Les 44 coups sont joués.
ending-resigned = Par abandon.
ending-timeout = Le temps était écoulé.
ending-abandoned = Quelqu’un n’est pas revenu.
ending-stopped = La limite de 2 000 coups est atteinte.
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
points-all = Tous ensemble
points-sum = Points
points-times = { $count } × { $worth }
points-item-shapes = { $count ->
    [one] { $count } forme
   *[other] { $count } formes
}
points-item-centre = { $count ->
    [0] Le centre n’est pas vide
   *[other] Le centre est vide
}
points-item-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
points-item-clusters = { $count ->
    [one] { $count } groupe
   *[other] { $count } groupes
}
