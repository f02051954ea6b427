### People and settings.

settings-page-title = Réglages · Sandtable
settings-title = Vous et vos réglages
settings-here = Dans ce navigateur
settings-theme = Clair ou sombre
settings-theme-system = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-contrast = Contraste
settings-contrast-system = Comme l’appareil
settings-contrast-more = Élevé
settings-motion = Mouvement
settings-motion-system = Comme l’appareil
settings-motion-off = Aucun
settings-confirm = Confirmer les coups
settings-confirm-hint = Un coup n’est joué qu’après votre confirmation.
settings-sound = Sons

## Who one is.

people-title = Vous
people-guest = Dans ce navigateur, vous jouez en invité. Avec une phrase secrète, vous pouvez vous connecter où que vous soyez.
people-person = Avec votre nom et votre phrase secrète, vous pouvez vous connecter où que vous soyez.
people-name = Nom
people-name-hint = C’est ce que les autres lisent.
people-name-save = Enregistrer le nom
people-name-saved = Votre nom est maintenant { $name }.
people-passphrase = Se connecter où que vous soyez
people-passphrase-change = Changer la phrase secrète
people-passphrase-hint = Quelques mots que personne d’autre ne connaît. Vos autres navigateurs seront déconnectés.
people-passphrase-current = Phrase secrète actuelle
people-passphrase-new = Nouvelle phrase secrète
people-passphrase-length = { $count ->
    [one] Au moins { $count } caractère.
   *[other] Au moins { $count } caractères.
}
people-passphrase-tokens = Garder les jetons de vos programmes
people-passphrase-tokens-hint = Sinon ils seront révoqués, et il en faudra de nouveaux à vos programmes.
people-passphrase-save = Enregistrer la phrase secrète
people-passphrase-saved = La phrase secrète est enregistrée.
people-login-title = J’ai déjà joué ici
people-login-passphrase = Phrase secrète
people-login = Se connecter
people-welcome = Bon retour, { $name }.
people-logout = Se déconnecter
people-logged-out = C’est fait : vous jouez de nouveau en invité.
people-ratings = Vos classements
people-rated-games = { $games ->
    [one] sur { $games } partie
   *[other] sur { $games } parties
}

## What is kept.

people-data = Vos données
people-data-hint = Téléchargez tout ce qui est gardé sur vous, avec toutes vos parties, ou faites tout effacer.
people-export = Tout télécharger
people-delete = Me supprimer
people-delete-title = Vous supprimer pour de bon ?
people-delete-text = Votre nom, votre phrase secrète et vos classements sont supprimés maintenant. Vous quittez les parties en cours. C’est irréversible.
people-deleted = Plus rien n’est gardé sur vous ici.

## Programs.

people-tokens = Programmes qui jouent pour vous
people-tokens-hint = Avec un jeton à vous, un programme joue sous votre nom.
people-tokens-docs = Comment faire
people-token = Jeton
people-token-label = À quoi il sert
people-token-new = Créer un jeton
people-token-once = Copiez-le maintenant : il n’est montré qu’une fois.
people-token-unnamed = Sans nom
people-token-used = Dernière utilisation : { $date }
people-token-revoke = Révoquer
