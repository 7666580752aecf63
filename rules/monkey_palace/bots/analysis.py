"""The analysis of a finished game: what each turn got, what it could have got, and how it moved the chances to win.

The win chance at the start of a turn is the share of wins in playouts of that position. The *swing* of a turn is the
change of a win chance from its start to the start of the next turn; luck in new cards is part of it. A turn *decided*
the game if it is one of the `DECIDING` with the largest swing of the winner's chance, up or down; a shared win counts
the winners' chances together. The turns with the largest swings get more playouts before they are chosen.

Callers perform the tasks, in any order and process: equal games and seeds give equal analyses.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final, NamedTuple

from monkey_palace.bots.advice import Advice, advise
from monkey_palace.bots.candidates import Candidate
from monkey_palace.bots.card_value import CardValue
from monkey_palace.bots.planner import TurnValue
from monkey_palace.bots.playouts import Rate, WinCount, change, playouts, shares
from monkey_palace.bots.tops import offered
from monkey_palace.bots.valuation import USUAL
from monkey_palace.game.building import most_credits
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import ReportBuild, TakeCards, command_json
from monkey_palace.game.palace_state import palace_known
from monkey_palace.game.state import GameState, PromptKind

PLAYOUTS: Final = 40
"""Playouts of each position: an interval of some 15 points to either side."""
MORE_PLAYOUTS: Final = 200
"""Playouts before and after the `CLOSER` turns with the largest swings: some 7 points to either side."""
CLOSER: Final = 5
DECIDING: Final = 3
AT_ONCE: Final = 10
"""Playouts per task: about a second, so that a cancelled analysis ends soon."""
SEARCH: Final = 50_000
"""Search nodes for the most credits of a turn: at most some seconds; most turns are proved with a few hundred."""


class Task(NamedTuple):
    """A piece of work. `first` None: the figures of turn `place`; otherwise `number` playouts of position `place`."""

    place: int
    first: int | None = None
    number: int = 0


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """Where a turn lies in the history: its first state, and the states at which the player built and bought.

    `build`, `cards` None: the turn was cut short, or nothing could be bought.
    """

    number: int
    round: int
    seat: int
    first: int
    build: int | None
    cards: int | None


@dataclass(frozen=True, slots=True)
class TurnFigures:
    """A turn in figures.

    `report` None: no staircase. `best`: the most credits with the player's stock, None if the palace's shape is
    unknown; `proved`: no staircase earns more. `worth`, `bought_worth`: the planner's value of what was built and
    bought, in bananas at the end; `advice`, `shopping`: what the planner would have done at the same prompts.
    """

    report: ReportBuild | None
    passed: bool
    credits: int
    best: int | None
    proved: bool
    worth: float | None
    advice: Advice | None
    bought: tuple[str, ...]
    bought_worth: float | None
    shopping: Advice | None


Result = TurnFigures | WinCount
Perform = Callable[[Sequence[Task]], Iterable[Result]]
"""Performs tasks and gives their results in the same order."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """A finished game's analysis. Tuples are by turn; `wins` has one more entry, the result of the game.

    `wins` is empty if cards of the set are unknown: then there are no playouts. `deciding`: places of turns, the
    largest swing first.
    """

    players: tuple[str, ...]
    winners: tuple[int, ...]
    turns: tuple[PlayedTurn, ...]
    figures: tuple[TurnFigures, ...]
    wins: tuple[WinCount, ...]
    deciding: tuple[int, ...]

    def swing(self, place: int, *seats: int) -> Rate:
        """How turn `place` changed the chance that one of these seats wins."""
        return change(self.wins[place].chance(*seats), self.wins[place + 1].chance(*seats))

    def as_json(self) -> dict[str, object]:
        """One object with every figure."""
        return {
            "players": list(self.players),
            "winners": list(self.winners),
            "turns": [self._turn_json(place) for place in range(len(self.turns))],
            "chances": [
                {
                    "playouts": wins.games,
                    "by_seat": [_rate_json(wins.chance(seat)) for seat in range(len(self.players))],
                }
                for wins in self.wins
            ],
            "deciding": [self.turns[place].number for place in self.deciding],
        }

    def _turn_json(self, place: int) -> dict[str, object]:
        turn, figures = self.turns[place], self.figures[place]
        data: dict[str, object] = {
            "turn": turn.number,
            "round": turn.round,
            "player": turn.seat,
            "built": None if figures.report is None else command_json(figures.report),
            "passed": figures.passed,
            "credits": figures.credits,
            "best_credits": figures.best,
            "best_proved": figures.proved,
            "worth": figures.worth,
            "planner": _advice_json(figures.advice),
            "bought": list(figures.bought),
            "bought_worth": figures.bought_worth,
            "planner_buys": _advice_json(figures.shopping),
        }
        if self.wins:
            data["before"] = _rate_json(self.wins[place].chance(turn.seat))
            data["after"] = _rate_json(self.wins[place + 1].chance(turn.seat))
            data["swing"] = _rate_json(self.swing(place, turn.seat))
            data["winners_swing"] = _rate_json(self.swing(place, *self.winners))
        return data


class Analyst:
    """Splits the analysis of a finished game into tasks, and puts their results together."""

    def __init__(self, history: Sequence[GameState], seed: int = 1) -> None:
        """`history`: the states of a game before each command, and the last one. Raises `ValueError` unless it has
        ended."""
        self._last = history[-1]
        if not self._last.ended:
            raise ValueError("expected a finished game, got one that goes on")
        # What was learnt of the cards later on is known throughout: a playout needs to know them all.
        cards = {"set": self._last.set, "data_hash": self._last.data_hash}
        self._history = tuple(state.model_copy(update=cards) for state in history)
        self._seed = seed
        self.turns = played_turns(self._history)
        self.complete = cards_of(self._last).is_complete
        """Whether every card is known, so that there can be playouts."""

    @property
    def most_tasks(self) -> int:
        """How many tasks there are at most."""
        if not self.complete:
            return len(self.turns)
        closer = min(2 * CLOSER, len(self.turns))
        return len(self.turns) * (1 + PLAYOUTS // AT_ONCE) + closer * ((MORE_PLAYOUTS - PLAYOUTS) // AT_ONCE)

    def perform(self, task: Task) -> Result:
        """The result of one task."""
        turn = self.turns[task.place]
        if task.first is None:
            return figures_of_turn(self._history, turn)
        return playouts(self._history[turn.first], self._seed, task.first, task.number)

    def analyse(self, perform: Perform) -> Analysis:
        """The analysis; `perform` is called once, and once more for the turns with the largest swings."""
        places = range(len(self.turns))
        asked = [Task(place) for place in places]
        if self.complete:
            asked += [task for place in places for task in _batches(place, 0, PLAYOUTS)]
        results = list(perform(asked))
        figures = tuple(result for result in results if isinstance(result, TurnFigures))
        winners = tuple(seat for seat, share in enumerate(shares(self._last)) if share)
        analysis = Analysis(tuple(player.name for player in self._last.players), winners, self.turns, figures, (), ())
        if not self.complete:
            return analysis
        analysis = replace(analysis, wins=self._added((), asked, results))
        largest = _by_swing(analysis, places)[:CLOSER]
        closer = sorted({place for turn in largest for place in (turn, turn + 1) if place in places})
        asked = [task for place in closer for task in _batches(place, PLAYOUTS, MORE_PLAYOUTS)]
        analysis = replace(analysis, wins=self._added(analysis.wins, asked, list(perform(asked))))
        return replace(analysis, deciding=_by_swing(analysis, largest)[:DECIDING])

    def _added(
        self, wins: tuple[WinCount, ...], asked: Sequence[Task], results: Sequence[Result]
    ) -> tuple[WinCount, ...]:
        """The wins by position with those of more playouts; the last one is the game's result."""
        none = WinCount((0.0,) * len(self._last.players), 0)
        total = list(wins) or [*(none for _ in self.turns), WinCount(shares(self._last), 0)]
        for task, result in zip(asked, results, strict=True):
            if isinstance(result, WinCount):
                total[task.place] = total[task.place].plus(result)
        return tuple(total)


def _batches(place: int, first: int, end: int) -> list[Task]:
    return [Task(place, number, AT_ONCE) for number in range(first, end, AT_ONCE)]


def _by_swing(analysis: Analysis, places: Iterable[int]) -> tuple[int, ...]:
    """The turns by the size of their swing for the winners, the largest first; ties go to the earlier turn."""
    return tuple(sorted(places, key=lambda place: (-abs(analysis.swing(place, *analysis.winners).rate), place)))


def played_turns(history: Sequence[GameState]) -> tuple[PlayedTurn, ...]:
    """The turns of a game, in their order."""
    firsts = [
        place
        for place, state in enumerate(history)
        if not state.ended and (place == 0 or state.turn != history[place - 1].turn)
    ]
    turns: list[PlayedTurn] = []
    for first, end in zip(firsts, [*firsts[1:], len(history) - 1], strict=True):
        start, steps = history[first], history[first : end + 1]
        build, cards = _left(steps, PromptKind.BUILD), _left(steps, PromptKind.TAKE_CARDS)
        turns.append(
            PlayedTurn(
                start.turn,
                start.round,
                start.prompt.player,
                first,
                None if build is None else first + build,
                None if cards is None else first + cards,
            )
        )
    return tuple(turns)


def _left(steps: Sequence[GameState], kind: PromptKind) -> int | None:
    """The place of the last state with this prompt; None if another player's turn or the end came first."""
    for place, (now, then) in enumerate(pairwise(steps)):
        if now.prompt.kind is kind and then.prompt.kind is not kind and then.turn == now.turn:
            return place
    return None


def figures_of_turn(history: Sequence[GameState], turn: PlayedTurn) -> TurnFigures:
    """What a turn got and what the planner would have done, from what the player saw."""
    report, passed, credits, best, proved, worth, advice = None, False, 0, None, False, None, None
    if turn.build is not None:
        state, after = history[turn.build], history[turn.build + 1]
        report, passed, credits = after.current.report, after.current.passed, after.current.credits_earned
        advice = advise(state)
        if report is not None:
            facts = (report.start_colour, report.arches, report.bricks, report.columns, report.height, report.five_high)
            worth = round(TurnValue(state.observed()).of(Candidate(*facts), report.decoration), 2)
        if palace_known(state):
            found = most_credits(state, SEARCH)
            best = max(int(found.value), credits, int(advice.params.get("credits", 0)))
            proved = best == int(found.bound)
    bought: tuple[str, ...] = ()
    bought_worth, shopping = None, None
    if turn.cards is not None:
        state, after = history[turn.cards], history[turn.cards + 1]
        bought = after.current.cards_taken
        shopping = advise(state)
        value = CardValue(state.observed(), USUAL)
        cards = tuple(value.card_set.card(card) for card in bought)
        if all(card.is_known for card in cards):
            bought_worth = round(value.value(tuple(map(offered, cards))), 2)
    return TurnFigures(
        report, passed, credits, best, proved, worth, _plain(advice), bought, bought_worth, _plain(shopping)
    )


def _plain(advice: Advice | None) -> Advice | None:
    """The same advice, as another process can send it."""
    return None if advice is None else replace(advice, params=dict(advice.params))


def _advice_json(advice: Advice | None) -> dict[str, Any] | None:
    if advice is None:
        return None
    return {"command": command_json(advice.command), "value": advice.value, "figures": dict(advice.params)}


def _rate_json(rate: Rate) -> dict[str, float]:
    return {"rate": round(rate.rate, 4), "low": round(rate.low, 4), "high": round(rate.high, 4)}


def cards_of_advice(advice: Advice | None) -> tuple[str, ...] | None:
    """The cards that the planner would have bought; None without a purchase."""
    return advice.command.cards if advice is not None and isinstance(advice.command, TakeCards) else None
