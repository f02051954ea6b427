"""`sandtable learn`: a game taught by doing."""

from typing import Annotated

import typer

from ..errors import BadOption
from ..games import GAMES, load
from ..games.rules_text import ENGLISH, LANGUAGES
from ..study import study_of
from .game_options import listed
from .screen import EndOfInput, Screen

GameName = Annotated[str, typer.Argument(help=listed(GAMES), metavar="GAME")]
LessonName = Annotated[
    str | None, typer.Argument(help="A lesson by its name or number.", metavar="LESSON")
]
Language = Annotated[str, typer.Option(help=f"one of {', '.join(LANGUAGES)}", metavar="LANGUAGE")]
List = Annotated[bool, typer.Option("--list", help="Only list the lessons.")]
Again = Annotated[bool, typer.Option("--again", help="Begin the lesson anew.")]


def learn(
    game: GameName,
    lesson: LessonName = None,
    language: Language = ENGLISH,
    list_only: List = False,
    again: Again = False,
) -> None:
    """Learn a game by playing it, step by step.

    Without LESSON it goes on where you left: first the game in five minutes, then ideas.
    At the prompt, type a move; help tells what else can be typed.

    sandtable learn {1}
    sandtable learn {0} --language de
    sandtable learn {2} 2 --again
    """
    from .learning import Learning, list_lessons  # Other commands need not wait for it.

    chosen = load(game.lower())
    make = study_of(chosen.name).lessons
    if make is None:
        raise BadOption(f"there are no lessons for {chosen.title} yet; its rules may help")
    screen, teaching = Screen(), make()
    if list_only:
        list_lessons(screen, teaching, language.lower())
        return
    try:
        Learning(screen, teaching, language.lower()).run(lesson, again)
    except (EndOfInput, KeyboardInterrupt):
        screen.show("")
