"""The tray's set-up, alone and out of a game, with its faults."""

import pytest
from tests.core.rig import EMPTY, FULL, GRAMS, Node, levels
from tests.core.setup.setup_rig import CHIP, LIFTED_ARCHES, LIFTED_BRICKS, NOTHING, STILL_S, SetupRig, keys, new, rig

from palace_hub.core.tray.calibration_file import CalibrationFile
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Phase, TraySetupStep

__all__ = ["new", "rig"]  # fixtures


# the whole way


def test_following_the_screen_gives_a_proven_calibration(rig: SetupRig) -> None:
    node = Node()
    done = rig.set_up(node)
    assert done.step is TraySetupStep.DONE
    kept = CalibrationFile.read(rig.folder).content
    assert kept is not None
    assert (kept.node, kept.held) == (CHIP, FULL)
    assert kept.proven == (True, True, False, False, False, False)
    for cell, grams in zip(kept.tray.cells, GRAMS, strict=True):
        assert cell is not None
        assert cell.counts_per_piece == pytest.approx(grams * 6000, rel=0.002)
        assert cell.zero_raw == pytest.approx(EMPTY, abs=60)
    assert all(cell is not None and 10 < cell.noise_mg < 20 and 75 < cell.rate_hz < 85 for cell in kept.cells)
    assert "setup-box-right" in keys(done.notes)


def test_each_step_names_what_each_compartment_is_to_hold(rig: SetupRig) -> None:
    node = Node()
    rig.box = (79, 80, 16, 16, 16, 15)
    rig.begin_setup(node)
    assert rig.shown.tray_setup.expected == NOTHING
    assert rig.weigh(node, NOTHING).expected == (79, 80, 16, 16, 16, 15)


def test_skipped_steps_are_reported_as_assumed(rig: SetupRig) -> None:
    done = rig.set_up(Node(), skip=True)
    assert [note.params["piece"] for note in done.notes if note.key == "calibration-assumes"] == ["arch", "brick"]
    assert [note.params["count"] for note in done.notes if note.key == "setup-assumes-small"] == [4]
    assert CalibrationFile.read(rig.folder).content.proven == (False,) * 6


# what is wrong is named


def test_a_wrong_order_of_the_kinds_is_reported_and_the_set_up_restarts(rig: SetupRig) -> None:
    node = Node()
    rig.begin_setup(node)
    rig.weigh(node, FULL)
    setup = rig.weigh(node, NOTHING)
    assert (setup.step, keys(setup.faults)) == (TraySetupStep.EMPTY, ["setup-wrong-order"])
    assert rig.weigh(node, NOTHING).step is TraySetupStep.FULL
    assert rig.weigh(node, FULL).step is TraySetupStep.LIFT


def test_a_cup_that_was_not_emptied_is_named_with_its_likely_cause_and_can_be_weighed_again(rig: SetupRig) -> None:
    node = Node()
    rig.begin_setup(node)
    assert rig.weigh(node, (0, 80, 0, 0, 0, 0)).step is TraySetupStep.FULL
    rig.lay(node, (80, 0, 8, 0, 16, 16))
    rig.pass_time(STILL_S)
    held = [cup.content for cup in rig.shown.tray_setup.cups]
    assert held == ["right", "less", "light", "nothing", "right", "right"]
    setup = rig.weigh(node, (80, 0, 16, 16, 16, 16))
    (fault,) = setup.faults
    assert (fault.key, fault.params["piece"]) == ("calibration-reversed", "brick")
    assert Catalogue("en").text(fault).startswith("The cup of the bricks is lighter than when it was weighed empty.")
    rig.lay(node, FULL)
    rig.pass_time(STILL_S)
    assert rig.shown.tray_setup.faults == ()
    assert rig.press(say.Back()).step is TraySetupStep.EMPTY
    rig.weigh(node, NOTHING)
    assert rig.weigh(node, FULL).step is TraySetupStep.LIFT


def test_a_cup_that_is_known_not_to_be_empty_is_refused_once(rig: SetupRig) -> None:
    rig.set_up(Node())
    node = Node()
    rig.begin_setup(node)
    setup = rig.weigh(node, (0, 0, 0, 0, 0, 10))
    assert (setup.step, [cup.content for cup in setup.cups]) == (TraySetupStep.EMPTY, ["empty"] * 5 + ["filled"])
    assert [(fault.key, fault.params["piece"], fault.params["grams"]) for fault in setup.faults] == [
        ("cup-not-empty", "gold", 3)
    ]
    assert rig.press(say.Confirm()).step is TraySetupStep.FULL


def test_the_cups_of_a_game_can_be_weighed_again(rig: SetupRig) -> None:
    node = Node()
    rig.begin_play(node, FULL)
    rig.pass_time(STILL_S)
    assert rig.enter(say.Confirm()).phase is Phase.CALIBRATE_FULL
    assert {cup.content for cup in rig.shown.cups} == {"nothing"}
    refused = rig.enter(say.Confirm()).refusal
    assert (refused.key, refused.params["piece"]) == ("calibration-nothing-added", "arch")
    rig.pass_time(STILL_S)
    assert rig.shown.refusal is not None
    rig.lay(node, NOTHING)
    rig.pass_time(STILL_S)
    assert rig.shown.refusal is None
    assert rig.enter(say.Back()).phase is Phase.CALIBRATE_EMPTY
    for counts, phase in ((NOTHING, Phase.CALIBRATE_FULL), (FULL, Phase.SETUP)):
        rig.lay(node, counts)
        rig.pass_time(STILL_S)
        assert rig.enter(say.Confirm()).phase is phase


def test_an_empty_tray_instead_of_the_box_is_reported(rig: SetupRig) -> None:
    node = Node()
    rig.begin_setup(node)
    rig.weigh(node, NOTHING)
    setup = rig.weigh(node, NOTHING)
    assert (setup.step, keys(setup.faults)) == (TraySetupStep.FULL, ["setup-nothing-put-in"])


def test_two_swapped_compartments_are_reported(rig: SetupRig) -> None:
    """Bricks and columns lie in each other's compartment."""
    node = Node()
    rig.begin_setup(node)
    rig.weigh(node, NOTHING)
    node.levels = levels(FULL)
    node.levels[1], node.levels[2] = EMPTY + 16 * 1.24 * 6000, EMPTY + 80 * 0.44 * 6000
    rig.pass_time(STILL_S)
    setup = rig.press(say.Confirm())
    assert setup.step is TraySetupStep.FULL
    assert [(fault.key, fault.params["cell"], fault.params["other"]) for fault in setup.faults] == [
        ("calibration-swapped", 1, 2)
    ]


def test_a_missing_piece_is_found_by_lifting_out_and_named(rig: SetupRig) -> None:
    done = rig.set_up(Node(), (79, 80, 16, 16, 16, 16))
    told = {note.params["piece"]: note for note in done.notes if note.key.startswith("setup-box")}
    assert (told["arch"].key, told["arch"].params["count"]) == ("setup-box-lacks", 1)
    assert told["brick"].key == "setup-box-right"
    kept = CalibrationFile.read(rig.folder).content
    assert kept.held == (79, 80, 16, 16, 16, 16)
    assert kept.tray.cells[0].counts_per_piece == pytest.approx(1.25 * 6000, rel=0.002)


@pytest.mark.long
def test_eighteen_lifted_pieces_instead_of_twenty_are_reported(rig: SetupRig) -> None:
    node = Node()
    rig.begin_setup(node)
    rig.weigh(node, NOTHING)
    rig.weigh(node, FULL)
    setup = rig.weigh(node, (62, *FULL[1:]))
    assert (setup.step, keys(setup.faults)) == (TraySetupStep.LIFT, ["setup-lifted-other"])
    assert setup.faults[0].params["found"] == 18
    assert rig.weigh(node, LIFTED_ARCHES).step is TraySetupStep.BACK


@pytest.mark.long
def test_one_miscounted_piece_does_not_become_four(rig: SetupRig) -> None:
    """19 pieces lifted out for 20 make the box weigh like 84."""
    node = Node()
    rig.begin_setup(node)
    rig.weigh(node, NOTHING)
    rig.weigh(node, FULL)
    rig.weigh(node, (61, *FULL[1:]))
    setup = rig.weigh(node, FULL)
    assert (setup.step, keys(setup.faults)) == (TraySetupStep.LIFT, ["setup-miscounted"])
    rig.weigh(node, LIFTED_ARCHES)
    assert rig.weigh(node, FULL).piece == "brick"


def test_pieces_that_were_not_put_back_are_reported(rig: SetupRig) -> None:
    node = Node()
    rig.begin_setup(node)
    for counts in (NOTHING, FULL, LIFTED_ARCHES):
        rig.weigh(node, counts)
    setup = rig.weigh(node, (78, *FULL[1:]))
    assert (setup.step, keys(setup.faults)) == (TraySetupStep.BACK, ["reference-not-returned"])
    assert rig.weigh(node, FULL).piece == "brick"


def test_confirming_before_pieces_were_lifted_out_is_reported(rig: SetupRig) -> None:
    node = Node()
    rig.begin_setup(node)
    rig.weigh(node, NOTHING)
    rig.weigh(node, FULL)
    assert keys(rig.weigh(node, FULL).faults) == ["reference-nothing-lifted"]


def test_a_dead_cell_holds_the_set_up_and_is_named(rig: SetupRig) -> None:
    node = Node(dead=(5,))
    rig.begin_setup(node)
    rig.pass_time(STILL_S)
    shown = rig.enter(say.Confirm())
    assert (shown.tray_setup.step, shown.can_confirm) == (TraySetupStep.EMPTY, False)
    assert shown.cells[5].fault.key == "cell-silent"
    assert not rig.kept.exists()


def test_a_cell_that_dies_later_weighs_nothing(rig: SetupRig) -> None:
    """Its last level is not the present one."""
    node = Node()
    rig.begin_setup(node)
    rig.weigh(node, NOTHING)
    node.dead = (3,)
    rig.lay(node, FULL)
    rig.pass_time(STILL_S)
    shown = rig.enter(say.Confirm())
    assert (shown.tray_setup.step, shown.can_confirm) == (TraySetupStep.FULL, False)


# leaving, plugs, other trays


def test_without_a_tray_it_waits_and_goes_on_when_one_is_plugged_in(rig: SetupRig) -> None:
    rig.begin_setup()
    rig.pass_time(5.0)
    assert (rig.step_now, rig.shown.can_confirm) == (TraySetupStep.FIND, False)
    rig.enter(say.Confirm())
    assert rig.core.hub.refusal.key == "refused-no-tray-yet"
    rig.plug("a#1", Node())
    rig.pass_time(3.0)
    assert rig.step_now is TraySetupStep.EMPTY


@pytest.mark.parametrize("steps", [1, *(pytest.param(steps, marks=pytest.mark.long) for steps in (0, 2, 3)), 4])
def test_leaving_in_the_middle_keeps_the_last_good_file(rig: SetupRig, steps: int) -> None:
    node = Node()
    rig.set_up(node)
    before = rig.kept.read_bytes()
    rig.begin_setup(node)
    for counts in (NOTHING, FULL, LIFTED_ARCHES, FULL, LIFTED_BRICKS)[:steps]:
        rig.weigh(node, counts)
    assert rig.kept.read_bytes() == before
    assert not (rig.folder / CalibrationFile.previous_name).exists()


def test_a_node_plugged_in_again_continues_at_the_same_step(rig: SetupRig) -> None:
    node = Node()
    rig.begin_setup(node)
    rig.weigh(node, NOTHING)
    rig.unplug("a#1")
    rig.pass_time(4.0)
    setup = rig.press(say.Confirm())
    assert (setup.step, setup.live, rig.shown.can_confirm) == (TraySetupStep.FULL, False, False)
    rig.plug("b#2", node)
    rig.pass_time(3.0)
    assert rig.weigh(node, FULL).step is TraySetupStep.LIFT


def test_another_tray_in_the_middle_restarts_the_set_up(rig: SetupRig) -> None:
    node, other = Node(), Node(chip="aa00bb11cc")
    rig.begin_setup(node)
    rig.weigh(node, NOTHING)
    rig.unplug("a#1")
    rig.plug("b#2", other)
    rig.pass_time(4.0)
    setup = rig.shown.tray_setup
    assert (setup.step, keys(setup.faults)) == (TraySetupStep.EMPTY, ["setup-another-tray"])


def test_a_step_back_repeats_its_weighing(rig: SetupRig) -> None:
    node = Node()
    rig.begin_setup(node)
    rig.weigh(node, NOTHING)
    rig.weigh(node, FULL)
    assert rig.press(say.Back()).step is TraySetupStep.FULL
    assert rig.press(say.Back()).step is TraySetupStep.EMPTY


def test_entries_of_a_game_are_refused_during_the_set_up(rig: SetupRig) -> None:
    rig.begin_setup(Node())
    rig.enter(say.NewGame(players=("Ann", "Bo")))
    assert rig.core.hub.refusal.key == "refused-setting-up"
    assert rig.core.hub.book is None


def test_an_unfinished_game_is_neither_offered_nor_discarded_by_the_set_up(rig: SetupRig) -> None:
    node = Node(FULL)
    rig.set_up(node)
    rig.begin_play(node)
    game = rig.journal.unfinished()
    rig.set_up(node)
    assert rig.journal.unfinished() == game
