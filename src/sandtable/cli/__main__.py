"""`python -m sandtable.cli` is the same as `sandtable`."""

import sys

from . import main

if __name__ == "__main__":
    sys.exit(main())
