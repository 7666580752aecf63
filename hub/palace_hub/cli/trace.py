"""`palace trace`: a detector on a recorded log; prints a JSON line for each detection or decision, then a summary.

The tray's detector reads the log of one cell, the plate's detector (`--plate`) that of the four corner cells.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Mapping
from functools import partial
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any

from monkey_palace.board.pieces import BUILDING
from palace_hub.cli.option_values import GROUND_MAPS, OptionTypes, Say
from palace_hub.errors import WrongUsage
from palace_hub.locale.catalogue import Catalogue

if TYPE_CHECKING:
    from monkey_palace.board.stock import Bricks

MOST_PIECES = 10_000
_USELESS = ("trace-too-slow", "trace-plate-restless")
HEAVIEST_G = 10_000.0


def add_command(commands: "argparse._SubParsersAction[Any]", say: Say) -> None:
    """Add `trace` and its options."""
    trace = commands.add_parser("trace", help=say("cli-trace"), description=say("cli-trace"))
    trace.add_argument("file", type=Path, nargs="?", metavar="FILE.csv", help=say("cli-trace-file"))
    trace.add_argument("--counts-per-gram", type=partial(_scale, say), metavar="G", help=say("cli-trace-scale"))
    trace.add_argument("--unit-mass", type=partial(_mass, say), metavar="M", help=say("cli-trace-mass"))
    trace.add_argument("--full", type=partial(_full, say), default=None, metavar="N", help=say("cli-trace-full"))
    trace.add_argument("--plate", type=Path, metavar="FILE.csv", help=say("cli-trace-plate"))
    trace.add_argument("--calibration", type=Path, metavar="FILE.json", help=say("cli-trace-calibration"))
    trace.add_argument("--map", type=OptionTypes(say).whole, choices=GROUND_MAPS, default=1, help=say("cli-trace-map"))
    trace.add_argument("--palace", default="", metavar="PIECES", help=say("cli-trace-palace"))
    trace.add_argument("--bricks", type=partial(_bricks, say), metavar="A,B,C", help=say("cli-trace-bricks"))


def trace(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    """Exit code 0 after the whole file, 1 if its readings show nothing. Standard output gets JSON only.

    Raises `WrongUsage` for options of which a detector lacks one.
    """
    if arguments.plate is not None:
        return _plate(arguments, catalogue)
    from palace_hub.run.trace_file import TraceCell, TraceResult

    needed = {"FILE.csv": arguments.file, "--counts-per-gram": arguments.counts_per_gram,
              "--unit-mass": arguments.unit_mass}  # fmt: skip
    _require(needed, catalogue)
    result = TraceResult(arguments.file, TraceCell(arguments.counts_per_gram, arguments.unit_mass, arguments.full))
    _print(result.detections())
    return _end(result.summary(), arguments.file, catalogue)


def _plate(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    from monkey_palace.board.ground_maps import house_maps
    from monkey_palace.board.palace import Palace
    from palace_hub.run.plate_trace_file import PlateTraceResult, TracedPlate

    _require({"--calibration": arguments.calibration}, catalogue)
    palace = Palace.of(house_maps()[arguments.map - 1].ground, arguments.palace)
    result = PlateTraceResult(arguments.plate, TracedPlate.read(arguments.calibration), palace, arguments.bricks)
    _print(result.decisions())
    return _end(result.summary(), arguments.plate, catalogue)


def _require(needed: Mapping[str, object], catalogue: Catalogue) -> None:
    missing = [name for name, given in needed.items() if given is None]
    if missing:
        raise WrongUsage(catalogue.text_key("cli-trace-needs", names=", ".join(missing)))


def _print(lines: Iterable[Mapping[str, Any]]) -> None:
    for line in lines:
        print(json.dumps(line), flush=True)


def _end(summary: Mapping[str, Any], file: Path, catalogue: Catalogue) -> int:
    """Print the summary, and say what is wrong with the file."""
    print(json.dumps(summary))
    if "torn_line" in summary:
        print(catalogue.text_key("trace-torn", file=str(file), line=str(summary["torn_line"])), file=sys.stderr)
    if summary["fault"] in _USELESS:
        print(catalogue.text_key(summary["fault"], file=str(file)), file=sys.stderr)
        return 1
    return 0


def _scale(say: Say, text: str) -> float:
    number = _number(text)
    if number is None or number == 0:
        raise argparse.ArgumentTypeError(say("cli-trace-scale-range", given=text))
    return number


def _mass(say: Say, text: str) -> float:
    number = _number(text)
    if number is None or not 0 < number <= HEAVIEST_G:
        raise argparse.ArgumentTypeError(say("cli-trace-mass-range", given=text))
    return number


def _full(say: Say, text: str) -> int:
    count = int(text) if text.isdecimal() and len(text) < 20 else 0
    if not 1 <= count <= MOST_PIECES:
        raise argparse.ArgumentTypeError(say("cli-count-range", given=text, most=str(MOST_PIECES)))
    return count


def _bricks(say: Say, text: str) -> "Bricks":
    from monkey_palace.board.stock import Bricks

    parts = text.split(",")
    if len(parts) != len(BUILDING) or not all(part.isdecimal() and len(part) < 4 for part in parts):
        raise argparse.ArgumentTypeError(say("cli-trace-bricks-range", given=text))
    arch, brick, column = map(int, parts)
    return Bricks(arch=arch, brick=brick, column=column)


def _number(text: str) -> float | None:
    try:
        number = float(text)
    except ValueError:
        return None
    return number if isfinite(number) else None
