"""What Gymnasium's own entry point calls when it is imported: see `pyproject.toml`.

It is no part of the package `gymnasium` beside it, which needs all of Gymnasium to be there.
"""


def register() -> None:
    """Tell Gymnasium of all installed games."""
    from importlib import import_module

    import_module(".gymnasium.registration", __package__).register()
