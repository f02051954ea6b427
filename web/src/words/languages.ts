/** The languages of Sandtable, and which of them a browser asks for. */

export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  fi: "Suomi",
  sv: "Svenska",
  da: "Dansk",
  nb: "Norsk bokmål",
} as const;

export type Language = keyof typeof LANGUAGES;

/** Other names under which browsers ask for a language of ours. */
const ALSO: Record<string, Language> = { no: "nb", nn: "nb" };

export function isLanguage(text: string | null): text is Language {
  return text !== null && Object.hasOwn(LANGUAGES, text);
}

/** The first of the wanted languages that we speak; English if there is none. */
export function choose(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0] ?? "";
    if (isLanguage(base)) return base;
    const also = ALSO[base];
    if (also) return also;
  }
  return "en";
}

const REGION = /^([a-z]{2,3})(?:-[a-z]{4})?-([a-z]{2}|\d{3})(?![a-z\d])/i;

/**
 * The language with the region of the reader, for dates: that of the first wanted tag in this
 * language, else of the first one that has any.
 */
export function regional(language: Language, wanted: readonly string[]): string {
  const found = wanted.map((tag) => REGION.exec(tag)).filter((match) => match !== null);
  const match = found.find(([, base]) => base!.toLowerCase() === language) ?? found[0];
  return match ? `${language}-${match[2]!.toUpperCase()}` : language;
}
