/** Short sentences: shown for a moment, and said to screen readers. */

interface Notice {
  id: number;
  text: string;
  isBad: boolean;
  /** It says what something is; the next such notice takes its place. */
  isAbout?: true;
}

const SHOWN_FOR = 6000;

class Notices {
  shown = $state.raw<readonly Notice[]>([]);
  /** What a screen reader says next. */
  said = $state.raw("");
  #count = 0;

  /** Only said; the page shows it somewhere else. */
  say(text: string): void {
    // The same sentence twice is a change only if something differs.
    this.said = this.said === text ? `${text}\u00a0` : text;
  }

  /** Shown and said. */
  show(text: string, isBad = false): void {
    this.display(text, isBad);
    this.say(text);
  }

  /** Only shown. What went wrong before the last thing that went wrong matters no more. */
  display(text: string, isBad = false): void {
    const id = this.#count++;
    const others = this.shown.filter((notice) => notice.text !== text && !(isBad && notice.isBad));
    this.shown = [...others, { id, text, isBad }];
    setTimeout(() => this.dismiss(id), SHOWN_FOR);
  }

  /** What something is that was pressed: shown and said, one at a time. */
  explain(text: string): void {
    const others = this.shown.filter((notice) => !notice.isAbout);
    const id = this.#count++;
    this.shown = [...others, { id, text, isBad: false, isAbout: true }];
    setTimeout(() => this.dismiss(id), SHOWN_FOR);
    this.say(text);
  }

  /** What went wrong no longer matters: something has gone right since. */
  settle(): void {
    this.shown = this.shown.filter((notice) => !notice.isBad);
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
