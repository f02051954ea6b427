import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/words/languages";
import { showing, tell } from "../../src/worker/telling";
import { pushWords } from "../../tools/push-words";
import { messagesOf } from "../words/sources";

const WORDS = pushWords(new URL("../../locales", import.meta.url).pathname);
const TABLE = "a-table_0123456789abcd";
const MESSAGE = { kind: "turn", table: TABLE, game: "Go", other: "Anna", language: "en" };

describe("a push message", () => {
  it("says whose move it was, and leads to the table", () => {
    expect(tell(MESSAGE, WORDS)).toEqual({
      title: "Your turn · Go",
      body: "Anna has moved.",
      path: `/tables/${TABLE}`,
      tag: TABLE,
    });
  });

  it("speaks the language of whoever asked for it, else English", () => {
    expect(tell({ ...MESSAGE, language: "fi" }, WORDS)?.title).toBe("Sinun vuorosi · Go");
    expect(tell({ ...MESSAGE, language: "xx" }, WORDS)?.title).toBe("Your turn · Go");
  });

  it("names nobody where several play, or a guest without a name", () => {
    for (const other of [null, "Guest 1234"])
      expect(tell({ ...MESSAGE, other }, WORDS)?.body).toBe("Your table is waiting for you.");
  });

  it("says who invites", () => {
    const invited = { ...MESSAGE, kind: "invited" };
    expect(tell(invited, WORDS)).toMatchObject({
      title: "An invitation · Go",
      body: "Anna would like to play with you.",
      path: `/tables/${TABLE}`,
    });
    expect(tell({ ...invited, other: "Guest 1234" }, WORDS)?.body).toBe("A chair is kept for you.");
  });

  it.each([null, 7, "turn", {}, { ...MESSAGE, kind: "else" }, { ...MESSAGE, table: "../x" }])(
    "is nothing if it is not one of ours: %j",
    (message) => expect(tell(message, WORDS)).toBeNull(),
  );
});

it("the worker has all its texts in all languages, and they need no grammar", () => {
  const ids = ["turn-title", "turn-moved", "turn-waiting"].map((id) => `notify-${id}`);
  ids.push(...["title", "by", "waiting"].map((id) => `notify-invited-${id}`));
  expect(Object.keys(WORDS).sort()).toEqual(Object.keys(LANGUAGES).sort());
  for (const [language, texts] of Object.entries(WORDS)) {
    expect(Object.keys(texts)).toEqual(ids);
    for (const id of ids) {
      expect(messagesOf(language).has(id)).toBe(true);
      expect(texts[id]!.replace(/\{ \$(game|name) \}/g, "")).not.toMatch(/[{}$]/);
    }
  }
});

it("finds the page that shows a table", () => {
  const pages = [{ url: "https://x.org/" }, { url: "https://x.org/tables/a?b#c" }];
  expect(showing(pages, "/tables/a")).toBe(pages[1]);
  expect(showing(pages, "/tables/b")).toBeNull();
});
