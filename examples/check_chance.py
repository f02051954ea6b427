"""Check that the chance of a game was fair: python check_chance.py record.json

Needs nothing but Python and the record of a finished game, downloaded from its table; and what you
kept of the game, or the record is only compared with itself:

python check_chance.py record.json --commitment HASH --seed SEED --player-commitment HASH ...
    the commitment of the table before you sat down, your own seed, and the commitments of all
    players, in the order of the chairs, as they were when you showed your seed

The scheme:

1. Before anybody sat down the table published `commitment`, the SHA-256 of its 32-byte `secret`.
2. Everybody who sat down published one of `commitments`, the SHA-256 of "sandtable-seed/1|" and
   their seed. Bots have none: theirs is null, and their seed is empty.
3. When every chair was taken everybody showed their seed.
4. The numbers of the game are 32-bit words, eight from each
   HMAC-SHA256(key = secret, message = "sandtable-chance/2|seed|seed|...|counter"),
   counter = 0, 1, 2, ...; a number below n is word % n, and words from the largest multiple of n
   upwards are passed over.
5. In this order they settle who has which seat (if by lot), the deal, and every card drawn.

In sandtable-chance/1 there was no step 2: the table and whoever sat down last could choose the
cards together, by trying seeds.
"""

import argparse
import hashlib
import hmac
import json
import sys


class Numbers:
    """The numbers of one game."""

    def __init__(self, scheme, secret, seeds):
        self.secret = secret
        self.message = "|".join([scheme, *seeds])
        self.counter = 0
        self.words = []

    def below(self, bound):
        while True:
            if not self.words:
                message = f"{self.message}|{self.counter}".encode()
                block = hmac.digest(self.secret, message, "sha256")
                self.words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
                self.counter += 1
            word = self.words.pop(0)
            if word < 2**32 - 2**32 % bound:
                return word % bound

    def shuffle(self, things):
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


def patterns_deal(numbers):
    """48 tiles outside the centre; six put aside, four of them for the centre, two to start."""
    rows = ["..XXXX..", ".XXXXXX.", "XXXXXXXX", "XXXXXXXX"]
    cells = [(x, y) for y, row in enumerate(rows + rows[::-1]) for x in range(8) if row[x] == "X"]
    centre = [(3, 3), (4, 3), (3, 4), (4, 4)]
    tiles, aside = list("kroygp" * 8), list("kroygp")
    numbers.shuffle(tiles)
    numbers.shuffle(aside)
    board = dict(zip([cell for cell in cells if cell not in centre], tiles, strict=True))
    board.update(zip(centre, aside[:4], strict=True))
    lines = ["".join(board.get((x, y), ".") for x in range(8)) for y in range(7, -1, -1)]
    return {"board": lines, "tiles": "".join(aside[4:])}


def mandamina_deal(numbers):
    """A regular layout of eight colours; then every place offers ten times to swap with another,
    which is done if no two marbles of a colour come to lie side by side."""
    order = list(range(8))
    numbers.shuffle(order)
    places = [(x, y) for y in range(7) for x in range(7) if (x, y) != (3, 3)]
    colours = [order[place % 8] for place in range(48)]
    offers = []
    for _ in range(10 * 48 // 4):
        four = numbers.below(48**4)
        offers += [four // 48**k % 48 for k in range(4)]
    beside = [
        [other for other, (a, b) in enumerate(places) if abs(a - x) + abs(b - y) == 1]
        for x, y in places
    ]
    for turn, partner in enumerate(offers):
        place = turn % 48
        mine, other = colours[place], colours[partner]
        conflict = any(colours[i] == other and i != partner for i in beside[place])
        conflict = conflict or any(colours[i] == mine and i != place for i in beside[partner])
        if not conflict:
            colours[place], colours[partner] = other, mine
    board = {place: MARBLES[colour] for place, colour in zip(places, colours, strict=True)}
    lines = ["".join(board.get((x, y), ".") for x in range(7)) for y in range(6, -1, -1)]
    return {"board": lines}


MARBLES = "wyorvgld"
CARDS = "kroygp"


class Mandala:
    """As much of the game as says which cards are in the deck."""

    def __init__(self, numbers):
        self.numbers = numbers
        self.deck = dict.fromkeys(CARDS, 18)
        self.pile = dict.fromkeys(CARDS, 0)
        self.mountains = [self.dealt(2), self.dealt(2)]
        self.hands, self.cups = [], []
        for _ in range(2):
            self.hands.append(self.dealt(6))
            self.cups.append(self.dealt(2))
        self.fields = [["", ""], ["", ""]]
        self.turn = 1
        self.claiming = None

    def deal(self):
        def in_order(cards):
            return "".join(sorted(cards, key=CARDS.index))

        names = ("mountains", "hands", "cups")
        return {name: [in_order(cards) for cards in getattr(self, name)] for name in names}

    def dealt(self, count):
        return "".join(self.card() for _ in range(count))

    def card(self):
        number = self.numbers.below(sum(self.deck.values()))
        for colour in CARDS:
            if number < self.deck[colour]:
                self.deck[colour] -= 1
                return colour
            number -= self.deck[colour]

    def chance(self, count):
        """Cards one by one; when the deck is empty, the pile is the new deck."""
        cards = ""
        for _ in range(count):
            self.renew()
            cards += self.card()
            self.renew()
        return cards

    def renew(self):
        if not any(self.deck.values()):
            self.deck, self.pile = self.pile, dict.fromkeys(CARDS, 0)

    def throw(self, cards):
        for colour in cards:
            self.pile[colour] += 1

    def play(self, move):
        verb, *rest = move.split()
        if verb == "claim":
            return self.claim(rest[0])
        self.turn = 1 - self.turn
        if verb == "discard":
            return self.throw(rest[0])
        self.claiming = int(rest[0]) - 1
        if verb == "build":
            self.mountains[self.claiming] += rest[1]
        else:
            self.fields[self.claiming][self.turn] += rest[1]
        first, second = map(len, self.fields[self.claiming])
        self.claimer = 1 - self.turn if first == second else int(second > first)

    def claim(self, colour):
        mountain = self.mountains[self.claiming]
        if not self.fields[self.claiming][self.claimer]:
            self.throw(colour * mountain.count(colour))
        self.mountains[self.claiming] = mountain.replace(colour, "")
        self.claimer = 1 - self.claimer
        if not self.mountains[self.claiming]:
            self.throw("".join(self.fields[self.claiming]))
            self.fields[self.claiming] = ["", ""]


def commitment_to(seed):
    """What a player publishes before showing a seed."""
    return hashlib.sha256(f"sandtable-seed/1|{seed}".encode()).hexdigest()


def check(record, commitment=None, seeds=(), commitments=()):
    """The first thing that is not as it should be; None if all is fair.

    The rest is what you kept: the table's commitment, your seed, the players' commitments.
    """
    fairness = record["fairness"]
    secret = bytes.fromhex(fairness["secret"])
    if hashlib.sha256(secret).hexdigest() != fairness["commitment"]:
        return "the secret does not fit the commitment"
    if commitment not in (None, fairness["commitment"]):
        return "the commitment of the table is not the one you kept"
    if fairness["scheme"] != "sandtable-chance/1":
        fitting = [commitment_to(seed) if seed else None for seed in fairness["seeds"]]
        if fairness["commitments"] != fitting:
            return "a seed does not fit its commitment"
    if any(seed not in fairness["seeds"] for seed in seeds):
        return "your seed is not in the record"
    theirs = [one for one in fairness.get("commitments", []) if one]
    if commitments and list(commitments) != theirs:
        return "the commitments of the players are not those you kept"
    return check_cards(record, Numbers(fairness["scheme"], secret, fairness["seeds"]))


def check_cards(record, numbers):
    """The first seat or card that does not follow from the numbers; None if all do."""
    fairness = record["fairness"]
    count = len(fairness["seeds"])
    order = list(range(count))
    if fairness["starter"] == "lot":
        numbers.shuffle(order)
    elif fairness["starter"] == "other":
        order = order[1:] + order[:1]
    if order != fairness["order"]:
        return "the seats are not those that the numbers give"
    deals = {"patterns": patterns_deal, "mandamina": mandamina_deal}
    if record["game"] in deals:
        deal = deals[record["game"]](numbers)
        return None if deal == record["deal"] else "the deal is not what the numbers give"
    if record["game"] != "mandala":
        return f"how {record['game']} is dealt is not known here: `sandtable verify` knows it"
    game = Mandala(numbers)
    if game.deal() != record["deal"]:
        return "the deal is not what the numbers give"
    for number, move in enumerate(record["moves"], start=1):
        verb, *rest = move.split()
        if verb not in ("draw", "refill"):
            game.play(move)
        elif (cards := game.chance(len(rest[-1]))) != rest[-1]:
            return f"event {number} should be {verb} {cards}, and is {move}"
        elif verb == "refill":
            game.mountains[int(rest[0]) - 1] += cards
    return None


def main():
    options = argparse.ArgumentParser(description="Check that the chance of a game was fair.")
    options.add_argument("record")
    options.add_argument("--commitment", help="of the table")
    options.add_argument("--seed", action="append", default=[], help="your own")
    options.add_argument("--player-commitment", action="append", default=[], help="one a player")
    given = options.parse_args()
    with open(given.record, encoding="utf-8") as file:
        record = json.load(file)
    wrong = check(record, given.commitment, given.seed, given.player_commitment)
    print(wrong or "fair: every card is what secret and seeds give")
    if not wrong and not (given.commitment or given.seed or given.player_commitment):
        print("the record was compared with itself alone: say what you kept, see --help")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
