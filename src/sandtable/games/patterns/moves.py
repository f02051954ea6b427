"""What a player may do in Patterns, and what happens then."""

import numpy as np

from ..batch import NOBODY, Numbers
from ..bits import ROW, lowest
from ..compiled import compiled
from .state import (
    BOARD,
    BOWL_PAIR_COUNT,
    BOWLS,
    CELL_OF_SQUARE,
    COLOUR_COUNT,
    DONE,
    FINAL_FLIPS,
    FLIP,
    NONE,
    NOT_COLUMN_A,
    NOT_COLUMN_H,
    OPEN,
    OVER,
    SQUARES,
    SWAP,
    TURN,
)

# Why an action is refused; 0 is "it is legal". The sentences are in notation.py.
(
    LEGAL,
    GAME_IS_OVER,
    BOWLS_COME_FIRST,
    BOWLS_ARE_FILLED,
    NOT_THE_STARTING_TILES,
    FINAL_FLIPS_ONLY,
    NOTHING_TO_END,
    FACE_DOWN,
    GROUP_IS_OPEN,
    NO_GROUP_TO_FLIP,
    NO_GROUP_TO_SWAP,
    NOT_TOUCHING_FLIP,
    NOT_TOUCHING_SWAP,
    TOUCHES_RIVAL,
) = range(14)


@compiled
def to_move(state: np.record) -> int:
    """P2.2: the seat that decides, NOBODY when the game is over."""
    return NOBODY if state.phase == OVER else int(state.seat)


@compiled
def touching(cells: int) -> int:
    """P4.2, P6.2: the cells that share an edge with one of these."""
    sideways = ((cells & NOT_COLUMN_H) << 1) | ((cells & NOT_COLUMN_A) >> 1)
    return (sideways | (cells << ROW) | (cells >> ROW)) & BOARD


@compiled
def face_up(state: np.record) -> int:
    """P3.5: the tiles that belong to nobody yet."""
    tiles = 0
    for colour in range(COLOUR_COUNT):
        tiles |= state.up[colour]
    return tiles


@compiled
def flip_targets(state: np.record, seat: int) -> int:
    """P4.1, P6.1: tiles this seat may flip: beside its group of their colour, not the rival's."""
    targets = 0
    for colour in range(COLOUR_COUNT):
        beside_own = touching(state.group[seat, colour])
        beside_rival = touching(state.group[1 - seat, colour])
        targets |= state.up[colour] & beside_own & ~beside_rival
    return targets


@compiled
def bowl_targets(state: np.record, seat: int) -> int:
    """P3.1, P5.1, P6.1: tiles this seat's bowl tile may replace, opening or extending its group."""
    colour = state.bowl[seat]
    own = state.group[seat, colour]
    targets = face_up(state) & ~touching(state.group[1 - seat, colour])
    if own == 0:
        return targets
    return targets & touching(own)


@compiled
def can_act(state: np.record, seat: int) -> bool:
    """P7.1: whether this seat has any action."""
    return bowl_targets(state, seat) != 0 or flip_targets(state, seat) != 0


@compiled
def legal_actions(state: np.record, actions: Numbers) -> int:
    """Write the numbers of all legal actions into `actions`, ascending; return how many."""
    phase = state.phase
    seat = int(state.seat)
    count = 0
    if phase == BOWLS:
        actions[0] = bowls_action(state.tiles[0], state.tiles[1])
        actions[1] = bowls_action(state.tiles[1], state.tiles[0])
        if actions[0] > actions[1]:
            actions[0], actions[1] = actions[1], actions[0]
        return 2
    if phase == OVER:
        return 0
    opens = phase == TURN and state.group[seat, state.bowl[seat]] == 0
    if opens:
        count = _list_cells(bowl_targets(state, seat), OPEN, actions, count)
    count = _list_cells(flip_targets(state, seat), FLIP, actions, count)
    if phase == TURN and not opens:
        count = _list_cells(bowl_targets(state, seat), SWAP, actions, count)
    if phase == FINAL_FLIPS:
        actions[count] = DONE
        count += 1
    return count


@compiled
def _list_cells(cells: int, first_action: int, actions: Numbers, count: int) -> int:
    while cells != 0:
        actions[count] = first_action + CELL_OF_SQUARE[lowest(cells)]
        cells &= cells - 1
        count += 1
    return count


@compiled
def bowls_action(first: int, second: int) -> int:
    """P2.1: the number of the action that gives `first` to seat 0 and `second` to seat 1."""
    return first * (COLOUR_COUNT - 1) + second - (1 if second > first else 0)


@compiled
def refusal(state: np.record, action: int) -> int:
    """Why this action is not legal for the seat to move, LEGAL if it is."""
    phase = state.phase
    if phase == OVER:
        return GAME_IS_OVER
    if action < BOWL_PAIR_COUNT:
        return _bowls_refusal(state, action)
    if phase == BOWLS:
        return BOWLS_COME_FIRST
    if action == DONE:
        return LEGAL if phase == FINAL_FLIPS else NOTHING_TO_END
    if phase == FINAL_FLIPS and not FLIP <= action < SWAP:
        return FINAL_FLIPS_ONLY
    if FLIP <= action < SWAP:
        return _flip_refusal(state, 1 << SQUARES[action - FLIP])
    if action < FLIP:
        return _open_refusal(state, 1 << SQUARES[action - OPEN])
    return _swap_refusal(state, 1 << SQUARES[action - SWAP])


@compiled
def _bowls_refusal(state: np.record, action: int) -> int:
    """P2.1: seat 1 shares out the two starting tiles, and only at the beginning."""
    if state.phase != BOWLS:
        return BOWLS_ARE_FILLED
    one = bowls_action(state.tiles[0], state.tiles[1])
    other = bowls_action(state.tiles[1], state.tiles[0])
    return LEGAL if action in (one, other) else NOT_THE_STARTING_TILES


@compiled
def _flip_refusal(state: np.record, cell: int) -> int:
    """P4.1, P6.1: a face-up tile beside your group of its colour, away from the rival's."""
    colour = colour_at(state, cell)
    if colour == NONE:
        return FACE_DOWN
    if state.group[state.seat, colour] == 0:
        return NO_GROUP_TO_FLIP
    if touching(cell) & state.group[state.seat, colour] == 0:
        return NOT_TOUCHING_FLIP
    return _rival_refusal(state, cell, colour)


@compiled
def _open_refusal(state: np.record, cell: int) -> int:
    """P3.1, P3.6, P6.1: any face-up tile, if you have no such group, away from the rival's."""
    if state.group[state.seat, state.bowl[state.seat]] != 0:
        return GROUP_IS_OPEN
    if colour_at(state, cell) == NONE:
        return FACE_DOWN
    return _rival_refusal(state, cell, state.bowl[state.seat])


@compiled
def _swap_refusal(state: np.record, cell: int) -> int:
    """P5.1, P5.3, P6.1: a face-up tile beside your group of the bowl colour, not the rival's."""
    own = state.group[state.seat, state.bowl[state.seat]]
    if own == 0:
        return NO_GROUP_TO_SWAP
    if colour_at(state, cell) == NONE:
        return FACE_DOWN
    if touching(cell) & own == 0:
        return NOT_TOUCHING_SWAP
    return _rival_refusal(state, cell, state.bowl[state.seat])


@compiled
def _rival_refusal(state: np.record, cell: int, colour: int) -> int:
    """P6.1: groups of one colour never touch."""
    touches_rival_group = touching(cell) & state.group[1 - state.seat, colour] != 0
    return TOUCHES_RIVAL if touches_rival_group else LEGAL


@compiled
def colour_at(state: np.record, cell: int) -> int:
    """The colour of the face-up tile on this one-cell bitboard, NONE if it lies face down."""
    found = NONE
    for colour in range(COLOUR_COUNT):  # to the end: a branch out of the loop costs more
        if state.up[colour] & cell != 0:
            found = colour
    return found


@compiled
def apply(state: np.record, action: int) -> None:
    """Carry out a legal action. Whether it is legal is the caller's duty: ask `refusal`."""
    if action < BOWL_PAIR_COUNT:
        _fill_bowls(state, action)
        return
    if action == DONE:  # P7.4
        state.phase = OVER
        return
    if action < FLIP:
        _open(state, action - OPEN)
    elif action < SWAP:
        _flip(state, 1 << SQUARES[action - FLIP])
    else:
        _swap(state, 1 << SQUARES[action - SWAP])
    _pass_turn(state)


@compiled
def _fill_bowls(state: np.record, action: int) -> None:
    """P2.1, P2.2: the tiles go into the bowls, then seat 0 takes the first turn."""
    swapped = action != bowls_action(state.tiles[0], state.tiles[1])
    state.bowl[0] = state.tiles[1 if swapped else 0]
    state.bowl[1] = state.tiles[0 if swapped else 1]
    state.phase = TURN
    state.seat = 0


@compiled
def _open(state: np.record, cell: int) -> None:
    """P3.2, P3.3, P3.4: a group under the lowest free marker; the bowl takes the tile."""
    seat = state.seat
    colour = state.bowl[seat]
    state.marker[seat, state.opened[seat]] = cell
    state.opened[seat] += 1
    state.number[seat, colour] = state.opened[seat]
    _swap(state, 1 << SQUARES[cell])


@compiled
def _flip(state: np.record, cell: int) -> None:
    """P4.1: the tile joins the group of its own colour."""
    colour = colour_at(state, cell)
    state.up[colour] ^= cell
    state.group[state.seat, colour] |= cell


@compiled
def _swap(state: np.record, cell: int) -> None:
    """P5.2: the bowl tile goes face down into the place of the tile taken."""
    seat = state.seat
    taken = colour_at(state, cell)
    state.up[taken] ^= cell
    state.group[seat, state.bowl[seat]] |= cell
    state.bowl[seat] = taken


@compiled
def _pass_turn(state: np.record) -> None:
    """P7.2, P7.3, P7.5: the other seat's turn; the final flips when it cannot act; or the end."""
    seat = int(state.seat)
    if state.phase == TURN and can_act(state, 1 - seat):
        state.seat = 1 - seat
    elif flip_targets(state, seat) != 0:
        state.phase = FINAL_FLIPS
    else:
        state.phase = OVER
