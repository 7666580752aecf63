"""Questions about the plate: which staircase stands, why the load differs, how a lifted plate lies."""

from typing import Any, Final

from monkey_palace.board.notation import Cell, Placement, notation
from palace_hub.core import figures, planning
from palace_hub.core.apply import commit
from palace_hub.core.plate.messages import laid_back, load_differs
from palace_hub.core.plate.play import PlatePlay, without_decorations
from palace_hub.core.refusals import violation_message
from palace_hub.core.state import Hub
from palace_hub.core.tray.pads import DUE
from palace_hub.locale.message import Message
from palace_hub.referee.book import Book
from palace_hub.referee.events import (
    ABSENT,
    Absent,
    FigureQuestion,
    LoadQuestion,
    PlateQuestion,
    QuestionWithdrawn,
    ReseatQuestion,
    StaircaseQuestion,
)
from palace_hub.referee.judgement import Option, Question
from palace_hub.sensing.plate.load.residual import LEAST_PIECE_G, Mismatch
from palace_hub.sensing.plate.tracking.reseat import FallenPieces, find_fallen
from palace_hub.sensing.plate.tracking.tracker import PlateTracker
from palace_hub.sensing.plate.verdict.candidates import Candidate
from palace_hub.views.snapshot import Stage

ASK_AFTER_S: Final = 4.0
"""The hub asks about a load that differs at the start of a build after this long: a player may be on the way with the
decoration. Assumed."""

START_AFTER_S: Final = 30.0
"""The same while the starting staircase is built, from its last piece on. Assumed."""

STRANGE_AFTER_S: Final = 6.0
"""The hub asks about a load that fits no pieces after this long: a resting hand goes away. Assumed."""

DIFFERS_AFTER_S: Final = 4.0
"""The hub asks about a plate that came back with another load after this long: a hand may rest on it, or bring back a
piece that fell off. Assumed."""

SAME_STUDS: Final = 2
"""Largest distance in studs between two readings of one thing."""

OTHER: Final = "other"
"""Answer: neither staircase stands; it is typed."""
AGREED: Final = "agreed"
"""Answer: all stands as the screen shows it."""
TYPED: Final = "typed"
"""Answer: this staircase is typed."""
TURNED: Final = "turned"
"""Answer: the plate does not lie as it is to lie, and will be turned back. With a number, "turned-1": it lies so many
quarter turns to the left, and stays so."""


# -- as screens show them ---------------------------------------------------------------------------------------------


def plate_question(asked: PlateQuestion) -> Question:
    """A question about the plate, as screens show it."""
    if isinstance(asked, ReseatQuestion):
        return Question(
            id=asked.id,
            kind="laid",
            headline=Message("ask-laid-headline" if 0 in turns_of(asked) else "ask-turned-headline"),
            explanation=Message(_why_laid(asked)),
            options=(Option(AGREED, Message("answer-laid")), *_turned(asked), Option(TURNED, Message("answer-turned"))),
        )
    if isinstance(asked, LoadQuestion):
        fallen_kinds = None if isinstance(asked.laid, Absent) else asked.laid
        grams, stud = float(asked.grams), asked.stud
        return Question(
            id=asked.id,
            kind="plate",
            headline=Message("ask-plate-headline"),
            explanation=load_differs(grams, stud) if fallen_kinds is None else laid_back(grams, fallen_kinds, stud),
            options=(Option(AGREED, Message("answer-agreed")), Option(TYPED, Message("answer-typed"))),
        )
    if isinstance(asked, FigureQuestion):
        cell = Cell.parse(asked.at)
        return Question(
            id=asked.id,
            kind="figure",
            headline=Message("ask-figure-headline", {"figure": asked.figure}),
            explanation=Message("ask-figure-why", {"figure": asked.figure, "x": cell.x, "y": cell.y}),
            options=(
                Option(AGREED, Message("answer-figure", {"figure": asked.figure})),
                Option(OTHER, Message("answer-piece")),
            ),
            at=asked.at,
        )
    several = len(asked.options) > 1
    return Question(
        id=asked.id,
        kind="staircase",
        headline=Message("ask-staircase-headline" if several else "ask-staircase-one-headline"),
        explanation=Message("ask-staircase-why" if several else "ask-staircase-one-why"),
        options=(
            *(_staircase(number, option) for number, option in enumerate(asked.options, start=1)),
            Option(OTHER, Message("answer-other-staircase")),
        ),
    )


def turns_of(asked: ReseatQuestion) -> tuple[int, ...]:
    """The quarter turns that are possible, likeliest first."""
    return (0,) if isinstance(asked.turns, Absent) else tuple(asked.turns)


def _why_laid(asked: ReseatQuestion) -> str:
    if 0 not in turns_of(asked):
        return "ask-turned-why"
    return "plate-laid" if len(turns_of(asked)) == 1 else "ask-unsure-why"


def _turned(asked: ReseatQuestion) -> tuple[Option, ...]:
    """An answer for each turn that is possible."""
    ways = (turns for turns in sorted(turns_of(asked)) if turns)
    return tuple(Option(f"{TURNED}-{turns}", Message("answer-laid-turned", {"turns": turns})) for turns in ways)


def _staircase(number: int, option: dict[str, Any]) -> Option:
    rule = option.get("rule")
    return Option(
        str(number),
        Message("answer-staircase", {"number": number}),
        staircase=option["staircase"],
        rule=None if rule is None else Message(rule["key"], rule["params"]),
    )


# -- asked ------------------------------------------------------------------------------------------------------------


def ask_which(hub: Hub, play: PlatePlay, book: Book, first: Candidate, second: Candidate | None) -> None:
    """Ask which of these staircases stands."""
    play.note_question()
    options = [_option(candidate) for candidate in (first, second) if candidate is not None]
    commit(hub, StaircaseQuestion(id=book.questions + 1, what="staircase", options=options))


def _option(candidate: Candidate) -> dict[str, Any]:
    option: dict[str, Any] = {"staircase": notation(bricks_of(candidate))}
    if not candidate.verdict.legal:
        rule = violation_message(candidate.verdict.violations[0])
        option["rule"] = {"key": rule.key, "params": dict(rule.params)}
    return option


def bricks_of(candidate: Candidate) -> tuple[Placement, ...]:
    """The building bricks of a candidate, without its decoration."""
    return without_decorations(candidate.pieces)


def ask_where(hub: Hub, play: PlatePlay, book: Book) -> None:
    """Ask about a load that differs from the game at the start of a build, once it has lasted."""
    tracker = play.tracker
    off = tracker.baseline.off
    if off is None:
        play.stop_waiting()
        return
    if tracker.signal.present is None or book.question is not None:
        return
    start = tracker.baseline.start
    lacks = None if start is None else (frozenset(start.missing), frozenset(start.extra))
    if play.waited_with(lacks, hub.t) < (ASK_AFTER_S if start is None else START_AFTER_S):
        return
    ask_load(hub, play, book, tracker.baseline.ask(play.begun) or off)


def ask_load(hub: Hub, play: PlatePlay, book: Book, off: Mismatch) -> None:
    """Ask about a load that differs."""
    play.stop_waiting()
    stud = None if off.stud is None else list(off.stud)
    commit(hub, LoadQuestion(id=book.questions + 1, what="plate", grams=round(off.grams, 2), stud=stud))


def ask_strange(hub: Hub, play: PlatePlay, book: Book) -> None:
    """Ask about a load that nothing explains during a build: a piece of the palace has fallen off, a thing lies where
    no piece can stand, or the plate is lighter before the first piece."""
    off = play.tracker.strange
    lost = off is not None and off.grams <= -LEAST_PIECE_G and not book.plan.placements
    if off is None or not (lost or play.tracker.clutter) or book.question is not None:
        return
    turn = play.tracker.newest
    clutter = None if turn is None else turn.first_clutter
    before = clutter is not None and clutter.quiet.t0 <= play.begun  # it lay there when the build began
    if play.waited(hub.t) >= (ASK_AFTER_S if before else STRANGE_AFTER_S):
        ask_load(hub, play, book, off)


def ask_how(hub: Hub, play: PlatePlay, book: Book) -> None:
    """Ask how a plate that came back lies: as before, or what is missing."""
    tracker, lift = play.tracker, play.tracker.lift
    differed = play.differed(hub.t)
    if book.question is not None or lift.laid is None or tracker.signal.present is None:
        return
    if lift.may_be_turned:
        commit(hub, ReseatQuestion(id=book.questions + 1, what="laid", turns=list(lift.laid.fit.possible)))
    elif lift.differs and differed >= DIFFERS_AFTER_S:
        grams, fell = float(lift.laid.fit.off[0]), _fallen(tracker)
        body: dict[str, Any] = {"grams": 0.0 if abs(grams) < LEAST_PIECE_G else round(grams, 2)}
        body |= {"stud": None if fell.stud is None else list(fell.stud), "laid": list(fell.kinds)}
        commit(hub, LoadQuestion(id=book.questions + 1, what="plate", **body))


def _fallen(tracker: PlateTracker) -> FallenPieces:
    """The pieces that may have fallen off while the plate was lifted."""
    laid, turn = tracker.lift.laid, tracker.turn
    if laid is None or float(laid.fit.off[0]) > 0:
        return FallenPieces()
    standing = [*tracker.baseline.standing, *(() if turn is None else turn.standing)]
    return find_fallen(standing, tracker.baseline.masses, laid.fit, tracker.magnets, tracker.believed)


# -- withdrawn --------------------------------------------------------------------------------------------------------


def withdraw(hub: Hub, play: PlatePlay, book: Book) -> None:
    """Withdraw a question that hands have answered: the plate agrees again, or another staircase stands."""
    question = book.question
    if isinstance(question, PlateQuestion) and _answered(hub, play, question):
        commit(hub, QuestionWithdrawn(id=question.id))


def _answered(hub: Hub, play: PlatePlay, question: PlateQuestion) -> bool:
    tracker = play.tracker
    builds = hub.stage is Stage.BUILD
    if isinstance(question, FigureQuestion):
        return _figure_is_told(hub, play, question)
    if isinstance(question, StaircaseQuestion):
        return not builds or (play.asked is not None and tracker.differs_from(play.asked))
    builds = builds and planning.build_method(hub) == "plate"
    asks_how = builds or hub.stage is Stage.TROPHIES  # the stages in which `ask_how` asks
    if isinstance(question, ReseatQuestion):
        return not asks_how or not tracker.lift.may_be_turned or _other_ways(question, tracker)
    if question.laid is not ABSENT:
        return not asks_how or not tracker.lift.differs
    explained = tracker.look is not None and tracker.strange is None
    agrees = tracker.baseline.agrees if tracker.turn is None else explained
    return not builds or agrees or _is_another(question, tracker.clutter) or not tracker.lift.lies


def _figure_is_told(hub: Hub, play: PlatePlay, question: FigureQuestion) -> bool:
    """True where a key or a pad has told of the figure, or it does not stand there any more."""
    assert hub.book is not None
    state = hub.book.game.state
    figure = DUE.get(state.prompt.kind) if hub.stage is Stage.TROPHIES else None
    if figure is None or figure.value != question.figure or play.arrival is None:
        return True
    return str(play.arrival.at) != question.at or figures.is_off_pad(hub, figure, state)


def _other_ways(question: ReseatQuestion, tracker: PlateTracker) -> bool:
    """True where the plate was laid back once more, in another way."""
    laid = tracker.lift.laid
    return laid is not None and set(laid.fit.possible) != set(turns_of(question))


def _is_another(question: LoadQuestion, off: Mismatch | None) -> bool:
    """True where the thing that is astray is not the one that the question names."""
    if off is None:
        return False
    stud = question.stud
    apart = 0 if stud is None or off.stud is None else max(abs(stud[0] - off.stud[0]), abs(stud[1] - off.stud[1]))
    return apart > SAME_STUDS or abs(question.grams - off.grams) > LEAST_PIECE_G
