"""Recording of all input and results of a hub, turn by turn; `run/resense` replays it.

The file is gzip of JSON lines. The head has `format`, the options, the kept files of `tray` and `plate`, the games that
were put aside (`waiting`), and an unfinished or scored game. Each turn has a line: its input (`t`, ports gone and
opened, bytes, entries, wall time) and its results (`session` ids and seeds drawn, `events` committed, header of a new
game). The last line has the state hash.
"""

import gzip
import json
import zlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from monkey_palace.game.state import state_hash
from palace_hub.card_sets.shelf import SetShelf
from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.plate.sensors_file import SensorsFile
from palace_hub.core.state import Hub
from palace_hub.core.step import HubCore
from palace_hub.core.tray.calibration_file import CalibrationFile
from palace_hub.core.tray.pads_file import PadsFile
from palace_hub.core.turn import Turn
from palace_hub.errors import BadConfig
from palace_hub.files.checksum import read_small_text
from palace_hub.files.versioned import SIMULATED, VersionedFile
from palace_hub.journal.rows import GameHead
from palace_hub.locale.message import Message
from palace_hub.referee.header import header_of
from palace_hub.views.snapshot import Phase

FORMAT = "palace-hub recording 1"
LARGEST = 1 << 29
"""Largest file (bytes): about two days of a table."""
FLUSH_TURNS = 200
"""Turns between flushes, so the loss by a power cut: 10 s at 20 turns per second."""
_FILES = tuple(file.name for file in (CalibrationFile, PadsFile, PlateFile, SensorsFile))
NAMES = (*_FILES, *(f"{SIMULATED}/{name}" for name in _FILES))
"""Kept files of the nodes, which the hub reads while it runs."""
LEVEL = 6
"""Compression level: higher ones cost a Pi time and gain little (assumed)."""


class Recorder:
    """Writes the turns of a core to a new file. A context manager; a full disk ends the recording, not the game.

    Raises `FileExistsError` if the file exists.
    """

    def __init__(self, core: HubCore, path: Path) -> None:
        self.full = False
        self._core = core
        self._turns = 0
        self._drawn: list[tuple[str, object]] = []
        self._book = core.hub.book
        self._raw = path.open("xb")
        self._file = gzip.GzipFile(fileobj=self._raw, mode="wb", compresslevel=LEVEL)
        hub = core.hub
        hub.nodes.take_sessions_from(self._noting("session", hub.nodes.new_session))
        hub.draw_seeds_from(self._noting("seed", hub.draw_seed))
        core.record_turns(self.take)
        self._write(_head(hub))

    def take(self, turn: Turn, events: tuple[dict[str, Any], ...]) -> None:
        """Writes one turn with the events that it committed."""
        line: dict[str, Any] = {"t": turn.t}
        if turn.wall is not None:
            line["wall"] = turn.wall
        if turn.gone or turn.opened:
            line |= {"gone": list(turn.gone), "opened": list(turn.opened), "mqtt": dict(turn.over_mqtt)}
        if turn.received:  # also for links without new bytes: their names are input
            line["rx"] = {name: data.decode("latin-1") for name, data in turn.received.items()}
        if turn.entries:
            line["entries"] = [entry.model_dump(mode="json", by_alias=True) for entry in turn.entries]
        drawn, self._drawn = self._drawn, []
        for name, value in drawn:
            line.setdefault(name, []).append(value)
        if self._core.hub.book is not self._book:
            self._book = self._core.hub.book
            line["game"] = None if self._book is None else header_of(self._book.game)
        if events:
            line["events"] = list(events)
        self._write(line)
        self._turns += 1
        if self._turns % FLUSH_TURNS == 0:
            self._flush()

    def close(self) -> None:
        """Writes the state hash, closes the file and detaches from the core."""
        self._core.record_turns(None)
        if self.full:
            return
        book = self._core.hub.book
        self._write({"end": state_hash(book.game.state) if book is not None else ""})
        try:
            self._file.close()
            self._raw.close()
        except OSError as error:
            self._stop(error)

    def __enter__(self) -> "Recorder":
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    def _noting(self, name: str, draw: Callable[[], Any]) -> Callable[[], Any]:
        def drawn() -> Any:
            value = draw()
            self._drawn.append((name, value))
            return value

        return drawn

    def _write(self, line: dict[str, Any]) -> None:
        if self.full:
            return
        try:
            self._file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        except OSError as error:
            self._stop(error)

    def _flush(self) -> None:
        if self.full:
            return
        try:
            self._file.flush(zlib.Z_SYNC_FLUSH)
            self._raw.flush()
            if self._raw.tell() > LARGEST:
                self._file.close()
                self._raw.close()
                self.full = True
                self._core.hub.tell(Message("told-recording-full", {"mb": LARGEST >> 20}))
        except OSError as error:
            self._stop(error)

    def _stop(self, error: OSError) -> None:
        self.full = True
        self._core.hub.tell(Message("told-recording-failed", {"what": error.strerror or str(error)}))


def _head(hub: Hub) -> dict[str, Any]:
    options = hub.options
    found: dict[str, Any] = {
        "format": FORMAT,
        "simulated": options.simulated,
        "enter_by": options.enter_by,
        "ground_map": options.ground_map,
        "configurations": dict(hub.nodes.configurations),
        "box": list(options.box),
        **({} if options.sets is None else _sets(options.sets)),
        **({"buzzer": True} if options.sound.buzzer else {}),
        "cards": None if options.card_set is None else options.card_set.as_json(),
        "tray": _kept(options.calibration_file, hub.phase is Phase.TRAY_SETUP),
        "plate": _kept(options.plate_file, hub.phase is Phase.PLATE_SETUP),
    }
    waiting = [_game(hub, head) for head in hub.journal.waiting()]
    if waiting:
        found["waiting"] = waiting
    if hub.phase in (Phase.RESUME, Phase.ENDED):
        head = hub.journal.head(None if hub.offer is None else hub.offer.game)
        found["unfinished" if hub.offer is not None else "scored"] = _game(hub, head)
    return found


def _game(hub: Hub, head: GameHead) -> dict[str, Any]:
    zeros = hub.journal.latest_zeros(head.id)
    return {
        "id": head.id,
        "header": head.header,
        "wall": head.started_wall,
        "events": [[one.kind, one.t, one.wall, one.body] for one in hub.journal.events(head.id)],
        "calibration": hub.journal.calibration(),
        "zeros": None if zeros is None else [zeros.t, zeros.wall, list(zeros.zeros)],
    }


def _sets(shelf: SetShelf) -> dict[str, Any]:
    return {"sets": {name: kept.as_json() for name, kept in shelf.all().items()}, "usual_set": shelf.usual}


def _kept(file: VersionedFile[Any] | None, set_up: bool) -> dict[str, Any] | None:
    """Texts of the kept files in one node's folder, by name, and whether its set-up is running; None: no folder."""
    if file is None:
        return None
    texts = {}
    for name in NAMES:
        with suppress(BadConfig):
            texts[name] = read_small_text(file.folder / name)
    return {"set_up": set_up, "files": {name: text for name, text in texts.items() if text is not None}}
