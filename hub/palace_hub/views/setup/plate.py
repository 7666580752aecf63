"""The plate's set-up: the instruction, the stage with a small plan of the sheet, and the main action."""

from dataclasses import dataclass

from palace_hub.locale.message import Message, Parameter
from palace_hub.views.setup.tray import Instruction
from palace_hub.views.snapshot import PlateSetupStep, PlateSetupView
from palace_hub.views.table.lines import LinesView, TextRow
from palace_hub.views.wording import Wording

EDGE = 31
"""The last stud of the sheet, counted from 0."""
FIRST, PITCH, KNOBS = 2, 3, 10
"""First stud, distance and number of the ground's knobs in each direction. The set-up uses only these studs."""
MOST_NOTES = 7

_PLAIN = frozenset({"plate-residual", "plate-noise", "plate-shift", "plate-masses", "plate-figures"})
_GOOD = frozenset({"plate-promise"})
_WITH_PLAN = frozenset(
    {PlateSetupStep.STACK, PlateSetupStep.WEIGH, PlateSetupStep.FIGURE, PlateSetupStep.KNOBS},
)


def from_edges(stud: tuple[int, int]) -> dict[str, Parameter]:
    """A stud counted from its nearer edges, from 1: `across` from `side`, `along` from `edge`."""
    x, y = stud
    left, near = 2 * x <= EDGE, 2 * y <= EDGE
    return {
        "across": x + 1 if left else EDGE - x + 1,
        "side": "left" if left else "right",
        "along": y + 1 if near else EDGE - y + 1,
        "edge": "near" if near else "far",
    }


def stud_name(stud: tuple[int, int]) -> str:
    """A stud in a list, counted from the left and from the near edge, from 1."""
    return f"{stud[0] + 1}/{stud[1] + 1}"


@dataclass(frozen=True, slots=True)
class SheetView:
    """The sheet from above beside a few lines. A knob is (column, row); row 0 is at the far edge."""

    lines: LinesView
    now: tuple[int, int] | None  # the knob that is due
    done: frozenset[tuple[int, int]]
    off: bool  # take the load off the knob that is due
    near: str  # the word at the near edge


def sheet(setup: PlateSetupView, wording: Wording) -> SheetView | LinesView:
    """The stage of this step: the sheet if a knob is due, else lines."""
    say = wording.say
    number = list(PlateSetupStep).index(setup.step) + 1
    rows = [TextRow(wording.message(fault), "alarm", sign=wording.symbols.alarm) for fault in setup.faults]
    if setup.step in (PlateSetupStep.REPORT, PlateSetupStep.DONE):
        rows += [_note(note, wording) for note in setup.notes[:MOST_NOTES]]
    elif setup.part is not None:
        rows.append(TextRow(say("plate-part", percent=round(100 * setup.part)), "now", big=True))
    elif setup.step in _WITH_PLAN:
        rows += _asked(setup, wording)
    if setup.step is PlateSetupStep.DONE:
        rows.append(TextRow(say("plate-hub-file", file=setup.file), "muted"))
    lines = LinesView(tuple(rows), say("plate-setup-title", step=number, steps=len(PlateSetupStep)))
    if setup.at is None:
        return lines
    done = frozenset(_place(mark) for mark in setup.marks)
    return SheetView(lines, _place(setup.at), done, setup.put is False, say("plate-setup-near"))


def _place(stud: tuple[int, int]) -> tuple[int, int]:
    return (stud[0] - FIRST) // PITCH, KNOBS - 1 - (stud[1] - FIRST) // PITCH


def _asked(setup: PlateSetupView, wording: Wording) -> list[TextRow]:
    say = wording.say
    rows: list[TextRow] = []
    if setup.step is PlateSetupStep.WEIGH:
        rows.append(TextRow(say("plate-where-middle")))
    elif setup.at is not None:
        rows.append(TextRow(say("plate-where", **from_edges(setup.at))))
    if setup.now is not None:
        rows.append(TextRow(wording.message(setup.now), "now", big=True))
    elif setup.of:
        rows.append(TextRow(say("plate-count", done=setup.done, of=setup.of), "now", big=True))
    if setup.now is not None and setup.of:
        rows.append(TextRow(say("plate-count", done=setup.done, of=setup.of), "muted"))
    return rows


def _note(note: Message, wording: Wording) -> TextRow:
    text = wording.message(note)
    if note.key in _GOOD:
        return TextRow(text, "done", sign=wording.symbols.done)
    if note.key in _PLAIN:
        return TextRow(text)
    return TextRow(text, "caution", sign=wording.symbols.alarm)


def plate_head(setup: PlateSetupView, wording: Wording) -> Instruction:
    """The instruction of this step."""
    say, step = wording.say, setup.step
    if not setup.live and step not in (PlateSetupStep.FIND, PlateSetupStep.DONE):
        return Instruction(say("head-plate-find"), say("explain-plate-lost"), True)
    held_up = bool(setup.faults)
    if setup.part is not None:
        return Instruction(say("head-plate-work"), say("explain-plate-work"))
    off = setup.put is False
    if step is PlateSetupStep.STACK and off:
        return Instruction(say("head-plate-stack-off"), say("explain-plate-stack-off"), held_up)
    if step in (PlateSetupStep.WEIGH, PlateSetupStep.FIGURE) and off:
        return Instruction(say("head-plate-off"), say("explain-plate-off"), held_up)
    if step is PlateSetupStep.WEIGH:
        sentence = say("head-plate-weigh", piece=setup.kind, count=setup.count)
    elif step is PlateSetupStep.FIGURE:
        sentence = say("head-plate-figure", figure=setup.kind)
    else:
        sentence = say(f"head-plate-{step.value}")
    game = "yes" if setup.in_game else "no"
    return Instruction(sentence, say(f"explain-plate-{step.value}", count=setup.count, game=game), held_up)


def plate_main(setup: PlateSetupView, wording: Wording) -> str:
    """The text of the main action."""
    if setup.step is PlateSetupStep.DONE and setup.in_game:
        return wording.say("main-plate-game")
    return wording.say(f"main-plate-{setup.step.value}")


def plate_waits(setup: PlateSetupView, wording: Wording) -> str:
    """The text in the main action's place."""
    if not setup.live or setup.step is PlateSetupStep.FIND:
        return wording.say("waiting-node")
    if setup.part is not None:
        return wording.say("waiting-plate-work")
    if setup.step is not PlateSetupStep.BARE and setup.put is False:
        return wording.say("waiting-plate-off")
    return wording.say(f"waiting-plate-{setup.step.value}")
