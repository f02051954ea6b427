"""How a game at the keyboard begins, and how it is left."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..errors import BadOption
from ..games import load
from .interruption import hang_up_interrupts, undisturbed
from .menu import choose_game, choose_players
from .page import show_board
from .result import outcome, outcome_of_record, result
from .saves import Keeper, read_path, resume_command
from .screen import EndOfInput, Screen
from .seating import Wishes, new_table, read_saved, resumed_table
from .session import Session
from .table import Table


def begin(screen: Screen, wishes: Wishes, save: str | None) -> None:
    """Deal a new game and play it; ask a person what has been left open."""
    if wishes.game is None:
        if not screen.is_interactive:
            raise BadOption("which game? Say mandala, patterns or mandamina")
        wishes.game = choose_game(screen)
        game = load(wishes.game)
        if wishes.against is None and "seats" not in wishes.options:
            choose_players(screen, game, wishes)
    game = load(wishes.game)
    path = None if save is None else read_path(save)
    table = new_table(game, wishes)
    with screen.busy("The computer is thinking ..."):
        table.play_robots()
    keeper = Keeper()
    if path is not None:
        keeper.begin(table, path)
    run(screen, table, keeper, wishes.seed)


def resume_game(screen: Screen, wishes: Wishes, path: Path, save: str | None) -> None:
    """Go on with a saved game; show the result if it is over."""
    record, saved = read_saved(path)
    table = resumed_table(saved, wishes)
    if record.get("ending") is not None:
        show_ended(screen, table, record)
        return
    keeper = Keeper(path)
    keeper.note_resumed(table, goes_on=save is not None)
    table.play_robots()
    if save is not None and not _same_file(read_path(save), path):
        keeper.begin(table, read_path(save))
    run(screen, table, keeper, wishes.seed)


def _same_file(one: Path, other: Path) -> bool:
    return os.path.realpath(one) == os.path.realpath(other)


def show_ended(screen: Screen, table: Table, record: Mapping[str, Any]) -> None:
    """A game that is over by its rules, or because its table ended it."""
    show_board(screen, table, viewer=None)
    if table.position.is_over:
        screen.show(result(table.position, table.shown_names))
        return
    screen.say(outcome_of_record(record, table.shown_names), "bold")


def run(screen: Screen, table: Table, keeper: Keeper, seed: str | None) -> None:
    """Play until somebody leaves, by a word or by force, and say what is good to know then."""
    session = Session(table, screen, keeper, seed)
    try:
        with hang_up_interrupts(), screen.private(table.hides_hands):
            session.run()
    except (KeyboardInterrupt, EndOfInput) as reason:
        _rescue(session, reason)
        return
    except (OSError, SystemExit):  # The terminal is gone.
        if screen.has_typist:
            keeper.rescue(session.table)
        raise
    if table.hides_hands:  # Its last words went with the private screen.
        _say_farewell(session)


def _rescue(session: Session, reason: BaseException) -> None:
    """The input ended or was interrupted: save what has been played and say where."""
    screen, table = session.screen, session.table
    if isinstance(reason, EndOfInput) and not screen.has_typist and not table.position.is_over:
        raise BadOption("the input ended before the game did")
    with undisturbed():
        path = session.keeper.rescue(table)
    if path is not None:
        screen.say_command("The game is saved. Go on later with:", resume_command(path))


def _say_farewell(session: Session) -> None:
    position = session.table.position
    path = session.keeper.own_file
    if position.is_over:
        session.screen.say(outcome(position, session.table.shown_names))
    if path is not None:
        session.screen.say_command("The game is saved. See it again with:", resume_command(path))
