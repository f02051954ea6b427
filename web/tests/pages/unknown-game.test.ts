// @vitest-environment happy-dom
/** A game that the page has never heard of: no text of its own, no board, no sign, no rules. */

import type { Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyPosition, Table } from "../../src/api/types";
import Rules from "../../src/pages/Rules.svelte";
import GameCard from "../../src/parts/GameCard.svelte";
import NewTable from "../../src/parts/NewTable.svelte";
import Points from "../../src/parts/table/Points.svelte";
import TableSettings from "../../src/parts/table/TableSettings.svelte";
import { games } from "../../src/state/games.svelte";
import { factsOf, fairTitle, gameName, memoryName, memoryNote } from "../../src/words/games";
import { sentenceOf } from "../../src/words/people";
import { reason } from "../../src/words/results";
import { speak } from "../../src/words/words.svelte";
import { settled, show, textOf } from "../component";
import { GAMES } from "../games";
import { MANDALA, NIM, PATTERNS } from "../kinds";

type Any = Component<Record<string, unknown>>;

/** What a text looks like that is missing. */
const RAW = /\b(home|option|choice|rules|memory|ending|fair|points|generic|illegal)-[a-z]/;

beforeEach(async () => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  // There is no sample game, and nothing else to be asked for.
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 404 })));
  games.known = [MANDALA, NIM];
  await speak("en");
});

afterEach(() => {
  games.known = null;
  vi.unstubAllGlobals();
});

it("stands on the first page with its title, its line, its players and a sign", async () => {
  const card = await show(GameCard as unknown as Any, { game: NIM, invite: () => undefined });
  await vi.waitFor(() => expect(card.querySelector(".demo svg")).not.toBeNull());
  expect(textOf(card.querySelector("h2"))).toBe("Nim");
  expect(textOf(card)).toContain("Take the last match.");
  expect(textOf(card)).toContain("2 players");
  expect(textOf(card.querySelector(".demo svg text"))).toBe("N");
  expect(textOf(card)).not.toMatch(RAW);
  expect(factsOf({ ...NIM, seats: [1, 2, 3, 4] })).toBe("1 to 4 players");
});

it("is opened with its own options, as the server writes them, and with any of its bots", async () => {
  const page = await show(NewTable as unknown as Any, { game: NIM, close: () => undefined });
  await settled();
  expect(textOf(page.querySelector("h2"))).toBe("Play Nim");
  expect(textOf(page.querySelector("[data-testid=bot-sly]"))).toContain("sly");
  expect(page.querySelector("[data-testid=alone]")).toBeNull();
  const fields = [...page.querySelectorAll(".options label")].map((label) => ({
    name: textOf(label.firstChild as unknown as Element),
    values: [...label.querySelectorAll("option")].map(textOf),
  }));
  expect(fields[0]).toEqual({ name: "heaps", values: ["3", "5"] });
  expect(fields[1]).toEqual({ name: "rule", values: ["normal", "misere"] });
  expect(textOf(page)).not.toMatch(RAW);
});

it("has its settings at a table, also those that are as usual", async () => {
  const table = { game: "nim", options: { heaps: 5 }, clock: null, visibility: "link" };
  const page = await show(TableSettings as unknown as Any, { table: table as unknown as Table });
  const rows = [...page.querySelectorAll("div")].map((row) => [...row.children].map(textOf));
  expect(rows.slice(0, 2)).toEqual([
    ["heaps", "5"],
    ["rule", "normal"],
  ]);
});

describe("its rules", () => {
  it("are said not to be there, among those of the others", async () => {
    const page = await show(Rules as unknown as Any, { game: "nim" });
    await settled();
    expect(textOf(page.querySelector("h1"))).toBe("The rules of Nim");
    expect(textOf(page)).toContain("There are no written rules of this game here yet.");
    expect([...page.querySelectorAll("nav a")].map(textOf)).toEqual(["Mandala", "NNim"]);
    expect(textOf(page)).not.toMatch(RAW);
  });

  it("are those it brings, and HTML in them is text", async () => {
    const text = "# Nim\n\n**N1.1** Take *some*. <b id=evil>No</b> ![x](http://elsewhere/x.png)\n";
    const answer = JSON.stringify({ language: "en", text });
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(answer)));
    const page = await show(Rules as unknown as Any, { game: "nim" });
    await vi.waitFor(() => expect(page.querySelector("article")).not.toBeNull());
    expect(textOf(page.querySelector("article strong"))).toBe("N1.1");
    expect(textOf(page.querySelector("article em"))).toBe("some");
    expect(page.querySelector("article h1, article b, article img")).toBeNull();
  });

  it("are a page that is not there if the server does not know it either", async () => {
    const page = await show(Rules as unknown as Any, { game: "chess" });
    expect(textOf(page.querySelector("h1"))).toBe("There is nothing here");
  });

  it("are waited for until the server has said which games there are", async () => {
    games.known = null;
    const page = await show(Rules as unknown as Any, { game: null });
    expect(textOf(page.querySelector("h1"))).toBe("Rules");
    expect(textOf(page.querySelector("[role=status]"))).toBe("One moment …");
  });
});

describe("its result", () => {
  const position = { game: "nim", picture: "" } as unknown as AnyPosition;

  it("has the scores without arithmetic", async () => {
    const result = { ending: "last-match", winner: 1, scores: [3, 11] };
    const props = { position, names: ["Aino", "Kim"], result };
    const page = await show(Points as unknown as Any, props);
    await vi.waitFor(() => expect(page.querySelector("table")).not.toBeNull());
    const rows = [...page.querySelectorAll("tr")].map((row) => [...row.children].map(textOf));
    expect(rows).toEqual([
      ["", "Aino", "Kim"],
      ["Points", "3", "11"],
    ]);
  });

  it("has one score if all play together", async () => {
    const result = { ending: "last-match", winner: null, scores: [7] };
    const props = { position, names: ["Aino", "Kim"], result };
    const page = await show(Points as unknown as Any, props);
    await vi.waitFor(() => expect(page.querySelector("table")).not.toBeNull());
    expect([...page.querySelectorAll("tr")].map(textOf)).toEqual(["All together", "Points7"]);
  });

  it("is told as the server calls it, but for the ways in which any game can end", () => {
    const ended = (ending: string) => ({ ending, winner: 0, scores: [1, 0] });
    expect(reason(ended("last-match"), "nim")).toBe("last-match");
    expect(reason(ended("resigned"), "nim")).toBe("By resignation.");
  });

  it("is checked for fairness in words that are true of any game", () => {
    expect(fairTitle("nim", "checked")).toBe("Everything checked");
    expect(fairTitle("nim", "wrong")).toBe("Something does not fit");
    for (const game of GAMES) expect(fairTitle(game, "checked")).toMatch(/^\p{L}+ checked$/u);
    expect(fairTitle(GAMES[0]!, "checked")).not.toBe("Everything checked");
  });
});

it("has neutral words for what a table leaves to memory", () => {
  expect(memoryName("nim")).toBe("What lies covered");
  expect(memoryNote("nim")).toBe("In this game what you have seen is left to memory.");
  expect(memoryName(MANDALA.name)).toBe("Claimed cards");
});

it("explains a refusal as the server does", () => {
  const refusal = { code: "empty-heap", words: { colour: "x" }, error: "that heap is empty" };
  expect(sentenceOf(refusal, "nim")).toBe("that heap is empty");
  const known = { code: "no-such-card", words: { colour: "r" }, error: "no" };
  expect(sentenceOf(known, MANDALA.name)).toBe("You hold no red card.");
});

it("goes by its title, and before that is known by its name", () => {
  expect(gameName("nim")).toBe("Nim");
  games.known = [{ ...NIM, title: "Nim of Marienbad" }];
  expect(gameName("nim")).toBe("Nim of Marienbad");
  games.known = null;
  expect(gameName("nim")).toBe("Nim");
});

describe("a bot that plays on", () => {
  it("is the steady one, else one from the middle", () => {
    games.known = [PATTERNS, NIM];
    expect(games.standIn("patterns")).toBe("steady");
    expect(games.standIn("nim")).toBe("sly");
  });

  it("plays anything only if there is no other", () => {
    const random = { level: "random", words: "", seconds: 0, rating: null };
    games.known = [PATTERNS, { ...NIM, bots: [random] }];
    expect(games.botsOf("patterns").map(({ level }) => level)).not.toContain("random");
    expect(games.botsOf("nim")).toEqual([random]);
  });
});
