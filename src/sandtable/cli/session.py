"""A game at the keyboard: ask, obey, show, until somebody leaves."""

from collections.abc import Callable
from enum import Enum, auto
from functools import partial

from ..errors import BadRecord, IllegalMove, UnknownGame
from ..tables import Refused, Table, verbs
from ..tables.allowed import Verb
from ..tables.dealer import DiceDealer
from ..tables.view import see_position
from .boards import board_of
from .legal_list import legal_list
from .line_editing import forget_lines
from .match import Match
from .own_best import note_game
from .page import show_board, show_recent
from .prompt_help import prompt_help, reminder
from .result import result
from .rules_command import show_rules
from .saves import FileExists, Keeper, read_path, resume_command
from .screen import Screen
from .thinking import tell_thinking

WELCOME = "Type a move, ? for all that are legal, or help."
OWN_OFFER = "A draw is offered: now make your move."
OFFER = "A draw is offered: draw agrees, decline or a move plays on."


class Stage(Enum):
    """What the prompt is waiting for."""

    HAND_OVER = auto()
    TURN = auto()
    OVER = auto()


class Leave(Exception):
    """Somebody wants to go, and all that had to be saved is saved."""


class Session:
    """One or more games at one keyboard."""

    def __init__(self, match: Match, screen: Screen, keeper: Keeper, seed: str | None) -> None:
        self.match = match
        self.screen = screen
        self.keeper = keeper
        self._seed = seed
        self._games = 1
        self._seen_by: int | None = None
        """Whose secrets have been on the screen last."""
        self._page_is_old = True
        self._note = WELCOME
        """Something to say below the next page."""
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._list_moves,
            "moves": self._list_moves,
            "undo": self._undo,
            "draw": partial(self._act, verbs.offer_draw),
            "decline": partial(self._act, verbs.decline_draw),
            "resign": self._resign,
            "save": self._save,
            "why": self._why,
            "help": self._help,
            "rules": self._rules,
            "again": self._again,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play until somebody leaves."""
        try:
            while True:
                self._show_page()
                self._obey(self.screen.ask(self._prompt(), self._words()))
        except Leave:
            pass

    @property
    def table(self) -> Table:
        """What is played on."""
        return self.match.table

    @property
    def stage(self) -> Stage:
        """What can be done now."""
        if self.table.turn is None:
            return Stage.OVER
        if self.match.hides_hands and self._seen_by != self.table.turn:
            return Stage.HAND_OVER
        return Stage.TURN

    @property
    def viewer(self) -> int | None:
        """Through whose eyes the board is shown; None: those of everybody."""
        if len(self.table.people) == 1:
            return self.table.people[0]
        return self.table.turn if self.stage is Stage.TURN else None

    @property
    def _offered(self) -> list[str]:
        """The verbs that are open to whoever has the keyboard."""
        is_held = self.stage is not Stage.HAND_OVER
        return [verb for verb in self.match.allowed if is_held or verb == "undo"]

    @property
    def _name(self) -> str:
        """Who is on turn."""
        return "" if self.table.turn is None else self.table.names[self.table.turn]

    # What is shown.

    def _show_page(self) -> None:
        if not self._page_is_old:
            return
        self._page_is_old = False
        self.screen.new_page()
        if self.stage is Stage.HAND_OVER:
            self._show_hand_over()
        else:
            self._show_board()
            if self._note:
                self.screen.say(self._note)
            self._note = ""

    def _show_hand_over(self) -> None:
        """Everything secret is off the screen while the keyboard changes hands."""
        forget_lines()
        show_recent(self.screen, self.table, viewer=None)
        self.screen.say(f"Pass the keyboard to {self._name}, who presses Enter.", "bold")
        if "undo" in self._offered:
            self.screen.say("(Or type undo to take the last move back, while nobody has looked.)")

    def _show_board(self) -> None:
        table = self.table
        show_board(self.screen, table, self.viewer)
        if table.outcome is not None:
            self.screen.show(result(table, table.outcome))
            return
        view = see_position(table, table.position, self.viewer)
        self.screen.say(board_of(table.settings.rules).task(view, self._name), "bold")
        if table.draw_offer is not None:
            self.screen.say(OWN_OFFER if table.draw_offer == table.turn else OFFER)

    def _prompt(self) -> str:
        if self.stage is not Stage.OVER:
            return f"{self._name}> "
        return f"again, save FILE{', undo' if 'undo' in self._offered else ''} or quit> "

    def _words(self) -> list[str]:
        """What the tab key completes: never a hint at cards that are not on the screen."""
        moves = self.table.position.legal_moves() if self.stage is Stage.TURN else []
        return [*moves, *self._commands]

    # What is done.

    def _obey(self, line: str) -> None:
        word, _, argument = line.strip().partition(" ")
        command = self._commands.get(word.lower())
        try:
            if command is not None:
                command(argument.strip())
            elif self.stage is Stage.HAND_OVER:
                self._look(line)
            elif word:
                self._move(" ".join(line.lower().split()))
            else:
                self.screen.say(reminder(self._offered))
        except (IllegalMove, Refused) as error:
            self.screen.say(f"Not possible: {error}.")

    def _look(self, line: str) -> None:
        """The next player has the keyboard: what was played before stays played."""
        if line.strip():
            self.screen.say(f"First {self._name} presses Enter.")
            return
        self.match.look(self.table.turn)
        self._seen_by = self.table.turn
        self._page_is_old = True

    def _move(self, move: str) -> None:
        self.match.play(move)
        with self.screen.busy("The computer is thinking ..."):
            self.match.play_robots()
        if self.table.position.is_over:
            self._note = note_game(self.table.position)
        self._changed()

    def _undo(self, _: str) -> None:
        before = self.table.position.moves
        self.match.act(verbs.undo)
        self._note = f"Taken back: {', '.join(before[len(self.table.position.moves) :])}."
        self._changed()

    def _resign(self, _: str) -> None:
        """Give up; a person is asked whether that is meant."""
        is_asked = "resign" in self._offered and self.screen.is_interactive
        if not is_asked or self.screen.confirm("Give up?"):
            self._act(verbs.resign)

    def _act(self, verb: Verb, _: str = "") -> None:
        """Whoever is on turn does something else than a move."""
        if self.stage is Stage.HAND_OVER:
            self._look("not yet")
            return
        self.match.act(verb)
        self._changed()

    def _changed(self) -> None:
        """Show what has happened, and let the file keep up with it."""
        self._page_is_old = True
        try:
            self.keeper.after_move(self.match)
        except BadRecord as error:
            self._note = f"Not saved: {error}."

    def _list_moves(self, _: str) -> None:
        if self.stage is Stage.HAND_OVER:
            self._look("moves")
        elif self.stage is Stage.OVER:
            self.screen.say("There are none: the game is over.")
        else:
            self.screen.show(legal_list(self.table.position.legal_moves()))

    def _save(self, file_name: str) -> None:
        try:
            path = read_path(file_name) if file_name else None
            try:
                path = self.keeper.save(self.match, path)
            except FileExists as error:
                if not self.screen.confirm(f"{error}. Replace it?"):
                    self.screen.say("Not saved.")
                    return
                path = self.keeper.save(self.match, path, replace=True)
        except BadRecord as error:
            self.screen.say(f"Not saved: {error}.")
            return
        secret = " (the file holds the hidden cards too)" if self.match.hides_hands else ""
        self.screen.say_command(f"Saved{secret}. Go on later with:", resume_command(path))

    def _why(self, _: str) -> None:
        """What the computer thought when it last moved."""
        position = self.table.position
        if not self.match.robots:
            self.screen.say("Nobody here is a computer.")
        for robot in self.match.robots.values():
            told = tell_thinking(position.game, robot.name, robot.decision, position.is_over)
            for sentence in told:
                self.screen.say(sentence)

    def _help(self, _: str) -> None:
        self.screen.show(prompt_help(board_of(self.table.settings.rules), self._offered))

    def _rules(self, _: str) -> None:
        try:
            show_rules(self.screen, self.table.settings.rules)
        except UnknownGame as error:  # A game need not bring a text of its rules.
            self.screen.say(f"Not possible: {error}.")
        self._page_is_old = self.screen.is_interactive

    def _again(self, _: str) -> None:
        if self.stage is not Stage.OVER:
            self.screen.say("This game is not over yet; quit leaves it.")
            return
        self._games += 1
        seed = None if self._seed is None else f"{self._seed} game {self._games}"
        self.match = self.match.rematch(DiceDealer(seed))
        self.match.play_robots()
        self.keeper = Keeper()  # The file belongs to the game that is over.
        self._seen_by = None
        self._page_is_old = True

    def _quit(self, _: str) -> None:
        """Leave; a person with an unsaved game is asked first."""
        unsaved = self.keeper.has_unsaved(self.match) and self.stage is not Stage.OVER
        if unsaved and self.screen.is_interactive:
            answer = self.screen.ask("Save the game first? [Y/n] ").strip().lower()
            if answer not in ("n", "no"):
                self._save("")
                if self.keeper.has_unsaved(self.match):
                    return
        raise Leave
