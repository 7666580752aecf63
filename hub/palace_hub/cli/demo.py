"""`palace demo`: bots play a game on a simulated table, through the same code as on a real one."""

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from palace_hub.cli.option_values import FAULT_GROUPS, FAULTS
from palace_hub.cli.output_files import require_file, require_folder
from palace_hub.core.export import SAVED
from palace_hub.errors import BadConfig, WrongUsage
from palace_hub.files.configuration import load_config
from palace_hub.files.folders import data_folder
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message
from palace_hub.referee import record
from palace_hub.run.demo import Demo, DemoOptions, as_json
from palace_hub.run.headless import Progress
from palace_hub.run.hub_thread import Runner, Screen
from palace_hub.run.table_clock import TableGone

SPEED_ON_SCREEN = "8"
"""Factor to real time: a game of three players takes some minutes, and a viewer can follow it."""


class NoPlateToBuildOn(WrongUsage):
    """The plate is to read the staircases, but a bronze table has no plate."""

    key = "error-no-plate-to-build-on"


class KnowsScreenCards(WrongUsage):
    """The hub is to learn the cards, but it shuffles them itself."""

    key = "error-knows-screen-cards"


def demo(arguments: argparse.Namespace, catalogue: Catalogue, screen: Screen) -> int:
    """Exit code 0 after the game's score, or the list of faults. `screen` shows the running hub.

    Raises `NoPlateToBuildOn`, `KnowsScreenCards`, and `CannotWrite` before the game begins.
    """
    if arguments.list_faults:
        for line in fault_table(catalogue):
            print(line)
        return 0
    if arguments.build == "bronze" and arguments.entries == "plate":
        raise NoPlateToBuildOn("expected silver or gold with --entries plate, got bronze")
    if arguments.deck == "screen" and arguments.cards != "known":
        raise KnowsScreenCards(f"expected --deck printed with --cards {arguments.cards}, got screen")
    for file, option in ((arguments.record, "--record"), (arguments.journal, "--journal")):
        require_file(file, option)
    require_file(arguments.record_frames, "--record-frames", new=True)
    files = [os.path.realpath(file) for file in (arguments.record, arguments.journal) if file is not None]
    if len(files) > len(set(files)):
        raise record.JournalInTheWay(f"{arguments.record}: the journal", file=str(arguments.record))
    require_folder(arguments.log, "--log")
    on_screen = not (arguments.headless or arguments.json) and sys.stdin.isatty() and sys.stdout.isatty()
    options = DemoOptions(
        players=arguments.players,
        seed=arguments.seed,
        speed=arguments.speed or (SPEED_ON_SCREEN if on_screen else "max"),
        faults=arguments.faults,
        socket=arguments.socket,
        journal=arguments.journal,
        record=arguments.record,
        log=arguments.log,
        expansions=arguments.expansions,
        entries=arguments.entries or ("plan" if arguments.build == "bronze" else "plate"),
        ground_map=arguments.ground_map or 1,
        overlap=arguments.overlap,
        deck=arguments.deck,
        cards=arguments.cards,
        level=arguments.build,
        cells=arguments.cells,
        sides=arguments.sides,
        map_turns=arguments.map_turns,
        turn_plate=arguments.turn_plate,
        record_frames=arguments.record_frames,
        unfinished=data_folder() / "demo",
        saved=data_folder() / SAVED,
        bell=on_screen and _rings_bell(),
    )
    table = Demo(options)
    try:
        return _on_screen(table, catalogue, screen) if on_screen else _headless(table, arguments.json, catalogue)
    finally:
        if table.kept is not None:
            print(catalogue.text_key("demo-kept", file=str(table.kept)), file=sys.stderr)


def fault_table(catalogue: Catalogue) -> Iterator[str]:
    """The faults of the simulated table, a line for each, in groups with a title."""
    width = max(map(len, FAULTS))
    for group, names in FAULT_GROUPS.items():
        yield catalogue.text_key(f"fault-group-{group}")
        for name in names:
            yield f"  {name.ljust(width)}  {catalogue.text_key('fault-' + name.replace('_', '-'))}"


def _rings_bell() -> bool:
    """Whether the configuration chooses the terminal's bell; a configuration at fault has been reported already."""
    try:
        return load_config().sound.bell
    except BadConfig:
        return False


def _headless(demo: Demo, json: bool, catalogue: Catalogue) -> int:
    progress = Progress(catalogue)
    print(catalogue.text_key("banner-simulated"), file=sys.stderr)
    with demo as table, _recorded(table):
        if table.plate_over is not None:
            print(catalogue.text_key(f"banner-plate-{table.plate_over}"), file=sys.stderr)
        ending = table.run(progress)
        progress.end()
        if ending is None:
            raise TableGone("the run was stopped", what="stopped")
        report = table.report(ending)
    if json:
        print(as_json(report))
    else:
        for line in (*record.score_lines(report, catalogue), *record.link_lines(report, catalogue)):
            print(line)
        print(look_back(demo.options, catalogue), file=sys.stderr)
    return 0


def look_back(options: DemoOptions, catalogue: Catalogue) -> str:
    """How to look back at a game that has ended, or how to keep the next one."""
    if options.record is not None:
        return catalogue.text_key("demo-look-back", file=str(options.record))
    if options.journal is not None:
        return catalogue.text_key("demo-in-journal", file=str(options.journal))
    return catalogue.text_key("demo-not-kept")


def _on_screen(demo: Demo, catalogue: Catalogue, screen: Screen) -> int:
    with demo as table, _recorded(table):
        if table.plate_over is not None:
            table.core.hub.tell(Message(f"banner-plate-{table.plate_over}"))
        Runner(table.core, table.clock, advises=False).attended(screen, catalogue)
    return 0


@contextmanager
def _recorded(table: Demo) -> Iterator[None]:
    """Writes the record of the game, however it ended."""
    try:
        yield
    finally:
        if table.options.record is not None and table.core.hub.book is not None:
            record.write(table.core.hub.journal, table.options.record)
