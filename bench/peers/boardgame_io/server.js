// boardgame.io as its documentation sets it up: one game, matches kept in files.
// node server.js PORT FOLDER

const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { TicTacToe } = require('./game');

const [port, dir] = process.argv.slice(2);
const server = Server({
  games: [TicTacToe],
  origins: [Origins.LOCALHOST],
  db: new FlatFile({ dir }),
});
server.run(Number(port));
