"""What teaches each game, found by its name. Every game registers its own: see study.py."""

from .. import plugins
from ..games import PerGame
from .study import Study


def study_of(game: str) -> Study:
    """What is registered for a game; an empty study if nothing is, or if it is broken."""
    found: Study | None = plugins.find(plugins.STUDY, game, _accept).thing
    return found or Study()


def _accept(game: str, provided: Study) -> Study:
    if not isinstance(provided, Study):
        raise TypeError(f"it is {provided!r} and no Study")
    return provided


STUDIES = PerGame(study_of)
"""The study of every installed game; one that has none has an empty one."""
