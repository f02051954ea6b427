"""Whether a page asks other hosts for anything: readers are nobody else's business."""

import re
from pathlib import Path

LOADED = (
    r"""<(?:script|img|iframe|source|video|audio|embed)\b[^>]*?\bsrc=["']?((?:https?:)?//[^"'\s>]+)""",
    r"""<link\b(?![^>]*\brel=["']?(?:canonical|prev|next|alternate))[^>]*?"""
    r"""\bhref=["']?((?:https?:)?//[^"'\s>]+)""",
    r"""(?:@import|url\()\s*["']?((?:https?:)?//[^"'\s)]+)""",
)
"""What a browser fetches on its own; a link that somebody follows is not among it."""


def foreign_requests(folder: Path) -> list[str]:
    """Each page or style sheet, and the address on another host that it loads."""
    return [
        f"{path.relative_to(folder)}: {address}"
        for path in sorted(folder.rglob("*"))
        if path.suffix in {".html", ".css"}
        for pattern in LOADED
        for address in re.findall(pattern, path.read_text("utf-8"))
    ]
