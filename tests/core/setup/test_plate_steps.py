"""Steps of the plate's set-up: faults that are reported at once, and refusals."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cases import few
from tests.core.plate.plate_node import PlateNode, Stud
from tests.core.setup.plate_rig import PlateRig, Step

from palace_hub.core.refusals import Refused
from palace_hub.core.setup.guides.knobs import KNOB_STUDS, KnobGuide
from palace_hub.core.setup.guides.stack import STACK, STUDS
from palace_hub.core.snapshot import snapshot
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.sim.plate.hall import chain_hex, knob_bit
from palace_hub.views.public import public_view
from palace_hub.views.snapshot import Phase, PlanDraft
from palace_hub.wire.events import Batch


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[PlateRig]:
    made = PlateRig(tmp_path / "journal.sqlite", Journal.open(tmp_path / "journal.sqlite"))
    yield made
    made.journal.close()


def keys(view: object) -> list[str]:
    return [message.key for message in view.faults]  # type: ignore[attr-defined]


# the bare sheet


def test_the_set_up_waits_for_a_quiet_bare_plate(rig: PlateRig) -> None:
    rig.begin_setup(PlateNode())
    assert rig.core.hub.phase is Phase.PLATE_SETUP
    assert rig.shown.step is Step.BARE
    assert not rig.shown.can_back
    rig.until(Step.STACK, put=True)
    assert rig.shown.at == STUDS[0]
    assert rig.shown.count == STACK
    assert not snapshot(rig.core.hub).can_confirm


def test_the_set_up_waits_while_somebody_leans_on_the_plate(rig: PlateRig) -> None:
    rig.begin_setup(PlateNode())
    for _ in range(5):
        rig.node.put(3000.0, (10, 10))
        rig.hands()
        rig.pass_time(1.0)
        rig.take_off()
        rig.pass_time(1.0)
    assert rig.shown.step is Step.BARE
    rig.until(Step.STACK, put=True)


def test_a_silent_corner_is_named(rig: PlateRig) -> None:
    rig.begin_setup(PlateNode(dead=(2,)))
    rig.pass_time(8.0)
    view = rig.shown
    assert (view.step, keys(view)) == (Step.BARE, ["plate-cell-silent"])
    assert view.faults[0].params == {"corner": "sw"}
    rig.node.dead = ()
    rig.until(Step.STACK, put=True)


# the stack


@pytest.mark.long
def test_crossed_corners_are_reported_at_the_first_stud(rig: PlateRig) -> None:
    rig.begin_setup(PlateNode(swapped=(0, 2)))
    view = rig.stud()
    assert (view.at, view.done) == (STUDS[0], 0)
    assert keys(view) == ["plate-stack-turned"]
    assert view.faults[0].params["side"] == "right"
    assert view.faults[0].params["edge"] == "far"


def test_a_reversed_cell_is_reported_at_the_first_stud(rig: PlateRig) -> None:
    rig.begin_setup(PlateNode(reversed_=2))
    view = rig.stud()
    assert keys(view) == ["plate-corner-reversed"]
    assert view.faults[0].params == {"corner": "sw"}
    assert view.done == 0


@pytest.mark.long
def test_a_stack_on_a_wrong_stud_is_reported_and_measured_again(rig: PlateRig) -> None:
    rig.begin_setup(PlateNode(build="cheap1kg"))
    for _ in range(7):
        rig.stud()
    view = rig.shown
    x, y = view.at
    rig.stack_on((x + 6, y))
    wrong = rig.changed(view)
    assert keys(wrong) == ["plate-stack-elsewhere"]
    assert abs(int(wrong.faults[0].params["across"]) - (x + 7)) <= 1
    assert wrong.put is False
    rig.take_off()
    again = rig.changed(wrong)
    assert (again.at, again.put, again.done) == (view.at, True, 7)
    after = rig.stud()
    assert (after.done, after.faults) == (8, ())


@pytest.mark.long
def test_another_stack_is_reported(rig: PlateRig) -> None:
    rig.begin_setup(PlateNode())
    for _ in range(2):
        rig.stud()
    view = rig.shown
    rig.stack_on(view.at, rig.stack_mg * 0.6)
    odd = rig.changed(view)
    assert keys(odd) == ["plate-stack-odd"]
    rig.take_off()
    assert rig.changed(odd).at == view.at


def test_too_coarse_cells_are_reported(rig: PlateRig) -> None:
    rig.begin_setup(PlateNode(build="cheap5kg"))
    assert keys(rig.stud()) == ["plate-stack-light"]


@pytest.mark.long
def test_a_stack_that_differs_from_the_first_restarts_at_the_first_stud(rig: PlateRig) -> None:
    rig.begin_setup(PlateNode())
    asked = rig.until(Step.STACK, put=True)
    rig.stack_on(asked.at, rig.stack_mg * 0.4)
    on = rig.changed(asked)
    rig.take_off()
    view = rig.changed(on)
    assert view.at == STUDS[1]
    rig.stack_on(view.at)
    odd = rig.changed(view)
    assert keys(odd) == ["plate-stack-unequal"]
    rig.take_off()
    assert rig.changed(odd).at == STUDS[0]


@pytest.mark.long
def test_a_step_back_repeats_the_last_stud(rig: PlateRig) -> None:
    rig.begin_setup(PlateNode())
    rig.stud()
    assert rig.shown.done == 1
    view = rig.press_key(say.Back())
    assert (view.at, view.done) == (STUDS[0], 0)
    assert rig.stud().done == 1
    rig.press_key(say.Back())
    assert rig.press_key(say.Back()).step is Step.BARE


@pytest.mark.long
def test_a_lost_node_continues_at_the_same_step(rig: PlateRig) -> None:
    rig.begin_setup(PlateNode())
    rig.stud()
    rig.stack_on(rig.shown.at)
    rig.unplug("p#1")
    rig.pass_time(3.0)
    assert not rig.shown.live
    rig.plug("p#1", rig.node)
    view = rig.until(Step.STACK, put=False)
    assert (view.at, view.live) == (STUDS[1], True)
    rig.take_off()
    assert rig.changed(view).done == 2


def test_another_node_restarts_the_set_up(rig: PlateRig) -> None:
    rig.begin_setup(PlateNode())
    rig.stud()
    rig.unplug("p#1")
    rig.pass_time(1.0)
    rig.node = PlateNode(2, chip="e66199")
    rig.plug("p#1", rig.node)
    rig.pass_time(2.0)
    assert (rig.shown.step, keys(rig.shown)) == (Step.BARE, ["plate-another-node"])
    assert rig.until(Step.STACK, put=True).done == 0


@few(
    2,
    ("entry", "key"),
    [
        (say.Confirm(), "refused-plate-goes-on"),
        (say.Skip(), "refused-nothing-to-skip"),
        (say.NewGame(players=("Ann", "Bo")), "refused-plate-setup"),
        (say.Undo(), "refused-plate-setup"),
        (say.Place(placement="A8,14,0e"), "refused-plate-setup"),
        (say.Override(cell=1, count=7), "refused-plate-setup"),
    ],
)
def test_entries_without_a_meaning_in_the_set_up_are_refused(rig: PlateRig, entry: say.Entry, key: str) -> None:
    rig.begin_setup(PlateNode())
    rig.until(Step.STACK, put=True)
    rig.enter(entry)
    assert rig.core.hub.refusal is not None
    assert rig.core.hub.refusal.key == key
    assert rig.shown.step is Step.STACK


def test_without_a_plate_nothing_can_be_confirmed(rig: PlateRig) -> None:
    rig.begin_setup(PlateNode(role="tray"))
    assert rig.shown.step is Step.FIND
    assert rig.press_key().step is Step.FIND
    assert rig.core.hub.refusal is not None
    assert rig.core.hub.refusal.key == "refused-no-plate-yet"


def test_a_damaged_file_is_reported_and_kept_until_the_end(rig: PlateRig) -> None:
    (rig.folder / "plate.json").write_text("{}")
    rig.begin_setup(PlateNode())
    assert keys(rig.shown) == ["plate-file-damaged"]
    rig.until(Step.STACK, put=True)
    assert (rig.folder / "plate.json").read_text() == "{}"


def test_the_public_view_names_the_next_action_of_the_hands(rig: PlateRig) -> None:
    rig.begin_setup(PlateNode())
    rig.until(Step.STACK, put=True)
    shown = public_view(
        phase=rig.core.hub.phase.value,
        stage=None,
        game=None,
        judgement=None,
        question=None,
        can_confirm=False,
        manual=False,
        chosen=(),
        plan=PlanDraft(),
        knob=None,
        plate_setup=rig.shown,
    )
    assert shown["plate_setup"] == {"step": "stack", "at": [2, 2], "put": True, "kind": "column", "count": 8}


# the knobs


class Magnet:
    """A magnet on the strips, and the knob guide."""

    def __init__(self, stuck: tuple[int, ...] = ()) -> None:
        self.stuck = stuck
        self.t = 0.0
        self.guide = KnobGuide([self.chain() for _ in range(80)])

    def chain(self, *bits: int) -> bytes:
        return bytes.fromhex(chain_hex({*bits, *self.stuck}))

    def hold(self, *bits: int, seconds: float = 0.5) -> None:
        for _ in range(round(seconds / 0.05)):
            self.t += 0.05
            self.guide.feed(Batch(self.t, 0, (), self.chain(*bits), (), (), 0))
            self.guide.settle()


def test_every_knob_is_learnt_without_an_entry() -> None:
    magnet = Magnet()
    for stud in KNOB_STUDS:
        assert magnet.guide.task.at == stud
        magnet.hold(knob_bit(*stud))
    assert magnet.guide.over
    learnt = magnet.guide.learnt
    assert learnt.map is not None
    assert dict(learnt.map.bits) == {stud: knob_bit(*stud) for stud in KNOB_STUDS}
    assert (learnt.silent, learnt.stuck, learnt.faults) == ((), (), ())


def learns(magnet: Magnet, dumb: tuple[Stud, ...]) -> None:
    """Go from knob to knob; skip those without an answer."""
    at = magnet.guide.task.at
    while at is not None:
        magnet.hold(*(() if at in dumb else (knob_bit(*at),)))
        if at in dumb:
            assert magnet.guide.task.at == at
            magnet.guide.skip()
        at = magnet.guide.task.at


def test_dead_and_stuck_sensors_are_named_and_excluded_after_two_tries() -> None:
    magnet = Magnet(stuck=(knob_bit(8, 2),))
    dumb = ((8, 2), (29, 29))
    for stud in KNOB_STUDS:
        magnet.hold(*(() if stud in dumb else (knob_bit(*stud),)))
        if stud in dumb:
            magnet.guide.skip()
    # a gap is no map yet
    assert not magnet.guide.over
    assert magnet.guide.learnt.map is None
    assert {fault.key for fault in magnet.guide.learnt.faults} == {"hall-gap"}
    assert (magnet.guide.task.at, [one.key for one in magnet.guide.messages]) == ((8, 2), ["plate-knob-again"])
    magnet.hold()
    assert [message.key for message in magnet.guide.messages] == ["plate-knob-again"]
    learns(magnet, dumb)
    assert magnet.guide.over
    learnt = magnet.guide.learnt
    assert learnt.map is not None
    assert len(learnt.map.bits) == 98
    assert learnt.silent == dumb
    assert learnt.stuck == (knob_bit(8, 2),)
    with pytest.raises(Refused):
        magnet.guide.skip()


def test_a_knob_skipped_by_mistake_is_learnt_at_the_second_try() -> None:
    magnet = Magnet()
    magnet.hold(knob_bit(2, 2))
    magnet.guide.skip()
    learns(magnet, ())
    learnt = magnet.guide.learnt
    assert (magnet.guide.messages, learnt.silent, learnt.faults) == ((), (), ())
    assert learnt.map is not None
    assert dict(learnt.map.bits) == {stud: knob_bit(*stud) for stud in KNOB_STUDS}


def test_an_intermittent_sensor_is_not_assigned_to_the_next_knob() -> None:
    magnet = Magnet()
    weak = knob_bit(2, 2)
    for _ in range(20):
        magnet.hold(weak, seconds=0.1)
        magnet.hold(seconds=0.1)
    magnet.guide.skip()
    magnet.hold(weak, seconds=0.4)  # the hand has not gone on yet
    assert magnet.guide.task.at == (5, 2)
    magnet.hold()
    learns(magnet, ((2, 2),))
    learnt = magnet.guide.learnt
    assert learnt.map is not None
    assert dict(learnt.map.bits) == {stud: knob_bit(*stud) for stud in KNOB_STUDS if stud != (2, 2)}


def test_a_step_back_from_the_second_try_repeats_the_last_knob_of_the_first() -> None:
    magnet = Magnet()
    magnet.guide.skip()
    for stud in KNOB_STUDS[1:]:
        magnet.hold(knob_bit(*stud))
    assert magnet.guide.task.at == KNOB_STUDS[0]
    assert magnet.guide.back()
    assert (magnet.guide.task.at, magnet.guide.messages) == (KNOB_STUDS[-1], ())
    magnet.hold()
    magnet.hold(knob_bit(*KNOB_STUDS[-1]))
    magnet.hold(knob_bit(*KNOB_STUDS[0]))
    assert magnet.guide.over
    assert magnet.guide.learnt.map is not None
    assert len(magnet.guide.learnt.map.bits) == 100


def test_silent_strips_are_named_and_learnt_once_they_are_plugged_in() -> None:
    magnet = Magnet()
    whole = magnet.chain()
    broken = whole[:8] + b"\xff" * (len(whole) - 8)
    magnet.guide = KnobGuide([broken] * 80)
    magnet.guide.feed(Batch(0.0, 0, (), broken, (), (), 0))
    magnet.guide.settle()
    (said,) = magnet.guide.messages
    assert (said.key, said.params) == ("problem-hall-chain", {"answering": 4, "strips": 10})
    learns(magnet, ())
    assert magnet.guide.messages == ()
    assert magnet.guide.learnt.map is not None
    assert dict(magnet.guide.learnt.map.bits) == {stud: knob_bit(*stud) for stud in KNOB_STUDS}


def test_a_second_magnet_and_an_already_learnt_sensor_are_reported() -> None:
    magnet = Magnet()
    magnet.hold(0)
    magnet.hold(1, 5, seconds=2.0)
    assert [message.key for message in magnet.guide.messages] == ["plate-knob-several"]
    magnet.hold(1)
    magnet.hold(0, seconds=2.0)
    assert [one.key for one in magnet.guide.messages] == ["plate-knob-twice"]
    assert magnet.guide.messages[0].params == {"across": 3, "side": "left", "along": 3, "edge": "near"}
    magnet.hold(1, seconds=2.0)  # a magnet that was not moved yet is no mistake
    magnet.hold()
    assert magnet.guide.messages == ()
    assert magnet.guide.task.at == KNOB_STUDS[2]


def test_a_step_back_repeats_the_knob_before() -> None:
    magnet = Magnet()
    assert not magnet.guide.back()
    magnet.hold(3)
    assert magnet.guide.back()
    magnet.hold()
    magnet.hold(0)
    learns(magnet, ())
    assert magnet.guide.learnt.map is not None
    assert dict(magnet.guide.learnt.map.bits) == {stud: knob_bit(*stud) for stud in KNOB_STUDS}
