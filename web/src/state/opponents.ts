/** Which computer players are offered first, and which one fits what somebody has won and lost. */

import type { BotKind, GameName, TableListed } from "../api/types";

export const BANDS = ["easy", "medium", "hard"] as const;
export type Band = (typeof BANDS)[number];

/** How it went against the bots of a game: for each level the latest games, the newest first. */
export type Record = ReadonlyMap<string, readonly Verdict[]>;
type Verdict = "won" | "lost" | "draw";

/** How many games against a level count: who has got better is not held to old losses. */
const LATEST = 6;
/** From this share of games on a level is won often enough for the next one. */
const OFTEN = 2 / 3;
/** Below this share, a level is too strong. */
const SELDOM = 1 / 3;

/** So many levels are a ladder; what is weaker is for those who play for the first time. */
const LADDER = 8;

/** The bots in groups by strength, the weakest first; none where there is nothing to choose. */
export function bandsOf(bots: readonly BotKind[]): [Band, readonly BotKind[]][] {
  if (bots.length < 2) return [];
  const weaker = bots.length - ladderOf(bots).length;
  const side = Math.max(1, Math.round(ladderOf(bots).length / 3));
  const groups = [
    bots.slice(0, weaker + side),
    bots.slice(weaker + side, -side),
    bots.slice(-side),
  ];
  return BANDS.map((band, number): [Band, readonly BotKind[]] => [band, groups[number]!]).filter(
    ([, group]) => group.length > 0,
  );
}

function ladderOf(bots: readonly BotKind[]): readonly BotKind[] {
  return bots.slice(-LADDER);
}

/** Those for the first time, and one of each group: the recommended one, else the weakest. */
export function offered(
  bots: readonly BotKind[],
  recommended: string | null,
): [Band | null, BotKind][] {
  const ladder = ladderOf(bots);
  const bands = bandsOf(ladder);
  if (bands.length === 0) return bots.map((bot) => [null, bot]);
  const weaker = bots.slice(0, bots.length - ladder.length);
  return [
    ...weaker.map((bot): [Band, BotKind] => ["easy", bot]),
    ...bands.map(([band, group]): [Band, BotKind] => [
      band,
      group.find(({ level }) => level === recommended) ?? group[0]!,
    ]),
  ];
}

/** What the list of my games says about those against a single bot. */
export function recordOf(game: GameName, tables: readonly TableListed[]): Record {
  const found = new Map<string, Verdict[]>();
  for (const table of tables) {
    const bots = table.chairs.filter(({ kind }) => kind === "bot");
    const [bot] = bots;
    if (table.game !== game || !table.mine || bots.length !== 1 || !bot?.name) continue;
    if (table.chairs.length !== 2) continue;
    const { outcome } = table;
    if (outcome === null || outcome === "stopped") continue;
    const games = found.get(bot.name) ?? [];
    if (games.length < LATEST) games.push(outcome);
    found.set(bot.name, games);
  }
  return found;
}

/**
 * The level that is neither too easy nor too hard: beginners get the weakest; whoever wins often
 * against a level gets the next one, unless that has proved too strong; whoever seldom wins gets
 * the one below.
 */
export function recommendedOf(bots: readonly BotKind[], record: Record): string | null {
  const levels = bots.map(({ level }) => level);
  const shares = levels.map((level) => shareOf(record.get(level) ?? []));
  const played = levels.flatMap((_, place) => (shares[place] === null ? [] : [place]));
  if (played.length === 0) return levels[0] ?? null;
  const held = played.filter((place) => shares[place]! >= SELDOM).at(-1);
  if (held === undefined) return levels[Math.max(0, played[0]! - 1)]!;
  const next = held + 1;
  const isNextFit = next < levels.length && (shares[next] ?? 1) >= SELDOM;
  return levels[shares[held]! >= OFTEN && isNextFit ? next : held]!;
}

/** The share of games won, draws as halves; as if two games more had been draws. */
function shareOf(games: readonly Verdict[]): number | null {
  if (games.length === 0) return null;
  const worth = { won: 1, draw: 0.5, lost: 0 };
  const won = games.reduce((sum, game) => sum + worth[game], 1);
  return won / (games.length + 2);
}

/** The level one step stronger or weaker; null at the end, and for a level that is not there. */
export function neighbour(bots: readonly BotKind[], level: string, step: 1 | -1): string | null {
  const place = bots.findIndex((bot) => bot.level === level);
  return place < 0 ? null : (bots[place + step]?.level ?? null);
}
