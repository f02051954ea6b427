// @vitest-environment happy-dom
/** What was solved without a network is told later, once, and lost by no accident. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MOST_OFFLINE, type OfflineTry } from "../../src/api/puzzles";
import { note, tellLater, waiting } from "../../src/puzzles/later";
import { hasUnsent, UNSENT } from "../../src/puzzles/unsent";

const one = (puzzle: string, change: Partial<OfflineTry> = {}): OfflineTry => ({
  puzzle,
  solved: true,
  hinted: false,
  at: 1000,
  ...change,
});

let told: unknown[] = [];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  localStorage.clear();
  told = [];
  answer = () => new Response(null, { status: 204 });
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    told.push([method, path, JSON.parse(String(body))]);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const refuse = (status: number) => () =>
  Response.json({ code: "no", words: {}, error: "no" }, { status });

it("waits, and is told in the order it happened", async () => {
  expect(hasUnsent()).toBe(false);
  note(one("nim-1"));
  note(one("nim-2", { solved: false, hinted: true }));
  expect(hasUnsent()).toBe(true);
  expect(await tellLater()).toBe(true);
  const tries = [one("nim-1"), one("nim-2", { solved: false, hinted: true })];
  expect(told).toEqual([["POST", "/api/me/puzzles/offline", { tries }]]);
  expect(waiting()).toEqual([]);
  expect(hasUnsent()).toBe(false);
});

it("the first result of a puzzle stands", () => {
  note(one("nim-1", { solved: false }));
  note(one("nim-1", { solved: true }));
  expect(waiting()).toEqual([one("nim-1", { solved: false })]);
});

it("asks nobody when nothing waits", async () => {
  expect(await tellLater()).toBe(true);
  expect(told).toEqual([]);
});

it.each([429, 500, 502, 503])("is kept when the server answers %i", async (status) => {
  answer = refuse(status);
  note(one("nim-1"));
  expect(await tellLater()).toBe(false);
  expect(waiting()).toHaveLength(1);
});

it("is kept while the server cannot be reached", async () => {
  answer = () => Promise.reject(new TypeError("offline"));
  note(one("nim-1"));
  expect(await tellLater()).toBe(false);
  expect(waiting()).toHaveLength(1);
});

it("is dropped when the server will never take it", async () => {
  answer = refuse(422);
  note(one("nim-1"));
  expect(await tellLater()).toBe(true);
  expect(waiting()).toEqual([]);
});

it("what is noted while it is being told waits for the next time", async () => {
  note(one("nim-1"));
  let go = (): void => undefined;
  answer = () => new Promise((done) => (go = () => done(new Response(null, { status: 204 }))));
  const telling = tellLater();
  expect(tellLater()).toBe(telling);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  note(one("nim-2"));
  go();
  expect(await telling).toBe(false);
  expect(waiting()).toEqual([one("nim-2")]);
});

it("keeps the last ones when there are too many for one message", () => {
  for (let number = 0; number < MOST_OFFLINE + 5; number++) note(one(`nim-${number}`));
  expect(waiting()).toHaveLength(MOST_OFFLINE);
  expect(waiting()[0]!.puzzle).toBe("nim-5");
});

it.each(["not json", "{}", '[{"puzzle": 3}, null, 4]'])("%s is nothing to tell", (text) => {
  localStorage.setItem(UNSENT, text);
  expect(waiting()).toEqual([]);
});
