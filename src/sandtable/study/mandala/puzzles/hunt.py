"""Claims and turns of Mandala from games of the policy against itself."""

from collections.abc import Iterator
from random import Random

import numpy as np

from ....games import Position, load
from ....games.batch import States
from ....games.mandala.picture import draw
from ....games.mandala.state import CLAIM, OBSERVATION, TURN
from ....players.mandala.bot import MandalaBot
from ....players.mandala.levels import Limits
from ...puzzles.puzzle import Puzzle, seat_view
from .claimers import AT_A_GLANCE, choose
from .claims import Claims, Counted, NotTheEnd
from .games import Games
from .turns import CLEAR, NEARLY, Clear, Turns

GAME = "mandala"
CLAIMING, TURNING = "claim", "turn"
CLAIM_GAMES = 60
"""Games that are searched for claims, for one that is searched for turns."""
MOST_CLAIMS, MOST_TURNS = 1, 2
"""From one hunt."""
LOOKED_AT = 24
"""Turns of a game that are looked at."""
FEWEST_CLAIMS, FEWEST_MOVES = 2, 6
SIMPLE_CLAIMS = 3
SIMPLE = 0.15
"""How many claims with fewer colours than that to choose from are looked at."""
KEPT = (0.05, 0.25, 0.7, 1.0)
"""How many are kept, by how many of those who claim at a glance are wrong."""
HOPELESS, SAFE = 0.03, 0.995
"""Where hardly anything can be won or lost there is no puzzle."""
REPLIER = Limits(60)
"""Who answers a move that is not best."""
SECONDS = 5.0


def seen_by(states: States, seat: int) -> States:
    """What a seat may know."""
    seen = np.zeros(1, dtype=OBSERVATION)
    load(GAME).batch.observe_all(states, np.array([seat]), seen)
    return seen


def claim_puzzles(games: Games, seed: str) -> Iterator[Puzzle]:
    """Claims of some games in which every order ends the game and one claim is clearly best."""
    rolls = Random(seed)
    for number in range(CLAIM_GAMES):
        for states in reversed(list(games.play(f"{seed} claims {number}"))):
            if states[0].phase != CLAIM:
                break  # only the last claims of a game can end it
            colours = int((states[0].mountain[states[0].mandala] > 0).sum())
            if colours < FEWEST_CLAIMS or (colours < SIMPLE_CLAIMS and rolls.random() > SIMPLE):
                continue
            puzzle = claim_puzzle(states)
            if puzzle is not None and rolls.random() < KEPT[mistaken(puzzle, states, rolls)]:
                yield puzzle
                break


def mistaken(puzzle: Puzzle, states: States, dice: Random) -> int:
    """How many of those who claim at a glance are wrong."""
    seen = seen_by(states, puzzle.seat)[0]
    good = {puzzle.answer["best"], *puzzle.answer["nearly"]}
    return sum(choose(claimer, states, seen, dice) not in good for claimer in AT_A_GLANCE)


def claim_puzzle(states: States) -> Puzzle | None:
    """The puzzle of a claim, if it is one."""
    seat = int(states[0].claimer)
    try:
        counted = Claims(states, seen_by(states, seat)[0]).count()
    except NotTheEnd:
        return None
    best, nearly = sorted_out(counted)
    worst = [c.utility for move, c in counted.items() if move != best and move not in nearly]
    top = counted[best]
    if not worst or top.utility - max(worst) < CLEAR or not top.chance >= HOPELESS:
        return None
    if min(counted.values(), key=lambda c: c.chance).chance > SAFE:
        return None
    answer = {
        "best": best,
        "nearly": list(nearly),
        "moves": {
            move: {
                "chance": round(c.chance, 4),
                "utility": round(c.utility, 4),
                "line": list(c.line),
            }
            for move, c in counted.items()
        },
    }
    task = {"chance": round(top.chance, 4), "lead": round(top.utility - max(worst), 4)}
    return Puzzle(GAME, CLAIMING, draw(states[0]), seat, task, answer)


def sorted_out(counted: dict[str, Counted]) -> tuple[str, tuple[str, ...]]:
    """The best claim, and those that are as good or nearly."""
    best = max(counted, key=lambda move: counted[move].utility)
    top = counted[best].utility
    nearly = [m for m, c in counted.items() if m != best and top - c.utility < NEARLY]
    return best, tuple(sorted(nearly))


def turn_puzzles(games: Games, turns: Turns, seed: str) -> Iterator[Puzzle]:
    """Turns of one game in which one move is clearly best."""
    rolls = Random(seed)
    kept = [states for states in games.play(f"{seed} turns") if states[0].phase == TURN]
    for states in rolls.sample(kept, min(LOOKED_AT, len(kept))):
        seat = int(states[0].seat)
        position = load(GAME).from_picture(draw(states[0]))
        moves = position.legal_moves()
        if len(moves) < FEWEST_MOVES:
            continue
        dice_seed = f"{seed} {rolls.randrange(1 << 30)}"
        clear = turns.find(seen_by(states, seat), moves, dice_seed)
        if clear is not None:
            yield turn_puzzle(position, seat, clear, dice_seed)


def turn_puzzle(position: Position, seat: int, clear: Clear, seed: str) -> Puzzle:
    """The puzzle of a clear turn, with the rival's reply to every move."""
    others = [c for m, c in clear.chances.items() if m != clear.best and m not in clear.nearly]
    top = clear.chances[clear.best]
    answer = {
        "best": clear.best,
        "nearly": list(clear.nearly),
        "moves": {
            move: {"chance": chance, "line": list(reply_to(position, move, seed))}
            for move, chance in clear.chances.items()
        },
    }
    task = {"chance": top, "lead": round(top - max(others), 4)}
    return Puzzle(GAME, TURNING, str(position), seat, task, answer, {"seed": seed})


def reply_to(position: Position, move: str, seed: str) -> tuple[str, ...]:
    """What may follow a move: the claims, or the cards that come and the rival's reply."""
    after = position.copy()
    after.play(move)
    after.supply_chance(f"{seed} reply")
    mover = position.seat
    while (seat := after.seat) is not None:
        is_claim = after.state.phase == CLAIM
        if not is_claim and seat == mover:
            break
        bot = MandalaBot("replier", REPLIER, seed=f"{seed} reply")
        after.play(bot.choose(seat_view(after, seat), SECONDS).move)
        if not is_claim:
            break
    return tuple(after.moves[1:])
