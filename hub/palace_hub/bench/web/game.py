"""A game for the web page's benchmark: snapshots as often as those of a table with a tray, at people's pace."""

import time
from collections.abc import Callable
from threading import Event, Thread
from typing import Final

from monkey_palace.bots import make_bot
from monkey_palace.bots.match import play_game
from monkey_palace.game.state import GameState
from palace_hub.locale.message import Message
from palace_hub.referee.entries import Entry
from palace_hub.views.snapshot import CellView, LinkView, LogLine, Phase, PlanDraft, Snapshot, Stage

PLAYERS: Final = 4
SNAPSHOT_S: Final = 0.05
"""Seconds between two snapshots: a batch of a node. Each has other readings."""
SHOWN_EVERY: Final = 10
"""Snapshots between two changes that pages show: 2 changes a second (assumed). A hand in a cup makes three of them, the
number in doubt, the count, and a line of the log, and a quick turn has ten hands in 20 s."""
TURN_EVERY: Final = 400
"""Snapshots of a turn: 20 s, a quick one."""


def late_turns(seed: int) -> tuple[GameState, ...]:
    """The turns of a game's last third as they begin: the largest palaces."""
    bots = [make_bot("greedy") for _ in range(PLAYERS)]
    game = play_game(bots, seed)
    turns: dict[int, GameState] = {}
    while not turns or game.state.turn > 0:
        turns[game.state.turn] = game.state  # going back, the last one is the turn's first state
        if not game.can_undo:
            break
        game.undo()
    states = [turns[turn] for turn in sorted(turns) if not turns[turn].ended and turn > 0]
    return tuple(states[2 * len(states) // 3 :])


class GameSource:
    """Plays the game in a thread of its own. `published`: monotonic times of the changes by number."""

    def __init__(self, seed: int) -> None:
        self.published: dict[int, float] = {}
        self._turns = late_turns(seed)
        self._told: list[Callable[[], None]] = []
        self._ended = Event()
        self._count = 0
        self._snapshot = self._next()
        self._thread = Thread(target=self._run, name="bench game", daemon=True)

    def snapshot(self) -> Snapshot:
        return self._snapshot

    def subscribe(self, told: Callable[[], None]) -> None:
        self._told.append(told)

    def submit(self, entry: Entry) -> None:
        """The game takes no entries."""

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._ended.set()
        self._thread.join()

    def _run(self) -> None:
        due = time.monotonic()
        while not self._ended.wait(max(0.0, due - time.monotonic())):
            due += SNAPSHOT_S
            self._count += 1
            self._snapshot = self._next()
            if self._count % SHOWN_EVERY == 0:
                self.published[self._count // SHOWN_EVERY] = time.monotonic()
            for told in self._told:
                told()

    def _next(self) -> Snapshot:
        number = self._count // SHOWN_EVERY
        state = self._turns[self._count // TURN_EVERY % len(self._turns)]
        log = tuple(
            LogLine(line, 0.0, "19:42:07", "", Message("log-link", {"name": f"change-{line}-", "state": "live"}))
            for line in range(number, number - 12, -1)
        )
        trace = tuple(float(self._count + second) for second in range(60))
        cells = tuple(
            CellView(piece, 10, True, "quiet", provisional=number % 10, grams=float(self._count), trace=trace)
            for piece in ("arch", "brick", "column", "light_green", "dark_green", "gold")
        )
        return Snapshot(
            t=self._count * SNAPSHOT_S,
            phase=Phase.PLAY,
            stage=Stage.BUILD,
            game=state,
            cells=cells,
            links=(LinkView("tray", "tray", "live", age_s=0.01 * (self._count % 5), rate_hz=80.0, bytes=self._count),),
            log=log,
            plan=PlanDraft(way="plan"),
        )
