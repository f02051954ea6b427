"""Which seats of a table bots play, and for whom."""

from ...tables import Status, Table
from ...tables.events import Played, Sat


def bot_on_turn(table: Table) -> int | None:
    """The seat of the bot whose decision it is; None if it is nobody's or a person's."""
    turn = table.turn
    return turn if turn is not None and table.player(turn).is_bot else None


def has_bots(table: Table) -> bool:
    """Whether a bot sits at a table."""
    return any(chair.who is not None and chair.who.is_bot for chair in table.chairs)


def levels_of(table: Table) -> set[tuple[int, str]]:
    """Every seat that a bot plays in a game that goes on, with its level."""
    if table.status is not Status.PLAYING:
        return set()
    players = enumerate(table.player(seat) for seat in range(len(table.order)))
    return {(seat, player.identity) for seat, player in players if player.is_bot}


def payer_of(table: Table) -> str:
    """The person for whom bots think: who moved or sat down last, else whoever opened it."""
    for event in reversed(table.events):
        match event:
            case Played(seat=seat) if not table.player(seat).is_bot:
                return table.player(seat).identity
            case Sat(who=who) if not who.is_bot:
                return who.identity
    return table.opening.host
