"""L7: every planted bug still applies, and the ordinary tests find it."""

import shutil
from pathlib import Path

import pytest
from tests.planted import watch
from tests.planted.patches import DoesNotApply, Planted, apply, check, every, planted
from tests.planted.run import ask_tests, main, stages, try_out_all
from tests.reliability.results import forms

BUGS = every()
GOAL = "planted bugs found: all of at least 15"
LEAST = 22
FEW = ("copy-of-a-node-welcomed",)
"""Found within seconds: what CI can afford each time."""

PROGRAM = """
def bad(): assert False
def worse(): return {}["key"]
"""
TESTS = """
import pytest, program
def test_sound(): pass
def test_program_s_own_assertion(): program.bad()
def test_crash(): program.worse()
def test_no_error_came():
    with pytest.raises(ValueError): pass
def test_too_late(): assert False
"""


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.name)
def test_a_patch_applies_compiles_and_changes_the_program(bug: Planted) -> None:
    check(bug)
    assert bug.what.endswith(".")
    assert stages(bug)


def test_there_are_enough_of_them() -> None:
    assert len({bug.what for bug in BUGS}) == len(BUGS) >= LEAST


@pytest.mark.parametrize("names", forms(FEW, tuple(bug.name for bug in BUGS)))
def test_l7_planted_bugs_are_found_by_the_ordinary_tests(record, names: tuple[str, ...]) -> None:
    outcomes = try_out_all([planted(name) for name in names])
    missed = [outcome.bug.name for outcome in outcomes if outcome.found is None]
    by = {outcome.bug.name: outcome.found for outcome in outcomes}
    record("L7", GOAL, planted=len(outcomes), found=len(outcomes) - len(missed), missed=missed, by=by)
    assert missed == []


def test_a_patch_whose_place_has_changed_is_named(tmp_path: Path) -> None:
    bug = BUGS[0]
    for path in bug.paths:
        (tmp_path / path).parent.mkdir(parents=True)
        (tmp_path / path).write_text("another program\n")
    with pytest.raises(DoesNotApply, match=bug.name):
        apply(bug, tmp_path)


def test_no_such_patch_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["no-such-bug"]) == 2
    assert "no-such-bug" in capsys.readouterr().err


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """A tree with a program that is broken in two ways, and its tests."""
    tree = tmp_path / "tree"
    (tree / "tests/planted").mkdir(parents=True)
    (tree / "hub").mkdir()
    (tree / "pytest.ini").write_text("[pytest]\naddopts = --import-mode=importlib\n")
    (tree / "hub/program.py").write_text(PROGRAM)
    (tree / "tests/test_tiny.py").write_text(TESTS)
    shutil.copy(watch.__file__, tree / "tests/planted")
    return tree


def test_only_an_assertion_of_a_test_finds_anything(tiny: Path) -> None:
    seen = ask_tests(tiny, ["tests"], ())
    assert seen["found"] == "tests/test_tiny.py::test_no_error_came"
    assert seen["how"] == "DID NOT RAISE <class 'ValueError'>"
    assert seen["crashed"] == [
        "tests/test_tiny.py::test_program_s_own_assertion",
        "tests/test_tiny.py::test_crash",
    ]


def test_an_exception_that_the_bug_lets_out_is_found_by_the_test_it_ends(tiny: Path) -> None:
    seen = ask_tests(tiny, ["tests"], (), **{watch.ESCAPES: "KeyError"})
    assert seen["found"] == "tests/test_tiny.py::test_crash"


def test_a_test_that_fails_anyway_can_be_passed_over(tiny: Path) -> None:
    without = ["tests/test_tiny.py::test_no_error_came", "tests/test_tiny.py::test_too_late"]
    assert ask_tests(tiny, ["tests"], without)["found"] is None
    assert ask_tests(tiny, ["tests"], (), **{watch.GO_ON: "yes"})["passed"] == ["tests/test_tiny.py::test_sound"]
