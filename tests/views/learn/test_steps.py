"""The explanation of a turn's steps: each once for each player, and short enough for its box."""

import dataclasses

import pytest
from tests.tui.scenes.index import SCENES

from palace_hub.locale.catalogue import Catalogue
from palace_hub.views.learn.steps import TURN_OVER, due_step, teach_view
from palace_hub.views.snapshot import Phase, Stage
from palace_hub.views.text import wrap
from palace_hub.views.wording import Wording

BOX = 72
"""Cells of a line of the box at 80 columns."""

WORDING = Wording(Catalogue())


@pytest.mark.parametrize("step", range(1, TURN_OVER + 1))
@pytest.mark.parametrize("skipped", [False, True])
def test_each_sentence_of_a_step_takes_at_most_two_rows(step: int, skipped: bool) -> None:
    view = teach_view(step, SCENES["cards"](), WORDING, how=True, skipped=skipped)
    for line in view.lines:
        assert len(wrap(line, BOX, 9)) <= 2, line


def test_a_step_is_explained_once_for_each_player() -> None:
    cards = SCENES["cards"]()
    assert cards.game is not None
    name = cards.game.player.name
    assert due_step(cards, set(), practice=False) == (name, 4)
    assert due_step(cards, {("somebody", 4)}, practice=False) == (name, 4)
    assert due_step(cards, {(name, 4)}, practice=False) is None
    assert due_step(dataclasses.replace(cards, phase=Phase.SETUP), set(), practice=False) is None


def test_a_practice_table_explains_what_the_turn_leaves_out_as_well() -> None:
    build = SCENES["build"]()
    assert build.game is not None
    first = build.game.model_copy(update={"turn": 1})
    end = dataclasses.replace(build, game=first, stage=Stage.END_TURN)
    name = first.players[0].name
    taught = {(name, step) for step in range(1, 7)}
    assert due_step(end, taught, practice=True) == (name, 7)
    assert due_step(end, taught | {(name, 7), (name, 8)}, practice=True) is None
    following = dataclasses.replace(end, game=first.model_copy(update={"turn": 2}))
    assert due_step(following, taught | {(name, 7), (name, 8)}, practice=True) == (name, TURN_OVER)
