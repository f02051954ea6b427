// @vitest-environment happy-dom
import { flushSync, type Component } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { AnyPosition } from "../../../src/api/types";
import type { BoardProps } from "../../../src/boards/board";
import Board from "../../../src/boards/generic/Board.svelte";
import { press, show, textOf } from "../../component";

const PICTURE = "  a b c\n3 . x .\n2 . . o\n1 . . .";
const POSITION = { game: "nim", picture: PICTURE } as unknown as AnyPosition;
const FEW = ["place a1", "place b2", "pass"];
const MANY = [
  ..."abc".split("").flatMap((column) => [1, 2, 3].map((row) => `place ${column}${row}`)),
  ..."abc".split("").map((column) => `bluff ${column}`),
  "pass",
];

async function board(legal: readonly string[], small = false) {
  const play = vi.fn<(move: string) => void>();
  const props: BoardProps<AnyPosition> = {
    position: POSITION,
    near: 0,
    names: ["Aino", "Kim"],
    legal,
    last: null,
    play,
    why: () => undefined,
    prospects: null,
    small,
  };
  const page = await show(Board as unknown as Component<Record<string, unknown>>, { ...props });
  const buttons = (): HTMLElement[] => [...page.querySelectorAll<HTMLElement>("button")];
  return { page, play, buttons, field: page.querySelector<HTMLInputElement>("input") };
}

function write(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

/** Where each button lies: three abreast. The document of these tests draws nothing. */
function lay(buttons: readonly HTMLElement[]): void {
  buttons.forEach((button, index) => {
    const box = new DOMRect((index % 3) * 100, Math.floor(index / 3) * 50, 90, 44);
    button.getBoundingClientRect = () => box;
  });
}

describe("what it shows", () => {
  it("is who has which seat, for the picture speaks of seats by numbers", async () => {
    const { page } = await board(FEW);
    const seats = [...page.querySelectorAll("[data-testid=seats] span")].map(textOf);
    expect(seats).toEqual(["0: Aino", "1: Kim"]);
    const small = await board([], true);
    expect(small.page.querySelector("[data-testid=seats]")).toBeNull();
  });

  it("is the picture, line by line, as text with a name that can be reached by keys", async () => {
    const { page } = await board([]);
    const frame = page.querySelector("[role=region]")!;
    expect(frame.querySelector("pre")!.textContent).toBe(PICTURE);
    expect(frame.getAttribute("aria-label")).toBe("The board as text");
    expect(frame.getAttribute("tabindex")).toBe("0");
  });

  it("are the moves when there are any, in a list with a name", async () => {
    const { page, buttons, field } = await board(FEW);
    expect(buttons().map(textOf)).toEqual(FEW);
    expect(field).toBeNull();
    const list = page.querySelector("ul")!;
    const title = document.getElementById(list.getAttribute("aria-labelledby")!);
    expect(textOf(title)).toBe("Possible moves");
    expect((await board([])).buttons()).toEqual([]);
  });

  it("is the picture alone when it is small", async () => {
    const { page, buttons } = await board(MANY, true);
    expect(page.querySelector("pre")!.textContent).toBe(PICTURE);
    expect(buttons()).toEqual([]);
    expect(page.querySelector("[tabindex]")).toBeNull();
  });

  it("are groups with headings when there are many moves", async () => {
    const { page } = await board(MANY);
    expect([...page.querySelectorAll("h3")].map(textOf)).toEqual(["place", "bluff"]);
    const [place] = page.querySelectorAll("ul");
    expect(textOf(document.getElementById(place!.getAttribute("aria-labelledby")!))).toBe("place");
    expect(place!.querySelectorAll("button").length).toBe(9);
  });
});

it("a click plays the move", async () => {
  const { play, buttons } = await board(FEW);
  buttons()[1]!.click();
  expect(play.mock.calls).toEqual([["place b2"]]);
});

describe("the filter", () => {
  it("leaves what fits, and says how many that are", async () => {
    const { page, buttons, field } = await board(MANY);
    expect(textOf(field!.closest("label"))).toBe("Filter the moves");
    const count = page.querySelector("[role=status]")!;
    expect(field!.getAttribute("aria-describedby")).toBe(count.id);
    expect(textOf(count)).toBe("13 of 13");
    write(field!, "pl b");
    expect(buttons().map(textOf)).toEqual(["place b1", "place b2", "place b3"]);
    expect(textOf(count)).toBe("3 of 13");
  });

  it("plays with Enter what is left, if that is one move, and is empty then", async () => {
    const { play, buttons, field } = await board(MANY);
    write(field!, "b");
    press(field!, "Enter");
    expect(play).not.toHaveBeenCalled();
    write(field!, "place b2");
    press(field!, "Enter");
    expect(play.mock.calls).toEqual([["place b2"]]);
    expect(field!.value).toBe("");
    expect(buttons().length).toBe(MANY.length);
  });

  it("is emptied by Escape", async () => {
    const { buttons, field } = await board(MANY);
    write(field!, "pass");
    expect(buttons().length).toBe(1);
    press(field!, "Escape");
    expect(field!.value).toBe("");
    expect(buttons().length).toBe(MANY.length);
  });
});

describe("keys", () => {
  it("/ goes to the filter from anywhere, but is a letter where one writes", async () => {
    const { field } = await board(MANY);
    expect(press(document.body, "/").defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(field);
    expect(press(field!, "/").defaultPrevented).toBe(false);
  });

  it("/ goes to the first move if there is nothing to filter", async () => {
    const { buttons } = await board(FEW);
    press(document.body, "/");
    expect(document.activeElement).toBe(buttons()[0]);
  });

  it("the arrow down goes from the filter to the moves, and arrows walk among them", async () => {
    const { buttons, field } = await board(MANY);
    lay(buttons());
    field!.focus();
    press(field!, "ArrowDown");
    const at = (): string => textOf(document.activeElement);
    expect(at()).toBe("place a1");
    press(document.activeElement!, "ArrowRight");
    expect(at()).toBe("place a2");
    press(document.activeElement!, "ArrowDown");
    expect(at()).toBe("place b2");
    press(document.activeElement!, "ArrowLeft");
    expect(at()).toBe("place b1");
  });

  it("Tab stops at one of the moves alone", async () => {
    const { buttons } = await board(FEW);
    expect(buttons().map((button) => button.getAttribute("tabindex"))).toEqual(["0", "-1", "-1"]);
    buttons()[2]!.focus();
    expect(buttons().map((button) => button.getAttribute("tabindex"))).toEqual(["-1", "-1", "0"]);
  });
});
