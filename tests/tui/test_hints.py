"""Hints on the Table screen: the key, the dialog, and the pictures of each level."""

import dataclasses
from collections.abc import Callable

import pytest
from tests.tui.app_pilot import SIZE, app_of, comes
from tests.tui.scenes.index import SCENES
from tests.tui.scenes.printed import printed_cards
from tests.tui.shared_app import NARROW, SMALL, Kind, shared

from monkey_palace.bots.advice import advise
from monkey_palace.game.building import built, judged
from monkey_palace.game.commands import Build
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries as say
from palace_hub.tui.screens.held_cards_screen import HeldCardsScreen
from palace_hub.tui.screens.hints_screen import HintsScreen
from palace_hub.tui.screens.table_screen import TableScreen
from palace_hub.views.palace.hand import Hand
from palace_hub.views.palace.stage import build_plan
from palace_hub.views.snapshot import HintAdvice, HintView, Snapshot
from palace_hub.views.table.hint import hint_text, piece_off, staircase_to_show
from palace_hub.views.wording import Wording

WORDING = Wording(Catalogue())


def with_hint(scene: str, level: int) -> Snapshot:
    """A scene with the planner's own hint."""
    now = SCENES[scene]()
    assert now.game is not None
    found = advise(now.game.observed())
    hint = HintAdvice("cards", 2, piles=found.piles, params=found.params)
    if isinstance(found.command, Build):
        placements, report = built(now.game, found.command)
        facts = judged(now.game, found.command.staircase).facts
        assert facts is not None
        hint = HintAdvice("build", 3, report, placements, facts.start, found.piles, found.params)
    return dataclasses.replace(now, hint=HintView(("on",) * len(now.game.players), level, hint))


async def test_h_asks_for_a_hint_and_i_shows_the_cards() -> None:
    app, source = app_of(printed_cards())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("h", "i")
        await comes(pilot, HeldCardsScreen)
    assert source.entries == [say.Hint()]


@pytest.mark.parametrize("scene", ["wrong_take", "decorate"])
async def test_where_there_is_no_hint_the_key_does_nothing(scene: str) -> None:
    app, source = app_of(SCENES[scene]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("h")
    assert source.entries == []


async def test_the_dialog_chooses_for_each_player() -> None:
    app, source = app_of(with_hint("plan_empty", 0))
    async with app.run_test(size=SIZE) as pilot:
        await comes(pilot, TableScreen)
        await pilot.app.screen.run_action("hints")
        await comes(pilot, HintsScreen)
        await pilot.press("1", "2", "2", "escape")
        await comes(pilot, TableScreen)
    modes = [entry.modes[:2] for entry in source.entries if isinstance(entry, say.ChooseHints)]
    assert modes == [("stuck", "on"), ("stuck", "stuck"), ("stuck", "off")]


async def test_the_dialog_leaves_bots_out() -> None:
    now = with_hint("plan_empty", 0)
    assert now.game is not None
    bots = (None, "greedy", *[None] * (len(now.game.players) - 2))
    app, source = app_of(dataclasses.replace(now, bots=bots))
    async with app.run_test(size=SIZE) as pilot:
        await comes(pilot, TableScreen)
        await pilot.app.screen.run_action("hints")
        await comes(pilot, HintsScreen)
        assert [app.screen.query_one(f"#seat-{seat}").display for seat in range(3)] == [True, False, True]
        await pilot.press("2", "enter")
        await comes(pilot, TableScreen)
    assert source.entries == []


def test_wrong_pieces_of_the_player_are_drawn_while_a_whole_hint_is_shown() -> None:
    alone, hinted = SCENES["plan_fault"](), with_hint("plan_fault", 3)
    own, view = (build_plan(now, WORDING, Hand()) for now in (alone, hinted))
    assert own is not None
    assert view is not None
    off = piece_off(hinted)
    assert off in alone.plan.placements
    assert {mark for mark in own.plan.marks if mark.ground == "alarm"} <= {*view.plan.marks}
    assert view.facts[0].text == WORDING.say("hint-off", sign=WORDING.sign(off.piece.value), piece=off.piece.value)
    assert view.facts[1:] == own.facts
    assert hint_text(hinted, WORDING) == WORDING.say("hint-take-back", piece=off.piece.value)


def test_a_hint_goes_on_with_the_pieces_that_belong_to_it() -> None:
    hinted = with_hint("plan_empty", 3)
    assert hinted.hint.advice is not None
    first, *others = hinted.hint.advice.placements
    begun = dataclasses.replace(hinted, plan=dataclasses.replace(hinted.plan, placements=(first,)))
    assert piece_off(begun) is None
    assert staircase_to_show(begun) == tuple(others)


@pytest.mark.parametrize(
    ("scene", "level", "kind"),
    [
        ("plan_empty", 2, SMALL),
        ("plan_empty", 3, NARROW),
        ("plan_empty", 3, SMALL),
        ("plan_fault", 3, NARROW),
        ("plan_fault", 3, SMALL),
        ("cards_none", 2, NARROW),
        ("cards_none", 2, SMALL),
    ],
    ids=["start-80", "whole-100", "whole-80", "off-100", "off-80", "cards-100", "cards-80"],
)
def test_pictures(scene: str, level: int, kind: Kind, same_picture: Callable[[str], bool]) -> None:
    assert same_picture(shared(kind).picture(with_hint(scene, level)))
