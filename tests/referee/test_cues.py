"""Which sound a change of the game calls for."""

import pytest

from palace_hub.referee.cues import Audible, Cue, cue_between

TAKE = {"kind": "command", "command": {"kind": "take", "from": "one_time"}}
PLACE = {"kind": "command", "command": {"kind": "place_cards"}}
WRONG_AT_2 = Audible(turn=3, wrong=frozenset({2}))


@pytest.mark.parametrize(
    ("before", "after", "events", "cue"),
    [
        (Audible(), Audible(turn=1), (), Cue.TURN),
        (Audible(turn=1), Audible(turn=1), (TAKE,), Cue.DONE),
        (Audible(turn=1), Audible(turn=1), (PLACE,), None),
        (Audible(turn=1), Audible(turn=2), (TAKE,), Cue.TURN),
        (Audible(turn=3), WRONG_AT_2, (), Cue.WRONG),
        (WRONG_AT_2, WRONG_AT_2, (), None),
        (WRONG_AT_2, Audible(turn=3, wrong=frozenset({2, 4})), (), Cue.WRONG),
        (Audible(turn=3, wrong=frozenset({2, 4})), WRONG_AT_2, (), None),
        (WRONG_AT_2, Audible(turn=3), (TAKE,), Cue.CORRECT),
        (Audible(turn=3, question=7), Audible(turn=3, question=8), (), Cue.ASK),
        (Audible(turn=3, question=7), Audible(turn=3), (), None),
        (Audible(turn=3), Audible(turn=3, last_round=True, wrong=frozenset({1})), (), Cue.LAST),
        (Audible(turn=4, last_round=True), Audible(turn=5, last_round=True), (), Cue.TURN),
        (Audible(turn=5, last_round=True), Audible(last_round=True, ended=True), (TAKE,), Cue.END),
    ],
)
def test_the_most_important_change_is_heard(before: Audible, after: Audible, events, cue: Cue | None) -> None:
    assert cue_between(before, after, events) is cue
