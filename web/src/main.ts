import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./router/router.svelte";
import { me } from "./state/me.svelte";
import { settings } from "./state/settings.svelte";
import "./style/base.css";
import "./style/colours.css";
import { preferredLanguage, speak } from "./words/words.svelte";

settings.load();
router.start();
void me.ready;
await speak(preferredLanguage());
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/worker.js");
}
