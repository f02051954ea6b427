"""Every page there is, with something to see on it."""

from dataclasses import dataclass

from playwright.sync_api import Page, expect

from .person import Person
from .solving import one_puzzle, path_of

MISSING_TABLE = "/tables/" + "0" * 22

OPEN_AND_SIT = """
async (settings) => {
  const post = async (path, body) => {
    const request = { method: "POST", headers: { "Content-Type": "application/json" } };
    const answer = await fetch(path, { ...request, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const { name } = await post("/api/tables", { starter: "host", ...settings });
  const act = (what) =>
    post(`/api/tables/${name}/acts`, { key: crypto.randomUUID(), ...what });
  const see = async () => (await fetch(`/api/tables/${name}`)).json();
  await act({ type: "take-seat", seed: "seed" });
  return [name, act, see];
}
"""
OPEN = f"async (settings) => (await ({OPEN_AND_SIT})(settings))[0]"
PLAY = f"""
async ([settings, moves]) => {{
  const [name, act, see] = await ({OPEN_AND_SIT})(settings);
  for (let made = 0; made < moves; ) {{
    const {{ number, table }} = await see();
    if (table.status === "over") break;
    const legal = table.position.legal_moves;
    if (legal.length === 0) {{
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }}
    const move = legal[(7 * made) % legal.length];
    await act({{ type: "play", number, move }});
    made += 1;
  }}
  return name;
}}
"""
GIVE_UP = """
async (game) => {
  const { day } = await (await fetch("/api/daily")).json();
  const path = `/daily/${day}/${game}`;
  const answer = await fetch(`/api/daily/days/${day}/${game}/give-up`, { method: "POST" });
  if (!answer.ok) throw new Error(await answer.text());
  return path;
}
"""
WITH_BOT: dict[str, dict[str, object]] = {
    "mandala": {"game": "mandala", "bots": ["random"]},
    "patterns": {"game": "patterns", "bots": ["random"]},
    "mandamina": {
        "game": "mandamina",
        "options": {"goal": "simple", "seats": 2},
        "bots": ["random"],
    },
}
A_FEW, ALL = 8, 500


@dataclass(frozen=True)
class Place:
    """A page, and how one gets there."""

    name: str
    path: str
    dialog: str | None = None
    """What opens a dialog on it."""


def open_table(person: Person, **settings: object) -> str:
    """The path of a table that waits."""
    person.be_known()
    return f"/tables/{person.page.evaluate(OPEN, settings)}"


def play_table(person: Person, game: str, moves: int) -> str:
    """The path of a table with a game that is under way, or over."""
    person.be_known()
    return f"/tables/{person.page.evaluate(PLAY, [WITH_BOT[game], moves])}"


def finish_task(person: Person, game: str) -> str:
    """The path of a task of today's Daily that is over."""
    person.be_known()
    return str(person.page.evaluate(GIVE_UP, game))


def all_places(person: Person) -> list[Place]:
    """Every page, as somebody sees it who has been here for a while."""
    waiting = open_table(person, game="patterns")
    places = [
        Place("home", "/"),
        Place("new-mandala", "/?play=mandala", dialog="dialog summary"),
        Place("new-mandamina", "/?play=mandamina", dialog="dialog summary"),
        Place("waiting", waiting),
        Place("games", "/games"),
        Place("watch", "/watch"),
        Place("settings", "/settings"),
        Place("delete-me", "/settings", dialog="[data-testid=delete-me]"),
        Place("demonstration", "/", dialog="[data-testid=show-mandala]"),
        Place("learn", "/learn"),
        Place("lesson", "/learn/mandala/basics"),
        Place("lesson-game", "/learn/patterns/basics?part=finale"),
        Place("lesson-end", "/learn/patterns/basics?part=end"),
        Place("puzzles", "/puzzles", dialog="[data-testid=puzzles-mandala] summary"),
        Place("puzzle", path_of(one_puzzle("mandala"))),
        Place("no-puzzle", "/puzzles/patterns?repeat=1"),
        Place("analysis", "/analysis"),
        Place("import", "/import"),
        Place("not-found", "/nowhere"),
        Place("missing-table", MISSING_TABLE),
    ]
    for game in WITH_BOT:
        playing, over = (play_table(person, game, moves) for moves in (A_FEW, ALL))
        places += [
            Place(f"{game}-playing", playing),
            Place(f"{game}-over", over),
            Place(f"{game}-replay", f"{over}/replay"),
            Place(f"{game}-rules", f"/rules/{game}"),
            Place(f"{game}-setup", f"/analysis/{game}"),
        ]
    places.append(Place("resign", playing, dialog="[data-testid=resign]"))
    finished = finish_task(person, "patterns")
    places += [
        Place("daily", "/daily"),
        Place("daily-task", finished.replace("patterns", "mandamina")),
        Place("daily-finished", finished),
    ]
    return places


def visit(person: Person, place: Place) -> None:
    """Go there, and wait until there is nothing more to come."""
    person.go(place.path)
    person.page.wait_for_load_state("networkidle")
    if place.dialog:
        person.page.locator(place.dialog).click()


def speak(page: Page, language: str) -> None:
    """Choose a language in the menu; what dialogs cover cannot be clicked, but has a value."""
    page.get_by_test_id("language").select_option(language, force=True)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for rules in page.locator("article.rules").all():
        expect(rules).to_have_attribute("lang", language)
