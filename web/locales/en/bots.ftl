### Computer players: names, characters, how strong they are.

## Their names are those of animals and the same in all languages. The server keeps them for the computer (bot_names.py).

bot-name-random = Musca
bot-name-newcomer = Talpa
bot-name-first-game = Helix
bot-name-novice = Bombus
bot-name-casual = Bufo
bot-name-steady = Emys
bot-name-skilled = Lutra
bot-name-expert = Vulpes
bot-name-master = Corvus
bot-name-best = Strix
bot-name-neighbour = Glis
bot-name-friend = Sciurus
bot-name-partner = Lepus

## One line about each.

bot-line-random = A fly. Lands anywhere.
bot-line-newcomer = A mole. Digs its own tunnel and looks at nothing else.
bot-line-first-game = A snail. Takes its time, and lets you take yours.
bot-line-novice = A bumblebee. Hums along and picks what is near.
bot-line-casual = A toad. Sits still, then snaps.
bot-line-steady = A turtle. Slow and careful, rarely careless.
bot-line-skilled = An otter. Quick and playful, with plans.
bot-line-expert = A fox. Knows your plan before it is finished.
bot-line-master = A raven. Forgets nothing and waits for a mistake.
bot-line-best = An owl. Sees in the dark what others miss.
bot-line-neighbour = A dormouse. Sees the board, and not what you are up to.
bot-line-friend = A squirrel. Guesses your plan, and is lost where you have none.
bot-line-partner = A hare. Says nothing, hears everything, and helps.

## Choosing one.

bot-band-easy = Easy
bot-band-medium = Medium
bot-band-hard = Hard
# The one that fits what somebody has won and lost so far.
bot-recommended = A good match
bot-strength = Strength { $place } of { $all }
bots-all = Show all { $count }
bots-few = Show fewer
