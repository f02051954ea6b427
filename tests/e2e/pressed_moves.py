"""What is pressed to make a certain move: on a board to learn on, a move is given by its name."""

from collections.abc import Callable

from .hands import Hand
from .person import Person


def press_mandala(person: Person, hand: Hand, move: str) -> None:
    """Take as many cards as are meant, and lay them where they go."""
    verb, *rest = move.split()
    if verb == "claim":
        hand.press(person.see(f"claim-{rest[0]}"))
        return
    for letter in rest[-1]:
        hand.press(person.see(f"hand-{letter}"))
    where = {"build": "mountain", "grow": "field"}
    hand.press(person.see("discard" if verb == "discard" else f"{where[verb]}-{rest[0]}"))


def press_patterns(person: Person, hand: Hand, move: str) -> None:
    """Tiles are flipped where they lie; those that are opened or swapped are for the bowl."""
    verb, *cell = move.split()
    if verb == "bowls":
        hand.press(person.see(move.replace(" ", "-")))
        return
    if verb == "done":
        hand.press(person.see("done"))
        return
    if verb != "flip":
        hand.press(person.page.locator("[data-testid^=bowl-][data-pick]"))
    hand.press(person.see(f"cell-{cell[0]}"))
    meant = person.see(f"choose-{verb}")
    if meant.count():
        hand.press(meant)


def press_mandamina(person: Person, hand: Hand, move: str) -> None:
    """The marble that moves is the move."""
    hand.press(person.see(f"cell-{move}"))


PRESS: dict[str, Callable[[Person, Hand, str], None]] = {
    "mandala": press_mandala,
    "patterns": press_patterns,
    "mandamina": press_mandamina,
}
