"""`palace trace`: the tray's detector on a recorded log; prints a JSON line for each detection, then a summary."""

import argparse
import json
import sys
from functools import partial
from math import isfinite
from pathlib import Path
from typing import Any

from palace_hub.cli.option_values import Say
from palace_hub.locale.catalogue import Catalogue

MOST_PIECES = 10_000
HEAVIEST_G = 10_000.0


def add_command(commands: "argparse._SubParsersAction[Any]", say: Say) -> None:
    """Add `trace` and its options."""
    trace = commands.add_parser("trace", help=say("cli-trace"), description=say("cli-trace"))
    trace.add_argument("file", type=Path, metavar="FILE.csv", help=say("cli-trace-file"))
    trace.add_argument(
        "--counts-per-gram", type=partial(_scale, say), required=True, metavar="G", help=say("cli-trace-scale")
    )
    trace.add_argument("--unit-mass", type=partial(_mass, say), required=True, metavar="M", help=say("cli-trace-mass"))
    trace.add_argument("--full", type=partial(_full, say), default=None, metavar="N", help=say("cli-trace-full"))


def trace(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    """Exit code 0 after the whole file, 1 if its readings are too slow to count by. Standard output gets JSON only."""
    from palace_hub.run.trace_file import TraceCell, TraceResult

    result = TraceResult(arguments.file, TraceCell(arguments.counts_per_gram, arguments.unit_mass, arguments.full))
    for detection in result.detections():
        print(json.dumps(detection), flush=True)
    print(json.dumps(result.summary()))
    if result.reading.torn:
        said = catalogue.text_key("trace-torn", file=str(arguments.file), line=str(result.reading.torn))
        print(said, file=sys.stderr)
    if result.reading.too_slow:
        print(catalogue.text_key("trace-too-slow", file=str(arguments.file)), file=sys.stderr)
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


def _number(text: str) -> float | None:
    try:
        number = float(text)
    except ValueError:
        return None
    return number if isfinite(number) else None
