"""The reference of the Python API: which parts there are; what they say is in the code."""

from pathlib import Path

PARTS = {
    "Load, deal, replay": ("sandtable.load", "sandtable.Game", "sandtable.replay"),
    "A position": ("sandtable.Position", "sandtable.games.outcome.Outcome"),
    "Errors": ("sandtable.errors",),
    "Many states at once": ("sandtable.games.batch", "sandtable.games.dice"),
    "Records": ("sandtable.records",),
    "Players": (
        "sandtable.players.player",
        "sandtable.players.registry",
        "sandtable.players.roster",
        "sandtable.players.trainer",
    ),
    "Matches": ("sandtable.arena.entrants", "sandtable.arena.match", "sandtable.arena.sprt"),
    "Datasets": ("sandtable.data.corpus",),
    "Environments": (
        "sandtable.envs.vector.games",
        "sandtable.games.tensors",
        "sandtable.envs.ids",
    ),
    "Gymnasium": (
        "sandtable.envs.gymnasium",
        "sandtable.envs.gymnasium.seat_env",
        "sandtable.envs.gymnasium.vector_seat_env",
    ),
    "PettingZoo": (
        "sandtable.envs.pettingzoo",
        "sandtable.envs.pettingzoo.aec",
        "sandtable.envs.pettingzoo.parallel",
    ),
    "OpenSpiel": ("sandtable.envs.openspiel", "sandtable.envs.openspiel.game"),
}
INTRODUCTION = (
    "From the docstrings. How it is meant to be used: [the first steps](../tutorial.md), "
    "[formats](../formats.md), [architecture](../architecture.md)."
)


def write_python(folder: Path) -> None:
    """Write the page; mkdocstrings fills it in when the site is built."""
    lines = ["# Python API", "", INTRODUCTION]
    for title, names in PARTS.items():
        lines += ["", f"## {title}"]
        for name in names:
            lines += ["", f"::: {name}"]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "python.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
