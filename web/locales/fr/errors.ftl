### Why something was not done. The server sends a code and the words to fill in.

## At a table.

error-game-over = La partie est finie.
error-game-not-over = La partie n’est pas encore finie.
error-game-not-begun = La partie n’a pas encore commencé.
error-game-begun = La partie a déjà commencé.
error-players-needed =
    { $count ->
        [one] Il manque encore { $count } personne.
       *[other] Il manque encore { $count } personnes.
    }
error-not-your-turn = Ce n’est pas à vous de jouer.
error-no-seat = Vous ne jouez pas dans cette partie.
error-host-only = Seule la personne qui a ouvert la table peut faire cela.
error-seats-taken = La partie a commencé, et toutes les places sont prises.
error-bad-seed = Une graine compte de 1 à 64 lettres, chiffres, - ou _.
error-bad-commitment = Un engagement est un SHA-256 de 64 caractères, de 0 à 9 et de a à f.
error-seed-or-commitment = Envoyez soit une graine, soit l’engagement sur une graine.
error-seed-at-once = À cette table, la graine se donne en prenant place.
error-seed-too-early = Tout le monde ne s’est pas encore engagé. Gardez votre graine pour vous.
error-chairs-changed = Quelqu’un est arrivé ou parti. Regardez encore avant de montrer votre graine.
error-seed-shown = Vous avez déjà montré votre graine.
error-wrong-seed = Cette graine ne correspond pas à votre engagement.
error-seeds-needed = Tout le monde n’a pas encore montré sa graine.
error-already-seated = Vous êtes déjà à cette table.
error-no-such-chair = Cette place n’existe pas à cette table.
error-chair-taken = Cette place est prise.
error-chairs-taken = Toutes les places sont prises.
error-chair-kept = Cette place est gardée pour quelqu’un d’autre.
error-not-seated = Vous n’êtes pas à cette table.
error-not-invited = Aucune place ne vous est réservée à cette table.
error-nothing-to-leave = La partie est finie : il n’y a rien à quitter.
error-nobody-there = Il n’y a personne à cette place.
error-own-seat = C’est votre propre place.
error-nobody-to-leave = Personne n’a pu quitter cette place.
error-not-left = Cette personne est encore là. Attendez un peu.
error-time-not-up = Il reste du temps à tout le monde.
error-too-much-happened = Il s’est passé trop de choses à cette table. Continuez à jouer, ou ouvrez-en une autre.
error-no-draw-here = À { $game }, il n’y a personne avec qui faire nulle.
error-draw-offered = Vous avez déjà proposé la nulle.
error-no-draw-offer = Personne ne vous a proposé la nulle.
error-no-undo-rated = Dans une partie classée, on ne reprend pas de coup.
error-no-undo-together = À { $game }, quand on joue à plusieurs, on ne reprend pas de coup : ce serait un signal.
error-no-reactions-together = Ce jeu se joue en silence : une réaction serait un signal.
error-nobody-to-react-to = Personne d’autre n’est à cette table pour la voir.
error-no-move = Vous n’avez encore joué aucun coup à reprendre.
error-not-your-last-move = Vous ne pouvez reprendre que votre propre dernier coup, et seulement avant que quelqu’un d’autre agisse.
error-chance-followed = Ce coup ne peut plus être repris : de nouvelles cartes ont suivi.
error-secret-shown = Ce coup ne peut plus être repris : il a montré ce que personne d’autre ne savait.
error-rematch-opened = La partie suivante est déjà ouverte.
error-rematch-asked = Vous avez déjà demandé.
error-bad-clock = Ce réglage du temps n’existe pas.
error-bad-name = Un nom compte de 1 à { $most } caractères.
error-not-rated-together = À { $game }, on joue ensemble : il n’y a pas d’adversaire pour un classement.
error-record-secret = L’enregistrement montre toutes les cartes : vous l’aurez une fois la partie finie.
error-no-memory-here = À { $game }, aucune carte vue n’est cachée ensuite : il n’y a rien à retenir.
error-replay-memory = Ici, ce qui a été joué est laissé à la mémoire. Vous pourrez le revoir une fois la partie finie.

## Who you are.

error-unknown-visitor = Nous ne vous connaissons pas encore. Rechargez la page.
error-bad-header = Le jeton n’a pas été envoyé comme il faut.
error-bad-token = Ce jeton n’est pas valable.
error-just-deleted = Vos données viennent d’être supprimées.
error-wrong-passphrase = Ce n’est pas votre phrase secrète.
error-wrong-login = Ce nom et cette phrase secrète ne vont pas ensemble.
error-not-for-programs = Un programme ne peut pas faire cela.
error-only-watching = Vous ne faites que regarder. Rechargez la page pour participer.
error-name-taken = Ce nom est déjà pris. Choisissez-en un autre.
error-name-alike = Ce nom ressemble trop à un autre. Choisissez-en un autre.
error-name-kept = Ce nom est réservé à l’ordinateur.
error-name-mixed = Écrivez le nom avec les lettres d’un seul alphabet.
error-bad-label = Ce texte ne peut contenir que des caractères imprimables.
error-tokens-full = Vous avez { $most } jetons. Révoquez-en un d’abord.
error-no-such-token = Vous n’avez pas ce jeton.
error-push-off = Ce serveur n’envoie pas de messages aux pages fermées.
error-push-service = Rien n’est envoyé au service de notifications de ce navigateur : le serveur ne le connaît pas.
error-push-keys = Le navigateur a envoyé des clés inutilisables. Veuillez réessayer.

## Anything else.

error-no-such-table = Cette table n’existe pas. Peut-être que personne n’est venu et qu’elle a été fermée.
error-tables-waiting = D’autres attendent déjà à vos tables ouvertes. Jouez-y d’abord, puis ouvrez-en une autre.
error-tables-waiting-here =
    Trop de tables ouvertes depuis votre réseau attendent déjà des joueurs. Rejoignez-en une ou réessayez plus tard.
error-ahead = Votre page est en avance sur la table. Rechargez-la.
error-stale = La partie a continué entre-temps. Regardez de nouveau.
error-chair-for-you = Gardez une place pour vous.
error-chair-for-invited = Gardez une place pour vous et une pour la personne invitée.
error-no-such-companion = Il n’y a là personne avec qui vous ayez joué.
error-not-invitable = Cette personne ne peut pas être invitée pour le moment.
error-invitations-waiting = { $most } de vos invitations attendent une réponse. Cela suffit pour l’instant.
error-blocks-full = Vous avez bloqué { $most } personnes. Autorisez d’abord l’une d’elles de nouveau.
error-no-such-block = Vous n’avez pas bloqué cette personne.
error-bot-tables = Vous jouez déjà { $most } parties avec l’ordinateur. Terminez-en d’abord une.
error-bot-tables-address = Beaucoup de parties avec l’ordinateur sont en cours depuis votre connexion. Réessayez plus tard.
error-faster = Quelqu’un a été plus rapide. Regardez de nouveau.
error-crowded = Trop de demandes à la fois. Réessayez.
error-not-understood = Le serveur n’a pas compris.
error-not-text = Le serveur n’a pas compris.
error-other-site = Cela venait d’un autre site : rien n’a été fait.
error-no-origin = Cela venait d’un autre site : rien n’a été fait.
error-nothing-here = Il n’y a rien ici.
error-wrong-method = Le serveur n’a pas compris.
error-too-long = C’est trop long.
error-url-too-long = Cette adresse est trop longue.
error-head-too-long = Votre navigateur a envoyé trop de choses. Effacez les cookies de cette page.
error-too-many-headers = Votre navigateur a envoyé trop de choses. Effacez les cookies de cette page.
error-too-slow = L’envoi a pris trop de temps. Réessayez.
error-server-full = Il y a trop de monde en ce moment. Réessayez dans un instant.
error-not-json = Le serveur n’a pas compris.
error-too-many =
    { $seconds ->
        [one] C’était trop rapide. Réessayez dans { $seconds } seconde.
       *[other] C’était trop rapide. Réessayez dans { $seconds } secondes.
    }
error-store-silent = Le serveur n’arrive pas à accéder à ses données. Réessayez plus tard.
error-not-saved = Le serveur ne peut rien enregistrer pour le moment. Réessayez bientôt.
error-broken = Quelque chose s’est mal passé sur le serveur. C’est noté.
error-no-such-game = Ce jeu n’existe pas.
error-no-such-bot = L’ordinateur n’a pas ce niveau.
error-no-such-seat = Cette place n’existe pas.
error-no-such-puzzle = Ce problème n’existe pas.
error-no-puzzles = Il n’y a pas de problèmes pour ce jeu.
error-bad-option = Ce jeu ne peut pas être préparé ainsi.
error-not-a-move = Ce n’est pas un coup.
error-chance-event = C’est le hasard qui décide, et personne d’autre.
error-other = Ce n’est pas possible.
error-bad-position = Ce jeu ne peut pas arriver à cette position. Vérifiez ce qui se trouve où.
error-bad-deal = Aucune partie ne commence par cette donne.
error-unreadable = Ce n’est ni une partie notée ni une position d’un des jeux. Copiez tout, dès la première ligne.
error-record-illegal-move = L’entrée { $number } de cette partie notée ne peut pas être jouée à cet endroit.

## The Daily.

error-no-such-day = Ce jour n’existe pas ou n’a pas encore commencé.
error-no-such-task = Il n’y a pas d’épreuve de ce jeu ce jour-là.
error-daily-not-made = Ce jour n’a pas pu être préparé. Réessayez plus tard.
error-day-still-counts = Ce jour compte encore. Il sera publié quand il sera fini pour tout le monde.
error-finish-first = Terminez d’abord l’épreuve : cela vendrait la mèche.
error-daily-finished = Vous avez terminé cette épreuve. Le premier essai compte.
error-no-hints = Il n’y a pas d’indices ici.

## Lessons.

error-no-lessons = Il n’y a pas de leçons pour ce jeu.
error-no-such-lesson = Cette leçon n’existe pas.
error-lesson-path = Cette leçon a changé entre-temps. Recommencez-la.
error-finale-moves = Cette partie a changé entre-temps. Recommencez-la.
error-finale-turn = Ce n’est pas à vous de jouer dans cette partie.

## Puzzles.

error-no-puzzle-left = Vous avez déjà essayé tous les problèmes de ce genre.
error-no-puzzle-due = Aucun problème n’est à répéter pour le moment.
error-puzzle-moves = Ce problème était déjà décidé. Recommencez-le.

## The analysis board

error-analysis-busy = Le moteur est occupé : les parties aux tables passent d’abord. Réessayez dans un instant.
error-analysis-too-long = Une analyse a au plus { $most } coups.
error-running-rated-game = C’est la position d’une partie classée en cours : elle reste sans aide.
error-analysis-start = Une analyse commence par une position ou une donne.
error-analysis-illegal = Un coup de cette analyse ne peut pas être joué à sa place.
error-analysis-no-deal = Des coups ont été joués avant cette position : ce ne peut être une partie notée. Enregistrez un lien.
error-analysis-no-move = Ici, personne n’est au trait.

## Analyses et indices.

error-review-of-what = Choisissez une partie ou un enregistrement à analyser.
error-review-when-over = Seules les parties terminées peuvent être analysées.
error-review-too-long = Seules les parties d’au plus { $most } coups peuvent être analysées.
error-review-failed = L’analyse n’a pas abouti. Réessayez plus tard.
error-reviews-running = Vos analyses sont encore en cours ou en attente ({ $most } au plus). Annulez-en une d’abord.
error-not-reviewable = Cette partie ne peut pas être analysée.
error-no-such-review = Cette analyse n’est plus là. Demandez-la à nouveau.
error-no-such-moment = Il n’y a pas de décision à cet endroit de la partie.
error-bad-record = Ce n’est pas un enregistrement valable.
error-no-help-rated = Pas d’aide dans une partie classée tant qu’elle est en cours.
error-no-help-now = L’aide est là quand c’est à vous de jouer.
error-no-help-memory = À cette table, votre mémoire compte.
error-help-for-players = Seules les personnes qui jouent ici ont de l’aide.
