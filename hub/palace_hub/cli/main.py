"""The `palace` command. Exit codes: 0 done, 1 failed, 2 wrong usage, 130 interrupted.

A command's modules are imported when it runs: `palace --help` stays quick on a small machine.
"""

import argparse
import io
import logging
import os
import signal
import sys
from collections.abc import Sequence
from textwrap import wrap
from types import FrameType
from typing import NoReturn

from monkey_palace.errors import RulesError
from palace_hub.cli import bench, trace
from palace_hub.cli.language import require_known, spoken_first, without_option
from palace_hub.cli.parser import INTERRUPTED, WRONG_USAGE, command_parser
from palace_hub.errors import BadConfig, PalaceError, WrongUsage
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.error_sentence import sentence_of

FAILED = 1
LINE = 78
"""Columns of a line of names: the smallest terminal that is designed for has 80."""

LOGGED = frozenset({"play", "setup"})
"""Commands that run the hub of a real table."""

_log = logging.getLogger(__name__)

EXTRAS = {"mpremote": "flash", "aiohttp": "web", "jinja2": "web", "segno": "web"}
"""The extra of the distribution that brings a package, by package. Only commands that need it import the package."""


def _run(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    match arguments.command:
        case "demo":
            from palace_hub.cli.demo import demo
            from palace_hub.cli.screen import show

            return demo(arguments, catalogue, show)
        case "play":
            from palace_hub.cli.play import play
            from palace_hub.cli.screen import show

            return play(arguments, catalogue, show)
        case "learn":
            from palace_hub.cli.learn import learn

            return learn(catalogue)
        case "cards":
            from palace_hub.cli.cards import cards

            return cards(arguments, catalogue)
        case "setup":
            return _run_setup(arguments, catalogue)
        case "flash":
            from palace_hub.cli.flash import flash_board

            return flash_board(arguments, catalogue)
        case "doctor":
            from palace_hub.cli.doctor import doctor

            return doctor(arguments, catalogue)
        case "node":
            from palace_hub.cli.node import node

            return node(arguments, catalogue)
        case "replay":
            from palace_hub.cli.records import replay, resense

            if arguments.resense:
                return resense(arguments.file, arguments.json, catalogue)
            if arguments.analyse or arguments.table or arguments.chart:
                from palace_hub.cli.analysis import analyse

                return analyse(arguments, catalogue)
            return replay(arguments.file, arguments.json, catalogue)
        case "record":
            from palace_hub.cli.records import export

            return export(arguments.game, arguments.to, arguments.journal, catalogue)
        case "backup":
            from palace_hub.cli.upkeep.backup import backup

            return backup(arguments, catalogue)
        case "restore":
            from palace_hub.cli.upkeep.restore import restore_backup

            return restore_backup(arguments, catalogue)
        case "report":
            from palace_hub.cli.upkeep.report import report

            return report(arguments, catalogue)
        case "service":
            from palace_hub.cli.upkeep.service import service

            return service(arguments, catalogue)
        case "config":
            from palace_hub.cli.upkeep.config import config

            return config(arguments, catalogue)
        case "completion":
            from palace_hub.cli.upkeep.completion import completion

            return completion(arguments, catalogue)
        case "update":
            from palace_hub.cli.upkeep.update import update

            return update(arguments, catalogue)
        case "rollback":
            from palace_hub.cli.upkeep.update import roll_back

            return roll_back(arguments, catalogue)
        case "games":
            from palace_hub.cli.history.games import games

            return games(arguments, catalogue)
        case "players":
            from palace_hub.cli.history.players import players

            return players(arguments, catalogue)
        case "stats":
            from palace_hub.cli.history.stats import stats

            return stats(arguments, catalogue)
        case "engine":
            from palace_hub.cli.engine import engine

            return engine()
        case "bots":
            from palace_hub.cli.bots import bots

            return bots(arguments, catalogue)
        case "trace":
            return trace.trace(arguments, catalogue)
        case "bench":
            return bench.bench(arguments, catalogue)
        case _:
            from palace_hub.cli.data import check

            return check(arguments.path, catalogue)


def _run_setup(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    if arguments.part == "broker":
        from palace_hub.cli.setup.broker import set_up_broker

        return set_up_broker(arguments, catalogue)
    from palace_hub.cli.screen import show

    match arguments.part:
        case "module":
            from palace_hub.cli.setup.module import set_up_module

            return set_up_module(arguments, catalogue, show)
        case "plate":
            from palace_hub.cli.setup.plate import set_up_plate

            return set_up_plate(arguments, catalogue, show)
        case _:
            from palace_hub.cli.setup.tray import set_up_tray

            return set_up_tray(arguments, catalogue, show)


def _terminated(_signal: int, _frame: FrameType | None) -> NoReturn:
    """End as after Ctrl+C, so that no simulated table or node keeps running."""
    raise KeyboardInterrupt


def _open_missing_streams() -> None:
    """Give a closed standard stream the null device: readers find the end, and no other file gets its number."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            handle = os.open(os.devnull, os.O_RDWR)
            if handle != number:
                os.dup2(handle, number)
                os.close(handle)
            setattr(sys, name, open(number, "w" if number else "r", encoding="utf-8", closefd=False))  # noqa: SIM115


def in_lines(names: Sequence[str]) -> list[str]:
    """The names with commas between, in lines that a terminal shows whole."""
    return wrap(", ".join(names), LINE, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)


def _restore_finished(catalogue: Catalogue) -> bool:
    """End a restore that was cut short: the settings may be among its files. False: it cannot be, which is said."""
    from palace_hub.files.folders import RESTORING, data_folder
    from palace_hub.files.input_files import refusal

    if not os.path.isdir(data_folder() / RESTORING):  # no error where the folder cannot be looked into
        return True
    from palace_hub.install.backup.restore import finish_restore

    try:
        finish_restore()
    except PalaceError as error:
        print(sentence_of(error, catalogue), file=sys.stderr)
    except OSError as error:
        print(catalogue.text(refusal(error)), file=sys.stderr)
    else:
        return True
    return False


def _log_level(catalogue: Catalogue) -> tuple[str, str]:
    """What is logged, and the sentence that was printed about a configuration that cannot be used; "": it can be.

    A command that needs the configuration loads it again and ends there; the others continue.
    """
    from palace_hub.files.configuration import LogSettings, load_config

    try:
        return load_config().log.level, ""
    except BadConfig as error:
        told = sentence_of(error, catalogue)
        print(told, file=sys.stderr)
        return LogSettings().level, told


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code. The traceback of an unexpected error goes to a file."""
    from palace_hub.files.folders import state_folder
    from palace_hub.files.input_files import refusal
    from palace_hub.run.log_output import start_log, stop_log
    from palace_hub.run.traceback_file import save_traceback

    _open_missing_streams()
    signal.signal(signal.SIGTERM, _terminated)
    if signal.getsignal(signal.SIGHUP) is signal.SIG_DFL:  # else it runs under nohup
        signal.signal(signal.SIGHUP, _terminated)
    for output in (sys.stdout, sys.stderr):
        if isinstance(output, io.TextIOWrapper):
            output.reconfigure(errors="replace")  # a sentence with a sign that the locale lacks is still printed
    given = sys.argv[1:] if argv is None else argv
    words, named = without_option(given)
    catalogue = Catalogue(spoken_first(given))
    told = ""
    if not _restore_finished(catalogue):
        return FAILED
    try:
        catalogue = Catalogue(spoken_first(given))  # a restore may have changed the configured language
        require_known(named)
        arguments = command_parser(catalogue).parse_args(words)
        level, told = _log_level(catalogue)
        if arguments.command in LOGGED:
            start_log(level, state_folder(), arguments.command)
        return _run(arguments, catalogue)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()  # the reader of the output is gone
        return FAILED
    except (PalaceError, RulesError) as error:
        _log.info("ended by %s", type(error).__name__)  # its sentence may name players
        sentence = sentence_of(error, catalogue)
        if sentence != told:
            print(sentence, file=sys.stderr)
        if isinstance(error, WrongUsage):
            for line in in_lines(error.names):
                print(line, file=sys.stderr)
            return WRONG_USAGE
        return FAILED
    except OSError as error:
        print(catalogue.text(refusal(error)), file=sys.stderr)
    except Exception as error:
        package = (error.name or "").partition(".")[0] if isinstance(error, ModuleNotFoundError) else ""
        if package in EXTRAS:
            command = f'{sys.executable} -m pip install "palace-hub[{EXTRAS[package]}]"'
            print(catalogue.text_key("error-no-package", package=package, command=command), file=sys.stderr)
        else:
            print(catalogue.text_key("error-internal", file=save_traceback(error)), file=sys.stderr)
    finally:
        stop_log()
    return FAILED


if __name__ == "__main__":
    sys.exit(main())
