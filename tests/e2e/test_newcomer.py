"""Somebody who is new here: whom to play, how it ended, who they are to others."""

import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from .person import Person
from .process import ServerProcess
from .states import any_move, making, over

Come = Callable[..., Person]

PICTURE = (1200, 630)
COLOURS_IN = """
async (bytes) => {
  const blob = new Blob([new Uint8Array(bytes)], { type: "image/png" });
  const picture = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.drawImage(picture, 0, 0);
  const half = picture.width / 2;
  const seen = (left) => {
    const { data } = pen.getImageData(left, 0, half, picture.height);
    const found = new Set();
    for (let at = 0; at < data.length; at += 4) found.add(data.slice(at, at + 3).join());
    return found.size;
  };
  return [seen(0), seen(half)];
}
"""


WATCH_FOR_CHEERS = """
() => {
  globalThis.cheered = false;
  const look = () => {
    cheered ||= document.querySelector("[data-testid=celebration]:popover-open") !== null;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  setInterval(look, 100);
}
"""
"""A celebration is short: it may be over before anybody looks."""


def test_a_newcomer_is_offered_three_and_meets_kindness(come: Come) -> None:
    """Easy, medium, hard, the weakest as a good match; all eight on request. One headline."""
    person = come()
    cards = person.page.locator("[data-testid^=bot-]")
    person.see("play-patterns").click()
    expect(cards).to_have_count(3)
    expect(person.see("bot-first-game").get_by_test_id("recommended")).to_be_visible()
    person.page.keyboard.press("Escape")
    person.see("play-mandala").click()
    expect(cards).to_have_count(3)
    expect(cards.nth(0)).to_contain_text("Helix")
    for number, band in enumerate(("Easy", "Medium", "Hard")):
        expect(cards.nth(number)).to_contain_text(band)
    expect(person.see("bot-first-game").get_by_test_id("recommended")).to_have_text("A good match")
    expect(person.see("recommended")).to_have_count(1)
    expect(cards.filter(has_text="rating")).to_have_count(0)
    person.see("all-bots").click()
    expect(cards).to_have_count(8)
    person.see("bot-first-game").click()
    person.see("board").wait_for()
    expect(person.page.locator("[data-testid^=seat-]").filter(has_text="Helix")).to_be_visible()
    give_up(person)
    expect(person.see("status")).to_contain_text("Helix wins")
    headlines = person.page.get_by_text("Helix wins", exact=True)
    assert [one.is_visible() and not is_only_spoken(one) for one in headlines.all()].count(
        True
    ) == 1
    expect(person.see("kind")).to_contain_text("Helix has played this many times")
    person.see("kind").get_by_role("button").click()
    expect(person.page.get_by_test_id("legend")).to_be_visible()
    # There is nobody weaker; against somebody stronger there is.
    expect(person.see("other-level")).to_have_count(0)
    expect(person.see("celebration")).to_have_count(0)


def give_up(person: Person) -> None:
    person.see("resign").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    person.see("result").wait_for()


def is_only_spoken(one: Any) -> bool:
    return bool(one.evaluate("one => one.closest('.spoken') !== null"))


def test_another_level_is_one_tap_away(come: Come) -> None:
    person = come()
    person.see("play-patterns").click()
    person.see("bot-steady").click()
    person.see("board").wait_for()
    give_up(person)
    before = person.page.url
    expect(person.see("other-level")).to_have_text("Easier: Bufo")
    for width, height in ((320, 568), (360, 640), (844, 390), (1280, 720)):
        person.page.set_viewport_size({"width": width, "height": height})
        for what in ("status", "rematch", "to-replay", "other-level", "board"):
            expect(person.see(what)).to_be_in_viewport(ratio=0.99)
    person.see("other-level").click()
    person.page.wait_for_url(lambda url: url != before)
    expect(person.page.locator("[data-testid^=seat-]").filter(has_text="Bufo")).to_be_visible()
    expect(person.see("result")).to_have_count(0)


def test_a_result_says_what_decided_it_and_becomes_a_picture(
    come: Come, server: ServerProcess, tmp_path: Path
) -> None:
    with making(server.address) as (make, cookies):
        table = make.reach("patterns", over, any_move)
        person = come()
        person.become(cookies)
        person.go(f"/tables/{table}")
        scores = person.page.evaluate(
            "table => fetch(`/api/tables/${table}`).then(a => a.json()).then(t => t.table)", table
        )
    check_decided(person, scores)
    with person.page.expect_download() as downloading:
        person.see("result-picture").click()
    file = tmp_path / "picture.png"
    downloading.value.save_as(file)
    check_picture(person.page, file.read_bytes())


def check_decided(person: Person, table: dict[str, Any]) -> None:
    """The sentence names the points of the line with the largest difference for the winner."""
    result, sheets = table["result"], table["position"]["points"]
    decided = person.see("decided")
    if result["winner"] is None:
        expect(decided).to_contain_text(f"{result['scores'][0]} each")
        return
    own, other = (
        {row["colour"]: row["points"] for row in sheets[seat]}
        for seat in (result["winner"], 1 - result["winner"])
    )
    colours = [*own, *other]
    colour = max(colours, key=lambda one: own.get(one, 0) - other.get(one, 0))
    best = own.get(colour, 0) - other.get(colour, 0)
    alike = [one for one in colours if own.get(one, 0) - other.get(one, 0) == best]
    text = decided.inner_text()
    assert any(f"{own.get(one, 0)} point" in text for one in alike), text
    assert any(f"against {other.get(one, 0)}." in text for one in alike), text
    lead = abs(result["scores"][0] - result["scores"][1])
    assert ("decided it" in text) == (best >= lead), text
    totals = person.see("result").locator("tfoot td").all_inner_texts()
    assert [int(total) for total in totals] == result["scores"]


def check_picture(page: Page, picture: bytes) -> None:
    """It has its size, and something is drawn in both halves: words, and the board."""
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", picture[16:24]) == PICTURE
    words, board = page.evaluate(COLOURS_IN, list(picture))
    assert words > 20, "letters have soft edges of many shades"
    assert board > 200, "the board has many colours"


def test_a_guest_is_asked_for_a_name_once_and_invited_again_with_one_tap(come: Come) -> None:
    """The host at the first invitation, the friend at the first join; then one tap is enough."""
    host = come()
    host.see("invite-patterns").click()
    introduce(host, "Aino", "moon")
    expect(host.see("chair-0")).to_contain_text("Aino")
    link = host.see("link").input_value()
    friend = come(path=link)
    introduce(friend, "Beppo", "boat")
    friend.see("sit").click()
    for person in (host, friend):
        expect(person.page.locator("[data-testid^=seat-]").filter(has_text="Aino")).to_be_visible()
        expect(person.page.locator("[data-testid^=seat-]").filter(has_text="Beppo")).to_be_visible()
    host.page.evaluate(WATCH_FOR_CHEERS)
    give_up(friend)
    host.page.wait_for_function("cheered")
    expect(host.see("celebration")).to_have_count(0)
    expect(friend.see("celebration")).to_have_count(0)

    host.go("/?play=patterns")
    host.see("invite-again").filter(has_text="Beppo").click()
    expect(host.see("chair-1")).to_contain_text("kept for the invited player")
    expect(host.see("introduce")).to_have_count(0)
    friend.go("/")
    invitation = friend.see("invitations")
    expect(invitation).to_contain_text("Aino would like to play Patterns.")
    invitation.get_by_test_id("accept-invitation").click()
    for person in (host, friend):
        person.see("board").wait_for()
    give_up(host)

    host.go("/?play=patterns")
    host.see("invite-again").first.click()
    host.see("chair-1").wait_for()
    friend.go("/games")
    friend.see("block-invitations").click()
    expect(friend.see("invitations")).to_have_count(0)
    expect(host.see("chair-1")).to_contain_text("a free chair")
    friend.go("/settings")
    expect(friend.see("blocks")).to_contain_text("Aino")


def introduce(person: Person, name: str, avatar: str) -> None:
    person.see("introduce-name").fill(name)
    person.page.locator("label").filter(has=person.see(f"avatar-{avatar}")).click()
    person.see("introduce-save").click()
    expect(person.see("introduce")).to_have_count(0)


def test_whoever_does_not_want_a_name_is_not_asked_again(come: Come) -> None:
    person = come()
    person.see("invite-patterns").click()
    person.see("introduce-skip").click()
    person.go("/")
    person.see("invite-mandala").click()
    person.see("link").wait_for()
    expect(person.see("introduce")).to_have_count(0)
