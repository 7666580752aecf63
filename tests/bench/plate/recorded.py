"""Recorded turns of the plate: what the sensing got in a trial that once went wrong, and what must come of it.

A recording is JSON lines, compressed. The head comes first, then one line for each batch: its end, the Hall chain, and
(us, raw) of each corner by turns. Times and counts are differences from the ones before, which compress to half.
Nothing here may import the simulator. `python -m tests.bench.plate.record` makes the files.
"""

import json
import lzma
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from monkey_palace.board.notation import Cell, notation, parse_placements
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import Piece
from monkey_palace.board.stock import Bricks
from palace_hub.bench.plate.heard_turn import DecisionPoint, HeardBatch, HeardTurn, TurnResult, play
from palace_hub.sensing.plate.board.places import UnitMasses
from palace_hub.sensing.plate.hall.knob_map import KnobMap
from palace_hub.sensing.plate.load.calibration import PlateCalibration

RECORDINGS = Path(__file__).parent / "recordings"
PRESET = 9 | lzma.PRESET_EXTREME
CORNERS = 4


@dataclass(frozen=True)
class RecordedBatch:
    us: int
    corners: tuple[tuple[tuple[int, int | None], ...], ...]
    hall: str


@dataclass(frozen=True)
class Recording:
    """One recorded turn. `trial`: where it came from; `expected`: for each checked field of the result the values that
    it may have."""

    trial: Mapping[str, Any]
    expected: Mapping[str, Sequence[Any]]
    turn: HeardTurn

    def wrong_in(self, result: TurnResult) -> dict[str, Any]:
        """The checked fields of a result that have none of their values."""
        found = {name: getattr(result, name) for name in self.expected}
        return {name: value for name, value in found.items() if value not in self.expected[name]}


def wrong_in_replay(name: str) -> dict[str, Any]:
    """What the sensing makes of a recording otherwise than expected."""
    recording = read(name)
    return recording.wrong_in(play(recording.turn))


def file_of(name: str) -> Path:
    return RECORDINGS / f"{name}.jsonl.xz"


def names() -> list[str]:
    """All recordings."""
    return sorted(path.name.removesuffix(".jsonl.xz") for path in RECORDINGS.glob("*.jsonl.xz"))


def read(name: str) -> Recording:
    """The recording of this name."""
    head, *rows = lzma.decompress(file_of(name).read_bytes()).decode().splitlines()
    fields = json.loads(head)
    return Recording(fields["trial"], fields["expected"], _turn(fields["turn"], list(_batches(map(json.loads, rows)))))


def lines(recording: Recording) -> Iterator[str]:
    """The lines of a recording, whose batches can be read once or again."""
    turn = recording.turn
    yield _text({"trial": recording.trial, "expected": recording.expected, "turn": _fields(turn)})
    yield from map(_text, _rows(turn.batches))


def write(name: str, recording: Recording) -> Path:
    """Write a recording; equal recordings give equal bytes."""
    path = file_of(name)
    path.parent.mkdir(exist_ok=True)
    data = "".join(f"{line}\n" for line in lines(recording)).encode()
    path.write_bytes(lzma.compress(data, preset=PRESET))
    return path


def kept(turn: HeardTurn) -> HeardTurn:
    """The turn with batches that can be read several times."""
    return replace(turn, batches=tuple(turn.batches))


def _text(row: Any) -> str:
    return json.dumps(row, sort_keys=True, separators=(",", ":"))


def _fields(turn: HeardTurn) -> dict[str, Any]:
    palace, masses = turn.palace, turn.masses
    return {
        "calibration": json.loads(turn.calibration.to_json()),
        "ground": [[x, y, colour] for (x, y), colour in palace.ground.items()],
        "palace": notation(palace.pieces),
        "figures": sorted(map(str, palace.figures)),
        "stock": turn.stock.model_dump(),
        "unit_g": {kind.value: grams for kind, grams in masses.grams.items()},
        "unit_spread": masses.spread,
        "unit_error": masses.error,
        "figure_g": turn.figure_g,
        "figure_off": turn.figure_off,
        "knobs": None if turn.knobs is None else json.loads(turn.knobs.to_json()),
        "start_us": turn.start_us,
        "touch_us": turn.touch_us,
        "end_us": turn.end_us,
        "legal": turn.legal,
        "decisions": [
            {
                "until_us": point.until_us,
                "release_us": point.release_us,
                "pieces": notation(point.pieces),
                "tray_left": [kind.value for kind in point.tray_left],
            }
            for point in turn.decisions
        ],
    }


def _turn(fields: dict[str, Any], batches: Sequence[HeardBatch]) -> HeardTurn:
    palace = Palace.of(fields["ground"], fields["palace"])
    return HeardTurn(
        PlateCalibration.from_json(_text(fields["calibration"])),
        palace.with_figures(map(Cell.parse, fields["figures"])),
        Bricks(**fields["stock"]),
        UnitMasses({kind: fields["unit_g"][kind.value] for kind in Piece}, fields["unit_spread"], fields["unit_error"]),
        figure_g=fields["figure_g"],
        figure_off=fields["figure_off"],
        knobs=None if fields["knobs"] is None else KnobMap.from_json(_text(fields["knobs"])),
        start_us=fields["start_us"],
        touch_us=fields["touch_us"],
        end_us=fields["end_us"],
        batches=batches,
        decisions=tuple(
            DecisionPoint(
                point["until_us"],
                point["release_us"],
                parse_placements(point["pieces"]),
                tuple(map(Piece, point["tray_left"])),
            )
            for point in fields["decisions"]
        ),
        legal=fields["legal"],
    )


def _rows(batches: Iterable[HeardBatch]) -> Iterator[list[Any]]:
    end, at, last = 0, [0] * CORNERS, [0] * CORNERS
    for batch in batches:
        row: list[Any] = [batch.us - end, batch.hall]
        end = batch.us
        for corner, conversions in enumerate(batch.corners):
            numbers: list[int | None] = []
            for us, raw in conversions:
                numbers += [us - at[corner], None if raw is None else raw - last[corner]]
                at[corner], last[corner] = us, last[corner] if raw is None else raw
            row.append(numbers)
        yield row


def _batches(rows: Iterable[list[Any]]) -> Iterator[RecordedBatch]:
    end, at, last = 0, [0] * CORNERS, [0] * CORNERS
    for later, hall, *corners in rows:
        end += later
        read_out = []
        for corner, numbers in enumerate(corners):
            conversions: list[tuple[int, int | None]] = []
            for after, more in zip(numbers[::2], numbers[1::2], strict=True):
                at[corner] += after
                last[corner] += more or 0
                conversions.append((at[corner], None if more is None else last[corner]))
            read_out.append(tuple(conversions))
        yield RecordedBatch(end, tuple(read_out), hall)
