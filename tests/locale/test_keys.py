"""Every key in the code is in the catalogue, and every key of the catalogue is in the code."""

import re

import pytest
from tests.locale.key_use import params_given, patterns, said, strings

from monkey_palace.errors import CODES
from monkey_palace.refusals import GEOMETRY_REFUSALS, STAIRCASE_REFUSALS
from palace_hub import errors
from palace_hub.locale.catalogue import Catalogue
from palace_hub.views.wording import TOUCH

CATALOGUE = Catalogue()


def test_each_key_that_the_code_says_is_in_the_catalogue() -> None:
    missing = []
    for where, key in sorted(said()):
        family = key.endswith("*")
        there = any(known.startswith(key[:-1]) for known in CATALOGUE.keys) if family else CATALOGUE.has(key)
        if not there:
            missing.append(f"{where} {key}")
    assert missing == []


def test_the_scan_sees_literal_keys_families_and_choices() -> None:
    keys = {key for _, key in said()}
    assert {"head-build", "step-*", "box-take-more", "box-take", "main-cards"} <= keys
    assert len(keys) > 150


def test_no_key_of_the_catalogue_is_unused() -> None:
    whole, parts = strings()
    referred = {name for found in patterns().values() for name in found.messages}
    families = {f"{family}-" for family in ("noun", "short", "mend")}
    unused = [
        key
        for key in (key.removesuffix(TOUCH) for key in CATALOGUE.keys)
        if key not in whole and key not in referred and not any(key.startswith(part) for part in parts | families)
    ]
    assert unused == []


@pytest.mark.parametrize("code", sorted(CODES))
def test_each_refusal_of_the_rules_has_its_sentence_with_the_rule(code: str) -> None:
    key = "rule-" + code.replace("_", "-")
    assert CATALOGUE.has(key)
    params = dict.fromkeys(patterns()[key].variables, 2)
    text = CATALOGUE.text_key(key, **params)
    assert CODES[code].rule == "4" or f"rule {CODES[code].rule}" in text


@pytest.mark.parametrize("code", sorted(code for code in CODES if CODES[code].mend))
def test_what_would_mend_a_broken_rule_has_its_sentence(code: str) -> None:
    key = "mend-" + code.replace("_", "-")
    assert CATALOGUE.has(key)
    assert CATALOGUE.text_key(key, **dict.fromkeys(patterns()[key].variables, 2)) != ""


@pytest.mark.parametrize("code", sorted({**GEOMETRY_REFUSALS, **STAIRCASE_REFUSALS}))
def test_the_sentences_of_a_staircase_name_only_what_the_rules_give(code: str) -> None:
    given = set(re.findall(r"{(\w+)}", CODES[code].english + CODES[code].mend))
    for part in ("rule", "mend"):
        assert patterns()[f"{part}-{code.replace('_', '-')}"].variables <= given


def test_each_error_of_the_hub_has_its_sentence() -> None:
    keys = {kind.key for kind in vars(errors).values() if isinstance(kind, type) and hasattr(kind, "key")}
    assert {key for key in keys if not CATALOGUE.has(key)} == set()


def test_calls_give_every_parameter_that_the_sentence_needs() -> None:
    known = patterns()
    short = []
    for where, key, given in sorted(params_given(), key=str):
        if key not in known:
            continue
        needed = set(known[key].variables)
        for name in known[key].messages:
            needed |= known[name].variables
        if not needed <= given:
            short.append(f"{where} {key} lacks {', '.join(sorted(needed - given))}")
    assert short == []


def test_a_missing_key_is_visible_and_harmless() -> None:
    assert CATALOGUE.text_key("no-such-key\x1b[31m") == "?no-such-key\\x1b[31m?"
