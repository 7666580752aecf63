"""`palace flash --uf2`: a bare board in its boot loader, which is a folder here, gets its image and comes back."""

import errno
import os
import struct
import threading
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.install.board_here import ID, MICROPYTHON, BoardHere, ReportedFacts

from palace_hub.cli import flash as command
from palace_hub.cli import main
from palace_hub.install import boot_drive

RP2040, RP2350, ABSOLUTE, SAMD51 = 0xE48BFF56, 0xE48BFF59, 0xE48BFF57, 0x55114460
INFO = "UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: {}\r\n"


def block(family, number, count, flags=0x2000):
    head = struct.pack("<8I", 0x0A324655, 0x9E5D5157, flags, 0x10000000 + 256 * number, 256, number, count, family)
    return head + bytes([number]) * 476 + struct.pack("<I", 0x0AB16F30)


def uf2(family=RP2040, count=5):
    return b"".join(block(family, number, count) for number in range(count))


def boot_loader(folder: Path, chip: str = "RPI-RP2") -> Path:
    folder.mkdir(parents=True)
    (folder / "INFO_UF2.TXT").write_text(INFO.format(chip))
    return folder


def line(folder: Path) -> str:
    return f"/dev/sda1 {str(folder).replace(' ', chr(92) + '040')} vfat rw,nosuid 0 0"


@pytest.fixture
def image(tmp_path: Path) -> Path:
    (tmp_path / "RPI_PICO.uf2").write_bytes(uf2())
    return tmp_path / "RPI_PICO.uf2"


@pytest.fixture
def machine(tmp_path: Path, monkeypatch):
    """This machine's drives and ports: `mounted`, `labels` and `ports()`; `looks` for a drive so far."""
    here = SimpleNamespace(mounted=[], labels=[], ports=list, looks=0)

    def mounts() -> list[str]:
        here.looks += 1
        return ["proc /proc proc rw 0 0", "odd", *map(line, here.mounted)]

    monkeypatch.setattr(command, "mounts", mounts)
    monkeypatch.setattr(command, "labels", lambda: here.labels)
    monkeypatch.setattr(command, "scan", lambda: here.ports())
    for name in ("DRIVE_SECONDS", "MOUNT_SECONDS", "PORT_SECONDS"):
        monkeypatch.setattr(boot_drive, name, 0.3)
    return here


@pytest.mark.skipif(MICROPYTHON is None, reason="no MicroPython for this machine in the index")
def test_a_bare_board_becomes_a_node_in_one_command(machine, image, tmp_path, monkeypatch, capsys):
    """The drive appears while the command waits; with the last block the board restarts, and its drive is gone."""
    monkeypatch.setattr(boot_drive, "DRIVE_SECONDS", 20.0)
    monkeypatch.setattr(boot_drive, "PORT_SECONDS", 20.0)
    board = BoardHere(tmp_path, ReportedFacts(machine="Raspberry Pi Pico with RP2040", kind="pico"))
    folder = tmp_path / "media/user name/RPI-RP2"
    taken, over = [], threading.Event()

    def live():
        while not over.is_set() and machine.looks < 2:
            threading.Event().wait(0.02)
        machine.mounted.append(boot_loader(folder))
        copy = folder / "palace.uf2"
        while not over.is_set() and not (copy.exists() and copy.stat().st_size == image.stat().st_size):
            threading.Event().wait(0.02)
        taken.append(copy.read_bytes())
        machine.mounted.clear()
        (folder / "INFO_UF2.TXT").unlink()
        board.on()
        machine.ports = lambda: ["/dev/ttyACM7", *board.ports()]

    def gone(descriptor):
        raise OSError(errno.EIO, "the drive is gone")

    monkeypatch.setattr(os, "fsync", gone)
    machine.ports = lambda: ["/dev/ttyACM7"]  # another node, which stays
    life = threading.Thread(target=live, daemon=True)
    life.start()
    try:
        assert main.main(["flash", "--uf2", str(image), "--role", "tray"]) == 0
    finally:
        over.set()
        life.join(10)
        board.close()
    said = capsys.readouterr().out
    assert taken == [image.read_bytes()]
    assert said.index("hold its BOOTSEL button") < said.index("Copying ") < said.index("Waiting for the board")
    assert said.count("BOOTSEL") == 1
    assert f"Node {ID} says hello" in said


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "is no whole UF2 file"),
        (b"\x7fELF" + bytes(508), "is no whole UF2 file"),
        (uf2()[:-100], "is no whole UF2 file"),
        (uf2()[:-512], "is no whole UF2 file"),
        (block(RP2040, 0, 2) + block(RP2040, 0, 2), "is no whole UF2 file"),
        (uf2() + uf2(RP2350), "is no whole UF2 file"),
        (uf2(SAMD51), "is made for another kind of board"),
        (block(RP2040, 0, 1, flags=0), "is made for another kind of board"),
        (uf2(RP2350), "is made for a chip RP2350, but the board has a RPI-RP2. Nothing was written. Fix: use the file"),
    ],
)
def test_an_image_that_does_not_fit_is_refused_and_nothing_is_written(machine, tmp_path, content, told, capsys):
    machine.mounted.append(boot_loader(tmp_path / "drive"))
    (tmp_path / "x.uf2").write_bytes(content)
    assert main.main(["flash", "--uf2", str(tmp_path / "x.uf2")]) == 1
    assert told in capsys.readouterr().err
    assert [path.name for path in (tmp_path / "drive").iterdir()] == ["INFO_UF2.TXT"]


def test_an_image_for_an_rp2350_may_begin_with_a_block_of_no_chip(machine, tmp_path, capsys):
    machine.mounted.append(boot_loader(tmp_path / "drive", "RP2350"))
    (tmp_path / "x.uf2").write_bytes(block(ABSOLUTE, 0, 2) + uf2(RP2350))
    assert main.main(["flash", "--uf2", str(tmp_path / "x.uf2"), "--dry-run"]) == 0
    assert f"Would copy {tmp_path / 'x.uf2'} to {tmp_path / 'drive'}" in capsys.readouterr().out
    assert not (tmp_path / "drive/palace.uf2").exists()


def test_the_drive_of_another_maker_s_board_is_left_alone(machine, image, tmp_path, capsys):
    machine.mounted.append(boot_loader(tmp_path / "feather", "SAMD51J19A-Feather-v0"))
    assert main.main(["flash", "--uf2", str(image)]) == 1
    assert "No board offers its drive. Fix: unplug it, hold its BOOTSEL button" in capsys.readouterr().err
    assert not (tmp_path / "feather/palace.uf2").exists()


def test_several_boards_are_told_apart_by_their_folder(machine, image, tmp_path, capsys):
    machine.mounted += [boot_loader(tmp_path / name) for name in ("one", "two")]
    assert main.main(["flash", "--uf2", str(image)]) == 1
    assert f"{tmp_path / 'one'}, {tmp_path / 'two'}. Fix: leave one plugged in" in capsys.readouterr().err
    assert main.main(["flash", "--uf2", str(image), "--drive", str(tmp_path / "two"), "--dry-run"]) == 0
    assert str(tmp_path / "two") in capsys.readouterr().out


def test_a_drive_that_nobody_mounts_is_named_with_the_way_to_mount_it(machine, image, capsys):
    machine.labels.append("RPI-RP2")
    assert main.main(["flash", "--uf2", str(image)]) == 1
    said = capsys.readouterr()
    assert "udisksctl mount -b /dev/disk/by-label/RPI-RP2" in said.err
    assert "BOOTSEL" not in said.out  # the board waits already


def test_a_drive_that_cannot_be_written_and_a_board_that_does_not_come_back(machine, image, tmp_path, capsys):
    machine.mounted.append(boot_loader(tmp_path / "drive"))
    assert main.main(["flash", "--uf2", str(image)]) == 1
    assert "does not come back as a port. Fix: unplug it" in capsys.readouterr().err
    (tmp_path / "drive/palace.uf2").unlink()
    (tmp_path / "drive/palace.uf2").mkdir()
    assert main.main(["flash", "--uf2", str(image)]) == 1
    assert f"could not be copied to {tmp_path / 'drive'}: Is a directory. Fix: " in capsys.readouterr().err


def test_a_full_drive_is_told(machine, image, tmp_path, monkeypatch, capsys):
    def full(descriptor, data):
        raise OSError(errno.ENOSPC, "No space left on device")

    machine.mounted.append(boot_loader(tmp_path / "drive"))
    monkeypatch.setattr(os, "write", full)
    assert main.main(["flash", "--uf2", str(image)]) == 1
    monkeypatch.undo()
    assert "No space left on device. Fix: " in capsys.readouterr().err


def test_a_port_that_cannot_be_opened_is_told_with_its_fix(machine, image, tmp_path, capsys):
    machine.mounted.append(boot_loader(tmp_path / "drive"))
    machine.ports = lambda: ["/dev/no-such-port"] if (tmp_path / "drive/palace.uf2").exists() else []
    assert main.main(["flash", "--uf2", str(image)]) == 1
    assert "There is no port /dev/no-such-port. Fix: " in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--uf2", "x.uf2", "--port", "/dev/x"], ["--drive", "/x"]])
def test_words_that_do_not_go_together(words, capsys):
    assert main.main(["flash", *words]) == 1
    assert "Fix: leave --port or --drive out." in capsys.readouterr().err


def test_a_file_that_is_not_there(machine, tmp_path, capsys):
    assert main.main(["flash", "--uf2", str(tmp_path / "none.uf2")]) == 1
    assert "none.uf2" in (said := capsys.readouterr().err)
    assert "Traceback" not in said
