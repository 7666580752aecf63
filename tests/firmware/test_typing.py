"""Strict type check of the firmware against the stubs of the boards' MicroPython."""

import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

from palace_hub.link.firmware import firmware_folder

STUBS = ("micropython-rp2-rpi-pico-w-stubs", "micropython-stdlib-stubs")
HOST_ONLY = {"host.py"}  # runs on a PC, which these stubs do not describe


def stub_files():
    try:
        return [(distribution, metadata.distribution(distribution).files or []) for distribution in STUBS]
    except metadata.PackageNotFoundError as missing:
        pytest.skip(f"{missing} is not installed")


def gathered(folder: Path) -> Path:
    """A folder with only the stubs, because a type checker accepts no site-packages folder as its path."""
    for name, files in stub_files():
        for top in {Path(file).parts[0] for file in files}:
            source = Path(str(metadata.distribution(name).locate_file(top)))
            if not top.endswith(".dist-info") and source.exists() and not (folder / top).exists():
                (folder / top).symlink_to(source)
    return folder


def check(tmp_path: Path, firmware: Path) -> str:
    stubs = tmp_path / "stubs"
    stubs.mkdir()
    gathered(stubs)
    config = tmp_path / "mypy.ini"
    config.write_text(
        "[mypy]\nstrict = True\nexplicit_package_bases = True\n"
        f"mypy_path = {firmware}:{firmware}/lib:{firmware}/drivers:{stubs}\n"
        f"custom_typeshed_dir = {stubs}\ncache_dir = {tmp_path}/cache\n"
        # errors inside the stubs are ignored
        "[mypy-_mpy_shed.*,vfs,machine,rp2.*,rp2,micropython,neopixel,socket,network,select]\nignore_errors = True\n"
    )
    files = [str(path) for room in ("", "lib", "drivers", "boards") for path in sorted((firmware / room).glob("*.py"))]
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            "--config-file",
            str(config),
            *[f for f in files if Path(f).name not in HOST_ONLY],
        ],
        cwd=firmware,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def test_the_firmware_is_typed_as_the_boards_have_it(tmp_path):
    output = check(tmp_path, firmware_folder())
    assert output.startswith("Success: no issues found"), output


def test_the_host_board_is_typed_as_a_pc_has_it(tmp_path):
    room = firmware_folder()
    config = tmp_path / "mypy.ini"
    path = f"mypy_path = {room}:{room}/lib:{room}/drivers:{room}/shim"
    config.write_text(f"[mypy]\nstrict = True\nexplicit_package_bases = True\n{path}\ncache_dir = {tmp_path}/cache\n")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", str(config), "boards/host.py"],
        cwd=room,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.startswith("Success: no issues found"), done.stdout


def test_a_wrong_call_of_a_driver_is_found(tmp_path):
    copy = tmp_path / "firmware"
    subprocess.run(["cp", "-r", str(firmware_folder()), str(copy)], check=True)
    board = copy / "boards/rp.py"
    board.write_text(board.read_text().replace("Buttons(pins.BUTTONS)", 'Buttons("19")'))
    assert "Buttons" in check(tmp_path, copy)
