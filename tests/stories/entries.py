"""What people tell the hub: keys, typed staircases, cards, answers. One function for each word of the format."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tests.stories.deeds import Word, cell_of, who_of
from tests.stories.evening import Evening
from tests.stories.scene import BadScene, Step

from monkey_palace.cards.deck_format import PILES
from palace_hub.referee import entries as say
from palace_hub.sim.world.truth import KINDS
from palace_hub.views.wording import Wording

ENTRIES: dict[str, Word] = {}
KEYS: dict[str, say.Entry] = {
    "enter": say.Confirm(),
    "esc": say.Back(),
    "undo": say.Undo(),
    "redo": say.Redo(),
    "pass": say.PassBuild(),
    "frog": say.TakeFrog(),
    "keep": say.KeepAsItIs(),
    "resume": say.Resume(),
    "put aside": say.Discard(),
    "skip": say.Skip(),
}
WORDING = Wording()


def entry(name: str, *options: str) -> Callable[[Callable[[Evening, Step, Any], None]], Any]:
    """Register a function as the entry of this name."""

    def register(do: Callable[[Evening, Step, Any], None]) -> Callable[[Evening, Step, Any], None]:
        ENTRIES[name] = Word(do, frozenset(options))
        return do

    return register


@entry("presses")
def presses(evening: Evening, step: Step, keys: str | Sequence[str]) -> None:
    """Keys by name, one after the other."""
    for key in [keys] if isinstance(keys, str) else keys:
        if key not in KEYS:
            raise BadScene(f"no key {key!r}: expected one of {', '.join(KEYS)}")
        evening.enter(KEYS[key])


@entry("types")
def types(evening: Evening, step: Step, what: bool | Mapping[str, Any]) -> None:
    """The facts of the newest build, or other ones, go into the form; only a bronze table has one."""
    if evening.level != "bronze":
        return
    who = who_of(evening, step)
    if what is True or "colour" not in what:
        facts = evening.verdict(who).facts
        if facts is None:
            raise BadScene(f"what {who} built is no staircase: say its facts")
        typed = {
            "start_colour": facts.start_colour,
            "arches": facts.arches,
            "bricks": facts.bricks,
            "columns": facts.columns,
            "height": facts.height,
            "five_high": facts.five_high(evening.state.settings),
        }
    else:
        typed = {"five_high": False, "bricks": 0, "columns": 0}
    if what is not True:
        typed |= {"start_colour" if name == "colour" else name: value for name, value in what.items()}
    evening.enter(say.EnterBy(way="facts"), say.Draft(**typed))


@entry("declares")
def declares(evening: Evening, step: Step, what: bool | Mapping[str, Any]) -> None:
    """The staircase is finished: typed at bronze, then Enter."""
    types(evening, step, what)
    evening.enter(say.Confirm())


@entry("chooses")
def chooses(evening: Evening, step: Step, piles: Sequence[str]) -> None:
    """Cards by pile (its top card) or by id: the whole present choice."""
    evening.enter(say.ChooseCards(cards=tuple(card_of(evening, step, pile) for pile in piles)))


@entry("buys", "stacks")
def buys(evening: Evening, step: Step, piles: Sequence[str]) -> None:
    """Choose these cards and confirm; `stacks`: slots 0 to 3, where there is a choice."""
    chooses(evening, step, piles)
    evening.enter(say.Confirm())


@entry("stacks")
def stacks(evening: Evening, _step: Step, slots: Sequence[int]) -> None:
    """The slots of the new cards, and Enter."""
    evening.enter(say.ChooseSlots(slots=tuple(slots)), say.Confirm())


def card_of(evening: Evening, step: Step, name: str) -> str:
    """The card that a pile or an id means."""
    if name not in PILES:
        return name
    pile = evening.state.market[PILES.index(name)]
    if pile.top is None:
        raise BadScene(f"the top of {name} is not known; name the card")
    return pile.top


@entry("answers")
def answers(evening: Evening, step: Step, answer: str) -> None:
    """The answer to the open question: its code, a number, or words of its text."""
    question = evening.shown.question
    if question is None:
        raise BadScene("nothing is asked")
    fit = [option.answer for option in question.options if answer == option.answer]
    fit += [option.answer for option in question.options if answer.lower() in WORDING.message(option.text).lower()]
    evening.enter(say.Answer(question=question.id, answer=fit[0] if fit else answer))
    if question.cell is not None:
        evening.misled.add(KINDS[question.cell])


@entry("counts")
def counts(evening: Evening, _step: Step, pieces: Mapping[str, int]) -> None:
    """A person's count of compartments, in place of the tray's."""
    for kind, number in pieces.items():
        evening.enter(say.Override(cell=cell_of(kind), count=number))
        evening.misled.add(kind)


@entry("types_taken")
def types_taken(evening: Evening, _step: Step, pieces: Mapping[str, int]) -> None:
    """Pieces that were taken while the tray cannot be read (negative: put back)."""
    evening.enter(say.Manual(taken={cell_of(kind): number for kind, number in pieces.items()}))


@entry("types_decoration")
def types_decoration(evening: Evening, _step: Step, colour: str) -> None:
    """The decoration that was put on while the tray cannot be read."""
    evening.enter(say.Decoration.model_validate({"do": "decoration", "colour": colour}))


@entry("corrects_card", "was", "is")
def corrects_card(evening: Evening, step: Step, player: str) -> None:
    """A card of this player is another one."""
    card = {"player": evening.players.index(player), "was": step.data["was"], "is": step.data["is"]}
    evening.enter(say.parse_entry({"do": "correct_card", **card}))


@entry("enters")
def enters(evening: Evening, _step: Step, data: Mapping[str, Any]) -> None:
    """Any other entry as data: `{do = "...", ...}`."""
    evening.enter(say.parse_entry(dict(data)))


@entry("chooses_knob")
def chooses_knob(evening: Evening, _step: Step, at: str) -> None:
    """The knob of a figure, and Enter."""
    evening.enter(say.ChooseKnob(at=at), say.Confirm())
