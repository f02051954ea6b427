/** The result of a game as a picture: names, points and the board as it lay at the end. */

import { standalone } from "./inline";

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 56;
/** The board has the right half. */
export const BOARD = { left: 610, top: 40, width: 550, height: 550 };
/** Milliseconds: no piece is longer on its way. */
const LONGEST_MOTION = 1500;
const HEADLINE = { largest: 54, smallest: 30 };
const COLUMN = BOARD.left - EDGE - 40;

export interface Told {
  site: string;
  game: string;
  headline: string;
  sentence: string;
  /** Who played, with their points; null where they have none of their own. */
  players: readonly { name: string; points: string | null; hasWon: boolean }[];
}

/** The largest drawing of a board, which is the board itself; null if it is made of text. */
export function boardDrawing(board: HTMLElement): SVGSVGElement | null {
  const size = (svg: SVGSVGElement): number => {
    const { width, height } = svg.getBoundingClientRect();
    return width * height;
  };
  return [...board.querySelectorAll<SVGSVGElement>("svg[viewBox]")].reduce<SVGSVGElement | null>(
    (largest, svg) => (largest === null || size(svg) > size(largest) ? svg : largest),
    null,
  );
}

/** The colours of the page, as a canvas understands them. */
export interface Colours {
  ground: string;
  ink: string;
  soft: string;
  good: string;
}

export function drawResult(told: Told, board: HTMLElement): Promise<Blob> {
  return drawTold(told, board, (pen, colours) => drawBoard(pen, board, colours.ink));
}

/** What is told on the left; `draw` has the right half. */
export async function drawTold(
  told: Told,
  near: HTMLElement,
  draw: (pen: CanvasRenderingContext2D, colours: Colours) => void | Promise<void>,
): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("there is no canvas");
  const root = getComputedStyle(document.documentElement);
  const colours: Colours = {
    ground: colourOf("var(--sand-1)", near),
    ink: colourOf("var(--ink)", near),
    soft: colourOf("var(--ink-soft)", near),
    good: colourOf("var(--good)", near),
  };
  const [serif, sans] = ["--serif", "--sans"].map((name) => root.getPropertyValue(name));
  await Promise.allSettled([
    document.fonts.load(`600 48px ${serif}`),
    document.fonts.load(`400 30px ${sans}`),
  ]);
  pen.fillStyle = colours.ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  await draw(pen, colours);

  let y = EDGE + 26;
  const write = (text: string, font: string, colour: string, step: number): void => {
    pen.font = font;
    pen.fillStyle = colour;
    for (const line of linesOf(pen, text, COLUMN)) {
      pen.fillText(line, EDGE, y);
      y += step;
    }
  };
  write(told.game, `500 30px ${sans}`, colours.soft, 66);
  const size = fitting(pen, told.headline, COLUMN, (pixels) => `600 ${pixels}px ${serif}`);
  write(told.headline, `600 ${size}px ${serif}`, colours.ink, size * 1.15);
  y += 20;
  for (const { name, points, hasWon } of told.players) {
    pen.fillStyle = hasWon ? colours.good : colours.ink;
    pen.font = `600 40px ${serif}`;
    const room = points === null ? 0 : pen.measureText(points).width + 24;
    if (points !== null) pen.fillText(points, EDGE + COLUMN - room + 24, y);
    pen.font = `${hasWon ? 600 : 400} 34px ${sans}`;
    pen.fillText(cut(pen, name, COLUMN - room), EDGE, y);
    y += 54;
  }
  y += 10;
  write(told.sentence, `400 28px ${sans}`, colours.soft, 38);
  pen.font = `500 26px ${sans}`;
  pen.fillStyle = colours.soft;
  pen.fillText(told.site, EDGE, HEIGHT - EDGE + 10);
  return toBlob(canvas);
}

async function drawBoard(
  pen: CanvasRenderingContext2D,
  board: HTMLElement,
  ink: string,
): Promise<void> {
  const svg = boardDrawing(board);
  if (svg === null) {
    drawText(pen, board.querySelector("pre")?.textContent ?? "", ink);
    return;
  }
  await stillness(svg);
  const { width, height } = svg.getBoundingClientRect();
  const scale = Math.min(BOARD.width / width, BOARD.height / height);
  const [wide, high] = [width * scale, height * scale];
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg, wide, high))}`;
  await image.decode();
  const left = BOARD.left + (BOARD.width - wide) / 2;
  pen.drawImage(image, left, BOARD.top + (BOARD.height - high) / 2, wide, high);
}

/** A board that is a text is written, as large as there is room. */
function drawText(pen: CanvasRenderingContext2D, text: string, ink: string): void {
  const lines = text.split("\n");
  const longest = Math.max(1, ...lines.map((line) => line.length));
  const size = Math.min(32, BOARD.width / longest / 0.62, BOARD.height / lines.length / 1.25);
  pen.font = `${size}px monospace`;
  pen.fillStyle = ink;
  lines.forEach((line, number) =>
    pen.fillText(line, BOARD.left, BOARD.top + (number + 1) * size * 1.25),
  );
}

/** When the pieces have arrived; those that never rest are drawn as they are. */
async function stillness(svg: SVGSVGElement): Promise<void> {
  const moving = svg.getAnimations({ subtree: true }).map(({ finished }) => finished);
  const enough = new Promise((resume) => setTimeout(resume, LONGEST_MOTION));
  await Promise.race([Promise.allSettled(moving), enough]);
}

/** A colour of the style sheets as the canvas understands it. */
function colourOf(value: string, near: HTMLElement): string {
  const probe = document.createElement("span");
  probe.style.color = value;
  near.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

/** Words in lines that are no wider than this. */
export function linesOf(
  pen: Pick<CanvasRenderingContext2D, "measureText">,
  text: string,
  width: number,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && pen.measureText(longer).width <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The largest size at which no word of a text is wider than its column. */
export function fitting(
  pen: Pick<CanvasRenderingContext2D, "measureText"> & { font: string },
  text: string,
  width: number,
  font: (pixels: number) => string,
): number {
  const isWide = (word: string): boolean => pen.measureText(word).width > width;
  let pixels = HEADLINE.largest;
  for (; pixels > HEADLINE.smallest; pixels -= 2) {
    pen.font = font(pixels);
    if (!text.split(" ").some(isWide)) break;
  }
  return pixels;
}

/** A name that is too long ends with an ellipsis. */
export function cut(
  pen: Pick<CanvasRenderingContext2D, "measureText">,
  text: string,
  width: number,
): string {
  if (pen.measureText(text).width <= width) return text;
  let shorter = text;
  while (shorter.length > 1 && pen.measureText(`${shorter}…`).width > width)
    shorter = shorter.slice(0, -1);
  return `${shorter.trimEnd()}…`;
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
