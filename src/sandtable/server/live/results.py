"""How a game that is over ended for everybody who played it: what statistics count."""

from ...store.values import GameResult
from ...tables import Table


def results_of(table: Table) -> list[GameResult]:
    """For each person; whoever left their seat to a bot has none."""
    outcome = table.outcome
    assert outcome is not None, "the game is over"
    people = table.people
    levels = {table.player(seat).identity for seat in range(len(table.order)) if seat not in people}
    against = "people" if len(people) > 1 else "bot" if levels else "alone"
    level = levels.pop() if against == "bot" and len(levels) == 1 else None
    scores = outcome.scores
    return [
        GameResult(
            identity=table.player(seat).identity,
            against=against,
            level=level,
            verdict=outcome.for_seat(seat),
            points=scores[seat if len(scores) > 1 else 0] if scores else None,
        )
        for seat in people
    ]
