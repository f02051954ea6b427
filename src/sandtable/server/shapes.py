"""What the shapes of requests and answers have in common."""

from pydantic import BaseModel, ConfigDict


class Shape(BaseModel):
    """An answer; the words under its fields stand in the description of the API."""

    model_config = ConfigDict(use_attribute_docstrings=True)


class Body(Shape):
    """What somebody sends: exactly what is described, and nothing else."""

    model_config = ConfigDict(extra="forbid", strict=True)
