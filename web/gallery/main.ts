import { mount } from "svelte";
import { speak } from "../src/words/words.svelte";
import { isLanguage } from "../src/words/languages";
import "../src/style/base.css";
import "../src/style/colours.css";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
const language = asked.get("language");
await speak(isLanguage(language) ? language : "en");
mount(Gallery, { target: document.getElementById("app")!, props: { asked } });
