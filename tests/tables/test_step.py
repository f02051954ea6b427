"""What a verb returns: events, and the table after them, computed once."""

from collections.abc import Callable
from functools import partial

import pytest

from sandtable import GAMES, Game, IllegalMove, Position
from sandtable.tables import Refused, Step, Table, verbs
from sandtable.tables.allowed import allowed_verbs
from sandtable.tables.events import Stopped
from sandtable.tables.view import see_table
from tests.counting import counted

from .parties import NORTH, SOUTH, START, do, on_turn, opened, play_some, solo, started

LATER = START + 5_000


def everything(table: Table) -> tuple[object, ...]:
    """All that a table says of itself, and the chance that comes next."""
    seats = range(table.settings.seats)
    begun = [table.course.chance.copy().below(10**6)] if table.order else []
    return table.events, [see_table(table, seat, LATER) for seat in (None, *seats)], begun


def first_move(table: Table) -> Step:
    return verbs.play(table, on_turn(table), table.position.legal_moves()[0], LATER)


def first_move_of(game: str) -> Step:
    return first_move(play_some(started(game), 5))


def offered() -> Table:
    table = play_some(started(clock={"base": 60, "increment": 1}), 3)
    return do(table, verbs.offer_draw(table, NORTH.identity, START))


STEPS: dict[str, Callable[[], Step]] = {
    **{f"play {game}": partial(first_move_of, game) for game in GAMES},
    "play by the clock": lambda: first_move(started("mandala", clock={"base": 60, "increment": 1})),
    "play and decline": lambda: first_move(offered()),
    "play too late": lambda: first_move(started(clock={"move": 1})),
    "take_seat": lambda: verbs.take_seat(opened(), None, NORTH, "seed", LATER),
    "undo": lambda: verbs.undo(play_some(solo(), 4), NORTH.identity, LATER),
    "accept_draw": lambda: verbs.accept_draw(offered(), SOUTH.identity, LATER),
    "resign": lambda: verbs.resign(offered(), SOUTH.identity, LATER),
    "leave": lambda: verbs.leave(started(), SOUTH.identity, LATER),
    "pause": lambda: verbs.pause(offered(), 3_000, LATER),
}


@pytest.mark.parametrize("step", STEPS.values(), ids=STEPS)
def test_the_table_after_a_step_is_the_one_of_its_log(step: Callable[[], Step]) -> None:
    decided = step()
    before = everything(decided.before.copy())
    expected = Table([*decided.before.events, *decided.events])
    assert decided.events
    assert everything(decided.after) == everything(expected)
    assert everything(decided.before) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_played_once_and_its_table_copied_once(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = play_some(started(game), 4)
    calls = counted(monkeypatch, (Position, "play"), (Position, "copy"), (Table, "copy"))
    step = first_move(table)
    assert step.after is step.after
    assert calls == {"Position.play": 1, "Position.copy": 1, "Table.copy": 1}


def test_what_is_only_asked_for_computes_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_some(started(), 1)
    calls = counted(monkeypatch, (Table, "copy"), (Position, "play"), (Position, "copy"))
    assert allowed_verbs(table, 1) == ["undo", "resign", "offer-draw"]
    assert not calls


def test_a_refused_move_leaves_nothing_behind() -> None:
    table = started("mandala", clock={"base": 60, "increment": 1})
    before = everything(table.copy())
    with pytest.raises(IllegalMove):
        verbs.play(table, NORTH.identity, "claim r", LATER)
    with pytest.raises(Refused):
        verbs.play(table, SOUTH.identity, table.position.legal_moves()[0], LATER)
    assert everything(table) == before


def test_the_last_move_and_the_stop_are_one_step(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_some(solo(goal="score"), 3)
    assert Game.most_moves > 4
    monkeypatch.setattr(Game, "most_moves", 4)
    step = first_move(table)
    assert [event.kind() for event in step.events] == ["played", "stopped"]
    assert step.after.events[-1] == Stopped(LATER)
    assert step.after.turn is None


def test_steps_follow_each_other_as_one() -> None:
    table = do(opened(), verbs.take_seat(opened(), None, NORTH, "north", START))
    sat = verbs.take_seat(table, None, SOUTH, "south", LATER)
    both = sat.then(verbs.start(sat.after, LATER))
    assert both.before is table
    assert [event.kind() for event in both.events] == ["sat", "started"]
    assert everything(both.after) == everything(Table([*table.events, *both.events]))
    assert table.number == 2


def test_a_copy_has_all_that_a_table_has() -> None:
    """`copy` names every field: none may be missing, and none of those that change is shared."""
    table = offered()
    for one, other in ((table, table.copy()), (table.course, table.course.copy())):
        assert vars(one).keys() == vars(other).keys()
        shared = [name for name, value in vars(one).items() if value is vars(other)[name]]
        changing = [name for name in shared if type(vars(one)[name]) in (list, set, dict)]
        assert not changing
