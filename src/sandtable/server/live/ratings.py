"""How strong people and bots are: a rating for each game, after every rated game of two."""

from collections.abc import Sequence

from openskill.models import PlackettLuce

from ...store.store import Store
from ...store.values import Rating
from ...tables import Table

MODEL = PlackettLuce()
PLACES = {"won": 1.0, "draw": 1.0, "lost": 2.0}
"""Who has the smaller one did better."""


def is_rated_now(before: Table, after: Table) -> bool:
    """Whether with these events a rated game has ended."""
    outcome = after.outcome
    if outcome is None or outcome.is_stopped or before.outcome is not None:
        return False
    return after.settings.is_rated and not after.has_had_bot


async def new_ratings(store: Store, table: Table) -> Sequence[Rating]:
    """The ratings of both players after a game that has ended."""
    game = table.settings.game
    identities = [table.player(seat).identity for seat in range(table.settings.seats)]
    if len(set(identities)) < len(identities):
        return ()
    kept = await store.ratings(game, identities)
    teams = [[_skill(kept.get(identity))] for identity in identities]
    rated = MODEL.rate(teams, ranks=places(table))
    return [
        Rating(identity, game, skill.mu, skill.sigma, _games(kept.get(identity)) + 1)
        for identity, [skill] in zip(identities, rated, strict=True)
    ]


def places(table: Table) -> list[float]:
    """For each seat the place it came in."""
    assert table.outcome is not None, "the game is over"
    return [PLACES[table.outcome.for_seat(seat)] for seat in range(table.settings.seats)]


def _skill(rating: Rating | None):  # type: ignore[no-untyped-def]
    """The rating as the model wants it; the model's own start for somebody new."""
    return MODEL.rating() if rating is None else MODEL.rating(mu=rating.mu, sigma=rating.sigma)


def _games(rating: Rating | None) -> int:
    return 0 if rating is None else rating.games
