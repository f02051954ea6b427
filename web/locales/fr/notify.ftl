### Being told that it is one's turn.

notify-title = Quand c’est votre tour
notify-sound-hint = Un son bref et doux aux tables où l’on joue à plusieurs.
notify-sound-alone = Des sons aussi contre l’ordinateur
notify-here = Notifications du navigateur
notify-here-hint = Pendant que vous regardez un autre onglet ou une autre fenêtre.
notify-push = Messages sur cet appareil
notify-push-hint = Aux tables où un coup peut prendre des jours, même quand Sandtable est fermé.
notify-unsupported = Ce navigateur ne peut pas afficher de notifications. Sur iPhone et iPad, il le peut une fois Sandtable ajouté à l’écran d’accueil.
notify-denied = Le navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages pour cette page.
notify-push-unsupported = Ce navigateur ne peut pas recevoir de messages pour une page fermée.
notify-push-not-offered = Ce serveur n’envoie pas de messages aux pages fermées.
notify-push-failed = L’inscription aux messages a échoué. Peut-être le navigateur n’a-t-il pas de réseau, ou ne les autorise-t-il pas.

## The question at a table.

notify-offer = Faut-il vous prévenir quand c’est votre tour ?
notify-offer-here = Par une brève notification pendant que vous faites autre chose.
notify-offer-push = Par un bref message sur cet appareil, même quand Sandtable est fermé.
notify-yes = Oui, volontiers
notify-no = Non, merci
notify-later = Plus tard, peut-être

## Notifications. The service worker says these too: one line each, and only names in them.

notify-turn-title = À vous de jouer · { $game }
notify-turn-moved = { $name } a joué.
notify-turn-waiting = Votre table vous attend.
notify-invited-title = Une invitation · { $game }
notify-invited-by = { $name } aimerait jouer avec vous.
notify-invited-waiting = Une place vous est gardée.
