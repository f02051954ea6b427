"""What a fresh process waits for its first bot move: with nothing compiled, and with all of it."""

from dataclasses import asdict, dataclass
from statistics import median
from tempfile import TemporaryDirectory

from sandtable.players.registry import PLAYERS, RANDOM

from ..fresh import run_program
from .findings import Finding, Settings, Tell

BUDGET = 0.5
COLD, OVER = 20.0, 0.3
"""Seconds: all of a cold start, and how much longer than its budget a warm answer may take."""
WARM_STARTS, QUICK_WARM_STARTS = 5, 2
SAYS_WHY = "Compiling"

FIRST_MOVE = """
from time import perf_counter, process_time
start = perf_counter()
from sandtable import load
from sandtable.players import SeatView
from sandtable.players.registry import make_player
position = load({game!r}).deal(seed=1)
bot = make_player({game!r}, {bot!r})
asked = perf_counter()
bot.choose(SeatView.of(position, position.seat), {budget})
print(asked - start, perf_counter() - asked, process_time())
"""


@dataclass(frozen=True)
class Start:
    """One fresh process."""

    ready: float
    """Seconds from its start until the bot could be asked,"""
    answer: float
    """and from then to its answer;"""
    processor: float
    """seconds that the processor worked for it in all;"""
    said: str
    """what people read meanwhile."""


def strongest() -> dict[str, str]:
    """The strongest bot of every game that has bots."""
    last = {game: list(kinds)[-1] for game, kinds in PLAYERS.items()}
    return {game: bot for game, bot in last.items() if bot != RANDOM}


def start(game: str, bot: str, settings: dict[str, str]) -> Start:
    """Let a fresh process make the first move."""
    program = FIRST_MOVE.format(game=game, bot=bot, budget=BUDGET)
    finished = run_program(program, settings)
    ready, answer, processor = map(float, finished.stdout.split())
    return Start(ready, answer, processor, said=finished.stderr)


def run(settings: Settings, tell: Tell) -> list[Finding]:
    """Cold once, then warm several times."""
    rounds = QUICK_WARM_STARTS if settings.is_quick else WARM_STARTS
    bots = strongest()
    total = len(bots) * (rounds + 1)
    findings = []
    for number, (game, bot) in enumerate(bots.items()):
        done = number * (rounds + 1)
        tell(f"{game}, cold", done, total)
        with TemporaryDirectory() as empty:
            cache = {"NUMBA_CACHE_DIR": empty}
            cold = start(game, bot, cache)
            warm = []
            for i in range(rounds):
                tell(f"{game}, warm", done + 1 + i, total)
                warm.append(start(game, bot, cache))
        findings += [_cold(game, cold), *_warm(game, warm)]
    return findings


def _cold(game: str, cold: Start) -> Finding:
    seconds = cold.ready + cold.answer
    reason = next((line for line in cold.said.splitlines() if SAYS_WHY in line), "")
    return Finding(
        what=f"{game}, nothing compiled: import to first answer",
        found=f"{seconds:.1f} s ({cold.processor:.1f} s of the processor), "
        f"and says: {reason or 'nothing'}",
        target=f"< {COLD:g} s, and says why",
        met=seconds < COLD and bool(reason),
        data=asdict(cold),
    )


def _warm(game: str, warm: list[Start]) -> list[Finding]:
    over = [start.answer - BUDGET for start in warm]
    data = {"ready": [start.ready for start in warm], "over": over}
    return [
        Finding(
            what=f"{game}, compiled before: answer longer than its budget",
            found=f"{median(over):.3f} s (worst {max(over):.3f})",
            target=f"<= {OVER:g} s",
            met=max(over) <= OVER,
            data=data,
        ),
        Finding(
            what=f"{game}, compiled before: import to ready",
            found=f"{median(start.ready for start in warm):.2f} s",
        ),
    ]
