"""What kind of evening it is: how many people, how quick, how long."""

from dataclasses import dataclass

THINK_SECONDS = 15.0
"""What a person takes for a move on average, before compression."""
BROWSE_SECONDS = 10.0
"""From one page to the next."""
WATCH_SECONDS = 120.0
"""How long somebody watches a table before they reload it or go on to another."""
RESIGNS = 1 / 150
"""Share of turns at which a person has had enough."""
RELOADS = 1 / 20
"""Share of turns before which a person reloads the page: every five minutes."""
STAYS = 0.7
"""Share of people who play another game; the others leave, and somebody else arrives."""
PLAYS_BOT = 0.2
WATCHES = 0.2
BROWSES = 0.2
SLOW = 10
"""One person of so many has a slow network."""
QUICK_BOT_SECONDS = 0.5
"""Levels that think no longer than this are those that most people choose."""
DEMANDING = 0.1
"""Share of tables against bots with another level."""


@dataclass(frozen=True)
class Plan:
    """One evening."""

    people: int = 5000
    minutes: float = 60.0
    """Of simulated time."""
    compress: float = 6.0
    """How many times quicker than people everybody moves and looks."""
    processes: int = 2
    seed: int = 1
    heal: float = 5.0
    """Seconds in which whatever goes wrong must be right again by itself."""
    attack: bool = False

    @property
    def seconds(self) -> float:
        """Of real time."""
        return self.minutes * 60 / self.compress

    @property
    def against_bots(self) -> int:
        """People who play against a bot."""
        return round(self.people * PLAYS_BOT)

    @property
    def watchers(self) -> int:
        """People who watch others play."""
        return round(self.people * WATCHES)

    @property
    def browsers(self) -> int:
        """People who go from page to page."""
        return round(self.people * BROWSES)

    @property
    def tables(self) -> int:
        """Tables at which two people play."""
        return (self.people - self.against_bots - self.watchers - self.browsers) // 2

    def quick(self, seconds: float) -> float:
        """Real seconds for something that takes a person so long."""
        return seconds / self.compress
