"""How many tables may wait for players."""

from concurrent.futures import ThreadPoolExecutor

import httpx2

from sandtable.server.live import open_tables
from tests.server.playing import open_table, sit
from tests.server.serving import Served, serving

THREE = {"game": "mandamina", "options": {"seats": 3}}


def listed(client: httpx2.Client) -> list[str]:
    tables = client.get("/api/lobby/open").raise_for_status().json()
    return [table["table"] for table in tables]


def test_of_somebodys_tables_the_newest_wait(served: Served) -> None:
    """The oldest is closed for a new one; what is played is not counted, nor are those by link."""
    host, guest = served.guest(), served.guest()
    played = open_table(host, game="patterns")
    sit(guest, played)
    by_link = open_table(host, game="patterns", visibility="link")
    tables = [open_table(host, game="patterns") for _ in range(5)]
    seen = [host.get(f"/api/tables/{table}").status_code for table in tables]
    assert seen == [404, 404, 200, 200, 200]
    assert listed(guest)[:3] == tables[:1:-1]
    assert not set(tables[:2]) & set(listed(guest))
    for table in (played, by_link):
        assert host.get(f"/api/tables/{table}").status_code == 200


def test_a_table_at_which_others_sit_is_not_closed_for_another(served: Served) -> None:
    host, guest = served.guest(), served.guest()
    tables = [open_table(host, **THREE) for _ in range(3)]
    for table in tables:
        sit(guest, table)
    refused = host.post("/api/tables", json=THREE)
    assert (refused.status_code, refused.json()["code"]) == (409, "tables-waiting")
    assert refused.json()["words"] == {"most": 3}
    assert all(host.get(f"/api/tables/{table}").status_code == 200 for table in tables)
    guest.delete("/api/me").raise_for_status()
    fresh = open_table(host, **THREE)
    seen = [host.get(f"/api/tables/{table}").status_code for table in (*tables, fresh)]
    assert seen == [404, 200, 200, 200]


def test_a_table_that_is_not_opened_closes_none(served: Served) -> None:
    host = served.guest()
    tables = [open_table(host, game="patterns") for _ in range(3)]
    refused = host.post("/api/tables", json={"game": "patterns", "bots": ["novice", "novice"]})
    assert refused.status_code == 409
    assert all(host.get(f"/api/tables/{table}").status_code == 200 for table in tables)


def test_all_at_once_are_counted_too(served: Served) -> None:
    host, other = served.guest(), served.client()
    host_cookie = dict(host.cookies)

    def open_one(_: int) -> str:
        with httpx2.Client(base_url=served.address, cookies=host_cookie, timeout=60) as client:
            return str(client.post("/api/tables", json={"game": "patterns"}).json()["name"])

    with ThreadPoolExecutor(6) as pool:
        tables = list(pool.map(open_one, range(12)))
    assert len(set(tables) & set(listed(other))) == 3


def test_an_address_has_so_many_tables_that_wait(sqlite_url: str) -> None:
    """However many guests open them; those that are played, or by link, do not count."""
    factor = 4 / open_tables.OF_ADDRESS
    with serving(sqlite_url, rate=factor) as counted:
        hosts = [counted.guest() for _ in range(2)]
        tables = [open_table(host, game="patterns") for host in hosts for _ in range(2)]
        late = counted.guest()
        refused = late.post("/api/tables", json={"game": "patterns"})
        assert (refused.status_code, refused.json()["code"]) == (409, "tables-waiting-here")
        by_link = open_table(late, game="patterns", visibility="link")
        sit(late, tables[0])
        assert set(listed(late)) == set(tables[1:])
        open_table(late, game="patterns")
        assert late.get(f"/api/tables/{by_link}").status_code == 200
