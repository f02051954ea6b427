import { mount } from "svelte";
import App from "./App.svelte";
import "./style/base.css";
import "./style/colours.css";

mount(App, { target: document.getElementById("app")! });
