"""What the hub must show: one function for each word of the format. Each returns what is wrong, "" for nothing."""

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tests.stories.deeds import cell_of
from tests.stories.evening import Evening
from tests.stories.scene import BadScene, Step

from monkey_palace.board.pieces import PIECES
from palace_hub.referee.judgement import Judgement
from palace_hub.views.table.head import Tone, head
from palace_hub.views.table.question import question as question_view
from palace_hub.views.table.screen import table
from palace_hub.views.wording import Wording

Expectation = Callable[[Evening, Step, Any], str]

EXPECTATIONS: dict[str, Expectation] = {}
OPTIONS = {"asks": frozenset({"about", "offers", "no_answers"}), "silent": frozenset()}
WAITS_S = 12.0
"""The hub may take this long to say or ask something; plate and foreign objects are asked about after 4 to 10 s."""
LOOKS_EVERY_S = 0.5
WORDING = Wording()


def expectation(name: str) -> Callable[[Expectation], Expectation]:
    """Register a function as the expectation of this name."""

    def register(judge: Expectation) -> Expectation:
        EXPECTATIONS[name] = judge
        return judge

    return register


def texts(view: object) -> Iterator[str]:
    """All texts of a view model."""
    if isinstance(view, str):
        yield view
    elif dataclasses.is_dataclass(view):
        for field in dataclasses.fields(view):
            yield from texts(getattr(view, field.name))
    elif isinstance(view, tuple | list):
        for part in view:
            yield from texts(part)


def on_screen(evening: Evening) -> str:
    """Everything that speaks to people now: head, question, stage, refusal, news since the last step."""
    shown = evening.shown
    parts = [*texts(head(shown, WORDING)), *texts(question_view(shown, WORDING))]
    screen = table(shown, WORDING)
    parts += [screen.last_round, *texts(screen.stage), *texts(screen.actions), *texts(screen.info)]
    parts += [WORDING.message(told) for told in (shown.refusal, *evening.told) if told is not None]
    for message in () if shown.plate is None else (shown.plate.off, shown.plate.start, shown.plate.ground):
        parts += [] if message is None else [WORDING.message(message)]
    parts += [WORDING.message(problem) for problem in shown.problems]
    return "\n".join(filter(None, parts))


def text_of(wanted: Any) -> str:
    """The text that an expectation means: itself, or the message with this key."""
    if isinstance(wanted, Mapping):
        params = {name: value for name, value in wanted.items() if name != "key"}
        return WORDING.say(wanted["key"], **params)
    return str(wanted)


def _shortened(text: str) -> str:
    return " | ".join(text.split("\n"))[:300]


def sooner_or_later(evening: Evening, fits: Callable[[], bool]) -> bool:
    """Whether it comes true within `WAITS_S`."""
    waited = 0.0
    while not fits():
        if waited > WAITS_S:
            return False
        evening.pass_time(LOOKS_EVERY_S)
        waited += LOOKS_EVERY_S
    return True


@expectation("says")
def says(evening: Evening, _step: Step, wanted: Any) -> str:
    """The screen shows this text, or the message with this key; a list: all of them."""
    for one in wanted if isinstance(wanted, list) else [wanted]:
        text = text_of(one).lower()
        if not sooner_or_later(evening, lambda text=text: text in on_screen(evening).lower()):
            return f"does not say {text!r}, but: {_shortened(on_screen(evening))}"
    return ""


@expectation("never_says")
def never_says(evening: Evening, _step: Step, wanted: Any) -> str:
    """The screen does not show this text now."""
    for one in wanted if isinstance(wanted, list) else [wanted]:
        text = text_of(one).lower()
        if text in on_screen(evening).lower():
            return f"says {text!r}: {_shortened(on_screen(evening))}"
    return ""


@expectation("asks")
def asks(evening: Evening, step: Step, kind: str) -> str:
    """A question of this kind is open (count, object, staircase, plate, laid, any); it `offers` these answers."""
    if not sooner_or_later(evening, lambda: evening.shown.question is not None):
        return f"asks nothing; says: {_shortened(on_screen(evening))}"
    question = evening.shown.question
    assert question is not None
    options = [(option.answer, WORDING.message(option.text)) for option in question.options]
    evening.demanded.add(question.id)
    is_kind = evening.questions[question.id]
    if is_kind == "object":
        evening.demanded_kinds.add(is_kind)
    if kind not in ("any", is_kind):
        return f"asks about {is_kind}, not {kind}: {_shortened(on_screen(evening))}"
    about = step.data.get("about")
    if about is not None and question.cell != cell_of(about):
        where = None if question.cell is None else PIECES[question.cell].value
        return f"asks about {where}, not {about}"
    for answer in step.data.get("offers", ()):
        if not any(answer == code or answer.lower() in text.lower() for code, text in options):
            return f"does not offer {answer!r}, but {options}"
    if step.data.get("no_answers") and options:
        return f"offers {options}"
    return ""


@expectation("silent")
def silent(evening: Evening, _step: Step, seconds: float | bool) -> str:
    """For so many seconds nothing is asked, and nothing has to be put right."""
    evening.pass_time(3.0 if seconds is True else seconds)
    return noise(evening)


def noise(evening: Evening) -> str:
    """What the hub is not silent about now."""
    shown = evening.shown
    if shown.question is not None:
        return f"asks: {_shortened(on_screen(evening))}"
    if shown.judgement is not None and shown.judgement.wrong:
        return f"wants something put right: {_shortened(on_screen(evening))}"
    if shown.refusal is not None:
        return f"refuses: {WORDING.message(shown.refusal)}"
    if shown.plate is not None and shown.plate.off is not None:
        return f"says that the plate differs: {WORDING.message(shown.plate.off)}"
    return ""


@expectation("calm")
def calm(evening: Evening, _step: Step, _wanted: bool) -> str:
    """Nothing is asked, and the screen raises no alarm: a quiet note is allowed."""
    evening.pass_time(3.0)
    shown = evening.shown
    if shown.question is not None or head(shown, WORDING).tone is Tone.ALARM:
        return f"is not calm: {_shortened(on_screen(evening))}"
    return ""


@expectation("put_back")
def put_back(evening: Evening, _step: Step, pieces: Mapping[str, int]) -> str:
    """Exactly these pieces have to go back into the tray."""
    return _boxes(evening, "put_back", pieces)


@expectation("take_out")
def take_out(evening: Evening, _step: Step, pieces: Mapping[str, int]) -> str:
    """Exactly these pieces have to come out of the tray again."""
    return _boxes(evening, "take_out", pieces)


@expectation("due")
def due(evening: Evening, _step: Step, pieces: Mapping[str, int]) -> str:
    """Exactly these pieces are still to be taken; `brick_or_arch`: of either kind."""
    return _boxes(evening, "due", pieces)


def _boxes(evening: Evening, name: str, wanted: Mapping[str, int]) -> str:
    def now() -> dict[str, int]:
        judgement = evening.shown.judgement
        return {} if judgement is None else _pieces(judgement, name)

    if not sooner_or_later(evening, lambda: now() == dict(wanted)):
        return f"{name} is {now()}, not {dict(wanted)}: {_shortened(on_screen(evening))}"
    return ""


def _pieces(judgement: Judgement, name: str) -> dict[str, int]:
    """The pieces by kind of which `name` is not 0."""
    found = {box.piece: getattr(box, name) for box in judgement.boxes if getattr(box, name)}
    choice = judgement.choice
    if name == "due" and choice is not None and choice.taken < choice.of:
        found["brick_or_arch"] = choice.of - choice.taken
    return found


@expectation("refuses")
def refuses(evening: Evening, _step: Step, wanted: Any) -> str:
    """The last entry was refused, with this text or key; true: for any reason; false: it was accepted."""
    refusal = evening.shown.refusal
    if wanted is False:
        return "" if refusal is None else f"refuses: {WORDING.message(refusal)}"
    if refusal is None:
        return "refuses nothing"
    if wanted is True or refusal.key == wanted or str(wanted).lower() in WORDING.message(refusal).lower():
        return ""
    return f"refuses with {refusal.key}: {WORDING.message(refusal)}"


@expectation("turn")
def turn(evening: Evening, _step: Step, name: str) -> str:
    """It is this player's turn."""
    if not sooner_or_later(evening, lambda: evening.state.player.name == name):
        return f"it is {evening.state.player.name}'s turn, not {name}'s: {_shortened(on_screen(evening))}"
    return ""


@expectation("stage")
def stage(evening: Evening, _step: Step, wanted: str | list[str]) -> str:
    """The stage of the turn (or the phase, outside of a turn), one of several."""
    names = wanted if isinstance(wanted, list) else [wanted]

    def now() -> str:
        return evening.hub.stage.value if evening.hub.stage is not None else evening.hub.phase.value

    if not sooner_or_later(evening, lambda: now() in names):
        return f"the stage is {now()}, not {' or '.join(names)}: {_shortened(on_screen(evening))}"
    return ""


@expectation("credits")
def credits(evening: Evening, _step: Step, number: int) -> str:
    """So many credits."""
    found = evening.state.credits
    return "" if found == number else f"{found} credits, not {number}"


@expectation("holds_monkey")
def holds_monkey(evening: Evening, _step: Step, name: str) -> str:
    """This player holds the monkey; "" for nobody."""
    seat = evening.state.trophies["monkey"]
    found = "" if seat is None else evening.state.players[seat].name
    return "" if found == name else f"{found or 'nobody'} holds the monkey, not {name or 'nobody'}"


@expectation("tray")
def tray(evening: Evening, _step: Step, pieces: Mapping[str, int]) -> str:
    """The hub counts so many pieces in these compartments."""
    found = evening.hub.ledger
    off = {kind: (found[kind], number) for kind, number in pieces.items() if found[kind] != number}
    if any(kind not in found for kind in pieces):
        raise BadScene("unknown compartment")
    return "" if not off else f"tray: {', '.join(f'{kind} {a}, not {b}' for kind, (a, b) in off.items())}"


@expectation("has")
def has(evening: Evening, _step: Step, players: Mapping[str, Mapping[str, int]]) -> str:
    """By the book these players have so many building pieces (arch, brick, column)."""
    state = evening.state
    for player in state.players:
        for kind, number in players.get(player.name, {}).items():
            if player.bricks[kind] != number:
                return f"{player.name} has {player.bricks[kind]} {kind}, not {number}"
    return ""


@expectation("palace")
def palace(evening: Evening, _step: Step, pieces: Mapping[str, int]) -> str:
    """So many pieces stand on the palace by the book."""
    for kind, number in pieces.items():
        if evening.state.built[kind] != number:
            return f"the palace has {evening.state.built[kind]} {kind}, not {number}"
    return ""


@expectation("lost")
def lost(evening: Evening, _step: Step, pieces: Mapping[str, int]) -> str:
    """So many pieces are lost by the book, beyond those that the box lacked."""
    for kind, number in pieces.items():
        found = evening.state.lost[kind] - evening.lacked[kind]
        if found != number:
            return f"{found} {kind} are lost, not {number}"
    return ""


@expectation("score")
def score(evening: Evening, _step: Step, players: Mapping[str, int]) -> str:
    """The total scores."""
    assert evening.hub.book is not None
    sheets = evening.hub.book.game.score()
    found = {player.name: sheet.total for player, sheet in zip(evening.state.players, sheets, strict=True)}
    off = {name: (found.get(name), number) for name, number in players.items() if found.get(name) != number}
    return "" if not off else f"scores {found}, not {dict(players)}"


@expectation("never_logs")
def never_logs(evening: Evening, _step: Step, text: str) -> str:
    """None of the newest lines of the log has this text."""
    lines = [WORDING.message(line.what) for line in evening.shown.log[:8]]
    return "" if not any(text.lower() in line.lower() for line in lines) else f"the log says {lines}"


@expectation("logs")
def logs(evening: Evening, _step: Step, text: str) -> str:
    """One of the newest lines of the log has this text."""
    lines = [WORDING.message(line.what) for line in evening.shown.log[:8]]
    return "" if any(text.lower() in line.lower() for line in lines) else f"the log says {lines}"
