"""What a bot was thinking when it last moved, in words."""

from ..games import Game
from ..players import Decision
from .wording import counted

MOST_THOUGHTS = 5
LONGEST_LINE = 8


def tell_thinking(game: Game, name: str, decision: Decision | None, is_over: bool) -> list[str]:
    """Sentences about a decision; moves it thought of only where they give no secret away."""
    if decision is None:
        return [f"{name} has made no move here yet."]
    if not decision.effort and not decision.unit:
        return [f"{name} did not have to think." if decision.line else f"{name} does not think."]
    sentences = [f"{name} {_effort(decision)}{_expectation(decision)}.", *decision.remarks]
    if game.has_secrets and not is_over:
        sentences.append("Which moves it thought of would show what it hides; ask when it is over.")
        return sentences
    if len(decision.line) > 1:
        line = ", ".join(decision.line[:LONGEST_LINE])
        sentences.append(f"It expects: {line}{' ...' if len(decision.line) > LONGEST_LINE else ''}")
    if decision.thoughts:
        thoughts = [
            f"{thought.move} ({_value(thought.value, decision.unit)})"
            for thought in decision.thoughts[:MOST_THOUGHTS]
        ]
        sentences.append(f"It compared: {', '.join(thoughts)}")
    return sentences


def _effort(decision: Decision) -> str:
    looked = f"looked {counted(decision.depth, 'move')} ahead" if decision.depth else "thought"
    return f"{looked}, {decision.effort:,} positions in {decision.seconds:.1f} s"


def _expectation(decision: Decision) -> str:
    if not decision.unit:
        return ""
    verb = "has proven" if decision.is_proven else "expects"
    return f", and {verb}: {_value(decision.value, decision.unit)}"


def _value(value: float, unit: str) -> str:
    """A margin in points, a score of all together, or a chance to win."""
    if unit == "score":
        return counted(round(value), "point")
    if unit == "chance":
        return f"{100 * value:.0f} % to win"
    margin = round(value)
    if margin == 0:
        return "a draw"
    return f"wins by {margin}" if margin > 0 else f"loses by {-margin}"
