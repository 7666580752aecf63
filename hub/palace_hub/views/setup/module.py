"""First measurements of a weigh module: the instruction, the rows of the stage, and what the main action waits for."""

from palace_hub.locale.message import Message
from palace_hub.views.setup.tray import Instruction
from palace_hub.views.snapshot import ModuleStep, ModuleView
from palace_hub.views.table.lines import LinesView, TextRow
from palace_hub.views.wording import Wording

_WEIGHED = frozenset({ModuleStep.BARE, ModuleStep.CUP, ModuleStep.MASS})
_PLAIN = frozenset(
    {
        "module-stop-aim",
        "module-press",
        "module-cup",
        "module-travel",
        "module-noise",
        "module-drift",
        "module-warmed",
        "module-supply",
        "module-wait",
        "module-shift",
        "module-shifted",
        "module-brick",
        "module-brick-in",
        "module-brick-out",
        "module-place",
        "module-place-lay",
        "module-place-lift",
        "module-across",
    }
)
"""Results that are plain numbers. A result that is neither plain nor good needs a fix."""
_GOOD = frozenset({"module-stop-at"})


def module_head(module: ModuleView, wording: Wording) -> Instruction:
    """The instruction of this step."""
    say = wording.say
    if not module.live and module.step not in (ModuleStep.FIND, ModuleStep.DONE):
        return Instruction(say("head-module-find"), say("explain-module-lost"), True)
    sentence = say(f"head-module-{module.step.value}", mass=module.mass, bricks=module.bricks)
    why = say(
        f"explain-module-{module.step.value}",
        mass=module.mass,
        paper=module.paper,
        bricks=module.bricks,
        role=module.role,
    )
    return Instruction(sentence, why, bool(module.faults))


def module_rows(module: ModuleView, wording: Wording) -> LinesView:
    """The faults, the measured value in large letters, and the results so far."""
    say = wording.say
    rows = [TextRow(wording.message(fault), "alarm", sign=wording.symbols.alarm) for fault in module.faults]
    if module.now is not None:
        rows.append(TextRow(wording.message(module.now), "now", big=True))
    rows += [_result(message, wording) for message in module.told]
    if module.step is ModuleStep.REPORT and all(message.key in _PLAIN | _GOOD for message in module.told):
        rows.append(TextRow(say("module-well"), "done", sign=wording.symbols.done))
    if module.step is ModuleStep.DONE:
        rows.append(TextRow(say("setup-in-file", file=module.file), "muted"))
        rows.append(TextRow(say("module-next", role=module.role), "muted"))
    title = say("module-title", step=module.number, steps=module.steps, place=_place(module, wording))
    return LinesView(tuple(rows), title)


def _place(module: ModuleView, wording: Wording) -> str:
    if not module.place:
        return "-"
    if module.role == "plate":
        return wording.say("module-corner", corner=module.place.upper())
    return wording.say("module-compartment", piece=module.place)


def _result(message: Message, wording: Wording) -> TextRow:
    text = wording.message(message)
    if message.key in _GOOD:
        return TextRow(text, "done", sign=wording.symbols.done)
    if message.key in _PLAIN:
        return TextRow(text)
    return TextRow(text, "caution", sign=wording.symbols.alarm)


def module_waits(module: ModuleView, wording: Wording) -> str:
    """The text in the main action's place."""
    if not module.live or module.step is ModuleStep.FIND:
        return wording.say("waiting-node")
    if module.step in _WEIGHED:
        return wording.say("waiting-still")
    return wording.say(f"waiting-module-{module.step.value}")
