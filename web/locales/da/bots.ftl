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

bot-line-random = En flue. Lander hvor som helst.
bot-line-newcomer = En muldvarp. Graver sin egen gang og ser ikke andet.
bot-line-first-game = En snegl. Tager sig god tid og lader dig gøre det samme.
bot-line-novice = En humlebi. Summer af sted og tager det, der ligger nær.
bot-line-casual = En tudse. Sidder stille og snapper til.
bot-line-steady = En skildpadde. Langsom og grundig, sjældent skødesløs.
bot-line-skilled = En odder. Hurtig og legesyg, med planer.
bot-line-expert = En ræv. Kender din plan, før den er færdig.
bot-line-master = En ravn. Glemmer intet og venter på en fejl.
bot-line-best = En ugle. Ser i mørket, hvad andre overser.
bot-line-neighbour = En syvsover. Ser brættet, men ikke hvad du har for.
bot-line-friend = Et egern. Gætter din plan og er på vildspor, hvis du ingen har.
bot-line-partner = En hare. Siger intet, hører alt og hjælper.

## Choosing one.

bot-band-easy = Let
bot-band-medium = Mellem
bot-band-hard = Svær
# The one that fits what somebody has won and lost so far.
bot-recommended = Passer til dig
bot-strength = Spillestyrke { $place } af { $all }
bots-all = Vis alle { $count }
bots-few = Vis færre
