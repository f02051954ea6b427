"""Tables in every state that asks for a decision, brought there by two players over HTTP.

What the rules let happen next is not known here: the players look at the legal moves the server
sends, prefer those that lead to the state, and open another table when one does not get there.
"""

import itertools
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx2
from playwright.sync_api import Page, expect

from .games import LIT
from .person import PATIENCE, SEEN_LEGENDS

Position = dict[str, Any]
Choose = Callable[[Position, random.Random], str]
Until = Callable[[Position], bool]

MOST_TABLES = 30
MOST_MOVES = 400
LONG_NAME = "Wilhelmiina von Hohenfels"
_keys = itertools.count()


@dataclass(frozen=True)
class State:
    """A table as the first seat sees it, and what that seat presses to be asked something."""

    game: str
    name: str
    path: str
    wants: str
    """What can be seen when the page has got there."""
    press: Callable[[Page], None] = field(default=lambda page: None)
    settings: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.game}, {self.name}"


class Player:
    """Somebody with a cookie, as a browser has it."""

    def __init__(self, client: httpx2.Client, name: str) -> None:
        self._client = client
        client.post("/api/visit").raise_for_status()
        client.put("/api/me/name", json={"name": name}).raise_for_status()

    @property
    def cookies(self) -> list[dict[str, str]]:
        """For a browser that is to be theirs."""
        return [{"name": one.name, "value": one.value or ""} for one in self._client.cookies.jar]

    def open(self, game: str, **settings: Any) -> str:
        """A new table, at which they begin."""
        wish = {"game": game, "starter": "host", **settings}
        return str(self._client.post("/api/tables", json=wish).raise_for_status().json()["name"])

    def act(self, table: str, kind: str, **act: Any) -> None:
        """Anything one can do at a table."""
        what = {"type": kind, "key": f"state-{next(_keys)}", **act}
        answer = self._client.post(f"/api/tables/{table}/acts", json=what)
        assert answer.status_code == 200, answer.text

    def see(self, table: str) -> dict[str, Any]:
        """The table as they see it."""
        answer = self._client.get(f"/api/tables/{table}").raise_for_status().json()
        return dict(answer["table"])


class Makers:
    """The players, and the tables that they bring to a state."""

    def __init__(self, players: list[Player]) -> None:
        self._players = players

    def table(self, game: str, seats: int = 2, **settings: Any) -> str:
        """A table where the game has begun."""
        table = self._players[0].open(game, **settings)
        for player in self._players[:seats]:
            player.act(table, "take-seat", seed="a-seed")
        return table

    def play(self, table: str, until: Until, choose: Choose, dice: random.Random) -> bool:
        """Make moves until the first seat is in a state; whether it came."""
        for _ in range(MOST_MOVES):
            seen = self._players[0].see(table)
            if until(seen["position"]):
                return True
            if seen["status"] == "over":
                return False
            player = self._players[seen["order"][seen["position"]["turn"]]]
            shown = player.see(table)
            move = choose(shown["position"], dice)
            player.act(table, "play", number=shown["number"], move=move)
        return False

    def reach(
        self, game: str, until: Until, choose: Choose, seats: int = 2, **settings: Any
    ) -> str:
        """A table in a state, with as many tries as it takes."""
        for number in range(MOST_TABLES):
            table = self.table(game, seats, **settings)
            if self.play(table, until, choose, random.Random(f"{game} {number}")):
                return table
        raise AssertionError(f"no table of {game} came to the state")

    def act(self, seat: int, table: str, kind: str, **act: Any) -> None:
        """Something that a seat does besides moving."""
        self._players[self._players[0].see(table)["order"][seat]].act(table, kind, **act)


@contextmanager
def making(address: str) -> Iterator[tuple[Makers, list[dict[str, str]]]]:
    """Who makes tables at a server, and the cookies by which a browser is the first of them."""
    clients = [httpx2.Client(base_url=address, timeout=PATIENCE / 1000) for _ in range(6)]
    try:
        names = [LONG_NAME, "Maximilian Ångström-Østergaard", "Aino", "Bo", "Cléo", "Dörte"]
        players = [Player(client, name) for client, name in zip(clients, names, strict=True)]
        yield Makers(players), players[0].cookies
    finally:
        for client in clients:
            client.close()


def any_move(position: Position, dice: random.Random) -> str:
    """Whatever is legal."""
    return str(dice.choice(position["legal_moves"]))


def my_turn(position: Position) -> bool:
    """The first seat may move."""
    return bool(position["legal_moves"])


def over(position: Position) -> bool:
    """Nobody may move any more."""
    return bool(position["phase"] == "over")


# Mandala

GROWS = 0.4


def complete_mandalas(position: Position, dice: random.Random) -> str:
    """Bring the colours that a Mandala lacks, and now and then something to claim them by."""
    legal: list[str] = position["legal_moves"]
    grows = [move for move in legal if move.startswith("grow")]
    if grows and dice.random() < GROWS:
        return str(dice.choice(grows))
    for move in legal:
        words = move.split()
        if words[0] == "build" and words[2] in position["missing"][int(words[1]) - 1]:
            return move
    builds = [move for move in legal if move.startswith("build")]
    return str(dice.choice(builds or legal))


def is_claiming(position: Position) -> bool:
    """The first seat chooses among four colours or more."""
    return any(move.startswith("claim") for move in position["legal_moves"]) and (
        len(position["legal_moves"]) >= 4
    )


def has_pair(position: Position) -> bool:
    """Two cards of a colour can be laid together: there is something to count."""
    return any(len(move.split()[-1]) > 1 for move in position["legal_moves"])


def is_full(position: Position) -> bool:
    """Late: much lies on the table, and both Cups have something."""
    return (
        has_pair(position)
        and all(cup["count"] > 3 for cup in position["cups"])
        and all(len(mountain) > 1 for mountain in position["mountains"])
    )


def pick_pair(page: Page) -> None:
    """Take cards of a colour of which there are more."""
    for card in page.locator("[data-testid^=hand-][data-pick]").all():
        card.dispatch_event("click")
        if page.get_by_test_id("more").count():
            return
        page.get_by_test_id("put-down").click()
    raise AssertionError("there are no two cards of a colour")


def lay_cards(page: Page) -> None:
    """Take cards and lay them where they may go: with confirmation, that is asked."""
    page.locator("[data-testid^=hand-][data-pick]").first.dispatch_event("click")
    page.locator(LIT).first.dispatch_event("click")


A_WHILE = {"base": 3000, "increment": 5}
CONFIRM = {"confirm": True}


def mandala(make: Makers) -> Iterator[State]:
    """All states of Mandala."""

    def state(name: str, table: str, wants: str, **more: Any) -> State:
        return State("mandala", name, f"/tables/{table}", wants, **more)

    start = make.reach("mandala", has_pair, any_move)
    yield state("start", start, "[data-testid^=hand-][data-pick]")
    yield state("stepper", start, "[data-testid=more]", press=pick_pair)
    yield state("confirm", start, "[data-testid=confirm]", press=lay_cards, settings=CONFIRM)
    claim = make.reach("mandala", is_claiming, complete_mandalas)
    yield state("claim", claim, "[data-testid^=claim-]")
    full = make.reach("mandala", is_full, complete_mandalas)
    yield state("late", full, "[data-testid=more]", press=pick_pair)
    timed = make.reach("mandala", has_pair, any_move, clock=A_WHILE)
    make.act(1, timed, "offer-draw")
    yield state("draw offered", timed, "[data-testid=draw-offer]")
    ended = make.reach("mandala", over, complete_mandalas)
    yield state("result", ended, "[data-testid=rematch]")
    yield state("replay", f"{ended}/replay", "[data-testid=slider]")


# Patterns


def is_at_tiles(position: Position) -> bool:
    """The bowls are filled, and the first seat moves."""
    return my_turn(position) and position["phase"] not in ("bowls", "final-flips")


def is_final(position: Position) -> bool:
    """The first seat may flip, or end the game."""
    return "done" in position["legal_moves"]


def has_choice(position: Position) -> bool:
    """A tile can be opened or flipped, or flipped or swapped."""
    cells = [move.split()[-1] for move in position["legal_moves"]]
    return is_at_tiles(position) and len(set(cells)) < len(cells)


def pick_bowl(page: Page) -> None:
    """Take the tile of the own bowl."""
    page.locator("[data-testid^=bowl-][data-pick]").dispatch_event("click")


def choose_tile(page: Page) -> None:
    """Press tiles until one asks which move is meant."""
    for cell in page.locator(f"[data-testid^=cell-]{LIT}").all():
        cell.dispatch_event("click")
        if page.locator("[data-testid^=choose-]").count():
            return
        page.get_by_test_id("cancel").click()
    raise AssertionError("no tile has two moves")


def turn_tile(page: Page) -> None:
    """Press a tile: with confirmation, the move is asked for, or which one is meant."""
    pick_bowl(page)
    page.locator(f"[data-testid^=cell-]{LIT}").first.dispatch_event("click")


def patterns(make: Makers) -> Iterator[State]:
    """All states of Patterns."""

    def state(name: str, table: str, wants: str, **more: Any) -> State:
        return State("patterns", name, f"/tables/{table}", wants, **more)

    bowls = make.reach("patterns", my_turn, any_move, starter="other")
    yield state("bowls", bowls, "[data-testid=bowls] button")
    start = make.reach("patterns", is_at_tiles, any_move)
    yield state("start", start, "[data-testid^=bowl-][data-pick]")
    yield state("picked", start, LIT, press=pick_bowl)
    yield state("confirm", start, "[data-testid=confirm]", press=turn_tile, settings=CONFIRM)
    two = make.reach("patterns", has_choice, any_move)
    yield state("choice", two, "[data-testid^=choose-]", press=choose_tile, settings=CONFIRM)
    final = make.reach("patterns", is_final, any_move)
    yield state("final flips", final, "[data-testid=done]")
    timed = make.reach("patterns", is_at_tiles, any_move, clock=A_WHILE)
    make.act(1, timed, "offer-draw")
    yield state("draw offered", timed, "[data-testid=draw-offer]")
    ended = make.reach("patterns", over, any_move)
    yield state("result", ended, "[data-testid=rematch]")
    yield state("replay", f"{ended}/replay", "[data-testid=slider]")


# Mandamina


def press_marble(page: Page) -> None:
    """Choose a marble: with confirmation, that is asked."""
    page.locator("[data-testid^=cell-][data-pick]").first.dispatch_event("click")


def mandamina(make: Makers) -> Iterator[State]:
    """All states of Mandamina, alone and with five others."""

    def state(name: str, table: str, wants: str, **more: Any) -> State:
        return State("mandamina", name, f"/tables/{table}", wants, **more)

    marble = "[data-testid^=cell-][data-pick]"
    alone = make.table("mandamina", 1, options={"seats": 1})
    yield state("start", alone, marble)
    yield state("confirm", alone, "[data-testid=confirm]", press=press_marble, settings=CONFIRM)
    many = make.table("mandamina", 6, options={"seats": 6, "goal": "simple"})
    yield state("six seats", many, marble)
    ended = make.table("mandamina", 2, options={"seats": 2})
    make.act(0, ended, "resign")
    yield state("result", ended, "[data-testid=rematch]")
    yield state("replay", f"{ended}/replay", "[data-testid=slider]")


def lessons() -> Iterator[State]:
    """The first step of a lesson; test_lessons.py looks at the others."""
    for game in ("mandala", "patterns", "mandamina"):
        yield State(game, "lesson", f"/learn/{game}/basics", "[data-testid=hint]")


def all_states(make: Makers) -> list[State]:
    """Every state of every game."""
    return [*mandala(make), *patterns(make), *mandamina(make), *lessons()]


def enter(page: Page, state: State) -> None:
    """Go to a table and press what brings it to the state."""
    keep = "kept => localStorage.setItem('settings', JSON.stringify(kept))"
    page.evaluate(keep, {"motion": "off", **state.settings})
    page.evaluate(SEEN_LEGENDS)
    page.goto(state.path)
    page.get_by_test_id("board").locator("svg, pre").first.wait_for()
    state.press(page)
    expect(page.locator(state.wants).first).to_be_visible()
