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

bot-line-random = En fluga. Landar var som helst.
bot-line-newcomer = En mullvad. Gräver sin egen gång och ser inget annat.
bot-line-first-game = En snigel. Tar god tid på sig och låter dig göra detsamma.
bot-line-novice = En humla. Surrar på och tar det som ligger nära.
bot-line-casual = En padda. Sitter still och slår sedan till.
bot-line-steady = En sköldpadda. Långsam och noggrann, sällan slarvig.
bot-line-skilled = En utter. Snabb och lekfull, med planer.
bot-line-expert = En räv. Ser din plan innan den är färdig.
bot-line-master = En korp. Glömmer inget och väntar på ett misstag.
bot-line-best = En uggla. Ser i mörkret vad andra missar.
bot-line-neighbour = En sjusovare. Ser brädet, men inte vad du har i tankarna.
bot-line-friend = En ekorre. Gissar din plan och är vilse om du inte har någon.
bot-line-partner = En hare. Säger inget, hör allt och hjälper till.

## Choosing one.

bot-band-easy = Lätt
bot-band-medium = Medel
bot-band-hard = Svår
# The one that fits what somebody has won and lost so far.
bot-recommended = Lagom för dig
bot-strength = Spelstyrka { $place } av { $all }
bots-all = Visa alla { $count }
bots-few = Visa färre
