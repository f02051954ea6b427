"""Players in processes of their own, in any language: docs/engine-protocol.md."""

from .player import ExternalPlayer, Forfeit
from .serving import serve_engine

__all__ = ["ExternalPlayer", "Forfeit", "serve_engine"]
