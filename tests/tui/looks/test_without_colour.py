"""Without colour each state still differs from the others: by word, tick, frame, or inverse ground."""

import dataclasses
from itertools import combinations

import pytest
from tests.tui.scenes.index import PRINTED, SCENES

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.themes import SEATS
from palace_hub.tui.widgets.boxes import BoxesStage
from palace_hub.tui.widgets.build_form import ColourButton, FactList
from palace_hub.tui.widgets.buttons import ActionButton
from palace_hub.tui.widgets.head import Head
from palace_hub.tui.widgets.held_cards import HeldCardsPage
from palace_hub.tui.widgets.market import TileWidget
from palace_hub.tui.widgets.painted import Painted
from palace_hub.tui.widgets.plan import PlanPicture
from palace_hub.tui.widgets.score import Chart
from palace_hub.tui.widgets.strips import InfoLine, PlayersStrip, Rail, TrayStrip
from palace_hub.views.pages.held_cards import held_cards
from palace_hub.views.pages.score import score
from palace_hub.views.palace.hand import Hand
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.actions import ActionView
from palace_hub.views.table.boxes import BoxesView, BoxState, boxes
from palace_hub.views.table.build_form import build_form
from palace_hub.views.table.head import head
from palace_hub.views.table.info_line import info
from palace_hub.views.table.market import TileState, market
from palace_hub.views.table.players import players
from palace_hub.views.table.rail import RailStep, RailView, StepState
from palace_hub.views.table.screen import stage
from palace_hub.views.table.tray_strip import tray
from palace_hub.views.wording import Wording

WORDING = Wording()
INVERSE = frozenset({"now", "alarm", "caution", "banner", *SEATS})
"""Grounds that stay inverse in grey."""


def seen(widget: Painted, model: object, width: int, height: int) -> tuple[object, ...]:
    """A drawing without colour: text, bold, strike, underline and inverse ground of each cell."""
    canvas = Canvas(width, height)
    widget.model = model
    widget.paint(canvas, model)
    return tuple(
        tuple((text, tuple(sorted(set(ink.split()[1:]))), ground in INVERSE) for text, (ink, ground) in row)
        for row in canvas.rows()
    )


def all_differ(pictures: dict[str, tuple[object, ...]]) -> None:
    same = [(one, other) for one, other in combinations(pictures, 2) if pictures[one] == pictures[other]]
    assert same == []


@pytest.mark.parametrize("width", [100, 120, 80])
def test_states_of_a_step_differ_without_colour(width: int) -> None:
    def rail_with(state: StepState) -> RailView:
        words = ("Build", "Decorate", "Credits", "Cards", "One-time", "Recurring", "Bonus", "Trophies")
        states = [
            StepState.NOW if number == 4 else state if number in (3, 5) else StepState.DONE for number in range(1, 9)
        ]
        return RailView(
            tuple(
                RailStep(n, word, word[:5], one)
                for n, (word, one) in enumerate(zip(words, states, strict=True), start=1)
            )
        )

    all_differ(
        {state: seen(Rail(), rail_with(state), width, 1) for state in StepState if state is not StepState.NOW}
        | {"nothing": seen(Rail(), RailView(), width, 1)}
    )


def test_states_of_a_compartment_differ_without_colour() -> None:
    scenes = ("recurring", "wrong_take", "moving", "calibrate_full", "correction", "build")
    all_differ({scene: seen(TrayStrip(), tray(SCENES[scene](), WORDING), 100, 2) for scene in scenes})


def test_states_of_a_box_differ_without_colour() -> None:
    drawn = boxes(SCENES["recurring"]().judgement, WORDING).boxes[0]
    words = {
        BoxState.NOW: "box-take",
        BoxState.ALARM: "box-put-back",
        BoxState.LATER: "box-then",
        BoxState.DONE: "box-done",
        BoxState.MOVING: "box-moving",
    }
    all_differ(
        {
            state: seen(
                BoxesStage(),
                BoxesView((dataclasses.replace(drawn, state=state, label=WORDING.say(words[state], sign="!")),)),
                40,
                11,
            )
            for state in BoxState
        }
    )


@pytest.mark.parametrize("height", [5, 8])
def test_states_of_a_card_differ_without_colour(height: int) -> None:
    view = market(SCENES["cards"](), WORDING)
    assert view is not None
    tile = view.tiles[0]
    empty = dataclasses.replace(tile, bananas="", words=(), lines=(), reason="empty", state=TileState.EMPTY)
    drawn = {
        state: seen(TileWidget(), dataclasses.replace(tile, state=state), 16, height)
        for state in (TileState.OPEN, TileState.CHOSEN, TileState.CLOSED)
    }
    all_differ(drawn | {TileState.EMPTY: seen(TileWidget(), empty, 16, height)})


@pytest.mark.parametrize(("width", "height"), [(10, 6), (13, 8), (16, 5), (20, 8)])
def test_states_of_a_printed_pile_differ_without_colour(width: int, height: int) -> None:
    view = market(PRINTED["printed_cards"](), WORDING)
    chosen = market(PRINTED["printed_chosen"](), WORDING)
    assert view is not None
    assert chosen is not None
    drawn = {tile.place: seen(TileWidget(), tile, width, height) for tile in (view.tiles[1], view.tiles[3])}
    empty = dataclasses.replace(view.tiles[3], words=(), lines=(), reason="empty", state=TileState.EMPTY)
    all_differ(
        {str(place): picture for place, picture in drawn.items()}
        | {"chosen": seen(TileWidget(), chosen.tiles[5], width, height)}
        | {"empty": seen(TileWidget(), empty, width, height)}
        | {"key": seen(TileWidget(), dataclasses.replace(view.tiles[1], cap=False), width, height)}
    )


def test_the_card_under_the_cursor_differs_without_colour() -> None:
    page = HeldCardsPage()
    view = held_cards(PRINTED["printed_check"](), WORDING)
    none = seen(page, view, 100, 20)
    page.cursor = 1
    all_differ({"none": none, "second": seen(page, view, 100, 20)})


def test_active_and_waiting_players_differ_without_colour() -> None:
    view = players(SCENES["build"](), WORDING)
    others = tuple(dataclasses.replace(player, now=False) for player in view.players)
    waiting = dataclasses.replace(view, players=others)
    all_differ({"now": seen(PlayersStrip(), view, 100, 5), "waiting": seen(PlayersStrip(), waiting, 100, 5)})


def test_heads_of_every_tone_differ_without_colour() -> None:
    refused = dataclasses.replace(SCENES["recurring"](), refusal=SCENES["build_fault"]().draft_faults[0])
    scenes: dict[str, Snapshot] = {
        "normal": SCENES["recurring"](),
        "alarm": SCENES["wrong_take"](),
        "lost": SCENES["node_lost"](),
        "refused": refused,
    }
    all_differ({name: seen(Head(), head(snapshot, WORDING), 100, 5) for name, snapshot in scenes.items()})


def test_an_alarm_differs_by_more_than_its_words() -> None:
    view = head(SCENES["wrong_take"](), WORDING)
    calm = dataclasses.replace(view, tone=head(SCENES["recurring"](), WORDING).tone)
    all_differ({"alarm": seen(Head(), view, 100, 5), "calm": seen(Head(), calm, 100, 5)})


def test_valid_and_invalid_facts_differ_without_colour() -> None:
    scenes = ("build", "build_fault", "build_empty")
    all_differ({scene: seen(FactList(), build_form(SCENES[scene](), WORDING), 30, 11) for scene in scenes})


def test_states_of_the_plan_differ_without_colour() -> None:
    scenes = ("plan_empty", "plan_begun", "plan_build", "plan_fault", "plan_monkey", "plan_knob")
    drawn = {scene: seen(PlanPicture(), stage(SCENES[scene](), WORDING), 56, 16) for scene in scenes}
    aiming = stage(SCENES["plan_begun"](), WORDING, Hand((8, 8), aiming=True))
    all_differ(drawn | {"aiming": seen(PlanPicture(), aiming, 56, 16)})


def test_states_of_the_list_beside_the_plan_differ_without_colour() -> None:
    scenes = ("plan_empty", "plan_begun", "plan_build", "plan_fault")
    all_differ({scene: seen(FactList(), stage(SCENES[scene](), WORDING), 30, 9) for scene in scenes})


def test_the_chosen_colour_differs_without_colour() -> None:
    view = build_form(SCENES["build"](), WORDING)
    assert view is not None
    all_differ({colour.chosen: seen(ColourButton(), colour, 20, 3) for colour in view.colours[1:]})


def test_states_of_a_link_differ_without_colour() -> None:
    all_differ(
        {scene: seen(InfoLine(), info(SCENES[scene](), WORDING), 100, 1) for scene in ("recurring", "node_lost")}
    )


def test_enabled_and_disabled_buttons_differ_without_colour() -> None:
    drawn = {
        "works": seen(ActionButton(), ActionView("undo", "Undo"), 16, 3),
        "does not": seen(ActionButton(), ActionView("undo", "Undo", enabled=False), 16, 3),
        "main": seen(ActionButton(filled=True), ActionView("undo", "Undo"), 16, 3),
    }
    all_differ(drawn)


def test_the_leader_in_the_chart_differs_without_colour() -> None:
    view = score(SCENES["score"](), WORDING)
    assert view is not None
    none = tuple(dataclasses.replace(row, leads=(False,) * len(row.leads)) for row in view.rounds)
    flat = dataclasses.replace(view, rounds=none)
    all_differ({"lead": seen(Chart(), view, 100, 9), "no lead": seen(Chart(), flat, 100, 9)})
