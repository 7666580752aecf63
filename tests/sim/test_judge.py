"""The judge: silent wrong counts, announced ones, and caught violations."""

import random
from typing import Any

import pytest

from monkey_palace.board.notation import parse_placements
from monkey_palace.game.commands import Build
from palace_hub.sim.judge import Hearing, Judge
from palace_hub.sim.world.truth import KINDS, Tray

QUESTION = {"id": 1, "kind": "count", "cell": 1, "options": []}


def table() -> tuple[Tray, Judge]:
    tray = Tray(1, (80, 80, 16, 16, 16, 16))
    for cell in range(6):
        tray.pour(cell, 80, 1.0)
    judge = Judge(tray)
    judge.attach(1, 1.0)
    return tray, judge


def ledger(tray: Tray, **other: int | None) -> dict[str, int | None]:
    return {**{kind: tray.own(cell) for cell, kind in enumerate(KINDS)}, **other}


def hear(judge: Judge, t: float, said: dict[str, int | None], **more: Any) -> None:
    given: dict[str, Any] = {
        "events": [],
        "question": None,
        "boxes": [],
        "still_since": [1.0] * 6,
        "believed": True,
        **more,
    }
    judge.hear(Hearing(t=t, ledger=said, **given))


def tray_event(t: float, cell: int, pieces: int, count: int) -> dict[str, Any]:
    return {
        "kind": "tray",
        "t": t,
        "t_quiet": t - 0.03,
        "cell": cell,
        "piece": KINDS[cell],
        "pieces": pieces,
        "count": count,
    }


def violation_event(cell: int, state: str = "opened") -> dict[str, Any]:
    return {"kind": "violation", "state": state, "what": "wrong_time", "piece": KINDS[cell], "pieces": 1, "cell": cell}


def test_a_planted_miscount_is_a_silent_wrong_count() -> None:
    tray, judge = table()
    hear(judge, 5.0, ledger(tray))
    assert judge.silent_wrong == 0
    before, mass = ledger(tray), tray.mass_mg(1)
    tray.make_ghost(1, 6.0)
    assert tray.mass_mg(1) == mass
    hear(judge, 8.0, before, still_since=[6.0] * 6)
    assert judge.bye(0)["detections"] == {"events": 0, "wrong": 0, "silent_wrong": 1, "questions": 0}


def test_each_quiet_period_counts_a_silent_wrong_once() -> None:
    tray, judge = table()
    for t in (3.0, 3.05, 9.0):
        hear(judge, t, ledger(tray, brick=79))
    assert judge.silent_wrong == 1
    hear(judge, 12.0, ledger(tray, brick=79), still_since=[1.0, 10.0, 1.0, 1.0, 1.0, 1.0])
    assert judge.silent_wrong == 2


def test_a_quiet_period_needs_a_second_and_a_half() -> None:
    tray, judge = table()
    hear(judge, 11.4, ledger(tray, brick=79), still_since=[10.0] * 6)
    assert judge.silent_wrong == 0
    hear(judge, 11.5, ledger(tray, brick=79), still_since=[10.0] * 6)
    assert judge.silent_wrong == 1


@pytest.mark.parametrize(
    "more",
    [
        {"question": QUESTION},
        {"believed": False},
        {"boxes": [{}, {"put_back": 1, "take_out": 0}]},
        {"events": [violation_event(1)]},
    ],
)
def test_a_question_or_a_requested_correction_is_not_silent(more: dict[str, Any]) -> None:
    tray, judge = table()
    hear(judge, 9.0, ledger(tray, brick=79), **more)
    assert judge.silent_wrong == 0


def test_an_unknown_count_is_not_wrong() -> None:
    tray, judge = table()
    hear(judge, 9.0, ledger(tray, brick=None))
    assert judge.silent_wrong == 0


def test_a_closed_violation_excuses_no_wrong_count() -> None:
    tray, judge = table()
    hear(judge, 9.0, ledger(tray, brick=79), events=[violation_event(1)])
    hear(judge, 9.1, ledger(tray, brick=79), events=[violation_event(1, "closed")])
    assert judge.silent_wrong == 1


def test_an_event_must_have_the_true_pieces_and_count_of_its_moment() -> None:
    tray, judge = table()
    hear(judge, 5.0, ledger(tray))
    tray.take(1, 3, random.Random(1), 6.0)
    hear(judge, 7.0, ledger(tray), events=[tray_event(7.0, 1, -3, 77)], still_since=[6.0] * 6)
    assert (judge.events, judge.wrong) == (1, 0)
    tray.take(1, 1, random.Random(1), 8.0)
    hear(judge, 9.0, ledger(tray), events=[tray_event(9.0, 1, -2, 75)], still_since=[8.9] * 6)
    assert (judge.events, judge.wrong, judge.silent_wrong) == (2, 1, 1)


def test_right_count_with_wrong_pieces_is_wrong() -> None:
    tray, judge = table()
    hear(judge, 5.0, ledger(tray))
    tray.take(1, 2, random.Random(1), 6.0)
    hear(judge, 7.0, ledger(tray), events=[tray_event(7.0, 1, -1, 78)], still_since=[6.9] * 6)
    assert judge.wrong == 1


@pytest.mark.parametrize(("pieces", "wrong"), [(-1, 0), (-2, 1)])
def test_after_a_crash_before_an_event_the_hub_is_judged_from_its_own_ledger(pieces: int, wrong: int) -> None:
    tray, judge = table()
    hear(judge, 5.0, ledger(tray))
    tray.take(1, 1, random.Random(1), 6.0)
    judge.attach(2, 6.5)
    hear(judge, 7.0, ledger(tray))
    tray.take(1, 1, random.Random(1), 8.0)
    hear(judge, 8.1, ledger(tray), events=[tray_event(8.1, 1, pieces, 78)])
    assert (judge.wrong, judge.silent_wrong) == (wrong, wrong)


def test_a_wrong_event_with_a_question_pending_is_not_silent() -> None:
    tray, judge = table()
    hear(judge, 5.0, ledger(tray), question=QUESTION, events=[tray_event(5.0, 1, -2, 78)], still_since=[5.0] * 6)
    assert (judge.wrong, judge.silent_wrong, judge.bye(0)["detections"]["questions"]) == (1, 0, 1)


def test_an_unreported_foreign_piece_of_equal_mass_is_a_silent_wrong() -> None:
    tray, judge = table()
    tray.take(2, 1, random.Random(1), 5.0)
    tray.put(0, "column", 1, 6.0)
    hear(judge, 9.0, ledger(tray), still_since=[6.0] * 6)
    assert judge.silent_wrong == 1


@pytest.mark.parametrize(("cell", "seen_in"), [(2, 2), (2, 0), (1, 3), (5, 5)])
def test_a_violation_counts_as_caught_in_its_compartment_or_that_of_equal_mass(cell: int, seen_in: int) -> None:
    tray, judge = table()
    judge.made("wrong_time", cell, 5.0)
    hear(judge, 7.0, ledger(tray), events=[violation_event(seen_in)])
    assert judge.bye(0)["violations"] == {"made": 1, "caught": 1}


def test_a_violation_elsewhere_or_after_the_undo_does_not_count_as_caught() -> None:
    tray, judge = table()
    made = judge.made("wrong_type", 5, 5.0)
    hear(judge, 7.0, ledger(tray), events=[violation_event(1)])
    made.undone = True
    hear(judge, 8.0, ledger(tray), events=[violation_event(5)])
    assert judge.bye(0)["violations"] == {"made": 1, "caught": 0}


def test_a_question_about_the_compartment_counts_as_caught() -> None:
    tray, judge = table()
    judge.made("too_many", 1, 5.0)
    hear(judge, 7.0, ledger(tray), question=QUESTION)
    assert judge.bye(0)["violations"]["caught"] == 1


def test_too_few_returned_pieces_count_as_caught_when_the_hub_asks_for_the_rest() -> None:
    tray, judge = table()
    boxes = [{}, {"put_back": 2, "take_out": 0}]
    judge.made("put_back_wrong", 1, 5.0)
    hear(judge, 5.1, ledger(tray), boxes=boxes)
    assert judge.bye(0)["violations"]["caught"] == 0
    tray.take(1, 1, random.Random(1), 5.5)
    hear(judge, 7.0, ledger(tray), boxes=boxes, events=[tray_event(7.0, 1, -1, 79)], still_since=[6.9] * 6)
    assert judge.bye(0)["violations"]["caught"] == 1


BUILT = "B2,5,0 A2,5,1e"


@pytest.mark.parametrize(
    ("there", "wrong"),
    [
        (None, 0),
        (BUILT, 0),
        (f"{BUILT} G5,5,2", 0),
        (f"{BUILT} B14,5,0", 1),
        (f"{BUILT} B5,5,2 G5,5,3", 1),
        ("B2,5,0", 1),
    ],
)
def test_an_intended_staircase_is_wrong_if_other_pieces_stand(there: str | None, wrong: int) -> None:
    """A brick too many or a missing piece is wrong; the decoration does not count."""
    _, judge = table()
    judge.built(0, Build(staircase=f"{BUILT} G5,5,2"))
    event = {"kind": "command", "command": {"kind": "build", "staircase": f"{BUILT} G5,5,2"}, "player": 0}
    put_there = None if there is None else frozenset(parse_placements(there))
    hear(judge, 5.0, {}, events=[event], put_there=put_there)
    assert (judge.wrong, judge.silent_wrong) == (wrong, wrong)
