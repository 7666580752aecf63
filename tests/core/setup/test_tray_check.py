"""The check of the full tray before a game, with a sound and a damaged file."""

import json
from dataclasses import replace

import pytest
from tests.core.nodes.module_kept import GOOD, kept_with
from tests.core.rig import EMPTY, FULL, HAND, Node
from tests.core.setup.setup_rig import CHIP, NOTHING, STILL_S, SetupRig, keys, new, rig

from monkey_palace.board.pieces import BOX, PIECES
from palace_hub.core.nodes.module_file import ModuleFile
from palace_hub.core.tray.calibration_file import CalibrationFile
from palace_hub.referee import entries as say
from palace_hub.sensing.tray.calibration import TrayCalibration
from palace_hub.views.snapshot import Phase, TraySetupStep

__all__ = ["new", "rig"]  # fixtures


# the next game


@pytest.mark.long
def test_a_complete_tray_starts_the_game_without_a_question(rig: SetupRig) -> None:
    node = Node()
    rig.set_up(node)
    rig.begin_play(node)
    assert rig.core.hub.phase is Phase.SETUP
    assert tuple(rig.core.hub.counts) == FULL
    assert [event["kind"] for event in rig.events if event["kind"] in ("box", "empty")] == ["box"]


def off_centre(text: str | None) -> list[float | None]:
    assert text is not None
    return [cell and cell.off_centre for cell in TrayCalibration.from_json(text).cells]


def test_a_difference_across_the_cup_that_was_measured_reaches_the_game(rig: SetupRig) -> None:
    """Before the tray's set-up by its calibration, after it by the modules' file."""
    uneven = replace(GOOD, off_centre=0.006, cup_raw=float(EMPTY))  # the cup that is weighed empty below
    ModuleFile(rig.folder, "tray").keep(kept_with(uneven, cell=1, node=CHIP))
    node = Node()
    done = rig.set_up(node)
    assert [one.params["piece"] for one in done.notes if one.key == "capability-off-centre"] == ["brick"]
    kept = CalibrationFile.read(rig.folder).content
    assert off_centre(kept.tray.to_json()) == [None, 0.006, None, None, None, None]
    ModuleFile(rig.folder, "tray").keep(kept_with(replace(GOOD, off_centre=0.002), cell=0, node=CHIP))
    rig.begin_play(node)
    assert off_centre(rig.journal.calibration()) == [0.002, 0.006, None, None, None, None]


class LitNode(Node):
    """A tray whose lights shift all cells: 2400 counts (400 mg) while all of them ask."""

    codes = (0,) * 6

    def hear(self, data: bytes) -> None:
        for text in data.split(b"\n"):
            if b'"op":"lights"' in text:
                self.codes = tuple(json.loads(text.rsplit(b"*", 1)[0])["l"])
        super().hear(data)

    def window(self) -> bytes:
        dark, shift = self.levels, 2400 * sum((0, 0.42, 0.17, 0.42, 1)[code] for code in self.codes) / 6
        self.levels = [level + shift for level in dark]
        out = super().window()
        self.levels = dark
        return out


def lights(text: str | None) -> list[float | None]:
    assert text is not None
    return [cell and cell.lights_raw for cell in TrayCalibration.from_json(text).cells]


@pytest.mark.long
def test_the_shift_by_the_lights_is_measured_and_expected_in_the_game(rig: SetupRig) -> None:
    node = LitNode()
    rig.set_up(node, reading_s=6.0)
    rig.begin_play(node)
    assert lights(rig.journal.calibration()) == pytest.approx([2400] * 6, abs=60)
    assert rig.core.hub.phase is Phase.SETUP
    assert rig.core.hub.nodes.lit == pytest.approx(0.21)  # three compartments: 84 mg, 0.3 of a gold brick
    rig.pass_time(STILL_S)
    tray = rig.core.hub.tray
    assert tray.moving == (False,) * 6
    for cell, zero in enumerate(tray.zeros()):
        assert zero == pytest.approx(EMPTY, abs=60), cell


def test_a_hand_in_the_tray_ends_the_light_test(rig: SetupRig) -> None:
    node = LitNode()
    rig.begin_setup(node)
    for counts in (NOTHING, FULL):
        rig.weigh(node, counts)
    rig.pass_time(2.0)
    assert node.codes == (4,) * 6
    node.levels[2] += HAND
    rig.pass_time(0.5)
    assert node.codes == (0,) * 6


def test_a_small_drift_of_the_zeros_is_rebased(rig: SetupRig) -> None:
    """Sixty milligrams on every cell since yesterday: a seventh of a brick."""
    node = Node()
    rig.set_up(node)
    rig.nodes, node2 = {}, Node()
    rig.nodes["a#1"] = node2
    rig.lay(node2, FULL, zero=0.06 * 6000)
    rig.start_core(set_up=False)
    rig.pass_time(STILL_S)
    rig.enter(say.NewGame(players=("Ann", "Bo"), deck_seed=3))
    rig.pass_time(1.0)
    assert rig.core.hub.phase is Phase.SETUP
    zeros = rig.core.hub.tray.zeros()
    assert all(abs(zero - (EMPTY + 360)) < 150 for zero in zeros), zeros


def missing_two(rig: SetupRig) -> Node:
    node = Node()
    rig.set_up(node)
    rig.begin_play(node, (80, 78, 16, 16, 16, 16))
    check = rig.shown.tray_check
    assert rig.core.hub.phase is Phase.TRAY_CHECK
    assert [(piece, message.key, message.params["count"]) for piece, message in check.found] == [
        ("brick", "recheck-missing", 2)
    ]
    assert (check.lacks, check.choices) == (2, ("count", "all_there", "weigh", "type"))
    assert all(count is None for count in rig.core.hub.counts)
    return node


def test_two_missing_bricks_are_named_and_noticed_when_they_come_back(rig: SetupRig) -> None:
    node = missing_two(rig)
    rig.hand(node, FULL)
    rig.pass_time(2.0)
    assert rig.core.hub.phase is Phase.SETUP
    assert tuple(rig.core.hub.counts) == FULL


def test_a_game_can_be_played_without_two_missing_bricks(rig: SetupRig) -> None:
    missing_two(rig)
    before = rig.kept.read_bytes()
    rig.enter(say.Recheck(choice="count"))
    assert tuple(rig.core.hub.counts) == (80, 78, 16, 16, 16, 16)
    state = rig.core.hub.book.game.state
    assert state.lost[PIECES[1]] == 2
    wanted = {piece.value: BOX[piece] - state.lost[piece] for piece in PIECES}
    assert wanted["brick"] == 78
    boxes = {box.piece: (box.take_out, box.put_back) for box in rig.core.hub.judgement.boxes}
    assert boxes["brick"][1] == 0
    assert rig.kept.read_bytes() == before


def test_a_player_can_say_that_no_piece_is_missing(rig: SetupRig) -> None:
    missing_two(rig)
    rig.enter(say.Recheck(choice="all_there"))
    assert tuple(rig.core.hub.counts) == FULL
    assert rig.core.hub.book.game.state.lost[PIECES[1]] == 0
    assert next(event for event in rig.events if event["kind"] == "box")["by"] == "person"


def test_a_game_may_be_typed_instead(rig: SetupRig) -> None:
    missing_two(rig)
    rig.enter(say.Recheck(choice="type"))
    rig.enter(say.Confirm())
    assert (rig.core.hub.phase, rig.core.hub.manual) == (Phase.PLAY, True)


@pytest.mark.long
def test_weighing_again_leads_through_the_set_up_back_into_the_game(rig: SetupRig) -> None:
    node = missing_two(rig)
    rig.enter(say.Recheck(choice="weigh"))
    assert rig.core.hub.phase is Phase.TRAY_SETUP
    rig.pass_time(3.0)
    for counts in (NOTHING, FULL):
        rig.weigh(node, counts)
    rig.press(say.Skip())
    rig.press(say.Skip())
    assert rig.press(say.Confirm()).step is TraySetupStep.DONE
    assert (rig.folder / CalibrationFile.previous_name).exists()
    rig.enter(say.Confirm())
    rig.pass_time(STILL_S)
    assert rig.core.hub.phase is Phase.SETUP
    assert tuple(rig.core.hub.counts) == FULL


@pytest.mark.long
def test_weighing_again_can_be_cancelled(rig: SetupRig) -> None:
    missing_two(rig)
    rig.enter(say.Recheck(choice="weigh"), say.Back())
    rig.pass_time(STILL_S)
    assert rig.core.hub.phase is Phase.TRAY_CHECK


@pytest.mark.long
def test_half_a_piece_is_asked_about_and_never_rounded(rig: SetupRig) -> None:
    node = Node()
    rig.set_up(node)
    rig.begin_play(node, (80, 79.5, 16, 16, 16, 16))
    check = rig.shown.tray_check
    assert keys(message for _, message in check.found) == ["recheck-unsure"]
    assert check.choices == ("all_there", "weigh", "type")


@pytest.mark.long
def test_a_dead_cell_before_a_game_is_named_within_ten_seconds(rig: SetupRig) -> None:
    node = Node()
    rig.set_up(node)
    node.dead = (2,)
    rig.begin_play(node)
    assert rig.shown.tray_check.choices == ()
    rig.pass_time(10.0)
    check = rig.shown.tray_check
    assert [(piece, message.key) for piece, message in check.found] == [("column", "recheck-no-reading")]
    assert check.choices == ("weigh", "type")


def test_a_box_configured_with_fewer_pieces_raises_no_question(rig: SetupRig) -> None:
    rig.box = (79, 80, 16, 16, 16, 16)
    node = Node()
    rig.set_up(node, rig.box)
    rig.begin_play(node, rig.box)
    assert tuple(rig.core.hub.counts) == rig.box
    assert rig.core.hub.book.game.state.lost[PIECES[0]] == 1


@pytest.mark.long
def test_a_game_started_from_the_check_resumes_after_a_restart(rig: SetupRig) -> None:
    node = Node()
    rig.set_up(node)
    rig.wall = 1_800_000_000.0
    rig.begin_play(node)
    wanted = rig.set_out(node)
    rig.restart()
    rig.pass_time(3.0)
    rig.enter(say.Resume())
    rig.pass_time(STILL_S)
    assert list(rig.core.hub.counts) == wanted


# the file


def test_another_trays_file_is_not_used(rig: SetupRig) -> None:
    rig.set_up(Node())
    rig.begin_play(Node(chip="aa00bb11cc"))
    assert rig.core.hub.phase is Phase.CALIBRATE_EMPTY
    assert all(count is None for count in rig.core.hub.counts)


@pytest.mark.parametrize("second", [True, False])
def test_a_damaged_file_is_refused_and_the_one_before_offered(rig: SetupRig, second: bool) -> None:
    node = Node()
    rig.set_up(node)
    if second:
        rig.set_up(node)
    text = rig.kept.read_text()
    zero = json.loads(text)["tray"]["cells"][0]["zero_raw"]
    rig.kept.write_text(text.replace(str(zero), str(zero + 9000)))
    rig.begin_play(node)
    assert rig.core.hub.options.calibration_file.content is None
    if not second:
        assert rig.core.hub.phase is Phase.CALIBRATE_EMPTY
        return
    check = rig.shown.tray_check
    assert check.damaged
    assert [message.key for _, message in check.found] == ["calibration-file-damaged"]
    assert check.found[0][1].params["field"] == "sum"
    rig.enter(say.Recheck(choice="count"))
    rig.pass_time(2.0)
    assert tuple(rig.core.hub.counts) == FULL
    assert CalibrationFile.read(rig.folder).content is not None


@pytest.mark.long
def test_a_damaged_file_never_replaces_the_last_good_one(rig: SetupRig) -> None:
    node = Node()
    rig.set_up(node)
    rig.set_up(node, skip=True)
    before = (rig.folder / CalibrationFile.previous_name).read_bytes()
    rig.kept.write_text("{")
    rig.set_up(node)
    assert (rig.folder / CalibrationFile.previous_name).read_bytes() == before


def test_without_a_kept_file_cups_and_box_are_weighed_as_before(rig: SetupRig) -> None:
    rig.begin_play(Node(), NOTHING)
    assert rig.core.hub.phase is Phase.CALIBRATE_EMPTY
