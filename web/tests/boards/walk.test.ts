// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest";
import { walk } from "../../src/boards/walk";

const ends: (() => void)[] = [];

function board(html: string): HTMLElement {
  const main = document.createElement("main");
  main.tabIndex = -1;
  main.innerHTML = `<div>${html}</div><button>elsewhere</button>`;
  document.body.append(main);
  const made = main.querySelector("div")!;
  ends.push(walk(made));
  return made;
}

const stop = (name: string, enter?: string): string =>
  `<b id="${name}" data-walk ${enter === undefined ? "" : `data-enter="${enter}"`}></b>`;

const inTabOrder = (made: Element): string[] =>
  [...made.querySelectorAll("[tabindex='0']")].map(({ id }) => id);

/** Observers of changes are told after what made the change. */
const observed = (): Promise<void> => new Promise((done) => setTimeout(done));

function add(made: Element, html: string): Promise<void> {
  made.insertAdjacentHTML("beforeend", html);
  return observed();
}

afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

describe("where keys come onto a board", () => {
  test("at the first stop, if none is better", () => {
    expect(inTabOrder(board(stop("deck") + stop("hand")))).toEqual(["deck"]);
  });

  test("at the first that says so", () => {
    const made = board(stop("deck") + stop("hand", "") + stop("hand-2", ""));
    expect(inTabOrder(made)).toEqual(["hand"]);
  });

  test("also when that comes later, but not once somebody has walked", async () => {
    const made = board(stop("deck") + stop("river"));
    await add(made, stop("hand", ""));
    expect(inTabOrder(made)).toEqual(["hand"]);
    made.querySelector<HTMLElement>("#river")!.focus();
    await add(made, stop("more", ""));
    expect(inTabOrder(made)).toEqual(["river"]);
  });
});

describe("what is asked for", () => {
  test("takes the focus from whoever is on the board", async () => {
    const made = board(stop("deck") + stop("hand", ""));
    made.querySelector<HTMLElement>("#deck")!.focus();
    await add(made, stop("claim-r", "now") + stop("claim-g", "now"));
    expect(document.activeElement?.id).toBe("claim-r");
  });

  test("and from the page itself", async () => {
    const made = board(stop("deck"));
    document.querySelector("main")!.focus();
    await add(made, stop("claim-r", "now"));
    expect(document.activeElement?.id).toBe("claim-r");
  });

  test("only once: one may walk away from it", async () => {
    const made = board(stop("deck") + stop("claim-r", "now"));
    expect(document.activeElement?.id).toBe("claim-r");
    made.querySelector<HTMLElement>("#deck")!.focus();
    await add(made, stop("claim-g", "now"));
    expect(document.activeElement?.id).toBe("deck");
  });

  test("never from a button elsewhere; Tab leads there then", async () => {
    const made = board(stop("deck"));
    const button = document.querySelector("button")!;
    button.focus();
    await add(made, stop("claim-r", "now"));
    expect(document.activeElement).toBe(button);
    expect(inTabOrder(made)).toEqual(["claim-r"]);
  });
});
