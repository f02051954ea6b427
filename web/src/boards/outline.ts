/** The line around squares that lie side by side, drawn a little inside of them. */

import type { Square } from "./grid";

export interface OutlineStyle {
  /** The side of a square. */
  size: number;
  /** How far inside of the squares the line runs. */
  inset: number;
  /** The radius of its corners. */
  round: number;
}

/** A point of the grid, and the direction in which an edge leaves it. */
interface Edge {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

const key = (x: number, y: number): string => `${x},${y}`;

/** The edges between a square of ours and one that is not, running clockwise around ours. */
function edgesOf(squares: readonly Square[]): Edge[] {
  const ours = new Set(squares.map(({ column, row }) => key(column, row)));
  return squares.flatMap(({ column: x, row: y }) => {
    const sides: [Edge, string][] = [
      [{ x, y, dx: 1, dy: 0 }, key(x, y - 1)],
      [{ x: x + 1, y, dx: 0, dy: 1 }, key(x + 1, y)],
      [{ x: x + 1, y: y + 1, dx: -1, dy: 0 }, key(x, y + 1)],
      [{ x, y: y + 1, dx: 0, dy: -1 }, key(x - 1, y)],
    ];
    return sides.filter(([, beyond]) => !ours.has(beyond)).map(([edge]) => edge);
  });
}

/** Joins edges to closed lines; where two squares touch at a corner only, each keeps its own. */
function loopsOf(edges: readonly Edge[]): Edge[][] {
  const left = new Set(edges);
  const next = (edge: Edge): Edge | undefined => {
    const from = [...left].filter((e) => e.x === edge.x + edge.dx && e.y === edge.y + edge.dy);
    return from.find((e) => e.dx === -edge.dy && e.dy === edge.dx) ?? from[0];
  };
  const loops: Edge[][] = [];
  for (const start of edges) {
    if (!left.has(start)) continue;
    const loop: Edge[] = [];
    for (let edge: Edge | undefined = start; edge; edge = next(edge)) {
      loop.push(edge);
      left.delete(edge);
    }
    loops.push(loop);
  }
  return loops;
}

/** One closed line with round corners. */
function lineOf(loop: readonly Edge[], { size, inset, round }: OutlineStyle): string {
  const path = loop.flatMap((edge, index) => {
    const before = loop.at(index - 1)!;
    if (before.dx === edge.dx && before.dy === edge.dy) return [];
    // What is ours lies to the right of each edge: (-dy, dx).
    const x = edge.x * size + inset * (-before.dy - edge.dy);
    const y = edge.y * size + inset * (before.dx + edge.dx);
    const turnsRight = before.dx * edge.dy - before.dy * edge.dx > 0;
    const arrive = `${x - before.dx * round} ${y - before.dy * round}`;
    const leave = `${x + edge.dx * round} ${y + edge.dy * round}`;
    return [`L${arrive}A${round} ${round} 0 0 ${turnsRight ? 1 : 0} ${leave}`];
  });
  return `${path.join("").replace("L", "M")}Z`;
}

/** The path of the line around squares; one closed line for each piece and each hole. */
export function outline(squares: readonly Square[], style: OutlineStyle): string {
  return loopsOf(edgesOf(squares))
    .map((loop) => lineOf(loop, style))
    .join("");
}
