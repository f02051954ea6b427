"""A bot that plays any game of a server by the public API (docs/bot-api.md).

python bot.py http://localhost:8000 GAME              open a table and wait for somebody
python bot.py http://localhost:8000 GAME steady       open a table against a bot of the server
python bot.py http://localhost:8000 GAME goal=simple  open a table with an option of the game
python bot.py http://localhost:8000 TABLE             sit down at a table
It is a new guest, or whoever the token in SANDTABLE_TOKEN belongs to. Needs `websockets`.
"""

import json
import os
import secrets
import sys
import time
from urllib import request

from own_seed import OwnSeed  # A file beside this one.
from websockets.sync.client import connect

http = request.build_opener(request.HTTPCookieProcessor())  # The cookie makes us a guest.
own_seed = OwnSeed()


def choose(position):  # The whole skill of this bot.
    return secrets.choice(position["legal_moves"])


def post(url, body, **headers):
    headers["Content-Type"] = "application/json"
    return json.load(http.open(request.Request(url, json.dumps(body).encode(), headers)))


def answer(message):
    """What to say to a message of the table."""
    table = message.get("table", {})
    if message["type"] == "refused":
        time.sleep(1)  # We were too quick or too late: look again.
        socket.send(json.dumps({"type": "since", "number": message["number"]}))
    if table.get("status") == "waiting":
        return own_seed.say(table, message["chair"])
    if table.get("position", {}).get("legal_moves"):
        return {"type": "play", "number": table["number"], "move": choose(table["position"])}


address, what, *words = sys.argv[1:]
if not (token := os.environ.get("SANDTABLE_TOKEN")):
    post(f"{address}/api/visit", {})
    token = post(f"{address}/api/me/tokens", {})["token"]
bearer = {"Authorization": f"Bearer {token}"}
if what in [game["name"] for game in json.load(http.open(f"{address}/api/games"))]:
    options = dict(word.split("=") for word in words if "=" in word)
    options = {name: int(value) if value.isdigit() else value for name, value in options.items()}
    wish = {"game": what, "options": options, "bots": [word for word in words if "=" not in word]}
    what = post(f"{address}/api/tables", wish, **bearer)["name"]
    print("table", what, flush=True)
with connect(f"ws{address[4:]}/api/tables/{what}/socket", additional_headers=bearer) as socket:
    for message in map(json.loads, socket):
        if said := answer(message):
            socket.send(json.dumps(said | {"key": secrets.token_hex(8)}))
        elif result := message.get("table", {}).get("result"):
            break
record = json.load(http.open(f"{address}/api/tables/{what}/record"))
print(own_seed.check(record) or "cards checked", result, sep="\n")
