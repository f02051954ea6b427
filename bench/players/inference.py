"""What it is worth to the Mandala bot to guess the rival's hand, and what to know it."""

from .findings import Finding, Settings, Tell
from .matches import Peer, finding_of, play

WITHOUT = "bench.yardsticks.mandala_hands:without"
CHEAT = "bench.yardsticks.mandala_hands:cheat"
PEERS = (
    Peer("mandala", WITHOUT, "itself without a belief", 0.55),
    Peer("mandala", WITHOUT, "itself without a belief, seeing the rival's hand", None, CHEAT),
)


def run(settings: Settings, tell: Tell) -> list[Finding]:
    """Both matches, at equal time; the second is the most there can be."""
    return [finding_of(peer, play(peer, settings, tell), settings) for peer in PEERS]
