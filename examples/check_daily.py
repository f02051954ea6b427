"""Check days of the Daily: python check_daily.py --anchor anchor.json 2026-11-18.json ...

Needs nothing but Python, the anchor that was published before the first day, and the days as they
were published after their end. The scheme, sandtable-daily/1:

1. The operator drew a secret and hashed it once for every day: SHA-256 of
   "sandtable-daily-chain/1|" and the key. The last hash is the anchor. So the key of a day, hashed
   as many times as its place in the chain, is the anchor, and nobody else could know a key before
   it came out. Without a server the key of a day is the SHA-256 of "sandtable-daily/1|" and the
   date.
2. The numbers of a game on a day are 32-bit words, eight from each HMAC-SHA256(key,
   "sandtable-daily/1|GAME|DATE|counter"), counter = 0, 1, 2, ...; a number below n is word % n, and
   words from the largest multiple of n upwards are passed over.
3. A layout: seven deals, one after the other, ranked by how far marbles of a colour lie apart;
   Monday has the least scattered, Sunday the most. Its par is proven by its certificate.
4. A puzzle: the `band` of its weekday, easiest bands first in the week; going through the same
   weekday of all weeks from the first, one of those that were not chosen in the last half as many
   weeks as the band has puzzles.

What it cannot check: that a puzzle is in the stock and right (`sandtable daily verify` does), and
that the operator, who could always look ahead, did not play with that. Proofs of par are checked
too with --checker FILE, the solver's `checker.py`, which needs nothing but Python either.
"""

import argparse
import datetime
import hashlib
import hmac
import json
import runpy
import sys

FIRST = datetime.date(2026, 11, 16)
WEEK = datetime.timedelta(days=7)


def hashed(key):
    return hashlib.sha256(b"sandtable-daily-chain/1|" + key).digest()


class Numbers:
    """The numbers of one game on one day."""

    def __init__(self, key, game, day):
        self.key = key
        self.message = f"sandtable-daily/1|{game}|{day}"
        self.counter = 0
        self.words = []

    def below(self, bound):
        while True:
            if not self.words:
                message = f"{self.message}|{self.counter}".encode()
                block = hmac.digest(self.key, message, "sha256")
                self.words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
                self.counter += 1
            word = self.words.pop(0)
            if word < 2**32 - 2**32 % bound:
                return word % bound

    def shuffle(self, things):
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


def layout(numbers):
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
    board = {place: "wyorvgld"[colour] for place, colour in zip(places, colours, strict=True)}
    return ["".join(board.get((x, y), ".") for x in range(7)) for y in range(6, -1, -1)]


def scatter(rows):
    """Steps between all pairs of marbles of a colour, added up."""
    cells = [(x, y, rows[y][x]) for y in range(7) for x in range(7) if rows[y][x] != "."]
    return sum(
        abs(x - a) + abs(y - b)
        for i, (x, y, colour) in enumerate(cells)
        for a, b, other in cells[:i]
        if colour == other
    )


def layout_of_day(numbers, day):
    dealt = [layout(numbers) for _ in range(7)]
    return sorted(dealt, key=scatter)[day.weekday()]  # Equals stay in the order of dealing.


def puzzle_of_day(game, band, day, key_of):
    """Through the same weekday of all weeks to this day."""
    weeks = max(0, (day - FIRST).days // 7)
    lately = []
    for back in range(weeks, -1, -1):
        left = [name for name in band if name not in lately]
        then = day - back * WEEK
        chosen = left[Numbers(key_of(then), game, then).below(len(left))]
        lately = [*lately, chosen][-(len(band) // 2) :] if len(band) > 1 else []
    return chosen


def check(daily, anchor, prove=None):
    """The first thing that is not as it should be; None if all is."""
    day, key = datetime.date.fromisoformat(daily["day"]), bytes.fromhex(daily["key"])

    def key_of(earlier):
        if not daily["chained"]:
            return hashlib.sha256(f"sandtable-daily/1|{earlier}".encode()).digest()
        found = key
        for _ in range((day - earlier).days):
            found = hashed(found)
        return found

    if daily["chained"]:
        if anchor is None:
            return "the anchor is missing: --anchor"
        first = datetime.date.fromisoformat(anchor["first"])
        if not 0 <= (day - first).days < anchor["days"]:
            return "the day is not in the chain"
        if hashed(key_of(first)).hex() != anchor["anchor"]:
            return "the key does not lead to the anchor"
    elif key != key_of(day):
        return "the key is not that of the date"
    for task in daily["tasks"]:
        game = task["game"]
        if task["kind"] == "puzzle":
            if task["puzzle"] != puzzle_of_day(game, task["band"], day, key_of):
                return f"{game}: the puzzle is not what the numbers give"
            continue
        if task["deal"] != {"board": layout_of_day(Numbers(key, game, day), day)}:
            return f"{game}: the layout is not what the numbers give"
        proof = task.get("certificate")
        if proof and (proof["board"], proof["value"]) != (task["deal"]["board"], task["par"]):
            return f"{game}: the certificate is about something else"
        if proof and prove:
            try:
                prove(proof)
            except ValueError as error:
                return f"{game}: {error}"
    return None


def main():
    options = argparse.ArgumentParser(description="Check days of the Daily.")
    options.add_argument("days", nargs="+")
    options.add_argument("--anchor", help="what was published before the first day")
    options.add_argument("--checker", help="the checker of certificates, to prove the pars too")
    given = options.parse_args()
    anchor = None
    if given.anchor:
        with open(given.anchor, encoding="utf-8") as file:
            anchor = json.load(file)
    prove = runpy.run_path(given.checker)["check"] if given.checker else None
    wrong = 0
    for name in given.days:
        with open(name, encoding="utf-8") as file:
            trouble = check(json.load(file), anchor, prove)
        if trouble:
            wrong += 1
            print(f"{name}: {trouble}")
    print(f"{len(given.days) - wrong} of {len(given.days)} days are right")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
