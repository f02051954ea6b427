/** What can be chosen, and how it is read back. */

export interface Chosen {
  theme: "system" | "light" | "dark";
  contrast: "system" | "more";
  motion: "system" | "off";
  /** Names on the areas of a board. */
  labels: "learning" | "always" | "never";
  /** At tables with people. */
  sound: boolean;
  /** Against the computer and alone, too. */
  soundAlone: boolean;
  confirm: boolean;
  /** Whether signs of other players are shown. */
  reactions: boolean;
}

export const DEFAULTS: Chosen = {
  theme: "system",
  contrast: "system",
  motion: "system",
  labels: "learning",
  sound: true,
  soundAlone: false,
  confirm: false,
  reactions: true,
};

export const VALUES = {
  theme: ["system", "light", "dark"],
  contrast: ["system", "more"],
  motion: ["system", "off"],
  labels: ["learning", "always", "never"],
} as const;

/** Settings as they were kept; whatever makes no sense is as at first. */
export function readSettings(text: string | null): Chosen {
  let kept: Record<string, unknown> = {};
  try {
    const read: unknown = JSON.parse(text ?? "{}");
    if (typeof read === "object" && read !== null) kept = read as Record<string, unknown>;
  } catch {
    return DEFAULTS;
  }
  const oneOf = <T extends string>(key: string, values: readonly T[], usual: T): T =>
    values.includes(kept[key] as T) ? (kept[key] as T) : usual;
  const truth = (key: "sound" | "soundAlone" | "confirm" | "reactions"): boolean =>
    typeof kept[key] === "boolean" ? kept[key] : DEFAULTS[key];
  // Before there was a choice between tables, sounds were off unless somebody wanted all of them.
  if (!("soundAlone" in kept)) kept = { ...kept, soundAlone: kept["sound"] === true, sound: true };
  return {
    theme: oneOf("theme", VALUES.theme, DEFAULTS.theme),
    contrast: oneOf("contrast", VALUES.contrast, DEFAULTS.contrast),
    motion: oneOf("motion", VALUES.motion, DEFAULTS.motion),
    labels: oneOf("labels", VALUES.labels, DEFAULTS.labels),
    sound: truth("sound"),
    soundAlone: truth("soundAlone"),
    confirm: truth("confirm"),
    reactions: truth("reactions"),
  };
}

/** Whether something is heard at a table. */
export function isHeard({ sound, soundAlone }: Chosen, isAmongPeople: boolean): boolean {
  return sound && (isAmongPeople || soundAlone);
}
