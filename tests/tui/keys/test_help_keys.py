"""At each kind of step the help names every key that works, and no other."""

import pytest
from tests.tui.scenes.index import SCENES
from tests.tui.shared_app import shared
from tests.tui.textual_internals import rendered

from palace_hub.tui.key_table import COMMANDS
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.views.pages.help.page import help_page
from palace_hub.views.palace.stage import KNOB_KEYS
from palace_hub.views.wording import Wording

WORDS = {
    "Enter": ("enter",),
    "Esc": ("escape",),
    "Space": ("space",),
    "arrows": ("left", "right", "up", "down"),
    "Tab": ("tab",),
    "left": ("left",),
    "right": ("right",),
    "+": ("plus",),
    "-": ("minus",),
    "=": ("equals_sign",),
    "?": ("question_mark",),
    "F1": ("f1",),
    "F2": ("f2",),
    "F9": ("f9",),
    "F10": ("f10",),
    "Ctrl+P": ("ctrl+p",),
    "Ctrl+Q": ("ctrl+q",),
}
"""Textual's names of the keys that the help writes out; others are written as they are named."""

UNNAMED = {"backspace", "left", "up"}
"""Second keys of a command, and arrows where the help says that Tab and arrows move the focus."""

FOCUS = {
    ("build", "plus"): ("a",),
    ("build", "minus"): ("a",),
    ("build", "space"): ("j", "right"),
    ("cards_none", "space"): ("right",),
    ("node_lost", "plus"): ("1",),
    ("node_lost", "minus"): ("1",),
}
"""What moves the focus, for keys that act on it."""

ELSEWHERE = set("oqletdpmsf") | {"question_mark", "f1", "f2", "f9", "f10", "ctrl+p", "ctrl+q"}
"""Keys that open the same pages at every step: other tests press them."""

ONE_OF = ({"left", "right", "up", "down"}, {"1", "2"})
"""Arrows stop at an edge, and a number that has the focus is not chosen again: one key of each set has an effect."""

KEYS = sorted({key for command in COMMANDS for key in command.keys.split(",") if key} | {"ctrl+p", "f3", "f5", "f8"})


RULE_HANG = 5
"""Cells before the words of a rule of building, whose number is no key."""


def named(scene: str) -> set[str]:
    """The keys of the help page: the first column of its lines with a key."""
    found: set[str] = set()
    for line in help_page(SCENES[scene](), Wording()).lines:
        column = line.text[: line.hang].strip()
        if not line.hang or (column.isdigit() and line.hang == RULE_HANG):
            continue
        written = column.replace(",", " ").replace("its letter", " ".join(KNOB_KEYS)).replace("its number", "1 2")
        for part in written.split():
            found.update(WORDS.get(part, (part,)))
        if " to " in column:
            first, last = column.split(" to ")[0], column.split(" to ")[1].split(",")[0]
            found.update(str(number) for number in range(int(first), int(last) + 1))
    return found - {"to"}


def state(app: PalaceApp) -> tuple[object, ...]:
    """All that a key may change."""
    text = "".join(strip.text for strip in rendered(app))
    focused = app.focused.id if app.focused is not None else None
    return type(app.screen).__name__, text, app.theme, focused, tuple(shared().source.entries)


MORE = ("cards_none", "plan_monkey")


@pytest.mark.parametrize(
    "scene", ["plan_build", *(pytest.param(more, marks=pytest.mark.long) for more in ("build", "node_lost", *MORE))]
)
def test_help_names_every_key_that_works_and_no_other(scene: str) -> None:
    keys = named(scene)
    silent = [key for key in KEYS if key not in keys | UNNAMED]
    working = sorted(keys - ELSEWHERE, key=lambda key: ((scene, key) not in FOCUS, key))
    presses = [silent]
    for key in working:
        presses += [FOCUS.get((scene, key), ()), (key,)]
    changed = shared().after_each(SCENES[scene](), presses, state)
    assert not changed[0], silent
    without_effect = {key for key, works in zip(working, changed[2::2], strict=True) if not works}
    more_knobs = set(KNOB_KEYS[2:]) if scene == "plan_monkey" else set()  # few knobs are lit
    assert without_effect - more_knobs <= set().union(*ONE_OF)
    assert not any(group <= without_effect for group in ONE_OF)
