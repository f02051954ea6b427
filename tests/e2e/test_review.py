"""Reviews and hints in a real browser: the graph, lines on the board, tries, own mistakes."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FilePayload, expect

from sandtable import GAMES

from .person import Person
from .places import OPEN_AND_SIT, WITH_BOT, open_table
from .shots import shoot
from .test_axe import AXE, findings

Come = Callable[..., Person]

A_REVIEW = 120_000
"""Milliseconds: a short game takes some seconds, on a machine with nothing else to do."""
SCREENS = {"phone": (360, 740), "sideways": (844, 390), "desk": (1440, 900)}
PLAY_AND_RESIGN = f"""
async ([settings, moves]) => {{
  const [name, act, see] = await ({OPEN_AND_SIT})(settings);
  for (let made = 0; made < moves; ) {{
    const {{ number, table }} = await see();
    const legal = table.position.legal_moves;
    if (legal.length === 0) {{
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }}
    await act({{ type: "play", number, move: legal[(5 * made) % legal.length] }});
    made += 1;
  }}
  await act({{ type: "resign" }});
  return name;
}}
"""


def short_game(person: Person, game: str, moves: int = 4) -> str:
    """The name of a table with a short game that is over."""
    person.be_known()
    return str(person.page.evaluate(PLAY_AND_RESIGN, [WITH_BOT[game], moves]))


SETTLED = """
() => Promise.allSettled(document.getAnimations().map((one) => one.finished))
    .then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
"""
"""Colours fade when light becomes dark: what is between is neither."""


def look(person: Person, name: str) -> None:
    for screen, (width, height) in SCREENS.items():
        person.page.set_viewport_size({"width": width, "height": height})
        wide = "document.documentElement.scrollWidth <= innerWidth"
        assert person.page.evaluate(wide), f"{name} is wider than {screen}"
        for scheme in ("light", "dark"):
            person.page.emulate_media(color_scheme=scheme)
            person.page.evaluate(SETTLED)
            if screen == "phone":
                person.page.evaluate(AXE.read_text())
                assert findings(person.page, {}) == [], f"{name}, {scheme}"
            shoot(person.page, f"review-{name}-{screen}-{scheme}")
    person.page.set_viewport_size({"width": 1280, "height": 900})
    person.page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_reviewed(come: Come, game: str) -> None:
    person = come()
    table = short_game(person, game)
    person.go(f"/tables/{table}")
    person.see("to-review").click()
    person.page.wait_for_url(re.compile(f"/review/{table}"))
    person.see("show-review").click()
    review = person.see("review")
    expect(review).to_have_attribute("data-state", "done", timeout=A_REVIEW)
    expect(person.see("graph").locator("path.value")).to_have_attribute("d", re.compile("^M.+L"))
    expect(person.see("verdict")).not_to_be_empty()
    expect(person.see("ledger").locator("tfoot th").first).to_be_visible()
    expect(person.see("accuracy")).to_be_visible()

    # The graph as a table, and every decision.
    person.see("graph-table").locator("summary").click()
    assert person.see("graph-table").locator("tbody tr").count() > 4
    person.see("only-marked").uncheck()
    decisions = person.see("decision")
    assert decisions.count() >= 4
    decisions.first.click()
    person.page.wait_for_url(re.compile("move=1"))
    expect(person.see("grade-text")).not_to_be_empty()
    if game == "mandala":
        expect(person.see("belief")).to_be_visible()

    # By keys.
    person.page.locator("main").focus()
    person.page.keyboard.press("ArrowRight")
    person.page.wait_for_url(re.compile("move=2"))
    person.page.keyboard.press("Home")
    person.page.wait_for_url(re.compile("move=0"))
    look(person, game)
    person.see("language").select_option("da")
    expect(person.see("verdict")).to_be_visible()
    look(person, f"{game}-da")

    # What was found is kept.
    person.go("/games")
    expect(person.see("my-accuracy")).to_be_visible()
    if game == "mandala":
        person.go(f"/tables/{table}/replay?move=2")
        person.see("belief-toggle").click()
        expect(person.see("belief")).to_be_visible(timeout=A_REVIEW)


def test_a_record_from_elsewhere_is_opened(come: Come) -> None:
    """What is wrong is said and nothing typed is lost; then its replay, review and analysis."""
    person = come()
    table = short_game(person, "patterns")
    record = person.page.evaluate("path => fetch(path).then(got => got.text())",
                                  f"/api/tables/{table}/record")  # fmt: skip
    person.go("/games")
    person.see("to-import").click()
    person.expected = re.compile("400")
    person.see("import-text").fill("good morning")
    person.see("import-open").click()
    expect(person.see("import-wrong")).to_be_visible()
    person.page.reload()
    expect(person.see("import-text")).to_have_value("good morning")
    file: FilePayload = {
        "name": "game.json",
        "mimeType": "application/json",
        "buffer": str(record).encode(),
    }
    person.see("import-file").set_input_files(file)
    expect(person.see("import-found")).to_be_visible()
    look(person, "import")
    person.see("import-replay").click()
    person.see("next").click()
    person.page.wait_for_url(re.compile("/import/replay.move=1"))
    person.see("to-review").click()
    expect(person.see("review")).to_have_attribute("data-state", "done", timeout=A_REVIEW)
    person.go("/import")
    person.see("import-open").click()
    person.see("import-analyse").click()
    expect(person.see("node")).not_to_have_count(0)


def test_what_may_be_hidden_is_shown_where_one_asks(come: Come) -> None:
    """Off until it is asked for, at a table where nothing is rated and memory is open."""
    person = come(viewport={"width": 360, "height": 640})
    person.go(open_table(person, **WITH_BOT["mandala"]))
    toggle = person.see("belief-toggle")
    expect(toggle).to_have_attribute("aria-expanded", "false")
    expect(person.see("belief")).to_have_count(0)
    toggle.click()
    expect(person.see("belief")).to_be_visible(timeout=A_REVIEW)
    look(person, "belief")
    toggle.click()
    expect(person.see("belief")).to_have_count(0)


def test_a_move_is_tried(come: Come) -> None:
    """The refutation of my try, or that it is just as good."""
    person = come()
    table = short_game(person, "mandamina", 2)
    person.go(f"/review/{table}")
    person.see("show-review").click()
    expect(person.see("review")).to_have_attribute("data-state", "done", timeout=A_REVIEW)
    person.page.goto(f"/review/{table}?move=1")
    expect(person.see("review")).to_have_attribute("data-state", "done", timeout=A_REVIEW)
    person.see("dock-try").click()
    expect(person.see("line-beside")).not_to_be_empty()
    person.page.locator("[data-testid^=cell-][data-pick]").first.click()
    expect(person.see("try-said")).not_to_be_empty(timeout=A_REVIEW)
    look(person, "tried")
    person.see("back-to-game").click()
    expect(person.see("line")).to_be_visible()


def test_own_mistakes_come_first_if_one_likes(come: Come) -> None:
    """Each as a task; what is given up can be repeated from my games."""
    person = come()
    table = short_game(person, "mandamina", 6)
    person.go(f"/review/{table}")
    look(person, "choose")
    person.see("learn-first").click()
    task = person.see("task").or_(person.page.get_by_text("You made no mistakes that count"))
    expect(task.first).to_be_visible(timeout=A_REVIEW)
    if not person.see("task").count():
        person.see("show-review").click()
        expect(person.see("review")).to_be_visible()
        return
    look(person, "task")
    person.see("task-show").click()
    expect(person.see("said")).not_to_be_empty(timeout=A_REVIEW)
    person.see("task-next").click()
    person.see("task-end").or_(person.see("review")).first.wait_for()
    person.go("/games")
    expect(person.see("my-accuracy")).to_be_visible()


def test_hints_in_three_steps(come: Come) -> None:
    person = come()
    path = open_table(person, **WITH_BOT["patterns"])
    person.go(path)
    hint = person.see("ask-hint")
    said = ""
    for _ in range(3):
        hint.click()
        expect(person.see("hint-text")).not_to_have_text(said, timeout=A_REVIEW)
        said = person.see("hint-text").inner_text()
    expect(hint).to_have_count(0)
    look(person, "hint")
    person.see("close-hint").click()
    expect(person.see("hint-text")).to_have_count(0)
