### Names, drawings, and people one has played with.

## Asked once, at the first invitation or the first table of somebody else.

introduce-title = Comment les autres peuvent-ils vous appeler ?
introduce-text = Un nom et un dessin, pour que l’on sache que c’est vous. Les deux se changent dans les réglages.
introduce-save = C’est moi
introduce-skip = Ne plus demander
avatar-title = Votre dessin
avatar-none = Aucun dessin
avatar-shell = Coquillage
avatar-leaf = Feuille
avatar-wave = Vague
avatar-sun = Soleil
avatar-moon = Lune
avatar-hill = Collines
avatar-star = Étoile
avatar-feather = Plume
avatar-flower = Fleur
avatar-acorn = Gland de chêne
avatar-boat = Bateau
avatar-lantern = Lanterne

## Inviting somebody again.

companions-title = Rejouer avec
companions-invite = Inviter : { $name }
companions-sent = L’invitation est en route. La personne invitée la verra en tête de ses parties.
invited-title = Vous avez une invitation
invited-by = { $name } voudrait jouer à { $game }.
invited-join = Rejoindre
invited-decline = Refuser
invited-block = Refuser définitivement
invited-blocked = Vous ne recevrez plus d’invitation de cette personne. Cela se change dans les réglages.
event-declined = L’invitation a été refusée. Toute personne qui a le lien peut prendre la place.

## In the settings: from whom nobody wants to hear.

blocks-title = Pas d’invitations de
blocks-welcome = Autoriser de nouveau
