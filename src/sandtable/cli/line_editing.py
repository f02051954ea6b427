"""Editing of the line being typed, with the tab key completing it, where the system can do it."""

from types import ModuleType

readline: ModuleType | None
try:
    import readline
except ImportError:  # Windows has no readline; its own line editing will do.
    readline = None


def offer_words(words: list[str]) -> None:
    """Complete what is typed to one of these on the tab key."""
    if readline is None:
        return

    def complete(typed: str, number: int) -> str | None:
        matches = [word for word in words if word.startswith(typed.lower())]
        return matches[number] if number < len(matches) else None

    readline.set_completer_delims("")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")


def forget_lines() -> None:
    """Let nobody call back the lines that the last person typed."""
    if readline is not None:
        readline.clear_history()
