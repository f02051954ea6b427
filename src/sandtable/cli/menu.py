"""The questions to somebody who has only typed `sandtable play`."""

from collections.abc import Sequence

from ..games import GAMES, Game, load
from ..players.registry import PLAYERS
from .opponents import introductions
from .screen import Screen
from .seating import Against, Wishes


def choose_game(screen: Screen) -> str:
    """One of the games."""
    screen.say("Which game?", "bold")
    games = [load(name) for name in GAMES]
    width = max(len(game.title) for game in games)
    for number, game in enumerate(games, start=1):
        screen.show(f"  {number}  {game.title:<{width}}  {game.summary}")
    return GAMES[_choose(screen, GAMES)]


def choose_players(screen: Screen, game: Game, wishes: Wishes) -> None:
    """People on one keyboard, the computer, or (where the game has it) nobody else."""
    choices: list[tuple[str, Against, int | None]] = [
        ("people on this keyboard", Against.PEOPLE, None),
        ("me against the computer", Against.BOT, None),
    ]
    if game.shared_result:
        choices = [
            ("me alone", Against.PEOPLE, 1),
            ("two people on this keyboard", Against.PEOPLE, 2),
            ("me together with the computer", Against.BOT, 2),
        ]
    screen.say("Who plays?", "bold")
    for number, (words, _, _) in enumerate(choices, start=1):
        screen.show(f"  {number}  {words}")
    _, wishes.against, seats = choices[_choose(screen, [words for words, _, _ in choices])]
    if seats is not None:
        wishes.options.setdefault("seats", seats)
    if wishes.against is Against.BOT and wishes.bot is None:
        wishes.bot = choose_bot(screen, game)


def choose_bot(screen: Screen, game: Game) -> str:
    """One of the computer players of a game."""
    kinds = list(PLAYERS[game.name])
    screen.say("Which one?" if game.shared_result else "How strong?", "bold")
    for line in introductions(game.name):
        screen.show(line)
    return kinds[_choose(screen, kinds, first=0)]


def _choose(screen: Screen, words: Sequence[str], first: int = 1) -> int:
    """The index of the word that is chosen, by its number or its beginning."""
    last = first + len(words) - 1
    while True:
        answer = screen.ask(f"{first} to {last}> ", list(words)).strip().lower()
        for index, word in enumerate(words):
            if answer == str(first + index) or (answer and word.startswith(answer)):
                return index
        screen.say(f"Type a number from {first} to {last}.")
