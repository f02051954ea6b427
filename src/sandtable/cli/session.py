"""A game at the keyboard: ask, obey, show, until somebody leaves."""

from enum import Enum, auto

from ..errors import BadRecord, IllegalMove
from .boards import board_of
from .legal_list import legal_list
from .own_best import note_game
from .page import show_board, show_recent
from .prompt_help import REMINDER, prompt_help
from .result import result
from .rules_command import show_rules
from .saves import FileExists, Keeper, read_path, resume_command
from .screen import Screen
from .seating import rematch
from .table import Table
from .thinking import tell_thinking
from .undo import CannotUndo

WELCOME = "Type a move, ? for all that are legal, or help."


class Stage(Enum):
    """What the prompt is waiting for."""

    HAND_OVER = auto()
    TURN = auto()
    OVER = auto()


class Leave(Exception):
    """Somebody wants to go, and all that had to be saved is saved."""


class Session:
    """One or more games at one keyboard."""

    def __init__(self, table: Table, screen: Screen, keeper: Keeper, seed: str | None) -> None:
        self.table = table
        self.screen = screen
        self.keeper = keeper
        self._seed = seed
        self._games = 1
        self._seen_by: int | None = None
        """Whose secrets have been on the screen last."""
        self._page_is_old = True
        self._note = WELCOME
        """Something to say below the next page."""
        self._commands = {
            "?": self._list_moves,
            "moves": self._list_moves,
            "undo": self._undo,
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
    def stage(self) -> Stage:
        """What can be done now."""
        position = self.table.position
        if position.is_over:
            return Stage.OVER
        if self.table.hides_hands and self._seen_by != position.seat:
            return Stage.HAND_OVER
        return Stage.TURN

    @property
    def viewer(self) -> int | None:
        """Through whose eyes the board is shown; None: those of everybody."""
        people = self.table.people
        if len(people) == 1:
            return people[0]
        return self.table.position.seat if self.stage is Stage.TURN else None

    @property
    def _name(self) -> str:
        """Who is on turn."""
        seat = self.table.position.seat
        return "" if seat is None else self.table.shown_names[seat]

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
        self.screen.forget()
        show_recent(self.screen, self.table, viewer=None)
        self.screen.say(f"Pass the keyboard to {self._name}, who presses Enter.", "bold")
        if not self.table.past.why_not(self.table.position):
            self.screen.say("(Or type undo to take the last move back, while nobody has looked.)")

    def _show_board(self) -> None:
        position = self.table.position
        show_board(self.screen, self.table, self.viewer)
        if position.is_over:
            self.screen.show(result(position, self.table.shown_names))
        else:
            task = board_of(self.table.game).task(position.view(self.viewer), self._name)
            self.screen.say(task, "bold")

    def _prompt(self) -> str:
        if self.stage is Stage.OVER:
            return "again, save FILE, undo or quit> "
        return f"{self._name}> "

    def _words(self) -> list[str]:
        """What the tab key completes: never a hint at cards that are not on the screen."""
        moves = self.table.position.legal_moves() if self.stage is Stage.TURN else []
        return [*moves, *self._commands]

    # What is done.

    def _obey(self, line: str) -> None:
        word, _, argument = line.strip().partition(" ")
        command = self._commands.get(word.lower())
        if command is not None:
            command(argument.strip())
        elif self.stage is Stage.HAND_OVER:
            self._look(line)
        elif word:
            self._move(" ".join(line.lower().split()))
        else:
            self.screen.say(REMINDER)

    def _look(self, line: str) -> None:
        """The next player has the keyboard: what was played before stays played."""
        if line.strip():
            self.screen.say(f"First {self._name} presses Enter.")
            return
        self.table.past.lock(f"{self._name} has looked at the cards since")
        self._seen_by = self.table.position.seat
        self._page_is_old = True

    def _move(self, move: str) -> None:
        try:
            self.table.play(move)
        except IllegalMove as error:
            self.screen.say(f"Not possible: {error}.")
            return
        with self.screen.busy("The computer is thinking ..."):
            self.table.play_robots()
        self._page_is_old = True
        if self.table.position.is_over:
            self._note = note_game(self.table.position)
        self._keep_up()

    def _keep_up(self) -> None:
        try:
            self.keeper.after_move(self.table)
        except BadRecord as error:
            self._note = f"Not saved: {error}."

    def _list_moves(self, _: str) -> None:
        if self.stage is Stage.HAND_OVER:
            self._look("moves")
        elif self.stage is Stage.OVER:
            self.screen.say("There are none: the game is over.")
        else:
            self.screen.show(legal_list(self.table.position.legal_moves()))

    def _undo(self, _: str) -> None:
        before = list(self.table.position.moves)
        try:
            self.table.undo()
        except CannotUndo as error:
            self.screen.say(f"Not possible: {error}.")
            return
        taken = before[len(self.table.position.moves) :]
        self._note = f"Taken back: {', '.join(taken)}."
        self._page_is_old = True
        self._keep_up()

    def _save(self, file_name: str) -> None:
        try:
            path = read_path(file_name) if file_name else None
            try:
                path = self.keeper.save(self.table, path)
            except FileExists as error:
                if not self.screen.confirm(f"{error}. Replace it?"):
                    self.screen.say("Not saved.")
                    return
                path = self.keeper.save(self.table, path, replace=True)
        except BadRecord as error:
            self.screen.say(f"Not saved: {error}.")
            return
        secret = " (the file holds the hidden cards too)" if self.table.hides_hands else ""
        self.screen.say_command(f"Saved{secret}. Go on later with:", resume_command(path))

    def _why(self, _: str) -> None:
        """What the computer thought when it last moved."""
        position = self.table.position
        if not self.table.robots:
            self.screen.say("Nobody here is a computer.")
        for robot in self.table.robots.values():
            for sentence in tell_thinking(
                position.game, robot.name, robot.decision, position.is_over
            ):
                self.screen.say(sentence)

    def _help(self, _: str) -> None:
        self.screen.show(prompt_help(board_of(self.table.game)))

    def _rules(self, _: str) -> None:
        show_rules(self.screen, self.table.game)
        self._page_is_old = self.screen.is_interactive

    def _again(self, _: str) -> None:
        if self.stage is not Stage.OVER:
            self.screen.say("This game is not over yet; quit leaves it.")
            return
        self._games += 1
        seed = None if self._seed is None else f"{self._seed} game {self._games}"
        self.table = rematch(self.table, seed)
        self.table.play_robots()
        self.keeper.next_game()
        self._seen_by = None
        self._page_is_old = True

    def _quit(self, _: str) -> None:
        """Leave; a person with an unsaved game is asked first."""
        unsaved = self.keeper.has_unsaved(self.table) and self.stage is not Stage.OVER
        if unsaved and self.screen.is_interactive:
            answer = self.screen.ask("Save the game first? [Y/n] ").strip().lower()
            if answer not in ("n", "no"):
                self._save("")
                if self.keeper.has_unsaved(self.table):
                    return
        raise Leave
