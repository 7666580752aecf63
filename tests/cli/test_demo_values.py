"""Every value that `palace demo --help` offers: the table takes it, and a game begins."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.argparse_internals import options, parsers

from palace_hub.cli import demo as demo_command
from palace_hub.cli.main import main
from palace_hub.cli.option_values import EXPANSIONS, FAULTS
from palace_hub.cli.parser import command_parser
from palace_hub.locale.catalogue import Catalogue
from palace_hub.run.demo import DemoOptions, table_options
from palace_hub.sim.__main__ import configuration

LISTS = {"--faults": FAULTS, "--expansions": EXPANSIONS}
"""Options that take several names."""
NEEDS = {("--entries", "plate"): ["--build", "silver"], ("--cards", "half"): ["--deck", "printed"]}
NEEDS[("--cards", "empty")] = ["--deck", "printed"]
PLATE = ["--build", "gold"]
"""Options without which a value is refused, and of faults of the plate."""


def offered() -> Iterator[list[str]]:
    """The options of each value, and of each flag that asks for no other output."""
    (command,) = (one for one in parsers(command_parser(Catalogue())) if one.prog == "palace demo")
    for option in options(command):
        name = option.option_strings[-1]
        if option.nargs == 0 and name not in ("--help", "--headless", "--json", "--list-faults"):
            yield [name]
        for value in option.choices or LISTS.get(name, ()):
            more = PLATE if str(value).startswith("plate_") else NEEDS.get((name, str(value)), [])
            yield [name, str(value), *more]


OFFERED = list(offered())


def test_values_are_found():
    assert len(OFFERED) > 60
    assert ["--cells", "cheap1kg"] in OFFERED
    assert ["--cells", "cheap5kg"] not in OFFERED


def test_help_fits_the_lower_of_two_screens(monkeypatch: pytest.MonkeyPatch):
    """36 lines, one of them for the next prompt; each option has a single line."""
    monkeypatch.setenv("COLUMNS", "80")
    (command,) = (one for one in parsers(command_parser(Catalogue())) if one.prog == "palace demo")
    lines = command.format_help().splitlines()
    assert len(lines) <= 35
    assert sum(line.startswith("  ") for line in lines) == len(options(command))


def test_every_fault_is_listed_with_what_it_does(capsys: pytest.CaptureFixture[str]):
    assert main(["demo", "--list-faults"]) == 0
    lines = capsys.readouterr().out.splitlines()
    rows = [line.split(maxsplit=1) for line in lines if line.startswith("  ")]
    assert [name for name, _ in rows] == list(FAULTS)
    assert all(len(line) <= 79 and "?" not in line for line in lines)


def test_an_unknown_fault_is_answered_with_all_names_whole(capsys: pytest.CaptureFixture[str]):
    assert main(["demo", "--faults", "creep,wrong_take"]) == 2
    sentence, *names = capsys.readouterr().err.splitlines()
    assert 'no fault "wrong_take". Do you mean wrong_takes?' in sentence
    assert tuple(", ".join(line.strip(" ,") for line in names).split(", ")) == FAULTS
    assert max(map(len, names)) <= 79


@pytest.mark.parametrize("words", OFFERED, ids=" ".join)
def test_the_table_takes_every_value_that_help_offers(words: list[str], tmp_path: Path, monkeypatch):
    taken: list[DemoOptions] = []

    def no_game(asked: DemoOptions) -> None:
        taken.append(asked)
        raise KeyboardInterrupt

    monkeypatch.setattr(demo_command, "Demo", no_game)
    assert main(["demo", "--headless", *words]) == 130
    (asked,) = taken
    table = configuration(table_options(asked, tmp_path / "t", tmp_path))
    assert (table.seed, table.players, table.level) == (asked.seed, asked.players, asked.level)
    assert table.entries == asked.entries
    assert table.build == asked.cells


@pytest.mark.long
@pytest.mark.parametrize("words", OFFERED, ids=" ".join)
def test_a_game_begins_with_every_value_that_help_offers(words: list[str], tmp_path: Path):
    command = [sys.executable, "-m", "palace_hub", "demo", "--headless", *words]
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=env) as demo:
        try:
            said = list(_until_built(demo))
        finally:
            demo.terminate()
    assert "building" in said[-1], said[-3:]


def _until_built(demo: subprocess.Popen[str]) -> Iterator[str]:
    """Its lines until somebody builds."""
    for line in demo.stderr or ():
        yield line
        if "building" in line:
            return


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        (DemoOptions(), "not kept"),
        (DemoOptions(record=Path("a.jsonl")), "palace replay a.jsonl"),
        (DemoOptions(journal=Path("a.sqlite")), "palace record --journal a.sqlite"),
    ],
)
def test_the_end_says_how_to_look_back_at_the_game(kept: DemoOptions, said: str) -> None:
    assert said in demo_command.look_back(kept, Catalogue())
