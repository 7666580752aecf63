"""The dialog that chooses when each player gets hints."""

from typing import get_args

from palace_hub.referee import entries
from palace_hub.referee.events import HintMode
from palace_hub.tui.screens.dialogs import DialogText, ForEachPlayerScreen
from palace_hub.views.snapshot import STUCK_AFTER_S, Snapshot
from palace_hub.views.wording import Wording

MODES: tuple[HintMode, ...] = get_args(HintMode)


class HintsScreen(ForEachPlayerScreen):
    """When each player gets hints."""

    def __init__(self) -> None:
        super().__init__()
        self._modes: list[HintMode] = []

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        if not self._modes:
            self._modes = list(snapshot.hint.modes)
        why = wording.say("ask-hints-why", seconds=round(STUCK_AFTER_S))
        modes = [wording.say("hints-of", mode=mode) for mode in self._modes]
        head = DialogText(wording.say("ask-hints"), (why,))
        self.show_choices(head, modes, wording.say("hints-do"), snapshot, wording)

    def action_next(self, number: int) -> None:
        if number <= len(self._modes):
            mode = self._modes[number - 1]
            self._modes[number - 1] = MODES[(MODES.index(mode) + 1) % len(MODES)]
            self.take(self.hub.shown, self.hub.wording)

    def action_choose(self) -> None:
        self.hub.submit(entries.ChooseHints(modes=tuple(self._modes)))
        self.dismiss(None)
