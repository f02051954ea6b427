"""What the page calls the bots: names of animals that are the same in all its languages.

In the API and in records a bot goes by its level. The texts are in `web/locales/*/bots.ftl`, and
a test holds them against these.
"""

BOT_NAMES = {
    "random": "Musca",
    "newcomer": "Talpa",
    "first-game": "Helix",
    "novice": "Bombus",
    "casual": "Bufo",
    "steady": "Emys",
    "skilled": "Lutra",
    "expert": "Vulpes",
    "master": "Corvus",
    "best": "Strix",
    "neighbour": "Glis",
    "friend": "Sciurus",
    "partner": "Lepus",
}
