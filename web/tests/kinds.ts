/** Games as the server describes them, for tests. */

import type { GameKind } from "../src/api/types";

function kind(name: string, change: Partial<GameKind> = {}): GameKind {
  return {
    name: name as GameKind["name"],
    title: name.charAt(0).toUpperCase() + name.slice(1),
    summary: `${name} in one line`,
    letter: "",
    together: false,
    seats: [2],
    can_be_rated: true,
    has_secrets: false,
    has_memory: false,
    can_undo: true,
    has_demo: true,
    has_lessons: false,
    has_puzzles: false,
    has_review: false,
    has_daily: false,
    options: {},
    bots: ["random", "novice", "steady", "expert"].map((level) => ({
      level,
      words: "",
      seconds: 1,
      rating: null,
    })),
    ...change,
  };
}

export const MANDALA = kind("mandala", { has_secrets: true, has_memory: true });
export const PATTERNS = kind("patterns");
export const MANDAMINA = kind("mandamina", {
  together: true,
  seats: [1, 2, 3, 4, 5, 6],
  can_be_rated: false,
  options: {
    difficulty: ["normal", "easy", "hard"],
    goal: ["score", "simple"],
    seats: [1, 2, 3, 4, 5, 6],
  },
  bots: [
    { level: "random", words: "", seconds: 0, rating: null },
    { level: "neighbour", words: "", seconds: 1, rating: null },
    { level: "friend", words: "", seconds: 1, rating: null },
    { level: "partner", words: "", seconds: 1, rating: null },
  ],
});

/** A game that the page has never heard of. */
export const NIM = kind("nim", {
  title: "Nim",
  summary: "Take the last match.",
  options: { heaps: [3, 5], rule: ["normal", "misere"] },
  bots: [{ level: "sly", words: "", seconds: 1, rating: null }],
});
