"""`sandtable play`: a game at this keyboard."""

from pathlib import Path
from typing import Annotated, Any

import typer

from ..errors import BadOption
from ..games import GAMES, load
from ..tables.settings import Memory
from .game_options import listed, with_options_of
from .screen import EndOfInput, Screen
from .seating import Against, Wishes

GameName = Annotated[str | None, typer.Argument(help=listed(GAMES), metavar="GAME")]
Opponents = Annotated[
    Against | None,
    typer.Option(
        help="People share this keyboard; random plays any legal move; bot is the best we have."
    ),
]
Bot = Annotated[
    str | None,
    typer.Option(
        help="Against this bot, by name or number; `sandtable bots` lists them.", metavar="BOT"
    ),
]
Cores = Annotated[
    int, typer.Option(min=1, max=2, help="On how many cores the bot thinks.", metavar="N")
]
OwnSeat = Annotated[
    int | None,
    typer.Option(help="Where you sit against the computer; 0 begins. Else by lot."),
]
Names = Annotated[str | None, typer.Option(help="Who plays, seat 0 first.", metavar="NORTH,SOUTH")]
Seed = Annotated[
    str | None, typer.Option(help="The same seed deals the same game.", metavar="TEXT")
]
NewFile = Annotated[
    str | None, typer.Option(help="Keep the game in a new file from the start.", metavar="FILE")
]
SavedFile = Annotated[Path | None, typer.Option(help="Go on with a saved game.", metavar="FILE")]
OpenOrHidden = Annotated[
    Memory | None,
    typer.Option(help="Whether cards that all have seen, and lie covered now, can be looked up."),
]


@with_options_of(map(load, GAMES))
def play(
    options: dict[str, Any],
    game: GameName = None,
    against: Opponents = None,
    bot: Bot = None,
    cores: Cores = 1,
    seat: OwnSeat = None,
    names: Names = None,
    seed: Seed = None,
    save: NewFile = None,
    resume: SavedFile = None,
    memory: OpenOrHidden = None,
) -> None:
    """Play a game: people on one keyboard, or against the computer.

    Without GAME, a menu asks. At the prompt, help tells what can be typed.
    Ctrl-C or Ctrl-D leave at any time: the game is saved, and it is said where.

    sandtable play {1} --against bot --seat 0
    sandtable play {0} --names North,South --save ours.json
    sandtable play --resume ours.json
    """
    wishes = Wishes(
        game=None if game is None else game.lower(),
        against=against,
        bot=bot,
        cores=cores,
        seat=seat,
        seed=seed,
        names=None if names is None else names.split(","),
        memory=memory,
        options=options,
    )
    _play(wishes, save, resume)


def _play(wishes: Wishes, save: str | None, resume: Path | None) -> None:
    from .starting import begin, resume_game  # Other commands need not wait for it.

    screen = Screen()
    try:
        if resume is None:
            begin(screen, wishes, save)
        else:
            resume_game(screen, wishes, resume, save)
    except (EndOfInput, KeyboardInterrupt):
        raise BadOption("stopped before the game began") from None
