"""A corpus is the same whoever plays it, goes on after a kill, and reads back as games."""

import hashlib
import json
from collections import Counter
from pathlib import Path

import polars
import pytest

import sandtable
from sandtable.cli import main
from sandtable.data import BadCorpus, NoPolars, load_corpus
from sandtable.data.columns import GAMES, MOVES, schema
from sandtable.data.exporting import TableWriter
from sandtable.data.plan import Plan
from sandtable.players import SeatView
from sandtable.players.registry import make_player

ROOT = Path(__file__).parents[2]


def make(folder: Path, *words: str) -> int:
    return main(["corpus", "patterns", str(folder), "random", "first-game", *words])


def files(folder: Path) -> dict[str, str]:
    """All tables by name, with what is in them."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*.parquet"))
    }


def test_the_same_seed_gives_the_same_files(tmp_path: Path) -> None:
    assert make(tmp_path / "one", "--games", "6", "--shard", "2") == 0
    assert make(tmp_path / "two", "--games", "6", "--shard", "2") == 0
    assert make(tmp_path / "other", "--games", "6", "--shard", "2", "--seed", "other") == 0
    first = files(tmp_path / "one")
    assert len(first) == 6
    assert files(tmp_path / "two") == first
    assert not set(files(tmp_path / "other").values()) & set(first.values())


@pytest.mark.process
def test_processes_play_the_same_games(tmp_path: Path) -> None:
    assert make(tmp_path / "one", "--games", "4", "--shard", "2") == 0
    assert make(tmp_path / "two", "--games", "4", "--shard", "2", "--workers", "2") == 0
    assert files(tmp_path / "two") == files(tmp_path / "one")


def test_what_is_missing_is_played_and_nothing_else(tmp_path: Path) -> None:
    """A lost file, a shard whose games were never written, one that was not full."""
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    assert make(whole, "--games", "7", "--shard", "2") == 0
    assert make(broken, "--games", "5", "--shard", "2") == 0
    (broken / "games" / "00000.parquet").unlink()
    kept = broken / "games" / "00001.parquet"
    before = kept.stat().st_mtime_ns
    assert make(broken, "--games", "7", "--shard", "2") == 0
    assert files(broken) == files(whole)
    assert kept.stat().st_mtime_ns == before


def test_another_corpus_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert make(tmp_path, "--games", "1") == 0
    assert make(tmp_path, "--games", "1", "--opening", "9") == 2
    assert "opening is 4 there, not 9" in capsys.readouterr().err
    with pytest.raises(BadCorpus, match="holds no corpus"):
        load_corpus(tmp_path / "games")


def test_everybody_meets_everybody_in_each_seat(tmp_path: Path) -> None:
    plan = Plan("patterns", ("a", "b", "c"))
    met = Counter(tuple(plan.seated(number, 2)) for number in range(18))
    assert len(met) == 9
    assert set(met.values()) == {2}
    assert plan.seated(5, 1) == ["c"]
    assert list(Plan("patterns", (), shard=4).shards(10)) == [(0, 0, 4), (1, 4, 4), (2, 8, 2)]


def test_games_read_back(tmp_path: Path) -> None:
    """Every game replays; the tables say what the records say."""
    assert make(tmp_path, "--games", "5", "--shard", "2", "--opening", "3") == 0
    corpus = load_corpus(tmp_path)
    games, moves = corpus.games.collect(), corpus.moves.collect()
    assert games.schema == schema(polars, GAMES)
    assert moves.schema == schema(polars, MOVES)
    assert games["game"].to_list() == [0, 1, 2, 3, 4]
    records = list(corpus.records())
    assert records[3] == corpus.record(3)
    for row, record in zip(games.iter_rows(named=True), records, strict=True):
        position = sandtable.replay(record)
        assert (position.scores, position.winner) == (row["scores"], row["winner"])
        assert record["seats"] == row["players"]
        played = moves.filter(polars.col("game") == row["game"])
        assert played["ply"].to_list() == list(range(row["length"]))
        assert played["is_random"].to_list()[:4] == [True, True, True, False]
        assert not any(played["is_random"].to_list()[3:])
        steps = list(corpus.positions(row["game"]))
        assert [action for _, action in steps] == played["action"].to_list()
        assert [len(at.legal_moves()) for at, _ in steps] == played["legal"].to_list()
        assert [at.seat for at, _ in steps] == played["seat"].to_list()
    with pytest.raises(KeyError):
        corpus.record(5)


def test_values_are_those_of_the_player(tmp_path: Path) -> None:
    """A corpus of one player: asked again, it expects the same."""
    assert main(["corpus", "patterns", str(tmp_path), "steady", "--games", "1"]) == 0
    corpus = load_corpus(tmp_path)
    rows = corpus.moves.collect().rows(named=True)
    player = make_player("patterns", "steady")
    known = 0
    for (position, _), row in zip(corpus.positions(0), rows, strict=True):
        if row["is_random"] or row["seat"] != 0:
            continue
        decision = player.choose(SeatView.of(position, 0), 600)
        assert decision.move == row["move"]
        if decision.unit:
            known += 1
            assert (row["value"], row["unit"]) == (decision.value, "points")
    assert known > 5


def test_chance_and_shared_results(tmp_path: Path) -> None:
    """Cards that come have no seat and no action; those who play together win together."""
    cards, marbles = tmp_path / "cards", tmp_path / "marbles"
    assert main(["corpus", "mandala", str(cards), "random", "--games", "1"]) == 0
    rows = load_corpus(cards).moves.collect().rows(named=True)
    chance = [row for row in rows if row["move"].startswith(("draw", "refill"))]
    assert chance
    assert all(row["seat"] is None and row["action"] is None for row in chance)
    assert all(row["seat"] is not None for row in rows if row not in chance)
    words = ["random", "--games", "1", "--seats", "3", "--goal", "simple"]
    assert main(["corpus", "mandamina", str(marbles), *words]) == 0
    (game,) = load_corpus(marbles).games.collect().rows(named=True)
    assert json.loads(game["options"])["seats"] == 3
    assert game["players"] == ["random"] * 3
    assert game["won"] is False
    assert game["winner"] is None


def test_exported_games_are_the_same_tables(tmp_path: Path) -> None:
    records = [sandtable.load("patterns").deal(seed=seed) for seed in range(2)]
    for position in records:
        for _ in range(5):
            position.play(position.legal_moves()[0])
    told = [position.record(seats=["Anna", "Beth"]) for position in records]
    with TableWriter(tmp_path / "tables") as writer:
        for record in told:
            writer.add(record)
    assert list(load_corpus(tmp_path / "tables").records()) == told
    with pytest.raises(BadCorpus, match="name a new folder"):
        TableWriter(tmp_path / "tables")


@pytest.mark.compiles
@pytest.mark.parametrize("name", ["casual", "novice"])
def test_dice_of_a_seed_fall_the_same(name: str) -> None:
    """The bot with hidden cards imagines the same courses, and others with another seed."""
    position = sandtable.load("mandala").deal(seed=5)
    thoughts = []
    for seed in ("one", "one", "two"):
        player = make_player("mandala", name)
        assert not player.thinks_by_time
        player.throw_dice_of(seed)
        thoughts.append(player.choose(SeatView.of(position, 0), 600).thoughts)
    assert thoughts[0] == thoughts[1]
    if name == "casual":
        assert thoughts[0] != thoughts[2]


def test_who_thinks_by_time(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    by_time = {name: make_player("patterns", name).thinks_by_time for name in ("steady", "best")}
    assert by_time == {"steady": False, "best": True}
    words = ["best", "--games", "1", "--opening", "40", "--budget", "0.001"]
    assert main(["corpus", "patterns", str(tmp_path), *words]) == 0
    assert "these games will differ" in capfd.readouterr().err


def test_the_columns_are_documented() -> None:
    text = (ROOT / "docs" / "datasets.md").read_text("utf-8")
    for columns, heading in ((GAMES, "### `games`"), (MOVES, "### `moves`")):
        part = text.partition(heading)[2].partition("\n#")[0]
        rows = [f"| `{one.name}` | {one.kind} | {one.words} |" for one in columns]
        assert [line for line in part.splitlines() if line.startswith("| `")] == rows


def test_without_polars_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "polars", None)
    with pytest.raises(NoPolars, match=r"sandtable\[data\]"):
        load_corpus(".")
