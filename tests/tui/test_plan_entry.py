"""Entry of a staircase on the plan, piece by piece: by keys alone and by touch alone."""

import dataclasses

import pytest
from tests.cases import few
from tests.tui.conftest import RecordingSource
from tests.tui.scenes.index import SCENES
from tests.tui.scenes.plan import STAIRCASE, drawn, plan_monkey, plate_build, score_palace
from textual.pilot import Pilot

from monkey_palace.board.notation import Placement, notation, parse_placements
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries as say
from palace_hub.referee.entries import Entry
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.widgets.plan import FRAME, PlanPicture
from palace_hub.views.palace.page import palace_page
from palace_hub.views.palace.plan import SIZES
from palace_hub.views.palace.stage import could_build
from palace_hub.views.snapshot import HintView, Snapshot
from palace_hub.views.table.head import head
from palace_hub.views.wording import Wording

SIZE = (120, 36)
DOWN = ("down",) * 5
"""From 8,17, the hand's first node, to 8,2."""


class PlanningSource(RecordingSource):
    """Answers each entry on the plan at once, as the hub does."""

    def submit(self, entry: Entry) -> None:
        super().submit(entry)
        placements = self.now.plan.placements
        match entry:
            case say.Place():
                self.show(drawn(notation((*placements, Placement.parse(entry.placement)))))
            case say.TakeBack(placement=None):
                self.show(drawn(notation(placements[:-1])))
            case say.TakeBack():
                self.show(drawn(notation(placement for placement in placements if str(placement) != entry.placement)))

    @property
    def placed(self) -> str:
        return notation(self.now.plan.placements)


def started(snapshot: Snapshot, kind: type[RecordingSource] = PlanningSource) -> tuple[PalaceApp, RecordingSource]:
    source = kind(snapshot)
    return PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=0), source


async def touch(pilot: Pilot[None], x: int, y: int) -> None:
    """Clicks on a node at its present place on the screen."""
    await pilot.pause()
    picture = pilot.app.screen.query_one("#plan", PlanPicture)
    assert picture.model is not None
    plan, left, top = picture.window(picture.model, picture.size.width - 2 * FRAME, picture.size.height - 2 * FRAME)
    column = plan.size.columns * ((x - plan.west) // 3) + 2 - left + FRAME
    row = plan.size.rows * ((plan.north - y) // 3) - top + FRAME
    assert plan.stud_at(column - FRAME + left, row - FRAME + top) == (x, y)
    await pilot.click("#plan", offset=(column, row))
    await pilot.pause()


async def test_a_whole_staircase_is_entered_by_keys() -> None:
    """From the hand's first node, the open knob nearest to the newest piece, down to the gold knob at 8,2 and up."""
    app, source = started(drawn(""))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*DOWN)
        await pilot.press("a", "up")  # A8,2,0n: the hand is at 8,5 now
        await pilot.press("up", "b", "down")
        await pilot.press("a", "up", "b")
        await pilot.press("a", "up", "b")
        await pilot.press("right", "b", "left")
        await pilot.press("a", "right", "enter")
        await pilot.pause()
    assert set(source.now.plan.placements) == set(parse_placements(STAIRCASE))
    assert source.entries[-1] == say.Confirm()
    assert source.now.plan.verdict is not None
    assert source.now.plan.verdict.legal


@pytest.mark.long
async def test_a_whole_staircase_is_entered_by_touch() -> None:
    app, source = started(drawn(""))
    async with app.run_test(size=SIZE) as pilot:

        async def button(place: int) -> None:
            await pilot.click(f"#plan-button-{place}", offset=(4, 1))
            await pilot.pause()

        await touch(pilot, 8, 5)
        await touch(pilot, 8, 2)
        await button(2)
        await touch(pilot, 8, 5)
        await touch(pilot, 8, 8)
        await button(0)
        await touch(pilot, 8, 5)
        await button(2)
        await button(0)  # up, while the arch is in the hand
        await button(0)
        await button(2)
        await touch(pilot, 8, 11)
        await button(0)
        await touch(pilot, 11, 11)
        await button(0)
        await touch(pilot, 8, 11)
        await button(2)
        await touch(pilot, 11, 11)
        await pilot.click("#main-action", offset=(5, 1))
        await pilot.pause()
    assert set(source.now.plan.placements) == set(parse_placements(STAIRCASE))
    assert source.entries[-1] == say.Confirm()


async def test_pieces_are_taken_back_one_by_one() -> None:
    app, source = started(drawn("A8,2,0n B8,8,0"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("x")
        await pilot.click("#plan-button-3", offset=(4, 1))
        await pilot.press("x")
        await pilot.pause()
    assert source.placed == ""
    assert len(source.entries) == 2


async def test_keys_that_repeat_before_the_hub_answers_build_on_each_other() -> None:
    app, source = started(drawn(""), RecordingSource)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*DOWN, "b", "b", "x", "b")
        await pilot.pause()
    assert source.entries == [
        say.Place(placement="B8,2,0"),
        say.Place(placement="B8,2,1"),
        say.TakeBack(placement="B8,2,1"),
        say.Place(placement="B8,2,1"),
    ]


async def test_a_refused_piece_is_not_shown_as_placed() -> None:
    app, source = started(drawn(""), RecordingSource)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*DOWN, "b")
        picture = app.screen.query_one("#plan", PlanPicture)
        assert picture.model is not None
        assert picture.model.standing.entered
        refused = dataclasses.replace(drawn(""), refusal=SCENES["build_fault"]().draft_faults[0])
        source.show(refused)
        await pilot.pause()
        assert picture.model.standing.entered == ()


async def test_escape_first_cancels_the_arch_and_then_goes_back() -> None:
    app, source = started(drawn("B8,2,0"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("a", "escape", "up")
        await pilot.pause()
        assert source.entries == []
        await pilot.press("escape")
        await pilot.pause()
    assert source.entries == [say.Back()]


async def test_a_second_press_cancels_the_arch() -> None:
    app, source = started(drawn("B8,2,0"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("a", "a", "up")
        await pilot.pause()
    assert source.entries == []


async def test_an_arch_cannot_end_on_an_invalid_knob() -> None:
    """There is no node south of the lowest row."""
    app, source = started(drawn("B8,2,0"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("a", "down")
        await pilot.pause()
        assert source.entries == []
        await pilot.press("left")
        await pilot.pause()
    assert source.entries == [say.Place(placement="A8,2,1w")]


@few(1, ("scene", "way"), [("plan_build", "facts"), ("plan_facts", "plan")])
@pytest.mark.parametrize("by", ["key", "touch"])
async def test_plan_and_facts_have_keys_to_each_other(scene: str, way: str, by: str) -> None:
    app, source = started(SCENES[scene]())
    async with app.run_test(size=SIZE) as pilot:
        if by == "key":
            await pilot.press("w")
        else:
            await pilot.click("#plan-switch" if scene == "plan_build" else "#build-switch", offset=(4, 1))
        await pilot.pause()
    assert source.entries == [say.EnterBy(way=way)]


async def test_the_plan_s_keys_do_nothing_where_there_is_no_plan() -> None:
    app, source = started(SCENES["build"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("b", "k", "a", "x", "w", "space")
        await pilot.pause()
    assert source.entries == []


async def test_key_b_selects_the_butterfly_before_a_game() -> None:
    app, source = started(SCENES["start"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("escape", "b", "enter")
        await pilot.pause()
    assert isinstance(source.entries[0], say.NewGame)
    assert source.entries[0].expansions == ("butterfly",)


async def test_a_knob_is_chosen_by_letter_arrow_and_touch() -> None:
    app, source = started(plan_monkey())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("b")
        await pilot.press("right")
        await touch(pilot, 20, 8)
        await touch(pilot, 8, 14)  # no lit knob: the hand goes there and nothing is chosen
        await pilot.press("z")
        await pilot.pause()
    assert source.entries == [
        say.ChooseKnob(at="5,14,7"),
        say.ChooseKnob(at="8,11,3"),
        say.ChooseKnob(at="20,8,1"),
    ]


async def test_enter_with_an_arch_in_hand_says_that_its_end_is_missing() -> None:
    app, source = started(drawn("B8,2,0"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("a", "enter")
        await pilot.pause()
        stage = app.screen.palace_stage
        assert stage is not None
        assert stage.here == "First choose where it ends."
        assert app.screen.hand.hand.aiming
        await pilot.press("escape", "enter")
        await pilot.pause()
    assert source.entries == [say.Confirm()]


async def test_a_new_turn_starts_without_a_piece_in_hand() -> None:
    app, source = started(drawn("B8,2,0"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("right", "a")
        after = drawn("")
        assert after.game is not None
        source.show(dataclasses.replace(after, game=after.game.model_copy(update={"turn": 99})))
        await pilot.pause()
        assert app.screen.hand.hand.at is None
        assert not app.screen.hand.hand.aiming


async def test_the_window_does_not_jump_while_the_plan_grows() -> None:
    """At 100 columns the whole plan fits: each node keeps its place on the screen."""
    app, _ = started(drawn("A8,2,0n"))
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        picture = app.screen.query_one("#plan", PlanPicture)

        def place() -> tuple[int, int]:
            assert picture.model is not None
            room = picture.size.width - 2 * FRAME, picture.size.height - 2 * FRAME
            plan, left, top = picture.window(picture.model, *room)
            return plan.size.columns * ((8 - plan.west) // 3) - left, plan.size.rows * ((plan.north - 5) // 3) - top

        before = place()
        for key in ("a", "escape", "left", "right"):
            await pilot.press(key)
            await pilot.pause()
            assert place() == before, key


async def test_a_key_without_effect_says_why() -> None:
    app, source = started(drawn("C8,2,0"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("k")
        await pilot.pause()
        picture = app.screen.query_one("#plan", PlanPicture)
        assert picture.model is not None
        assert picture.model.here == "You have no column left."
        await pilot.press("left")
        await pilot.pause()
        assert picture.model.here != "You have no column left."
    assert source.entries == []


async def test_enter_on_an_unfinished_staircase_asks_the_hub_what_is_missing() -> None:
    app, source = started(SCENES["plan_empty"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter")
    assert source.entries == [say.Confirm()]


async def test_4_10_without_hints_no_example_is_drawn() -> None:
    now = SCENES["plan_could_build"]()
    assert now.game is not None
    assert now.refusal is not None
    off = dataclasses.replace(now, hint=HintView(modes=("off",) * len(now.game.players)))
    assert could_build(now)
    assert could_build(off) == ()
    pieces = len(could_build(now))
    assert f"{pieces} pieces are enough" in head(off, Wording(Catalogue())).explanation


async def test_4_10_the_example_of_a_possible_build_stays_visible_during_the_entry() -> None:
    app, source = started(SCENES["plan_could_build"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("a", "up")
        await pilot.pause()
        assert source.placed == "A8,2,0n"
        view = app.screen.query_one("#plan", PlanPicture).model
        assert view is not None
        assert notation(view.standing.shown) == STAIRCASE.partition(" ")[2]


async def test_key_x_takes_back_the_piece_under_the_cursor() -> None:
    app, source = started(drawn("A8,2,0n B8,8,0 B11,2,0"), RecordingSource)
    async with app.run_test(size=SIZE) as pilot:
        await touch(pilot, 8, 8)
        await pilot.press("x")
        await touch(pilot, 14, 2)
        await pilot.press("x")
        await pilot.pause()
    assert source.entries == [say.TakeBack(placement="B8,8,0"), say.TakeBack(placement="B11,2,0")]


async def test_undo_takes_back_the_last_piece_first() -> None:
    app, source = started(dataclasses.replace(drawn("A8,2,0n B8,8,0"), can_undo=True), RecordingSource)
    async with app.run_test(size=SIZE) as pilot:
        await touch(pilot, 8, 2)
        await pilot.press("u")
        await pilot.pause()
        assert source.entries == [say.TakeBack(placement="B8,8,0")]
        source.show(dataclasses.replace(drawn(""), can_undo=True))
        await pilot.pause()
        await pilot.press("u")
        await pilot.pause()
    assert source.entries[-1] == say.Undo()


async def test_the_ground_map_is_chosen_on_the_start_form() -> None:
    app, source = started(SCENES["start"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("escape", "m", "m")
        await pilot.click("#ground-map")
        await pilot.press("enter")
        await pilot.pause()
    assert isinstance(source.entries[0], say.NewGame)
    assert source.entries[0].ground_map == 4


async def test_the_player_can_switch_from_the_plate_to_typing_and_back() -> None:
    """While the plate sees the staircase there is no hand over the plan, only the switch."""
    app, source = started(plate_build())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("b", "a", "x", "up", "w")
        await pilot.pause()
        assert source.entries == [say.EnterBy(way="plan")]
        source.show(dataclasses.replace(source.now, plan=dataclasses.replace(source.now.plan, way="plan", fresh=())))
        await pilot.pause()
        await pilot.press("w")
        await pilot.pause()
    assert source.entries == [say.EnterBy(way="plan"), say.EnterBy(way="plate")]


@few(
    1,
    "arch",
    ["A2,14,0w", *(pytest.param(arch, marks=pytest.mark.long) for arch in ("A29,14,0e", "A14,2,0s")), "A14,29,0n"],
)
async def test_an_arch_over_the_rim_is_drawn_on_plan_and_palace(arch: str) -> None:
    """An arch that is about to fall off the plate: its far foot is on no stud."""
    app, _ = started(drawn(arch))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("p")
        await pilot.pause()
        assert app.screen is not app.screen_stack[0]
        await pilot.resize_terminal(62, 20)
        await pilot.pause()
    assert app.return_code in (None, 0)


@pytest.mark.parametrize(("width", "height"), [(49, 26), (38, 13), (56, 30)])
def test_the_largest_palace_is_whole_where_it_fits(width: int, height: int) -> None:
    view = palace_page(score_palace(), Wording())
    assert view is not None
    plan, left, top = PlanPicture().window(view, width, height)
    assert left <= 0 or width < plan.cells(SIZES[-1])[0]
    assert top <= 0
    assert plan.rows <= height
