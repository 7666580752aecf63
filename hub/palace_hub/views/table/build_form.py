"""The build form: the facts of `report_build` as five steppers and three colours, and the rules that they break."""

from dataclasses import dataclass
from typing import Final

from monkey_palace.board.pieces import COLOURS
from palace_hub.views.snapshot import BuildDraft, Snapshot
from palace_hub.views.table.actions import ActionView
from palace_hub.views.wording import Wording

SEEING: Final = frozenset({"gold", "silver"})
"""The plate's levels at which it sees what is built."""

STEPPER_KEYS: Final = "abkgj"
"""The letters of the steppers: those of the pieces are the keys that put them on the plan. Counts are digits."""


def other_way(snapshot: Snapshot) -> str:
    """The method of entry behind the switch: back to the plate if it sees the staircase, else plan or facts."""
    if snapshot.plan.way == "plate":
        return "plan"
    if snapshot.plate is not None and snapshot.plate.live and snapshot.plate.level in SEEING:
        return "plate"
    return "facts" if snapshot.plan.way == "plan" else "plan"


@dataclass(frozen=True, slots=True)
class StepperView:
    """One number with a minus and a plus. `field` is the draft's field that they change."""

    field: str
    key: str
    label: str
    value: str
    fewer: bool
    more: bool


@dataclass(frozen=True, slots=True)
class ColourView:
    """One colour of the start knob."""

    colour: str
    key: str
    sign: str
    word: str
    chosen: bool
    done_sign: str


@dataclass(frozen=True, slots=True)
class Fact:
    """A line beside form or plan. `state`: done (with the tick), alarm (with `!`), caution, now, plain or muted."""

    text: str
    state: str
    sign: str = ""


@dataclass(frozen=True, slots=True)
class BuildFormView:
    """The form with its list of facts."""

    steppers: tuple[StepperView, ...]
    colour_heading: str
    colours: tuple[ColourView, ...]
    facts_title: str
    facts: tuple[Fact, ...]
    switch: ActionView | None = None  # to the plan, if the palace is known


def _steppers(draft: BuildDraft, stock: tuple[int, int, int], wording: Wording) -> tuple[StepperView, ...]:
    """Pieces stop at the player's stock (rule 4.9). Other broken rules appear among the facts."""
    numbers = (("arches", draft.arches), ("bricks", draft.bricks), ("columns", draft.columns))
    view = [
        StepperView(
            field, STEPPER_KEYS[place], wording.say(f"stepper-{field}"), str(value), value > 0, value < stock[place]
        )
        for place, (field, value) in enumerate(numbers)
    ]
    view.append(
        StepperView("height", STEPPER_KEYS[3], wording.say("stepper-height"), str(draft.height), draft.height > 0, True)
    )
    view.append(
        StepperView(
            "five_high",
            STEPPER_KEYS[4],
            wording.say("stepper-five-high"),
            wording.say("word-yes" if draft.five_high else "word-no"),
            draft.five_high,
            not draft.five_high,
        )
    )
    return tuple(view)


def _facts(snapshot: Snapshot, counts: str, wording: Wording, *, plan: bool) -> tuple[Fact, ...]:
    """Ticks for met conditions; the broken rules instead, if there are any. `counts`: the setting of R10.4."""
    draft = snapshot.draft
    symbols = wording.symbols
    if snapshot.draft_faults:
        return tuple(Fact(wording.message(fault), "alarm", symbols.alarm) for fault in snapshot.draft_faults)
    facts = [
        Fact(wording.say("fact-pieces", arches=draft.arches, bricks=draft.bricks, columns=draft.columns), "plain"),
        Fact(wording.say("fact-height", height=draft.height), "plain"),
    ]
    if draft.start_colour is None:
        facts.append(Fact(wording.say("fact-choose-colour"), "caution"))
    else:
        sign = wording.sign(draft.start_colour)
        facts.append(Fact(wording.say("fact-start", piece=draft.start_colour, sign=sign), "plain"))
    if draft.arches:
        facts.append(Fact(wording.say("fact-ends-in-arch"), "done", symbols.done))
    else:
        facts.append(Fact(wording.say("fact-no-arch"), "caution"))
    if draft.five_high:
        facts.append(Fact(wording.say("fact-five-high"), "done", symbols.done))
    facts.append(Fact(wording.say("fact-part-counts", counts=counts), "muted"))
    facts.append(Fact(wording.say("fact-credits", count=draft.arches, most=draft.arches + 1), "plain"))
    if plan:
        facts.append(Fact(wording.say("fact-plan-ends"), "caution", symbols.alarm))
    return tuple(facts)


def build_form(snapshot: Snapshot, wording: Wording, *, plan: bool = False) -> BuildFormView | None:
    """The form for the player in turn; None outside a game. `plan`: the plan is possible too, so offer the switch."""
    game = snapshot.game
    if game is None:
        return None
    draft = snapshot.draft
    bricks = game.player.bricks
    colours = tuple(
        ColourView(
            colour,
            str(place + 1),
            wording.sign(colour),
            wording.say(f"tile-{colour}"),
            draft.start_colour == colour,
            wording.symbols.done,
        )
        for place, colour in enumerate(COLOURS)
    )
    return BuildFormView(
        _steppers(draft, (bricks.arch, bricks.brick, bricks.column), wording),
        wording.say("build-colour-heading"),
        colours,
        wording.say("build-facts-title"),
        _facts(snapshot, game.settings.bonus_counts, wording, plan=plan),
        ActionView("way", wording.say(f"way-to-{other_way(snapshot)}"), key="w") if plan else None,
    )
