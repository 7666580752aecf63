"""Every rule of sections 2 to 9 has a mutant, and a test named after the rule detects it."""

import re

import pytest
from tests.mutation.mutants import MUTANTS
from tests.mutation.run import PACKAGE, mutated, try_out

RULEBOOK = (PACKAGE.parent / "RULES.md").read_text(encoding="utf-8")
NUMBERS = re.findall(r"^\| ([2-9]\.\d+) \|", RULEBOOK, flags=re.M)


def name(mutant):
    return f"{mutant.rule}-{mutant.what.replace(' ', '-')}"


def test_every_rule_of_sections_2_to_9_has_a_mutant():
    assert {mutant.rule for mutant in MUTANTS} == set(NUMBERS)


@pytest.mark.parametrize("mutant", MUTANTS, ids=name)
def test_the_place_of_a_mutant_is_found_once_and_still_compiles(mutant):
    compile(mutated(mutant), mutant.module, "exec")


@pytest.mark.long
@pytest.mark.parametrize("mutant", MUTANTS, ids=name)
def test_a_test_named_after_the_rule_notices(mutant):
    outcome = try_out(mutant)
    assert outcome.noticed, f"{outcome.ran} tests ran, none failed by an assertion, {len(outcome.crashed)} crashed"
