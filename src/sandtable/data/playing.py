"""Playing the games of a corpus: work that any process or machine can do."""

import random
from dataclasses import dataclass

from ..arena.entrants import make_entrant
from ..arena.game import BotFailure
from ..errors import IllegalMove
from ..games import load
from ..games.outcome import STOPPED
from ..players import Decision, Player, SeatView
from .plan import BadCorpus, Plan
from .rows import Tables, add_record

NO_HURRY = 600.0
"""Seconds for a move of a player that stops by itself."""


@dataclass(frozen=True)
class ShardTask:
    """Some games of a corpus; whoever plays them, and however often, they are the same."""

    plan: Plan
    shard: int
    first: int
    games: int

    def play(self) -> tuple[int, Tables]:
        """Play them."""
        tables = Tables.new()
        for number in range(self.first, self.first + self.games):
            play_game(self.plan, number, tables)
        return self.shard, tables


def check_player(plan: Plan, name: str) -> Player:
    """A player of this name that can be used in a corpus; it may have to be compiled yet."""
    player = make_entrant(plan.game, name)
    if hasattr(player, "close"):
        player.close()
        raise BadCorpus(f"{name} is a program of its own: play matches with it in the arena")
    return player


def play_game(plan: Plan, number: int, tables: Tables) -> None:
    """Play one game and add it; new players, so that it depends on no game before."""
    game = load(plan.game)
    seed = f"{plan.seed} {number}"
    position = game.deal(seed=seed, **plan.options)
    names = plan.seated(number, position.seats)
    players = [make_entrant(plan.game, name) for name in names]
    for seat, player in enumerate(players):
        player.throw_dice_of(f"{seed} seat {seat}")
    opening = random.Random(f"{seed} opening")
    decisions: dict[int, Decision | None] = {}
    while (seat_now := position.seat) is not None and len(decisions) < game.most_moves:
        ply = len(position.moves)
        if len(decisions) < plan.opening:
            decisions[ply] = None
            position.play(opening.choice(position.legal_moves()))
            continue
        player = players[seat_now]
        seconds = plan.budget_of(names[seat_now]) if player.thinks_by_time else NO_HURRY
        decision = player.choose(SeatView.of(position, seat_now), seconds)
        try:
            position.play(decision.move)
        except IllegalMove as error:
            raise BotFailure(f"{names[seat_now]} in game {number}: {error}") from error
        decisions[ply] = decision
    record = position.record(seats=names)
    if not position.is_over:
        record |= {"ending": STOPPED, "scores": position.score_now(), "winner": None}
    add_record(tables, number, record, seed, decisions)
