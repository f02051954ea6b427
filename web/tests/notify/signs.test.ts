// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { showIcon, TitleNumber } from "../../src/notify/signs";

beforeEach(() => {
  document.head.innerHTML = '<title>Settings</title><link rel="icon" href="/icon.svg">';
});

const changed = (): Promise<void> => new Promise((done) => setTimeout(done));

it("keeps the number when the page changes its title, and takes it away in the end", async () => {
  const title = new TitleNumber();
  title.set(2);
  expect(document.title).toBe("(2) Settings");
  document.title = "My games";
  await changed();
  expect(document.title).toBe("(2) My games");
  title.set(0);
  expect(document.title).toBe("My games");
  document.title = "Home";
  await changed();
  expect(document.title).toBe("Home");
  title.stop();
});

it("marks the icon of the tab", () => {
  const icon = document.querySelector("link[rel=icon]")!;
  showIcon(true);
  expect(icon.getAttribute("href")).toBe("/icon-turn.svg");
  showIcon(false);
  expect(icon.getAttribute("href")).toBe("/icon.svg");
});
