"""Dialogs over the table: "really?", correction of counts, *More*, and a choice of each player."""

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Size

from monkey_palace.board.pieces import MAX_PLAYERS
from palace_hub.referee.entries import Override
from palace_hub.tui.bitmaps import HALF_BLOCK_ROWS
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.key_table import COMMANDS, MENU, SHOWN_KEYS, menu_keys
from palace_hub.tui.screens.base import HubDialog
from palace_hub.tui.widgets.buttons import ActionButton, MenuEntry
from palace_hub.tui.widgets.manual_entry import CELLS, CountStepper
from palace_hub.tui.widgets.painted import ActionRequested, Painted
from palace_hub.views.snapshot import Snapshot, WaitingGame
from palace_hub.views.table.actions import ActionView, FooterKey
from palace_hub.views.table.confirmation import confirmation
from palace_hub.views.table.correction import CorrectView, correct
from palace_hub.views.table.start_form import waiting_games
from palace_hub.views.text import fit, wrap
from palace_hub.views.wording import Wording

MOST_MENU_ROWS: Final = 26
"""The greatest height of a menu in the stylesheet."""

MENU_AROUND: Final = 6
"""Rows around a menu: its border, the banner above and the footer below. A menu that is too high has no blank rows."""


@dataclass(frozen=True, slots=True)
class DialogText:
    """A dialog's sentence, in block letters if it fits, and lines of explanation."""

    text: str
    lines: tuple[str, ...] = ()
    answers: tuple[tuple[str, str], ...] = ()  # what happens with an answer, after its key or the keys that share it


CAP = 4
"""Cells of a key cap and the blank behind it."""

ANSWER_LINES = 3
"""Screen lines of what happens with one answer, at most."""


class DialogHead(Painted[DialogText]):
    """The head of a dialog: as high as its lines, and one blank row."""

    GROUND: ClassVar[str] = "raised"

    low = False
    """The sentence takes one row and no blank one follows the lines, since pictures need the rows."""

    @property
    def _sentence_rows(self) -> int:
        return 1 if self.low else HALF_BLOCK_ROWS

    def height_in(self, width: int) -> int:
        lines, answers = (self.model.lines, self.model.answers) if self.model is not None else ((), ())
        rows = sum(len(wrap(text, max(1, width - 4), 2)) for text in lines)
        rows += sum(len(self._answer(keys, text, width)) for keys, text in answers)
        return self._sentence_rows + rows + (not self.low)

    @staticmethod
    def _answer(keys: str, text: str, width: int) -> tuple[str, ...]:
        return wrap(text, max(1, width - 4 - CAP * len(keys)), ANSWER_LINES)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002 - Textual's signature
        return self.height_in(width)

    def paint(self, canvas: Canvas, model: DialogText) -> None:
        y = self._sentence_rows
        if self.low or not canvas.block(2, 0, canvas.width - 4, model.text, "plain bold", middle=True):
            canvas.fill(2, 0, canvas.width - 4, y, "now")
            canvas.centred(2, y // 2, canvas.width - 4, fit(model.text, canvas.width - 4), "on bold")
        for text in model.lines:
            for line in wrap(text, canvas.width - 4, 2):
                canvas.put(2, y, line, "plain")
                y += 1
        for keys, text in model.answers:
            for place, key in enumerate(keys):
                canvas.put(2 + CAP * place, y, f" {key} ", "on bold", "caution")
            for line in self._answer(keys, text, canvas.width):
                canvas.put(2 + CAP * len(keys), y, line, "plain")
                y += 1


class AskScreen(HubDialog[bool]):
    """A question with two answers. Two buttons of equal size; none is preselected."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("1,y", "answer(True)", show=False),
        Binding("2,n,escape", "answer(False)", show=False),
        Binding("pageup", "scroll(-5)", show=False),
        Binding("pagedown", "scroll(5)", show=False),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog"):
            with VerticalScroll(id="dialog-scroll", can_focus=False):
                yield DialogHead(id="dialog-head")
            with Horizontal(id="answers"):
                yield ActionButton(id="answer-1")
                yield ActionButton(id="answer-2")

    def ask(self, question: DialogText, yes: str, no: str) -> None:
        """Shows the question; without a `yes` there is only the other answer."""
        self.query_one(DialogHead).show(question)
        answer = self.query_one("#answer-1", ActionButton)
        answer.display = bool(yes)
        answer.show(ActionView("answer(True)", yes, key="1"))
        self.query_one("#answer-2", ActionButton).show(ActionView("answer(False)", no, key="2"))

    def action_scroll(self, lines: int) -> None:
        self.query_one("#dialog-scroll", VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_answer(self, sure: bool) -> None:
        self.dismiss(sure)


class ConfirmScreen(AskScreen):
    """Asks for a confirmation of what a topic is about."""

    def __init__(self, topic: str) -> None:
        super().__init__()
        self.topic = topic

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        asked = confirmation(self.topic, snapshot, wording)
        self.ask(DialogText(asked.question, (), (("1", asked.if_yes), ("2", asked.if_no))), asked.yes, asked.no)


class CorrectScreen(HubDialog[None]):
    """Replaces the tray's counts by counts entered by hand: six steppers, and a button that sends the changes.

    `answers`: the count of `cell` answers a question, so that it is sent also where it is the one that was expected.
    Then digits type it; else they choose a compartment.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("enter", "correct", show=False),
        Binding("plus,up", "step(1)", show=False),
        Binding("minus,down", "step(-1)", show=False),
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)),
    ]

    def __init__(self, cell: int | None = None, *, answers: bool = False) -> None:
        super().__init__()
        self.first = cell
        self.answers = answers
        self.view: CorrectView | None = None

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog", classes="wide-dialog"):
            yield DialogHead(id="dialog-head")
            with Horizontal(id="correct-steppers"):
                for cell in range(CELLS):
                    yield CountStepper(id=f"correct-{cell}", least=0)
            with Horizontal(id="answers"):
                yield ActionButton(filled=True, id="answer-1")
                yield ActionButton(id="answer-2")

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        if self.view is not None:
            return  # a newer snapshot must not change the input
        self.view = correct(snapshot, wording)
        self.query_one(DialogHead).show(DialogText(wording.say("correct-counts"), (wording.say("correct-counts-why"),)))
        for stepper in self.view.steppers:
            self.query_one(f"#correct-{stepper.cell}", CountStepper).start(stepper)
        self.query_one("#answer-1", ActionButton).show(ActionView("correct", wording.say("correct-do")))
        self.query_one("#answer-2", ActionButton).show(ActionView("close", wording.say("footer-back")))
        if self.first is not None:
            self.action_cell(self.first)

    def footer_keys(self, wording: Wording) -> tuple[FooterKey, ...]:
        digits = FooterKey(f"1-{CELLS}", wording.say("footer-choose"), "app.focus_next")
        if self.answers:
            digits = FooterKey("0-9", wording.say("footer-type"), "step(0)")
        return (
            digits,
            FooterKey("+ -", wording.say("footer-change"), "step(1)"),
            FooterKey(wording.symbols.enter, wording.say("correct-do"), "correct"),
            FooterKey("Esc", wording.say("footer-back"), "close"),
        )

    def action_cell(self, cell: int) -> None:
        self.query_one(f"#correct-{cell}", CountStepper).focus()

    def action_digit(self, digit: int) -> None:
        if self.answers and isinstance(self.focused, CountStepper):
            self.focused.type(digit)
        elif not self.answers and 1 <= digit <= CELLS:
            self.action_cell(digit - 1)

    def action_step(self, change: int) -> None:
        if isinstance(self.focused, CountStepper):
            self.focused.step(change)

    def action_close(self) -> None:
        self.dismiss(None)

    def action_correct(self) -> None:
        if self.view is None:
            return
        for stepper in self.view.steppers:
            count = self.query_one(f"#correct-{stepper.cell}", CountStepper).count
            if count != stepper.due or (self.answers and stepper.cell == self.first):
                self.hub.submit(Override(cell=stepper.cell, count=count))
        self.dismiss(None)


class MoreScreen(HubDialog[str | None]):
    """A menu of actions without a button, by default *More*; its result is the chosen action."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,o", "close", show=False),
    ]

    def __init__(self, possible: tuple[str, ...], menu: tuple[str, ...] = MENU) -> None:
        super().__init__()
        self.possible = tuple(action for action in menu if action in possible)
        self.key_of = menu_keys(self.possible)

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog"), Vertical(id="menu"):
            for action in self.possible:
                yield MenuEntry(id=f"menu-{action}")

    def take(self, _: Snapshot, wording: Wording) -> None:
        rows = 2 * len(self.possible)
        self.set_class(rows > MOST_MENU_ROWS or rows + MENU_AROUND > self.app.size.height, "-tight")
        sentences = {command.action: command.sentence for command in COMMANDS if command.sentence}
        for action, key in self.key_of.items():
            entry = self.query_one(f"#menu-{action}", MenuEntry)
            entry.keys = max(map(len, self.key_of.values()))
            entry.show(ActionView(action, wording.say(sentences[action]), key=key))

    def on_key(self, event: events.Key) -> None:
        typed = event.character if event.character is not None else SHOWN_KEYS.get(event.key, "")
        chosen = next((action for action, key in self.key_of.items() if key == typed), None)
        if chosen is not None:
            event.stop()
            self.dismiss(chosen)

    def action_close(self) -> None:
        self.dismiss(None)

    async def on_action_requested(self, event: ActionRequested) -> None:
        if event.action not in self.possible:
            return  # a key of the footer
        event.stop()
        event.prevent_default()  # the base class would run it here, but the action belongs to the screen below
        self.dismiss(event.action)


class WaitingScreen(HubDialog[int | None]):
    """The games that were put aside; its result is the number of the chosen one."""

    MOST: ClassVar[int] = 9

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,r", "close", show=False),
        *(Binding(str(place), f"choose({place})", show=False) for place in range(1, MOST + 1)),
    ]

    def __init__(self, waiting: tuple[WaitingGame, ...]) -> None:
        super().__init__()
        self.waiting = waiting

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog"), Vertical(id="menu"):
            for place, _ in enumerate(self.waiting, start=1):
                yield MenuEntry(id=f"waiting-{place}")

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        games = waiting_games(dataclasses.replace(snapshot, waiting=self.waiting), wording)
        for place, game in enumerate(games, start=1):
            entry = ActionView(f"choose({place})", game, key=str(place))
            self.query_one(f"#waiting-{place}", MenuEntry).show(entry)

    def action_choose(self, place: int) -> None:
        if place <= len(self.waiting):
            self.dismiss(self.waiting[place - 1].game)

    def action_close(self) -> None:
        self.dismiss(None)


class ForEachPlayerScreen(HubDialog[None]):
    """A button for each player, which goes to the next choice of that player."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("enter", "choose", show=False),
        *(Binding(str(number), f"next({number})", show=False) for number in range(1, MAX_PLAYERS + 1)),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog"):
            yield DialogHead(id="dialog-head")
            with Vertical(id="menu"):
                for seat in range(MAX_PLAYERS):
                    yield MenuEntry(id=f"seat-{seat}")
            with Horizontal(id="answers"):
                yield ActionButton(filled=True, id="answer-1")
                yield ActionButton(id="answer-2")

    def show_choices(
        self, head: DialogText, choices: Sequence[str], does: str, snapshot: Snapshot, wording: Wording
    ) -> None:
        """Shows by seat what is chosen ("" for a seat without a choice), and what Enter does ("": it closes)."""
        self.query_one(DialogHead).show(head)
        players = snapshot.game.players if snapshot.game is not None else ()
        for seat in range(MAX_PLAYERS):
            button = self.query_one(f"#seat-{seat}", MenuEntry)
            button.display = seat < min(len(players), len(choices)) and bool(choices[seat])
            if button.display:
                name = wording.say("outside", text=players[seat].name)
                button.show(ActionView(f"next({seat + 1})", wording.labelled(name, choices[seat]), key=str(seat + 1)))
        self.query_one("#answer-1", ActionButton).show(ActionView("choose", does) if does else None)
        self.query_one("#answer-1", ActionButton).display = bool(does)
        self.query_one("#answer-2", ActionButton).show(ActionView("close", wording.say("footer-back")))

    def action_close(self) -> None:
        self.dismiss(None)
