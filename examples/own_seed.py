"""A player's part in the chance of a game (docs/fairness.md): commit, show the seed, check.

Nobody can choose the cards of whoever does it like this, not even the table with all other players.
"""

import secrets

from check_chance import check, commitment_to  # The file beside this one.


class OwnSeed:
    """The seed of one player at one table, and all that has to be kept until the game is over."""

    def __init__(self):
        self.seed = secrets.token_hex(16)
        self.promised = None  # What the table said before we sat down.
        self.commitments = None  # Those of all players when we showed our seed.

    def say(self, table, chair):
        """What to say next to a table that waits; None if others have to say something first."""
        self.promised = self.promised or {key: table[key] for key in ("commitment", "starter")}
        sealed = [one["commitment"] for one in table["chairs"] if one["kind"] != "bot"]
        # Whoever has come since we showed our seed may know it: then it is worth nothing.
        is_spent = self.commitments not in (None, sealed)
        if is_spent:
            self.seed, self.commitments = secrets.token_hex(16), None
        if chair is None:
            return {"type": "take-seat", "commitment": commitment_to(self.seed)}
        mine = table["chairs"][chair]
        if is_spent or mine["commitment"] is None:
            return {"type": "commit", "commitment": commitment_to(self.seed)}
        if None in sealed or mine["revealed"]:
            return None
        self.commitments = sealed
        return {"type": "reveal", "number": table["number"], "seed": self.seed}

    def check(self, record):
        """What is wrong with the cards of a finished game; None if all is as it was promised."""
        if record["fairness"]["starter"] != self.promised["starter"]:
            return "who begins was settled in another way than the table had said"
        return check(record, self.promised["commitment"], [self.seed], self.commitments)
