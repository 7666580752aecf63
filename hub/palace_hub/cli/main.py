"""The `palace` command. Every sentence comes from the catalogue; exit code 0 done, 1 failed, 2 wrong usage.

Nothing below is imported before it is needed, so that `palace --help` is quick on a small machine.
"""

import argparse
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, NoReturn

from monkey_palace.errors import RulesError
from palace_hub.cli import bench, setup, trace
from palace_hub.cli.option_values import CELLS, ENTRIES, EXPANSIONS, FAULTS, GROUND_MAPS, Wanted
from palace_hub.errors import BadConfig, NoTerminal, PalaceError, WrongUsage
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message

if TYPE_CHECKING:
    from palace_hub.run.runner import Runner

DONE, FAILED, WRONG_USAGE, INTERRUPTED = 0, 1, 2, 130
_ARGPARSE_WORDS = {
    "usage: ": "argparse-usage",
    "options": "argparse-options",
    "positional arguments": "argparse-positional",
    "show this help message and exit": "argparse-help",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "invalid %(type)s value: %(value)r": "argparse-value",
    "expected one argument": "argparse-one-argument",
    "the following arguments are required: %s": "argparse-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "ignored explicit argument %r": "argparse-no-value",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
}
"""What argparse itself says to a person, by its own English (Python 3.11); another version's new words stay English."""


def _speak(catalogue: Catalogue) -> None:
    """Let argparse take its words from the catalogue, by the name that it looks translations up with."""

    def say(english: str) -> str:
        key = _ARGPARSE_WORDS.get(english)
        return english if key is None else catalogue.text_key(key)

    vars(argparse)["_"] = say


class _Parser(argparse.ArgumentParser):
    """An argument parser that ends with one sentence and the way to the help, never with a usage dump."""

    catalogue: Catalogue

    def error(self, message: str) -> NoReturn:
        print(self.catalogue.text_key("cli-wrong-usage", what=message, command=self.prog), file=sys.stderr)
        raise SystemExit(WRONG_USAGE)


def _parser(catalogue: Catalogue) -> _Parser:
    say = catalogue.text_key
    wanted = Wanted(say)
    _Parser.catalogue = catalogue
    _speak(catalogue)
    parser = _Parser(prog="palace", description=say("cli-palace"))
    parser.add_argument("--version", action="version", version=_version(), help=say("cli-version"))
    commands = parser.add_subparsers(
        dest="command", required=True, metavar=say("cli-command"), title=say("cli-commands")
    )

    demo = commands.add_parser("demo", help=say("cli-demo"), description=say("cli-demo"))
    demo.add_argument("--headless", action="store_true", help=say("cli-headless"))
    demo.add_argument("--players", type=int, choices=(2, 3, 4), default=3, help=say("cli-players"))
    demo.add_argument("--seed", type=wanted.seed, default=1, metavar="N", help=say("cli-seed"))
    demo.add_argument("--speed", type=wanted.speed, default=None, metavar="X|max", help=say("cli-speed"))
    demo.add_argument("--build", choices=("bronze", "silver", "gold"), default="bronze", help=say("cli-build"))
    demo.add_argument(
        "--faults", type=wanted.faults, default=(), metavar="NAME,...", help=say("cli-faults", known=", ".join(FAULTS))
    )
    demo.add_argument("--cells", choices=CELLS, default="good", help=say("cli-cells"))
    demo.add_argument(
        "--expansions", type=wanted.expansions, default=EXPANSIONS, metavar="NAME,...", help=say("cli-expansions")
    )
    demo.add_argument("--entries", choices=ENTRIES, default=None, help=say("cli-entries"))
    demo.add_argument("--ground-map", type=int, choices=GROUND_MAPS, default=None, help=say("cli-ground-map"))
    demo.add_argument("--json", action="store_true", help=say("cli-demo-json"))
    demo.add_argument("--journal", type=Path, metavar="FILE", help=say("cli-demo-journal"))
    demo.add_argument("--record", type=Path, metavar="FILE", help=say("cli-demo-record"))
    demo.add_argument("--record-frames", type=Path, metavar="FILE", help=say("cli-record-frames"))
    demo.add_argument("--log", type=Path, metavar="DIR", help=say("cli-demo-log"))
    demo.add_argument("--socket", type=Path, metavar="PATH", help=say("cli-socket"))

    play = commands.add_parser("play", help=say("cli-play"), description=say("cli-play"))
    play.add_argument("--journal", type=Path, metavar="FILE", help=say("cli-play-journal"))
    play.add_argument("--ground-map", type=int, choices=GROUND_MAPS, default=None, help=say("cli-play-map"))
    play.add_argument("--set", type=Path, metavar="FOLDER", help=say("cli-play-set"))
    play.add_argument("--port", action="append", default=[], metavar="NAME", help=say("cli-play-port"))
    play.add_argument("--record-frames", type=Path, metavar="FILE", help=say("cli-record-frames"))

    node = commands.add_parser("node", help=say("cli-node"), description=say("cli-node"))
    node.add_argument("role", choices=("tray", "plate"), help=say("cli-node-role"))
    node.add_argument("--broker", type=Path, metavar="FILE", help=say("cli-node-broker"))
    node.add_argument("--link", type=Path, metavar="PATH", help=say("cli-node-link"))
    node.add_argument("--seed", type=wanted.seed, default=1, metavar="N", help=say("cli-node-seed"))
    node.add_argument("--tell", metavar="ORDER", help=say("cli-node-tell"))

    replay = commands.add_parser("replay", help=say("cli-replay"), description=say("cli-replay"))
    replay.add_argument("file", type=Path, metavar="FILE", help=say("cli-replay-file"))
    replay.add_argument("--resense", action="store_true", help=say("cli-replay-resense"))
    replay.add_argument("--json", action="store_true", help=say("cli-replay-json"))

    record = commands.add_parser("record", help=say("cli-record"), description=say("cli-record"))
    record.add_argument("--game", type=int, metavar="N", help=say("cli-record-game"))
    record.add_argument("--to", type=Path, metavar="FILE", help=say("cli-record-to"))
    record.add_argument("--journal", type=Path, metavar="FILE", help=say("cli-play-journal"))

    commands.add_parser("engine", help=say("cli-engine"), description=say("cli-engine"))
    bots = commands.add_parser("bots", help=say("cli-bots"), description=say("cli-bots"))
    bots.add_argument("--games", type=wanted.games, default=100, metavar="N", help=say("cli-bots-games"))
    bots.add_argument(
        "--players", type=wanted.bots, default=("planner", "greedy"), metavar="NAME,...", help=say("cli-bots-players")
    )
    bots.add_argument("--seed", type=wanted.seed, default=1, metavar="S", help=say("cli-bots-seed"))
    bots.add_argument("--json", action="store_true", help=say("cli-bots-json"))
    bots.add_argument("--jobs", type=wanted.jobs, default=None, metavar="N", help=say("cli-bots-jobs"))
    bots.add_argument("--set", default="house", metavar="SET", help=say("cli-bots-set"))
    bots.add_argument(
        "--expansions", type=wanted.expansions, default=(), metavar="NAME,...", help=say("cli-bots-expansions")
    )
    bots.add_argument("--ground-map", type=int, choices=(1, 2, 3, 4), default=1, help=say("cli-bots-map"))
    bots.add_argument("--fixed-seats", action="store_true", help=say("cli-bots-fixed-seats"))

    trace.add_command(commands, say)
    bench.add_command(commands, say, wanted.seed)
    setup.add_commands(commands, say)

    data = commands.add_parser("data", help=say("cli-data"), description=say("cli-data"))
    actions = data.add_subparsers(dest="action", required=True, metavar=say("cli-command"))
    check = actions.add_parser("check", help=say("cli-data-check"), description=say("cli-data-check"))
    check.add_argument("path", type=Path, metavar="FILE", help=say("cli-data-path"))
    return parser


def _version() -> str:
    from importlib.metadata import version

    return f"palace-hub {version('palace-hub')}"


def _screen(runner: "Runner", catalogue: Catalogue) -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise NoTerminal("the screen needs a terminal")
    from palace_hub.tui.palace_app import PalaceApp

    app = PalaceApp(runner, catalogue=catalogue)
    app.run()
    if app.fault is not None:
        raise app.fault


def _run(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    match arguments.command:
        case "demo":
            from palace_hub.cli.demo import demo

            return demo(arguments, catalogue, _screen)
        case "play":
            from palace_hub.cli.play import play

            return play(arguments, catalogue, _screen)
        case "replay":
            from palace_hub.cli.records import replay, resense

            if arguments.resense:
                return resense(arguments.file, arguments.json, catalogue)
            return replay(arguments.file, arguments.json, catalogue)
        case "record":
            from palace_hub.cli.records import export

            return export(arguments.game, arguments.to, arguments.journal, catalogue)
        case "engine":
            from palace_hub.cli.engine import engine

            return engine()
        case "bots":
            from palace_hub.cli.bots import bots

            return bots(arguments, catalogue)
        case "trace":
            return trace.trace(arguments)
        case "bench":
            return bench.bench(arguments, catalogue)
        case "node":
            from palace_hub.cli.node import node

            return node(arguments, catalogue)
        case "setup" | "flash" | "doctor":
            return setup.run(arguments, catalogue, _screen)
        case _:
            from palace_hub.cli.data import check

            return check(arguments.path, catalogue)


def _terminated(_signal: int, _frame: FrameType | None) -> NoReturn:
    """Leave as after Ctrl+C, so that no table and no node is left behind."""
    raise KeyboardInterrupt


def sentence_of(error: PalaceError | RulesError, catalogue: Catalogue) -> str:
    """The catalogue's sentence for an error, its own English where the catalogue has none."""
    key = error.key if isinstance(error, PalaceError) else "rule-" + error.code.replace("_", "-")
    if not catalogue.has(key):
        return str(error)
    return catalogue.text(Message(key, {**error.params, "text": str(error)}))


def main(argv: Sequence[str] | None = None) -> int:
    """The entry point; returns the exit code. No traceback reaches a person: an unknown fault goes to a file."""
    from palace_hub.files.configuration import load_config
    from palace_hub.run.traceback_file import save_traceback

    signal.signal(signal.SIGTERM, _terminated)
    catalogue = Catalogue()
    try:
        catalogue = Catalogue(load_config().language)
    except BadConfig as error:
        # Commands that need the file read it again and end there; the others go on without it.
        print(sentence_of(error, catalogue), file=sys.stderr)
    try:
        return _run(_parser(catalogue).parse_args(argv), catalogue)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output is gone; there is nobody left to tell
        return FAILED
    except (PalaceError, RulesError) as error:
        print(sentence_of(error, catalogue), file=sys.stderr)
        return WRONG_USAGE if isinstance(error, WrongUsage) else FAILED
    except OSError as error:
        what = f"{error.strerror or error}" + (f": {error.filename}" if error.filename else "")
        print(catalogue.text_key("error-system", what=what), file=sys.stderr)
    except Exception as error:  # saves the person from a traceback; the file has it whole
        print(catalogue.text_key("error-internal", file=save_traceback(error)), file=sys.stderr)
    return FAILED


if __name__ == "__main__":
    sys.exit(main())
