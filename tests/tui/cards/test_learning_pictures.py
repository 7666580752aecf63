"""Pictures of learning while playing. Look at each picture before you store it with `--snapshot-update`."""

from collections.abc import Callable

import pytest
from tests.cases import few
from tests.core.by_hand import Table
from tests.core.cards.learning_by_hand import TRUTH, Readers, learn_card
from tests.tui.cards.learning_game import app_on, begun, press

from palace_hub.views.snapshot import Stage

SMALL, USUAL = (80, 24), (100, 30)


LATER = 5
KITS = "escape,c,enter,enter,enter,enter,enter,enter,enter,enter,enter,enter,enter,enter,enter"


@few(
    2,
    ("turn", "stage", "keys", "size"),
    [
        pytest.param(0, None, "escape,c", USUAL, id="start-100", marks=pytest.mark.long),
        pytest.param(0, None, "escape,c,enter", USUAL, id="sizes-100", marks=pytest.mark.long),
        pytest.param(0, None, "escape,c,enter", SMALL, id="sizes-80", marks=pytest.mark.long),
        pytest.param(0, None, KITS, USUAL, id="kits-100", marks=pytest.mark.long),
        pytest.param(1, Stage.CARDS, "", USUAL, id="market-100"),
        pytest.param(1, Stage.CARDS, "1", USUAL, id="card-100", marks=pytest.mark.long),
        pytest.param(1, Stage.CARDS, "1,1,2,e,k,b", SMALL, id="card-typed-80", marks=pytest.mark.long),
        pytest.param(LATER, Stage.CARDS, "1", USUAL, id="pile-100", marks=pytest.mark.long),
        pytest.param(1, Stage.RECURRING, "b", USUAL, id="board-100", marks=pytest.mark.long),
        pytest.param(1, Stage.RECURRING, "b", SMALL, id="board-80"),
        pytest.param(1, Stage.RECURRING, "escape", USUAL, id="board-due-100"),
        pytest.param(1, Stage.BUILD, "down,a", USUAL, id="knob-100", marks=pytest.mark.long),
        pytest.param(1, Stage.BUILD, "down,a", SMALL, id="knob-80"),
        pytest.param(3, Stage.BUILD, "H,1,c,n,9,b,enter", USUAL, id="print-100"),
        pytest.param(3, Stage.BUILD, "H,1,c", USUAL, id="right-card-100", marks=pytest.mark.long),
    ],
)
async def test_learning(
    turn: int, stage: Stage | None, keys: str, size: tuple[int, int], table: Table, same_picture: Callable[[str], bool]
) -> None:
    if turn:
        Readers().play(begun(table), before=turn, at=stage)
    if turn == LATER:  # some cards of the first pile are known from another game
        for card, truth in (("multi-1_08", 0), ("multi-1_09", 4)):
            table.enter(learn_card(card, TRUTH.cards[truth]))
    app = app_on(table)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await press(pilot, *(keys.split(",") if keys else ()))
        assert same_picture(app.export_screenshot(title="palace", simplify=True))
