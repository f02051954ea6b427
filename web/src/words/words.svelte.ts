/** Everything people read goes through `t`: the words are in locales/LANGUAGE/*.ftl. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { keep, kept } from "../state/storage";
import { choose, isLanguage, regional, type Language } from "./languages";
import { filledIn, withMinus } from "./numbers";
import { relative } from "./relative";

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
  fr: () => import("virtual:words/fr"),
  fi: () => import("virtual:words/fi"),
  sv: () => import("virtual:words/sv"),
  da: () => import("virtual:words/da"),
  nb: () => import("virtual:words/nb"),
};

/** Texts that only some pages need, by the name of their part (tools/fluent.ts). */
const PARTS: Record<Part, Record<Language, () => Promise<{ default: string }>>> = {
  study: {
    en: () => import("virtual:words/en/study"),
    de: () => import("virtual:words/de/study"),
    fr: () => import("virtual:words/fr/study"),
    fi: () => import("virtual:words/fi/study"),
    sv: () => import("virtual:words/sv/study"),
    da: () => import("virtual:words/da/study"),
    nb: () => import("virtual:words/nb/study"),
  },
};
export type Part = "study";

const REMEMBERED = "language";
/** The parts that a page has asked for: they come along when the language changes. */
const wantedParts = new Set<Part>();

let language = $state<Language>("en");
let bundle = $state.raw<FluentBundle | null>(null);

/** Isolation marks would show up in copied text; our sentences mix no directions of writing. */
export function bundleOf(of: Language, text: string): FluentBundle {
  const made = new FluentBundle(of, { useIsolating: false });
  const errors = made.addResource(new FluentResource(text));
  if (errors[0]) throw errors[0];
  return made;
}

/** A text in the language of the page; a message that is missing shows its own name. */
export function t(id: string, words: Record<string, FluentVariable> = {}): string {
  const message = bundle?.getMessage(id);
  return message?.value ? bundle!.formatPattern(message.value, filledIn(words)) : id;
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

export function currentLanguage(): Language {
  return language;
}

/** The language somebody chose here, else the first one the browser asks for. */
export function preferredLanguage(): Language {
  const chosen = kept(REMEMBERED);
  if (!isLanguage(chosen)) return choose(navigator.languages);
  tellServer(chosen); // It may have forgotten, or never been told.
  return chosen;
}

/** Have the texts of a part, before anything of it is shown. */
export async function loadWords(part: Part): Promise<void> {
  if (wantedParts.has(part)) return;
  wantedParts.add(part);
  try {
    await speak(language);
  } catch (error) {
    wantedParts.delete(part);
    throw error;
  }
}

export async function speak(wanted: Language): Promise<void> {
  const parts = [TEXTS[wanted], ...[...wantedParts].map((part) => PARTS[part][wanted])];
  const texts = await Promise.all(parts.map((load) => load()));
  bundle = bundleOf(wanted, texts.map((text) => text.default).join("\n"));
  language = wanted;
  document.documentElement.lang = wanted;
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  keep(REMEMBERED, wanted);
  tellServer(wanted);
  await speak(wanted);
}

/** The first page is sent in the language that was chosen here. */
export function tellServer(chosen: Language): void {
  document.cookie = `${REMEMBERED}=${chosen}; path=/; max-age=31536000; samesite=lax`;
}

export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  return withMinus(new Intl.NumberFormat(language, options).format(value));
}

export function formatDate(milliseconds: number): string {
  const locale = regional(language, navigator.languages);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return format.format(milliseconds);
}

/** "3 minutes ago". */
export function formatAgo(milliseconds: number, now: number): string {
  return relative(milliseconds, now, regional(language, navigator.languages));
}

/** "18 Nov 2026". */
export function formatDay(milliseconds: number): string {
  const locale = regional(language, navigator.languages);
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(milliseconds);
}
