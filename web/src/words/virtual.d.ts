declare module "virtual:words/*" {
  const text: string;
  export default text;
}

declare module "virtual:push-words" {
  const words: import("../../tools/push-words").PushWords;
  export default words;
}

declare module "virtual:stills" {
  /** By the name of the game. */
  const stills: Partial<Record<string, import("../parts/stills").Still>>;
  export default stills;
}

declare module "virtual:rules" {
  /** By "LANGUAGE/GAME". */
  const rules: Record<string, () => Promise<{ default: import("../../tools/rules").RulesText }>>;
  export default rules;
}
