import { hydrate, mount } from "svelte";
import App from "./App.svelte";
import { waitingTables } from "./fair/kept";
import { hasUnsent } from "./puzzles/unsent";
import { router } from "./router/router.svelte";
import { games } from "./state/games.svelte";
import { rest, showing } from "./state/idle";
import { me } from "./state/me.svelte";
import { settings } from "./state/settings.svelte";
import "./style/base.css";
import "./style/colours.css";
import { currentLanguage, preferredLanguage, speak } from "./words/words.svelte";

/** Show the page; one that came with its text begins to answer. */
function show(): void {
  const target = document.getElementById("app")!;
  const isThere = target.hasAttribute("data-prerendered") && router.route.page === "home";
  if (isThere && sentIn === currentLanguage()) {
    hydrate(App, { target });
  } else {
    target.replaceChildren();
    mount(App, { target });
  }
  target.removeAttribute("data-prerendered");
  document.documentElement.removeAttribute("data-untold");
  doWhatWasAsked();
}

/** What somebody pressed or chose before anything answered (first.ts). */
function doWhatWasAsked(): void {
  const { early = [] } = window as { early?: [HTMLElement, string | null][] };
  for (const [control, value] of early.splice(0)) {
    if (value === null) control.click();
    else {
      (control as HTMLSelectElement).value = value;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }
}

/** The language in which the page was sent. */
const sentIn = document.documentElement.lang;

settings.load();
router.start();
void speak(preferredLanguage()).then(async () => {
  // A task of its own: what was just read is long enough for one.
  await new Promise((resolve) => setTimeout(resolve));
  showing(show);
  // Almost every page waits for them.
  void games.load();
  await me.ready;
  if (hasUnsent()) {
    const { tellLater } = await import("./puzzles/later");
    void tellLater();
  }
  // Somebody may have sat down at a table of ours while we were away: our seed is waited for.
  if (waitingTables().length === 0) return;
  const { showWaitingSeeds } = await import("./fair/attend");
  await showWaitingSeeds(router.route.page === "table" ? router.route.name : null);
});

// Tables may wait for us elsewhere. A table says so at once; everything else comes first.
void rest().then(() => {
  void import("./notify/turns.svelte").then(
    ({ turns }) => turns.start(),
    () => undefined,
  );
  void import("./notify/push.svelte").then(({ push }) => push.sync()).catch(() => undefined);
});

// It fetches the whole client: nobody shall wait for that.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void rest()
    .then(() => navigator.serviceWorker.register("/worker.js"))
    // Where a browser keeps nothing the page works as well, with a network.
    .catch(() => undefined);
}
