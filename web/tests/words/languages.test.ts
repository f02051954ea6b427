/** Every language says what English says, and counts as its speakers do. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import {
  FluentSerializer,
  Visitor,
  type Message,
  type SelectExpression,
  type VariableReference,
  type Variant,
} from "@fluent/syntax";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/words/languages";
import { messagesOf } from "./sources";

const LOCALES = new URL("../../locales/", import.meta.url);
const ENGLISH = messagesOf("en");
const OTHERS = Object.keys(LANGUAGES).filter((language) => language !== "en");

/** Words that are the same in both languages, by the language they are the same in. */
const SAME: Record<string, readonly string[]> = {
  de: ["daily-board-name", "people-login-passphrase", "people-name", "people-token"],
  fr: [
    "colour-o",
    "choice-mandamina-goal-score",
    "colour-v",
    "mandamina-label-centre",
    "mandamina-points-sum",
    "nav-pages",
    "patterns-total",
    "points-sum",
    "show-pause",
  ],
  fi: [],
  sv: ["colour-o", "rated"],
  da: ["colour-o", "rated", "show-pause"],
  nb: ["daily-hint", "learn-hint", "puzzle-hint", "rated", "show-pause", "study-hint"],
};
const NAMES = [
  "sandtable",
  "table-page-title",
  ...[...ENGLISH.keys()].filter((id) => id.startsWith("bot-name-")),
];
/** Units are written with their symbols, which are the same everywhere. */
const UNITS = ["clock-limit-base", "option-clock-base-15", "option-clock-base-5"];

/** A label on a button: short in English, so it must not grow long elsewhere. */
const LABEL_LENGTH = 20;

/** What a text is made of; where words are filled in, its `text` has a zero. */
class Reader extends Visitor {
  readonly variables = new Set<string>();
  readonly choices: SelectExpression[] = [];
  text = "";

  override visitVariableReference(node: VariableReference): void {
    this.variables.add(node.id.name);
    this.text += "0";
  }

  override visitSelectExpression(node: SelectExpression): void {
    this.choices.push(node);
    this.genericVisit(node);
  }

  visitTextElement(node: { value: string }): void {
    this.text += node.value;
  }
}

function read(node: Message | Variant): Reader {
  const reader = new Reader();
  reader.visit(node.value!);
  return reader;
}

function valueOf(message: Message): string {
  return new FluentSerializer().serializeEntry(message).replace(/^(#.*\n)*[^=]+=\s*/, "");
}

/** The plural forms of a language that whole numbers take, and which numbers take them. */
function formsOf(language: string): Map<string, number[]> {
  const rules = new Intl.PluralRules(language);
  const forms = new Map<string, number[]>();
  for (let number = 0; number <= 200; number++) {
    const form = rules.select(number);
    forms.set(form, [...(forms.get(form) ?? []), number]);
  }
  return forms;
}

function keyOf(variant: Variant): string {
  return variant.key.type === "Identifier" ? variant.key.name : variant.key.value;
}

function isPlural(choice: SelectExpression): boolean {
  return choice.variants.some((variant) => keyOf(variant) === "one");
}

/** The forms that a choice of plurals lacks, has in vain, or that hide which number it is. */
function wrongForms(language: string, choice: SelectExpression): string[] {
  const keys = choice.variants.map(keyOf);
  const forms = formsOf(language);
  const wrong = [...forms.keys()].filter((form) => !keys.includes(form));
  for (const variant of choice.variants) {
    const key = keyOf(variant);
    if (/^\d+$/.test(key)) continue;
    const numbers = (forms.get(key) ?? []).filter((number) => !keys.includes(String(number)));
    const counted = (choice.selector as VariableReference).id.name;
    const saysNumber = read(variant).variables.has(counted);
    if (numbers.length === 0 || (numbers.length > 1 && !saysNumber)) wrong.push(key);
  }
  return wrong;
}

describe.each(OTHERS)("%s", (language) => {
  const messages = messagesOf(language);
  const pairs = [...messages].flatMap(([id, message]) => {
    const english = ENGLISH.get(id);
    return english ? [{ id, message, english }] : [];
  });

  it("has the files, texts and order of English", () => {
    const files = (of: string): string[] => readdirSync(new URL(of, LOCALES));
    expect(files(language)).toEqual(files("en"));
    expect([...messages.keys()]).toEqual([...ENGLISH.keys()]);
  });

  it("fills in the words that English fills in, or that a comment offers", () => {
    const wrong = pairs.filter(({ message, english }) => {
      const here = read(message).variables;
      const there = read(english).variables;
      const isOffered = (name: string): boolean =>
        there.has(name) || (english.comment?.content.includes(`$${name}`) ?? false);
      return ![...there].every((name) => here.has(name)) || ![...here].every(isOffered);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it("has all its plural forms, and no others", () => {
    const wrong = [...messages].flatMap(([id, message]) =>
      read(message)
        .choices.filter(isPlural)
        .flatMap((choice) => wrongForms(language, choice).map((form) => `${id} [${form}]`)),
    );
    expect(wrong).toEqual([]);
  });

  it("can be filled in", () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of readdirSync(new URL(language, LOCALES))) {
      const text = readFileSync(new URL(`${language}/${file}`, LOCALES), "utf8");
      expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    }
    const errors: Error[] = [];
    for (const [id, message] of messages) {
      for (const number of [0, 1, 2, 21]) {
        const names = [...read(message).variables];
        const words = Object.fromEntries(names.map((name) => [name, number]));
        bundle.formatPattern(bundle.getMessage(id)!.value!, words, errors);
      }
    }
    expect(errors).toEqual([]);
  });

  it("leaves no English", () => {
    const same = pairs.filter(
      ({ message, english }) =>
        /\p{L}/u.test(read(english).text) && valueOf(message) === valueOf(english),
    );
    const expected = [...NAMES, ...UNITS, ...SAME[language]!];
    expect(same.map(({ id }) => id).sort()).toEqual(expected.sort());
  });

  it("keeps labels short", () => {
    const long = pairs.filter(({ message, english }) => {
      const label = read(english);
      const isLabel = label.variables.size === 0 && label.text.length <= LABEL_LENGTH;
      return isLabel && read(message).text.length > 1.6 * label.text.length + 12;
    });
    expect(long.map(({ id }) => id)).toEqual([]);
  });

  it("has the signs of printing", () => {
    const signs = language === "fr" ? /['"]|\.\.\.| [;:!?»]|« / : /['"]|\.\.\.| [;:!?]/;
    const wrong = [...messages].filter(([, message]) => signs.test(read(message).text));
    expect(wrong.map(([id]) => id)).toEqual([]);
  });
});
