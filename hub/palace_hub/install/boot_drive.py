"""Put MicroPython on a bare board: copy its UF2 onto the drive of the board's boot loader, and wait for its port.

While its BOOTSEL button is held, a board that is plugged in offers a small drive, with a file that names its chip. The
board takes a UF2 file that is copied there, and restarts by itself as soon as it has the last block; so the drive may
vanish before the copy is closed.
"""

import contextlib
import os
import struct
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from palace_hub.errors import LinkFault
from palace_hub.files.input_files import TooLong, read_bytes
from palace_hub.install.board import FlashFailed, FlashRefused
from palace_hub.link.serial_link import opened
from palace_hub.locale.message import Message

DRIVE_SECONDS = 60.0  # for a person to hold BOOTSEL and plug the board in
MOUNT_SECONDS = 8.0  # for a desktop to mount a drive whose label is there; it takes 1 to 3 s (assumed)
PORT_SECONDS = 30.0  # for the board's start; a Pico with an empty file system needs about 5 s (assumed)
LARGEST = 16 << 20
"""Bytes of a UF2: twice the largest flash of these boards, since half of each block is payload."""
_GLANCE_SECONDS = 0.1
_INFO = "INFO_UF2.TXT"
_TARGET = "palace.uf2"
_BLOCK = 512
_FIRST, _SECOND, _END = 0x0A324655, 0x9E5D5157, 0x0AB16F30
_HAS_FAMILY = 0x2000
# Chips by UF2 family, as the boot loader's `Board-ID`: RP2040; RP2350 in ARM secure, RISC-V, and ARM non-secure form.
_CHIPS = {0xE48BFF56: "RPI-RP2", 0xE48BFF59: "RP2350", 0xE48BFF5A: "RP2350", 0xE48BFF5B: "RP2350"}
BOARD_IDS = frozenset(_CHIPS.values())
"""Names of the chips; the drive's label is the same."""

Report = Callable[[Message], None]


@dataclass(frozen=True, slots=True)
class Drive:
    """A mounted drive of a boot loader, and the chip of its board."""

    path: Path
    chip: str


def drives(mounts: Iterable[str]) -> list[Drive]:
    """The boot loaders' drives among the lines of /proc/mounts. The drive of another maker's board is none."""
    found = []
    for line in mounts:
        fields = line.split(" ")
        path = Path(_unescaped(fields[1])) if len(fields) > 1 else None
        chip = None if path is None else _chip_of(path)
        if path is not None and chip is not None:
            found.append(Drive(path, chip))
    return found


def put_image(
    file: Path,
    report: Report,
    *,
    mounts: Callable[[], list[str]],
    labels: Callable[[], list[str]],
    ports: Callable[[], list[str]],
    drive: Path | None = None,
    dry_run: bool = False,
) -> str:
    """Copy the UF2 `file` onto the one board in its boot loader; return its port, or "" after a dry run.

    `mounts`: lines of /proc/mounts; `labels`: of all drives, mounted or not; `drive`: its folder, if it is named.
    Raises `FlashRefused` before anything is written, `FlashFailed` afterwards, `OSError` if the file cannot be read.
    """
    chip, data = _image(file)
    target = _await_drive(report, mounts, labels, drive)
    if target.chip != chip:
        raise FlashRefused("flash-uf2-other-chip", file=str(file), meant=chip, found=target.chip)
    if dry_run:
        report(Message("flash-uf2-would-copy", {"file": str(file), "drive": str(target.path)}))
        return ""
    before = set(ports())
    report(Message("flash-uf2-copying", {"file": str(file), "drive": str(target.path)}))
    _copy(data, target.path / _TARGET)
    report(Message("flash-uf2-starting"))
    return _await_port(before, ports)


def _image(file: Path) -> tuple[str, bytes]:
    """The chip that a UF2 is made for, and its bytes. Every block of the chip's must be there, and only of one chip."""
    try:
        data = read_bytes(file, LARGEST)
    except TooLong:
        raise FlashRefused("flash-uf2-bad", file=str(file)) from None
    numbers: dict[str, set[int]] = {}
    counts: dict[str, set[int]] = {}
    for at in range(0, len(data), _BLOCK):
        block = data[at : at + _BLOCK]
        if len(block) < _BLOCK:
            raise FlashRefused("flash-uf2-bad", file=str(file))
        first, second, flags, _, _, number, count, family = struct.unpack("<8I", block[:32])
        (end,) = struct.unpack("<I", block[-4:])
        if (first, second, end) != (_FIRST, _SECOND, _END):
            raise FlashRefused("flash-uf2-bad", file=str(file))
        chip = _CHIPS.get(family) if flags & _HAS_FAMILY else None
        if chip is not None:  # a block of no chip may lead: it works round a fault of an RP2350
            numbers.setdefault(chip, set()).add(number)
            counts.setdefault(chip, set()).add(count)
    if not numbers:
        raise FlashRefused("flash-uf2-no-chip" if data else "flash-uf2-bad", file=str(file))
    ((chip, found), *more) = numbers.items()
    if more or counts[chip] != {len(found)} or found != set(range(len(found))):
        raise FlashRefused("flash-uf2-bad", file=str(file))
    return chip, data


def _await_drive(
    report: Report, mounts: Callable[[], list[str]], labels: Callable[[], list[str]], named: Path | None
) -> Drive:
    end = time.monotonic() + DRIVE_SECONDS
    told, mounted_by = False, 0.0
    while True:
        found = drives(mounts()) if named is None else _named(named)
        if len(found) == 1:
            return found[0]
        if found:
            raise FlashRefused("flash-uf2-many", drives=", ".join(str(one.path) for one in found))
        waiting = sorted(BOARD_IDS.intersection(labels())) if named is None else []
        now = time.monotonic()
        mounted_by = (mounted_by or now + MOUNT_SECONDS) if waiting else 0.0
        if waiting and now >= mounted_by:
            raise FlashRefused("flash-uf2-not-mounted", label=waiting[0])
        if now >= end:
            raise FlashRefused("flash-uf2-no-drive")
        if not waiting and not told:
            report(Message("flash-uf2-hold"))
            told = True
        threading.Event().wait(_GLANCE_SECONDS)


def _named(folder: Path) -> list[Drive]:
    chip = _chip_of(folder)
    return [] if chip is None else [Drive(folder, chip)]


def _chip_of(folder: Path) -> str | None:
    """The chip that the boot loader's file names; None if `folder` is no drive of one of these boards."""
    try:
        text = read_bytes(folder / _INFO).decode("ascii", "replace")
    except OSError:
        return None
    names = [line.partition(":")[2].strip() for line in text.splitlines() if line.startswith("Board-ID:")]
    return names[0] if names and names[0] in BOARD_IDS else None


def _copy(data: bytes, path: Path) -> None:
    """Write the file. The board may restart at its last block, so errors after all bytes are given are none."""
    drive = str(path.parent)
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o644)
    except OSError as error:
        raise FlashRefused("flash-uf2-not-written", drive=drive, what=error.strerror or str(error)) from error
    try:
        view = memoryview(data)
        while view:
            view = view[os.write(descriptor, view) :]
        with contextlib.suppress(OSError):
            os.fsync(descriptor)
    except OSError as error:
        raise FlashFailed("flash-uf2-not-written", drive=drive, what=error.strerror or str(error)) from error
    finally:
        with contextlib.suppress(OSError):
            os.close(descriptor)


def _await_port(before: set[str], ports: Callable[[], list[str]]) -> str:
    """The new port, as soon as it can be opened: its access rights are set a moment after it appears."""
    end = time.monotonic() + PORT_SECONDS
    fault: LinkFault | None = None
    while time.monotonic() < end:
        for path in sorted(set(ports()) - before):
            try:
                opened(path).close()
            except LinkFault as error:
                fault = error
            else:
                return path
        threading.Event().wait(_GLANCE_SECONDS)
    if fault is not None:
        raise fault
    raise FlashFailed("flash-uf2-no-port")


def _unescaped(text: str) -> str:
    """A path of /proc/mounts, in which blanks and the like are octal numbers."""
    for letter in " \t\n\\":
        text = text.replace(f"\\{ord(letter):03o}", letter)
    return text
