"""The installed games in the words of the command line: their names, and options for theirs."""

from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import Annotated, Any

import typer

from ..games import GAMES, Game

Command = Callable[..., Any]
Uses = list[tuple[str, Sequence[Any]]]
"""The titles of the games that have an option, each with the values it can take."""


def listed(words: Iterable[object], word: str = "or") -> str:
    """`easy, normal or hard`."""
    *others, last = [str(word) for word in words] or [""]
    return f"{', '.join(others)} {word} {last}" if others else last


def with_examples(text: str | None) -> str:
    """A text with the names of games for `{0}`, `{1}` and `{2}`; fewer games take turns."""
    return (text or "").format(*(GAMES[number % len(GAMES)] for number in range(3)))


def with_options_of(games: Iterable[Game], leave_out: str = "") -> Callable[[Command], Command]:
    """Let a command that takes `options` have one for every option of these games.

    `options` then holds those that were given. Games that share one have it together.
    """
    found: dict[str, Uses] = {}
    for game in games:
        for name, values in game.options.items():
            found.setdefault(name, []).append((game.title, values))
    found.pop(leave_out, None)

    def extend(command: Command) -> Command:
        own = dict(signature(command).parameters)
        added = {f"game_{name}": _parameter(name, found[name], own) for name in found}
        del own["options"]

        @wraps(command)
        def extended(**given: Any) -> Any:
            values = {name: given.pop(f"game_{name}") for name in found}
            options = {name: value for name, value in values.items() if value is not None}
            return command(**given, options=options)

        vars(extended)["__signature__"] = Signature([*own.values(), *added.values()])
        return extended

    return extend


def _parameter(name: str, uses: Uses, own: Iterable[str]) -> Parameter:
    """One option of the command; the command's own have the shorter name."""
    are_numbers = all(isinstance(value, int) for _, values in uses for value in values)
    option = typer.Option(
        f"--game-{name}" if name in own else f"--{name}",
        help=" ".join(f"{title}: {listed(values)}." for title, values in uses),
        metavar=None if are_numbers else name.upper(),
    )
    kind: Any = Annotated[int | None if are_numbers else str | None, option]
    return Parameter(f"game_{name}", Parameter.KEYWORD_ONLY, default=None, annotation=kind)
