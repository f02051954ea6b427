// @vitest-environment happy-dom
/** The rules and the legend beside a board. */

import { flushSync, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadHelp } from "../../../src/boards";
import HelpButtons from "../../../src/parts/help/HelpButtons.svelte";
import HelpSheet from "../../../src/parts/help/HelpSheet.svelte";
import { isLegendSeen } from "../../../src/state/experience";
import { games } from "../../../src/state/games.svelte";
import { help } from "../../../src/state/help.svelte";
import { press, settled, show, textOf } from "../../component";
import { GAMES } from "../../games";
import { MANDALA, NIM, PATTERNS } from "../../kinds";
import final from "../../fixtures/patterns-final.json";

const PATIENCE = 20_000;
vi.setConfig({ testTimeout: 2 * PATIENCE });

type Any = Component<Record<string, unknown>>;

async function atBoard(position: unknown): Promise<HTMLElement> {
  await show(HelpButtons as unknown as Any, {});
  return show(HelpSheet as unknown as Any, { position });
}

function see(testid: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-testid=${testid}]`);
}

/** What has to be loaded first comes when the machine has time. */
function appears(find: () => Element | null | undefined): Promise<void> {
  return vi.waitFor(() => expect(find()).toBeTruthy(), PATIENCE);
}

async function click(testid: string): Promise<void> {
  see(testid)!.focus();
  see(testid)!.click();
  flushSync();
  await settled();
}

beforeEach(() => {
  localStorage.clear();
  games.known = [MANDALA, PATTERNS, NIM];
});

afterEach(async () => {
  await help.close();
  games.known = null;
  vi.unstubAllGlobals();
});

describe("the rules", () => {
  it("open at the paragraph about what is going on, with the focus in them", async () => {
    await atBoard(final);
    await click("open-rules");
    await appears(() => see("rules-sheet")?.querySelector("article"));
    await settled();
    const sheet = see("rules-sheet")!;
    expect(textOf(sheet.querySelector("h2"))).toBe("The rules of Patterns");
    expect(document.activeElement).toBe(sheet.querySelector("h2"));
    expect(sheet.querySelector("[aria-current]")!.id).toBe("P7.3");
    expect(see("open-rules")!.getAttribute("aria-expanded")).toBe("true");
  });

  it("close with Escape, and the focus goes back", async () => {
    await atBoard(final);
    await click("open-rules");
    await appears(() => see("rules-sheet")?.querySelector("article"));
    press(see("rules-sheet")!.querySelector("h2")!, "Escape");
    await settled();
    expect(see("rules-sheet")).toBeNull();
    expect(document.activeElement).toBe(see("open-rules"));
  });

  it("lead from rule to rule without leaving the table", async () => {
    await atBoard(final);
    await click("open-rules");
    await appears(() => see("rules-sheet")?.querySelector("article"));
    await settled();
    const before = location.href;
    const link = see("rules-sheet")!.querySelector<HTMLElement>('details a[href="#P3"]')!;
    link.click();
    expect(location.href).toBe(before);
    const current = [...see("rules-sheet")!.querySelectorAll("[aria-current]")];
    expect(current.map(({ id }) => id)).toEqual(["P3"]);
  });

  it("of a game from another package are those it brings", async () => {
    const answer = JSON.stringify({ language: "en", text: "# Nim\n\nTake *some*.\n" });
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(answer)));
    await atBoard({ game: "nim" });
    await click("open-rules");
    await appears(() => see("rules-sheet")?.querySelector("article"));
    expect(textOf(see("rules-sheet")!.querySelector("article"))).toBe("Take some.");
  });

  it("that nobody has written are said to be missing", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 404 })));
    await atBoard({ game: "nim" });
    await click("open-rules");
    await appears(() => see("no-rules"));
  });
});

describe("the legend", () => {
  it.each([...GAMES, "nim"])(
    "of %s has a line for each thing, and is seen when closed",
    async (game) => {
      const { legend, Picture } = await loadHelp(game);
      await atBoard({ game });
      await click("open-legend");
      await appears(() => see("legend-done"));
      const lines = [...see("legend")!.querySelectorAll("dd")].map(textOf);
      expect(lines.length).toBe(legend.length);
      expect(lines.join(" ")).not.toMatch(/[a-z]-legend-|explain-/);
      expect(see("legend")!.querySelectorAll("dt svg").length).toBe(Picture ? legend.length : 0);
      expect(isLegendSeen(game)).toBe(false);
      await click("legend-done");
      expect(see("legend")).toBeNull();
      expect(isLegendSeen(game)).toBe(true);
    },
  );

  it("leads to the rules and back, and the focus goes back to where one began", async () => {
    await atBoard(final);
    await click("open-legend");
    await appears(() => see("legend-done"));
    see("legend")!.querySelector<HTMLElement>(".row button:last-child")!.click();
    await appears(() => see("to-legend"));
    await click("to-legend");
    await appears(() => see("legend-close"));
    await click("legend-close");
    expect(help.shown).toBeNull();
    expect(document.activeElement).toBe(see("open-legend"));
  });
});
