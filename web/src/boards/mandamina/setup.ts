/** A box of marbles, entered by hand: the hole first, then colour by colour. */

import { MARBLES } from "../colours";
import { nameOf } from "../grid";
import {
  countOf,
  lying,
  nextLeft,
  withPlace,
  type Draft,
  type Piece,
  type Place,
  type Setup,
} from "../setup";
import { ROWS } from "./layout";

const HOLE = ".";
const OF_COLOUR = 6;

const pieces: readonly Piece[] = [
  { id: HOLE, colour: null, shape: "hole" },
  ...[...MARBLES].map((colour): Piece => ({ id: colour, colour, shape: "round" })),
];

const places: readonly Place[] = Array.from({ length: ROWS * ROWS }, (_, at) => {
  const [row, column] = [Math.floor(at / ROWS), at % ROWS];
  return { id: nameOf({ row, column }, ROWS), most: 1, row, column };
});

function left(draft: Draft, piece: string): number {
  return (piece === HOLE ? 1 : OF_COLOUR) - countOf(draft, (one) => one === piece);
}

/** When only one colour is left, the rest of the box is its. */
function completed(draft: Draft): Draft {
  const open = pieces.filter(({ id }) => left(draft, id) > 0);
  const free = places.filter(({ id }) => lying(draft, id).length === 0);
  if (open.length !== 1 || free.length !== left(draft, open[0]!.id)) return draft;
  return free.reduce((filled, { id }) => withPlace(filled, id, [open[0]!.id]), draft);
}

const setup: Setup = {
  grid: { rows: ROWS, columns: ROWS },
  places,
  pieces,
  fields: [{ id: "moves", values: null }],
  empty: { places: {}, fields: { moves: "0" } },
  pieceOf: (id) => pieces.find((piece) => piece.id === id) ?? pieces[0]!,
  put(draft, place, piece) {
    if (lying(draft, place)[0] === piece) return withPlace(draft, place, []);
    if (left(draft, piece) <= 0) return draft;
    return completed(withPlace(draft, place, [piece]));
  },
  left,
  next: (draft, piece) => nextLeft(pieces, draft, piece, left),
  read(picture) {
    const [heading = "", , ...rows] = picture.trim().split("\n");
    const letters = rows.map((row) => row.trim().split(/\s+/).slice(1));
    const at = (place: Place): string[] => {
      const letter = letters[place.row!]?.[place.column!];
      return letter === undefined ? [] : [letter];
    };
    return {
      places: Object.fromEntries(places.map((place) => [place.id, at(place)])),
      fields: { moves: heading.split(" ").at(-1) ?? "0" },
    };
  },
  write(draft) {
    const rows = Array.from({ length: ROWS }, (_, row) => {
      const cells = places.filter((place) => place.row === row);
      return `${ROWS - row}  ${cells.map(({ id }) => lying(draft, id)[0] ?? "?").join(" ")}`;
    });
    return [`mandamina moves ${draft.fields.moves || 0}`, "   a b c d e f g", ...rows].join("\n");
  },
  // ids: colour-*
  pieceName: (id, say) => (id === HOLE ? say("setup-mandamina-hole") : say(`colour-${id}`)),
  placeName: (id) => id,
  fieldName: (_, say) => say("setup-mandamina-moves"),
  valueName: (_, value) => value,
};

export default setup;
