"""The list beside the plan: met and missing conditions, and broken rules with their fix."""

import dataclasses

import pytest
from tests.tui.scenes.index import SCENES
from tests.tui.scenes.plan import HANGING, STAIRCASE, drawn, plan_knob, plan_monkey

from monkey_palace.board.geometry import on_plate
from monkey_palace.board.notation import Cell, parse_placements
from monkey_palace.board.pieces import BUILDING, DECORATIONS, Figure, Piece
from monkey_palace.board.violations import Violation
from palace_hub.core.plate import messages
from palace_hub.locale.message import Message
from palace_hub.views.palace.facts import NOT_YET, broken, fault_and_mend, highest_bonus, wrong_nodes
from palace_hub.views.palace.hand import Hand
from palace_hub.views.palace.stage import KNOB_KEYS, PalaceStageView, figure_knobs, standing_of
from palace_hub.views.snapshot import PlanDraft, Snapshot
from palace_hub.views.table.actions import actions
from palace_hub.views.table.build_form import BuildFormView
from palace_hub.views.table.screen import stage, table
from palace_hub.views.wording import Wording

WORDING = Wording()


def shown(snapshot: Snapshot, hand: Hand | None = None) -> PalaceStageView:
    view = stage(snapshot, WORDING, hand or Hand())
    assert isinstance(view, PalaceStageView)
    return view


def facts(text: str) -> dict[str, str]:
    return {fact.text: fact.state for fact in shown(drawn(text)).facts}


def test_a_whole_staircase_in_ticks() -> None:
    assert facts(STAIRCASE) == {
        "4 arches 4 bricks": "plain",
        "It is 6 high.": "plain",
        "From ◆ gold.": "plain",
        "It joins the palace.": "done",
        "Bonus: pile up 5 new.": "muted",
        "It ends in an arch.": "done",
        "4 credits": "now",
    }


def test_a_staircase_in_the_making_accuses_nobody() -> None:
    begun = facts("A8,2,0n B8,8,0")
    assert "alarm" not in begun.values()
    assert begun["Join it to the palace."] == begun["End it with an arch."] == "muted"
    assert begun["Lay an arch on the brick."] == "caution"


def test_the_start_of_a_lone_arch_on_two_knobs_of_the_ground_is_still_open() -> None:
    assert "Start at either end." in facts("A8,2,0n")
    assert "From ◆ gold." in facts("A8,2,0n B8,8,0 A8,5,1n")
    assert "It is not on the ground." in facts("B11,11,4")


def test_4_5_a_lone_brick_joins_the_palace_only_where_the_palace_stands() -> None:
    assert facts("B8,2,0")["Join it to the palace."] == "muted"
    assert facts("B11,11,4")["It joins the palace."] == "done"


def test_nothing_entered_says_how_to_begin() -> None:
    assert next(iter(facts(""))) == "Start on an open knob of the ground."


def test_a_broken_rule_stands_in_place_of_the_ticks_with_piece_and_mend() -> None:
    assert facts(HANGING) == {
        "4 arches 3 bricks": "plain",
        "It is 6 high.": "plain",
        "One end hangs in the air (rule 3.5).": "alarm",
        "∩ arch, 5 bricks up": "muted",
        "Put a brick under it.": "plain",
    }


def test_a_gap_that_no_piece_is_left_for_is_mended_otherwise() -> None:
    (fault,) = broken(drawn(HANGING).plan.verdict)
    none = dict.fromkeys(BUILDING, 0)
    lacking = WORDING.say("plan-mend-not-supported-lacking")
    assert fault_and_mend(fault, "plan", WORDING, none)[1] == lacking
    assert fault_and_mend(fault, "plan", WORDING, {**none, Piece.BRICK: 1})[1] == "Put a brick under it."
    high = dataclasses.replace(fault, params={**fault.params, "missing": 4})
    assert fault_and_mend(high, "plan", WORDING, {**none, Piece.COLUMN: 1})[1] == lacking
    mend = fault_and_mend(high, "plan", WORDING, {**none, Piece.COLUMN: 1, Piece.BRICK: 1})[1]
    assert mend == "Put 4 bricks under it, or a column for three."


def test_the_cursor_says_the_height_that_the_plan_shows_of_a_decorated_pile() -> None:
    now = drawn("")
    standing = standing_of(now, WORDING)
    assert standing is not None
    ends = {stud: top[0] - 1 for stud, top in standing.tops.items() if top[1].piece in DECORATIONS}
    ends = {stud: height for stud, height in ends.items() if stud not in {at[:2] for at in standing.figures}}
    assert ends
    for stud, height in ends.items():
        assert shown(now, Hand(stud)).here.endswith(f"on a pile {height} high")


def test_the_mark_is_where_the_foot_hangs() -> None:
    standing = standing_of(drawn(HANGING), WORDING)
    assert standing is not None
    assert standing.wrong_at == ((11, 11),)


def test_a_fault_without_short_words_is_told_in_the_rules_own() -> None:
    before = drawn(STAIRCASE)
    assert before.plan.verdict is not None
    fault = Violation.of("off_plate", before.plan.placements[0], cell="32,2,0", last=31, studs=1, way="west")
    verdict = dataclasses.replace(before.plan.verdict, violations=(fault, fault))
    told = dataclasses.replace(before, plan=PlanDraft("plan", before.plan.placements, verdict))
    texts = [fact.text for fact in shown(told).facts]
    assert any("(rule 3.1)" in text for text in texts)
    assert "1 more fault" in texts


@pytest.mark.parametrize("code", sorted(NOT_YET))
def test_what_is_only_missing_is_no_fault(code: str) -> None:
    before = drawn(STAIRCASE)
    assert before.plan.verdict is not None
    verdict = dataclasses.replace(before.plan.verdict, violations=(Violation(code, "4", None, {}),))
    assert broken(verdict) == ()


def test_five_high_by_the_pieces_of_one_node() -> None:
    assert facts("C8,2,0 B8,2,3 B8,2,4")["It earns a bonus."] == "done"
    assert facts("C8,2,0 B8,2,3")["Bonus: pile up 5 new."] == "muted"


def test_5_3_a_decoration_that_is_the_highest_of_its_colour_earns_one_more() -> None:
    before = drawn(STAIRCASE)
    assert before.game is not None
    assert before.plan.verdict is not None
    found = before.plan.verdict.facts
    assert found is not None
    for level, settings, expected in (
        (None, {}, True),
        (5, {}, True),
        (6, {}, False),
        (6, {"highest_tie_earns_credit": True}, True),
        (9, {}, False),
    ):
        highest = dict(before.game.highest) | {"gold": level}
        rules = before.game.settings.model_copy(update=settings)
        game = before.game.model_copy(update={"highest": highest, "settings": rules})
        assert highest_bonus(game, found) is expected, (level, settings)
    none_left = before.game.model_copy(update={"supply": dict(before.game.supply) | {"gold": 0}})
    assert not highest_bonus(none_left, found)


def test_only_a_legal_staircase_is_to_be_confirmed() -> None:
    assert actions(drawn(STAIRCASE), WORDING).main is not None
    for text in ("", "A8,2,0n B8,8,0", HANGING):
        told = dataclasses.replace(drawn(text), can_confirm=True)
        assert actions(told, WORDING).main is None


def test_without_a_known_palace_the_form_is_shown_and_leads_nowhere() -> None:
    before = drawn(STAIRCASE)
    assert before.game is not None
    unknown = dataclasses.replace(before, game=before.game.model_copy(update={"palace": ()}))
    view = stage(unknown, WORDING)
    assert isinstance(view, BuildFormView)
    assert view.switch is None


def test_the_form_leads_to_the_plan_where_the_palace_is_known() -> None:
    view = stage(dataclasses.replace(drawn(""), plan=PlanDraft("facts")), WORDING)
    assert isinstance(view, BuildFormView)
    assert view.switch is not None


def test_a_palace_beside_its_lattice_is_entered_by_facts() -> None:
    before = drawn("")
    assert before.game is not None
    odd = before.game.model_copy(update={"palace": (*before.game.palace, "B3,3,0")})
    assert isinstance(stage(dataclasses.replace(before, game=odd), WORDING), BuildFormView)


def test_buttons_offer_only_what_can_stand_there() -> None:
    figure = shown(drawn(""), Hand((5, 14)))
    assert [button.enabled for button in figure.pieces] == [False, False, False, False]
    assert figure.here == "a figure stands here"
    ground = shown(drawn(""), Hand((8, 2)))
    assert [button.enabled for button in ground.pieces] == [True, True, True, False]
    assert ground.here == "a gold knob"


def test_4_9_no_more_is_offered_than_the_stock_holds() -> None:
    used = shown(drawn("C8,2,0"), Hand((8, 2)))
    assert [button.enabled for button in used.pieces] == [True, False, True, True]


def test_an_arch_in_the_hand_lights_where_it_may_end() -> None:
    view = shown(drawn("B8,2,0"), Hand((8, 2), aiming=True))
    lit = {mark.text: mark.ground for mark in view.plan.marks if mark.ground in ("now", "caution")}
    assert lit == {"+1": "caution"}
    assert [button.text for button in view.pieces] == ["up", "left", "right", "down"]
    assert [button.enabled for button in view.pieces] == [True, True, True, False]


def test_4_7_an_arch_back_over_the_one_before_is_lit_as_a_warning() -> None:
    view = shown(drawn("A8,2,0n"), Hand((8, 5), aiming=True))
    lit = {(mark.text, mark.ground) for mark in view.plan.marks if mark.ground == "caution"}
    assert ("!1", "caution") in lit


def could_build(hand: Hand | None = None, entered: str = "") -> PalaceStageView:
    now = drawn(entered)
    return shown(dataclasses.replace(now, plan=dataclasses.replace(now.plan, shown=parse_placements(STAIRCASE))), hand)


def test_4_10_a_staircase_that_could_be_built_is_lit_with_the_heights_it_would_have() -> None:
    view = could_build()
    lit = [mark.text for mark in view.plan.marks if mark.text.startswith("=")]
    assert lit == ["=1", "=2", "=4", "=6", "=6"]
    assert [(fact.text, fact.state) for fact in view.facts][:5] == [
        ("You can build this: look at the plan.", "caution"),
        ("4 arches 4 bricks", "plain"),
        ("It is 6 high.", "plain"),
        ("From ◆ gold.", "plain"),
        ("height in the end", "caution"),
    ]


def test_what_is_entered_of_it_is_lit_no_more() -> None:
    assert not [mark for mark in could_build(entered=STAIRCASE).plan.marks if mark.text.startswith("=")]


def test_what_the_hand_could_not_do_stands_under_the_plan() -> None:
    view = shown(drawn(""), Hand((8, 2), why=Message("plan-why-none-left", {"piece": "column"})))
    assert (view.here, view.here_ink) == ("You have no column left.", "caution bold")


def test_the_signs_on_lit_ends_are_explained_while_an_arch_is_in_the_hand() -> None:
    missing = shown(drawn("B8,2,0"), Hand((8, 2), aiming=True))
    assert ("Far end needs bricks.", "+") in [(fact.text, fact.sign) for fact in missing.facts]
    low = shown(drawn("B8,2,0"), Hand((8, 5), aiming=True))
    assert ("This end needs bricks.", "^") in [(fact.text, fact.sign) for fact in low.facts]
    assert [mark.text for mark in low.plan.marks if mark.text.startswith("^")] == ["^1"]
    breaking = shown(drawn("A8,2,0n"), Hand((8, 5), aiming=True))
    assert ("It would break a rule.", "!") in [(fact.text, fact.sign) for fact in breaking.facts]
    nothing = shown(drawn(""), Hand((8, 2), aiming=True)).facts
    assert nothing[0].text == "Choose a lit place: touch it, or press its arrow."


def test_9_1_the_monkey_may_go_on_every_open_arch_end_and_on_its_own_old_one() -> None:
    game = plan_monkey().game
    assert game is not None
    knobs = figure_knobs(game)
    assert Cell(5, 14, 7) in knobs
    assert Cell(8, 14, 7) not in knobs
    moved = game.model_copy(update={"figures": dict(game.figures) | {Figure.MONKEY: "5,14,7", Figure.FROG: "11,20,4"}})
    assert Cell(5, 14, 7) in figure_knobs(moved)
    assert Cell(11, 20, 4) not in figure_knobs(moved)


def test_lit_knobs_have_letters_and_the_chosen_one_a_tick() -> None:
    view = shown(plan_knob())
    marks = [mark.text for mark in view.plan.marks if mark.ground in ("now", "multi")]
    assert sum(text.startswith("✓") for text in marks) == 1
    keys = [mark.text for mark in view.plan.marks if mark.ink == "now bold" and mark.text.isalpha()]
    assert set(keys) >= set(KNOB_KEYS[:6])
    assert len(view.knobs) == 7


def test_the_footer_shows_the_plan_s_keys() -> None:
    words = [key.word for key in table(drawn(STAIRCASE), WORDING).footer]
    assert words == ["Next", "Brick", "Column", "Arch", "Remove", "Facts", "Hint", "Undo", "Help"]


def test_the_form_warns_that_by_facts_the_plan_is_lost() -> None:
    def warned(snapshot: Snapshot) -> bool:
        view = stage(snapshot, WORDING, Hand())
        assert isinstance(view, BuildFormView)
        return "Then the plan is gone." in [fact.text for fact in view.facts]

    assert warned(SCENES["plan_facts"]())
    assert not warned(SCENES["build"]())


@pytest.mark.parametrize("arch", ["A2,14,0w", "A29,14,0e", "A14,2,0s", "A14,29,0n"])
def test_an_arch_over_the_rim_is_marked_where_it_stands_on_the_plate(arch: str) -> None:
    """The plate sees such an arch before it falls. Studs off the plate are on no plan and in no notation."""
    view = shown(drawn(arch))
    (piece,) = parse_placements(arch)
    verdict = drawn(arch).plan.verdict
    assert "off_plate" in {one.code.replace("-", "_") for one in broken(verdict)}
    assert (piece.x, piece.y) in wrong_nodes(verdict)
    assert all(on_plate(x, y) for x, y in wrong_nodes(verdict))
    assert "alarm" in {fact.state for fact in view.facts}


@pytest.mark.parametrize(
    ("off", "says"),
    [
        (None, "Something lies there that is not a piece: a hand, or a piece that leans."),
        ((0.44, (30, 19)), "0.44 g too much at the mark: take away what lies there."),
        ((-0.29, (17, 14)), "0.29 g missing at the mark: put back what came off."),
        ((0.44, None), "0.44 g too much on the rim: take away what lies there."),
    ],
)
def test_what_is_no_piece_is_told_with_its_place_where_that_is_known(
    off: tuple[float, tuple[int, int] | None] | None, says: str
) -> None:
    now = SCENES["plate_unexplained"]()
    assert now.plate is not None
    plate = dataclasses.replace(now.plate, off=None if off is None else messages.load_differs(*off))
    view = shown(dataclasses.replace(now, plate=plate))
    assert says in {fact.text for fact in view.facts}
    assert ("!" in "".join(view.plan.text())) is ("at the mark" in says)


def test_what_a_plate_weighs_since_it_was_lifted_is_not_told_as_what_lies_beside_a_build() -> None:
    now = SCENES["plate_unexplained"]()
    assert now.plate is not None
    plate = dataclasses.replace(now.plate, off=messages.laid_back(0.44, ()))
    assert "Something lies there that is not a piece: a hand, or a piece that leans." in {
        fact.text for fact in shown(dataclasses.replace(now, plate=plate)).facts
    }
