// @vitest-environment happy-dom
/** The first lesson is offered to whoever never played a game, and declined for good. */

import { beforeEach, expect, it, vi } from "vitest";
import { noteFinished } from "../../src/state/experience";
import { noteChoice } from "../../src/state/kept";
import { NIM } from "../kinds";

const TAUGHT = { ...NIM, has_lessons: true };

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});

const offer = () => import("../../src/state/offer");

it("to a newcomer, if there is one", async () => {
  const { isLessonOffered } = await offer();
  expect(isLessonOffered(TAUGHT)).toBe(true);
  expect(isLessonOffered({ ...NIM, has_lessons: false })).toBe(false);
});

it("to nobody who has opened a table or finished a game", async () => {
  noteChoice(NIM.name, {});
  expect((await offer()).isLessonOffered(TAUGHT)).toBe(false);
  localStorage.clear();
  noteFinished(NIM.name, "a-table");
  expect((await offer()).isLessonOffered(TAUGHT)).toBe(false);
});

it("never again once it was declined, also after a reload", async () => {
  const first = await offer();
  first.declineLesson(TAUGHT);
  expect(first.isLessonOffered(TAUGHT)).toBe(false);
  vi.resetModules();
  expect((await offer()).isLessonOffered(TAUGHT)).toBe(false);
});
