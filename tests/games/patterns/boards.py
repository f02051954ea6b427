"""Help to draw Patterns positions in tests."""

import sandtable

TILES = "kroygp"
PER_COLOUR = 9


def position(phase: str, bowls: str, rows: str, tiles: str = "rk") -> sandtable.Position:
    """A position from its rows, each cell given as in a picture and `*` for a face-up tile to fill.

    What matters in a test is drawn; the other face-up tiles are filled in so that all nine tiles
    of every colour are there and no two neighbours are alike where that can be had.
    """
    lines = [line for line in rows.strip("\n").splitlines() if line.strip()]
    cells = [line[3:].ljust(32) for line in lines]
    grid = [[line[4 * x : 4 * x + 4].strip() for x in range(8)] for line in cells]
    spare = _spare_tiles(grid, bowls if "-" not in bowls else tiles)
    for y, row in enumerate(grid):
        for x, cell in enumerate(row):
            if cell == "*":
                row[x] = _pick(grid, spare, x, y)
    board = "\n".join(
        f"{8 - y}  " + "".join(f"{cell:<4}" for cell in row) for y, row in enumerate(grid)
    )
    picture = f"patterns {phase}\nbowls {bowls} tiles {tiles}\n   a b c d e f g h\n{board}"
    return sandtable.load("patterns").from_picture(picture)


def _spare_tiles(grid: list[list[str]], aside: str) -> list[str]:
    used = "".join(cell[0].lower() for row in grid for cell in row if cell not in ("", "*")) + aside
    spare = [letter for letter in TILES for _ in range(PER_COLOUR - used.count(letter))]
    assert len(spare) == sum(cell == "*" for row in grid for cell in row)
    return spare


def _pick(grid: list[list[str]], spare: list[str], x: int, y: int) -> str:
    """A spare tile, of the colour most of which are left, unlike its neighbours if possible."""
    beside = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
    near = {grid[b][a][:1].lower() for a, b in beside if 0 <= a < 8 and 0 <= b < 8}
    allowed = [letter for letter in spare if letter not in near] or spare
    chosen = max(allowed, key=lambda letter: (spare.count(letter), letter))
    spare.remove(chosen)
    return chosen
