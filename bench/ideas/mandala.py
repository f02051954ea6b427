"""What games of Mandala say about River order, Cups and Fields."""

from sandtable.games import Position, load
from sandtable.players import SeatView

from .ratio import Ratio

UNITS = {
    "late-spaces": "percent",
    "top-space": "spaces",
    "first-claimer": "points",
    "second-claimer": "points",
    "empty-share": "percent",
    "finisher-leads": "percent",
    "secret-points": "points",
    "river-ends": "percent",
    "ender-wins": "percent",
    "build-share": "percent",
}
LEVEL = "expert"
LATE = 4


def play(seed: str) -> Position:
    """One game of the level against itself; the bots roll seeded dice, so it comes out the same."""
    from sandtable.players.mandala.bot import MandalaBot
    from sandtable.players.mandala.levels import LEVELS

    level = LEVELS[LEVEL]
    position = load("mandala").deal(seed=seed)
    players = [MandalaBot(LEVEL, level.limits, seed=f"{seed} {seat}") for seat in range(2)]
    while not position.is_over:
        seat = position.seat
        assert seat is not None
        position.play(players[seat].choose(SeatView.of(position, seat), level.budget).move)
    return position


def facts(end: Position) -> dict[str, Ratio]:
    """What one finished game brings to each figure."""
    found = _claims(end)
    final = end.view(0)
    points = _points(end)
    spaces = [(river, cups) for river, cups in zip(final["rivers"], points, strict=True)]
    total = sum(end.score_now())
    late = sum(
        (space + 1) * cups.get(colour, 0)
        for river, cups in spaces
        for space, colour in enumerate(river)
        if space + 1 >= LATE
    )
    tops = [_fullest(river, cups) for river, cups in spaces if river]
    words = [move.split()[0] for move in end.moves]
    turns = [word for word in words if word in ("build", "grow", "discard")]
    is_river = end.ending == "river"
    enders = [seat for seat, river in enumerate(final["rivers"]) if len(river) == 6]
    ender = enders[0] if is_river and len(enders) == 1 else None
    won = [0.5, 0.5] if end.winner is None else [float(end.winner == seat) for seat in (0, 1)]
    return {
        **found,
        "late-spaces": (100 * late, total),
        "top-space": (sum(tops), len(tops)),
        "secret-points": (_secret(end), 2),
        "river-ends": (100 * is_river, 1),
        "ender-wins": (100 * won[ender], 1) if ender is not None else (0, 0),
        "build-share": (100 * turns.count("build"), len(turns)),
    }


def _fullest(river: str, cups: dict[str, int]) -> int:
    """The River space of the colour that has most cards in the Cup."""
    counts = [cups[colour] for colour in river]
    return counts.index(max(counts)) + 1


def _claims(end: Position) -> dict[str, Ratio]:
    """What each side took from the Mandalas, and who had completed them."""
    position = load("mandala").from_deal(end.deal)
    gained, count, leads, empty = [0, 0], 0, 0, 0
    first: int | None = None
    finisher = 0
    for move in end.moves:
        seat = position.seat
        before = position.score_now()
        if move.startswith("claim"):
            assert seat is not None
            if first is None:
                first = seat
                count += 1
                leads += seat == finisher
                fields = position.view()["fields"][position.view()["mandala"] - 1]
                empty += "" in fields
            position.play(move)
            gained[seat != first] += position.score_now()[seat] - before[seat]
        else:
            if move.startswith(("build", "grow", "discard")):
                assert seat is not None
                finisher, first = seat, None
            position.play(move)
    return {
        "first-claimer": (gained[0], count),
        "second-claimer": (gained[1], count),
        "empty-share": (100 * empty, count),
        "finisher-leads": (100 * leads, count),
    }


def _points(end: Position) -> list[dict[str, int]]:
    """How many cards of each colour each Cup holds at the end."""
    cups = [end.view(seat)["cups"][seat] for seat in (0, 1)]
    return [
        {colour: (cup["claimed"] + (cup["hidden"] or "")).count(colour) for colour in "kroygp"}
        for cup in cups
    ]


def _secret(end: Position) -> int:
    """M7.1: what the two cards dealt into each Cup were worth in the end."""
    rivers = end.view(0)["rivers"]
    return sum(
        river.index(card) + 1
        for seat, river in enumerate(rivers)
        for card in end.view(seat)["cups"][seat]["hidden"]
        if card in river
    )
