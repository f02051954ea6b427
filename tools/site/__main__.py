"""`python -m tools.site`: build the site into site/; stop at any dead link, page or anchor."""

import sys

from .building import SITE, NotBuilt, build
from .staging import ROOT


def main() -> None:
    """Build it where the sources are, and say where it is."""
    print("Building the site ...", flush=True)
    try:
        page = build(ROOT)
    except NotBuilt as reason:
        sys.exit(f"site: {reason}")
    print(f"Open {page.relative_to(ROOT)}, or serve it: python -m http.server -d {SITE}")


if __name__ == "__main__":
    main()
