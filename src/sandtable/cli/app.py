"""The commands of `sandtable` and the words that explain them."""

from typing import Annotated

import typer

from .. import __version__
from .arena_command import arena
from .bots_command import bots
from .database_commands import backup, export, restore
from .play_command import play
from .rules_command import rules
from .serve_command import serve
from .solve_command import solve
from .verify_command import verify

HELP = "Play Mandala, Patterns and Mandamina, check game records, and let bots play each other."
EXAMPLES = """\
[bold]Examples[/bold]
  sandtable play                               a menu
  sandtable play patterns --against bot
  sandtable play mandala --names North,South
  sandtable play --resume patterns.json
  sandtable rules mandamina
  sandtable verify games/ more.jsonl
  sandtable solve --seed 7 --prove
  sandtable arena patterns random random
  sandtable serve
  sandtable backup monday.backup
"""

app = typer.Typer(
    help=HELP,
    epilog=EXAMPLES,
    context_settings={"help_option_names": ["-h", "--help"]},
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
app.command()(play)
app.command()(rules)
app.command()(verify)
app.command()(solve)
app.command()(bots)
app.command()(arena)
app.command()(backup)
app.command()(restore)
app.command()(export)
app.command()(serve)


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
