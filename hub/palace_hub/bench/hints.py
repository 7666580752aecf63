"""`palace bench hints`: how soon the advisor answers, and what hints cost the hub's turns.

Waits are real time and depend on other programs, so the report contains the machine's load. Turns with hints and
without take turns in rounds, so that other programs disturb both alike.
"""

import os
import queue
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from monkey_palace.bots import make_bot
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.history import Game
from monkey_palace.game.state import GameState, PromptKind
from monkey_palace.randomness import Rng
from palace_hub.bench.wire.nodes import BATCH_S, BenchTable, QuietNode
from palace_hub.core.hints.play import wanted
from palace_hub.core.hints.request import AdviceRequest
from palace_hub.core.nodes.registry import PLATE, TRAY
from palace_hub.core.snapshot import snapshot
from palace_hub.core.step import HubCore
from palace_hub.core.turn import Turn
from palace_hub.journal.store import Journal
from palace_hub.referee.entries import Advise, ChooseHints, NoAdvice
from palace_hub.run.advisor import Advisor

POSITIONS: Final = 240
"""Build and cards steps of games between planners that are asked about."""
ROUNDS: Final = 10
ROUND_S: Final = 60.0
"""Table time (s) of a round with hints and of one without: 2,400 turns each."""
STEP_EVERY_S: Final = 10.0
"""Table time (s) between two steps with hints: players take about three times as long (assumed)."""
PATIENCE_S: Final = 60.0
"""Longest wait (s) for an answer."""

Figures = dict[str, Any]


def measure(seed: int, say: Callable[[str], str]) -> Figures:  # noqa: ARG001 - the signature of every part
    """All figures as JSON. Equal seeds give equal positions."""
    before = os.getloadavg()[0]
    report: Figures = {"python": sys.version.split()[0], "answers": _answers(seed), "turns": _turns(seed)}
    report["machine"] = {
        "cores": os.cpu_count(),
        "load_before": round(before, 2),
        "load_after": round(os.getloadavg()[0], 2),
    }
    return report


def _positions(seed: int) -> Iterator[GameState]:
    """The steps with hints in games of two to four planners, game after game."""
    number = 0
    while True:
        names = ["Ann", "Bo", "Cy", "Di"][: 2 + number % 3]
        game = Game.new(names, seed=seed + number, expansions=("butterfly", "frog") if number % 2 else ())
        bot, rng = make_bot("planner"), Rng.keyed(seed, "bench", number)
        while not game.state.ended:
            if game.state.prompt.kind in (PromptKind.BUILD, PromptKind.TAKE_CARDS):
                yield game.state
            game.apply(bot.choose(game.state.observed(), rng))
        number += 1


def _answers(seed: int) -> Figures:
    """Seconds from a question to the first and to the final answer; those of the process's start stand apart."""
    came: queue.SimpleQueue[Advise | NoAdvice] = queue.SimpleQueue()
    advisor = Advisor(came.put)
    first: list[float] = []
    final: list[float] = []
    advisor.start()
    try:
        for number, state in zip(range(1, POSITIONS + 1), _positions(seed), strict=False):
            asked = perf_counter()
            advisor.ask(AdviceRequest(number, state, cards_of(state)))
            answer = came.get(timeout=PATIENCE_S)
            first.append(perf_counter() - asked)
            while isinstance(answer, Advise) and not answer.final:
                answer = came.get(timeout=PATIENCE_S)
            final.append(perf_counter() - asked)
    finally:
        advisor.close()
    return {
        "positions": len(first) - 1,
        "process_starts_in_s": round(first[0], 2),
        "first": _spread(first[1:]),
        "final": _spread(final[1:]),
    }


class _HintTable(BenchTable):
    """A table that does in a turn what the hub's thread does: the step, the snapshot, and the question.

    `seconds`: real time of each turn.
    """

    def __init__(
        self, core: HubCore, seed: int, advisor: Advisor, came: "queue.SimpleQueue[Advise | NoAdvice]"
    ) -> None:
        self.seconds: list[float] = []
        self._advisor = advisor
        self._came = came
        super().__init__(core, QuietNode(TRAY, seed), QuietNode(PLATE, seed))

    def _turn(self, t: float, **came: Any) -> None:
        entries = [*came.pop("entries", ())]
        while not self._came.empty():
            entries.append(self._came.get())
        turn, begun = Turn(t=t, entries=entries, **came), perf_counter()
        outcome = self.core.step(turn)
        if outcome.changed:
            snapshot(self.core.hub)
            self._advisor.ask(wanted(self.core.hub))
        self.seconds.append(perf_counter() - begun)
        for port, data in outcome.sent.items():
            if data:
                self._outbox[port] += self._ports[port].hear(data)


def _turns(seed: int) -> Figures:
    """Real time of the hub's turns in a build step, with a new hint every `STEP_EVERY_S` and without hints."""
    came: queue.SimpleQueue[Advise | NoAdvice] = queue.SimpleQueue()
    advisor = Advisor(came.put)
    times: dict[str, list[float]] = {"on": [], "off": []}
    advisor.start()
    try:
        with tempfile.TemporaryDirectory() as folder, Journal.open(Path(folder) / "bench.journal") as journal:
            core = HubCore(journal, draw_seed=lambda: seed, simulated=True)
            table = _HintTable(core, seed, advisor, came)
            table.weigh_in()
            for number in range(2 * ROUNDS):
                mode = "off" if number % 2 else "on"
                table.run(BATCH_S, ChooseHints.model_validate({"modes": (mode, mode)}))
                table.seconds.clear()
                for _ in range(round(ROUND_S / STEP_EVERY_S)):
                    if mode == "on":
                        core.hub.hints.begin(None, table.t)  # the same step once more, as a new one
                    table.run(STEP_EVERY_S)
                times[mode] += table.seconds
    finally:
        advisor.close()
    spreads = {mode: _spread(seconds) for mode, seconds in times.items()}
    return {
        "turns": len(times["on"]),
        "with_hints": spreads["on"],
        "without": spreads["off"],
        "p99_ratio": round(_part(times["on"], 99) / _part(times["off"], 99), 3),
    }


def _part(seconds: Sequence[float], percent: int) -> float:
    """The time that so many percent do not exceed."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def _spread(seconds: Sequence[float]) -> Figures:
    parts = {f"p{percent}_ms": round(1000 * _part(seconds, percent), 2) for percent in (50, 95, 99)}
    return {**parts, "most_ms": round(1000 * max(seconds), 2)}
