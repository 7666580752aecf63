"""News: the player whose turn begins, and thanks. They never hide an alarm or a caution."""

import dataclasses

import pytest
from tests.tui.scenes.index import SCENES

from palace_hub.views.snapshot import Phase, Snapshot
from palace_hub.views.table.head import Tone, head
from palace_hub.views.table.news import NAME_S, THANKS_S, News, news, with_news
from palace_hub.views.wording import Wording

WORDING = Wording()


def turn_of(seat: int, **changes: object) -> Snapshot:
    shown = SCENES["build"]()
    assert shown.game is not None
    prompt = shown.game.prompt.model_copy(update={"player": seat})
    game = shown.game.model_copy(update={"prompt": prompt})
    return dataclasses.replace(shown, game=game, **changes)


def test_a_new_turn_tells_the_name_for_two_seconds_of_the_table() -> None:
    assert news(turn_of(0), turn_of(1, t=2000.0)) == News("Bo", NAME_S, 2000.0 + NAME_S)
    assert news(turn_of(1), turn_of(1, t=2000.0)) is None


def test_the_first_turn_is_told_after_the_set_up() -> None:
    told = news(SCENES["setup"](), turn_of(0))
    assert told is not None
    assert told.name == "Ann"


@pytest.mark.parametrize("phase", [Phase.RESUME, Phase.NO_GAME, Phase.ENDED])
def test_a_game_that_appears_is_no_new_turn(phase: Phase) -> None:
    assert news(turn_of(0, phase=phase), turn_of(1)) is None
    assert news(turn_of(0), turn_of(1, phase=Phase.ENDED)) is None


def test_what_was_put_right_is_thanked_for() -> None:
    wrong, right = SCENES["wrong_take"](), SCENES["recurring"]()
    assert news(wrong, right) == News("", THANKS_S, right.t + THANKS_S)
    assert news(right, wrong) is None
    assert news(wrong, wrong) is None
    assert news(right, right) is None


def test_a_tray_that_is_lost_has_put_nothing_right() -> None:
    wrong, lost = SCENES["wrong_take"](), SCENES["node_lost"]()
    assert news(wrong, lost) is None
    unknown = dataclasses.replace(lost.judgement, known=False)
    assert news(wrong, dataclasses.replace(lost, manual=False, judgement=unknown)) is None


def test_the_news_stand_over_what_is_to_be_done() -> None:
    plain = head(SCENES["build"](), WORDING)
    named = with_news(plain, News("Bo", NAME_S, 0.0), WORDING)
    assert (named.sentence, named.explanation, named.tone) == ("Bo", "Build a staircase", Tone.NEWS)
    assert with_news(plain, News("", THANKS_S, 0.0), WORDING).sentence == "Thank you, go on"


@pytest.mark.parametrize("scene", ["wrong_take", "correction", "node_lost"])
def test_the_news_hide_nothing_that_is_wrong(scene: str) -> None:
    loud = head(SCENES[scene](), WORDING)
    assert with_news(loud, News("Bo", NAME_S, 0.0), WORDING) is loud
