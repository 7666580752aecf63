"""The dialog that chooses when each player gets hints."""

from typing import ClassVar, get_args

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical

from monkey_palace.board.pieces import MAX_PLAYERS
from palace_hub.referee import entries
from palace_hub.referee.events import HintMode
from palace_hub.tui.screens.base import HubDialog
from palace_hub.tui.screens.dialogs import DialogHead, DialogText
from palace_hub.tui.widgets.buttons import ActionButton
from palace_hub.views.snapshot import STUCK_AFTER_S, Snapshot
from palace_hub.views.table.actions import ActionView
from palace_hub.views.wording import Wording

MODES: tuple[HintMode, ...] = get_args(HintMode)


class HintsScreen(HubDialog[None]):
    """A button for each player, which goes to the next choice; nothing is sent before Enter."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("enter", "choose", show=False),
        *(Binding(str(number), f"next_mode({number})", show=False) for number in range(1, MAX_PLAYERS + 1)),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._modes: list[HintMode] = []

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog"):
            yield DialogHead(id="dialog-head")
            with Vertical(id="menu"):
                for seat in range(MAX_PLAYERS):
                    yield ActionButton(id=f"seat-{seat}", classes="menu-entry")
            with Horizontal(id="answers"):
                yield ActionButton(filled=True, id="answer-1")
                yield ActionButton(id="answer-2")

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        if not self._modes:
            self._modes = list(snapshot.hint.modes)
        players = snapshot.game.players if snapshot.game is not None else ()
        why = wording.say("ask-hints-why", seconds=round(STUCK_AFTER_S))
        self.query_one(DialogHead).show(DialogText(wording.say("ask-hints"), (why,)))
        for seat in range(MAX_PLAYERS):
            button = self.query_one(f"#seat-{seat}", ActionButton)
            button.display = seat < min(len(players), len(self._modes))
            if button.display:
                mode = wording.say("hints-of", mode=self._modes[seat])
                name = wording.say("outside", text=players[seat].name)
                button.show(ActionView(f"next_mode({seat + 1})", f"{seat + 1}  {name}: {mode}"))
        self.query_one("#answer-1", ActionButton).show(ActionView("choose", wording.say("hints-do")))
        self.query_one("#answer-2", ActionButton).show(ActionView("close", wording.say("footer-back")))

    def action_next_mode(self, number: int) -> None:
        if number <= len(self._modes):
            mode = self._modes[number - 1]
            self._modes[number - 1] = MODES[(MODES.index(mode) + 1) % len(MODES)]
            self.take(self.hub.shown, self.hub.wording)

    def action_choose(self) -> None:
        self.hub.submit(entries.ChooseHints(modes=tuple(self._modes)))
        self.dismiss(None)

    def action_close(self) -> None:
        self.dismiss(None)
