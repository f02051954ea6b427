"""Legal moves in a compact form: what they have in common is said once."""

from collections.abc import Sequence

from rich.table import Table


def grouped(moves: Sequence[str]) -> dict[str, list[str]]:
    """The last words of the moves by the words before them: `open c4` is `c4` under `open`."""
    groups: dict[str, list[str]] = {}
    for move in moves:
        head, _, tail = move.rpartition(" ")
        groups.setdefault(head, []).append(tail)
    return groups


def legal_list(moves: Sequence[str]) -> Table:
    """The groups, one below the other."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for head, tails in grouped(moves).items():
        table.add_row(head, " ".join(tails))
    return table
