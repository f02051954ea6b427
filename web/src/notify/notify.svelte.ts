/** Notifications of this browser: whether they can be, whether they are wanted, and showing them. */

import { keep, kept } from "../state/storage";
import {
  answered,
  readAnswers,
  UNASKED,
  type Answer,
  type Answers,
  type Means,
  type Question,
} from "./asking";

const KEPT = "notify";
const ICON = "/icon-192.png";

function permissionNow(): Means["permission"] {
  const canBe = "Notification" in window && "serviceWorker" in navigator;
  return canBe ? Notification.permission : "unsupported";
}

export class Notify {
  permission = $state.raw<Means["permission"]>(permissionNow());
  answers = $state.raw<Answers>(UNASKED);
  #isIgnored = false;

  constructor() {
    this.look();
  }

  /** Whether a turn is shown as a notification. */
  get isOn(): boolean {
    return this.permission === "granted" && this.answers.notify === "yes";
  }

  /** The browser may have been told otherwise meanwhile, in another tab or in its own settings. */
  look(): void {
    this.permission = permissionNow();
    this.answers = readAnswers(kept(KEPT));
  }

  /** Somebody has answered, here or in the settings. A yes asks the browser, which asks them. */
  async answer(question: Question, answer: Answer): Promise<boolean> {
    if (answer === "yes" && this.permission === "default") {
      this.permission = await Notification.requestPermission();
    }
    // What the browser was told counts: a no there is a no.
    const isAllowed = answer === "no" || this.permission === "granted";
    this.#keep(answered(this.answers, question, isAllowed ? answer : "no"));
    return answer === "yes" && isAllowed;
  }

  /** A question was shown; unless it is answered, this visit counts. */
  shown(): void {
    if (this.#isIgnored) return;
    this.#isIgnored = true;
    this.#keep({ ...this.answers, ignored: this.answers.ignored + 1 });
  }

  /** Show that it is our turn at a table; a click on it leads there. */
  async show(table: string, title: string, body: string): Promise<void> {
    if (!this.isOn) return;
    const registration = await navigator.serviceWorker.getRegistration();
    const data = { path: `/tables/${table}` };
    await registration?.showNotification(title, { body, data, icon: ICON, tag: table });
  }

  /** Whoever is at the table again needs to be told nothing. */
  async close(table: string): Promise<void> {
    if (this.permission !== "granted") return;
    const registration = await navigator.serviceWorker.getRegistration();
    const shown = (await registration?.getNotifications({ tag: table })) ?? [];
    for (const notification of shown) notification.close();
  }

  #keep(answers: Answers): void {
    this.answers = answers;
    keep(KEPT, JSON.stringify(answers));
  }
}

export const notify = new Notify();
