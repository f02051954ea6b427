/** A position that is being set up: what lies where, what is chosen, and one step back. */

import type { Draft, Setup } from "../boards/setup";
import { lying, withField, withPlace } from "../boards/setup";

const MOST_STEPS = 200;

export class Setting {
  draft = $state.raw<Draft>({ places: {}, fields: {} });
  piece = $state.raw("");
  /** The heap that is filled, where there are heaps. */
  place = $state.raw<string | null>(null);
  #before = $state.raw<readonly Draft[]>([]);

  constructor(readonly setup: Setup) {
    this.clear();
    this.#before = [];
    this.place = setup.grid ? null : (setup.places[0]?.id ?? null);
  }

  /** The places that matter. */
  shown = $derived.by(() => {
    const { draft, setup } = this;
    return setup.places.filter(({ id }) => setup.isShown?.(draft, id) ?? true);
  });
  canUndo = $derived(this.#before.length > 0);
  left = $derived.by(() => {
    const { draft } = this;
    return new Map(this.setup.pieces.map(({ id }) => [id, this.setup.left(draft, id)]));
  });
  /** How many cells are empty. */
  free = $derived.by(() => {
    const { draft } = this;
    return this.setup.grid
      ? this.setup.places.filter(({ id }) => lying(draft, id).length === 0).length
      : 0;
  });

  /** A place was pressed, with the piece that is chosen. */
  press(place: string): void {
    const after = this.setup.put(this.draft, place, this.piece);
    if (after === this.draft) {
      this.piece = this.setup.next(this.draft, this.piece);
      return;
    }
    this.#change(after);
    this.piece = this.setup.next(after, this.piece);
  }

  /** Take a piece out of a heap. */
  take(place: string, at: number): void {
    const pieces = lying(this.draft, place).filter((_, number) => number !== at);
    this.#change(withPlace(this.draft, place, pieces));
  }

  choose(field: string, value: string): void {
    this.#change(withField(this.draft, field, value));
    if (this.place === null || this.shown.some(({ id }) => id === this.place)) return;
    this.place = this.shown[0]?.id ?? null;
  }

  clear(): void {
    this.#change(this.setup.empty);
    this.piece = this.setup.pieces[0]?.id ?? "";
  }

  undo(): void {
    const before = this.#before.at(-1);
    if (before === undefined) return;
    this.draft = before;
    this.#before = this.#before.slice(0, -1);
    this.piece = this.setup.next(before, this.piece);
  }

  /** Begin with a position; whether it can be changed here. */
  load(picture: string): boolean {
    const draft = this.setup.read(picture);
    if (draft) this.#change(draft);
    return draft !== null;
  }

  get picture(): string {
    return this.setup.write(this.draft);
  }

  #change(after: Draft): void {
    this.#before = [...this.#before, this.draft].slice(-MOST_STEPS);
    this.draft = after;
  }
}
