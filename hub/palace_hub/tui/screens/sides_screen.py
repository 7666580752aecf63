"""Dialogs in a game: how the ground map lies on the plate now, and where the players sit."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical

from monkey_palace.board.turning import QUARTERS
from palace_hub.referee import entries
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.screens.base import HubDialog
from palace_hub.tui.screens.dialogs import DialogHead, DialogText, ForEachPlayerScreen
from palace_hub.tui.widgets.buttons import ActionButton
from palace_hub.tui.widgets.painted import Touchable
from palace_hub.views.palace.facing import SIDES
from palace_hub.views.palace.lie import LieView, is_symmetric, lies, present_pieces
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.actions import ActionView
from palace_hub.views.text import wrap
from palace_hub.views.wording import Wording


class LieButton(Touchable[tuple[LieView, bool]]):
    """One way in which the map may lie: its digit, a picture of the palace, and a tick if the hub believes it."""

    GROUND: ClassVar[str] = "raised"
    ENTER: ClassVar[bool] = True

    def action(self) -> str:
        return "" if self.model is None else f"answer({self.model[0].turns + 1})"

    def paint(self, canvas: Canvas, model: tuple[LieView, bool]) -> None:
        lie, believed = model
        canvas.fill(0, 0, canvas.width - 1, canvas.height, "now" if self.has_focus else "button")
        canvas.put(1, 0, f" {lie.turns + 1} ", "on bold", "caution")
        canvas.put(5, 0, self.symbols.done if believed else "", "on bold" if self.has_focus else "plain bold")
        top = 0
        if not canvas.console:
            canvas.picture((canvas.width - 1 - len(lie.pixels)) // 2, 1, lie.pixels)
            top = len(lie.pixels) // 2
        for row, line in enumerate(wrap(lie.words, canvas.width - 3, 2), start=top + 1):
            canvas.put(1, row, line, "on" if self.has_focus else "plain")


class LieScreen(HubDialog[None]):
    """Four pictures of the palace, as the near side sees it; the chosen one is how the map lies on the plate now."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,e", "close", show=False),
        *(Binding(str(number), f"answer({number})", show=False) for number in range(1, QUARTERS + 1)),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog"):
            yield DialogHead(id="dialog-head")
            with Horizontal(id="lies"):
                for turns in range(QUARTERS):
                    yield LieButton(id=f"lie-{turns}")
            with Horizontal(id="answers"):
                yield ActionButton(id="answer-back")

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        if snapshot.game is None:
            self.dismiss(None)
            return
        pieces = present_pieces(snapshot)
        doubt = (wording.say("lie-symmetric"),) if is_symmetric(pieces) else ()
        head = DialogText(wording.say("ask-lie"), (wording.say("ask-lie-why"), *doubt))
        self.query_one(DialogHead).show(head)
        self.query_one("#dialog").set_class(wording.size.is_short, "low")
        for lie in lies(pieces, wording):
            self.query_one(f"#lie-{lie.turns}", LieButton).show((lie, lie.turns == snapshot.map_turns))
        self.query_one("#answer-back", ActionButton).show(ActionView("close", wording.say("footer-back")))

    def action_answer(self, number: int) -> None:
        self.hub.submit(entries.TurnMap(turns=number - 1))
        self.dismiss(None)

    def action_close(self) -> None:
        self.dismiss(None)


class SidesScreen(ForEachPlayerScreen):
    """Where each player sits."""

    def __init__(self) -> None:
        super().__init__()
        self._sides: list[str | None] | None = None

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        if self._sides is None and snapshot.game is not None:
            self._sides = list(snapshot.sides) or [None] * len(snapshot.game.players)
        sides = [wording.say("start-side", side=side or "") for side in self._sides or ()]
        head = DialogText(wording.say("ask-sides"), (wording.say("ask-sides-why"),))
        self.show_choices(head, sides, wording.say("sides-do"), snapshot, wording)

    def action_next(self, number: int) -> None:
        if self._sides is None or number > len(self._sides):
            return
        order = (None, *SIDES)
        self._sides[number - 1] = order[(order.index(self._sides[number - 1]) + 1) % len(order)]
        self.take(self.hub.shown, self.hub.wording)

    def action_choose(self) -> None:
        sides = self._sides or []
        self.hub.submit(entries.parse_entry({"do": "choose_sides", "sides": sides if any(sides) else []}))
        self.dismiss(None)
