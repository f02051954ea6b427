// @vitest-environment happy-dom
/** Boards that say what something is, name their areas, and show a move that waits. */

import { flushSync, type Component } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { AnyPosition } from "../../src/api/types";
import { loadBoard } from "../../src/boards";
import { NOTHING_ASKED, type Asked, type BoardProps } from "../../src/boards/board";
import generic from "../../src/boards/generic/Board.svelte";
import { press, show, textOf } from "../component";
import box from "../fixtures/mandamina-middle.json";
import final from "../fixtures/patterns-final.json";
import tiles from "../fixtures/patterns-middle.json";
import { frames } from "./mandala/game";

// Boards are large, and machines that run tests may be busy.
vi.setConfig({ testTimeout: 40_000 });

type Any = Component<Record<string, unknown>>;

beforeAll(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});

async function board(position: unknown, props: Partial<BoardProps<AnyPosition>> = {}) {
  const told: string[] = [];
  const why = vi.fn<(move: string) => void>();
  const play = vi.fn<(move: string) => void>();
  let asked: Asked = NOTHING_ASKED;
  const { Board } = await loadBoard((position as AnyPosition).game);
  const page = await show(Board as unknown as Any, {
    position,
    near: 0,
    names: ["Anna", "Beth"],
    legal: [],
    last: null,
    play,
    why,
    prospects: null,
    small: false,
    explain: (sentence: string) => told.push(sentence),
    ask: (now: Asked) => (asked = now),
    ...props,
  });
  const find = (testid: string): Element => page.querySelector(`[data-testid="${testid}"]`)!;
  const tap = (testid: string): void => {
    find(testid).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
  };
  return { page, told, why, play, find, tap, prompt: () => asked.prompt };
}

describe("the table of cards", () => {
  const { position } = frames.find((frame) => frame.position.phase === "turn")!;
  const own = { ...position, seat: 0 };

  it("says what a place is, by tap and by key", async () => {
    const { told, find, tap } = await board(own);
    tap("deck");
    press(find("river-near"), "Enter");
    press(find("cup-far"), " ");
    tap("mountain-2");
    tap("field-1");
    tap("hand-far");
    expect(told[0]).toBe(`The deck: ${own.deck} cards are left.`);
    expect(told[1]).toBe("Your River: the first colour counts 1, the sixth 6.");
    expect(told.slice(2).map((one) => one.split(":")[0])).toEqual([
      "Your opponent’s Cup",
      "Mountain 2",
      "Your Field",
      "Your opponent’s hand",
    ]);
  });

  it("asks the server why where a move is meant", async () => {
    const letter = own.hands[0]!.cards![0]!;
    const { told, why, tap } = await board(own, { legal: [`discard ${letter}`] });
    tap(`hand-${letter}`);
    tap("mountain-1");
    expect(why).toHaveBeenCalledWith(`build 1 ${letter}`);
    expect(told).toEqual([]);
  });

  it("tells more about what can be played, with a key", async () => {
    const letter = own.hands[0]!.cards![0]!;
    const { told, play, find } = await board(own, { legal: [`discard ${letter}`] });
    press(find(`hand-${letter}`), "i");
    press(find("field-2"), "i");
    press(find("deck"), "i");
    expect(told.map((one) => one.split(":")[0])).toEqual(["Your hand", "Your Field", "The deck"]);
    expect(play).not.toHaveBeenCalled();
  });

  it("has names until they are known", async () => {
    const { page } = await board(own, { labels: true });
    const names = [...page.querySelectorAll("[data-testid=labels] text")].map(textOf);
    for (const name of ["River", "Cup", "Deck", "Discard pile", "Your hand"]) {
      expect(names).toContain(name);
    }
    const known = await board(own);
    expect(known.page.querySelector("[data-testid=labels]")).toBeNull();
  });

  it("shows a move that waits, and nothing of it without one", async () => {
    const letter = own.hands[0]!.cards![0]!;
    const { page } = await board(own, { ghost: `discard ${letter}` });
    expect(
      [...page.querySelectorAll("[data-ghost]")].map((one) => one.getAttribute("data-ghost")),
    ).toEqual([letter]);
    expect((await board(own)).page.querySelector("[data-ghost]")).toBeNull();
  });
});

describe("the board of tiles", () => {
  const own = { ...tiles, seat: 0 };

  it("says what tiles, bowls and Rivers are", async () => {
    const { told, tap } = await board(own);
    tap("cell-c8");
    tap("cell-d4");
    tap("bowl-1");
    tap("about-river-0");
    expect(told.map((one) => one.split(":")[0])).toEqual([
      "c8, yellow",
      "d4, orange, Beth",
      "Bowl, Beth",
      "Anna",
    ]);
  });

  it("says what a group is also on one's turn, and asks why where a move is meant", async () => {
    const { told, why, tap } = await board(own, { legal: ["open a3"] });
    tap("cell-d4");
    expect(told).toHaveLength(1);
    tap("cell-c8");
    expect(why).toHaveBeenCalledWith("flip c8");
  });

  it("shows a flip, and both tiles of a swap", async () => {
    const flip = await board(own, { ghost: "flip c8" });
    expect(flip.page.querySelector("[data-ghost=c8]")).not.toBeNull();
    expect(flip.page.querySelector("[data-testid=bowl-0] .ghost")).toBeNull();
    const swap = await board(own, { ghost: "swap c8" });
    expect(swap.page.querySelector("[data-ghost=c8]")).not.toBeNull();
    expect(swap.page.querySelector("[data-testid=bowl-0] .ghost")).not.toBeNull();
    expect((await board(own)).page.querySelector("[data-ghost]")).toBeNull();
  });

  it("has names until they are known", async () => {
    const { page } = await board(own, { labels: true });
    expect([...page.querySelectorAll("[data-testid=labels]")].map(textOf).join(" ")).toContain(
      "Your bowlBowl",
    );
    expect((await board(own)).page.querySelector("[data-testid=labels]")).toBeNull();
  });

  it("has a short prompt, or one with its reason", async () => {
    const legal = ["flip c4", "done"];
    const short = await board(final, { legal });
    const long = await board(final, { legal, isNew: true });
    expect(short.prompt()).toBe("Flip what you still want, then end the game.");
    expect(long.prompt().length).toBeGreaterThan(short.prompt().length);
  });
});

describe("the box of marbles", () => {
  it("says what marbles, the hole and the clusters are", async () => {
    const { told, tap } = await board(box);
    tap(`cell-${box.hole}`);
    tap("about-clusters");
    expect(told.map((one) => one.split(":")[0])).toEqual(["The hole", "Clusters"]);
  });

  it("tells more about a marble that could roll, with a key", async () => {
    const cell = box.hole === "a1" ? "a2" : "a1";
    const { told, play, find } = await board(box, { legal: [cell] });
    press(find(`cell-${cell}`), "i");
    expect(told[0]).toMatch(/ of 6 lie together here\.$/);
    expect(play).not.toHaveBeenCalled();
  });

  it("shows the marble in the hole, and leaves its place empty", async () => {
    const cell = box.hole === "a1" ? "a2" : "a1";
    const { page } = await board(box, { ghost: cell });
    expect(page.querySelector(`[data-ghost=${box.hole}]`)).not.toBeNull();
    expect(page.querySelectorAll(".leaving")).toHaveLength(1);
    expect((await board(box)).page.querySelector("[data-ghost]")).toBeNull();
  });

  it("names the hole until that is known", async () => {
    const { page } = await board(box, { labels: true });
    expect(textOf(page.querySelector("[data-testid=labels]"))).toContain("Hole");
    expect((await board(box)).page.querySelector("[data-testid=labels]")).toBeNull();
  });
});

it("the board of any game has a prompt too", async () => {
  let asked: Asked = NOTHING_ASKED;
  const props = { position: { game: "nim", picture: "x" }, near: 0, names: [], last: null };
  const ask = (now: Asked): void => void (asked = now);
  await show(generic as unknown as Any, { ...props, legal: ["take 1"], small: false, ask });
  expect(asked.prompt).toBe("Choose a move.");
  await show(generic as unknown as Any, {
    ...props,
    legal: ["take 1"],
    small: false,
    ask,
    isNew: true,
  });
  expect(asked.prompt).toMatch(/^Choose a move: /);
});
