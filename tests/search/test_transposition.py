"""The table of positions already searched."""

from sandtable.search.transposition import (
    AT_LEAST,
    AT_MOST,
    EXACT_VALUE,
    NEAR_ROWS,
    NO_MOVE,
    TO_THE_END,
    bound_of,
    bucket_of,
    depth_of,
    look_up,
    move_of,
    near_bucket_of,
    new_table,
    pack,
    remember,
    value_of,
)

KEYS_OF_ONE_BUCKET = (1 << 20, 2 << 20, 3 << 20)
BUCKET = 0


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
    remember(table, BUCKET, -12345, entry)
    assert look_up(table, BUCKET, -12345) == entry
    assert look_up(table, BUCKET, 12345) == 0


def test_what_took_more_work_stays_and_the_latest_takes_the_other_place() -> None:
    """Of three positions in one bucket the one that came first of the two easy ones is lost."""
    table = new_table(8)
    hard, first, second = KEYS_OF_ONE_BUCKET
    remember(table, BUCKET, hard, pack(1, 3, EXACT_VALUE, 1, 1, 9000))
    remember(table, BUCKET, first, pack(2, TO_THE_END, EXACT_VALUE, 2, 1, 20))
    remember(table, BUCKET, second, pack(3, 4, EXACT_VALUE, 3, 1, 40))
    assert value_of(look_up(table, BUCKET, hard)) == 1
    assert look_up(table, BUCKET, first) == 0
    assert value_of(look_up(table, BUCKET, second)) == 3


def test_an_entry_of_an_earlier_search_gives_way() -> None:
    """However much work it took."""
    table = new_table(8)
    old, new, _ = KEYS_OF_ONE_BUCKET
    remember(table, BUCKET, old, pack(1, TO_THE_END, EXACT_VALUE, 1, 1, 9000))
    remember(table, BUCKET, new, pack(2, 1, EXACT_VALUE, 2, 2, 1))
    assert look_up(table, BUCKET, old) == 0
    assert value_of(look_up(table, BUCKET, new)) == 2


def test_a_position_has_one_entry() -> None:
    """What is found later about it takes the place of what was known."""
    table = new_table(8)
    hard, key, _ = KEYS_OF_ONE_BUCKET
    remember(table, BUCKET, hard, pack(1, 9, EXACT_VALUE, 1, 1, 9000))
    remember(table, BUCKET, key, pack(2, 3, AT_LEAST, 2, 1, 3))
    remember(table, BUCKET, key, pack(4, 10, EXACT_VALUE, 2, 1, 20_000))
    assert value_of(look_up(table, BUCKET, key)) == 4
    assert value_of(look_up(table, BUCKET, hard)) == 1


def test_an_entry_torn_by_another_thread_is_not_believed() -> None:
    """Half of it from one position and half from another: neither is found."""
    ours, torn = new_table(8), new_table(8)
    key, other, _ = KEYS_OF_ONE_BUCKET
    remember(ours, BUCKET, key, pack(1, 9, EXACT_VALUE, 1, 1, 9))
    remember(torn, BUCKET, other, pack(2, 9, EXACT_VALUE, 2, 1, 9))
    torn[0, 0] = ours[0, 0]
    assert look_up(torn, BUCKET, key) == 0
    assert look_up(torn, BUCKET, other) == 0


def test_every_bucket_begins_at_an_even_row_of_the_table() -> None:
    """Also in the near parts, and in a table smaller than one of those."""
    for bits in (1, 6, 17):
        table = new_table(bits)
        for key in (-12345, -1, 0, 77, 1 << 40):
            for number in range(3):
                near = near_bucket_of(table, key, number)
                assert near % 2 == bucket_of(table, key) % 2 == 0
                assert 0 <= near < len(table)
                assert 0 <= bucket_of(table, key) < len(table)


def test_each_search_has_a_near_part_of_its_own() -> None:
    """As many rows as stay in the cache of one core."""
    table = new_table(17)
    for number in range(3):
        near = near_bucket_of(table, -12345, number)
        assert number * NEAR_ROWS <= near < (number + 1) * NEAR_ROWS
