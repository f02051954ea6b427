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
bot-line-newcomer = En moldvarp. Graver sin egen gang og ser ikke annet.
bot-line-first-game = En snegle. Tar seg god tid og lar deg gjøre det samme.
bot-line-novice = En humle. Summer av gårde og tar det som ligger nær.
bot-line-casual = En padde. Sitter stille og glefser til.
bot-line-steady = En skilpadde. Langsom og nøye, sjelden skjødesløs.
bot-line-skilled = En oter. Kvikk og leken, med planer.
bot-line-expert = En rev. Kjenner planen din før den er ferdig.
bot-line-master = En ravn. Glemmer ingenting og venter på en feil.
bot-line-best = En ugle. Ser i mørket det andre overser.
bot-line-neighbour = En sjusover. Ser brettet, men ikke hva du har fore.
bot-line-friend = Et ekorn. Gjetter planen din og er rådvill hvis du ikke har noen.
bot-line-partner = En hare. Sier ingenting, hører alt og hjelper.

## Choosing one.

bot-band-easy = Lett
bot-band-medium = Middels
bot-band-hard = Vanskelig
# The one that fits what somebody has won and lost so far.
bot-recommended = Passer for deg
bot-strength = Spillestyrke { $place } av { $all }
bots-all = Vis alle { $count }
bots-few = Vis færre
