"""Text that is safe to show: short, on one line, without control characters."""

LONGEST_SENTENCE = 400
LONGEST_NAME = 20
CUT = "..."


def printable(text: str) -> str:
    """The text with everything a terminal would not print as itself written as an escape."""
    return "".join(
        letter
        if letter.isprintable()
        else letter.encode("unicode_escape", "surrogatepass").decode("ascii")
        for letter in text
    )


def shortened(text: str, longest: int) -> str:
    """The text, cut if it is longer than that."""
    return text if len(text) <= longest else text[: longest - len(CUT)] + CUT


def one_line(text: str) -> str:
    """A sentence for people, whatever somebody put into it."""
    return shortened(printable(" ".join(text.split())), LONGEST_SENTENCE)


def shown_name(name: str) -> str:
    """A player's name as the boards have room for it."""
    return shortened(printable(" ".join(name.split())), LONGEST_NAME)


def counted(number: int, noun: str) -> str:
    """A number with its noun: 1 record, 2 records."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
