"""The table of positions already searched."""

from sandtable.search.transposition import (
    AT_LEAST,
    AT_MOST,
    EXACT_VALUE,
    NO_MOVE,
    TO_THE_END,
    bound_of,
    depth_of,
    look_up,
    move_of,
    new_table,
    pack,
    remember,
    value_of,
)

KEYS_OF_ONE_BUCKET = (1 << 20, 2 << 20, 3 << 20)


def test_an_entry_keeps_what_was_packed() -> None:
    """Value, depth, bound and move come back, negative values as well."""
    for value in (-30_000, -1, 0, 1, 30_000):
        for bound in (EXACT_VALUE, AT_LEAST, AT_MOST):
            entry = pack(value, TO_THE_END, bound, NO_MOVE, 300, 5)
            assert value_of(entry) == value
            assert depth_of(entry) == TO_THE_END
            assert bound_of(entry) == bound
            assert move_of(entry) == NO_MOVE


def test_what_was_remembered_is_found() -> None:
    """Under its key and no other."""
    table = new_table(8)
    entry = pack(5, 3, EXACT_VALUE, 17, 1, 9)
    remember(table, -12345, entry)
    assert look_up(table, -12345) == entry
    assert look_up(table, 12345) == 0


def test_what_took_more_work_stays_and_the_latest_takes_the_other_place() -> None:
    """Of three positions in one bucket the one that came first of the two easy ones is lost."""
    table = new_table(8)
    hard, first, second = KEYS_OF_ONE_BUCKET
    remember(table, hard, pack(1, 3, EXACT_VALUE, 1, 1, 9000))
    remember(table, first, pack(2, TO_THE_END, EXACT_VALUE, 2, 1, 20))
    remember(table, second, pack(3, 4, EXACT_VALUE, 3, 1, 40))
    assert value_of(look_up(table, hard)) == 1
    assert look_up(table, first) == 0
    assert value_of(look_up(table, second)) == 3


def test_an_entry_of_an_earlier_search_gives_way() -> None:
    """However much work it took."""
    table = new_table(8)
    old, new, _ = KEYS_OF_ONE_BUCKET
    remember(table, old, pack(1, TO_THE_END, EXACT_VALUE, 1, 1, 9000))
    remember(table, new, pack(2, 1, EXACT_VALUE, 2, 2, 1))
    assert look_up(table, old) == 0
    assert value_of(look_up(table, new)) == 2


def test_a_position_has_one_entry() -> None:
    """What is found later about it takes the place of what was known."""
    table = new_table(8)
    hard, key, _ = KEYS_OF_ONE_BUCKET
    remember(table, hard, pack(1, 9, EXACT_VALUE, 1, 1, 9000))
    remember(table, key, pack(2, 3, AT_LEAST, 2, 1, 3))
    remember(table, key, pack(4, 10, EXACT_VALUE, 2, 1, 20_000))
    assert value_of(look_up(table, key)) == 4
    assert value_of(look_up(table, hard)) == 1


def test_an_entry_torn_by_another_thread_is_not_believed() -> None:
    """Half of it from one position and half from another: neither is found."""
    ours, torn = new_table(8), new_table(8)
    key, other, _ = KEYS_OF_ONE_BUCKET
    remember(ours, key, pack(1, 9, EXACT_VALUE, 1, 1, 9))
    remember(torn, other, pack(2, 9, EXACT_VALUE, 2, 1, 9))
    torn[0, 0] = ours[0, 0]
    assert look_up(torn, key) == 0
    assert look_up(torn, other) == 0
