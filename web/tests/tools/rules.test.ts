import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readRules } from "../../tools/rules";

const TEXT = `# Patterns

Rules version: 1

## Rules

### P3 Opening a group

**P3.1** You may open once. See (P7.3) and \`open c4\`.
`;

it("makes a heading and a rule something that can be linked to", () => {
  const { title, contents, html } = readRules(TEXT, "patterns");
  expect(title).toBe("Patterns");
  expect(contents).toEqual([{ id: "P3", number: "P3", text: "Opening a group" }]);
  expect(html).toContain('<h3 id="P3">');
  expect(html).toContain('<p class="rule" id="P3.1"><a class="number" href="#P3.1">P3.1</a>');
  expect(html).toContain('(<a href="#P7.3">P7.3</a>)');
});

describe.each(["mandala", "patterns", "mandamina"])("the rules of %s", (game) => {
  const path = new URL(`../../../docs/rules/${game}.md`, import.meta.url);
  const { contents, short, exact, html } = readRules(readFileSync(path, "utf8"), game);

  it("open with five lines for people, and the rest has a heading of its own", () => {
    expect(short).toMatch(/^<h2 id="short">In short<\/h2>/);
    expect(short.match(/<li>/g)).toHaveLength(5);
    expect(short).not.toMatch(/seat|<code>|href/);
    expect(exact).toBe("Exact rules");
    expect(html).not.toContain("In short");
    expect(html).toContain("seat 0");
  });

  it("have contents, and links to rules that are there", () => {
    expect(contents.length).toBeGreaterThan(4);
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]!);
    const missing = links.filter((id) => !html.includes(`id="${id}"`));
    expect(missing).toEqual([]);
  });

  it("show what a table adds, and lead there", () => {
    expect(contents.at(-1)).toEqual({ id: "table", number: "", text: "At a table" });
    expect(html).toContain('<h2 id="table">At a table</h2>');
  });

  it("have nothing that the content security policy forbids", () => {
    expect(html).not.toMatch(/style=|<script|onclick/);
  });
});

it("draws the boards", () => {
  const text = (game: string): string =>
    readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), "utf8");
  const count = (game: string): number =>
    readRules(text(game), game).html.split('<figure class="picture">').length - 1;
  expect(count("patterns")).toBe(3);
  expect(count("mandamina")).toBe(3);
});
