"""An engine that misbehaves as its first argument says."""

import json
import sys
import time

PROTOCOL = "sandtable-engine/1"


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


def main(manner: str) -> None:
    if manner == "dead":
        sys.exit("no weights found")
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            if manner == "foreign":
                say(type="hello", protocol="uci", game=message["game"])
            elif manner != "mute":
                say(type="hello", protocol=PROTOCOL, game=message["game"], name=manner)
        elif message["type"] == "think":
            answer(manner, message)


def answer(manner: str, message: dict[str, object]) -> None:
    moves = message["legal_moves"]
    assert isinstance(moves, list)
    good = {"type": "move", "id": message["id"], "move": moves[0]}
    match manner:
        case "good":
            say(type="info", text="I see")
            say(**good)
        case "crash":
            raise SystemExit("segmentation fault, or so")
        case "silent":
            time.sleep(60)
        case "stopped":  # It answers only when it is told that its time is up.
            assert json.loads(sys.stdin.readline())["type"] == "stop"
            say(**good)
        case "garbage":
            print("bestmove e2e4", flush=True)
        case "list":
            print("[1, 2]", flush=True)
        case "illegal":
            say(**{**good, "move": "castle long"})
        case "number":
            say(**{**good, "move": 7})
        case "stale":
            say(**{**good, "id": 0})
        case "nested":
            print("[" * 100_000, flush=True)
        case "long":
            print("x" * 3_000_000, flush=True)
        case "flood":
            while True:
                print("x" * 1000)
        case "sorry":
            say(type="error", error="I do not know this position")


if __name__ == "__main__":
    main(sys.argv[1])
