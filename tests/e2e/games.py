"""How people play: they look at what the page offers, and know no rules."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from .hands import Hand
from .person import PATIENCE, Person

LIT = "[data-walk]:is(.lit, :has(.lit))"
"""What lights up: the places where something can go."""
CAN_MOVE = "[data-pick], [data-testid^=claim-], [data-testid=bowls] button"
MADE = "[data-testid=moves] li:not(.none)"
MORE_MOVES = f"count => document.querySelectorAll('{MADE}').length > count"
MY_TURN_OR_OVER = f"""
count => document.querySelector("[data-testid=result]") !== null
  || (document.querySelector("[data-testid=status].mine") !== null
    && document.querySelector("{CAN_MOVE}") !== null
    && document.querySelectorAll("{MADE}").length > count)
"""


class Seat:
    """Somebody at a table, whose moves are pressed by a hand."""

    def __init__(self, person: Person, hand: Hand, game: str) -> None:
        self.person = person
        self.page: Page = person.page
        self._hand = hand
        self._move = MOVES[game]
        self._dice = random.Random(game)
        person.see("status").wait_for()

    def press(self, target: Locator) -> None:
        """Press something with this hand."""
        self._hand.press(target)

    def any_of(self, targets: Locator) -> Locator:
        """One of them, by chance."""
        return targets.nth(self._dice.randrange(targets.count()))

    @property
    def moves(self) -> int:
        """How many moves the list shows."""
        return self.page.locator(MADE).count()

    @property
    def is_over(self) -> bool:
        """Whether the result is shown."""
        return self.person.see("result").count() > 0

    def wait_for_turn(self, after: int = -1) -> None:
        """Until more moves than `after` were made and it is our turn, or the game is over."""
        self.page.wait_for_function(MY_TURN_OR_OVER, arg=after, timeout=PATIENCE)

    def move(self) -> None:
        """Make a move that the page offers, and wait until it is made."""
        before = self.moves
        self._move(self)
        self.page.wait_for_function(MORE_MOVES, arg=before, timeout=PATIENCE)

    def play_to_the_end(self) -> None:
        """Until the result is shown."""
        self.wait_for_turn()
        while not self.is_over:
            self.move()
            self.wait_for_turn()
        expect(self.person.see("result")).to_be_visible()


def play_mandala(seat: Seat) -> None:
    """Claim if there is something to claim; else cards of the hand go where it lights up."""
    claims = seat.page.locator("[data-testid^=claim-]")
    if claims.count():
        seat.press(seat.any_of(claims))
        return
    seat.press(seat.any_of(seat.page.locator("[data-testid^=hand-][data-pick]")))
    # Mountains first: whoever builds draws, and the deck runs out in the end.
    mountains = seat.page.locator(f"[data-testid^=mountain]{LIT}")
    seat.press(seat.any_of(mountains if mountains.count() else seat.page.locator(LIT)))


def play_patterns(seat: Seat) -> None:
    """Bowls are chosen first; then tiles that light up, if none do with the tile of the bowl."""
    bowls = seat.person.see("bowls").locator("button")
    if bowls.count():
        seat.press(bowls.first)
        return
    lit, choices = seat.page.locator(LIT), seat.page.locator("[data-testid^=choose-]")
    if not lit.count():
        seat.press(seat.page.locator("[data-testid^=bowl-][data-pick]"))
    seat.press(seat.any_of(lit))
    if choices.count():
        seat.press(choices.first)


def play_mandamina(seat: Seat) -> None:
    """Any marble goes to the hole."""
    seat.press(seat.any_of(seat.page.locator("[data-testid^=cell-][data-pick]")))


MOVES: dict[str, Callable[[Seat], None]] = {
    "mandala": play_mandala,
    "patterns": play_patterns,
    "mandamina": play_mandamina,
}
