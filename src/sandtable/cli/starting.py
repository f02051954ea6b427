"""How a game at the keyboard begins, and how it is left."""

import os
from pathlib import Path

from ..errors import BadOption
from ..games import GAMES, load
from .game_options import listed
from .interruption import hang_up_interrupts, undisturbed
from .menu import choose_game, choose_players
from .page import show_board
from .result import result, result_sentence
from .saves import Keeper, read_path, resume_command
from .screen import EndOfInput, Screen
from .seating import Wishes, new_match, resumed_match
from .session import Session


def begin(screen: Screen, wishes: Wishes, save: str | None) -> None:
    """Deal a new game and play it; ask a person what has been left open."""
    if wishes.game is None:
        if not screen.is_interactive:
            raise BadOption(f"which game? Say {listed(GAMES)}")
        wishes.game = choose_game(screen)
        game = load(wishes.game)
        if wishes.against is None and "seats" not in wishes.options:
            choose_players(screen, game, wishes)
    path = None if save is None else read_path(save)
    match = new_match(load(wishes.game), wishes)
    with screen.busy("The computer is thinking ..."):
        match.play_robots()
    keeper = Keeper()
    if path is not None:
        keeper.begin(match, path)
    run(Session(match, screen, keeper, wishes.seed))


def resume_game(screen: Screen, wishes: Wishes, path: Path, save: str | None) -> None:
    """Go on with a saved game; show the result if it is over."""
    outcome, match = resumed_match(path, wishes)
    if outcome is not None:
        show_board(screen, match.table, viewer=None)
        screen.show(result(match.table, outcome))
        return
    keeper = Keeper(path, match.record(), goes_on=save is not None)
    match.play_robots()
    if save is not None and os.path.realpath(read_path(save)) != os.path.realpath(path):
        keeper.begin(match, read_path(save))
    run(Session(match, screen, keeper, wishes.seed))


def run(session: Session) -> None:
    """Play until somebody leaves, by a word or by force, and say what is good to know then."""
    screen, is_private = session.screen, session.match.hides_hands
    try:
        with hang_up_interrupts(), screen.private(is_private):
            session.run()
    except (KeyboardInterrupt, EndOfInput) as reason:
        is_cut_off = isinstance(reason, EndOfInput) and not screen.has_typist
        if is_cut_off and session.match.table.outcome is None:
            raise BadOption("the input ended before the game did") from None
        with undisturbed():
            path = session.keeper.rescue(session.match)
        if path is not None:
            screen.say_command("The game is saved. Go on later with:", resume_command(path))
    except (OSError, SystemExit):  # The terminal is gone.
        if screen.has_typist:
            session.keeper.rescue(session.match)
        raise
    else:
        if is_private:  # Its last words went with the private screen.
            _say_farewell(session)


def _say_farewell(session: Session) -> None:
    table, path = session.match.table, session.keeper.own_file
    if table.outcome is not None:
        session.screen.say(result_sentence(table, table.outcome))
    if path is not None:
        session.screen.say_command("The game is saved. See it again with:", resume_command(path))
