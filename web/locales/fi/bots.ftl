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

bot-line-random = Kärpänen. Laskeutuu minne sattuu.
bot-line-newcomer = Maamyyrä. Kaivaa omaa käytäväänsä eikä näe muuta.
bot-line-first-game = Kotilo. Ei pidä kiirettä eikä hoputa sinua.
bot-line-novice = Kimalainen. Surisee ja poimii sen, mikä on lähellä.
bot-line-casual = Rupikonna. Istuu hiljaa ja nappaa sitten.
bot-line-steady = Kilpikonna. Hidas ja huolellinen, harvoin huolimaton.
bot-line-skilled = Saukko. Vikkelä ja leikkisä, ja suunnitelma valmiina.
bot-line-expert = Kettu. Näkee suunnitelmasi ennen kuin se on valmis.
bot-line-master = Korppi. Ei unohda mitään ja odottaa virhettä.
bot-line-best = Pöllö. Näkee pimeässä sen, mitä muut eivät huomaa.
bot-line-neighbour = Unikeko. Näkee laudan, mutta ei sitä, mitä aiot.
bot-line-friend = Orava. Arvaa suunnitelmasi ja on ymmällään, jos sitä ei ole.
bot-line-partner = Jänis. Ei sano mitään, kuulee kaiken ja auttaa.

## Choosing one.

bot-band-easy = Helppo
bot-band-medium = Keskitaso
bot-band-hard = Vaikea
# The one that fits what somebody has won and lost so far.
bot-recommended = Sopii sinulle
bot-strength = Pelitaso { $place } / { $all }
bots-all = Näytä kaikki { $count }
bots-few = Näytä vähemmän
