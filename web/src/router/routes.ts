/** Which page an address shows. */

import type { GameName } from "../api/types";

export type Route =
  | { page: "home" }
  | { page: "table"; name: string }
  | { page: "replay"; name: string }
  | { page: "games" }
  | { page: "watch" }
  | { page: "rules"; game: GameName | null }
  | { page: "settings" }
  | { page: "not-found" };

export type PageName = Route["page"];

const TABLE_NAME = /^[A-Za-z0-9_-]{22}$/;
/** Whether there is a game of that name, the page of its rules finds out. */
const GAME_NAME = /^[a-z0-9_-]+$/;

export function routeOf(path: string): Route {
  const [first, second, third, ...rest] = path.split("/").filter((step) => step !== "");
  if (rest.length > 0) return { page: "not-found" };
  if (first === undefined) return { page: "home" };
  if (first === "tables" && second && TABLE_NAME.test(second)) {
    if (third === undefined) return { page: "table", name: second };
    if (third === "replay") return { page: "replay", name: second };
  }
  if (first === "rules" && third === undefined) {
    if (second === undefined) return { page: "rules", game: null };
    if (GAME_NAME.test(second)) return { page: "rules", game: second };
  }
  if (second === undefined) {
    if (first === "games" || first === "watch" || first === "settings") return { page: first };
  }
  return { page: "not-found" };
}

/** Addresses are written here and nowhere else. */
export const to = {
  home: "/",
  games: "/games",
  watch: "/watch",
  settings: "/settings",
  newTable: (game: GameName): string => `/?play=${game}`,
  table: (name: string): string => `/tables/${name}`,
  replay: (name: string, move?: number): string =>
    `/tables/${name}/replay${move === undefined ? "" : `?move=${move}`}`,
  /** Without a game, those of the first one. */
  rules: (game?: GameName, rule?: string): string =>
    `/rules${game === undefined ? "" : `/${game}`}${rule === undefined ? "" : `#${rule}`}`,
  record: (name: string): string => `/api/tables/${name}/record`,
};
