import { describe, expect, it } from "vitest";
import { routeOf, to } from "../../src/router/routes";

const NAME = "0i6EcJ6RvUb6YX3lyAYgtg";

describe("which page an address shows", () => {
  it.each([
    ["/", { page: "home" }],
    ["/games", { page: "games" }],
    ["/watch/", { page: "watch" }],
    ["/settings", { page: "settings" }],
    [`/tables/${NAME}`, { page: "table", name: NAME }],
    [`/tables/${NAME}/replay`, { page: "replay", name: NAME }],
    ["/rules", { page: "rules", game: null }],
    ["/rules/patterns", { page: "rules", game: "patterns" }],
  ])("%s", (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it.each([
    "/nowhere",
    "/tables",
    "/tables/too-short",
    `/tables/${NAME}/record`,
    `/tables/${NAME}/replay/more`,
    "/rules/No-Game",
    "/rules/patterns/P3.1",
    "/settings/name",
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
    expect(to.rules("patterns", "P3.1")).toBe("/rules/patterns#P3.1");
  });
});
