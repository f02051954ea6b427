"""The published schema is the one the dataclasses give."""

import json
from pathlib import Path

from sandtable.study.review.schema import review_schema

PUBLISHED = Path(__file__).parents[3] / "docs" / "review.schema.json"


def test_the_published_schema() -> None:
    assert json.loads(PUBLISHED.read_text("utf-8")) == review_schema()
