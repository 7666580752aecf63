"""`palace demo`: a game of bots on the simulated table, through the real links, on screen or headless."""

import json
import os
import shutil
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
from monkey_palace.cards.deck_format import Deck
from monkey_palace.cards.model import set_of
from monkey_palace.game.state import state_hash
from palace_hub.core.export import SAVED
from palace_hub.core.nodes.registry import PLATE
from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.step import HubCore
from palace_hub.journal.store import Journal
from palace_hub.run.recording import Recorder
from palace_hub.run.table_clock import ControlChannel, TableClock
from palace_hub.views.snapshot import Sound

TABLE_ENDS_WITHIN_S = 15.0
"""Wall time (s) in which the table's process must end, with its broker and nodes, once it says nothing more."""
KEPT_AS = "journal.sqlite"
LAST_WORDS = 400
"""Characters of the table's standard error that an error message repeats."""


@dataclass(frozen=True, slots=True)
class DemoOptions:
    """Options of `palace demo`."""

    players: int = 3
    seed: int = 1
    speed: str = "max"
    faults: tuple[str, ...] = ()
    socket: Path | None = None
    """Joins a running table."""
    journal: Path | None = None
    unfinished: Path | None = None
    """Folder for the journal of a game that ends early where no `journal` is named; it is emptied first."""
    saved: Path | None = None
    """Folder for the records and pictures that a player saves; None: the game's own, which goes with it."""
    record: Path | None = None
    log: Path | None = None
    """Folder for the table's logs; None: a temporary one."""
    expansions: tuple[str, ...] = ("butterfly", "frog")
    entries: str = "plan"
    """How the simulated players enter their staircases."""
    ground_map: int = 1
    overlap: bool = False
    """The next player begins before the last turn is over."""
    deck: Deck = "screen"
    """screen: the hub shuffles the cards; printed: the simulated people do."""
    cards: str = "known"
    """What the hub knows of printed cards at first: known, half or empty."""
    level: str = "bronze"
    """bronze: the tray alone; silver, gold: with the plate."""
    cells: str = "good"
    """Build of the load cells."""
    sides: bool = False
    """The simulated players say where they sit, and change their seats."""
    map_turns: int = 0
    """Quarter turns to the left by which the ground map lies on the plate."""
    turn_plate: bool = False
    """The simulated players turn the plate now and then."""
    record_frames: Path | None = None
    """File for a recording of all input."""
    bell: bool = False
    """The terminal's bell rings at each sound; the virtual tray's buzzer plays them in any case."""


def table_options(options: DemoOptions, socket: Path, log: Path) -> list[str]:
    """The command line of the simulated table."""
    command = ["--socket", str(socket), "--seed", str(options.seed)]
    command += ["--players", str(options.players), "--speed", options.speed, "--log", str(log)]
    command += ["--level", options.level, "--build", options.cells]
    command += ["--entries", options.entries, "--ground-map", str(options.ground_map)]
    command += ["--deck", options.deck, "--cards", options.cards]
    command += ["--overlap"] if options.overlap else []
    command += ["--faults", ",".join(options.faults), "--expansions", ",".join(options.expansions)]
    command += ["--map-turns", str(options.map_turns)]
    command += [flag for flag, on in (("--sides", options.sides), ("--turn-plate", options.turn_plate)) if on]
    return command


class TableProcess:
    """The simulated table as a process; its standard error goes to the folder `log`."""

    def __init__(self, options: DemoOptions, socket: Path, log: Path) -> None:
        log.mkdir(parents=True, exist_ok=True)
        self._errors = log / "table.err"
        command = [sys.executable, "-m", "palace_hub.sim", *table_options(options, socket, log)]
        with self._errors.open("wb") as errors:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=errors, stderr=errors, start_new_session=True
            )

    @property
    def ended(self) -> bool:
        return self._process.poll() is not None

    def last_words(self) -> str:
        """The end of its standard error after it has ended; "" if it runs on."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(TABLE_ENDS_WITHIN_S)
        if not self.ended:
            return ""
        return self._errors.read_text(encoding="utf-8", errors="replace").strip()[-LAST_WORDS:]

    def end(self, said_goodbye: bool) -> None:
        """Ends the process: after a goodbye it ends by itself, otherwise it gets a signal."""
        if not said_goodbye:
            self._process.terminate()
        try:
            self._process.wait(TABLE_ENDS_WITHIN_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        with suppress(ProcessLookupError, PermissionError):  # a killed table leaves its broker running
            os.killpg(self._process.pid, signal.SIGTERM)


class Demo:
    """One demo: table process, journal and core. A context manager that cleans up everything."""

    core: HubCore
    clock: TableClock

    def __init__(self, options: DemoOptions) -> None:
        self.options = options
        self.kept: Path | None = None
        """The journal of a game that ended early, after the end of the demo."""
        self._stack = ExitStack()

    def __enter__(self) -> "Demo":
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="palace-")))
            stack.callback(self._keep, folder)
            socket = self.options.socket or folder / "t"
            table = None
            if self.options.socket is None:
                table = TableProcess(self.options, socket, self.options.log or folder)
                stack.callback(lambda: table.end(hasattr(self, "clock") and self.clock.ended))
            over, words = (lambda: False, str) if table is None else (lambda: table.ended, table.last_words)
            channel = ControlChannel(socket, over, words)
            self.clock = TableClock(channel)
            attached = self.clock.attach()
            journal = stack.enter_context(Journal.open(self.options.journal or folder / KEPT_AS))
            # None: the people shuffle printed cards, and the seed is that of the bots' random streams alone
            seed = self.options.seed if attached["deck_seed"] is None else int(attached["deck_seed"])
            self.core = HubCore(
                journal,
                draw_seed=lambda: seed,
                simulated=True,
                exports=self.options.saved or folder / SAVED,
                plate_file=PlateFile.read(Path(attached["folder"])),  # survives this hub, like a real one
                box=tuple(int(attached["box"][piece.value]) for piece in PIECES),
                sound=Sound(buzzer=True, bell=self.options.bell),
                set_up_plate=bool(attached["set_up_plate"]),
                card_set=None if attached["cards"] is None else set_of(attached["cards"]),
            )
            self.core.hub.nodes.preset(attached["configurations"])
            if self.options.record_frames is not None:
                stack.enter_context(Recorder(self.core, self.options.record_frames))
            self.plate_over: str | None = attached["over"].get(PLATE)
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *exc: object) -> None:
        self._stack.close()

    def _keep(self, folder: Path) -> None:
        """Keep a game that ended early; the journal in the temporary `folder` replaces the one kept before."""
        if not hasattr(self, "core") or self.core.hub.book is None or self.clock.ended:
            return
        self.kept = self.options.journal
        place = self.options.unfinished
        if self.kept is not None or place is None:
            return
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        for file in folder.glob(f"{KEPT_AS}*"):
            shutil.copyfile(file, place / file.name)
        self.kept = place / KEPT_AS

    def run(self, shown: Callable[[HubCore], None] = lambda core: None) -> dict[str, Any] | None:
        """Plays headless to the end; returns the table's goodbye (None: stopped)."""
        self.clock.shown = shown
        return self.clock.run(self.core)

    def report(self, goodbye: dict[str, Any]) -> dict[str, Any]:
        """The object that `--json` prints."""
        return outcome(self.core, self.options.seed, goodbye)


def outcome(core: HubCore, seed: int, goodbye: dict[str, Any]) -> dict[str, Any]:
    """The object that `--json` prints; `link_states`: seconds in each state."""
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
    """The report as one line of canonical JSON: equal runs print equal lines."""
    return json.dumps(report, sort_keys=True, separators=(",", ":"))
