"""The documents of the rules: examples run, cited rule numbers exist, and tables match the code."""

import doctest
import re
from pathlib import Path

import pytest

import monkey_palace
from monkey_palace.engine.lines import MAX_DEPTH, MAX_NUMBER
from monkey_palace.engine.protocol import LINE_LIMIT, MAX_LEGAL
from monkey_palace.errors import CODES
from monkey_palace.game import history
from monkey_palace.game.commands import MAX_CORRECTION, MAX_COUNT, parse_command
from monkey_palace.game.phases import PROMPTS, STEPS, TURN, Awaited
from monkey_palace.game.state import PromptKind
from monkey_palace.settings import RULE_OF

PACKAGE = Path(monkey_palace.__file__).parent
RULES = (PACKAGE.parent / "RULES.md").read_text(encoding="utf-8")
README = PACKAGE.parent / "README.md"
NUMBERS = set(re.findall(r"^\| (\d+\.\d+) \|", RULES, flags=re.M)) | set(re.findall(r"^## (\d+) ", RULES, flags=re.M))


def test_the_readme_examples_run():
    failed, tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert tried > 20
    assert failed == 0


def test_the_example_of_the_game_module_runs():
    failed, tried = doctest.testmod(history)
    assert tried
    assert failed == 0


def test_the_readme_lists_every_public_name():
    names = set(re.findall(r"`(\w+)`", README.read_text(encoding="utf-8")))
    assert set(monkey_palace.__all__) <= names


def test_modules_import_modules_and_never_the_public_names():
    for file in PACKAGE.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"^\s*(from monkey_palace import|import monkey_palace\b(?!\.))", text, flags=re.M), file


def test_the_rulebook_has_the_numbers_it_should():
    counts = {1: 7, 2: 6, 3: 7, 4: 10, 5: 3, 6: 3, 7: 6, 8: 5, 9: 4, 10: 11, 11: 9, 12: 4}
    assert {f"{section}.{n}" for section, last in counts.items() for n in range(1, last + 1)} < NUMBERS


@pytest.mark.parametrize("file", sorted(PACKAGE.rglob("*.py")), ids=lambda file: file.stem)
def test_every_rule_that_code_cites_is_in_the_rulebook(file):
    text = file.read_text(encoding="utf-8")
    cited = set(re.findall(r"\bR(\d+(?:\.\d+)?)\b", text))
    assert cited <= NUMBERS, cited - NUMBERS


def test_every_refusal_cites_a_rule_of_the_rulebook():
    assert {refusal.rule for refusal in CODES.values()} <= NUMBERS


def test_settings_stand_in_the_rulebook_under_their_number():
    for name, number in RULE_OF.items():
        assert f"| {number} | `{name}` |" in RULES


def test_every_prompt_has_a_step_and_commands_that_exist():
    assert set(PROMPTS) == set(PromptKind)
    known = set(re.findall(r"`(\w+)`", README.read_text(encoding="utf-8")))
    for kind, row in PROMPTS.items():
        assert 1 <= row.step <= STEPS
        assert bool(row.commands) is (kind is not PromptKind.ENDED)
        assert set(row.commands) <= known
        assert kind.value != "build" or "report_build" in row.commands


def test_2_4_the_table_of_the_turn_goes_down_in_steps():
    steps = [row.step for row in TURN]
    assert steps == sorted(steps)
    kinds = [row.kind for row in TURN if isinstance(row, Awaited)]
    assert kinds == [kind for kind in PromptKind if kind is not PromptKind.ENDED]


def test_the_limits_in_the_readme_are_those_of_the_code():
    text = README.read_text(encoding="utf-8")
    for limit in (f"{LINE_LIMIT:,}", f"{MAX_DEPTH} levels", f"{MAX_NUMBER} digits", str(MAX_LEGAL), f"to {MAX_COUNT}"):
        assert limit in text
    assert f"-{MAX_CORRECTION} to {MAX_CORRECTION}" in text


def test_every_command_due_can_be_written_as_the_readme_says():
    for data in (
        {"kind": "report_build", "start_colour": "gold", "arches": 1, "height": 1},
        {"kind": "build", "staircase": "A8,14,0e"},
        {"kind": "pass_build"},
        {"kind": "take_cards"},
        {"kind": "take", "from": "recurring"},
        {"kind": "place_cards", "slots": [0]},
        {"kind": "take_frog"},
        {"kind": "place_frog"},
        {"kind": "place_monkey", "at": "1,2,3"},
        {"kind": "place_butterfly"},
        {"kind": "end_turn"},
        {"kind": "correct_supply", "arch": 1},
        {"kind": "end_now"},
        {"kind": "leave", "player": 1, "bricks": "back"},
    ):
        assert parse_command(data).kind == data["kind"]
