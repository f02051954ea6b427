import { expect, test } from "vitest";
import { inTheme, pictureOf, tokensIn } from "../../tools/still.ts";

const CSS = `
:root {
  color-scheme: light dark;
  /* --not-this: red; */
  --sand: light-dark(#fff, #111);
  --rim: color-mix(in oklab, var(--sand), var(--ink) 30%);
  --ink: #222;
  --unused: #333;
}
:root[data-contrast="more"] {
  --ink: #000;
}
`;

test("tokens are those of a page without further wishes", () => {
  const tokens = tokensIn(CSS);
  expect([...tokens.keys()]).toEqual(["--sand", "--rim", "--ink", "--unused"]);
  expect(tokens.get("--ink")).toBe("#222");
});

test("a value is taken as it is by day or by night", () => {
  const shadow = "0 1px light-dark(#4a341a26, #0008), 0 6px light-dark(#fff, #000)";
  expect(inTheme(shadow, "light")).toBe("0 1px #4a341a26, 0 6px #fff");
  expect(inTheme(shadow, "dark")).toBe("0 1px #0008, 0 6px #000");
});

const HEAD = `<!--x--><style id="a">.tile.s1 {fill:var(--rim);\n  stroke: light-dark(#abc, #def);}</style>`;
const BODY =
  `<!--[--><div class="board" role="group"><svg class="s1" viewBox="0 0 60 40" aria-hidden="true">` +
  `<!----><g data-testid="cell-a1" tabindex="-1"><rect class="tile s1" width="8"></rect></g></svg></div>`;

test("a picture needs nothing but itself", () => {
  const { svg, width, height } = pictureOf(BODY, HEAD, tokensIn(CSS), "dark");
  expect([width, height]).toEqual([60, 40]);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="60" height="40"/);
  expect(svg).toContain("--sand:#111");
  expect(svg).toContain("--ink:#222");
  expect(svg).not.toContain("--unused");
  expect(svg).toContain("stroke: #def;");
  expect(svg).toContain('<g><rect class="tile s1" width="8"></rect></g>');
  expect(svg).not.toMatch(/<!--|data-|aria-|role=|tabindex/);
});

test("by night it is another one", () => {
  const of = (theme: "light" | "dark") => pictureOf(BODY, HEAD, tokensIn(CSS), theme).svg;
  expect(of("light")).toContain("--sand:#fff");
  expect(of("light")).not.toBe(of("dark"));
});

test("a board that is no drawing, or does not say its size, is refused", () => {
  expect(() => pictureOf("<div></div>", "", new Map(), "light")).toThrow("no drawing");
  expect(() => pictureOf("<svg></svg>", "", new Map(), "light")).toThrow("how large");
  for (const slip of ["function(value) {}", "[object Object]", "translate(NaN 0)"]) {
    const board = `<svg viewBox="0 0 1 1"><g style="${slip}"></g></svg>`;
    expect(() => pictureOf(board, "", new Map(), "light")).toThrow("no value");
  }
});
