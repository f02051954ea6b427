/** A board of tiles, entered by hand: face up, or in the group of a player. */

import { SAND } from "../colours";
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

const OF_COLOUR = 9;
const MARKER = "marker";
const NONE = "-";
const OFF = [2, 1, 0, 0, 0, 0, 1, 2];
const SEATS = ["0", "1"];
const PHASES = ["bowls", "turn", "final-flips", "over"];
const COLOURS = [...SAND];

/** `k` is a black tile face up, `K0` one in the group of the first player, `K01` with marker 1. */
function pieceOf(id: string): Piece {
  const colour = id[0]!.toLowerCase();
  if (id === MARKER) return { id, colour: null, shape: "marker", badge: "1" };
  if (id === colour) return { id, colour, shape: "open" };
  const seat = Number(id[1]) + 1;
  return { id, colour, shape: "tile", badge: id[2] ? `${seat}·${id[2]}` : `${seat}` };
}

const pieces: readonly Piece[] = [
  ...COLOURS,
  ...SEATS.flatMap((seat) => COLOURS.map((colour) => colour.toUpperCase() + seat)),
  MARKER,
].map(pieceOf);

const places: readonly Place[] = OFF.flatMap((off, row) =>
  Array.from({ length: ROWS - 2 * off }, (_, at) => {
    const column = off + at;
    return { id: nameOf({ row, column }, ROWS), most: 1, row, column };
  }),
);

const colourOf = (piece: string): string => piece[0]!.toLowerCase();
const groupOf = (piece: string): string => piece.slice(0, 2);

/** What lies beside the board: in the bowls, or before they are filled the two first tiles. */
function aside({ fields }: Draft): string[] {
  const { phase, bowl0, bowl1, tile0, tile1 } = fields;
  return (phase === "bowls" ? [tile0, tile1] : [bowl0, bowl1]).map(String);
}

function left(draft: Draft, piece: string): number {
  if (piece === MARKER) return countOf(draft, (one) => one.length > 1) > 0 ? 1 : 0;
  const colour = colourOf(piece);
  const beside = aside(draft).filter((letter) => letter === colour).length;
  return OF_COLOUR - beside - countOf(draft, (one) => colourOf(one) === colour);
}

/** All groups of a seat that have a marker, by their numbers. */
function markedOf(draft: Draft, seat: string): string[] {
  return Object.values(draft.places)
    .flat()
    .filter((one) => one[1] === seat && one[2])
    .sort((one, other) => Number(one[2]) - Number(other[2]));
}

/** Every group has one marker, and the numbers of a seat begin with 1. */
function numbered(draft: Draft): Draft {
  let tidy = draft;
  for (const seat of SEATS) {
    const seen = new Set<string>();
    const order = markedOf(tidy, seat).map(groupOf);
    const groups = Object.values(tidy.places)
      .flat()
      .filter((one) => one[1] === seat);
    const all = [...new Set([...order, ...groups.map(groupOf)])];
    // A group without a marker has it on the tile that was placed first.
    for (const [place, [piece]] of Object.entries(tidy.places)) {
      if (!piece || piece[1] !== seat) continue;
      const group = groupOf(piece);
      const isMarked = order.includes(group) ? Boolean(piece[2]) : !seen.has(group);
      if (isMarked) seen.add(group);
      tidy = withPlace(tidy, place, [isMarked ? group + (all.indexOf(group) + 1) : group]);
    }
  }
  return tidy;
}

function moveMarker(draft: Draft, place: string): Draft {
  const [piece] = lying(draft, place);
  if (!piece || piece.length === 1) return draft;
  const group = groupOf(piece);
  const marked = Object.entries(draft.places).find(([, [one]]) => one?.startsWith(group) && one[2]);
  const number = marked?.[1][0]?.[2] ?? "1";
  const without = marked ? withPlace(draft, marked[0], [group]) : draft;
  return withPlace(without, place, [group + number]);
}

const setup: Setup = {
  grid: { rows: ROWS, columns: ROWS },
  places,
  pieces,
  fields: [
    { id: "phase", values: PHASES },
    { id: "turn", values: SEATS },
    { id: "bowl0", values: COLOURS, isColour: true },
    { id: "bowl1", values: COLOURS, isColour: true },
    { id: "tile0", values: COLOURS, isColour: true },
    { id: "tile1", values: COLOURS, isColour: true },
  ],
  empty: {
    places: {},
    fields: { phase: "turn", turn: "0", bowl0: "k", bowl1: "r", tile0: "k", tile1: "r" },
  },
  pieceOf,
  put(draft, place, piece) {
    if (piece === MARKER) return moveMarker(draft, place);
    const [before] = lying(draft, place);
    if (before !== undefined && groupOf(before) === piece)
      return numbered(withPlace(draft, place, []));
    const without = withPlace(draft, place, []);
    if (left(without, piece) <= 0) return draft;
    // Placed last, it comes last: of a new group the first tile has the marker.
    const { [place]: _, ...others } = draft.places;
    return numbered({ ...draft, places: { ...others, [place]: [piece] } });
  },
  left,
  next: (draft, piece) =>
    piece === MARKER || left(draft, piece) > 0 ? piece : nextLeft(pieces, draft, piece, left),
  isUsed: ({ fields }, field) => fields.phase !== "bowls" || !field.startsWith("bowl"),
  read(picture) {
    const [first = "", second = "", , ...rows] = picture.replace(/^\n+/, "").split("\n");
    const [, phase = "turn", turn = "0"] = first.split(" ");
    const [, bowls = "--", , tiles = "kr"] = second.split(" ");
    const at = ({ row, column }: Place): string[] => {
      const start = 3 + 4 * column!;
      const text = rows[row!]?.slice(start, start + 4).trim() ?? "";
      return text ? [text] : [];
    };
    const bowl = (seat: number): string => (bowls[seat] === NONE ? tiles[seat]! : bowls[seat]!);
    return {
      places: Object.fromEntries(places.map((place) => [place.id, at(place)])),
      fields: {
        phase,
        turn,
        bowl0: bowl(0),
        bowl1: bowl(1),
        tile0: tiles[0] ?? "k",
        tile1: tiles[1] ?? "r",
      },
    };
  },
  write(draft) {
    const { phase, turn, bowl0, bowl1, tile0, tile1 } = draft.fields;
    const bowls = phase === "bowls" ? NONE + NONE : `${bowl0}${bowl1}`;
    const rows = Array.from({ length: ROWS }, (_, row) => {
      const cells = Array.from({ length: ROWS }, (_, column) => {
        const place = places.find((one) => one.row === row && one.column === column);
        return (place ? (lying(draft, place.id)[0] ?? "") : "").padEnd(4);
      });
      return `${ROWS - row}  ${cells.join("")}`.trimEnd();
    });
    return [
      `patterns ${phase} ${turn}`,
      `bowls ${bowls} tiles ${tile0}${tile1}`,
      "   a   b   c   d   e   f   g   h",
      ...rows,
    ].join("\n");
  },
  pieceName(id, say) {
    if (id === MARKER) return say("setup-patterns-marker");
    // ids: colour-*
    const colour = say(`colour-${colourOf(id)}`);
    if (id.length === 1) return say("setup-patterns-up", { colour });
    const seat = Number(id[1]) + 1;
    return id[2]
      ? say("setup-patterns-marked", { colour, seat, number: Number(id[2]) })
      : say("setup-patterns-down", { colour, seat });
  },
  placeName: (id) => id,
  // ids: setup-patterns-field-*
  fieldName: (id, say) => say(`setup-patterns-field-${id}`),
  valueName(field, value, say) {
    // ids: setup-patterns-phase-*
    if (field === "phase") return say(`setup-patterns-phase-${value}`);
    if (field === "turn") return say("setup-seat", { seat: Number(value) + 1 });
    // ids: colour-*
    return say(`colour-${value}`);
  },
};

export default setup;
