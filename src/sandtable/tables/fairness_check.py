"""Compute the chance of a recorded game again, and compare."""

from collections.abc import Mapping
from typing import Any

from ..errors import BadRecord
from ..games import load
from .fairness import SCHEME, Chance, commitment_to, seats_by


def check_fairness(record: Mapping[str, Any]) -> None:
    """BadRecord if the chance of a record is not what its secret and seeds give.

    The record itself must be right: `sandtable.replay` checks that.
    """
    fairness = record["fairness"]
    try:
        secret = bytes.fromhex(fairness["secret"])
        seeds = [str(seed) for seed in fairness["seeds"]]
        starter, order = fairness["starter"], list(fairness["order"])
        scheme, commitment = fairness["scheme"], fairness["commitment"]
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(f"fairness: cannot be read ({error})") from None
    if scheme != SCHEME:
        raise BadRecord(f"fairness: {scheme!r} is not known (known: {SCHEME!r})")
    if commitment_to(secret) != commitment:
        raise BadRecord("fairness: the secret does not fit the commitment")
    chance = Chance(secret, seeds)
    if seats_by(chance, starter, len(seeds)) != order:
        raise BadRecord("fairness: the seats are not those that chance gives")
    _check_cards(record, chance)


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
