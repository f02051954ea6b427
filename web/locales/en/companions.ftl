### Names, drawings, and people one has played with.

## Asked once, at the first invitation or the first table of somebody else.

introduce-title = What may others call you?
introduce-text = A name and a drawing, so that your friends know who it is. You can change both in the settings.
introduce-save = That is me
introduce-skip = Do not ask again
avatar-title = Your drawing
avatar-none = No drawing
avatar-shell = Shell
avatar-leaf = Leaf
avatar-wave = Wave
avatar-sun = Sun
avatar-moon = Moon
avatar-hill = Hills
avatar-star = Star
avatar-feather = Feather
avatar-flower = Flower
avatar-acorn = Acorn
avatar-boat = Boat
avatar-lantern = Lantern

## Inviting somebody again.

companions-title = Play again with
companions-invite = Invite: { $name }
companions-sent = The invitation is on its way. It is at the top of their games.
invited-title = You are invited
invited-by = { $name } would like to play { $game }.
invited-join = Join
invited-decline = Decline
invited-block = Decline for good
invited-blocked = You will get no more invitations from this player. You can change that in the settings.
event-declined = The invitation was declined. Anyone with the link can take the chair.

## In the settings: from whom nobody wants to hear.

blocks-title = No invitations from
blocks-welcome = Allow again
