"""Being told that it is my turn: title, icon, sound, notification, and push to a closed page."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.push.service import PushService

from .games import Seat
from .hands import Mouse
from .person import Person
from .places import OPEN_AND_SIT
from .process import ServerProcess
from .test_together import whose_turn

Come = Callable[..., Person]

LISTENING = """
window.tones = 0;
window.AudioContext = class {
  currentTime = 0; destination = {}; state = "running";
  createOscillator() {
    return { frequency: {}, connect: (to) => to, start: () => { window.tones += 1; }, stop() {} };
  }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {} };
    return { gain: { ...gain, exponentialRampToValueAtTime() {} }, connect: (to) => to };
  }
};
"""
"""Counts what would be heard."""

SUBSCRIBING = """
(() => {
  const keys = KEYS;
  const { endpoint, ...rest } = keys;
  const made = {
    endpoint,
    toJSON: () => ({ endpoint, keys: rest }),
    unsubscribe: async () => localStorage.removeItem("subscribed") ?? true,
  };
  const found = () => (localStorage.getItem("subscribed") ? made : null);
  PushManager.prototype.getSubscription = async () => found();
  PushManager.prototype.subscribe = async (options) => {
    localStorage.setItem("subscribed", String(options.applicationServerKey.length));
    return made;
  };
})();
"""
"""Chromium would subscribe at a service on the internet; all else is real."""

LOOK_AWAY = """
(isAway) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isAway });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""
NOTIFICATIONS = """
async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const shown = await registration.getNotifications();
  return shown.map(({ title, body, data, tag }) => [title, body, data.path, tag]);
}
"""
SIT = f"async (settings) => (await ({OPEN_AND_SIT})(settings))[0]"
JOIN = """
async (name) => {
  const body = JSON.stringify({ key: crypto.randomUUID(), type: "take-seat", seed: "seed" });
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`/api/tables/${name}/acts`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(await answer.text());
}
"""
CLICKED = """
async () => {
  const [shown] = await self.registration.getNotifications();
  const opened = new Promise((done) => {
    WindowClient.prototype.focus = async function () { done(["focus", this.url]); };
    Clients.prototype.openWindow = async (path) => done(["open", path]);
  });
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification: shown }));
  return opened;
}
"""
"""What a click on a notification would do; a browser without a window has none to click on."""


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with PushService(tmp_path_factory.mktemp("push")) as running:
        yield running


@pytest.fixture(scope="module")
def push_server(
    tmp_path_factory: pytest.TempPathFactory, service: PushService
) -> Iterator[ServerProcess]:
    """A server that knows one push service: ours."""
    process = ServerProcess(
        tmp_path_factory.mktemp("turn"),
        SANDTABLE_PUSH_HOSTS=service.host,
        SANDTABLE_PUSH_PRIVATE="1",
        SSL_CERT_FILE=str(service.certificate),
    )
    yield process
    process.kill()


def icon(person: Person) -> str | None:
    return person.page.locator("link[rel=icon]").get_attribute("href")


def tones(person: Person) -> int:
    return int(person.page.evaluate("tones"))


def take_turn(seat: Seat, *seats: Seat) -> None:
    """Until it is somebody else's turn."""
    while whose_turn(*seats) is seat:
        seat.move()


def wait_for_notifications(person: Person, count: int) -> list[Any]:
    for _ in range(100):
        shown = person.page.evaluate(NOTIFICATIONS)
        if len(shown) == count:
            return list(shown)
        person.page.wait_for_timeout(100)
    raise AssertionError(f"not {count} notifications: {shown}")


def test_everybody_is_told_in_every_way(
    come: Come, push_server: ServerProcess, service: PushService
) -> None:
    phones = [service.browser("/ok/one"), service.browser("/ok/two")]
    people = []
    for phone in phones:
        person = come(at=push_server, permissions=["notifications"])
        keys = json.dumps(phone.subscription())
        person.context.add_init_script(LISTENING + SUBSCRIBING.replace("KEYS", keys))
        person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        people.append(person)
    name = people[0].page.evaluate(SIT, {"game": "patterns", "clock": {"days": 3}})
    people[0].go(f"/tables/{name}")
    people[1].go(f"/tables/{name}")
    people[1].see("sit").click()
    for person in people:
        expect(person.see("moves")).to_be_visible()
    seats = [Seat(person, Mouse(), "patterns") for person in people]
    first = whose_turn(*seats)
    second = seats[1 - seats.index(first)]
    one, two = first.person, second.person
    phone = phones[seats.index(first)]

    # The tab says so, and so does a tone; nobody is asked anything while they have to decide.
    expect(one.page).to_have_title("Your turn · Patterns")
    expect(two.page).to_have_title("Patterns · Sandtable")
    assert (icon(one), icon(two)) == ("/icon-turn.svg", "/icon.svg")
    for person in (one, two):
        expect(person.see("turn-offer")).to_have_count(0)
    take_turn(first, *seats)
    expect(one.page).to_have_title("Patterns · Sandtable")
    expect(two.page).to_have_title("Your turn · Patterns")
    expect(one.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    expect(two.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")

    # Whoever has moved is asked, once; the other one has not moved yet.
    expect(one.see("turn-offer")).to_contain_text("even when Sandtable is closed")
    expect(two.see("turn-offer")).to_have_count(0)
    check_it_covers_nothing(one)
    one.see("turn-offer-yes").click()
    expect(one.see("turn-offer")).to_have_count(0)
    one.page.wait_for_function("localStorage.getItem('subscribed') === '65'")

    # An open page tells it by a notification, which goes when somebody looks.
    one.page.evaluate(LOOK_AWAY, True)
    heard = tones(one)
    take_turn(second, *seats)
    assert tones(two) > 0
    two.see("turn-offer-no").click()
    (title, body, path, tag), *_ = wait_for_notifications(one, 1)
    assert (title, path, tag) == ("Your turn · Patterns", f"/tables/{name}", name)
    assert body.startswith("Guest ")
    assert body.endswith(" has moved.")
    assert tones(one) > heard
    (worker,) = one.context.service_workers
    assert worker.evaluate(CLICKED) == ["focus", one.page.url]
    one.page.evaluate(LOOK_AWAY, False)
    wait_for_notifications(one, 0)
    count_two_tables(one, two)
    check_settings(one, f"/tables/{name}")
    ask_nobody_twice(one, two, seats)

    # A closed page is told by push, encrypted for this browser alone.
    if whose_turn(*seats) is first:
        take_turn(first, *seats)
    service.received.clear()
    one.go("/settings")
    while two.page.locator("[data-testid=status].mine").count():
        second.move()
    (received,) = service.wait_for(phone.endpoint.removeprefix(f"https://{service.host}"))
    words = phone.read(received)
    assert words["table"] == name
    assert words["game"] == "Patterns"
    assert len(service.received) == 1, "who said no is told nothing"
    check_worker(one, words)


def check_it_covers_nothing(person: Person) -> None:
    """The question stands below the board, or beside it, and in sight; on phones too."""
    before = person.page.viewport_size
    for width, height in ((390, 664), (844, 390), (1280, 720)):
        person.page.set_viewport_size({"width": width, "height": height})
        offer, board = (person.see(name).bounding_box() for name in ("turn-offer", "board"))
        assert offer
        assert board
        assert offer["y"] + offer["height"] <= height
        below = offer["y"] >= board["y"] + board["height"]
        assert below or offer["x"] >= board["x"] + board["width"]
    if before:
        person.page.set_viewport_size(before)


def count_two_tables(one: Person, two: Person) -> None:
    """Tables that wait elsewhere are counted, on every page."""
    settings = {"game": "mandamina", "options": {"seats": 2}, "clock": {"days": 1}}
    name = one.page.evaluate(SIT, settings)
    two.page.evaluate(JOIN, name)
    one.page.evaluate(LOOK_AWAY, False)
    expect(one.page).to_have_title("(2) Your turn · Patterns")


def check_settings(person: Person, back: str) -> None:
    """They say how it is."""
    person.go("/settings")
    expect(person.page).to_have_title("(2) Settings · Sandtable", timeout=20_000)
    assert icon(person) == "/icon-turn.svg"
    for setting in ("sound", "notify", "push"):
        expect(person.see(f"setting-{setting}")).to_be_checked()
    expect(person.see("setting-sound-alone")).not_to_be_checked()
    person.see("setting-push").click()
    expect(person.see("setting-push")).not_to_be_checked()
    person.see("setting-push").click()
    expect(person.see("setting-push")).to_be_checked()
    person.go(back)


def ask_nobody_twice(one: Person, two: Person, seats: list[Seat]) -> None:
    """Neither after a yes nor after a no, nor after a reload."""
    two.page.reload()
    for _ in range(2):
        mover = whose_turn(*seats)
        take_turn(mover, *seats)
        mover.page.wait_for_timeout(300)
        for person in (one, two):
            expect(person.see("turn-offer")).to_have_count(0)


def check_worker(person: Person, words: dict[str, Any]) -> None:
    """The worker shows what came, in the language of the subscription."""
    session = person.context.new_cdp_session(person.page)
    known: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    for _ in range(50):
        if known:
            break
        person.page.wait_for_timeout(100)
    data = json.dumps({**words, "language": "fi", "other": "Aino"})
    message = {"origin": person.address, "registrationId": known[0], "data": data}
    session.send("ServiceWorker.deliverPushMessage", message)
    ((title, body, path, _),) = wait_for_notifications(person, 1)
    assert (title, body) == ("Sinun vuorosi · Patterns", "Aino on tehnyt siirtonsa.")
    (worker,) = person.context.service_workers
    assert worker.evaluate(CLICKED) == ["open", path]
