/** A result of the Daily as a picture: the marks stand where a game has its board. */

import { marksOf } from "../daily/marks";
import { BOARD, drawTold, type Colours } from "./draw";

export interface DailyTold {
  site: string;
  game: string;
  headline: string;
  sentence: string;
  marks: string;
}

/** Marks in a row when they are few, else in two: as large as there is room. */
const IN_A_ROW = 3;
const LINE = 10;

export function drawDaily({ marks, ...told }: DailyTold): Promise<Blob> {
  return drawTold({ ...told, players: [] }, document.body, (pen, colours) =>
    drawMarks(pen, marksOf(marks), colours),
  );
}

/** Where the marks stand: the middle of each, and how large they are. */
export function places(count: number): { x: number; y: number; radius: number }[] {
  const columns = Math.min(count, IN_A_ROW);
  const rows = Math.ceil(count / IN_A_ROW);
  const cell = Math.min(BOARD.width / IN_A_ROW, BOARD.height / Math.max(rows, 1));
  const top = BOARD.top + (BOARD.height - rows * cell) / 2;
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / IN_A_ROW);
    const inRow = Math.min(columns, count - row * IN_A_ROW);
    const left = BOARD.left + (BOARD.width - inRow * cell) / 2;
    return {
      x: left + ((at % IN_A_ROW) + 0.5) * cell,
      y: top + (row + 0.5) * cell,
      radius: cell * 0.36,
    };
  });
}

function drawMarks(pen: CanvasRenderingContext2D, marks: boolean[], colours: Colours): void {
  places(marks.length).forEach(({ x, y, radius }, at) => {
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.lineWidth = LINE;
    pen.strokeStyle = marks[at] ? colours.good : colours.soft;
    pen.fillStyle = colours.good;
    if (marks[at]) pen.fill();
    pen.stroke();
  });
}
