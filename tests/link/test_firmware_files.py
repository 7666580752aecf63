"""The choice of firmware folder and MicroPython runtime."""

import subprocess
import sys

import pytest

import palace_hub
from palace_hub.link import firmware


def test_the_folder_holds_the_whole_program():
    folder = firmware.firmware_folder()
    assert {path.name for path in folder.iterdir()} >= {"main.py", "lib", "boards", "shim", "README.md"}


def test_the_packaged_copy_comes_before_a_checkout(tmp_path, monkeypatch):
    package = tmp_path / "hub" / "palace_hub"
    for folder in (package / "_firmware", tmp_path / "firmware"):
        folder.mkdir(parents=True)
        (folder / "main.py").write_text("")
    monkeypatch.setattr(palace_hub, "__file__", str(package / "__init__.py"))
    assert firmware.firmware_folder() == package / "_firmware"
    (package / "_firmware" / "main.py").unlink()
    assert firmware.firmware_folder() == tmp_path / "firmware"
    (tmp_path / "firmware" / "main.py").unlink()
    with pytest.raises(FileNotFoundError):
        firmware.firmware_folder()


def test_without_micropython_it_is_this_interpreter(monkeypatch):
    monkeypatch.setattr(firmware.shutil, "which", lambda *_, **__: None)
    assert firmware.runtime() == firmware.cpython()
    assert firmware.runtime().argv_prefix[0] == sys.executable


@pytest.mark.parametrize("runtime", [firmware.micropython(), firmware.cpython()], ids=lambda one: one and one.name)
def test_a_runtime_starts_the_program(runtime, tmp_path):
    """Without a table it says what it lacks and ends with 1."""
    if runtime is None:
        pytest.skip("no MicroPython for this machine in the index")
    ended = subprocess.run(
        runtime.argv(firmware.firmware_folder()), capture_output=True, cwd=tmp_path, env={}, timeout=20
    )
    assert ended.returncode == 1
    assert b"PALACE_BOARD_FD is not set" in ended.stdout + ended.stderr
