/** What can be chosen, and how it is read back. */

export interface Chosen {
  theme: "system" | "light" | "dark";
  contrast: "system" | "more";
  motion: "system" | "off";
  sound: boolean;
  confirm: boolean;
}

export const DEFAULTS: Chosen = {
  theme: "system",
  contrast: "system",
  motion: "system",
  sound: false,
  confirm: false,
};

export const VALUES = {
  theme: ["system", "light", "dark"],
  contrast: ["system", "more"],
  motion: ["system", "off"],
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
  const truth = (key: "sound" | "confirm"): boolean =>
    typeof kept[key] === "boolean" ? kept[key] : DEFAULTS[key];
  return {
    theme: oneOf("theme", VALUES.theme, DEFAULTS.theme),
    contrast: oneOf("contrast", VALUES.contrast, DEFAULTS.contrast),
    motion: oneOf("motion", VALUES.motion, DEFAULTS.motion),
    sound: truth("sound"),
    confirm: truth("confirm"),
  };
}
