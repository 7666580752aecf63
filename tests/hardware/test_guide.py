"""The build guide uses every part of the bill, only existing parts, and the right quantities."""

import re
import tomllib
from pathlib import Path

import pytest
from hardware import bom, cad, guide_steps
from hardware.guide_steps import FOLDER, GuideStep, faults, steps

from palace_hub.cli.parser import command_parser
from palace_hub.locale import catalogue
from palace_hub.locale.catalogue import Catalogue

PARTS = bom.bill(bom.load())
PAGES = {path.name: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("[0-9]*.md"))}
BESIDE = {path.name: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("[a-z]*.md"))}
PICTURES = [path.stem for path in (FOLDER / "pictures").glob("*.png")]
TABLE = tomllib.loads((Path(cad.__file__).parent / "table.toml").read_text(encoding="utf-8"))


def printed(guide: tuple[GuideStep, ...]) -> dict[str, float]:
    """Quantity of each printed part as used by the steps; another test checks the quantities."""
    used = dict.fromkeys(TABLE, 0.0)
    for step in guide:
        for name, count in step.prints.items():
            used[name] = used.get(name, 0.0) + count
    return {name: used[name] for name in TABLE}


def faults_of(pages: dict[str, str], parts: dict[str, bom.BillPart] = PARTS) -> list[str]:
    guide = steps(pages)
    return faults(guide, parts, printed(guide), PICTURES)


def test_steps_bill_prints_and_pictures_agree() -> None:
    assert faults_of(PAGES) == []


def test_every_printed_part_has_its_step() -> None:
    assert [name for name, count in printed(steps()).items() if not count] == []


def test_the_pages_come_in_the_order_of_a_build() -> None:
    assert [name[:2] for name in PAGES] == [f"{k:02}" for k in range(8)]
    numbers = [tuple(map(int, step.number.split("."))) for step in steps()]
    assert numbers == sorted(set(numbers))
    assert all(int(step.page[:2]) == int(step.number.split(".")[0]) for step in steps())
    assert len(steps()) > 25


def test_safety_comes_first_and_names_what_kills() -> None:
    text = PAGES["00-safety.md"]
    assert text.index("Magnets") < text.index("Heat")
    for words in ("swallowed", "go to a hospital", "Not a toy", "5 volts", "Small parts", "certified", "count"):
        assert words.lower() in text.lower(), words
    readme = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert readme.index("00-safety.md") < readme.index("01-print.md")


def test_every_link_of_the_guide_leads_somewhere() -> None:
    for path in [*FOLDER.glob("*.md"), FOLDER.parent / "README.md", FOLDER.parent / "BOM.md"]:
        for link in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
            assert (path.parent / link).exists(), f"{path.name}: {link}"


def changed(page: str, old: str, new: str) -> dict[str, str]:
    assert old in PAGES[page]
    return {**PAGES, page: PAGES[page].replace(old, new)}


def test_a_screw_that_no_step_uses_is_named() -> None:
    pages = changed("02-one-module.md", "4 `screw_m3x10_cap`", "3 `screw_m3x10_cap`")
    assert faults_of(pages) == ["screw_m3x10_cap: the steps use 27, there are 28"]


def test_a_part_that_the_bill_lacks_is_named() -> None:
    without = {name: part for name, part in PARTS.items() if name != "diode"}
    assert faults_of(PAGES, without) == ["step 3.4: the bill has no diode"]


def test_a_part_that_nobody_uses_is_named() -> None:
    spare = bom.BillPart("spring", "a spring that was left over", (1, 2), bronze=1)
    assert faults_of(PAGES, {**PARTS, "spring": spare}) == ["spring: the steps use 0, there are 1"]


@pytest.mark.parametrize(
    ("page", "old", "new", "named"),
    [
        ("03-tray.md", "step_console.png", "step_consol.png", "step 3.3: no picture is called step_consol"),
        ("01-print.md", "4 `foot`", "4 `feet`", "step 1.3: nothing printed is called feet"),
        ("05-strips.md", "hall.svg)\n\nHow", "halls.svg)\n\nHow", "step 5.1: there is no ../wiring/halls.svg"),
        ("06-magnets.md", "**The hub shows:** `palace", "Then `palace", "step 6.2 does not say what is right"),
        ("02-one-module.md", "**Parts:** 4 `pad_sponge`", "4 pads", "step 2.5 names no parts"),
    ],
)  # fmt: skip
def test_a_planted_fault_is_named(page: str, old: str, new: str, named: str) -> None:
    assert named in faults_of(changed(page, old, new))


def test_the_commands_of_the_guide_are_those_of_the_program() -> None:
    """`palace setup module --cell arch --mass 50` and all the others are taken by the parser."""
    commands = {words for text in (PAGES | BESIDE).values() for words in re.findall(r"`palace ([^`]+)`", text)}
    assert "setup module --cell arch --mass 50" in commands
    for words in sorted(commands):
        given = [*words.split(), *({"--cell": ["arch"], "--broker": ["x.json"]}.get(words.split()[-1], []))]
        assert command_parser(Catalogue()).parse_args(given).command == given[0]


def quoted(text: str) -> list[str]:
    """What the first column of troubleshooting quotes."""
    return [
        words
        for line in text.splitlines()
        if line.startswith('| "')
        for words in re.findall(r'"([^"]+)"', line.split("|")[1])
    ]


CATALOGUE = [
    line
    for path in sorted((Path(catalogue.__file__).parent / "messages" / "en").glob("*.ftl"))
    for line in path.read_text(encoding="utf-8").splitlines()
]
ABOUT_HARDWARE = (
    *("doctor-cell-silent", "doctor-cell-slow", "doctor-cell-fault", "cell-saturated", "cell-stuck", "cell-noisy"),
    *("doctor-cup-missing", "doctor-weigh-low", "doctor-weigh-high", "doctor-weigh-moved", "doctor-module-no-stop"),
    *("doctor-corner-full", "doctor-lights-move", "doctor-hall-none", "doctor-hall-chain", "doctor-pads-none"),
    *("doctor-no-port", "doctor-bootsel", "doctor-silent", "doctor-prompt", "doctor-damaged"),
)
"""Findings that need a look at the table; the fix of all others is a command."""


def says(line: str, words: str) -> bool:
    """Whether the line has the words in this order, with anything at the three dots."""
    at = 0
    for piece in words.split("…"):
        at = line.find(piece.strip(), at)
        if at < 0:
            return False
        at += len(piece.strip())
    return True


def test_the_words_of_troubleshooting_are_the_hubs() -> None:
    words = quoted(BESIDE["troubleshooting.md"])
    assert [one for one in words if not any(says(line, one) for line in CATALOGUE)] == []
    assert not any(says(line, "The cell has fallen off …") for line in CATALOGUE)


@pytest.mark.parametrize("key", ABOUT_HARDWARE)
def test_every_finding_about_the_hardware_is_explained(key: str) -> None:
    (message,) = [line for line in CATALOGUE if line.startswith(f"{key} =")]
    assert any(says(message, one) for one in quoted(BESIDE["troubleshooting.md"]))


def test_what_is_open_is_listed_in_order() -> None:
    text = PAGES["07-first-measurements.md"]
    open_list = text[text.index("## What is open") :]
    assert [int(number) for number in re.findall(r"^(\d+)\. ", open_list, re.MULTILINE)] == list(range(1, 11))
    assert guide_steps.FOLDER.name == "guide"
