import type { Manifest } from "../manifest";
import type { MandaminaPosition } from "./position";
import Sign from "./Sign.svelte";

export default {
  board: () => import("./Board.svelte"),
  words: () => import("./words"),
  help: () => import("./help"),
  points: () => import("./points"),
  chance: () => import("./chance"),
  setup: () => import("./setup"),
  more: () => import("./Plan.svelte"),
  Sign,
  optionOrder: { goal: ["score", "simple"], difficulty: ["easy", "normal", "hard"] },
  // The difficulty is what a shape is worth; the simple game counts none.
  isOptionUsed: (option, chosen) => option !== "difficulty" || chosen.goal !== "simple",
} satisfies Manifest<MandaminaPosition>;
