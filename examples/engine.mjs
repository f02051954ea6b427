// An engine for any game, in plain JavaScript (docs/engine-protocol.md): `node engine.mjs`.
//
//     sandtable arena GAME novice "exec:node examples/engine.mjs"
//
// It plays what `choose` says: where tiles are flipped, the one that scores most, else anything.

import { createInterface } from "node:readline";

const PROTOCOL = "sandtable-engine/1";

/** One of message.legal_moves. What the seat may know is in message.view. */
function choose({ legal_moves: moves, view, seat }) {
  const flips = moves.filter((move) => move.startsWith("flip "));
  const [best] = flips.sort((one, other) => gain(view, seat, other) - gain(view, seat, one));
  return best ?? moves[Math.floor(Math.random() * moves.length)];
}

/** What a flip scores: the number of the own group of that colour. */
function gain({ board, groups }, seat, move) {
  const [column, row] = move.split(" ")[1];
  const colour = board[8 - Number(row)]["abcdefgh".indexOf(column)];
  return groups[seat].find((group) => group.colour === colour)?.number ?? 0;
}

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  switch (message.type) {
    case "hello":
      return say({ type: "hello", protocol: PROTOCOL, game: message.game, name: "example" });
    case "think":
      return say({ type: "move", id: message.id, move: choose(message) });
    case "quit":
      return process.exit(0);
    // "new": nothing is remembered from move to move. "stop": every answer comes at once.
  }
});
