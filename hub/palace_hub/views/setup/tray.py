"""The tray's set-up, and its check before a game: the instruction and the rows of the stage."""

from typing import NamedTuple

from monkey_palace.board.pieces import PIECES
from palace_hub.locale.message import Message
from palace_hub.views.snapshot import Snapshot, TrayCheckView, TraySetupStep, TraySetupView
from palace_hub.views.table.lines import LinesView, TextRow, compartment_row, cup_rows
from palace_hub.views.wording import Wording


class Instruction(NamedTuple):
    """What to do in a step of a set-up. `caution`: a fault keeps the step from ending."""

    sentence: str
    explanation: str
    caution: bool = False


MOST_NOTES = 6
"""Notes of two lines each that fit the stage. `palace doctor` prints all of them."""

MOST_SILENT = 2
"""Silent ports that are named: a machine may have many."""

_CONNECTING = frozenset({"problem-incompatible", "problem-node-copy", "problem-config-refused"})
_GOOD = frozenset({"setup-box-right"})
_PLAIN = frozenset({"setup-assumes-small", "capability-twins", "capability-audit", "setup-modules-unmeasured"})
"""Notes that need no fix."""


def setup_head(snapshot: Snapshot, wording: Wording) -> Instruction:
    """The instruction of this step."""
    setup = snapshot.tray_setup
    assert setup is not None
    say = wording.say
    if not setup.live and setup.step not in (TraySetupStep.FIND, TraySetupStep.DONE):
        return Instruction(say("head-setup-find"), say("explain-setup-lost"), True)
    held_up = bool(setup.faults)
    match setup.step:
        case TraySetupStep.FIND:
            return Instruction(say("head-setup-find"), say("explain-setup-find"), held_up)
        case TraySetupStep.EMPTY:
            return Instruction(say("head-calibrate-empty"), say("explain-setup-empty"), held_up)
        case TraySetupStep.FULL:
            return Instruction(say("head-calibrate-full"), say("explain-setup-full"), held_up)
        case TraySetupStep.LIFT:
            sentence = say("head-setup-lift", piece=setup.piece, count=setup.count)
            held = setup.expected[[piece.value for piece in PIECES].index(setup.piece)]
            return Instruction(sentence, say("explain-setup-lift", count=setup.count, held=held), held_up)
        case TraySetupStep.BACK:
            sentence = say("head-setup-back", piece=setup.piece, count=setup.count)
            return Instruction(sentence, say("explain-setup-back-in", count=setup.count), held_up)
        case TraySetupStep.REPORT:
            return Instruction(say("head-setup-report"), say("explain-setup-report"), held_up)
        case _:
            key = "explain-setup-kept-game" if setup.in_game else "explain-setup-kept"
            return Instruction(say("head-setup-kept"), say(key), held_up)


def check_head(check: TrayCheckView, wording: Wording) -> Instruction:
    """The instruction of the check: wait, put missing pieces back, or compare."""
    say = wording.say
    if check.damaged:
        return Instruction(say("head-tray-damaged"), say("explain-tray-damaged"), True)
    if check.lacks:
        return Instruction(say("head-tray-lacks", count=check.lacks), say("explain-tray-differs"), True)
    if check.found:
        return Instruction(say("head-tray-differs"), say("explain-tray-differs"), True)
    return Instruction(say("head-tray-check"), say("explain-tray-check"))


def setup_rows(snapshot: Snapshot, wording: Wording) -> LinesView:
    """The faults, then the target of each compartment or the report."""
    setup = snapshot.tray_setup
    assert setup is not None
    rows = [_fault(message, wording) for message in setup.faults]
    match setup.step:
        case TraySetupStep.FIND:
            rows += _finding(snapshot, wording)
        case TraySetupStep.LIFT | TraySetupStep.BACK:
            place = [piece.value for piece in PIECES].index(setup.piece)
            rows += [TextRow(""), compartment_row(snapshot, wording, place)]
        case TraySetupStep.REPORT | TraySetupStep.DONE:
            rows += _notes(setup, wording)
        case _:
            rows += cup_rows(snapshot, setup.cups, wording)
    return LinesView(tuple(rows), wording.say("setup-title", step=_number(setup)))


def _number(setup: TraySetupView) -> int:
    return list(TraySetupStep).index(setup.step) + 1


def _fault(message: Message, wording: Wording) -> TextRow:
    return TextRow(wording.message(message), "alarm", sign=wording.symbols.alarm)


def _finding(snapshot: Snapshot, wording: Wording) -> list[TextRow]:
    """No tray yet: the nodes and ports that are there, with the doctor's findings."""
    rows: list[TextRow] = []
    silent = [link.name for link in snapshot.links if link.state in ("absent", "lost") and not link.node_id]
    if not snapshot.links:
        rows.append(TextRow(wording.say("setup-no-node"), "caution", sign=wording.symbols.alarm))
    elif any(link.role == "plate" for link in snapshot.links):
        rows.append(TextRow(wording.say("doctor-no-tray"), "caution", sign=wording.symbols.alarm))
    for name in silent[:MOST_SILENT]:
        rows.append(TextRow(wording.say("doctor-silent", port=name), "caution", sign=wording.symbols.alarm))
        fix = wording.say("fix-doctor-silent", port=name)
        rows.append(TextRow(wording.sentences((wording.say("doctor-fix"), fix))))
    rows += [
        TextRow(wording.message(problem), "caution") for problem in snapshot.problems if problem.key in _CONNECTING
    ]
    return [*rows, TextRow(wording.say("setup-ask-doctor"), "muted")]


def _notes(setup: TraySetupView, wording: Wording) -> list[TextRow]:
    rows: list[TextRow] = []
    for note in setup.notes[:MOST_NOTES]:
        if note.key in _PLAIN:
            rows.append(TextRow(wording.message(note), "muted"))
            continue
        good = note.key in _GOOD
        sign = wording.symbols.done if good else wording.symbols.alarm
        rows.append(TextRow(wording.message(note), "done" if good else "caution", sign=sign))
    more = len(setup.notes) - MOST_NOTES
    if more > 0:
        rows.append(TextRow(wording.say("setup-notes-more", count=more), "muted"))
    if all(note.key in _GOOD | _PLAIN for note in setup.notes):
        rows.append(TextRow(wording.say("setup-all-well"), "done", sign=wording.symbols.done))
    if setup.step is TraySetupStep.DONE:
        rows.append(TextRow(wording.say("setup-in-file", file=setup.file), "muted"))
    return rows


def check_rows(snapshot: Snapshot, wording: Wording) -> LinesView:
    """The differences by compartment, and the possible answers."""
    check = snapshot.tray_check
    assert check is not None
    title = wording.say("calibrate-title")
    if not check.found:
        return LinesView(
            tuple(compartment_row(snapshot, wording, i, count) for i, count in enumerate(check.expected)), title
        )
    rows = []
    for piece, message in check.found:
        text = wording.message(message)
        if piece is not None:
            text = f"{wording.sign(piece)}  {text}"
        rows.append(TextRow(text, "alarm", sign=wording.symbols.alarm))
    rows.append(TextRow(""))
    for number, choice in enumerate(check.choices, start=1):
        rows.append(TextRow(_choice(check, choice, wording), "now", key=str(number)))
    return LinesView(tuple(rows), title)


def _choice(check: TrayCheckView, choice: str, wording: Wording) -> str:
    word = choice.replace("_", "-")
    return wording.say("check-damaged-count" if check.damaged and choice == "count" else f"check-{word}")
