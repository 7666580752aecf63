"""Mutation test: disables the check of each rule and runs the tests named after that rule.

`python -m tests.mutation.run [RULE...]` prints a table and exits 1 if the tests miss a mutant. A test that fails with
another exception than an assertion has crashed and does not count.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.mutation.mutants import MUTANTS, Mutant

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "rules" / "monkey_palace"
TESTS = ROOT / "tests" / "rules"
# Prefixes of pytest messages for a failed assertion and for a missing exception.
NOTICED = ("AssertionError", "assert ", "Failed: DID NOT RAISE")


@dataclass(frozen=True)
class Outcome:
    """Results of the tests named after the rule: number run, names that failed by an assertion, names that crashed."""

    mutant: Mutant
    ran: int
    noticed: tuple[str, ...]
    crashed: tuple[str, ...]


def mutated(mutant: Mutant) -> str:
    """The mutated text of the module; raises `ValueError` unless `old` occurs exactly once."""
    text = (PACKAGE / mutant.module).read_text(encoding="utf-8")
    if text.count(mutant.old) != 1:
        raise ValueError(
            f"R{mutant.rule}: expected once in {mutant.module}, got {text.count(mutant.old)}: {mutant.old}"
        )
    return text.replace(mutant.old, mutant.new)


def try_out(mutant: Mutant) -> Outcome:
    """Runs the tests named after the rule against a mutated copy of the package."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "monkey_palace"
        shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
        for document in ("RULES.md", "README.md"):
            shutil.copy(PACKAGE.parent / document, folder)
        (copy / mutant.module).write_text(mutated(mutant), encoding="utf-8")
        report = Path(folder) / "report.xml"
        name = f"test_{mutant.rule.replace('.', '_')}_"
        command = [sys.executable, "-m", "pytest", "-q", "-m", "not long", "-p", "no:cacheprovider", "-k", name]
        subprocess.run(
            [*command, f"--junitxml={report}", str(TESTS)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": folder, "PYTHONDONTWRITEBYTECODE": "1"},
            stdout=subprocess.DEVNULL,
            check=False,
        )
        return _outcome(mutant, name, report)


def _outcome(mutant: Mutant, name: str, report: Path) -> Outcome:
    ran, noticed, crashed = 0, [], []
    for case in ElementTree.parse(report).iter("testcase"):
        if name not in case.get("name", ""):
            continue
        ran += 1
        fault = case.find("failure")
        if fault is None:
            fault = case.find("error")
        if fault is not None:
            seen = fault.tag == "failure" and fault.get("message", "").startswith(NOTICED)
            (noticed if seen else crashed).append(case.get("name", ""))
    return Outcome(mutant, ran, tuple(noticed), tuple(crashed))


def main(rules: Sequence[str]) -> int:
    """Tries the mutants of these rules; without rules, all."""
    unseen = 0
    print(f"{'rule':6}{'ran':>5}{'noticed':>9}{'crashed':>9}  what was disabled")
    for mutant in MUTANTS:
        if rules and mutant.rule not in rules:
            continue
        outcome = try_out(mutant)
        unseen += not outcome.noticed
        mark = "" if outcome.noticed else "  <- nobody noticed"
        figures = f"{outcome.ran:>5}{len(outcome.noticed):>9}{len(outcome.crashed):>9}"
        print(f"{mutant.rule:6}{figures}  {mutant.what}{mark}", flush=True)
    return 1 if unseen else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
