"""No sentence of screens and pages names a place by numbers: it says what, and the plan marks where."""

import dataclasses
import re

import pytest
from tests.locale.key_use import patterns
from tests.tui.scenes.index import SCENES

from monkey_palace.board.notation import parse_placements
from monkey_palace.refusals import GEOMETRY_REFUSALS, STAIRCASE_REFUSALS
from palace_hub.core.refusals import violation_message
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message
from palace_hub.views.learn.lessons import LESSONS, Lesson
from palace_hub.views.learn.position import snapshot_of
from palace_hub.views.palace.hand import Hand
from palace_hub.views.palace.stage import build_plan
from palace_hub.views.snapshot import PlateView
from palace_hub.views.table.head import head
from palace_hub.views.wording import FACE_FORMS, Wording

WORDING = Wording()
ON_KNOBS = ("could_build", "knob_in_use", "knob_unseen", "knob_not_open", "knob_not_lowest")
COORDINATES = re.compile(r"\b[ABCLDG]?\d+ ?, ?\d+")
NAMES_A_PLACE = frozenset(
    {"at", "other", "first", "second", "cell", "knob", "start", "example", "lowest", "x_near", "y_near"}
)
PLACE = {"at": "A14,17,2s", "other": "A14,14,1n", "example": "A8,2,0n B8,5,1"}
PLACES = frozenset({"x", "y", "x_near", "at", "or_at", "knob", "cell", "placements", "example"})
OTHERWISE = re.compile(
    r"resume-saved|start-waiting-game"  # `at` is an hour
    r"|problem-(slow-cell|cell-refuses)|doctor-cell|module-|fix-doctor-module|doctor-weigh"  # `cell` is a load cell
    r"|plate-(wrong-stud|residual)|hall-(gap|several|twice)|cards-map-at"  # set-up of the plate, editor of a map
)
"""Sentences in which such a parameter is something else, or counts studs from the edge of a sheet."""


@pytest.mark.parametrize("code", [*GEOMETRY_REFUSALS, *STAIRCASE_REFUSALS, *ON_KNOBS])
def test_a_refusal_of_the_rules_names_no_place_on_a_face(code: str) -> None:
    for family in FACE_FORMS:
        key = f"{family}-{code.replace('_', '-')}"
        if not Catalogue().has(key):
            continue
        params = {
            name: PLACE.get(name, "14,17,2") if name in NAMES_A_PLACE else 2 for name in patterns()[key].variables
        }
        text = WORDING.say(key, **params)
        assert not COORDINATES.search(text)
        assert "{" not in text


def test_every_other_sentence_with_a_place_is_known_to_name_none_by_numbers() -> None:
    with_place = {key for key, found in patterns().items() if found.variables & PLACES}
    on_faces = {key for key in with_place if not any(f"{form}-" in key for form in (*FACE_FORMS, *FACE_FORMS.values()))}
    shown = {
        FACE_FORMS[family] + "-" + code
        for family, _, code in (key.partition("-") for key in with_place)
        if family in FACE_FORMS
    }
    assert shown <= set(Catalogue().keys)
    assert {key for key in on_faces if not OTHERWISE.match(key)} == set()


@pytest.mark.parametrize("lesson", [lesson for lesson in LESSONS if lesson.wrong], ids=lambda lesson: lesson.key)
def test_a_refused_staircase_is_told_without_numbers_and_its_place_is_marked_on_the_plan(lesson: Lesson) -> None:
    now = snapshot_of(lesson, parse_placements(lesson.wrong))
    assert now.plan.verdict is not None
    for violation in now.plan.verdict.violations:
        refused = dataclasses.replace(now, refusal=violation_message(violation))
        told, stage = head(refused, WORDING).explanation, build_plan(refused, WORDING, Hand())
        assert stage is not None
        facts = " ".join(fact.text for fact in stage.facts)
        assert not COORDINATES.search(f"{told} {facts}")
        assert ("Look at the !" in told) is (violation.at is not None)
        assert violation.at is None or "!" in "".join(stage.plan.text())
        assert ("is lit" in told) is bool(stage.plan.given and stage.plan.given.targets)


@pytest.mark.parametrize("key", ["explain-start", "explain-start-extra"])
def test_a_piece_of_the_starting_staircase_is_named_and_its_place_is_lit(key: str) -> None:
    plate = PlateView((), level="gold", start=Message(key, {"piece": "arch", "at": "A14,17,2s", "seen": 1, "of": 4}))
    now = dataclasses.replace(SCENES["plate_empty"](), plate=plate)
    stage = build_plan(now, WORDING, Hand())
    assert stage is not None
    assert stage.plan.given is not None
    assert {target.at[:2] for target in stage.plan.given.targets} == {(14, 17), (14, 14)}
    assert not COORDINATES.search(head(now, WORDING).explanation)
