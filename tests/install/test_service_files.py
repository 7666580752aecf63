"""The service files: complete, found, and consistent with the program."""

import re
from pathlib import Path

import pytest

import palace_hub
from palace_hub.doctor.ports import OWN_RULE
from palace_hub.install.broker import service_folder
from palace_hub.install.service.units import MODES


def test_the_folder_holds_the_files_of_doctor_and_set_up():
    names = {path.name for path in service_folder().iterdir()}
    assert names == {
        "README.md",
        "mosquitto-2.0.conf",
        "mosquitto-2.1.conf",
        OWN_RULE,
        *(f"{mode}.service" for mode in MODES),
    }


def test_the_packaged_copy_comes_before_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    package = tmp_path / "hub" / "palace_hub"
    for folder in (package / "_service", tmp_path / "hub" / "service"):
        folder.mkdir(parents=True)
        (folder / "README.md").write_text("")
    monkeypatch.setattr(palace_hub, "__file__", str(package / "__init__.py"))
    assert service_folder() == package / "_service"
    (package / "_service" / "README.md").unlink()
    assert service_folder() == tmp_path / "hub" / "service"
    (tmp_path / "hub" / "service" / "README.md").unlink()
    with pytest.raises(FileNotFoundError):
        service_folder()


def test_the_udev_rule_excludes_only_picos_from_modemmanager():
    lines = [line for line in (service_folder() / OWN_RULE).read_text().splitlines() if line and line[0] != "#"]
    told = [line for line in lines if "ID_MM_" in line]
    assert len(told) == 2
    assert all(re.search(r'ATTRS?\{idVendor\}=="2e8a"', line) for line in told)
    assert int(OWN_RULE[:2]) < 73  # the tag uaccess is read there
