/**
 * The rules as pages: `virtual:rules/LANGUAGE/GAME` is docs/rules/LANGUAGE/GAME.md (English lies
 * in docs/rules itself) made into HTML when the client is built; `virtual:rules` loads them.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import MarkdownIt from "markdown-it";
import type { Plugin } from "vite";
import { drawn, escaped, pictureIn, shapesIn } from "./figure.ts";

const PREFIX = "virtual:rules";
/** The sections of every document, in their order; each language has its own headings. */
const SECTIONS = ["short", "exact", "table", "deviations", "versions"];
/** The section without numbers that belongs into the contents. */
const TABLE = "table";

export interface RulesText {
  title: string;
  contents: { id: string; number: string; text: string }[];
  /** The section "In short"; empty in a document that has none. */
  short: string;
  /** The heading of all that comes after it. */
  exact: string;
  html: string;
}

/** The letter of a document's rule numbers: that of its first heading with one. */
function letterOf(markdown: string): string {
  return /^### ([A-Z])\d+ /m.exec(markdown)?.[1] ?? "";
}

/** Whether a game has round pieces: a file in the folder of its board says so. */
function isRound(game: string): boolean {
  const path = new URL(`../src/boards/${game}/figure.json`, import.meta.url);
  if (!existsSync(path)) return false;
  return (JSON.parse(readFileSync(path, "utf8")) as { pieces: string }).pieces === "round";
}

export function readRules(markdown: string, game: string): RulesText {
  const letter = letterOf(markdown);
  const number = `${letter || "[^\\s\\S]"}\\d+`;
  /** Where a rule is named in a sentence, as in "(P7.3)": not where it stands itself. */
  const reference = new RegExp(`(?<=[( ,–])(${number}(?:\\.\\d+)?)(?=[^\\d.]|\\.(?!\\d)|$)`, "g");
  const writer = new MarkdownIt({ html: false });
  writer.renderer.rules.text = (tokens, index) =>
    escaped(tokens[index]!.content).replace(reference, '<a href="#$1">$1</a>');
  writer.renderer.rules.fence = (tokens, index) => {
    const text = tokens[index]!.content;
    const [board = "", ...below] = text.split("\n\n");
    const picture = pictureIn(board) ?? shapesIn(board);
    if (!picture) return sheetOf(text);
    const drawing = drawn(picture, isRound(game));
    return below.length > 0 ? drawing + sheetOf(below.join("\n\n")) : drawing;
  };
  const contents: RulesText["contents"] = [];
  let title = "";
  let section = 0;
  const html = writer
    .render(markdown)
    .replace(/<h1>(.*?)<\/h1>\n/, (_, text: string) => {
      title = text;
      return "";
    })
    .replace(new RegExp(`<h3>(${number}) (.*?)</h3>`, "g"), (_, id: string, text: string) => {
      contents.push({ id, number: id, text });
      return `<h3 id="${id}"><span class="number">${id}</span> ${text}</h3>`;
    })
    .replace(/<h2>(.*?)<\/h2>/g, (_, text: string) => {
      const id = SECTIONS[section++]!;
      if (id === TABLE) contents.push({ id, number: "", text });
      return `<h2 id="${id}">${text}</h2>`;
    })
    .replace(
      new RegExp(`<p><strong>(${number}\\.\\d+)</strong> `, "g"),
      '<p class="rule" id="$1"><a class="number" href="#$1">$1</a> ',
    )
    .replace(/<table>/g, '<div class="sheet" tabindex="0"><table>')
    .replace(/<\/table>/g, "</table></div>");
  return { title, contents, ...parted(html) };
}

/** What is for everybody, and what is for whoever wants to know exactly. */
function parted(html: string): Pick<RulesText, "short" | "exact" | "html"> {
  const heading = /<h2 id="exact">(.*?)<\/h2>\n/.exec(html);
  if (!heading) return { short: "", exact: "", html };
  const after = heading.index + heading[0].length;
  return { short: html.slice(0, heading.index), exact: heading[1]!, html: html.slice(after) };
}

/** What is no board stays as it is written; where it is too wide, it scrolls. */
function sheetOf(text: string): string {
  const lines = text.replace(/\s+$/, "").split("\n");
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const shifted = lines.map((line) => line.slice(Math.min(...indents))).join("\n");
  return `<div class="sheet" tabindex="0"><pre>${escaped(shifted)}</pre></div>`;
}

/** All rules that are there, as "LANGUAGE/GAME". */
function known(folder: string): string[] {
  const languages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const games = readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => file.slice(0, -".md".length));
  const all = ["en", ...languages].flatMap((language) =>
    games.map((game) => `${language}/${game}`),
  );
  return all.filter((name) => existsSync(pathOf(folder, name)));
}

function pathOf(folder: string, name: string): string {
  return join(folder, `${name.replace(/^en\//, "")}.md`);
}

export function rules(folder: string): Plugin {
  return {
    name: "rules",
    resolveId: (id) => (id === PREFIX || id.startsWith(`${PREFIX}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${PREFIX}`) {
        const loads = known(folder).map((name) => `"${name}": () => import("${PREFIX}/${name}")`);
        return `export default { ${loads.join(", ")} };`;
      }
      if (!id.startsWith(`\0${PREFIX}/`)) return undefined;
      const name = id.slice(PREFIX.length + 2);
      const path = pathOf(folder, name);
      this.addWatchFile(path);
      const text = readRules(readFileSync(path, "utf8"), name.split("/")[1] ?? "");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
