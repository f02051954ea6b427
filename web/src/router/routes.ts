/** Which page an address shows. */

import type { GameName } from "../api/types";

export type Route =
  | { page: "home" }
  | { page: "table"; name: string }
  | { page: "replay"; name: string }
  | { page: "review"; name: string }
  | { page: "games" }
  | { page: "watch" }
  | { page: "rules"; game: GameName | null }
  | { page: "settings" }
  | { page: "learn" }
  | { page: "lesson"; game: GameName; lesson: string }
  | { page: "puzzles" }
  | { page: "puzzle"; game: GameName; puzzle: string | null }
  | { page: "analysis"; game: GameName | null }
  | { page: "import" }
  | { page: "daily"; day: string | null }
  | { page: "daily-task"; day: string; game: GameName }
  | { page: "not-found" };

/** In the place of a table: the game that was opened last from a text or a file. */
export const IMPORTED = "imported";

export type PageName = Route["page"];

const TABLE_NAME = /^[A-Za-z0-9_-]{22}$/;
/** Whether there is a game of that name, the page of its rules finds out. */
const GAME_NAME = /^[a-z0-9_-]+$/;
const LESSON_NAME = /^[a-z0-9-]+$/;
/** The lesson that teaches a game itself, by the name that it has in all of them. */
export const FIRST_LESSON = "basics";
const PUZZLE_NAME = /^[a-z0-9_-]+-[0-9a-f]{8}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function routeOf(path: string): Route {
  const [first, second, third, ...rest] = path.split("/").filter((step) => step !== "");
  if (rest.length > 0) return { page: "not-found" };
  if (first === undefined) return { page: "home" };
  if (first === "tables" && second && TABLE_NAME.test(second)) {
    if (third === undefined) return { page: "table", name: second };
    if (third === "replay") return { page: "replay", name: second };
  }
  if (first === "review" && second && third === undefined)
    if (second === IMPORTED || TABLE_NAME.test(second)) return { page: "review", name: second };
  if (first === "import" && third === undefined) {
    if (second === undefined) return { page: "import" };
    if (second === "replay") return { page: "replay", name: IMPORTED };
  }
  if (first === "rules" && third === undefined) {
    if (second === undefined) return { page: "rules", game: null };
    if (GAME_NAME.test(second)) return { page: "rules", game: second };
  }
  if (first === "learn") {
    if (second === undefined) return { page: "learn" };
    const lesson = third ?? FIRST_LESSON;
    if (GAME_NAME.test(second) && LESSON_NAME.test(lesson))
      return { page: "lesson", game: second, lesson };
  }
  if (first === "puzzles") {
    if (second === undefined) return { page: "puzzles" };
    if (GAME_NAME.test(second) && (third === undefined || PUZZLE_NAME.test(third)))
      return { page: "puzzle", game: second, puzzle: third ?? null };
  }
  if (first === "analysis" && third === undefined) {
    if (second === undefined) return { page: "analysis", game: null };
    if (GAME_NAME.test(second)) return { page: "analysis", game: second };
  }
  if (first === "daily") {
    if (second === undefined) return { page: "daily", day: null };
    if (DAY.test(second) && third === undefined) return { page: "daily", day: second };
    if (DAY.test(second) && third !== undefined && GAME_NAME.test(third))
      return { page: "daily-task", day: second, game: third };
  }
  if (second === undefined) {
    if (first === "games" || first === "watch" || first === "settings") return { page: first };
  }
  return { page: "not-found" };
}

/** Whether a page shows a board, which may have all the room there is. */
export function isAtBoard(page: PageName): boolean {
  return ["table", "replay", "review", "lesson", "puzzle", "daily-task", "analysis"].includes(page);
}

/** Addresses are written here and nowhere else. */
export const to = {
  home: "/",
  games: "/games",
  import: "/import",
  watch: "/watch",
  settings: "/settings",
  newTable: (game: GameName): string => `/?play=${game}`,
  table: (name: string): string => `/tables/${name}`,
  replay: (name: string, move?: number): string =>
    `${name === IMPORTED ? "/import" : `/tables/${name}`}/replay${move === undefined ? "" : `?move=${move}`}`,
  /** The review of a table, at a move. */
  review: (name: string, move?: number): string =>
    `/review/${name}${move === undefined ? "" : `?move=${move}`}`,
  /** A mistake of a table to repeat, by its place in the record. */
  mistake: (name: string, ply: number): string => `/review/${name}?mistake=${ply}`,
  /** Without a game, those of the first one. */
  rules: (game?: GameName, rule?: string): string =>
    `/rules${game === undefined ? "" : `/${game}`}${rule === undefined ? "" : `#${rule}`}`,
  /** All lessons, or those of a game. */
  learn: (game?: GameName): string => `/learn${game === undefined ? "" : `#${game}`}`,
  /** Without a lesson, the first one, which teaches the game itself. */
  lesson: (game: GameName, lesson: string = FIRST_LESSON): string => `/learn/${game}/${lesson}`,
  puzzles: "/puzzles",
  /** A puzzle by its name, or any of a game. */
  puzzle: (game: GameName, puzzle?: string): string =>
    `/puzzles/${game}${puzzle === undefined ? "" : `/${puzzle}`}`,
  /** All games to choose from, or the board of one; with a game of a table after some moves. */
  analysis: (game?: GameName, table?: string, move?: number): string =>
    `/analysis${game === undefined ? "" : `/${game}`}` +
    (table === undefined ? "" : `?table=${table}${move === undefined ? "" : `&move=${move}`}`),
  /** Today, or another day. */
  daily: (day?: string): string => `/daily${day === undefined ? "" : `/${day}`}`,
  dailyTask: (day: string, game: GameName): string => `/daily/${day}/${game}`,
  record: (name: string): string => `/api/tables/${name}/record`,
};
