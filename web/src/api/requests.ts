/** Everything we ask the server for. */

import { ask } from "./client";
import type {
  Act,
  Avatar,
  Block,
  Companion,
  GameKind,
  GameName,
  GameStatistics,
  Me,
  MyRating,
  MyToken,
  NewPush,
  Opening,
  Prospects,
  PushSeen,
  Replay,
  RulesText,
  Standing,
  TableListed,
  TableSeen,
} from "./types";

export const visit = (): Promise<Me> => ask("POST", "/api/visit");
export const games = (): Promise<GameKind[]> => ask("GET", "/api/games");
export const rulesOf = (game: GameName, language: string): Promise<RulesText> =>
  ask("GET", `/api/games/${game}/rules?language=${language}`);
export const demo = (game: GameName): Promise<Replay> => ask("GET", `/api/demo/${game}`);

export const waitingTables = (): Promise<TableListed[]> => ask("GET", "/api/lobby/open");
export const runningTables = (): Promise<TableListed[]> => ask("GET", "/api/lobby/running");

/** The next page begins after the last table of the one before. */
export function myTables(limit: number, last?: TableListed): Promise<TableListed[]> {
  const page = last === undefined ? "" : `&before=${last.changed}&table=${last.table}`;
  return ask("GET", `/api/me/tables?limit=${limit}${page}`);
}

/** Where at most so many games stand can be asked for at once. */
export const MOST_STANDINGS = 12;
export const standings = (names: readonly string[]): Promise<Standing[]> =>
  ask("GET", `/api/positions?${names.map((name) => `table=${name}`).join("&")}`);
export const statistics = (): Promise<GameStatistics[]> => ask("GET", "/api/me/statistics");

export const openTable = (opening: Opening): Promise<TableSeen> =>
  ask("POST", "/api/tables", opening);
export const act = (name: string, key: string, what: Act): Promise<TableSeen> =>
  ask("POST", `/api/tables/${name}/acts`, { key, ...what });
export const replay = (name: string): Promise<Replay> => ask("GET", `/api/tables/${name}/replay`);
/** The record of a finished game. */
export const record = <Record>(name: string): Promise<Record> =>
  ask("GET", `/api/tables/${name}/record`);
export const prospects = (name: string): Promise<Prospects> =>
  ask("GET", `/api/tables/${name}/prospects`);
export const seeTable = (name: string): Promise<TableSeen> => ask("GET", `/api/tables/${name}`);

export const rename = (name: string): Promise<Me> => ask("PUT", "/api/me/name", { name });
export const chooseAvatar = (avatar: Avatar | null): Promise<Me> =>
  ask("PUT", "/api/me/avatar", { avatar });
export const companions = (limit: number): Promise<Companion[]> =>
  ask("GET", `/api/me/companions?limit=${limit}`);
export const blocks = (): Promise<Block[]> => ask("GET", "/api/me/blocks");
/** Want no more invitations from whoever sits on a chair of a table. */
export const block = (table: string, chair: number): Promise<void> =>
  ask("POST", "/api/me/blocks", { table, chair });
export const welcomeAgain = (key: string): Promise<void> => ask("DELETE", `/api/me/blocks/${key}`);
export const login = (name: string, passphrase: string): Promise<Me> =>
  ask("POST", "/api/login", { name, passphrase });
export const logout = (): Promise<void> => ask("POST", "/api/logout");
export const deleteMe = (): Promise<void> => ask("DELETE", "/api/me");
export const myRatings = (): Promise<MyRating[]> => ask("GET", "/api/me/ratings");

export const setPassphrase = (
  passphrase: string,
  current: string | null,
  keepTokens: boolean,
): Promise<Me> =>
  ask("PUT", "/api/me/passphrase", { passphrase, current, keep_tokens: keepTokens });

export const tokens = (): Promise<MyToken[]> => ask("GET", "/api/me/tokens");
export const newToken = (label: string): Promise<MyToken & { token: string }> =>
  ask("POST", "/api/me/tokens", { label });
export const revokeToken = (id: string): Promise<void> => ask("DELETE", `/api/me/tokens/${id}`);

export const pushState = (): Promise<PushSeen> => ask("GET", "/api/me/push");
export const subscribeToPush = (subscription: NewPush): Promise<PushSeen> =>
  ask("PUT", "/api/me/push", subscription);
export const unsubscribeFromPush = (): Promise<void> => ask("DELETE", "/api/me/push");
