"""One turn of the hub: `HubCore.step`. No thread, clock or socket.

Order within a turn: links that are gone and opened, bytes, entries, timers. Each event is folded at once; a turn's
events are in the journal, in one transaction, before any byte leaves the hub.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from monkey_palace.cards.model import CardSet
from palace_hub.card_sets.shelf import SetShelf
from palace_hub.core import automation, bot_seats, figures, inputs, learning, main_action, persistence
from palace_hub.core.export import SAVED
from palace_hub.core.hints import play as hints
from palace_hub.core.nodes import dispatch
from palace_hub.core.plate import controller
from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.setup import tray_check
from palace_hub.core.setup.plate import PlateWizard
from palace_hub.core.setup.tray import TrayWizard
from palace_hub.core.state import FULL_BOX, Hub, HubOptions
from palace_hub.core.tray.calibration_file import CalibrationFile
from palace_hub.core.turn import Outcome, Turn
from palace_hub.journal.store import Journal
from palace_hub.views.snapshot import Phase, Sound

SCAN_EVERY_S = 1.0
"""Period of the search for ports."""

TurnRecorder = Callable[[Turn, tuple[dict[str, Any], ...]], None]
"""Takes each turn with the events that were committed in it."""


class HubCore:
    """The hub's core. It reads and writes nothing but the journal, the kept files and exported records.

    The arguments are those of `HubOptions`. `exports` None: a folder beside the journal. `set_up_tray`: set the tray
    up and begin no game; `set_up_plate`: set the plate up before a game.
    """

    def __init__(
        self,
        journal: Journal,
        *,
        draw_seed: Callable[[], int],
        simulated: bool = False,
        exports: Path | None = None,
        enter_by: str = "plan",
        ground_map: int = 1,
        card_set: CardSet | None = None,
        calibration_file: CalibrationFile | None = None,
        plate_file: PlateFile | None = None,
        box: tuple[int, ...] = FULL_BOX,
        sets: SetShelf | None = None,
        sound: Sound | None = None,
        bots: Mapping[str, str] | None = None,
        set_up_tray: bool = False,
        set_up_plate: bool = False,
    ) -> None:
        options = HubOptions(
            exports=journal.path.parent / SAVED if exports is None else exports,
            simulated=simulated,
            enter_by=enter_by,
            ground_map=ground_map,
            card_set=card_set,
            calibration_file=calibration_file,
            plate_file=plate_file,
            box=box,
            sets=sets,
            sound=Sound() if sound is None else sound,
            bots=bots or {},
        )
        self.hub = Hub(journal, options, draw_seed)
        self._scan_due = 0.0
        self._recorder: TurnRecorder | None = None
        persistence.tell_of_salvage(self.hub)
        if set_up_tray and calibration_file is not None:
            self.hub.start_wizard(TrayWizard(calibration_file, box))
            return
        persistence.offer_unfinished(self.hub)
        if set_up_plate and plate_file is not None:
            self.hub.start_wizard(PlateWizard(plate_file, in_demo=True))

    def record_turns(self, recorder: TurnRecorder | None) -> None:
        """Give each turn to `recorder`; None: to none."""
        self._recorder = recorder

    @property
    def recorded(self) -> bool:
        """True while turns are recorded."""
        return self._recorder is not None

    def step(self, turn: Turn) -> Outcome:
        """Take in one turn; `turn.t` never runs backwards."""
        hub = self.hub
        revision = hub.revision
        readable = (hub.manual, hub.steady is not None)
        hub.begin_turn(turn.t, turn.wall)
        hub.note_outside(turn.outside)
        dispatch.links(hub, turn)
        for name, data in turn.received.items():
            for event in hub.nodes.receive(name, turn.t, data):
                dispatch.take(hub, name, event)
        for entry in turn.entries:
            inputs.enter(hub, entry)
        for name, event in hub.nodes.tick(turn.t):
            dispatch.take(hub, name, event)
        dispatch.place_files(hub)
        hub.tray.tick(turn.t, live=hub.nodes.tray_live)
        if (hub.manual, hub.steady is not None) != readable:
            hub.touch()
        if hub.wizard is not None:
            hub.wizard.settle(hub)
        tray_check.settle(hub)
        figures.settle_pads(hub)
        controller.settle(hub)
        automation.settle(hub)
        main_action.drop_mended(hub)
        bot_seats.settle(hub)
        hints.settle(hub)
        hub.note_page()
        if hub.revision != revision:
            hub.tray.expect(hub.judgement, hub.in_hands)
        persistence.write(hub)
        learning.keep_set(hub)
        tested = None if hub.wizard is None else hub.wizard.lights
        hub.nodes.show(tested or hub.lights, turn.t)
        hub.tray.expect_lights(hub.nodes.lit)
        events = hub.take_events()
        cue = hub.sounds.hear(hub.book, hub.phase is Phase.PLAY, events)
        if cue is not None and hub.options.sound.buzzer:
            hub.nodes.beep(cue, turn.t)
        scan = turn.t >= self._scan_due
        self._scan_due = turn.t + SCAN_EVERY_S if scan else self._scan_due
        if self._recorder is not None:
            self._recorder(turn, events)
        return Outcome(hub.nodes.output(), events, scan, changed=scan or hub.revision != revision)
