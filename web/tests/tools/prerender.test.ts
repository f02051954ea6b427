import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filled, FIRST_SCRIPT } from "../../tools/prerender.ts";

const PAGE = readFileSync(new URL("../../index.html", import.meta.url), "utf8").replace(
  "<title>",
  `${FIRST_SCRIPT} src="/assets/first.js"></script><title>`,
);
const HOME = {
  head: '<style id="x">.a{}</style><!--h--><title>Sandtable · Spiel</title><!---->',
  body: "<!--[--><h1>Guten Tag, kostet $& nichts</h1><!--]-->",
};

const PICTURE = { at: 3, width: 10, height: 10, light: "/assets/l.svg", dark: "/assets/d.svg" };

test("the empty page is filled with the text of a language", () => {
  const text = filled(PAGE, "de", HOME, "/assets/de-1.js", PICTURE);
  expect(text).toContain('<html lang="de">');
  expect(text).toContain(`<div id="app" data-prerendered>${HOME.body}</div>`);
  expect(text).toContain("<!--h--><title>Sandtable · Spiel</title><!---->");
  expect(text.match(/<title>/g)).toHaveLength(1);
  expect(text).not.toContain("<style");
  expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/de-1.js">');
  expect(text).toContain(
    '<script id="first" data-light="/assets/l.svg" data-dark="/assets/d.svg" src="/assets/first.js">',
  );
});

test("a page that has no place for it is refused", () => {
  expect(() =>
    filled(PAGE.replace('id="app"', 'id="other"'), "de", HOME, "/x.js", undefined),
  ).toThrow("app");
});
