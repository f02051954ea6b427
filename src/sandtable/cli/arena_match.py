"""A match that was asked for: who plays, what came of it."""

from collections.abc import Sequence
from pathlib import Path

import typer

from ..arena import ladder
from ..arena.entrants import FROM_ELSEWHERE, make_entrant, plain_name
from ..arena.match import Match, Pair
from ..arena.picture import draw_ratings
from ..arena.report import meetings, paces, rate_all, title
from ..arena.results import pair_scores
from ..arena.sprt import Sprt
from ..errors import BadOption
from ..games import load
from ..players.level import LEVEL_NAMES
from ..players.ratings import keep_ratings
from ..players.registry import PLAYERS
from .arena_playing import play_match
from .opponents import kind_wished


def hold(
    game: str,
    bots: list[str],
    pairs: int,
    budget: float | None,
    levels: bool,
    ratings: Path | None,
    workers: int,
    ray: str | None,
    seed: str,
    out: Path | None,
    picture: Path | None,
    sprt: tuple[float, float] | None,
) -> None:
    """Play a match and tell its figures; for the rest see the options of `sandtable arena`."""
    name = load(game.lower()).name
    players = _levels(name, bots) if levels else _distinct(name, bots)
    match = Match(name, players, pairs, budget, seed, is_ladder=levels)
    test = None if sprt is None else Sprt(*sprt)
    _check(match, test, workers, ray, ratings)
    played = play_match(match, out, test, workers, ray)
    _tell(match, played)
    if test is not None:
        verdict = test.verdict(pair_scores(played)[match.pairings[0]]).value
        typer.echo(f"Sequential test of {test.elo0:+.0f} against {test.elo1:+.0f} Elo: {verdict}")
    if ratings is not None:
        climbed = ladder.rungs(match, played)
        rated = {rung.level: rung.rating for rung in climbed if rung.level in LEVEL_NAMES}
        keep_ratings(ratings, name, rated)
    if picture is not None:
        _draw(match, played, picture)


def _levels(game: str, bots: list[str]) -> tuple[str, ...]:
    """All levels, the weakest first; before them the one with whom the scale begins."""
    if len(bots) > 1:
        raise BadOption(
            "--levels says who plays: name no bots beside it, but one with whom the scale begins"
        )
    return *_distinct(game, bots), *(name for name in LEVEL_NAMES if name in PLAYERS[game])


def _distinct(game: str, bots: list[str]) -> tuple[str, ...]:
    """A bot may meet itself: its second self is told apart by a number."""
    names: list[str] = []
    for word in bots:
        bot = word if FROM_ELSEWHERE in word else kind_wished(game, word)
        count = sum(plain_name(name) == bot for name in names)
        names.append(bot if count == 0 else f"{bot}#{count + 1}")
    return tuple(names)


def _check(
    match: Match, test: Sprt | None, workers: int, ray: str | None, ratings: Path | None
) -> None:
    game = load(match.game)
    if game.shared_result:
        raise BadOption(f"{game.title} has no two sides that could meet in an arena")
    if len(match.players) < 2:
        raise BadOption("an arena needs two players or more")
    if test is not None and len(match.players) != 2:
        raise BadOption("the sequential test compares two players")
    if ray is not None and workers > 1:
        raise BadOption("--workers and --ray do not go together: a cluster uses all it has")
    if ratings is not None and not match.is_ladder:
        raise BadOption("--ratings writes down what --levels measures: add --levels")
    for name in match.players:
        make_entrant(match.game, name)


def _tell(match: Match, played: Sequence[Pair]) -> None:
    """The figures as lines of text."""
    for meeting in meetings(match, played):
        for sentence in meeting.sentences():
            typer.echo(sentence)
    timed = paces(match, played)
    if match.is_ladder:
        typer.echo("\n".join(["", *ladder.table(match, played)]))
    else:
        for pace in timed:
            if pace.budget:
                typer.echo(f"{pace.player}: slowest move {pace}")
    for pace in timed:
        if pace.is_over_time:
            typer.echo(f"{pace.player} exceeded its time by more than a tenth: {pace}")


def _draw(match: Match, played: Sequence[Pair], path: Path) -> None:
    if match.is_ladder:
        rated = [rung.rated for rung in ladder.rungs(match, played)]
    else:
        rated = rate_all(match, played)
    heading = title(match, load(match.game).title)
    path.write_text(draw_ratings(heading, rated), encoding="utf-8")
