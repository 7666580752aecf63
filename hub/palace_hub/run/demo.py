"""A game on the virtual table, played by bots through the real path, on screen or headless."""

import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from monkey_palace.board.pieces import PIECES
from monkey_palace.game.state import state_hash
from palace_hub.core.nodes.registry import PLATE
from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.step import HubCore
from palace_hub.journal.store import Journal
from palace_hub.run.recording import Recorder
from palace_hub.run.table_clock import ControlChannel, TableClock, TableGone

TABLE_ENDS_WITHIN_S = 15.0
"""Wall time in which the table's process must end after its goodbye, before it is killed."""
LAST_WORDS = 400
"""Characters of a table's standard error that are worth repeating to a person."""


@dataclass(frozen=True, slots=True)
class DemoOptions:
    """What `palace demo` was asked for. `socket` joins a running table; `journal`, `record` and `log` are kept;
    `entries`: how the simulated players enter their staircases; `level`: bronze is the tray alone, silver and gold add
    the plate; `cells`: the build of the load cells; `record_frames`: where everything that comes in is recorded."""

    players: int = 3
    seed: int = 1
    speed: str = "max"
    faults: tuple[str, ...] = ()
    socket: Path | None = None
    journal: Path | None = None
    record: Path | None = None
    log: Path | None = None
    expansions: tuple[str, ...] = ("butterfly", "frog")
    entries: str = "plan"
    ground_map: int = 1
    level: str = "bronze"
    cells: str = "good"
    record_frames: Path | None = None


class TableProcess:
    """The virtual table as a process of its own; its standard error is kept in `log`."""

    def __init__(self, options: DemoOptions, socket: Path, log: Path) -> None:
        log.mkdir(parents=True, exist_ok=True)
        self._errors = log / "table.err"
        command = [sys.executable, "-m", "palace_hub.sim", "--socket", str(socket), "--seed", str(options.seed)]
        command += ["--players", str(options.players), "--speed", options.speed, "--log", str(log)]
        command += ["--level", options.level, "--build", options.cells]
        command += ["--entries", options.entries, "--ground-map", str(options.ground_map)]
        command += ["--faults", ",".join(options.faults), "--expansions", ",".join(options.expansions)]
        with self._errors.open("wb") as errors:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=errors, stderr=errors, start_new_session=True
            )

    @property
    def ended(self) -> bool:
        return self._process.poll() is not None

    def last_words(self) -> str:
        """What it wrote before it ended too early; "" while it runs."""
        if not self.ended:
            return ""
        return self._errors.read_text(encoding="utf-8", errors="replace").strip()[-LAST_WORDS:]

    def end(self, said_goodbye: bool) -> None:
        """A table that has said goodbye ends by itself; one that is left in mid-game is told to."""
        if not said_goodbye:
            self._process.terminate()
        try:
            self._process.wait(TABLE_ENDS_WITHIN_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        with suppress(ProcessLookupError, PermissionError):  # a table that was killed leaves its broker behind
            os.killpg(self._process.pid, signal.SIGTERM)


class Demo:
    """One demo: the table's process, the journal, the core. A context manager that leaves nothing behind."""

    core: HubCore
    clock: TableClock

    def __init__(self, options: DemoOptions) -> None:
        self.options = options
        self._stack = ExitStack()

    def __enter__(self) -> "Demo":
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="palace-")))
            socket = self.options.socket or folder / "t"
            table = None
            if self.options.socket is None:
                table = TableProcess(self.options, socket, self.options.log or folder)
                stack.callback(lambda: table.end(hasattr(self, "clock") and self.clock.ended))
            try:
                channel = ControlChannel(socket, lambda: table is not None and table.ended)
            except TableGone as gone:
                said = table.last_words() if table is not None else ""
                raise TableGone(said or str(gone), what=said or str(gone)) from None
            self.clock = TableClock(channel)
            attached = self.clock.attach()
            journal = stack.enter_context(Journal.open(self.options.journal or folder / "journal.sqlite"))
            seed = int(attached["deck_seed"])
            self.core = HubCore(
                journal,
                draw_seed=lambda: seed,
                simulated=True,
                exports=Path.cwd(),
                plate_file=PlateFile.read(Path(attached["folder"])),  # it outlives this hub, as a real one's does
                box=tuple(int(attached["box"][piece.value]) for piece in PIECES),
                set_up_plate=bool(attached["set_up_plate"]),
            )
            self.core.hub.nodes.preset(attached["configurations"])
            if self.options.record_frames is not None:
                stack.enter_context(Recorder(self.core, self.options.record_frames))
            self.plate_over: str | None = attached["over"].get(PLATE)
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *exc: object) -> None:
        self._stack.close()

    def run(self, shown: Callable[[HubCore], None] = lambda core: None) -> dict[str, Any] | None:
        """Play headless to the end; the table's goodbye."""
        self.clock.shown = shown
        return self.clock.run(self.core)

    def report(self, goodbye: dict[str, Any]) -> dict[str, Any]:
        """The one object that `--json` prints (DESIGN 5), from a goodbye and the core as it stands."""
        return outcome(self.core, self.options.seed, goodbye)


def outcome(core: HubCore, seed: int, goodbye: dict[str, Any]) -> dict[str, Any]:
    """seed, players, scores with their parts, winners, turns, detections, violations, links, link_states
    (seconds in each), state_hash."""
    assert core.hub.book is not None
    game = core.hub.book.game
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
        "links": core.hub.nodes.links(),
        "link_states": core.hub.nodes.stood.seconds(core.hub.t),
        "state_hash": state_hash(state),
    }


def as_json(report: dict[str, Any]) -> str:
    """The report as one line; equal runs print equal lines."""
    return json.dumps(report, sort_keys=True, separators=(",", ":"))
