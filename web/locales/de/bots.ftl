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

bot-line-random = Eine Fliege. Landet irgendwo.
bot-line-newcomer = Ein Maulwurf. Gräbt seinen eigenen Gang und sieht sonst nichts.
bot-line-first-game = Eine Schnecke. Lässt sich Zeit, und dir auch.
bot-line-novice = Eine Hummel. Brummt los und nimmt, was nahe liegt.
bot-line-casual = Eine Kröte. Sitzt still und schnappt dann zu.
bot-line-steady = Eine Schildkröte. Langsam und sorgfältig, selten unachtsam.
bot-line-skilled = Ein Otter. Flink und verspielt, mit Plänen.
bot-line-expert = Ein Fuchs. Kennt deinen Plan, bevor er fertig ist.
bot-line-master = Ein Rabe. Vergisst nichts und wartet auf einen Fehler.
bot-line-best = Eine Eule. Sieht im Dunkeln, was andere übersehen.
bot-line-neighbour = Ein Siebenschläfer. Sieht das Brett, aber nicht, was du vorhast.
bot-line-friend = Ein Eichhörnchen. Errät deinen Plan und ist ratlos, wenn du keinen hast.
bot-line-partner = Ein Hase. Sagt nichts, hört alles und hilft.

## Choosing one.

bot-band-easy = Leicht
bot-band-medium = Mittel
bot-band-hard = Schwer
# The one that fits what somebody has won and lost so far.
bot-recommended = Passt zu dir
bot-strength = Stufe { $place } von { $all }
bots-all = Alle { $count } zeigen
bots-few = Weniger zeigen
