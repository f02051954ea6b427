"""`sandtable verify`: replay game records and say what is wrong with them."""

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from ..errors import BadRecord
from ..records import read_records, replay
from ..records.files import LINES_SUFFIX
from ..tables.fairness import FIRST_SCHEME
from ..tables.fairness_check import NOTHING, Kept, check_fairness
from .late_progress import LateProgress
from .wording import counted, one_line

SUFFIXES = (".json", ".jsonl")


def verify(
    files: Annotated[
        list[Path],
        typer.Argument(
            help="Records (.json), files with one record a line (.jsonl), or folders of both.",
            metavar="FILE",
        ),
    ],
    commitment: Annotated[
        str | None,
        typer.Option(help="What the table had published when you sat down.", metavar="HASH"),
    ] = None,
    seed: Annotated[
        list[str] | None,
        typer.Option(help="Your own seed; may be given again.", metavar="SEED"),
    ] = None,
    player_commitment: Annotated[
        list[str] | None,
        typer.Option(
            help="What a player had published when you showed your seed; one for each, bots aside, "
            "in the order of the chairs.",
            metavar="HASH",
        ),
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Say only what is wrong.")] = False,
) -> int:
    """Replay game records move by move and check their results.

    The first wrong thing of every bad record is named.
    The exit code is 0 if all records are good, and 2 if not.

    Cards of a table are computed again from its secret and the seeds of the players.
    A record alone can only be compared with itself: its author could have made up all of it.
    So say what you kept of the game; the page shows it at the end of a game.

    sandtable verify game.json
    sandtable verify game.json --commitment HASH --seed SEED
    sandtable verify games/ archive.jsonl --quiet
    """
    kept = Kept(commitment, tuple(seed or ()), tuple(player_commitment or ()))
    try:
        with LateProgress("Verifying", quiet) as progress:
            tally = _verify_all(_all_files(files), kept, progress)
    except KeyboardInterrupt:
        raise BadRecord("stopped before all records were verified") from None
    if not quiet:
        _print(tally.summary())
        for sentence in tally.about_fairness(kept):
            _print(sentence)
    return 0 if tally.all_good else 2


@dataclass
class Tally:
    """How many records are good and wrong, and how many files are no records at all."""

    good: int = 0
    wrong: int = 0
    unread: int = 0
    fair: int = 0
    """Good ones whose cards were computed again."""
    weak: int = 0
    """Those of them that are of the first scheme."""

    @property
    def all_good(self) -> bool:
        return self.wrong == self.unread == 0

    def count(self, record: Any, wrong: str) -> None:
        """One more record."""
        if wrong:
            self.wrong += 1
            return
        self.good += 1
        if "fairness" in record:
            self.fair += 1
            self.weak += record["fairness"]["scheme"] == FIRST_SCHEME

    def summary(self) -> str:
        """3 records: 2 good, 1 wrong."""
        records = counted(self.good + self.wrong, "record")
        sentence = f"{records}: {self.good} good, {self.wrong} wrong"
        if self.unread:
            sentence += f"; {counted(self.unread, 'file')} without any"
        return sentence

    def about_fairness(self, kept: Kept) -> Iterator[str]:
        """What was compared with what, where cards were computed again."""
        if self.fair == 0:
            return
        if kept == NOTHING:
            yield (
                "Cards were compared with the record itself alone. To know that nobody has changed "
                "it, give what you kept: --commitment and --seed."
            )
        else:
            parts = {
                "the commitment of the table": kept.commitment,
                "your seed": kept.seeds,
                "the commitments of the players": kept.player_commitments,
            }
            for words, is_given in (("Compared with what you kept", True), ("Not compared", False)):
                chosen = [part for part, value in parts.items() if bool(value) is is_given]
                if chosen:
                    yield f"{words}: {', '.join(chosen)}."
        if self.weak:
            yield (
                f"{counted(self.weak, 'record')} of the first scheme: there the table and the "
                "last player to sit down could have chosen the cards together."
            )


def _all_files(named: Sequence[Path]) -> list[Path]:
    """The files named, and for a folder all records below it (itself if there are none)."""
    files = []
    for path in named:
        if not os.path.isdir(path):
            files.append(path)
            continue
        below = [
            Path(folder, name)
            for folder, _, names in os.walk(path)
            for name in names
            if name.endswith(SUFFIXES)
        ]
        files.extend(sorted(below) or [path])
    return files


def _verify_all(files: Sequence[Path], kept: Kept, progress: LateProgress) -> Tally:
    tally = Tally()
    expected = sum(map(_count_records, files)) if progress.is_wanted else 0
    for path in files:
        try:
            for place, record in _records_in(path):
                wrong = _what_is_wrong(record, kept)
                tally.count(record, wrong)
                if wrong:
                    progress.tell(one_line(f"{place}: {wrong}"))
                progress.show(tally.good + tally.wrong, expected)
        except BadRecord as error:
            tally.unread += 1
            progress.tell(one_line(str(error)))
    return tally


def _records_in(path: Path) -> Iterator[tuple[str, Any]]:
    """The records of a file; BadRecord if it cannot be read or holds none."""
    if os.path.isdir(path):
        raise BadRecord(f"{path}: there is no .json or .jsonl file in this folder")
    is_empty = True
    for place, record in read_records(path):
        is_empty = False
        yield place, record
    if is_empty:
        raise BadRecord(f"{path}: there is no record in it")


def _count_records(path: Path) -> int:
    """About how many records a file has: it is read again when it is their turn."""
    if path.suffix != LINES_SUFFIX:
        return 1
    try:
        with path.open("rb") as file:
            return sum(1 for line in file if line.strip())
    except OSError:
        return 1


def _what_is_wrong(record: Any, kept: Kept) -> str:
    """The first wrong thing in a record; nothing if it is good."""
    if isinstance(record, BadRecord):
        return str(record)
    try:
        replay(record)
        if "fairness" in record:
            check_fairness(record, kept)
        elif kept != NOTHING:
            raise BadRecord("fairness: missing, so there is nothing to compare with what you kept")
    except BadRecord as error:
        return str(error)
    return ""


def _print(sentence: str) -> None:
    """Say it, if anybody listens: the exit code holds either way."""
    with suppress(BrokenPipeError):
        print(sentence, flush=True)
