"""The tray's detector over a recorded trace: a file of times and counts in, detections and a summary out."""

import csv
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import isfinite, log
from pathlib import Path
from typing import Any

from palace_hub.errors import BadConfig
from palace_hub.sensing.signal.conversions import REFUSED_WORDS
from palace_hub.sensing.tray.calibration import CELLS, CellCalibration, TrayCalibration
from palace_hub.sensing.tray.compartments import TraySensing
from palace_hub.sensing.tray.events import Change, Resumed, Uncertain
from palace_hub.sensing.tray.lattice import NOMINAL_G

COLUMNS = ("t_s", "counts")
NOT_A_WORD = frozenset({"", "nan", "none", "null", "na"})
"""What loggers write where the chip gave nothing."""
STEP_BACK_S = 1.0
"""A clock that is set right steps back by less; more is another recording."""
LARGEST_COUNT = 1 << 31
UNKNOWN_PIECES = 500
"""Taken to lie there at the start where nobody says: what counts is the difference, and as many may come as go."""
LONGEST_LINE = 4096

Conversion = tuple[float, int | None]


class BadTrace(BadConfig):
    """A file that is no trace: `file`, `line`, and what was expected there."""

    def __init__(self, file: Path, line: int, key: str, text: str, **params: str) -> None:
        super().__init__(f"{file}:{line}: {text}", file=str(file), line=line, **params)
        self.key = key


@dataclass(frozen=True, slots=True)
class Cell:
    """What is known of the cell: counts per gram (negative: wired the other way), grams of one piece, pieces of a full
    compartment (None: unknown)."""

    counts_per_gram: float
    unit_mass_g: float
    full: int | None = None

    @property
    def index(self) -> int:
        """The compartment whose pieces weigh the most alike: the detector knows hands by their grams."""
        return min(range(CELLS), key=lambda i: abs(log(NOMINAL_G[i] / self.unit_mass_g)))


@dataclass
class Traced:
    """A trace through the detector: iterate over `detections`, then read the `summary`."""

    path: Path
    cell: Cell
    samples: int = 0
    rejected: int = 0
    questions: list[dict[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        index, pieces = self.cell.index, self.cell.full or UNKNOWN_PIECES
        calibration = CellCalibration(0.0, self.cell.counts_per_gram * self.cell.unit_mass_g, 2 * pieces)
        cells = [calibration if i == index else None for i in range(CELLS)]
        counts = [pieces if i == index else None for i in range(CELLS)]
        self._sensing = TraySensing(TrayCalibration(tuple(cells)), counts)

    def detections(self) -> Iterator[dict[str, Any]]:
        """`t_s`, `pieces` (taken out is negative) and `confidence` of each change; raises `BadTrace`.

        A question is noted and answered with the nearest whole number, so that what comes after it is seen as well.
        """
        index, sensing = self.cell.index, self._sensing
        for t, raw in rows(self.path):
            self.samples += 1
            self.rejected += raw is None or raw in REFUSED_WORDS
            for event in sensing.feed(index, ((t, raw),)):
                if isinstance(event, Change | Resumed) and event.pieces:
                    yield {"t_s": round(event.t, 3), "pieces": event.pieces, "confidence": round(event.confidence, 6)}
                elif isinstance(event, Uncertain):
                    self.questions.append(
                        {"t_s": round(event.t, 3), "why": event.why, "fraction": round(event.fraction, 3)}
                    )
                    sensing.set_count(index, event.low if event.fraction > 0 else event.high)

    def summary(self) -> dict[str, Any]:
        """What the whole trace was like: rows, refused ones, white noise of a conversion and drift, in mg; questions.

        `fault` is the message key of what keeps the cell from counting, None where nothing does.
        """
        state = self._sensing.cell(self.cell.index)
        scale = self.cell.unit_mass_g / NOMINAL_G[self.cell.index]  # the detector reckons with the catalogue's mass
        return {
            "samples": self.samples,
            "rejected": self.rejected,
            "noise_mg": _scaled(state.noise_mg, scale),
            "drift_mg_per_min": _scaled(state.drift_mg_per_min, scale),
            "rate_hz": _scaled(state.rate_hz, 1.0),
            "questions": self.questions,
            "fault": None if state.fault is None else state.fault.key,
        }


def rows(path: Path) -> Iterator[Conversion]:
    """The conversions of a file with the columns `t_s` and `counts`, others ignored; `BadTrace` names the line.

    A count that is empty or says that there is none is a refused conversion (None).
    """
    with path.open("rb") as file:
        reader = csv.reader(_lines(path, file))
        number = 1
        try:
            header = [name.strip().lower().lstrip("\ufeff") for name in next(reader, [])]
            if not set(COLUMNS) <= set(header):
                text = f"expected the columns {', '.join(COLUMNS)}, got {', '.join(header)[:80]!r}"
                raise BadTrace(path, 1, "trace-columns", text, got=", ".join(header)[:80])
            at, counts = header.index("t_s"), header.index("counts")
            last: float | None = None
            for row in reader:
                number = reader.line_num
                if not row:
                    continue
                conversion = _conversion(path, number, row, at, counts)
                if last is not None and conversion[0] < last - STEP_BACK_S:
                    text = f"expected times that do not run back, got {row[at]!r} after {last:g}"
                    raise BadTrace(path, number, "trace-order", text, got=row[at][:40])
                last = conversion[0] if last is None else max(last, conversion[0])
                yield last, conversion[1]
        except csv.Error as error:
            raise BadTrace(
                path, number, "trace-row", f"expected a row of a CSV file: {error}", got=str(error)
            ) from None
        if last is None:
            raise BadTrace(path, number, "trace-empty", "expected rows after the header, got none")


def _conversion(path: Path, number: int, row: list[str], at: int, counts: int) -> Conversion:
    if max(at, counts) >= len(row):
        text = f"expected a time and a count, got {len(row)} fields"
        raise BadTrace(path, number, "trace-row", text, got=",".join(row)[:80])
    t = _number(row[at])
    if t is None:
        raise BadTrace(path, number, "trace-time", f"expected seconds, got {row[at][:40]!r}", got=row[at][:40])
    word = row[counts].strip()
    if word.lower() in NOT_A_WORD:
        return t, None
    raw = _number(word)
    if raw is None or abs(raw) >= LARGEST_COUNT:
        raise BadTrace(path, number, "trace-counts", f"expected raw counts, got {word[:40]!r}", got=word[:40])
    return t, round(raw)


def _number(text: str) -> float | None:
    try:
        number = float(text)
    except ValueError:
        return None
    return number if isfinite(number) else None


def _lines(path: Path, file: Any) -> Iterator[str]:
    """Lines as text, none longer than any row can be."""
    number = 0
    while line := file.readline(LONGEST_LINE):
        number += 1
        try:
            text = line.decode("utf-8-sig" if number == 1 else "utf-8")
        except UnicodeDecodeError:
            raise BadTrace(path, number, "trace-text", "expected text, got other bytes") from None
        if "\0" in text or (len(line) == LONGEST_LINE and not text.endswith("\n")):
            raise BadTrace(path, number, "trace-text", "expected a line of text with a time and a count")
        yield text


def _scaled(value: float | None, scale: float) -> float | None:
    return None if value is None else round(value * scale, 3)
