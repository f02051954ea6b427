/** What decided a game, from the rows of its score; nothing is said that the rows do not show. */

import type { GameName, Result } from "../api/types";
import type { PointsRow } from "../boards/manifest";
import { textOr } from "./fallback";
import { t } from "./words.svelte";

/** Endings by which a table ends a game: points did not decide it, and the reason says what did. */
const CUT_SHORT = ["resigned", "timeout", "abandoned", "stopped", "agreed"];

/** A line of the score side by side: what each seat got from it. */
export interface Source {
  colour: string | null;
  what: string;
  /** A row for each seat; null if it has none of this. */
  rows: (PointsRow | null)[];
}

export type Decision =
  | { kind: "by" | "most"; source: Source; more: number; fewer: number }
  | { kind: "tie" }
  | { kind: "draw"; points: number }
  | { kind: "together"; what: string; points: number };

/** The rows of all seats, those about the same thing beside each other, in the order they come. */
export function sideBySide(sheets: readonly (readonly PointsRow[])[]): Source[] {
  const sources = new Map<string, Source>();
  sheets.forEach((rows, seat) => {
    for (const row of rows) {
      const key = row.colour ?? row.what;
      const { colour, what } = row;
      const source = sources.get(key) ?? { colour, what, rows: sheets.map(() => null) };
      source.rows[seat] = row;
      sources.set(key, source);
    }
  });
  return [...sources.values()];
}

export function totalOf(rows: readonly PointsRow[]): number {
  return rows.reduce((sum, { points }) => sum + points, 0);
}

/** Null where the points do not say it. */
export function decisionOf(
  { ending, winner }: Result,
  sheets: readonly (readonly PointsRow[])[],
): Decision | null {
  if (ending === null || CUT_SHORT.includes(ending)) return null;
  if (winner === true) return together(sheets);
  if (winner === false || sheets.length < 2) return null;
  const totals = sheets.map(totalOf);
  if (winner === null) {
    const [points] = totals;
    return totals.every((total) => total === points) ? { kind: "draw", points: points! } : null;
  }
  return between(sheets, winner, nextBest(totals, winner));
}

/** The strongest seat besides the winner. */
function nextBest(totals: readonly number[], winner: number): number {
  return totals
    .map((_, seat) => seat)
    .filter((seat) => seat !== winner)
    .reduce((best, seat) => (totals[seat]! > totals[best]! ? seat : best));
}

function between(
  sheets: readonly (readonly PointsRow[])[],
  winner: number,
  rival: number,
): Decision | null {
  const lead = totalOf(sheets[winner]!) - totalOf(sheets[rival]!);
  if (lead < 0) return null;
  if (lead === 0) return { kind: "tie" };
  const gain = ({ rows }: Source): number =>
    (rows[winner]?.points ?? 0) - (rows[rival]?.points ?? 0);
  const source = sideBySide(sheets).reduce((best, one) => (gain(one) > gain(best) ? one : best));
  return {
    // Without as large a difference the rival would have had at least as many points.
    kind: gain(source) >= lead ? "by" : "most",
    source,
    more: source.rows[winner]?.points ?? 0,
    fewer: source.rows[rival]?.points ?? 0,
  };
}

function together(sheets: readonly (readonly PointsRow[])[]): Decision | null {
  const [rows] = sheets;
  const [first] = rows ?? [];
  if (!rows || !first) return null;
  const { what, points } = rows.reduce((best, row) => (row.points > best.points ? row : best));
  return points > 0 ? { kind: "together", what, points } : null;
}

/** The same in one sentence; empty where there is nothing to say. */
export function decidedBy(decision: Decision | null, game: GameName): string {
  switch (decision?.kind) {
    case "by":
    case "most": {
      const { source, more, fewer } = decision;
      // ids: decided-by decided-most
      return capital(t(`decided-${decision.kind}`, { what: source.what, more, fewer }));
    }
    case "tie":
      // ids: decided-tie-*
      return textOr(`decided-tie-${game}`, t("decided-tie"));
    case "draw":
      return t("decided-draw", { points: decision.points });
    case "together":
      return t("decided-together", { what: decision.what, points: decision.points });
    default:
      return "";
  }
}

/** A colour may begin the sentence. */
function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}
