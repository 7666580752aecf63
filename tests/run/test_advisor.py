"""The advisor: every answer is legal, the process answers, comes back after it dies, and ends with its owner."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest
from tests.rules.game.unknown_sets import new_game, unknown

from monkey_palace.bots import make_bot
from monkey_palace.bots.tops import tops_wanted
from monkey_palace.cards.deck_format import PILES, Deck, pile_cost
from monkey_palace.cards.model import load_set
from monkey_palace.game.building import built
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import Build, TakeCards, TellTop, parse_command
from monkey_palace.game.history import Game
from monkey_palace.game.purchases import affordable_piles
from monkey_palace.game.state import GameState, PromptKind
from monkey_palace.randomness import Rng
from palace_hub.core.hints.request import AdviceRequest
from palace_hub.referee.entries import Advise, NoAdvice
from palace_hub.run.advice_worker import answers
from palace_hub.run.advisor import HANGS_AFTER_S, Advisor

FIRST_WITHIN_S = 30.0
"""Longest wait for an answer on a machine that is busy with other tests."""


def positions(seed: int) -> Iterator[Game]:
    """The steps of bots' games in which a hint may be asked for; players, decks and figures change with the seed."""
    while True:
        deck: Deck = "printed" if seed % 4 == 3 else "screen"
        figures = (("butterfly", "frog"), ("frog",), ())[seed % 3]
        names = ["Ann", "Bo", "Cy", "Di"][: 2 + seed % 3]
        game = Game.new(names, seed=None if deck == "printed" else seed, expansions=figures, deck=deck)
        bots = [make_bot(name) for name in ("greedy", "random", "greedy", "random")]
        rng = Rng.keyed("hints", seed)
        while not game.state.ended:
            state = game.state
            if state.prompt.kind in (PromptKind.BUILD, PromptKind.TAKE_CARDS):
                yield game
            game.apply(bots[state.prompt.player].choose(state.observed(), rng))
        seed += 1


def request(number: int, state: GameState) -> AdviceRequest:
    return AdviceRequest(number, state, cards_of(state))


@pytest.mark.parametrize("count", [100, pytest.param(10_000, marks=pytest.mark.long)])
def test_every_hint_is_legal(count: int) -> None:
    """Both answers, by the rules that judge the players' own commands; and the credits are those that are earned."""
    seen: set[str] = set()
    for number, game in zip(range(1, count + 1), positions(1), strict=False):
        state, final = game.state, False
        for answer in answers(request(number, state)):
            command = parse_command(answer.command)
            game.verify(command)
            final = answer.final
            seen.add(command.kind)
            if isinstance(command, Build):
                after = Game.from_state(state)
                after.apply(command)
                assert after.state.current.credits_earned == answer.params["credits"]
                assert built(state, command)[1].start_colour == answer.params["start_colour"]
            if isinstance(command, TakeCards):
                piles = {PILES[place] for place in affordable_piles(state)}
                assert set(answer.piles) <= piles
                assert sum(map(pile_cost, answer.piles)) <= state.credits
        assert final
    assert {"build", "take_cards"} <= seen


@pytest.fixture
def advisor() -> Iterator["Asked"]:
    asked = Asked()
    yield asked
    asked.advisor.close()


class Asked:
    """An advisor and its answers."""

    def __init__(self, hangs_after_s: float = HANGS_AFTER_S) -> None:
        self.answers: list[Advise | NoAdvice] = []
        self._came = threading.Condition()
        self.advisor = Advisor(self._told, hangs_after_s)

    def _told(self, answer: Advise | NoAdvice) -> None:
        with self._came:
            self.answers.append(answer)
            self._came.notify()

    def final(self, number: int) -> Advise | NoAdvice:
        """The last answer to this request, or that there is none."""

        def there() -> bool:
            return any(answer.number == number and getattr(answer, "final", True) for answer in self.answers)

        with self._came:
            assert self._came.wait_for(there, FIRST_WITHIN_S)
        return next(answer for answer in self.answers if answer.number == number and getattr(answer, "final", True))


def states(count: int) -> list[GameState]:
    return [game.state for _, game in zip(range(count), positions(1), strict=False)]


def test_the_process_gives_the_answers_of_the_search_and_starts_again_after_it_dies(advisor: Asked) -> None:
    first, second = states(2)
    advisor.advisor.start()
    advisor.advisor.ask(request(1, first))
    assert advisor.final(1) == list(answers(request(1, first)))[-1]
    died = advisor.advisor.process_id
    assert died is not None
    os.kill(died, signal.SIGKILL)
    advisor.advisor.ask(request(2, second))
    assert advisor.final(2) == list(answers(request(2, second)))[-1]
    assert advisor.advisor.process_id != died
    assert os.getpriority(os.PRIO_PROCESS, advisor.advisor.process_id) > os.getpriority(os.PRIO_PROCESS, 0)


@pytest.mark.long
def test_the_process_knows_the_cards_of_a_set_that_no_file_has(advisor: Asked) -> None:
    """Cards that the players enter while they play; another hash with each of them."""
    state = new_game(unknown(load_set("house"), maps=False)).state
    assert state.data_hash != load_set("house").data_hash
    advisor.advisor.start()
    advisor.advisor.ask(request(1, state))
    assert advisor.final(1).command["kind"] == "build"


@pytest.mark.long
def test_it_never_delays_who_asks_and_ends_although_its_process_hangs(advisor: Asked) -> None:
    many = states(30)
    advisor.advisor.start()
    advisor.advisor.ask(request(1, many[0]))
    advisor.final(1)
    hanging = advisor.advisor.process_id
    assert hanging is not None
    os.kill(hanging, signal.SIGSTOP)
    begun = time.monotonic()
    for number, state in enumerate(many * 10, start=2):
        advisor.advisor.ask(request(number, state))
    assert time.monotonic() - begun < 1.0, "far more than 300 small messages take, and less than a wait"
    advisor.advisor.close()
    with pytest.raises(ProcessLookupError):
        os.kill(hanging, 0)


@pytest.mark.long
def test_a_request_without_a_command_is_answered_too(advisor: Asked) -> None:
    (state,) = states(1)
    advisor.advisor.start()
    advisor.advisor.ask(replace(request(1, state), bot="nobody"))
    assert advisor.final(1) == NoAdvice(number=1)


def test_a_process_that_hangs_is_ended_and_the_next_one_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    for pause in ("RESTART_AFTER_S", "ENDS_WITHIN_S"):
        monkeypatch.setattr(f"palace_hub.run.advisor.{pause}", 0.1)
    asked = Asked(hangs_after_s=4.0)
    first, second = states(2)
    try:
        asked.advisor.start()
        asked.advisor.ask(request(1, first))
        asked.final(1)
        hanging = asked.advisor.process_id
        assert hanging is not None
        os.kill(hanging, signal.SIGSTOP)
        asked.advisor.ask(request(2, second))
        assert isinstance(asked.final(2), Advise)
        with pytest.raises(ProcessLookupError):
            os.kill(hanging, 0)
    finally:
        asked.advisor.close()


def test_of_a_printed_deck_it_names_piles_although_it_can_buy_no_unknown_card() -> None:
    game = next(
        game
        for game in positions(3)
        if game.state.prompt.kind is PromptKind.TAKE_CARDS and game.state.credits > 1 and tops_wanted(game.state)
    )
    assert not any(isinstance(command, TellTop) for command in game.commands)
    *_, answer = answers(request(1, game.state))
    assert answer.piles
    assert answer.command["cards"] == []
