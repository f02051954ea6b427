import { expect, it } from "vitest";
import { isKept, isPage } from "../../src/worker/keep";

it.each(["/", "/games", "/rules/patterns", "/apiary"])("%s is a page of the client", (path) => {
  expect(isPage(path)).toBe(true);
});

it.each(["/api/games", "/api", "/healthz", "/metrics"])("%s is the server's", (path) => {
  expect(isPage(path)).toBe(false);
});

it("keeps its own files and nothing else", () => {
  const files = ["/assets/index-1.js", "/api/games"];
  expect(isKept("/assets/index-1.js", files)).toBe(true);
  expect(isKept("/assets/index-2.js", files)).toBe(false);
  expect(isKept("/api/games", files)).toBe(false);
});
