"""What games of Patterns say about late groups, tempo and the rest."""

from sandtable.games import Position, load

from .ratio import Ratio

UNITS = {
    "late-share": "percent",
    "fourth-first": "percent",
    "six-open": "percent",
    "swap-share": "percent",
    "closed-tiles": "tiles",
    "stuck-loses": "percent",
    "final-points": "points",
    "first-size": "tiles",
    "fifth-size": "tiles",
    "starter-wins": "percent",
}
LEVEL = "expert"
LATE, FOURTH, ALL = 4, 4, 6


def facts(end: Position) -> dict[str, Ratio]:
    """What one finished game brings to each figure."""
    position = load("patterns").from_deal(end.deal)
    fourth: int | None = None
    swaps = flips = 0
    stuck: int | None = None
    before_final = end.score_now()
    for move in end.moves:
        seat = position.seat
        assert seat is not None
        if position.view()["phase"] == "final-flips" and stuck is None:
            stuck, before_final = 1 - seat, position.score_now()
        position.play(move)
        swaps += move.startswith("swap")
        flips += move.startswith("flip")
        if fourth is None and len(position.view()["groups"][seat]) == FOURTH:
            fourth = seat
    view = position.view()
    groups = [group for own in view["points"] for group in own]
    total = sum(group["points"] for group in groups)
    late = sum(group["points"] for group in groups if group["number"] >= LATE)
    final = sum(position.score_now()) - sum(before_final)
    sizes = {n: [g["tiles"] + 1 for g in groups if g["number"] == n] for n in (1, 5)}
    won = _won(position)
    six = [seat for seat in (0, 1) if len(view["groups"][seat]) == ALL]
    is_stuck = stuck is not None and position.winner is not None
    return {
        "late-share": (100 * late, total),
        "fourth-first": (100 * won[fourth], 1) if fourth is not None else (0, 0),
        "six-open": (100 * won[six[0]], 1) if len(six) == 1 else (0, 0),
        "swap-share": (100 * swaps, swaps + flips),
        "closed-tiles": (_closed(view), 1),
        "stuck-loses": (100 * (1 - won[stuck]), 1) if is_stuck and stuck is not None else (0, 0),
        "final-points": (final, 1) if stuck is not None else (0, 0),
        "first-size": (sum(sizes[1]), len(sizes[1])),
        "fifth-size": (sum(sizes[5]), len(sizes[5])),
        "starter-wins": (100 * won[0], 1),
    }


def _won(position: Position) -> list[float]:
    """What each seat made of the game: 1, 0 or a half."""
    if position.winner is None:
        return [0.5, 0.5]
    return [float(position.winner == seat) for seat in (0, 1)]


def _closed(view: dict) -> int:  # type: ignore[type-arg]
    """P6.1: tiles that are left because they touch groups of their colour of both sides."""
    board = {
        f"{column}{8 - row}": tile
        for row, tiles in enumerate(view["board"])
        for column, tile in zip("abcdefgh", tiles, strict=True)
    }
    reach: list[dict[str, set[str]]] = [{}, {}]
    for seat, own in enumerate(view["groups"]):
        for group in own:
            cells = {n for cell in group["cells"] for n in _around(cell)}
            reach[seat][group["colour"]] = cells
    return sum(
        tile.islower() and all(cell in reach[seat].get(tile, ()) for seat in (0, 1))
        for cell, tile in board.items()
    )


def _around(cell: str) -> list[str]:
    column, row = ord(cell[0]), int(cell[1])
    return [f"{chr(column + x)}{row + y}" for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))]
