/** A table as far as turns are concerned, which a test can let go on. */

export interface Room {
  [key: string]: unknown;
  name: string;
  chair: number;
  table: unknown;
  plays: { seat: number }[];
  isMyTurn: boolean;
  isAmongPeople: boolean;
}

export function room(table: object = {}, change: Partial<Room> = {}): Room {
  const made: Room = $state({
    name: "a-table",
    chair: 0,
    table: { status: "playing", seat: 0, clock: { move: 60 }, ...table },
    plays: [],
    isMyTurn: true,
    isAmongPeople: true,
    ...change,
  });
  return made;
}
