"""`palace trace --plate`: the plate's detector over a recorded CSV of four cells' raw counts; gives decisions.

The calls, in their order, are those of any program that reads a plate: `PlateSignal.feed` with each message, then
`PlateTurn.start` at the first quiet moment, `PlateTurn.after` with each later one, and `decide`.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from monkey_palace.board.notation import notation
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import DECORATIONS, MASS_MG, Piece
from monkey_palace.board.stock import Bricks
from palace_hub.errors import BadConfig
from palace_hub.files.input_files import read_text
from palace_hub.run.trace_file import BadTrace, Reading, count_of, read_table, time_of
from palace_hub.sensing.plate.board.places import UnitMasses
from palace_hub.sensing.plate.hall.knob_map import KnobMap
from palace_hub.sensing.plate.load.calibration import CORNERS, PlateCalibration
from palace_hub.sensing.plate.load.signal import PlateSignal, QuietMoment
from palace_hub.sensing.plate.turn.search import PlateTurn
from palace_hub.sensing.plate.verdict.decision import Decision, Forbidden, Recovered, Undecided, Unseen, decide
from palace_hub.sensing.signal.conversions import REFUSED_WORDS

COLUMNS: Final = ("t_s", *CORNERS)
"""Columns of a trace; `hall` and `event` may be there as well."""
FINISHED: Final = "finished"
"""Entry of the column `event`: the player says that the staircase is finished. Other entries are decorations."""


@dataclass(frozen=True, slots=True)
class TracedPlate:
    """What is known of a recorded plate: its calibration, the masses of its pieces, and its Hall sensors."""

    calibration: PlateCalibration
    masses: UnitMasses
    knobs: KnobMap | None = None

    @classmethod
    def read(cls, path: Path) -> "TracedPlate":
        """Read a plate's file as the set-up writes it, or a calibration alone. Raises `BadConfig` and `OSError`.

        Without masses, pieces weigh what the catalogue says.
        """
        try:
            data = json.loads(read_text(path))
        except (ValueError, RecursionError):
            raise BadPlateFile(path, "JSON", "an object of a plate's calibration") from None
        fields = data if isinstance(data, dict) else {}
        try:
            calibration = PlateCalibration.from_json(json.dumps(fields.get("calibration", data)))
            knobs = None if fields.get("knobs") is None else KnobMap.from_json(json.dumps(fields["knobs"]))
            return cls(calibration, _masses(fields), knobs)
        except BadConfig as error:
            raise BadPlateFile(path, str(error.params["field"]), str(error.params["expected"])) from None


class BadPlateFile(BadConfig):
    """A file that is no plate's calibration."""

    key = "trace-plate-file"

    def __init__(self, file: Path, name: str, expected: str) -> None:
        super().__init__(f"{file}: field {name!r}: expected {expected}", file=str(file), field=name, expected=expected)


@dataclass(frozen=True, slots=True)
class _PlateRow:
    """The conversions of one time, one for each corner; None: none."""

    counts: tuple[int | None, ...]
    chain: str
    event: str


@dataclass
class PlateTraceResult:
    """One trace through the plate's detector: iterate over `decisions`, then call `summary`.

    `palace`: what stands at the first quiet moment. `stock`: the player's building bricks; None: not known.
    """

    path: Path
    plate: TracedPlate
    palace: Palace
    stock: Bricks | None = None
    samples: int = 0
    """Conversions read."""
    rejected: int = 0
    """Refused words among them."""
    quiet_moments: int = 0
    reading: Reading = field(default_factory=Reading)

    def __post_init__(self) -> None:
        self._signal = PlateSignal(self.plate.calibration)
        self._turn: PlateTurn | None = None
        self._left: Counter[Piece] = Counter()
        self._chain, self._begun, self._t = "", 0.0, 0.0

    def decisions(self) -> Iterator[dict[str, Any]]:
        """Yield the decision at each `event` and at the end of the file; raises `BadTrace`."""
        for t, row in read_table(self.path, self.reading, COLUMNS, partial(_row, self.path)):
            self._t, self._chain = t, row.chain or self._chain
            if row.event:
                yield self._decided(row.event)
                self._let_out(row.event)
            self.samples += sum(raw is not None for raw in row.counts)
            self.rejected += sum(raw in REFUSED_WORDS for raw in row.counts)
            for quiet in self._signal.feed([() if raw is None else ((t, raw),) for raw in row.counts]):
                self._take(quiet)
        yield self._decided("end")

    def summary(self) -> dict[str, Any]:
        """Conversions, refused ones, quiet moments, and `fault`: message key of the reason why nothing was read."""
        slow = self.reading.too_slow
        return {
            "samples": self.samples,
            "rejected": self.rejected,
            "quiet_moments": self.quiet_moments,
            "fault": "trace-too-slow" if slow else None if self._turn is not None else "trace-plate-restless",
            **({"torn_line": self.reading.torn} if self.reading.torn else {}),
        }

    def _take(self, quiet: QuietMoment) -> None:
        """The first quiet moment is that of `palace`; each later one is a step of the turn."""
        self.quiet_moments, self._begun = self.quiet_moments + 1, quiet.t0
        self._turn = self._start(quiet) if self._turn is None else self._turn.after(quiet, self._magnets)

    def _start(self, base: QuietMoment) -> PlateTurn:
        known = frozenset() if self.plate.knobs is None else frozenset(self.plate.knobs.bits)
        turn = PlateTurn.start(self.palace, self.stock, self.plate.masses, base, hall_known=known)
        return turn.decorating(self._left) if self._left else turn

    @property
    def _magnets(self) -> frozenset[tuple[int, int]] | None:
        knobs = self.plate.knobs
        return None if knobs is None or not self._chain else knobs.seen(bytes.fromhex(self._chain))

    def _let_out(self, event: str) -> None:
        """A decoration has left the tray: it may come on to the plate."""
        if event != FINISHED:
            self._left[Piece(event)] += 1
            self._turn = None if self._turn is None else self._turn.decorating(self._left)

    def _decided(self, event: str) -> dict[str, Any]:
        """The decision now, with the quiet moment that has not ended."""
        turn, present = self._turn, self._signal.present
        if present is not None and (turn is None or present.t0 > self._begun):
            turn = self._start(present) if turn is None else turn.after(present, self._magnets)
            if self._turn is None:
                self._turn, self._begun = turn, present.t0
        told = {"t_s": round(self._t, 3), "event": event}
        return told | ({"decision": "unseen", "why": "restless"} if turn is None else _fields(decide(turn)))


def _fields(decision: Decision) -> dict[str, Any]:
    """A decision as JSON: pieces in notation, and the rule that is broken."""
    match decision:
        case Recovered(chosen):
            share = round(chosen.share, 6)
            return {"decision": "recovered", "pieces": notation(chosen.pieces), "share": share}
        case Undecided(first, second):
            ones = [notation(one.pieces) for one in (first, second) if one is not None]
            return {"decision": "asked", "candidates": ones}
        case Forbidden(chosen, violation, or_else):
            broken = [one for one in (violation, or_else) if one is not None]
            places = [None if one.at is None else str(one.at) for one in broken]
            pieces = notation(chosen.pieces)
            return {"decision": "forbidden", "pieces": pieces, "rule": violation.rule, "at": places}
        case Unseen(reason, best):
            return {"decision": "unseen", "why": reason, "pieces": None if best is None else notation(best.pieces)}


def _row(path: Path, number: int, row: list[str], places: Mapping[str, int]) -> tuple[float, _PlateRow]:
    t = time_of(path, number, row, places, COLUMNS)
    counts = tuple(count_of(path, number, row[places[corner]]) for corner in CORNERS)
    chain, event = (row[places[name]].strip() if places.get(name, len(row)) < len(row) else "" for name in _MORE)
    if event and event != FINISHED and event not in DECORATIONS:
        known = ", ".join((FINISHED, *DECORATIONS))
        raise BadTrace(path, number, "trace-event", f"expected one of {known}, got {event[:40]!r}", known=known,
                       got=event[:40])  # fmt: skip
    try:
        bytes.fromhex(chain)
    except ValueError:
        text = f"expected the Hall chain in hexadecimal, got {chain[:40]!r}"
        raise BadTrace(path, number, "trace-hall", text, got=chain[:40]) from None
    return t, _PlateRow(counts, chain, event)


_MORE: Final = ("hall", "event")


def _masses(fields: Mapping[str, Any]) -> UnitMasses:
    """The masses of a plate's file. Raises `BadConfig` naming the field that does not fit."""
    grams = {piece: mg / 1000 for piece, mg in MASS_MG.items()}
    given = fields.get("grams", {})
    if not isinstance(given, dict):
        raise BadConfig("plate field 'grams'", field="grams", expected="an object of grams by piece")
    for name, value in given.items():
        if name not in grams or not _is_mass(value):
            raise BadConfig("plate field 'grams'", field=f"grams.{name[:20]}", expected="a piece with grams above 0")
        grams[Piece(name)] = float(value)
    error = fields.get("error", UnitMasses(grams).error)
    if not _is_mass(error) or error > 1:
        raise BadConfig("plate field 'error'", field="error", expected="a number above 0, up to 1")
    return UnitMasses(grams, error=float(error))


def _is_mass(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 < value <= 1000
