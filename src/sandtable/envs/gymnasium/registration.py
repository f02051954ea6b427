"""Gymnasium is told of our games when the package is imported."""

from gymnasium.envs.registration import register as register_env
from gymnasium.envs.registration import registry

from ..ids import ids

HERE = __package__


def register() -> None:
    """Tell Gymnasium of all installed games; it is told once."""
    for game, name in ids().items():
        if name not in registry:
            register_env(
                name,
                entry_point=f"{HERE}.seat_env:SeatEnv",
                vector_entry_point=f"{HERE}.vector_seat_env:VectorSeatEnv",
                kwargs={"game": game},
            )
