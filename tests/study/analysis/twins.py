"""Pictures of positions that play the same: turned and in other colours, by hand."""


def recoloured(text: str, colours: str) -> str:
    """Three colours exchanged in a circle, in either case."""
    after = colours[1:] + colours[0]
    return text.translate(str.maketrans(colours + colours.upper(), after + after.upper()))


def mirrored_tiles(picture: str) -> str:
    """A Patterns picture with its columns the other way round, in other colours."""
    first, second, columns, *rows = picture.splitlines()
    words = second.split()
    turned = []
    for row in rows:
        cells = [row[3 + at * 4 : 7 + at * 4].strip() for at in range(8)]
        turned.append(f"{row[:3]}{''.join(f'{cell:<4}' for cell in reversed(cells))}".rstrip())
    second = " ".join(
        recoloured(word, "kro") if at in (1, 3) else word for at, word in enumerate(words)
    )
    return "\n".join([first, second, columns, *(recoloured(row, "kro") for row in turned)])


def turned_marbles(picture: str) -> str:
    """A Mandamina picture upside down, in other colours."""
    first, columns, *rows = picture.splitlines()
    layout = [row.split()[1:] for row in rows][::-1]
    turned = [f"{7 - at}  {recoloured(' '.join(row), 'wyo')}" for at, row in enumerate(layout)]
    return "\n".join([first, columns, *turned])


def exchanged_cards(picture: str) -> str:
    """A Mandala picture with the two Mandalas exchanged, in other colours."""
    lines = []
    for line in picture.splitlines():
        words = line.split()
        if words[0] == "mountain":
            words = [words[0], recoloured(words[2], "kro"), recoloured(words[1], "kro")]
        elif words[0] == "field":
            words = [*words[:2], recoloured(words[3], "kro"), recoloured(words[2], "kro")]
        elif words[0] == "seat":
            words[3::2] = [recoloured(word, "kro") for word in words[3::2]]
        elif words[0] in ("deck", "discard"):
            words[1] = "rest" if words[0] == "deck" else recoloured(words[1], "kro")
        lines.append(" ".join(words))
    return "\n".join(lines)
