"""What our games are measured against, in the same run."""


class Unavailable(Exception):
    """A peer cannot run here; the sentence says why."""
