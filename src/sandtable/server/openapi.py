"""`python -m sandtable.server.openapi` prints the OpenAPI description."""

import json
from typing import Any, cast

from .app import create_app
from .operations.config import Config


def main() -> None:
    """Print the description."""
    print(json.dumps(create_app(Config(), cast(Any, None)).openapi(), indent=1))


if __name__ == "__main__":
    main()
