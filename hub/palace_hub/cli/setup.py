"""The commands that are used beside the table: setting up, putting firmware on nodes, finding faults.

As in `cli`, nothing is imported before it is needed.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from monkey_palace.board.pieces import BOX, PIECES, Piece
from palace_hub.locale.catalogue import Catalogue

if TYPE_CHECKING:
    from palace_hub.run.runner import Runner

Screen = Callable[["Runner", Catalogue], None]
"""Shows a running hub until the person leaves."""

BOARDS = ("pico", "pico_w", "pico2", "pico2_w")


def add_commands(commands: "argparse._SubParsersAction[Any]", say: Callable[[str], str]) -> None:
    """`setup`, `flash` and `doctor` with everything that they take."""
    setup = commands.add_parser("setup", help=say("cli-setup"), description=say("cli-setup"))
    setup.add_argument("--box", type=_box, default=None, metavar="PIECE=N,...", help=say("cli-setup-box"))
    setup.add_argument("--port", action="append", default=[], metavar="NAME", help=say("cli-play-port"))
    setup.add_argument("--journal", type=Path, metavar="FILE", help=say("cli-play-journal"))
    parts = setup.add_subparsers(dest="part", metavar=say("cli-command"))
    broker = parts.add_parser("broker", help=say("cli-setup-broker"), description=say("cli-setup-broker"))
    broker.add_argument("--node", action="append", default=[], metavar="ID", help=say("cli-setup-node"))
    broker.add_argument("--table", default="home", metavar="NAME", help=say("cli-setup-table"))
    broker.add_argument("--listen", default="0.0.0.0", metavar="ADDRESS", help=say("cli-setup-listen"))
    broker.add_argument("--address", default="", metavar="ADDRESS", help=say("cli-setup-address"))
    broker.add_argument("--port", type=int, default=1883, metavar="N", help=say("cli-setup-port"))
    broker.add_argument("--ssid", default="", metavar="NAME", help=say("cli-setup-ssid"))
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
    module.add_argument("--mass", type=float, default=50.0, metavar="G", help=say("cli-module-mass"))
    module.add_argument("--capacity", type=float, default=300.0, metavar="G", help=say("cli-module-capacity"))
    module.add_argument("--paper", type=float, default=0.2, metavar="MM", help=say("cli-module-paper"))
    module.add_argument("--rest", type=float, default=600.0, metavar="S", help=say("cli-module-rest"))
    module.add_argument("--check", action="store_true", help=say("cli-module-check"))
    module.add_argument("--port", action="append", default=[], metavar="NAME", help=say("cli-play-port"))
    module.add_argument("--journal", type=Path, metavar="FILE", help=say("cli-play-journal"))

    plate = parts.add_parser("plate", help=say("cli-setup-plate"), description=say("cli-setup-plate"))
    plate.add_argument("--box", type=_box, default=None, metavar="PIECE=N,...", help=say("cli-setup-box"))
    plate.add_argument("--port", action="append", default=[], metavar="NAME", help=say("cli-play-port"))
    plate.add_argument("--journal", type=Path, metavar="FILE", help=say("cli-play-journal"))

    flash = commands.add_parser("flash", help=say("cli-flash"), description=say("cli-flash"))
    flash.add_argument("--port", default="", metavar="PATH", help=say("cli-flash-port"))
    flash.add_argument("--role", choices=("tray", "plate"), default=None, help=say("cli-flash-role"))
    flash.add_argument("--board", choices=BOARDS, default=None, help=say("cli-flash-board"))
    flash.add_argument("--broker", type=Path, metavar="FILE", help=say("cli-flash-broker"))
    flash.add_argument("--replace", action="store_true", help=say("cli-flash-replace"))
    flash.add_argument("--change-role", action="store_true", help=say("cli-flash-change-role"))
    flash.add_argument("--dry-run", action="store_true", help=say("cli-dry-run"))

    doctor = commands.add_parser("doctor", help=say("cli-doctor"), description=say("cli-doctor"))
    doctor.add_argument("--json", action="store_true", help=say("cli-doctor-json"))
    doctor.add_argument("--only", action="append", default=[], metavar="CHECK", help=say("cli-doctor-only"))
    doctor.add_argument("--port", action="append", default=[], metavar="PATH", help=say("cli-doctor-port"))
    doctor.add_argument("--journal", type=Path, metavar="FILE", help=say("cli-play-journal"))


def _box(text: str) -> dict[Piece, int]:
    """`arch=79,brick=78`. Raises `ArgumentTypeError` naming what does not fit."""
    found: dict[Piece, int] = {}
    for part in text.split(","):
        name, _, number = part.partition("=")
        piece = next((one for one in PIECES if one.value == name.strip()), None)
        if piece is None or not number.strip().isdecimal() or not 1 <= int(number[:9]) <= BOX[piece]:
            known = ", ".join(f"{one.value}=1..{BOX[one]}" for one in PIECES)
            raise argparse.ArgumentTypeError(Catalogue().text_key("cli-box-range", given=part, known=known))
        found[piece] = int(number)
    return found


def run(arguments: argparse.Namespace, catalogue: Catalogue, screen: Screen) -> int:
    """The exit code of the one that was asked for."""
    match arguments.command:
        case "setup" if arguments.part is None:
            from palace_hub.cli.setup_tray import set_up_tray

            return set_up_tray(arguments, catalogue, screen)
        case "setup" if arguments.part == "module":
            from palace_hub.cli.setup_module import set_up_module

            return set_up_module(arguments, catalogue, screen)
        case "setup" if arguments.part == "plate":
            from palace_hub.cli.setup_plate import set_up_plate

            return set_up_plate(arguments, catalogue, screen)
        case "setup":
            from palace_hub.cli.setup_broker import setup_broker

            return setup_broker(arguments, catalogue)
        case "flash":
            from palace_hub.cli.flash import flash_board

            return flash_board(arguments, catalogue)
        case _:
            from palace_hub.cli.doctor import doctor

            return doctor(arguments, catalogue)
