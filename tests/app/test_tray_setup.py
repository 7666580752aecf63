"""The tray is set up step by step, kept in its file, held against it before each game; and all that can go wrong."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.app.rig import EMPTY, FULL, GRAMS, Node, Rig, levels

from monkey_palace.pieces import BOX, PIECES
from palace_hub.app import portrait
from palace_hub.app.calibration_file import NAME, PREVIOUS, CalibrationFile
from palace_hub.app.core import HubCore
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Phase, SetupStep, SetupView, Snapshot

LIFTED_ARCHES = (60, *FULL[1:])
LIFTED_BRICKS = (80, 60, *FULL[2:])
NOTHING = (0,) * 6
STILL_S = 4.0
CHIP = "e6616407e3"


class SetupRig(Rig):
    """A rig with a folder for the kept file; `begin_setup` opens `palace setup`, `begin_play` `palace play`."""

    box: tuple[int, ...] = FULL

    @property
    def folder(self) -> Path:
        return self.path.parent

    @property
    def kept(self) -> Path:
        return self.folder / NAME

    def _core(self, *, set_up: bool) -> None:
        self.core = HubCore(
            self.journal,
            draw_seed=lambda: 7,
            enter_by="facts",
            calibration_file=CalibrationFile.read(self.folder),
            box=self.box,
            set_up_tray=set_up,
        )
        self._opened, self._gone, self.events = list(self.nodes), [], []

    def begin_setup(self, node: Node | None = None) -> None:
        if node is not None:
            self.nodes["a#1"] = node
        self._core(set_up=True)
        self.pass_time(3.0)

    def begin_play(self, node: Node, counts: tuple[float, ...] = FULL) -> None:
        self.nodes = {"a#1": node}
        self.lay(node, counts)
        self._core(set_up=False)
        self.pass_time(STILL_S)
        self.enter(say.NewGame(players=("Ann", "Bo"), deck_seed=3))
        self.pass_time(1.0)

    def lay(self, node: Node, counts: tuple[float, ...], *, zero: float = 0.0) -> None:
        node.levels = [level + zero for level in levels(counts)]

    def weigh(self, node: Node, counts: tuple[float, ...]) -> SetupView:
        """`counts` lie there, still; Enter."""
        self.lay(node, counts)
        self.pass_time(STILL_S)
        return self.press(say.Confirm())

    def press(self, entry: say.Entry) -> SetupView:
        setup = self.enter(entry).tray_setup
        assert setup is not None
        return setup

    @property
    def shown(self) -> Snapshot:
        return portrait.snapshot(self.core)

    @property
    def step_now(self) -> SetupStep:
        setup = self.shown.tray_setup
        assert setup is not None
        return setup.step

    def set_up(self, node: Node, counts: tuple[int, ...] = FULL, *, skip: bool = False) -> SetupView:
        """The whole way, as somebody goes it who does what the screen says."""
        self.begin_setup(node)
        self.weigh(node, NOTHING)
        setup = self.weigh(node, counts)
        for cell in (0, 1):
            if skip:
                setup = self.press(say.Skip())
                continue
            self.weigh(node, tuple(n - 20 * (i == cell) for i, n in enumerate(counts)))
            setup = self.weigh(node, counts)
        assert setup.step is SetupStep.REPORT, (setup, self.core.refusal)
        return self.press(say.Confirm())


@pytest.fixture
def new(tmp_path: Path) -> Iterator[Callable[[], SetupRig]]:
    made: list[SetupRig] = []

    def make() -> SetupRig:
        folder = tmp_path / str(len(made))
        folder.mkdir()
        made.append(SetupRig(folder / "journal.sqlite", Journal.open(folder / "journal.sqlite")))
        return made[-1]

    yield make
    for rig in made:
        rig.journal.close()


@pytest.fixture
def rig(new: Callable[[], SetupRig]) -> SetupRig:
    return new()


def keys(messages: object) -> list[str]:
    return [message.key for message in messages]


# the whole way


def test_whoever_does_what_the_screen_says_has_a_proven_calibration(rig: SetupRig) -> None:
    node = Node()
    done = rig.set_up(node)
    assert done.step is SetupStep.DONE
    kept = CalibrationFile.read(rig.folder).kept
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


def test_left_out_steps_are_said_to_be_assumed(rig: SetupRig) -> None:
    done = rig.set_up(Node(), skip=True)
    assert [note.params["piece"] for note in done.notes if note.key == "calibration-assumes"] == ["arch", "brick"]
    assert [note.params["count"] for note in done.notes if note.key == "setup-assumes-small"] == [4]
    assert CalibrationFile.read(rig.folder).kept.proven == (False,) * 6


# what is wrong is named


def test_a_box_in_the_wrong_order_is_told_and_begins_anew(rig: SetupRig) -> None:
    node = Node()
    rig.begin_setup(node)
    rig.weigh(node, FULL)
    setup = rig.weigh(node, NOTHING)
    assert (setup.step, keys(setup.faults)) == (SetupStep.EMPTY, ["setup-wrong-order"])
    assert rig.weigh(node, NOTHING).step is SetupStep.FULL
    assert rig.weigh(node, FULL).step is SetupStep.LIFT


def test_a_box_that_was_not_put_in(rig: SetupRig) -> None:
    node = Node()
    rig.begin_setup(node)
    rig.weigh(node, NOTHING)
    setup = rig.weigh(node, NOTHING)
    assert (setup.step, keys(setup.faults)) == (SetupStep.FULL, ["setup-nothing-put-in"])


def test_two_compartments_that_were_swapped(rig: SetupRig) -> None:
    """Bricks among the columns and columns among the bricks: each lies in the other's compartment."""
    node = Node()
    rig.begin_setup(node)
    rig.weigh(node, NOTHING)
    node.levels = levels(FULL)
    node.levels[1], node.levels[2] = EMPTY + 16 * 1.24 * 6000, EMPTY + 80 * 0.44 * 6000
    rig.pass_time(STILL_S)
    setup = rig.press(say.Confirm())
    assert setup.step is SetupStep.FULL
    assert [(one.key, one.params["cell"], one.params["other"]) for one in setup.faults] == [
        ("calibration-swapped", 1, 2)
    ]


def test_a_missing_piece_is_found_by_lifting_out_and_named(rig: SetupRig) -> None:
    done = rig.set_up(Node(), (79, 80, 16, 16, 16, 16))
    told = {note.params["piece"]: note for note in done.notes if note.key.startswith("setup-box")}
    assert (told["arch"].key, told["arch"].params["count"]) == ("setup-box-lacks", 1)
    assert told["brick"].key == "setup-box-right"
    kept = CalibrationFile.read(rig.folder).kept
    assert kept.held == (79, 80, 16, 16, 16, 16)
    assert kept.tray.cells[0].counts_per_piece == pytest.approx(1.25 * 6000, rel=0.002)


def test_twenty_that_were_eighteen(rig: SetupRig) -> None:
    node = Node()
    rig.begin_setup(node)
    rig.weigh(node, NOTHING)
    rig.weigh(node, FULL)
    setup = rig.weigh(node, (62, *FULL[1:]))
    assert (setup.step, keys(setup.faults)) == (SetupStep.LIFT, ["setup-lifted-other"])
    assert setup.faults[0].params["found"] == 18
    assert rig.weigh(node, LIFTED_ARCHES).step is SetupStep.BACK


def test_one_miscounted_piece_does_not_become_four(rig: SetupRig) -> None:
    """19 lifted out for 20: the box would weigh like 84."""
    node = Node()
    rig.begin_setup(node)
    rig.weigh(node, NOTHING)
    rig.weigh(node, FULL)
    rig.weigh(node, (61, *FULL[1:]))
    setup = rig.weigh(node, FULL)
    assert (setup.step, keys(setup.faults)) == (SetupStep.LIFT, ["setup-miscounted"])
    rig.weigh(node, LIFTED_ARCHES)
    assert rig.weigh(node, FULL).piece == "brick"


def test_pieces_that_did_not_come_back(rig: SetupRig) -> None:
    node = Node()
    rig.begin_setup(node)
    for counts in (NOTHING, FULL, LIFTED_ARCHES):
        rig.weigh(node, counts)
    setup = rig.weigh(node, (78, *FULL[1:]))
    assert (setup.step, keys(setup.faults)) == (SetupStep.BACK, ["reference-not-returned"])
    assert rig.weigh(node, FULL).piece == "brick"


def test_enter_before_anything_was_lifted_out(rig: SetupRig) -> None:
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
    assert (shown.tray_setup.step, shown.can_confirm) == (SetupStep.EMPTY, False)
    assert shown.cells[5].fault.key == "cell-silent"
    assert not rig.kept.exists()


def test_a_cell_that_dies_later_weighs_nothing(rig: SetupRig) -> None:
    """Its last level must not be taken for the present one."""
    node = Node()
    rig.begin_setup(node)
    rig.weigh(node, NOTHING)
    node.dead = (3,)
    rig.lay(node, FULL)
    rig.pass_time(STILL_S)
    shown = rig.enter(say.Confirm())
    assert (shown.tray_setup.step, shown.can_confirm) == (SetupStep.FULL, False)


# leaving, plugs, other trays


def test_without_a_tray_it_waits_and_goes_on_when_one_is_plugged_in(rig: SetupRig) -> None:
    rig.begin_setup()
    rig.pass_time(5.0)
    assert (rig.step_now, rig.shown.can_confirm) == (SetupStep.FIND, False)
    rig.enter(say.Confirm())
    assert rig.core.refusal.key == "refused-no-tray-yet"
    rig.plug("a#1", Node())
    rig.pass_time(3.0)
    assert rig.step_now is SetupStep.EMPTY


@pytest.mark.parametrize("steps", range(5))
def test_whoever_leaves_in_the_middle_leaves_the_last_good_file(rig: SetupRig, steps: int) -> None:
    node = Node()
    rig.set_up(node)
    before = rig.kept.read_bytes()
    rig.begin_setup(node)
    for counts in (NOTHING, FULL, LIFTED_ARCHES, FULL, LIFTED_BRICKS)[:steps]:
        rig.weigh(node, counts)
    assert rig.kept.read_bytes() == before
    assert not (rig.folder / PREVIOUS).exists()


def test_a_node_unplugged_in_the_middle_goes_on_where_it_was(rig: SetupRig) -> None:
    node = Node()
    rig.begin_setup(node)
    rig.weigh(node, NOTHING)
    rig.unplug("a#1")
    rig.pass_time(4.0)
    setup = rig.press(say.Confirm())
    assert (setup.step, setup.live, rig.shown.can_confirm) == (SetupStep.FULL, False, False)
    rig.plug("b#2", node)
    rig.pass_time(3.0)
    assert rig.weigh(node, FULL).step is SetupStep.LIFT


def test_another_tray_in_the_middle_begins_anew(rig: SetupRig) -> None:
    node, other = Node(), Node(chip="aa00bb11cc")
    rig.begin_setup(node)
    rig.weigh(node, NOTHING)
    rig.unplug("a#1")
    rig.plug("b#2", other)
    rig.pass_time(4.0)
    setup = rig.shown.tray_setup
    assert (setup.step, keys(setup.faults)) == (SetupStep.EMPTY, ["setup-another-tray"])


def test_a_step_back_weighs_it_again(rig: SetupRig) -> None:
    node = Node()
    rig.begin_setup(node)
    rig.weigh(node, NOTHING)
    rig.weigh(node, FULL)
    assert rig.press(say.Back()).step is SetupStep.FULL
    assert rig.press(say.Back()).step is SetupStep.EMPTY


def test_nothing_but_the_set_up_is_taken_in(rig: SetupRig) -> None:
    rig.begin_setup(Node())
    rig.enter(say.NewGame(players=("Ann", "Bo")))
    assert rig.core.refusal.key == "refused-setting-up"
    assert rig.core.book is None


def test_a_game_that_waits_is_neither_offered_nor_put_away(rig: SetupRig) -> None:
    node = Node(FULL)
    rig.set_up(node)
    rig.begin_play(node)
    game = rig.journal.unfinished()
    rig.set_up(node)
    assert rig.journal.unfinished() == game


# the next game


def test_the_next_game_begins_by_itself_where_all_is_there(rig: SetupRig) -> None:
    node = Node()
    rig.set_up(node)
    rig.begin_play(node)
    assert rig.core.phase is Phase.SETUP
    assert tuple(rig.core.counts) == FULL
    assert [event["kind"] for event in rig.events if event["kind"] in ("box", "empty")] == ["box"]


def test_a_small_drift_of_the_zeros_is_rebased(rig: SetupRig) -> None:
    """Sixty milligrams on every cell since yesterday: a seventh of a brick."""
    node = Node()
    rig.set_up(node)
    rig.nodes, node2 = {}, Node()
    rig.nodes["a#1"] = node2
    rig.lay(node2, FULL, zero=0.06 * 6000)
    rig._core(set_up=False)
    rig.pass_time(STILL_S)
    rig.enter(say.NewGame(players=("Ann", "Bo"), deck_seed=3))
    rig.pass_time(1.0)
    assert rig.core.phase is Phase.SETUP
    zeros = rig.core.tray.zeros()
    assert all(abs(zero - (EMPTY + 360)) < 150 for zero in zeros), zeros


def missing_two(rig: SetupRig) -> Node:
    node = Node()
    rig.set_up(node)
    rig.begin_play(node, (80, 78, 16, 16, 16, 16))
    check = rig.shown.tray_check
    assert rig.core.phase is Phase.TRAY_CHECK
    assert [(piece, message.key, message.params["count"]) for piece, message in check.found] == [
        ("brick", "recheck-missing", 2)
    ]
    assert (check.lacks, check.choices) == (2, ("count", "all_there", "weigh", "type"))
    assert all(count is None for count in rig.core.counts)
    return node


def test_two_missing_bricks_are_named_and_noticed_when_they_come_back(rig: SetupRig) -> None:
    node = missing_two(rig)
    rig.hand(node, FULL)
    rig.pass_time(2.0)
    assert rig.core.phase is Phase.SETUP
    assert tuple(rig.core.counts) == FULL


def test_two_missing_bricks_are_played_without(rig: SetupRig) -> None:
    missing_two(rig)
    before = rig.kept.read_bytes()
    rig.enter(say.Recheck(choice="count"))
    assert tuple(rig.core.counts) == (80, 78, 16, 16, 16, 16)
    state = rig.core.book.game.state
    assert state.lost[PIECES[1]] == 2
    wanted = {piece.value: BOX[piece] - state.lost[piece] for piece in PIECES}
    assert wanted["brick"] == 78
    boxes = {box.piece: (box.take_out, box.put_back) for box in rig.core.judgement.boxes}
    assert boxes["brick"][1] == 0
    assert rig.kept.read_bytes() == before


def test_somebody_has_looked_and_all_is_there(rig: SetupRig) -> None:
    missing_two(rig)
    rig.enter(say.Recheck(choice="all_there"))
    assert tuple(rig.core.counts) == FULL
    assert rig.core.book.game.state.lost[PIECES[1]] == 0
    assert next(event for event in rig.events if event["kind"] == "box")["by"] == "person"


def test_a_game_may_be_typed_instead(rig: SetupRig) -> None:
    missing_two(rig)
    rig.enter(say.Recheck(choice="type"))
    rig.enter(say.Confirm())
    assert (rig.core.phase, rig.core.manual) == (Phase.PLAY, True)


def test_weighing_anew_leads_through_the_set_up_and_back_into_the_game(rig: SetupRig) -> None:
    node = missing_two(rig)
    rig.enter(say.Recheck(choice="weigh"))
    assert rig.core.phase is Phase.TRAY_SETUP
    rig.pass_time(3.0)
    for counts in (NOTHING, FULL):
        rig.weigh(node, counts)
    rig.press(say.Skip())
    rig.press(say.Skip())
    assert rig.press(say.Confirm()).step is SetupStep.DONE
    assert (rig.folder / PREVIOUS).exists()
    rig.enter(say.Confirm())
    rig.pass_time(STILL_S)
    assert rig.core.phase is Phase.SETUP
    assert tuple(rig.core.counts) == FULL


def test_weighing_anew_can_be_left(rig: SetupRig) -> None:
    missing_two(rig)
    rig.enter(say.Recheck(choice="weigh"), say.Back())
    rig.pass_time(STILL_S)
    assert rig.core.phase is Phase.TRAY_CHECK


def test_half_a_piece_is_asked_about_and_never_rounded(rig: SetupRig) -> None:
    node = Node()
    rig.set_up(node)
    rig.begin_play(node, (80, 79.5, 16, 16, 16, 16))
    check = rig.shown.tray_check
    assert keys(message for _, message in check.found) == ["recheck-unsure"]
    assert check.choices == ("all_there", "weigh", "type")


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


def test_a_box_that_lacks_a_piece_by_its_setting_needs_no_question(rig: SetupRig) -> None:
    rig.box = (79, 80, 16, 16, 16, 16)
    node = Node()
    rig.set_up(node, rig.box)
    rig.begin_play(node, rig.box)
    assert tuple(rig.core.counts) == rig.box
    assert rig.core.book.game.state.lost[PIECES[0]] == 1


def test_a_game_begun_so_goes_on_after_a_restart(rig: SetupRig) -> None:
    node = Node()
    rig.set_up(node)
    rig.wall = 1_800_000_000.0
    rig.begin_play(node)
    wanted = rig.set_out(node)
    rig.restart()
    rig.pass_time(3.0)
    rig.enter(say.Resume())
    rig.pass_time(STILL_S)
    assert list(rig.core.counts) == wanted


# the file


def test_another_trays_file_is_not_used(rig: SetupRig) -> None:
    rig.set_up(Node())
    rig.begin_play(Node(chip="aa00bb11cc"))
    assert rig.core.phase is Phase.CALIBRATE_EMPTY
    assert all(count is None for count in rig.core.counts)


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
    assert rig.core.calibration_file.kept is None
    if not second:
        assert rig.core.phase is Phase.CALIBRATE_EMPTY
        return
    check = rig.shown.tray_check
    assert check.damaged
    assert [message.key for _, message in check.found] == ["calibration-file-damaged"]
    assert "damaged" in check.found[0][1].params["expected"]
    rig.enter(say.Recheck(choice="count"))
    rig.pass_time(2.0)
    assert tuple(rig.core.counts) == FULL
    assert CalibrationFile.read(rig.folder).kept is not None


def test_a_damaged_file_never_takes_the_place_of_the_one_before(rig: SetupRig) -> None:
    node = Node()
    rig.set_up(node)
    rig.set_up(node, skip=True)
    before = (rig.folder / PREVIOUS).read_bytes()
    rig.kept.write_text("{")
    rig.set_up(node)
    assert (rig.folder / PREVIOUS).read_bytes() == before


def test_without_a_kept_file_cups_and_box_are_weighed_as_before(rig: SetupRig) -> None:
    rig.begin_play(Node(), NOTHING)
    assert rig.core.phase is Phase.CALIBRATE_EMPTY
