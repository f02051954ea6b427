"""The page can be installed, and is there without a network."""

from collections.abc import Callable

from playwright.sync_api import expect

from .person import Person

Come = Callable[..., Person]
WORKER_READY = """
async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state !== "activated") {
    await new Promise((done) => active.addEventListener("statechange", done));
  }
  return active.scriptURL;
}
"""


def test_the_manifest_names_icons_that_are_there(come: Come) -> None:
    person = come()
    link = person.page.locator("link[rel=manifest]").get_attribute("href")
    answer = person.context.request.get(str(link))
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert {"name", "short_name", "start_url", "scope", "display"} <= manifest.keys()
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        width = person.page.evaluate(
            "async (src) => { const icon = new Image(); icon.src = src; await icon.decode(); "
            "return icon.naturalWidth; }",
            icon["src"],
        )
        assert icon["sizes"] in ("any", f"{width}x{width}")


def test_chromium_would_install_it(come: Come) -> None:
    person = come()
    person.page.evaluate(WORKER_READY)
    session = person.context.new_cdp_session(person.page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Contexts of tests are like private windows, in which nothing is installed.
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def test_the_shell_is_there_without_a_network_and_says_so(come: Come) -> None:
    person = come()
    assert person.page.evaluate(WORKER_READY).endswith("/worker.js")
    person.expect_lost_line()
    person.context.set_offline(True)
    for path in ("/", "/rules/mandala", "/games"):
        person.page.goto(path)
        expect(person.see("away")).to_contain_text("You are offline")
        expect(person.page.locator("h1").first).to_be_visible()
    person.context.set_offline(False)
    expect(person.see("away")).to_have_count(0)
    person.go("/")
    expect(person.see("play-mandala")).to_be_visible()
