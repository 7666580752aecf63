"""A game on the virtual table, played by bots through the real path, on screen or headless."""

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from monkey_palace.state import state_hash
from palace_hub.app.core import HubCore
from palace_hub.app.table_clock import ControlChannel, TableClock
from palace_hub.journal.store import Journal

TABLE_ENDS_WITHIN_S = 15.0
"""Wall time in which the table's process must end after its goodbye, before it is killed."""


@dataclass(frozen=True, slots=True)
class DemoOptions:
    """What `palace demo` was asked for. `socket` joins a running table; `journal`, `record` and `log` are kept."""

    players: int = 3
    seed: int = 1
    speed: str = "max"
    faults: tuple[str, ...] = ()
    socket: Path | None = None
    journal: Path | None = None
    record: Path | None = None
    log: Path | None = None
    expansions: tuple[str, ...] = ("butterfly", "frog")


class Demo:
    """One demo: the table's process, the journal, the core. A context manager that leaves nothing behind."""

    def __init__(self, options: DemoOptions) -> None:
        self.options = options
        self._stack = ExitStack()
        self._table: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Demo":
        folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="palace-")))
        self._stack.callback(self._end_table)
        socket = self.options.socket or folder / "t"
        if self.options.socket is None:
            log = self.options.log or folder
            log.mkdir(parents=True, exist_ok=True)
            self._start_table(socket, log)
        self.clock = TableClock(ControlChannel(socket))
        self.attached = self.clock.attach()
        journal = self._stack.enter_context(Journal.open(self.options.journal or folder / "journal.sqlite"))
        self.core = HubCore(journal, draw_seed=lambda: int(self.attached["deck_seed"]), simulated=True)
        return self

    def __exit__(self, *exc: object) -> None:
        self._stack.close()

    def _start_table(self, socket: Path, log: Path) -> None:
        options = self.options
        command = [sys.executable, "-m", "palace_hub.sim", "--socket", str(socket), "--seed", str(options.seed)]
        command += ["--players", str(options.players), "--speed", options.speed, "--log", str(log)]
        if options.faults:
            command += ["--faults", ",".join(options.faults)]
        command += ["--expansions", ",".join(options.expansions)]
        with (log / "table.err").open("wb") as errors:
            self._table = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=errors, stderr=errors, start_new_session=True
            )

    def _end_table(self) -> None:
        if self._table is None:
            return
        try:
            self._table.wait(TABLE_ENDS_WITHIN_S)
        except subprocess.TimeoutExpired:
            self._table.terminate()
            self._table.wait()

    def run(self, shown: Callable[[HubCore], None] = lambda core: None) -> dict[str, Any] | None:
        """Play headless to the end; the table's goodbye."""
        self.clock.shown = shown
        return self.clock.run(self.core)

    def report(self, goodbye: dict[str, Any]) -> dict[str, Any]:
        """The one object that `--json` prints (DESIGN 5), from a goodbye and the core as it stands."""
        return outcome(self.core, self.options.seed, goodbye)


def outcome(core: HubCore, seed: int, goodbye: dict[str, Any]) -> dict[str, Any]:
    """seed, players, scores with their parts, winners, turns, detections, violations, links, state_hash."""
    assert core.book is not None
    game = core.book.game
    state = game.state
    result = game.result()
    scores = []
    for seat, sheet in enumerate(game.score()):
        scores.append(
            {
                "player": seat,
                "cards": sheet.cards,
                "bonus": sheet.bonus,
                "monkey": sheet.monkey,
                "butterfly": sheet.butterfly,
                "frog": sheet.frog,
                "total": sheet.total,
            }
        )
    return {
        "seed": seed,
        "players": [player.name for player in state.players],
        "scores": scores,
        "winners": list(result.winners) if result is not None else [],
        "turns": state.turn,
        "rounds": state.round,
        "detections": goodbye["detections"],
        "violations": goodbye["violations"],
        "flipped": goodbye["flipped"],
        "links": core.nodes.links(),
        "state_hash": state_hash(state),
    }


def as_json(report: dict[str, Any]) -> str:
    """The report as one line; equal runs print equal lines."""
    return json.dumps(report, sort_keys=True, separators=(",", ":"))
