import { mount } from "svelte";
import App from "./App.svelte";
import { waitingTables } from "./fair/kept";
import { router } from "./router/router.svelte";
import { games } from "./state/games.svelte";
import { me } from "./state/me.svelte";
import { settings } from "./state/settings.svelte";
import "./style/base.css";
import "./style/colours.css";
import { preferredLanguage, speak } from "./words/words.svelte";

/** Milliseconds until what nobody waits for is begun. */
const LATER = 4000;

settings.load();
router.start();
// Almost every page waits for them.
void me.ready;
void games.load();
await speak(preferredLanguage());
mount(App, { target: document.getElementById("app")! });

// Somebody may have sat down at a table of ours while we were away: our seed is waited for.
void me.ready.then(async () => {
  if (waitingTables().length === 0) return;
  const { showWaitingSeeds } = await import("./fair/attend");
  await showWaitingSeeds(router.route.page === "table" ? router.route.name : null);
});

// Tables may wait for us elsewhere. A table says so at once; everything else comes first.
setTimeout(() => {
  void import("./notify/turns.svelte").then(({ turns }) => turns.start());
  void import("./notify/push.svelte").then(({ push }) => push.sync().catch(() => undefined));
}, LATER);

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/worker.js");
}
