"""What people enter of an incomplete card set while they play (R11.8): what is missing now, and their entries."""

from typing import Final

from monkey_palace.board.violations import Violation
from monkey_palace.cards.deck_format import Symbols
from monkey_palace.cards.model import CardSet
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.apply import decide, fold
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import LearnBoard, LearnCard, LearnCommand, LearnKnob
from palace_hub.card_sets.folder import BadSetName, SetDamaged
from palace_hub.core import planning
from palace_hub.core.refusals import Refused
from palace_hub.core.state import Hub
from palace_hub.errors import KeepingFault
from palace_hub.locale.message import Message
from palace_hub.referee import entries as say
from palace_hub.referee.book import Book
from palace_hub.referee.plan import verify_staged
from palace_hub.views.provenance import HOUSE, map_grows
from palace_hub.views.snapshot import ToLearn

_NO_KNOB: Final = ("no_knob", "start_not_on_ground")
"""Violations of a piece that stands where the map shows no open knob."""


def command_of(entry: say.LearnCard | say.LearnBoard | say.LearnKnob) -> LearnCommand:
    """The command of the game that this entry gives."""
    given = entry.model_dump(exclude={"do"})
    match entry:
        case say.LearnCard():
            return LearnCard.model_validate({**given, "one_time": entry.one_time, "recurring": entry.recurring})
        case say.LearnBoard():
            return LearnBoard.model_validate({**given, "recurring": entry.recurring})
        case say.LearnKnob():
            return LearnKnob.model_validate(given)


def verify_staged_after(book: Book, command: LearnCommand) -> None:
    """Raises `Refused` if a staircase that waits for its decoration would break a rule after this."""
    if book.staged is None:
        return
    state = book.game.state
    try:
        verify_staged(fold(decide(state, command), state), book.staged)
    except IllegalCommand:
        raise Refused("refused-decoration-first") from None


def begin_set(hub: Hub, entry: say.NewSet) -> None:
    """Begin a set of the user's. Raises `Refused`, `DataError` or `KeepingFault`."""
    if hub.options.sets is None:
        raise Refused("refused-no-sets")
    try:
        hub.options.sets.begin(entry.name, [Symbols(**kit) for kit in entry.kits], entry.sizes)
    except (BadSetName, SetDamaged) as error:
        raise Refused("refused-set-name", name=entry.name) from error


def set_of_game(hub: Hub, entry: say.NewGame) -> CardSet | str:
    """The card set of a new game. Raises `Refused` if there is no such set."""
    sets, usual = hub.options.sets, hub.options.card_set
    name = entry.card_set
    if name is None and sets is not None and usual is not None and sets.usual == usual.name:
        name = sets.usual  # what was learnt since the hub started is in its files
    if name is None:
        return usual or HOUSE
    found = None if sets is None else sets.get(name)
    if found is None:
        raise Refused("refused-no-such-set", name=name)
    if sets is not None:
        sets.use(name)
    return found


def keep_set(hub: Hub) -> None:
    """Write what the game has learnt into the files of its set, once the journal has it."""
    book, sets = hub.book, hub.options.sets
    if book is None or sets is None or book.game.state.data_hash == hub.kept_set or not hub.writer.is_written:
        return
    hub.note_kept_set(book.game.state.data_hash)
    base, now = cards_of(book.game.states[0]), cards_of(book.game.state)
    if base == now or not sets.owns(now.name) or sets.is_written(now):
        return
    try:
        sets.keep(base, now)
    except KeepingFault as fault:
        hub.tell(Message(fault.key, {**fault.params}))
        return
    hub.touch()


def to_learn(hub: Hub) -> ToLearn | None:
    """What must be entered before the game can go on; None if nothing is missing."""
    book = hub.book
    if book is None or hub.stage is None:
        return None
    state = book.game.state
    if book.board_unknown:
        return ToLearn("board", seat=state.prompt.player)
    verdict = planning.plan_verdict(hub)
    if verdict is None or not map_grows(state):
        return None
    known = {knob[:2] for knob in state.ground}  # a knob that a piece fills is not missing
    asked = filter(None, map(_knob, verdict.violations))
    return next((knob for knob in asked if (knob.x, knob.y) not in known), None)


def _knob(violation: Violation) -> ToLearn | None:
    """The stud of the knob that the map lacks, if this violation says so of a piece on the ground."""
    if violation.code not in _NO_KNOB:
        return None
    x, y, z = (int(part) for part in str(violation.params["cell"]).split(","))
    return ToLearn("knob", x=x, y=y) if z == 0 else None
