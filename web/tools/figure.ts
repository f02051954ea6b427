/** Board pictures of the rules: drawn in the documents as text, on the page as SVG. */

import { glyphOf } from "../src/boards/colours.ts";

export interface Cell {
  x: number;
  y: number;
  /** As in the text: a colour letter, "." or "+", a marker like "K1", a group like "A". */
  text: string;
}

export interface Picture {
  columns: string[];
  rows: string[];
  cells: Cell[];
  /** What is written beside the board. */
  notes: string[];
}

const SIZE = 24;

/** The picture in a text, or null if the text is none: its first line names the columns. */
export function pictureIn(text: string): Picture | null {
  const [head = "", ...lines] = text.replace(/\s+$/, "").split("\n");
  const named = /^ +[a-h](?: +[a-h]){2,7} *$/.test(head);
  if (!named) return null;
  const places = [...head.matchAll(/[a-h]/g)].map((match) => match.index);
  const picture: Picture = { columns: head.trim().split(/ +/), rows: [], cells: [], notes: [] };
  for (const line of lines) {
    const row = /^ *([1-8]) /.exec(line)?.[1];
    if (row === undefined) {
      const rest = line.slice(places.at(-1)! + 1).trim();
      if (rest) picture.notes.push(rest);
      continue;
    }
    places.forEach((place, x) => {
      const cell = /^\S+/.exec(line.slice(place))?.[0];
      if (cell) picture.cells.push({ x, y: picture.rows.length, text: cell });
    });
    picture.rows.push(row);
    const beside = line.slice(places.at(-1)! + 2).replace(/^ *[1-8](?= |$)/, "");
    if (beside.trim()) picture.notes.push(beside.trim());
  }
  return picture;
}

/** Shapes without a board around them: only one letter, dots, and a line of words below. */
export function shapesIn(text: string): Picture | null {
  const lines = text.replace(/\s+$/, "").split("\n");
  const words = lines.pop() ?? "";
  if (lines.length < 2 || !lines.every((line) => /^[w. ]+$/.test(line))) return null;
  const cells = lines.flatMap((line, y) =>
    [...line.matchAll(/w/g)].map((match) => ({ x: match.index / 2, y, text: "w" })),
  );
  return { columns: [], rows: [], cells, notes: [words.trim().replace(/ {2,}/g, " · ")] };
}

function piece(cell: Cell, isRound: boolean): string {
  const { text } = cell;
  const middle = `translate(${(cell.x + 0.5) * SIZE} ${(cell.y + 0.5) * SIZE})`;
  const shape = (fill: string, extra = ""): string =>
    isRound
      ? `<circle r="10" fill="${fill}"${extra}/>`
      : `<rect x="-11" y="-11" width="22" height="22" rx="3" fill="${fill}"${extra}/>`;
  const lower = text[0]!.toLowerCase();
  let inside: string;
  if (text === "." || text === "+") {
    const fill = text === "+" ? "var(--sand-5)" : isRound ? "var(--wood-3)" : "var(--sand-4)";
    inside = isRound ? `<circle r="7" fill="${fill}"/>` : shape(fill);
  } else if (glyphOf(lower) && (text.length === 2 || text === lower)) {
    const glyph = `<path transform="scale(.5)" d="${glyphOf(lower)}" fill="var(--ink-${lower})"/>`;
    const mark = `<circle r="7" fill="var(--sand-1)"/><text y="4">${text.slice(1)}</text>`;
    inside = shape(`var(--piece-${lower})`) + (text.length === 2 ? mark : glyph);
  } else {
    inside = shape("var(--stone-4)") + `<text y="4" class="group">${text}</text>`;
  }
  return `<g transform="${middle}">${inside}</g>`;
}

/** The picture as HTML. A screen reader gets its cells by name. */
export function drawn(picture: Picture, isRound: boolean): string {
  const width = Math.max(...picture.cells.map(({ x }) => x)) + 1;
  const height = Math.max(...picture.cells.map(({ y }) => y)) + 1;
  const label = picture.cells
    .filter(({ text }) => text !== "." && text !== "+")
    .map(({ x, y, text }) => `${picture.columns[x] ?? ""}${picture.rows[y] ?? ""} ${text}`.trim());
  const margin = picture.columns.length > 0 ? 16 : 2;
  const names = [
    ...picture.columns.map(
      (name, x) =>
        `<text class="name" x="${(x + 0.5) * SIZE}" y="${height * SIZE + 12}">${name}</text>`,
    ),
    ...picture.rows.map(
      (name, y) => `<text class="name" x="-9" y="${(y + 0.5) * SIZE + 4}">${name}</text>`,
    ),
  ];
  const ground = isRound && picture.columns.length > 0 ? groundOf(width, height) : "";
  const box = `${-margin} -2 ${width * SIZE + margin + 2} ${height * SIZE + margin + 2}`;
  const notes = picture.notes.map((note) => `<p>${escaped(note)}</p>`).join("");
  const pieces = picture.cells.map((cell) => piece(cell, isRound)).join("");
  return (
    `<figure class="picture"><svg viewBox="${box}" width="${width * 36}" role="img" ` +
    `aria-label="${escaped(label.join(", ") || picture.columns.join(" "))}">` +
    `${ground}${names.join("")}${pieces}</svg>` +
    `${notes && `<figcaption>${notes}</figcaption>`}</figure>`
  );
}

/** The box of marbles; tiles lie on the page itself. */
function groundOf(width: number, height: number): string {
  return `<rect width="${width * SIZE}" height="${height * SIZE}" rx="6" fill="var(--wood-2)"/>`;
}

export function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
