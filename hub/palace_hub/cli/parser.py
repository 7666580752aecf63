"""The options of every `palace` command; argparse's own words come from the catalogue as well.

Commands are imported when they run, not here: `palace --help` stays quick on a small machine.
"""

import argparse
import json
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

import palace_hub
from monkey_palace.cards.deck_format import DECKS
from palace_hub.cli import bench, trace
from palace_hub.cli.history import options as history
from palace_hub.cli.option_values import CARDS, CELLS, ENTRIES, EXPANSIONS, GROUND_MAPS, KINDS, OptionTypes, Say
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.choice import listed
from palace_hub.views.text import wrap

WRONG_USAGE, INTERRUPTED = 2, 130
BUILDS = ("bronze", "silver", "gold")
WIDEST_OPTION = 30
"""Columns of an option with its value; 48 are left for its help at 80 columns."""
SHELLS = ("bash", "zsh", "fish")
BOARDS = ("pico", "pico_w", "pico2", "pico2_w")

_ARGPARSE_WORDS = {
    "usage: ": "argparse-usage",
    "options": "argparse-options",
    "positional arguments": "argparse-positional",
    "show this help message and exit": "argparse-help",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "expected one argument": "argparse-one-argument",
    "the following arguments are required: %s": "argparse-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "ignored explicit argument %r": "argparse-no-value",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
}
"""Catalogue keys by the English texts of argparse in Python 3.11; texts of other versions stay English."""


def _speak(catalogue: Catalogue) -> None:
    """Replace the function with which argparse translates its texts by a look-up in the catalogue."""

    def say(english: str) -> str:
        key = _ARGPARSE_WORDS.get(english)
        return english if key is None else catalogue.text_key(key)

    vars(argparse)["_"] = say


class _Help(argparse.HelpFormatter):
    """Lines of help end where a language lets them: argparse itself knows spaces alone."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return [*wrap(text, width)]

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in wrap(text, width - len(indent)))


class _Parser(argparse.ArgumentParser):
    """An argument parser that reports an error in one sentence and names the help."""

    catalogue: Catalogue

    def __init__(self, **arguments: Any) -> None:
        super().__init__(**({"formatter_class": _Help} | arguments))

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """As argparse does; an unknown option points to the help of its command."""
        parsed, unknown = self.parse_known_args(args, namespace)
        if unknown:
            words = (getattr(parsed, name, None) for name in ("command", "part"))
            self.prog = " ".join((self.prog, *(word for word in words if word)))
            self.error(self.catalogue.text_key("argparse-unrecognized") % " ".join(unknown))
        return parsed

    def error(self, message: str) -> NoReturn:
        print(self.catalogue.text_key("cli-wrong-usage", what=message, command=self.prog), file=sys.stderr)
        raise SystemExit(WRONG_USAGE)


class _Version(argparse._VersionAction):
    """Reads the version when it is asked for: the metadata of packages take a tenth of the time of `--help`."""

    def __call__(self, parser: argparse.ArgumentParser, *rest: Any) -> NoReturn:
        self.version = _version()
        super().__call__(parser, *rest)
        raise AssertionError("argparse ends after it prints a version")


def command_parser(catalogue: Catalogue) -> argparse.ArgumentParser:
    """The parser of the whole command line; help texts come from `catalogue`."""
    say = catalogue.text_key
    types = OptionTypes(say)
    _Parser.catalogue = catalogue
    _speak(catalogue)
    parser = _Parser(prog="palace", description=say("cli-palace"))
    parser.add_argument("--version", action=_Version, help=say("cli-version"))
    parser.add_argument(
        "--language", choices=listed(), metavar="LANGUAGE", help=say("cli-language", known=", ".join(listed()))
    )
    commands = parser.add_subparsers(
        dest="command", required=True, metavar=say("cli-command"), title=say("cli-commands")
    )

    _add_demo(commands, say, types)

    play = commands.add_parser("play", help=say("cli-play"), description=say("cli-play"))
    play.add_argument("--journal", type=Path, metavar="FILE", help=say("cli-play-journal"))
    play.add_argument("--ground-map", type=types.whole, choices=GROUND_MAPS, default=None, help=say("cli-play-map"))
    play.add_argument("--set", type=Path, metavar="FOLDER", help=say("cli-play-set"))
    play.add_argument("--port", action="append", default=[], metavar="NAME", help=say("cli-play-port"))
    play.add_argument(
        "--bot", action="append", type=types.bot_seat, default=[], metavar="NAME=BOT", help=say("cli-play-bot")
    )
    play.add_argument("--web", action="store_true", help=say("cli-play-web"))
    play.add_argument("--web-port", type=types.port, metavar="N", help=say("cli-play-web-port"))
    play.add_argument("--headless", action="store_true", help=say("cli-play-headless"))
    play.add_argument("--safe", action="store_true", help=say("cli-play-safe"))
    play.add_argument("--record-frames", type=Path, metavar="FILE", help=say("cli-record-frames"))

    commands.add_parser("learn", help=say("cli-learn"), description=say("cli-learn"))

    cards = commands.add_parser("cards", help=say("cli-cards"), description=say("cli-cards"))
    cards.add_argument("words", nargs="*", metavar="NAME", help=say("cli-cards-words"))
    cards.add_argument("--last-good", action="store_true", help=say("cli-cards-last-good"))

    node = commands.add_parser("node", help=say("cli-node"), description=say("cli-node"))
    node.add_argument("role", choices=("tray", "plate"), help=say("cli-node-role"))
    node.add_argument("--broker", type=Path, metavar="FILE", help=say("cli-node-broker"))
    node.add_argument("--link", type=Path, metavar="PATH", help=say("cli-node-link"))
    node.add_argument("--seed", type=types.seed, default=1, metavar="N", help=say("cli-node-seed"))
    node.add_argument("--tell", metavar="ORDER", help=say("cli-node-tell"))

    replay = commands.add_parser("replay", help=say("cli-replay"), description=say("cli-replay"))
    replay.add_argument("file", type=Path, metavar="FILE", help=say("cli-replay-file"))
    replay.add_argument("--analyse", action="store_true", help=say("cli-replay-analyse"))
    replay.add_argument("--table", type=Path, metavar="FILE", help=say("cli-replay-table"))
    replay.add_argument("--chart", type=Path, metavar="FILE", help=say("cli-replay-chart"))
    replay.add_argument("--jobs", type=types.jobs, default=2, metavar="N", help=say("cli-replay-jobs"))
    replay.add_argument("--journal", type=Path, metavar="FILE", help=say("cli-replay-journal"))
    replay.add_argument("--resense", action="store_true", help=say("cli-replay-resense"))
    replay.add_argument("--json", action="store_true", help=say("cli-replay-json"))

    record = commands.add_parser("record", help=say("cli-record"), description=say("cli-record"))
    record.add_argument("--game", type=types.whole, metavar="N", help=say("cli-record-game"))
    record.add_argument("--to", type=Path, metavar="FILE", help=say("cli-record-to"))
    record.add_argument("--journal", type=Path, metavar="FILE", help=say("cli-play-journal"))

    _add_upkeep(commands, say)
    _add_service(commands, say)
    _add_config(commands, say)

    commands.add_parser("engine", help=say("cli-engine"), description=say("cli-engine"))
    bots = commands.add_parser("bots", help=say("cli-bots"), description=say("cli-bots"))
    bots.add_argument("--games", type=types.games, default=100, metavar="N", help=say("cli-bots-games"))
    bots.add_argument(
        "--players", type=types.bots, default=("planner", "greedy"), metavar="NAME,...", help=say("cli-bots-players")
    )
    bots.add_argument("--seed", type=types.seed, default=1, metavar="S", help=say("cli-bots-seed"))
    bots.add_argument("--json", action="store_true", help=say("cli-bots-json"))
    bots.add_argument("--jobs", type=types.jobs, default=None, metavar="N", help=say("cli-bots-jobs"))
    bots.add_argument("--set", default="house", metavar="SET", help=say("cli-bots-set"))
    bots.add_argument(
        "--expansions", type=types.expansions, default=(), metavar="NAME,...", help=say("cli-bots-expansions")
    )
    bots.add_argument("--ground-map", type=types.whole, choices=(1, 2, 3, 4), default=1, help=say("cli-bots-map"))
    bots.add_argument("--fixed-seats", action="store_true", help=say("cli-bots-fixed-seats"))

    history.add_commands(commands, say, types)
    trace.add_command(commands, say)
    bench.add_command(commands, say, types.seed)
    _add_setup(commands, say, types)
    _add_flash(commands, say)
    _add_doctor(commands, say, types)

    data = commands.add_parser("data", help=say("cli-data"), description=say("cli-data"))
    actions = data.add_subparsers(dest="action", required=True, metavar=say("cli-command"))
    check = actions.add_parser("check", help=say("cli-data-check"), description=say("cli-data-check"))
    check.add_argument("path", type=Path, metavar="FILE", help=say("cli-data-path"))
    return parser


def _add_demo(commands: "argparse._SubParsersAction[Any]", say: Say, types: OptionTypes) -> None:
    """Each option has one line of help, and all of them fit the lower screen of those that are designed for."""
    demo = commands.add_parser(
        "demo",
        help=say("cli-demo"),
        description=say("cli-demo"),
        usage=say("cli-demo-usage"),
        formatter_class=lambda prog: _Help(prog, max_help_position=WIDEST_OPTION),
        add_help=False,
    )
    game = demo.add_argument_group(say("cli-demo-game")).add_argument
    game("--players", type=types.whole, choices=(2, 3, 4), default=3, metavar="N", help=say("cli-players"))
    game("--expansions", type=types.expansions, default=EXPANSIONS, metavar="NAME,...", help=say("cli-expansions"))
    game("--ground-map", type=types.whole, choices=GROUND_MAPS, metavar="N", help=say("cli-ground-map"))
    game("--deck", choices=DECKS, default="screen", metavar="screen|printed", help=say("cli-deck"))
    game("--cards", choices=CARDS, default="known", metavar="known|half|empty", help=say("cli-demo-cards"))
    game("--overlap", action="store_true", help=say("cli-overlap"))
    game("--seed", type=types.seed, default=1, metavar="N", help=say("cli-seed"))
    table = demo.add_argument_group(say("cli-demo-table")).add_argument
    table("--build", choices=BUILDS, default="bronze", metavar="bronze|silver|gold", help=say("cli-build"))
    table("--cells", choices=CELLS, default="good", metavar="good|cheap1kg", help=say("cli-cells"))
    table("--entries", choices=ENTRIES, metavar="HOW", help=say("cli-entries"))
    table("--faults", type=types.faults, default=(), metavar="NAME,...", help=say("cli-faults"))
    table("--list-faults", action="store_true", help=say("cli-list-faults"))
    table("--sides", action="store_true", help=say("cli-demo-sides"))
    table("--map-turns", type=types.whole, choices=(0, 1, 2, 3), default=0, metavar="N", help=say("cli-demo-map-turns"))
    table("--turn-plate", action="store_true", help=say("cli-demo-turn-plate"))
    table("--socket", type=Path, metavar="PATH", help=say("cli-socket"))
    output = demo.add_argument_group(say("cli-demo-output")).add_argument
    output("--headless", action="store_true", help=say("cli-headless"))
    output("--speed", type=types.speed, metavar="X|max", help=say("cli-speed"))
    output("--json", action="store_true", help=say("cli-demo-json"))
    output("--journal", type=Path, metavar="FILE", help=say("cli-demo-journal"))
    output("--record", type=Path, metavar="FILE", help=say("cli-demo-record"))
    output("--record-frames", type=Path, metavar="FILE", help=say("cli-record-frames"))
    output("--log", type=Path, metavar="DIR", help=say("cli-demo-log"))
    output("-h", "--help", action="help", help=say("argparse-help"))


def _add_setup(commands: "argparse._SubParsersAction[Any]", say: Say, types: OptionTypes) -> None:
    setup = commands.add_parser("setup", help=say("cli-setup"), description=say("cli-setup"))
    setup.add_argument("--box", type=types.box, default=None, metavar="PIECE=N,...", help=say("cli-setup-box"))
    setup.add_argument("--port", action="append", default=[], metavar="NAME", help=say("cli-play-port"))
    setup.add_argument("--journal", type=Path, metavar="FILE", help=say("cli-play-journal"))
    parts = setup.add_subparsers(dest="part", metavar=say("cli-command"))
    broker = parts.add_parser("broker", help=say("cli-setup-broker"), description=say("cli-setup-broker"))
    broker.add_argument("--node", action="append", default=[], metavar="ID", help=say("cli-setup-node"))
    broker.add_argument("--table", default="home", metavar="NAME", help=say("cli-setup-table"))
    broker.add_argument("--listen", default="0.0.0.0", metavar="ADDRESS", help=say("cli-setup-listen"))
    broker.add_argument("--address", default="", metavar="ADDRESS", help=say("cli-setup-address"))
    broker.add_argument("--port", type=types.whole, default=1883, metavar="N", help=say("cli-setup-port"))
    broker.add_argument("--ssid", default="", metavar="NAME", help=say("cli-setup-ssid"))
    broker.add_argument("--country", default="", metavar="CC", help=say("cli-setup-country"))
    broker.add_argument("--tx-power", type=types.whole, metavar="DBM", help=say("cli-setup-tx-power"))
    broker.add_argument("--syntax", choices=("2.0", "2.1"), default=None, help=say("cli-setup-syntax"))
    broker.add_argument("--to", type=Path, metavar="DIR", help=say("cli-setup-to"))
    broker.add_argument("--etc", type=Path, default=Path("/etc/mosquitto"), metavar="DIR", help=say("cli-setup-etc"))
    broker.add_argument("--renew", action="append", default=[], metavar="ID", help=say("cli-setup-renew"))
    broker.add_argument("--no-passwords", action="store_true", help=say("cli-setup-no-passwords"))
    broker.add_argument("--dry-run", action="store_true", help=say("cli-dry-run"))
    broker.add_argument("--check", type=Path, metavar="FILE", help=say("cli-setup-check"))

    module = parts.add_parser("module", help=say("cli-setup-module"), description=say("cli-setup-module"))
    module.add_argument("--role", choices=("tray", "plate"), default="tray", help=say("cli-module-role"))
    module.add_argument("--cell", default=None, metavar="NAME", help=say("cli-module-cell"))
    module.add_argument("--mass", type=types.number, default=50.0, metavar="G", help=say("cli-module-mass"))
    module.add_argument("--capacity", type=types.number, default=300.0, metavar="G", help=say("cli-module-capacity"))
    module.add_argument("--paper", type=types.number, default=0.2, metavar="MM", help=say("cli-module-paper"))
    module.add_argument("--rest", type=types.number, default=600.0, metavar="S", help=say("cli-module-rest"))
    module.add_argument("--check", action="store_true", help=say("cli-module-check"))
    module.add_argument("--port", action="append", default=[], metavar="NAME", help=say("cli-play-port"))
    module.add_argument("--journal", type=Path, metavar="FILE", help=say("cli-play-journal"))

    plate = parts.add_parser("plate", help=say("cli-setup-plate"), description=say("cli-setup-plate"))
    plate.add_argument("--box", type=types.box, default=None, metavar="PIECE=N,...", help=say("cli-setup-box"))
    plate.add_argument("--port", action="append", default=[], metavar="NAME", help=say("cli-play-port"))
    plate.add_argument("--journal", type=Path, metavar="FILE", help=say("cli-play-journal"))


def _add_upkeep(commands: "argparse._SubParsersAction[Any]", say: Say) -> None:
    backup = commands.add_parser("backup", help=say("cli-backup"), description=say("cli-backup"))
    backup.add_argument("file", type=Path, metavar="FILE", help=say("cli-backup-file"))
    backup.add_argument("--with-secrets", action="store_true", help=say("cli-backup-secrets"))
    backup.add_argument("--daily", action="store_true", help=say("cli-backup-daily"))
    backup.add_argument("--journal", type=Path, metavar="FILE", help=say("cli-play-journal"))

    restore = commands.add_parser("restore", help=say("cli-restore"), description=say("cli-restore"))
    restore.add_argument("file", type=Path, metavar="FILE", help=say("cli-restore-file"))
    restore.add_argument("--yes", action="store_true", help=say("cli-restore-yes"))
    restore.add_argument("--journal", type=Path, metavar="FILE", help=say("cli-restore-journal"))

    report = commands.add_parser("report", help=say("cli-report"), description=say("cli-report"))
    report.add_argument("file", type=Path, nargs="?", metavar="FILE", help=say("cli-report-file"))
    report.add_argument("--yes", action="store_true", help=say("cli-restore-yes"))
    report.add_argument("--journal", type=Path, metavar="FILE", help=say("cli-play-journal"))

    update = commands.add_parser("update", help=say("cli-update"), description=say("cli-update"))
    update.add_argument("file", type=Path, nargs="?", metavar="FILE", help=say("cli-update-file"))
    update.add_argument("--yes", action="store_true", help=say("cli-restore-yes"))
    update.add_argument("--recover", action="store_true", help=say("cli-update-recover"))

    back = commands.add_parser("rollback", help=say("cli-rollback"), description=say("cli-rollback"))
    back.add_argument("--yes", action="store_true", help=say("cli-restore-yes"))


def _add_service(commands: "argparse._SubParsersAction[Any]", say: Say) -> None:
    service = commands.add_parser("service", help=say("cli-service"), description=say("cli-service"))
    parts = service.add_subparsers(dest="part", required=True, metavar=say("cli-command"))
    named = argparse.ArgumentParser(add_help=False)
    named.add_argument("--table", metavar="NAME", help=say("cli-service-table"))
    console = argparse.ArgumentParser(add_help=False)
    console.add_argument("--tty", default="tty1", metavar="TTY", help=say("cli-service-tty"))

    install = parts.add_parser(
        "install", parents=[named, console], help=say("cli-service-install"), description=say("cli-service-install")
    )
    install.add_argument(
        "--mode", choices=("screen", "kiosk", "headless"), default="screen", help=say("cli-service-mode")
    )
    install.add_argument("--shutdown-button", action="store_true", help=say("cli-service-shutdown-button"))
    remove = parts.add_parser(
        "remove", parents=[named], help=say("cli-service-remove"), description=say("cli-service-remove")
    )
    remove.add_argument("--all", action="store_true", help=say("cli-service-all"))
    status = parts.add_parser("status", help=say("cli-service-status"), description=say("cli-service-status"))
    status.add_argument("--json", action="store_true", help=say("cli-service-json"))
    logs = parts.add_parser("logs", parents=[named], help=say("cli-service-logs"), description=say("cli-service-logs"))
    logs.add_argument("--follow", action="store_true", help=say("cli-service-follow"))
    parts.add_parser("font", parents=[console], help=say("cli-service-font"), description=say("cli-service-font"))
    parts.add_parser("window", help=say("cli-service-window"), description=say("cli-service-window"))


def _add_config(commands: "argparse._SubParsersAction[Any]", say: Say) -> None:
    config = commands.add_parser("config", help=say("cli-config"), description=say("cli-config"))
    parts = config.add_subparsers(dest="part", required=True, metavar=say("cli-command"))
    show = parts.add_parser("show", help=say("cli-config-show"), description=say("cli-config-show"))
    show.add_argument("keys", nargs="*", metavar="KEY", help=say("cli-config-keys"))
    change = parts.add_parser("set", help=say("cli-config-set"), description=say("cli-config-set"))
    change.add_argument("key", metavar="KEY", help=say("cli-config-key"))
    change.add_argument("values", nargs="*", metavar="VALUE", help=say("cli-config-value"))
    change.add_argument("--default", action="store_true", help=say("cli-config-default"))
    parts.add_parser("path", help=say("cli-config-path"), description=say("cli-config-path"))
    parts.add_parser("schema", help=say("cli-config-schema"), description=say("cli-config-schema"))

    completion = commands.add_parser("completion", help=say("cli-completion"), description=say("cli-completion"))
    completion.add_argument("shell", choices=SHELLS, help=say("cli-completion-shell"))


def _add_flash(commands: "argparse._SubParsersAction[Any]", say: Say) -> None:
    flash = commands.add_parser("flash", help=say("cli-flash"), description=say("cli-flash"))
    flash.add_argument("--port", default="", metavar="PATH", help=say("cli-flash-port"))
    flash.add_argument("--uf2", type=Path, metavar="FILE", help=say("cli-flash-uf2"))
    flash.add_argument("--drive", type=Path, metavar="DIR", help=say("cli-flash-drive"))
    flash.add_argument("--role", choices=("tray", "plate"), default=None, help=say("cli-flash-role"))
    flash.add_argument("--board", choices=BOARDS, default=None, help=say("cli-flash-board"))
    flash.add_argument("--broker", type=Path, metavar="FILE", help=say("cli-flash-broker"))
    flash.add_argument("--replace", action="store_true", help=say("cli-flash-replace"))
    flash.add_argument("--change-role", action="store_true", help=say("cli-flash-change-role"))
    flash.add_argument("--dry-run", action="store_true", help=say("cli-dry-run"))


def _add_doctor(commands: "argparse._SubParsersAction[Any]", say: Say, types: OptionTypes) -> None:
    doctor = commands.add_parser("doctor", help=say("cli-doctor"), description=say("cli-doctor"))
    doctor.add_argument("--json", action="store_true", help=say("cli-doctor-json"))
    doctor.add_argument("--box", action="store_true", help=say("cli-doctor-box"))
    doctor.add_argument("--weigh", choices=KINDS, metavar="PIECE", help=say("cli-doctor-weigh", known=", ".join(KINDS)))
    doctor.add_argument("--in", dest="compartment", choices=KINDS, metavar="PIECE", help=say("cli-doctor-in"))
    doctor.add_argument("--pieces", type=types.pieces, default=1, metavar="N", help=say("cli-doctor-pieces"))
    doctor.add_argument("--only", action="append", default=[], metavar="CHECK", help=say("cli-doctor-only"))
    doctor.add_argument("--port", action="append", default=[], metavar="PATH", help=say("cli-doctor-port"))
    doctor.add_argument("--journal", type=Path, metavar="FILE", help=say("cli-play-journal"))


def _version() -> str:
    from importlib.metadata import version

    return f"palace-hub {version('palace-hub')} ({_source()})"


def _source() -> str:
    """Where this program came from: an installed release or checkout with its commit, a wheel, or a checkout."""
    with suppress(OSError, ValueError):
        told = json.loads((Path(sys.prefix) / "installed.json").read_text(encoding="utf-8"))
        return " ".join(str(told[key]) for key in ("source", "commit") if told.get(key))
    checkout = Path(palace_hub.__file__).parents[2]
    return f"checkout {checkout}" if (checkout / "pyproject.toml").is_file() else "wheel"
