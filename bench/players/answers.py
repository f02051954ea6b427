"""Whether every level answers in time: its longest answer over whole games."""

from sandtable import load
from sandtable.arena.game import play_game
from sandtable.players.registry import PLAYERS, RANDOM, kind_of, make_player

from .findings import Finding, Settings, Tell
from .views import middle_of

GAMES = tuple(game for game in PLAYERS if not load(game).shared_result)
MOST = 1.1
"""Times its budget."""
ROUNDS, QUICK_ROUNDS = 2, 1
"""Games of each level: as one seat, then as the other."""


def run(settings: Settings, tell: Tell) -> list[Finding]:
    """Every level against a random player, with its own budget."""
    rounds = QUICK_ROUNDS if settings.is_quick else ROUNDS
    levels = [(game, level) for game in GAMES for level in PLAYERS[game] if level != RANDOM]
    findings = []
    for number, (game, level) in enumerate(levels):
        tell(f"{game}, {level}", number, len(levels))
        budget = kind_of(game, level).budget
        worst = max(_slowest(game, level, budget, seat) for seat in range(rounds)) / budget
        findings.append(
            Finding(
                what=f"{game}, {level}, {budget:g} s per move",
                found=f"{100 * worst:.1f} %",
                target=f"<= {100 * MOST:.0f} %",
                met=worst <= MOST,
                data={"worst": worst, "budget": budget},
            )
        )
    return findings


def _slowest(game: str, level: str, budget: float, seat: int) -> float:
    """The longest time a level took in one game, compiled before."""
    player = make_player(game, level)
    player.choose(middle_of(game, "answers"), budget)
    rival = make_player(game, RANDOM)
    players = (player, rival) if seat == 0 else (rival, player)
    result = play_game(load(game), players, f"answers {level}", 0, seat, (budget, budget))
    return result.slowest[seat]
