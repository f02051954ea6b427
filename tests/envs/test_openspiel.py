"""Our games in OpenSpiel: its own checks, and that it plays just our games."""

import importlib
import sys
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import Mock

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from sandtable import load
from sandtable.envs.openspiel import NAMES
from sandtable.envs.openspiel.deal import bounds_of, numbers_of
from sandtable.errors import IllegalMove
from sandtable.games import Game
from sandtable.games.batch import NOBODY
from tests.games.mandala.tables import DRY, table

API_CHECKS = [
    name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")
]
PARAMETERS = {"sandtable_mandamina": "(goal=simple,seats=2)"}
PLAYTHROUGH = {
    "sandtable_mandala": "most_moves=100",
    "sandtable_patterns": "deals=10",
    "sandtable_mandamina": "goal=simple,seats=2,deals=10",
}
ENDING = [name + PARAMETERS.get(name, "") for name in NAMES]
"""The games, and Mandamina so that random play comes to an end."""


def start(name: str, seed: int = 1) -> Any:
    """A game after its deal."""
    state = pyspiel.load_game(name).new_initial_state()
    rng = Random(seed)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    return state


def play_on(state: Any, actions: int, seed: int = 1) -> Any:
    """Random play for so many actions, and further until a seat is to move or it is over."""
    rng = Random(seed)
    while not state.is_terminal() and (actions > 0 or state.is_chance_node()):
        chances = (
            [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else []
        )
        state.apply_action(rng.choice(chances or state.legal_actions()))
        actions -= 1
    return state


@pytest.mark.parametrize("name", ENDING)
def test_openspiel_s_own_checks_pass(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_s_checks_of_all_games_pass(name: str) -> None:
    """Copies, both kinds of serialisation, and the end, as its own tests ask of every game."""
    games_sim_test.GamesSimTest("sim_game").sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_s_playthroughs_are_the_same_again(name: str, tmp_path: Path) -> None:
    """What its playthrough test does with its own games: a game written down is played again."""
    flags.FLAGS.mark_as_parsed()  # as its own programs do when they start
    text = generate_playthrough.playthrough(f"{name}({PLAYTHROUGH[name]})", [], seed=7)
    assert "IsTerminal() = True" in text
    file = tmp_path / "playthrough.txt"
    file.write_text(text)
    original, again = generate_playthrough.replay(str(file))
    assert again == original == text


@pytest.mark.parametrize("check", API_CHECKS)
@pytest.mark.parametrize("name", NAMES)
def test_openspiel_s_checks_of_the_interface_pass(name: str, check: str) -> None:
    """On states before, right after and long after the deal, instead of those it would sample."""
    game = pyspiel.load_game(name)
    states = [
        game.new_initial_state(),
        *(play_on(start(name), moves) for moves in (0, 10, 40, 999)),
    ]
    members = {
        "game": game,
        "game_name": name,
        "game_type": game.get_type(),
        "some_states": states,
    }
    case = type("OnOurGames", (api_test.EnforceAPIOnPartialTreeBase,), members)
    getattr(case(check), check)()


@pytest.mark.parametrize("name", NAMES)
def test_throws_make_the_deal_that_our_dice_make(name: str) -> None:
    """Digit by digit or not, the same numbers give the same deal."""
    state = start(name)
    game = load(name.removeprefix("sandtable_"))
    thrown = list(state.history())
    numbers = numbers_of(game, bytes(thrown))
    assert (numbers < game.deal_bounds).all()
    assert (np.array(thrown) < bounds_of(game)).all()
    dealt = game.new_states(game.read_options({}))
    game.rules["deal"](dealt[0], numbers)
    assert state.states.tobytes() == dealt.tobytes()


def test_every_number_of_a_long_die_can_be_thrown_in_one_way() -> None:
    """The digits of Mandamina's dice: lowest first, to the base of 48 (S1.3)."""
    game = load("mandamina")
    bounds = bounds_of(game)
    assert np.prod(bounds.astype(object)) == np.prod(game.deal_bounds.astype(object))
    thrown = bytearray(len(bounds))
    thrown[7:11] = 1, 2, 3, 4
    assert numbers_of(game, bytes(thrown))[7] == 1 + 48 * (2 + 48 * (3 + 48 * 4))


@pytest.mark.parametrize("name", ENDING)
def test_a_game_is_the_game_we_play(name: str) -> None:
    """The same moves in both: the same legal moves, chance, end and score."""
    state = start(name)
    game = load(name.partition("(")[0].removeprefix("sandtable_"))
    options = {"goal": "simple", "seats": 2} if game.name == "mandamina" else {}
    states = state.states.copy()
    position = game.from_deal(game.write_deal(states[0]), **options)
    rng = Random(3)
    while not state.is_terminal():
        assert state.current_player() == (
            pyspiel.PlayerId.CHANCE if position.needs_chance else position.seat
        )
        if state.is_chance_node():
            texts = [
                (state.action_to_string(outcome), weight)
                for outcome, weight in state.chance_outcomes()
            ]
            assert texts == position.chance_outcomes()
            action = rng.choice(state.chance_outcomes())[0]
        else:
            legal = {state.action_to_string(action): action for action in state.legal_actions()}
            assert sorted(legal) == position.legal_moves()
            action = legal[rng.choice(sorted(legal))]
        position.play(state.action_to_string(action))
        state.apply_action(action)
    assert position.is_over
    if game.shared_result:
        assert state.returns() == [float(position.scores[0])] * 2  # type: ignore[index]
    else:
        lead = 0 if position.winner is None else 1 if position.winner == 0 else -1
        assert state.returns() == [lead, -lead]


@pytest.mark.parametrize("name", NAMES)
def test_a_deal_can_be_one_chance_node(name: str) -> None:
    """One of five deals, each as likely, each another one, and always the same by its number."""
    state = pyspiel.load_game(f"{name}(deals=5)").new_initial_state()
    assert state.chance_outcomes() == [(number, 0.2) for number in range(5)]
    assert state.action_to_string(3) == "deal 3"
    dealt = {state.child(number).states.tobytes() for number in (0, 1, 2, 3, 4, 0, 1)}
    assert len(dealt) == 5
    assert not state.child(0).is_chance_node()
    options = {"goal": "simple"} if name in PARAMETERS else {}
    game = pyspiel.load_game(name, {"deals": 5, **options})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_there_are_no_fewer_deals_than_one() -> None:
    with pytest.raises(ValueError, match="at least one deal"):
        pyspiel.load_game("sandtable_patterns(deals=-1)")


def test_an_illegal_move_is_refused() -> None:
    state = start("sandtable_patterns")
    with pytest.raises(IllegalMove, match="bowls"):
        state.apply_action(load("patterns").action_numbers["done"])


def test_a_game_that_goes_on_is_broken_off() -> None:
    """Nobody wins in Mandala; in Mandamina the points stand: three moves, hardly any shape."""
    mandala = play_on(start("sandtable_mandala(most_moves=3)"), 1000)
    assert mandala.is_terminal()
    assert mandala.returns() == [0.0, 0.0]
    mandamina = play_on(start("sandtable_mandamina(most_moves=3)"), 1000)
    assert mandamina.is_terminal()
    assert mandamina.returns() == [-3.0]


def test_mandala_ends_when_both_took_the_same_cards_back() -> None:
    """M6.6: seat 1 leads by 4 to 2; the bit is in the numbers and in the picture."""
    position = table(DRY)
    game = pyspiel.load_game("sandtable_mandala")
    state = game.state_from(position.observation(0))
    seen = make_observation(game)
    for returned in (0, 1):
        seen.set_from(state, player=1)
        assert seen.dict["returned"].tolist() == [returned]
        assert ("returned" in state.observation_string(1)) == bool(returned)
        discard = next(
            action
            for action in state.legal_actions()
            if state.action_to_string(action).startswith("discard")
        )
        state.apply_action(discard)
        ((card, chance),) = state.chance_outcomes()
        assert chance == 1.0
        state.apply_action(card)
    assert state.is_terminal()
    # Of the rival's Cup only what was claimed is the same in the state made from an observation.
    assert state.returns() == [-1.0, 1.0]


def test_a_copy_lives_on_its_own() -> None:
    state = play_on(start("sandtable_mandala"), 20)
    before = (str(state), state.information_state_string(0))
    play_on(state.clone(), 20)
    assert (str(state), state.information_state_string(0)) == before


def test_the_numbers_are_what_a_seat_observes() -> None:
    """Cards as shares of a full hand, the seat's own first; bitboards bit by bit."""
    mandala = play_on(start("sandtable_mandala"), 20)
    hands = mandala.states["hand"][0]
    tensor = np.array(mandala.observation_tensor(1))
    assert (tensor[:12] * 8).tolist() == hands[1].tolist() + [0] * 6
    patterns = start("sandtable_patterns")
    up = np.array(patterns.observation_tensor(0)[: 6 * 64], dtype=int).reshape(6, 64)
    assert [sum(1 << i for i in np.flatnonzero(row).tolist()) for row in up] == patterns.states[
        "up"
    ][0].tolist()


@pytest.mark.parametrize("seat", [0, 1])
def test_a_resampled_game_looks_the_same_to_the_seat_and_tells_it_nothing(seat: int) -> None:
    """M8.1: what the seat sees stays; what it does not see is dealt anew, its past as well."""
    state = play_on(start("sandtable_mandala"), 40)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = [state.resample_from_infostate(seat, sampler) for _ in range(20)]
    for other in others:
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.current_player() == state.current_player()
        assert other.history() == []
        drawn = [
            event
            for event in other.information_state_string(1 - seat).split("; ")
            if event.startswith("draw")
        ]
        assert set(drawn) == {"draw ?"}
    assert len({other.information_state_string(1 - seat) for other in others}) > 1


def test_a_game_that_does_not_say_what_a_seat_holds_tells_no_secret(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Then it is what the seat sees: the picture of the position with all else hidden."""
    mandala = load("mandala")
    monkeypatch.setattr(type(mandala), "holding_text", Game.holding_text)
    state = play_on(start("sandtable_mandala"), 40)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for seat in range(2):
        assert mandala.draw(state.states[0], seat) == state.private_text(seat)
        others = [state.resample_from_infostate(seat, sampler) for _ in range(10)]
        for other in others:
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.private_text(seat) == state.private_text(seat)
        assert len({other.private_text(1 - seat) for other in others}) > 1


def test_a_die_is_thrown_in_digits_or_not_at_all() -> None:
    """By arithmetic: 256 fits a byte, 289 is 17 x 17; 257 is a prime and fits nothing."""
    dice = Mock(deal_bounds=np.array([256, 289, 1]))
    assert bounds_of(dice).tolist() == [256, 17, 17, 1]
    assert numbers_of(dice, bytes([255, 3, 2, 0])).tolist() == [255, 3 + 2 * 17, 0]
    with pytest.raises(ValueError, match="257 sides"):
        bounds_of(Mock(deal_bounds=np.array([257])))


def test_what_a_seat_has_seen_tells_its_own_cards_only() -> None:
    """M8.1: each draw is told to one seat and hidden from the other."""
    state = play_on(start("sandtable_mandala"), 40)
    seen = [state.information_state_string(seat).split("; ")[4:] for seat in range(2)]
    draws = [pair for pair in zip(*seen, strict=True) if pair[0].startswith("draw")]
    assert draws
    assert all((first == "draw ?") != (second == "draw ?") for first, second in draws)
    others = [pair for pair in zip(*seen, strict=True) if not pair[0].startswith("draw")]
    assert all(first == second for first, second in others)


def test_a_spectator_is_told_no_card_of_anybody() -> None:
    """M8.1: observed without private information, every draw is hidden and so is every hand."""
    state = play_on(start("sandtable_mandala"), 40)
    none = pyspiel.PrivateInfoType.NONE
    recalled = make_observation(state.get_game(), pyspiel.IIGObservationType(True, True, none))
    events = recalled.string_from(state, 0).split("; ")
    assert events[0].startswith("mountains")
    assert {event for event in events if event.startswith("draw")} == {"draw ?"}
    now = make_observation(state.get_game(), pyspiel.IIGObservationType(True, False, none))
    assert now.string_from(state, 0) == load("mandala").draw(state.states[0], NOBODY)
    now.set_from(state, 0)
    assert not now.dict["hand"].any()
    assert not now.dict["hidden_cup"].any()


def test_nobody_is_told_the_cards_of_all() -> None:
    everything = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="nobody may look at the cards of all players"):
        make_observation(pyspiel.load_game("sandtable_mandala"), everything)


def test_openspiel_s_bots_play() -> None:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    patterns = play_on(start("sandtable_patterns"), 20)
    bot = mcts.MCTSBot(patterns.get_game(), 1.0, 10, evaluator)
    assert bot.step(patterns) in patterns.legal_actions()
    mandala = play_on(start("sandtable_mandala"), 100)
    information_bot = ismcts.ISMCTSBot(mandala.get_game(), evaluator, 1.0, 10)
    assert information_bot.step(mandala) in mandala.legal_actions()


def test_without_openspiel_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "sandtable.envs.openspiel")
    with pytest.raises(ImportError, match=r"pip install 'sandtable\[envs\]'"):
        importlib.import_module("sandtable.envs.openspiel")


def test_when_it_is_asked_changes_nothing_in_what_a_seat_has_seen() -> None:
    """Events are put into words only when somebody asks: at once, later, or by a copy."""
    often, rarely = start("sandtable_mandala"), start("sandtable_mandala")
    for _ in range(60):
        if often.is_terminal():
            break
        action = min(often.legal_actions())
        often.apply_action(action)
        rarely.apply_action(action)
        often.information_state_string(0)
    for seat in range(2):
        expected = often.information_state_string(seat)
        assert rarely.clone().information_state_string(seat) == expected
        assert rarely.information_state_string(seat) == expected
