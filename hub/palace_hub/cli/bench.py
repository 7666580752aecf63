"""`palace bench`: speed and accuracy of the parts with their baselines, as one JSON object."""

import argparse
import json
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

from palace_hub.cli.option_values import Say
from palace_hub.cli.output_files import require_file
from palace_hub.locale.catalogue import Catalogue

MOST_EVENTS = 1_000_000
LEAST_EVENTS = 300
"""Fewer events never show some faults."""
MOST_STAIRCASES = 100_000
MOST_VARIED = 0.9
MOST_RUNS = 1000
MOST_MINUTES = 1440.0
COLUMNS = ("build", "what", "whom", "events", "wrong", "interval", "questions", "late", "median", "most")
PLATE_TIMES = ("answer", "still", "computing", "core")
PLATE_RATES = ("count", "refused", "right", "share", "spread", "wrong", "asked", "named")
PLATE_COLUMNS = ("build", "level", "row", *PLATE_RATES, *PLATE_TIMES)
WORDS = frozenset({"build", "level", "row", "what", "whom"})


def add_command(commands: "argparse._SubParsersAction[Any]", say: Say, seed: Callable[[str], int]) -> None:
    """Add `bench`, its parts and their options."""
    bench = commands.add_parser("bench", help=say("cli-bench"), description=say("cli-bench"))
    parts = bench.add_subparsers(dest="part", required=True, metavar=say("cli-bench-parts"))
    rules = parts.add_parser("rules", help=say("cli-bench-rules"), description=say("cli-bench-rules"))
    sensing = parts.add_parser("sensing", help=say("cli-bench-sensing"), description=say("cli-bench-sensing"))
    wire = parts.add_parser("wire", help=say("cli-bench-wire"), description=say("cli-bench-wire"))
    plate = parts.add_parser("plate", help=say("cli-bench-plate"), description=say("cli-bench-plate"))
    hints = parts.add_parser("hints", help=say("cli-bench-hints"), description=say("cli-bench-hints"))
    web = parts.add_parser("web", help=say("cli-bench-web"), description=say("cli-bench-web"))
    start = parts.add_parser("start", help=say("cli-bench-start"), description=say("cli-bench-start"))
    start.add_argument("--runs", type=partial(_runs, say), default=20, metavar="N", help=say("cli-bench-runs"))
    for part in (rules, sensing, wire, plate, hints, web):
        part.add_argument("--seed", type=seed, default=1, metavar="N", help=say("cli-bench-seed"))
    sensing.add_argument(
        "--events", type=partial(_events, say), default=2000, metavar="N", help=say("cli-bench-events")
    )
    for part in (sensing, plate):
        part.add_argument(
            "--build", type=partial(_builds, say), default=None, metavar="NAME,...", help=say("cli-bench-build")
        )
        part.add_argument("--vary", type=partial(_ratio, say), default=0.0, metavar="X", help=say("cli-bench-vary"))
        part.add_argument("--table", action="store_true", help=say("cli-bench-table"))
    sensing.add_argument(
        "--minutes", type=partial(_minutes, say), default=30.0, metavar="N", help=say("cli-bench-minutes")
    )
    sensing.add_argument("--plot", type=Path, metavar="FILE.svg", help=say("cli-bench-plot"))
    for name, default, help_key in (
        ("--staircases", 100, "cli-bench-staircases"),
        ("--forbidden", 5, "cli-bench-forbidden"),
        ("--each-fault", 10, "cli-bench-each-fault"),
    ):
        plate.add_argument(name, type=partial(_staircases, say), default=default, metavar="N", help=say(help_key))
    plate.add_argument(
        "--level", type=partial(_levels, say), default=None, metavar="NAME,...", help=say("cli-bench-level")
    )


def bench(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    """Exit code 0 after all measurements. Standard output gets the JSON object only."""
    if arguments.part == "sensing":
        return _sensing(arguments, catalogue)
    if arguments.part == "plate":
        return _plate(arguments, catalogue)
    if arguments.part == "start":
        from palace_hub.bench.start import measure as measure_start

        print(json.dumps(measure_start(arguments.runs, catalogue.text_key), indent=2))
        return 0
    if arguments.part == "wire":
        from palace_hub.bench.wire.measure import measure
    elif arguments.part == "web":
        from palace_hub.bench.web.measure import measure
    elif arguments.part == "hints":
        from palace_hub.bench.hints import measure
    else:
        from palace_hub.bench.rules import measure

    print(json.dumps(measure(arguments.seed, catalogue.text_key), indent=2))
    return 0


def _sensing(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    from palace_hub.bench.tray import plot
    from palace_hub.bench.tray.measure import measure, table
    from palace_hub.sim.world.noise_model import BUILDS

    if arguments.plot is not None:
        plot.check_name(arguments.plot)
        require_file(arguments.plot, "--plot")
    figures = measure(
        arguments.events,
        arguments.build or tuple(BUILDS),
        arguments.seed,
        vary=arguments.vary,
        quiet_minutes=arguments.minutes,
    )
    code = _print(arguments, catalogue, figures, COLUMNS, table)
    if arguments.plot is not None:
        plot.write(figures, arguments.plot)
    return code


def _plate(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    from palace_hub.bench.plate.measure import LEVELS, BenchAmount, measure, table
    from palace_hub.sim.world.noise_model import BUILDS

    figures = measure(
        BenchAmount(arguments.staircases, arguments.forbidden, arguments.each_fault),
        arguments.build or tuple(BUILDS)[:2],
        arguments.level or LEVELS,
        arguments.seed,
        vary=arguments.vary,
    )
    return _print(arguments, catalogue, figures, PLATE_COLUMNS, table)


def _print(
    arguments: argparse.Namespace,
    catalogue: Catalogue,
    figures: dict[str, Any],
    columns: tuple[str, ...],
    table: Callable[[dict[str, Any]], Iterable[tuple[str, ...]]],
) -> int:
    """Print the figures as JSON, or as a table with the catalogue's headings. Exit code 0."""
    if not arguments.table:
        print(json.dumps(figures, indent=2))
        return 0
    from palace_hub.views.text import cells, left, right

    headings = tuple(catalogue.text_key(f"bench-column-{name}") for name in columns)
    rows = [headings, *table(figures)]
    widths = [max(cells(row[place]) for row in rows) for place in range(len(headings))]
    for row in rows:
        parts = zip(row, widths, columns, strict=True)
        print("  ".join(left(text, w) if name in WORDS else right(text, w) for text, w, name in parts).rstrip())
    return 0


def _events(say: Say, text: str) -> int:
    count = int(text) if text.isdecimal() and len(text) < 20 else 0
    if not LEAST_EVENTS <= count <= MOST_EVENTS:
        raise argparse.ArgumentTypeError(say("cli-bench-events-range", given=text, least=str(LEAST_EVENTS)))
    return count


def _runs(say: Say, text: str) -> int:
    count = int(text) if text.isdecimal() and len(text) < 20 else 0
    if not 1 <= count <= MOST_RUNS:
        raise argparse.ArgumentTypeError(say("cli-bench-runs-range", given=text, most=str(MOST_RUNS)))
    return count


def _staircases(say: Say, text: str) -> int:
    count = int(text) if text.isdecimal() and len(text) < 20 else -1
    if not 0 <= count <= MOST_STAIRCASES:
        raise argparse.ArgumentTypeError(say("cli-bench-staircases-range", given=text, most=str(MOST_STAIRCASES)))
    return count


def _levels(say: Say, text: str) -> tuple[str, ...]:
    from palace_hub.bench.plate.measure import LEVELS

    names = tuple(name for name in text.split(",") if name)
    for name in names:
        if name not in LEVELS:
            raise argparse.ArgumentTypeError(say("cli-unknown-name", given=name, known=", ".join(LEVELS)))
    return names


def _builds(say: Say, text: str) -> tuple[str, ...]:
    from palace_hub.sim.world.noise_model import BUILDS

    names = tuple(name for name in text.split(",") if name)
    for name in names:
        if name not in BUILDS:
            raise argparse.ArgumentTypeError(say("cli-unknown-name", given=name, known=", ".join(BUILDS)))
    return names


def _ratio(say: Say, text: str) -> float:
    number = _number(text)
    if number is None or not 0 <= number <= MOST_VARIED:
        raise argparse.ArgumentTypeError(say("cli-bench-vary-range", given=text))
    return number


def _minutes(say: Say, text: str) -> float:
    number = _number(text)
    if number is None or not 1 <= number <= MOST_MINUTES:
        raise argparse.ArgumentTypeError(say("cli-bench-minutes-range", given=text))
    return number


def _number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None
