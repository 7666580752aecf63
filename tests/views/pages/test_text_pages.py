"""Text pages: the log names each player once, evidence is in words, help lists only the keys that work."""

import dataclasses

import pytest
from tests.tui.scenes.index import SCENES

from palace_hub.locale.message import Message
from palace_hub.views.pages.help.keys import keys
from palace_hub.views.pages.help.page import help_page
from palace_hub.views.pages.text_pages import log, palace
from palace_hub.views.snapshot import LogLine, Snapshot, Stage
from palace_hub.views.wording import Wording

WORDING = Wording()


def logged(*lines: LogLine) -> list[str]:
    return [line.text for line in log(dataclasses.replace(SCENES["build"](), log=lines), WORDING).lines]


def took(**evidence: float) -> LogLine:
    what = Message("log-took", {"piece": "arch", "count": 3})
    measured = {"fraction": 0.01, "noise_mg": 14.0, "still_s": 0.6} | evidence
    return LogLine(1, 10.0, "19:42:07", "", what, "", False, (Message("log-evidence", measured),))


def test_the_log_names_a_player_once() -> None:
    what = Message("log-command-place-cards", {"name": "Bo"})
    assert logged(LogLine(1, 10.0, "19:42:07", "Bo", what))[0] == "19:42:07 Bo placed the cards"


def test_the_log_names_nobody_for_what_the_tray_saw() -> None:
    assert logged(took())[0] == "19:42:07 3 arches taken out"


def test_a_sentence_without_its_player_has_the_name_before_it() -> None:
    what = Message("log-override", {"piece": "arch", "old": 38, "new": 37})
    assert logged(LogLine(1, 10.0, "19:42:07", "Bo", what))[0] == "19:42:07 Bo: Count corrected: arch 38 -> 37"
    assert logged(LogLine(1, 10.0, "19:42:07", "", what))[0] == "19:42:07 Count corrected: arch 38 -> 37"


@pytest.mark.parametrize(
    ("rival", "said"),
    [(-7, "next best: 7 taken"), (2, "next best: 2 put back"), (0, "next best: nothing moved")],
)
def test_evidence_says_the_next_best_reading_in_words(rival: int, said: str) -> None:
    assert logged(took(rival=rival))[1].endswith(said)


def test_evidence_without_a_rival_does_not_speak_of_one() -> None:
    assert logged(took())[1].endswith("still 0.6 s")


def test_a_staircase_that_stands_counts_as_built() -> None:
    now = SCENES["decorate"]()
    assert now.game is not None
    built = now.game.built["arch"]
    staged = [line.text for line in palace(now, WORDING).lines]
    assert any(line.endswith(f" {built + now.draft.arches} arches") for line in staged)
    before = [line.text for line in palace(dataclasses.replace(now, stage=Stage.BUILD), WORDING).lines]
    assert any(line.endswith(f" {built} arches") for line in before)


def undoable(*, undo: bool, redo: bool) -> Snapshot:
    return dataclasses.replace(SCENES["build"](), can_undo=undo, can_redo=redo)


def test_help_lists_undo_and_redo_only_where_they_work() -> None:
    assert {"undo", "redo"} <= set(keys(undoable(undo=True, redo=True), WORDING))
    assert {"undo", "redo"}.isdisjoint(keys(undoable(undo=False, redo=False), WORDING))


@pytest.mark.parametrize(
    ("scene", "there", "missing"),
    [
        ("start", {"butterfly", "frog", "digits-start", "more", "quit"}, {"undo", "correct", "palace", "stepper"}),
        ("resume", {"resume", "discard"}, {"devices", "palace", "main", "correct"}),
        ("build", {"digits-build", "stepper", "choose", "correct"}, {"digits-market", "butterfly", "resume"}),
        ("cards", {"digits-market", "choose", "main"}, {"stepper", "digits-build"}),
        ("recurring", {"palace", "log", "devices"}, {"digits-typed", "stepper", "choose", "main"}),
        ("node_lost", {"digits-typed", "stepper", "main"}, {"digits-market"}),
        ("score", {"new", "export", "log", "quit"}, {"undo", "far", "more", "main", "correct"}),
    ],
)
def test_help_lists_the_keys_of_the_step(scene: str, there: set[str], missing: set[str]) -> None:
    listed = set(keys(SCENES[scene](), WORDING))
    assert there <= listed
    assert missing.isdisjoint(listed)


@pytest.mark.parametrize("scene", sorted(SCENES))
def test_each_key_of_the_help_has_its_words(scene: str) -> None:
    texts = [line.text for line in help_page(SCENES[scene](), WORDING).lines]
    assert [text for text in texts if "?help" in text] == []


def test_while_the_plate_sees_no_key_moves_over_the_plan() -> None:
    offered = keys(SCENES["plate_build"](), WORDING)
    assert "plan-way" in offered
    assert not {"plan-move", "plan-arch", "choose"} & set(offered)
