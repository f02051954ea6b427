"""A bot that cannot play."""

from sandtable.players import Decision, Player, SeatView


class Fails(Player):
    """Chooses a move that is not legal, or none at all."""

    name = "fails"
    nbytes = 0

    def __init__(self, move: str | None) -> None:
        self._move = move

    def choose(self, view: SeatView, budget: float) -> Decision:
        if self._move is None:
            raise RuntimeError("no idea")
        return Decision(self._move)
