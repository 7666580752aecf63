"""`palace flash`: write the firmware to a board, report each step, and wait for the node's hello as the proof."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from palace_hub.doctor.findings import fix_of
from palace_hub.doctor.ports import BOOT_DRIVES
from palace_hub.errors import LinkFault
from palace_hub.files.input_files import TooLong, read_bytes
from palace_hub.install.board import FlashRefused
from palace_hub.install.boot_drive import put_image
from palace_hub.install.flash import FlashResult, FlashWish, flash
from palace_hub.link.firmware import firmware_folder
from palace_hub.link.port_trouble import trouble
from palace_hub.link.ports import scan
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message

BROKER_LIMIT = 4096
"""Bytes of a broker.json, which has seven short fields (assumed)."""


def flash_board(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    """Exit code 0 after the hello of the written firmware, 1 if the port fails. Raises refusals and failures."""

    def report(message: Message) -> None:
        print(catalogue.text(message), flush=True)

    if arguments.port if arguments.uf2 is not None else arguments.drive:
        raise FlashRefused("flash-uf2-words")
    broker = None if arguments.broker is None else _broker(arguments.broker)
    port = arguments.port
    try:
        port = port or (_only_port() if arguments.uf2 is None else _bare_board(arguments, report))
        if not port:
            print(catalogue.text_key("flash-dry"))
            return 0
        wish = FlashWish(
            port=port,
            role=arguments.role,
            board=arguments.board,
            broker=broker,
            replace=arguments.replace,
            change_role=arguments.change_role,
            dry_run=arguments.dry_run,
        )
        result = flash(wish, firmware_folder(), report, scan)
    except LinkFault as fault:
        problem = trouble(fault, port or str(fault.params.get("path", "")))
        fix = catalogue.text(fix_of(problem))
        print(catalogue.text(problem), catalogue.text_key("doctor-fix"), fix, file=sys.stderr)
        return 1
    _print_end(result, catalogue)
    return 0


def _print_end(result: FlashResult, catalogue: Catalogue) -> None:
    say = catalogue.text_key
    if result.hello is None:
        print(say("flash-dry"))
        return
    hello = result.hello
    print(say("flash-done", id=hello.id, role=hello.role, board=hello.board, fw=hello.fw, port=result.port))
    if result.plan.radio:
        print(say("flash-now-radio"))


def _only_port() -> str:
    """The only port. Raises `FlashRefused` without a port, and with several."""
    ports = scan()
    if len(ports) == 1:
        return ports[0]
    if ports:
        raise FlashRefused("flash-many-ports", ports=", ".join(ports))
    if any(drive in line for line in mounted_drives() for drive in BOOT_DRIVES):
        raise FlashRefused("flash-bootsel")
    raise FlashRefused("flash-no-port")


def _bare_board(arguments: argparse.Namespace, report: Callable[[Message], None]) -> str:
    """Put the named image on the board in its boot loader; return the board's port, "" after a dry run."""
    return put_image(
        arguments.uf2,
        report,
        mounts=mounts,
        labels=labels,
        ports=scan,
        drive=arguments.drive,
        dry_run=arguments.dry_run,
    )


def mounts() -> list[str]:
    """The lines of mounted drives; empty where there is no such list."""
    try:
        return Path("/proc/mounts").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return []


def labels() -> list[str]:
    """The labels of all drives, mounted or not."""
    folder = Path("/dev/disk/by-label")
    return [path.name for path in folder.iterdir()] if folder.is_dir() else []


def mounted_drives() -> list[str]:
    """Mounted drives, and the labels of all drives."""
    return mounts() + labels()


def _broker(path: Path) -> bytes:
    try:
        return read_bytes(path, BROKER_LIMIT)
    except TooLong:
        raise FlashRefused("flash-bad-broker") from None
