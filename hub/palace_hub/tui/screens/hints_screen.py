"""The dialog that chooses when each player gets hints."""

from typing import get_args

from palace_hub.referee import entries
from palace_hub.referee.events import HintMode
from palace_hub.tui.screens.dialogs import DialogText, ForEachPlayerScreen
from palace_hub.views.snapshot import STUCK_AFTER_S, Snapshot
from palace_hub.views.wording import Wording

MODES: tuple[HintMode, ...] = get_args(HintMode)


class HintsScreen(ForEachPlayerScreen):
    """When each player gets hints. A change takes effect at once; a bot needs no hints."""

    def __init__(self) -> None:
        super().__init__()
        self._modes: list[HintMode] = []

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        if not self._modes:
            self._modes = list(snapshot.hint.modes)
        why = wording.say("ask-hints-why", seconds=round(STUCK_AFTER_S))
        bots = {seat for seat, bot in enumerate(snapshot.bots) if bot is not None}
        modes = ["" if seat in bots else wording.say("hints-of", mode=mode) for seat, mode in enumerate(self._modes)]
        self.show_choices(DialogText(wording.say("ask-hints"), (why,)), modes, "", snapshot, wording)

    def action_next(self, number: int) -> None:
        bots = self.hub.shown.bots
        if number <= len(self._modes) and (number > len(bots) or bots[number - 1] is None):
            mode = self._modes[number - 1]
            self._modes[number - 1] = MODES[(MODES.index(mode) + 1) % len(MODES)]
            self.hub.submit(entries.ChooseHints(modes=tuple(self._modes)))
            self.take(self.hub.shown, self.hub.wording)

    def action_choose(self) -> None:
        self.dismiss(None)  # each change is sent already
