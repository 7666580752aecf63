"""Foresight: whether the pieces that are out belong to the rest of this turn.

People move pieces before they say why: the decoration before the staircase is typed, both deliveries in one scoop. The
steps that may follow are applied to copies of the book, and what is out is judged by the state after them
(docs/adr/0021).
"""

from collections.abc import Iterator, Sequence

from monkey_palace.board.pieces import BUILDING, COLOURS, PIECES, Piece
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import Command, PlaceCards, Take
from monkey_palace.game.deliveries import decoration_options, recurring_symbols
from monkey_palace.game.purchases import placed, slot_options
from monkey_palace.game.state import PromptKind
from palace_hub.locale.message import Message
from palace_hub.referee.book import Book
from palace_hub.referee.events import Event, FrogColumnTaken, StageSeen
from palace_hub.referee.judge import NOTHING, Allowed, Vector, judge
from palace_hub.referee.judgement import Aim

Step = Event | Command
"""What a confirmation does: an event of the journal, or a command of the game."""

_STILL = (False,) * len(PIECES)
_CHOSEN = (PromptKind.TAKE_CARDS, PromptKind.PLACE_CARDS)
"""Prompts whose answer decides what the next delivery brings."""
_EXPLAINED_BY = {
    PromptKind.BUILD: "explained-by-build",
    PromptKind.TAKE_CARDS: "explained-by-cards",
    PromptKind.PLACE_CARDS: "explained-by-place-cards",
}


def booking(book: Book, pieces: Vector) -> Step | None:
    """The step that books these pieces; None where they are no complete delivery."""
    allowed = book.allowed()
    if pieces not in allowed.options:
        return None
    if allowed.aim is Aim.FROG:
        return FrogColumnTaken()
    if allowed.aim is Aim.DECORATE and book.staged is not None:
        colour = next((colour for colour in COLOURS if pieces[PIECES.index(Piece(colour))] == 1), None)
        return book.staged.command(colour) if colour is not None or pieces == NOTHING else None
    if allowed.aim is Aim.OWED:
        return book.settlement(pieces)
    if allowed.aim in (Aim.ONE_TIME, Aim.RECURRING):
        arch, brick, column = pieces[:3]
        source = "one_time" if allowed.aim is Aim.ONE_TIME else "recurring"
        return Take.model_validate({"from": source, "arch": arch, "brick": brick, "column": column})
    return None


def complete_part(book: Book, out: Vector) -> Vector | None:
    """The delivery that is complete among the pieces that are out, where the others belong to what follows."""
    due = book.allowed().due_part(out)
    if due in book.allowed().options:
        return due
    parts = (option for option, after in _booked(book, out) if explained(after, _out_after(book, after, out)))
    return next(parts, None)


def explained(book: Book, out: Vector) -> bool:
    """True where the pieces that are out are a part of what is due, or complete it and are a part of what follows.

    What follows ends with the turn. Cards that are not chosen yet may bring any building bricks; those that are taken
    may lie wherever the rules allow.
    """
    if _differing(book.allowed(), out) == 0 or complete_part(book, out) is not None:
        return True
    if book.allowed().aim is not Aim.NOTHING or min(out) < 0:
        return False
    if book.game.prompt.kind is PromptKind.TAKE_CARDS:
        return not any(book.allowed().due_part(out)[len(BUILDING) :])
    return any(explained(book.after(command), out) for command in _placings(book))


def let_through(book: Book, step: Step, out: Vector) -> bool:
    """True where pieces that are wrong now must not hold up this step.

    The state after it explains what is out. Pieces that an undo left out only must not become more. A page that was
    read changes nothing in the game.
    """
    if isinstance(step, StageSeen):
        return True
    after = book.after(step)
    left = _out_after(book, after, out)
    if explained(after, left):
        return True
    undone = book.jumped and after.game.state.turn == book.game.state.turn
    return undone and _differing(after.allowed(), left) <= _differing(book.allowed(), out)


def two_deliveries(book: Book, out: Vector) -> Allowed | None:
    """What may leave the tray in the delivery that is due and the next one; None where the first is not complete."""
    allowed = book.allowed()
    if allowed.aim is not Aim.ONE_TIME:
        return None
    options = tuple(
        tuple(first + second for first, second in zip(option, later, strict=True))
        for option, after in _booked(book, out)
        for following in (after, *(after.after(placing) for placing in _placings(after)))
        for later in following.allowed().options
    )
    return Allowed(allowed.aim, options, allowed.excuse) if options else None


def explained_by(book: Book, out: Vector) -> Message | None:
    """The entry that may explain the pieces that are out; None where no entry of this turn can."""
    kind = book.game.prompt.kind
    if book.frog_due or min(out) < 0:
        return None
    if kind is PromptKind.BUILD and book.staged is None:
        return Message(_EXPLAINED_BY[kind]) if book.jumped or _one_decoration(book, out) else None
    if complete_part(book, out) is not None:
        return Message("explained-by-delivery")
    return Message(_EXPLAINED_BY[kind]) if kind in _CHOSEN and (book.jumped or explained(book, out)) else None


def _one_decoration(book: Book, out: Vector) -> bool:
    """True where one decoration is out that may go on some staircase."""
    decorations = out[len(BUILDING) :]
    options = (decoration_options(book.game.state, start) for start in COLOURS)
    return sum(decorations) == 1 and any(COLOURS[decorations.index(1)] in colours for colours in options)


def _booked(book: Book, out: Vector) -> Iterator[tuple[Vector, Book]]:
    """Each delivery that is complete among the pieces that are out, with the book after it."""
    if book.allowed().aim in (Aim.NOTHING, Aim.SETUP):
        return
    for option in book.allowed().options:
        step = booking(book, option) if _within(option, out) else None
        if step is not None:
            yield option, book.after(step)


def _placings(book: Book) -> Iterator[PlaceCards]:
    """One way to place the taken cards for each recurring delivery that it may lead to; none unless they are due."""
    state = book.game.state
    if state.prompt.kind is not PromptKind.PLACE_CARDS:
        return
    cards, card_set, known = state.current.cards_taken, cards_of(state), set()
    for slots in slot_options(state):
        income = recurring_symbols(state.prompt.player, placed(state.player, cards, slots), card_set)
        if income not in known:
            known.add(income)
            yield PlaceCards(slots=slots)


def _differing(allowed: Allowed, out: Vector) -> int:
    """Pieces that must be put back or taken out before what is out is a part of what may be."""
    counts = [-pieces for pieces in out]
    judgement = judge(allowed, NOTHING, counts, _STILL)
    return sum(box.put_back + box.take_out for box in judgement.boxes)


def _within(option: Sequence[int], out: Sequence[int]) -> bool:
    return all(0 <= a <= o if a >= 0 else o <= a for a, o in zip(option, out, strict=True))


def _out_after(book: Book, after: Book, out: Vector) -> Vector:
    """What is out and not booked in the book after a step that may have booked pieces."""
    return tuple(o - (held - left) for o, held, left in zip(out, book.shelf, after.shelf, strict=True))
