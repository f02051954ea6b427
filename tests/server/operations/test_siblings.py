"""The metrics of several processes as one text."""

import asyncio
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from sandtable.server.operations.siblings import Member, Siblings, merged

ONE = """\
# HELP requests_total Requests answered.
# TYPE requests_total counter
requests_total{route="/a b",status="200"} 3.0
# HELP sockets Open sockets.
# TYPE sockets gauge
sockets 2.0
"""


def test_each_sample_says_which_process_it_is_from() -> None:
    other = ONE.replace("3.0", "4.0") + "# HELP new New.\n# TYPE new gauge\nnew 1.0\n"
    text = merged({"0": ONE, "1": other})
    found = {
        (sample.name, sample.labels["process"], sample.labels.get("route")): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    assert found == {
        ("requests_total", "0", "/a b"): 3.0,
        ("requests_total", "1", "/a b"): 4.0,
        ("sockets", "0", None): 2.0,
        ("sockets", "1", None): 2.0,
        ("new", "1", None): 1.0,
    }
    assert text.count("# HELP sockets") == 1


def test_those_who_answer_are_counted_and_the_newest_of_a_place_speaks_for_it(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        places = [(0, 0), (1, 1), (1, 2)]
        members = [Member(tmp_path, place, n, 2, n) for place, n in places]
        siblings = [await Siblings.join(member) for member in members]
        assert await siblings[0].count() == 2
        text = (await siblings[0].metrics()).decode()
        assert 'sandtable_sockets{process="1"}' in text
        siblings[2].leave()
        siblings[1].leave()
        (tmp_path / "1-7.sock").touch()  # Left by a process that was killed.
        assert await siblings[0].count() == 1
        siblings[0].leave()
        assert not list(tmp_path.glob("0-*"))

    asyncio.run(test())
