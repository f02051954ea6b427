"""Compute the chance of a recorded game again, and compare."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..errors import BadRecord
from ..games import load
from .fairness import (
    FIRST_SCHEME,
    SCHEMES,
    Chance,
    commitment_to,
    commitment_to_seed,
    is_seed,
    seats_by,
)


@dataclass(frozen=True)
class Kept:
    """What somebody kept of a game, so that its record is compared with more than itself."""

    commitment: str | None = None
    """That of the table, as it was before they sat down."""
    seeds: tuple[str, ...] = ()
    """Their own."""
    player_commitments: tuple[str, ...] = ()
    """Those of all players, in the order of the chairs, as they were when they showed their seed;
    empty if they did not keep them."""


NOTHING = Kept()


def check_fairness(record: Mapping[str, Any], kept: Kept = NOTHING) -> None:
    """BadRecord if the chance of a record is not what its secret and seeds give, or not what
    somebody kept.

    The record itself must be right: `sandtable.replay` checks that.
    """
    fairness = record["fairness"]
    try:
        secret = bytes.fromhex(fairness["secret"])
        seeds = [str(seed) for seed in fairness["seeds"]]
        starter, order = fairness["starter"], list(fairness["order"])
        scheme, commitment = fairness["scheme"], fairness["commitment"]
        if scheme not in SCHEMES:
            raise BadRecord(f"fairness: {scheme!r} is not known (known: {', '.join(SCHEMES)})")
        promised = [] if scheme == FIRST_SCHEME else list(fairness["commitments"])
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(f"fairness: cannot be read ({error})") from None
    if commitment_to(secret) != commitment:
        raise BadRecord("fairness: the secret does not fit the commitment")
    if scheme != FIRST_SCHEME:
        _check_seeds(seeds, promised)
    _check_kept(kept, commitment, seeds, promised)
    chance = Chance(secret, seeds, scheme)
    if seats_by(chance, starter, len(seeds)) != order:
        raise BadRecord("fairness: the seats are not those that chance gives")
    _check_cards(record, chance)


def _check_seeds(seeds: Sequence[str], promised: Sequence[Any]) -> None:
    if len(seeds) != len(promised):
        raise BadRecord(f"fairness: {len(seeds)} seeds and {len(promised)} commitments")
    for chair, (seed, commitment) in enumerate(zip(seeds, promised, strict=True)):
        if seed == "" and commitment is None:  # A bot.
            continue
        if not is_seed(seed) or commitment_to_seed(seed) != commitment:
            raise BadRecord(f"fairness: the seed of chair {chair} does not fit its commitment")


def _check_kept(
    kept: Kept, commitment: str, seeds: Sequence[str], promised: Sequence[str | None]
) -> None:
    if kept.commitment not in (None, commitment):
        raise BadRecord("fairness: the commitment of the table is not the one you kept")
    for seed in kept.seeds:
        if seed not in seeds:
            raise BadRecord(f"fairness: your seed {seed!r} is not in it")
    theirs = tuple(one for one in promised if one is not None)
    if kept.player_commitments and kept.player_commitments != theirs:
        raise BadRecord("fairness: the commitments of the players are not those you kept")


def _check_cards(record: Mapping[str, Any], chance: Chance) -> None:
    game = load(record["game"])
    position = game.deal_by(chance.below, **record.get("options", {}))
    given = game.from_deal(record["deal"], **record.get("options", {})).deal
    if position.deal != given:
        raise BadRecord("fairness: the deal is not what chance gives")
    for number, move in enumerate(record["moves"], start=1):
        if not game.is_chance_text(move):
            position.play(move)
        elif (came := position.play_chance(chance.below)) != move:
            raise BadRecord(f"fairness: move {number} is {move!r}, and chance gives {came!r}")
