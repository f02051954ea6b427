"""What the server itself says when it does not do something, by codes that never change."""

SENTENCES = {
    # Who asks.
    "unknown-visitor": "nobody knows you yet: visit first (POST /api/visit), or send a token",
    "bad-header": "send `Authorization: Bearer` and your token",
    "bad-token": "this token is not valid",
    "just-deleted": "you have just been deleted",
    "wrong-passphrase": "this is not your passphrase",
    "wrong-login": "this name and this passphrase do not belong together",
    "not-for-programs": "a program may not do this",
    "only-watching": "you are only watching: visit first, or send a token",
    # Names and tokens.
    "name-taken": "this name is taken: choose another",
    "name-alike": "this name looks too much like another player's: choose another",
    "name-kept": "this name is kept for the computer's players",
    "name-mixed": "a name may only use the letters of one alphabet",
    "bad-label": "a label may only contain printable characters",
    "tokens-full": "you have {most} tokens: revoke one first",
    "no-such-token": "you have no such token",
    # Tables.
    "no-such-table": "there is no such table or person: tables nobody came to are closed",
    "tables-waiting": "{most} of your tables wait for players: play at one of them first",
    "tables-waiting-here": "too many tables of your network wait for players: join one of them",
    "ahead": "this table has {number} events, and you answer {answered}",
    "stale": "the game has gone on: you answer {answered} events, there are {number}",
    "chair-for-you": "leave a chair for yourself",
    "faster": "another request was faster: try again",
    "crowded": "too many requests at once: try again",
    # Requests.
    "not-understood": "{place}: {reason}",
    "not-text": "messages are text",
    "other-site": "this came from another site",
    "no-origin": "a socket with a cookie must say its origin",
    "nothing-here": "not found",
    "wrong-method": "method not allowed",
    "too-long": "a request has at most {most} bytes",
    "not-json": "send JSON (Content-Type: application/json)",
    "too-many": "too many requests: try again in {seconds} s",
    "store-silent": "the database does not answer: try again later",
    "broken": "something went wrong here; it has been noted",
}
