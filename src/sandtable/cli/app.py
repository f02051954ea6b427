"""The commands of `sandtable` and the words that explain them."""

from typing import Annotated

import typer

from .. import __version__
from ..games import GAMES, load
from .arena_command import arena
from .bots_command import bots
from .corpus_command import corpus
from .daily_command import daily
from .database_commands import backup, export, restore
from .engine_command import engine
from .game_options import listed, with_examples
from .learn_command import learn
from .play_command import play
from .puzzles_command import app as puzzles
from .review_command import review
from .rules_command import rules
from .serve_command import serve
from .solve_command import solve
from .train_command import train
from .verify_command import verify

TITLES = listed((load(name).title for name in GAMES), "and")
HELP = f"Play {TITLES}, check game records, and let bots play each other."
EXAMPLES = with_examples("""\
[bold]Examples[/bold]
  sandtable play                               a menu
  sandtable play {1} --against bot
  sandtable play {0} --names North,South
  sandtable play --resume ours.json
  sandtable learn {1}
  sandtable rules {2}
  sandtable verify games/ more.jsonl
  sandtable solve --seed 7 --prove
  sandtable arena {1} random random
  sandtable serve
  sandtable backup monday.backup
""")

app = typer.Typer(
    help=HELP,
    epilog=EXAMPLES,
    context_settings={"help_option_names": ["-h", "--help"]},
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
COMMANDS = (
    play, learn, rules, verify, review, solve, bots, arena, engine, train, corpus,
    backup, restore, export, serve,
)  # fmt: skip
for command in COMMANDS:
    app.command(help=with_examples(command.__doc__))(command)
app.add_typer(daily, name="daily")
app.add_typer(puzzles, name="puzzles")


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"sandtable {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def sandtable(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", help="Show the version.", is_eager=True, callback=_show_version),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


sandtable.__doc__ = HELP
