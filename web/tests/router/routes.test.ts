import { describe, expect, it } from "vitest";
import { IMPORTED, routeOf, to } from "../../src/router/routes";

const NAME = "0i6EcJ6RvUb6YX3lyAYgtg";

describe("which page an address shows", () => {
  it.each([
    ["/", { page: "home" }],
    ["/games", { page: "games" }],
    ["/watch/", { page: "watch" }],
    ["/settings", { page: "settings" }],
    [`/tables/${NAME}`, { page: "table", name: NAME }],
    [`/tables/${NAME}/replay`, { page: "replay", name: NAME }],
    [`/review/${NAME}`, { page: "review", name: NAME }],
    ["/review/imported", { page: "review", name: "imported" }],
    ["/import", { page: "import" }],
    ["/import/replay", { page: "replay", name: "imported" }],
    ["/rules", { page: "rules", game: null }],
    ["/rules/patterns", { page: "rules", game: "patterns" }],
    ["/learn", { page: "learn" }],
    ["/learn/patterns", { page: "lesson", game: "patterns", lesson: "basics" }],
    ["/learn/patterns/tempo", { page: "lesson", game: "patterns", lesson: "tempo" }],
    ["/puzzles", { page: "puzzles" }],
    ["/puzzles/patterns", { page: "puzzle", game: "patterns", puzzle: null }],
    ["/daily", { page: "daily", day: null }],
    ["/daily/2026-11-18", { page: "daily", day: "2026-11-18" }],
    ["/daily/2026-11-18/patterns", { page: "daily-task", day: "2026-11-18", game: "patterns" }],
  ])("%s", (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it.each([
    "/nowhere",
    "/tables",
    "/tables/too-short",
    `/tables/${NAME}/record`,
    `/tables/${NAME}/replay/more`,
    "/import/record",
    "/rules/No-Game",
    "/rules/patterns/P3.1",
    "/settings/name",
    "/learn/No-Game",
    "/learn/patterns/No-Lesson",
    "/learn/patterns/tempo/more",
    "/daily/today",
    "/daily/2026-11-18/No-Game",
  ])("%s is no page", (path) => {
    expect(routeOf(path)).toEqual({ page: "not-found" });
  });

  it("is the page that addresses are written for", () => {
    expect(routeOf(to.table(NAME))).toEqual({ page: "table", name: NAME });
    expect(routeOf(new URL(to.replay(NAME, 12), "http://here").pathname)).toEqual({
      page: "replay",
      name: NAME,
    });
    expect(to.replay(NAME, 12)).toBe(`/tables/${NAME}/replay?move=12`);
    expect(to.replay(IMPORTED, 3)).toBe("/import/replay?move=3");
    expect(to.rules("patterns", "P3.1")).toBe("/rules/patterns#P3.1");
  });
});
