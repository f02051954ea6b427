"""Patterns as the search sees it agrees with the rules."""

import numpy as np

from sandtable.games.patterns.state import FINAL_FLIPS, OVER, TURN
from sandtable.players.patterns import frames as patterns
from sandtable.players.patterns.cores import SEARCH
from sandtable.players.patterns.evaluation import points_only
from sandtable.players.patterns.reading import action_of, margin
from sandtable.players.patterns.thinking import Thinking

from .positions import GAME, TooLarge, full_width_margin, random_game


def loaded(states: np.ndarray) -> np.record:
    """A search record with this position in its first row."""
    searches = np.zeros(1, dtype=SEARCH)
    patterns.load(states, searches)
    record: np.record = searches[0]
    return record


def test_moves_are_the_legal_ones_without_swaps_like_for_like() -> None:
    """P5.3: such a swap is left out, because flipping the tile leads to the same position."""
    for states in random_game(1):
        search = loaded(states)
        count = patterns.list_moves(search, 0)
        moves = search.moves[0, :count].tolist()
        listed = {GAME.action_texts[action_of(GAME, states, move)] for move in moves}
        actions = np.zeros(GAME.most_legal, dtype=np.int64)
        legal = {
            GAME.action_texts[action]
            for action in actions[: GAME.batch.list_legal(states, actions)]
        }
        assert listed <= legal
        assert patterns.count_moves(search, 0) == len(legal)
        for move in legal - listed:
            assert move.startswith("swap")
            assert move.replace("swap", "flip") in listed
            assert after(states, move) == after(states, move.replace("swap", "flip"))


def after(states: np.ndarray, move: str) -> bytes:
    """The bytes of the position after a move."""
    states = states.copy()
    GAME.batch.play_checked(states, GAME.action_numbers[move])
    return states.tobytes()


def test_a_move_leads_to_what_the_rules_say() -> None:
    """The next row is what loading the position after the move gives; gains are score changes."""
    for seed in range(3):
        for states in random_game(seed):
            search = loaded(states)
            for move in search.moves[0, : patterns.list_moves(search, 0)].tolist():
                check_move(states, search, move)


def check_move(states: np.ndarray, search: np.record, move: int) -> None:
    """P7.2, P8.1: one move by the search's way and by the rules."""
    seat = int(states[0].seat)
    later = states.copy()
    assert GAME.batch.play_checked(later, action_of(GAME, states, move)) == 0
    gain = int(patterns.make(search, 0, move))
    gained = margin(GAME, later, seat) - margin(GAME, states, seat)
    if later[0].phase == TURN:
        assert gain == gained * patterns.POINT
        assert not search.frames[1, patterns.OVER]
        assert search.frames[1].tolist() == loaded(later).frames[0].tolist()
    else:
        assert search.frames[1, patterns.OVER]
        assert later[0].phase in (FINAL_FLIPS, OVER)
        try:
            end = full_width_margin(later) * (1 if seat == 0 else -1)
        except TooLarge:
            return
        assert gain == (end - margin(GAME, states, seat)) * patterns.POINT


def test_the_key_tells_apart_what_matters() -> None:
    """Seat, bowls, numbers and tiles each change the key."""
    search = loaded(random_game(1)[14])
    keys = {patterns.key(search, 0)}
    numbers = np.flatnonzero(search.frames[0, patterns.NUMBER : patterns.OPENED])
    changes = [patterns.SEAT, patterns.BOWL, patterns.BOWL + 1, patterns.UP]
    changes += [patterns.NUMBER + int(number) for number in numbers]
    for column in changes:
        before = search.frames[0, column]
        search.frames[0, column] = 1 - before if column == patterns.SEAT else before ^ 4
        keys.add(patterns.key(search, 0))
        search.frames[0, column] = before
    assert len(keys) == len(changes) + 1


def test_the_key_forgets_what_does_not_matter() -> None:
    """Cells touched where no tile lies face up make no difference."""
    search = loaded(random_game(1)[14])
    before = patterns.key(search, 0)
    up = int(patterns.tiles_up(search, 0))
    search.frames[0, patterns.TOUCH] |= ~up & ((1 << 62) - 1)
    assert patterns.key(search, 0) == before


def test_different_positions_have_different_keys() -> None:
    """All positions of some games: no two keys are the same."""
    keys = [patterns.key(loaded(states), 0) for seed in range(20) for states in random_game(seed)]
    assert len(set(keys)) == len(keys)


def test_without_knowledge_only_points_count() -> None:
    """A bot that knows nothing still searches: values are points made within its sight."""
    thinking = Thinking(points_only(), table_bits=10)
    thinking.set_up(random_game(4)[0])
    assert thinking.must_look(1).value == 0
