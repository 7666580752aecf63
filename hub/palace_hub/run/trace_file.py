"""`palace trace`: tray sensing over a recorded CSV of times and raw counts; gives detections and a summary."""

import csv
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import isfinite, log
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

from palace_hub.errors import BadConfig
from palace_hub.files.input_files import open_file
from palace_hub.sensing.signal.conversions import REFUSED_WORDS
from palace_hub.sensing.tray.calibration import CELLS, CellCalibration, TrayCalibration
from palace_hub.sensing.tray.compartments import TraySensing
from palace_hub.sensing.tray.events import CountChange, Resumed, Uncertain
from palace_hub.sensing.tray.lattice import NOMINAL_G

COLUMNS = ("t_s", "counts")
MISSING = frozenset({"", "nan", "none", "null", "na"})
"""Entries that loggers write for a missing conversion."""
STEP_BACK_S = 1.0
"""Largest step back (s) of a clock that is being corrected; more is another recording (assumed)."""
LARGEST_COUNT = 1 << 31
UNKNOWN_PIECES = 500
"""Assumed start count if none is given: only changes matter, and as many may come as go."""
LONGEST_STEP_S = 0.2
"""Longest usual step (s) between conversions: an HX711 makes 10 or 80 a second, and every other one may be lost."""
LONGEST_LINE = 4096
"""Longest line (bytes): no row is nearly as long."""

Conversion = tuple[float, int | None]
Row = TypeVar("Row")


class BadTrace(BadConfig):
    """A file that is no trace. `key`: message key; params: `file`, `line`, and what was found there."""

    def __init__(self, file: Path, line: int, key: str, text: str, **params: str) -> None:
        super().__init__(f"{file}:{line}: {text}", file=str(file), line=line, **params)
        self.key = key


@dataclass(frozen=True, slots=True)
class TraceCell:
    """The recorded cell and its pieces."""

    counts_per_gram: float
    """Signed; negative: wired the other way."""
    unit_mass_g: float
    full: int | None = None
    """Pieces of the full compartment; None: unknown."""

    @property
    def index(self) -> int:
        """The compartment with the most similar piece mass: sensing recognises hands by their weight in grams."""
        return min(range(CELLS), key=lambda i: abs(log(NOMINAL_G[i] / self.unit_mass_g)))


@dataclass
class Reading:
    """What was found beside the rows."""

    torn: int = 0
    """Line of a last row that is cut short, as by a power cut, and left out; 0 without one."""
    steps: int = 0
    """Steps from one row to the next."""
    long_steps: int = 0
    """Steps of more than `LONGEST_STEP_S`."""

    @property
    def too_slow(self) -> bool:
        """Most steps are too long: a slow logger, or times that are not seconds."""
        return 2 * self.long_steps > self.steps


@dataclass
class TraceResult:
    """One trace through tray sensing: iterate over `detections`, then call `summary`."""

    path: Path
    cell: TraceCell
    samples: int = 0
    """Rows read."""
    rejected: int = 0
    """Missing conversions and refused words."""
    reading: Reading = field(default_factory=Reading)
    questions: list[dict[str, Any]] = field(default_factory=list)
    """Questions (`t_s`, `why`, `fraction`), each answered with the nearest whole count."""

    def __post_init__(self) -> None:
        index, pieces = self.cell.index, self.cell.full or UNKNOWN_PIECES
        calibration = CellCalibration(0.0, self.cell.counts_per_gram * self.cell.unit_mass_g, 2 * pieces)
        cells = [calibration if i == index else None for i in range(CELLS)]
        counts = [pieces if i == index else None for i in range(CELLS)]
        self._sensing = TraySensing(TrayCalibration(tuple(cells)), counts)

    def detections(self) -> Iterator[dict[str, Any]]:
        """Yields `t_s`, `pieces` (negative: taken) and `confidence` of each change; raises `BadTrace`."""
        index, sensing = self.cell.index, self._sensing
        for t, raw in read_rows(self.path, self.reading):
            self.samples += 1
            self.rejected += raw is None or raw in REFUSED_WORDS
            for event in sensing.feed(index, ((t, raw),)):
                if isinstance(event, CountChange | Resumed) and event.pieces:
                    yield {"t_s": round(event.t, 3), "pieces": event.pieces, "confidence": round(event.confidence, 6)}
                elif isinstance(event, Uncertain):
                    self.questions.append(
                        {"t_s": round(event.t, 3), "why": event.why, "fraction": round(event.fraction, 3)}
                    )
                    sensing.set_count(index, event.low if event.fraction > 0 else event.high)

    def summary(self) -> dict[str, Any]:
        """Rows, refused rows, noise of a conversion (mg), drift (mg/min), rate (SPS), questions, and `fault`.

        `fault`: message key of the reason why the cell has no count; None: it has one.
        """
        state = self._sensing.cell(self.cell.index)
        scale = self.cell.unit_mass_g / NOMINAL_G[self.cell.index]  # sensing uses the catalogue's mass
        return {
            "samples": self.samples,
            "rejected": self.rejected,
            "noise_mg": _scaled(state.noise_mg, scale),
            "drift_mg_per_min": _scaled(state.drift_mg_per_min, scale),
            "rate_hz": _scaled(state.rate_hz, 1.0),
            "questions": self.questions,
            "fault": "trace-too-slow" if self.reading.too_slow else None if state.fault is None else state.fault.key,
            **({"torn_line": self.reading.torn} if self.reading.torn else {}),
        }


def read_rows(path: Path, reading: Reading) -> Iterator[Conversion]:
    """Yields the conversions (s, raw counts or None) of a CSV with the columns `t_s` and `counts`; others are ignored.

    A missing entry (`MISSING`) gives None. Raises `BadTrace` with the line number; a last row without its newline may
    be `torn`.
    """
    yield from read_table(path, reading, COLUMNS, partial(_conversion, path))


def read_table(
    path: Path,
    reading: Reading,
    columns: Sequence[str],
    parse: Callable[[int, list[str], Mapping[str, int]], tuple[float, Row]],
) -> Iterator[tuple[float, Row]]:
    """Yields time (s) and content of each row of a CSV that has these columns, the first of which is the time.

    `parse` reads a row: its line, its fields and the number of each column; it raises `BadTrace`. Times that run back
    a little are held. Raises `BadTrace` with the line number; a last row without its newline may be `torn`.
    """
    with open_file(path) as file:
        whole = _Lines(path, file, reading)
        reader = csv.reader(whole)
        number = 1
        try:
            header = [name.strip().lower().lstrip("\ufeff") for name in next(reader, [])]
            if not set(columns) <= set(header):
                wanted, got = ", ".join(columns), ", ".join(header)[:80]
                text = f"expected the columns {wanted}, got {got!r}"
                raise BadTrace(path, 1, "trace-columns", text, wanted=wanted, got=got)
            places = {name: header.index(name) for name in header}
            last: float | None = None
            for row in reader:
                number = reader.line_num
                if not row:
                    continue
                try:
                    t, content = parse(number, row, places)
                except BadTrace:
                    if not whole.last_is_cut or last is None:
                        raise
                    reading.torn = number
                    break
                if last is not None and t < last - STEP_BACK_S:
                    given = row[places[columns[0]]]
                    text = f"expected times that do not run back, got {given} after {last:g}"
                    raise BadTrace(path, number, "trace-order", text, got=given[:40])
                if last is not None:
                    reading.steps += 1
                    reading.long_steps += t - last > LONGEST_STEP_S
                last = t if last is None else max(last, t)
                yield last, content
        except csv.Error as error:
            raise BadTrace(
                path, number, "trace-row", f"expected a row of a CSV file: {error}", got=str(error)
            ) from None
        if last is None:
            raise BadTrace(path, number, "trace-empty", "expected rows after the header, got none")


def _conversion(path: Path, number: int, row: list[str], places: Mapping[str, int]) -> Conversion:
    return time_of(path, number, row, places, COLUMNS), count_of(path, number, row[places["counts"]])


def time_of(path: Path, number: int, row: list[str], places: Mapping[str, int], needed: Sequence[str]) -> float:
    """The time of a row in seconds. Raises `BadTrace`, also for a row without all `needed` columns."""
    if max(places[name] for name in needed) >= len(row):
        text = f"expected a time and counts, got {len(row)} fields"
        raise BadTrace(path, number, "trace-row", text, got=",".join(row)[:80])
    given = row[places["t_s"]]
    t = _number(given)
    if t is None:
        raise BadTrace(path, number, "trace-time", f"expected seconds, got {given[:40]!r}", got=given[:40])
    return t


def count_of(path: Path, number: int, entry: str) -> int | None:
    """The raw counts of an entry; None for a missing one. Raises `BadTrace`."""
    word = entry.strip()
    if word.lower() in MISSING:
        return None
    raw = _number(word)
    if raw is None or abs(raw) >= LARGEST_COUNT:
        raise BadTrace(path, number, "trace-counts", f"expected raw counts, got {word[:40]!r}", got=word[:40])
    return round(raw)


def _number(text: str) -> float | None:
    try:
        number = float(text)
    except ValueError:
        return None
    return number if isfinite(number) else None


class _Lines:
    """Decoded lines; raises `BadTrace` for other bytes and for lines longer than `LONGEST_LINE`.

    A power cut may leave zeros in place of the last lines: they and the line in which they begin are `torn`.
    """

    def __init__(self, path: Path, file: BinaryIO, reading: Reading) -> None:
        self.last_is_cut = False
        """The last line has no newline."""
        self._path = path
        self._file = file
        self._reading = reading
        self._number = 0

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        line = self._file.readline(LONGEST_LINE)
        if not line:
            raise StopIteration
        self._number += 1
        if b"\0" in line and self._only_zeros_after(line):
            self._reading.torn = self._number
            raise StopIteration
        self.last_is_cut = not line.endswith(b"\n")
        try:
            torn = self.last_is_cut and self._number > 2  # maybe in the middle of a character; its row is refused later
            text = line.decode("utf-8-sig" if self._number == 1 else "utf-8", "replace" if torn else "strict")
        except UnicodeDecodeError:
            raise BadTrace(self._path, self._number, "trace-text", "expected text, got other bytes") from None
        if "\0" in text or (len(line) == LONGEST_LINE and self.last_is_cut):
            text = "expected a line of text with a time and a count"
            raise BadTrace(self._path, self._number, "trace-text", text)
        return text

    def _only_zeros_after(self, line: bytes) -> bool:
        if self._number <= 2 or line[line.index(b"\0") :].strip(b"\0\r\n"):
            return False
        return not any(block.strip(b"\0\r\n") for block in iter(lambda: self._file.read(1 << 16), b""))


def _scaled(value: float | None, scale: float) -> float | None:
    return None if value is None else round(value * scale, 3)
