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

bot-line-random = Une mouche. Se pose n’importe où.
bot-line-newcomer = Une taupe. Creuse sa galerie et ne voit rien d’autre.
bot-line-first-game = Un escargot. Prend son temps et vous laisse le vôtre.
bot-line-novice = Un bourdon. Va de fleur en fleur et prend ce qui est près.
bot-line-casual = Un crapaud. Reste immobile, puis bondit.
bot-line-steady = Une tortue. Lente et soigneuse, rarement distraite.
bot-line-skilled = Une loutre. Vive et joueuse, avec des plans.
bot-line-expert = Un renard. Devine votre plan avant qu’il soit fini.
bot-line-master = Un corbeau. N’oublie rien et attend une erreur.
bot-line-best = Une chouette. Voit dans le noir ce qui échappe aux autres.
bot-line-neighbour = Un loir. Voit le plateau, mais pas ce que tu prépares.
bot-line-friend = Un écureuil. Devine ton plan, et s’y perd si tu n’en as pas.
bot-line-partner = Un lièvre. Ne dit rien, entend tout et aide.

## Choosing one.

bot-band-easy = Facile
bot-band-medium = Moyen
bot-band-hard = Difficile
# The one that fits what somebody has won and lost so far.
bot-recommended = À votre niveau
bot-strength = Niveau { $place } sur { $all }
bots-all = Tout voir ({ $count })
bots-few = En voir moins
