"""The plate in a game: its pieces go on the plan, a sure decision is taken, an unsure one is asked.

At most one question for a staircase, with both readings. A staircase that breaks a rule is refused with the
rule; a second confirmation asks. Without the plate the staircase is typed.
"""

import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

from monkey_palace.board.notation import Cell, Placement, notation, parse_placements
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import Colour, Figure, Piece
from monkey_palace.board.turning import QUARTERS
from monkey_palace.errors import RulesError
from monkey_palace.game.deliveries import decoration_options
from monkey_palace.game.palace_state import bare_palace, palace_known, palace_of, staircase_of, standing_figures
from palace_hub.core import apply, figures, planning
from palace_hub.core.apply import commit
from palace_hub.core.plate import early
from palace_hub.core.plate.messages import lifted
from palace_hub.core.plate.play import RESTS_S, PlatePlay, decorations_out, without_decorations
from palace_hub.core.plate.questions import (
    AGREED,
    OTHER,
    TURNED,
    TYPED,
    ask_how,
    ask_load,
    ask_strange,
    ask_where,
    ask_which,
    bricks_of,
    turns_of,
    withdraw,
)
from palace_hub.core.plate.sensors_file import SensorsFile
from palace_hub.core.refusals import Refused, violation_message
from palace_hub.core.state import Hub
from palace_hub.errors import PalaceError
from palace_hub.locale.message import Message
from palace_hub.referee.book import Book
from palace_hub.referee.bot_seats import is_decided
from palace_hub.referee.events import (
    ABSENT,
    BuildMethodChosen,
    FigureQuestion,
    LoadQuestion,
    MapTurned,
    PlateLevelChanged,
    PlateQuestion,
    PlateZeroed,
    QuestionAnswered,
    ReseatQuestion,
    StaircaseQuestion,
    StaircaseStaged,
)
from palace_hub.sensing.plate.board.kept_plate import KeptPlate
from palace_hub.sensing.plate.board.levels import Level
from palace_hub.sensing.plate.board.load_model import Standing
from palace_hub.sensing.plate.tracking.followed import LOOKS_S, TurnPreview
from palace_hub.sensing.plate.tracking.tracker import PlateTracker
from palace_hub.sensing.plate.verdict.candidates import Candidate, without_levels
from palace_hub.sensing.plate.verdict.decision import Decision, Forbidden, Recovered, Undecided, Unseen, decide
from palace_hub.views.snapshot import Phase, Stage
from palace_hub.wire.events import Batch

_log = logging.getLogger(__name__)

SURE_BY_S: Final = LOOKS_S[1]
"""A staircase with its decoration lies still for this long before the hub asks or refuses."""


def settle(hub: Hub) -> None:
    """Adopt the plate that answers, and act on its readings. Called once a turn."""
    _adopt(hub)
    play = hub.plate_play
    if play is None:
        return
    _note_level(hub, play)
    doubt = play.doubt
    play.doubt_figure(None)
    if not play.rests(hub.t):
        with _or_typed(hub, play):
            _track(hub, play)
    if play.doubt != doubt:
        hub.touch()


def feed(hub: Hub, batch: Batch) -> None:
    """Take one message of the plate's node."""
    play = hub.plate_play
    if play is not None and not play.rests(hub.t):
        with _or_typed(hub, play):
            play.tracker.feed(batch)


@contextmanager
def _or_typed(hub: Hub, play: PlatePlay) -> Iterator[None]:
    """On an error of the sensing, log it and let this staircase be typed; the game goes on."""
    try:
        yield
    except (PalaceError, RulesError):
        raise
    except (ArithmeticError, LookupError, ValueError):
        _log.exception("the plate's sensing has failed; it is asked for nothing for %g s", RESTS_S)
        play.fail(hub.t)
        _note_level(hub, play)


def _track(hub: Hub, play: PlatePlay) -> None:
    """Track the plate against the game."""
    tracker, book = play.tracker, hub.book
    in_game = hub.offer is None and hub.phase in (Phase.SETUP, Phase.PLAY)
    if book is None or not in_game or not palace_known(book.game.state):
        tracker.let_go()
        return
    play.track(book)
    state = book.game.state
    tracker.should(_standing(book))
    if hub.stage not in (Stage.BUILD, Stage.DECORATE):
        if play.turn > state.turn:  # an undo has led back over the end of the turn
            tracker.take_back_turn()
        tracker.end_turn(staircase_of(state))
    ground = Palace(bare_palace(state).ground)
    tracker.take(ground, hold=hub.stage is Stage.DECORATE)
    if tracker.lift.laid is not None and tracker.lift.laid.fit.by_hall and tracker.lift.may_be_turned:
        _turn_plate(hub, play, book, tracker.lift.turns, "hall")
    tracker.glance(ground)
    if hub.stage is Stage.BUILD:
        play.begin_build(state.turn, hub.t, decorations_out(book))
    if hub.stage is Stage.BUILD and planning.build_method(hub) == "plate":
        _build(hub, play, book)
    elif hub.stage in (Stage.BUILD, Stage.DECORATE):
        tracker.forget_early()
    else:
        early.follow(hub, play, book)
        if hub.stage is Stage.TROPHIES:
            ask_how(hub, play, book)  # a figure counts once it is known how the plate lies
            if tracker.baseline.off_quiet is not None:
                play.doubt_figure(figures.settle_plate(hub, play, book))
    withdraw(hub, play, book)
    play.keep_sensor_faults()
    shown = (
        tracker.signal.present is None,
        play.unexplained,
        hub.plate_finishes,
        tracker.baseline.off,
        tracker.clutter,
        tracker.baseline.known,
        tracker.baseline.ground,
        tracker.lift.lies or lifted(play),
        early.late(hub),
    )
    if play.show(shown):
        hub.touch()


def _adopt(hub: Hub) -> None:
    """Play on the plate that answers, where it was set up and is good enough."""
    play, file = hub.plate_play, hub.options.plate_file
    if file is None or (play is not None and play.tracker.kept is file.content):
        return
    calibration = _kept_plate(hub)
    if calibration is None:
        return
    sensors = SensorsFile.read(file.folder)
    tracker = PlateTracker(calibration, sensors.doubts_of(calibration))
    hub.adopt_plate(PlatePlay(tracker, sensors, calibration.capability.level == "silver"))


def _kept_plate(hub: Hub) -> KeptPlate | None:
    """The kept calibration, where it belongs to the plate that answers."""
    file, port = hub.options.plate_file, hub.nodes.plate_port
    if file is None or file.content is None or port is None:
        return None
    hello = hub.nodes.open_links[port].session.hello
    known = hello is not None and hello.id == file.content.node and file.content.level is not Level.TYPED
    return file.content if known else None


def _note_level(hub: Hub, play: PlatePlay) -> None:
    """Commit a change of the level, and a level that the game does not know yet."""
    level, why = play.level_now(hub.t, live=hub.nodes.plate_live)
    changed = play.set_level(level, why)
    if hub.book is not None and hub.phase is Phase.PLAY and (changed or hub.book.plate_level != level.value):
        commit(hub, PlateLevelChanged(level=level.value, why=why))
    if changed:
        hub.touch()


def _standing(book: Book) -> Standing:
    """The pieces and figures that stand on the plate by the game."""
    state = book.game.state
    return frozenset((*bare_palace(state).pieces, *standing_figures(state).items()))


# -- a build ----------------------------------------------------------------------------------------------------------


def _build(hub: Hub, play: PlatePlay, book: Book) -> None:
    """Put the pieces of the present build on the plan, and take the staircase once its decoration is out."""
    tracker = play.tracker
    ask_how(hub, play, book)
    if not tracker.lift.lies:
        return
    if tracker.turn is None:
        early.follow(hub, play, book)
        if book.plan.placements and tracker.early is None:  # the build began before this process did
            commit(hub, BuildMethodChosen(way="plan"))
            return
        tracker.baseline.begin_turns()
        if not tracker.may_start:
            ask_where(hub, play, book)
            return
        _start_turn(hub, play, book)
    tracker.holds(book.game.state.player.bricks)
    if tracker.turn is not None and tracker.turn.board.palace.ground != bare_palace(book.game.state).ground:
        tracker.on_map(palace_of(book.game.state))
    tracker.decorating(decorations_out(book))
    look = tracker.look_now()
    for stud in sorted(tracker.baseline.taken_up):
        tracker.agreed(stud)  # a figure that the game has taken up in this turn (R9.3) is no loss
    turn = tracker.newest
    if turn is not None and not book.plan.placements and tracker.correct_map():
        return
    if turn is not None and (turn.first_clutter is not None or not turn.unexplained):
        planning.note_seen(hub, book, play.as_told(without_decorations(turn.standing)))
    if turn is None or turn.unexplained:
        ask_strange(hub, play, book)
        return
    if look is not None:
        play.stop_waiting()
    _take_decorated(hub, play, book)


def _start_turn(hub: Hub, play: PlatePlay, book: Book) -> None:
    """Track a build from now on; the journal keeps the zero for a restart."""
    state = book.game.state
    play.start_turn(palace_of(state), state.player.bricks)
    zero = play.tracker.baseline.zero
    if zero is not None:
        commit(hub, PlateZeroed(load=[round(float(part), 4) for part in zero]))


def _take_decorated(hub: Hub, play: PlatePlay, book: Book) -> None:
    """Take a staircase whose decoration has left the tray, as if it were confirmed by a press.

    A broken rule is named once the decoration is on: until then a player may hold it in the hand.
    """
    piece, look = play.confirming_decoration(book), play.tracker.look
    play.set_unsure(unsure=play.unsure and bool(decorations_out(book)))
    if any(hub.moving) or piece is None or book.question is not None:
        return
    if look is None or look is play.tried:
        return
    play.try_look(look)
    decision = decide(look.turn, _decorations(book))
    play.set_unsure(unsure=isinstance(decision, Undecided))
    if isinstance(decision, Recovered) and decision.chosen.verdict.facts is not None:
        if piece.value in decoration_options(book.game.state, decision.chosen.verdict.facts.start_colour):
            with suppress(Refused):  # a press names the reason
                _take(hub, play, book, bricks_of(decision.chosen))
    elif hub.plate_finishes and look.quiet.t1 - look.quiet.t0 >= SURE_BY_S and not play.was_refused(look):
        try:
            _act_on(hub, play, book, look, decision)
        except Refused as refused:
            hub.refuse(refused.message)
            hub.touch()


def _decorations(book: Book) -> Any:
    state = book.game.state

    def options(colour: Colour) -> tuple[Colour, ...]:
        return decoration_options(state, colour)

    return options


# -- a confirmation ---------------------------------------------------------------------------------------------------


def finish(hub: Hub, book: Book) -> None:
    """The player confirms the staircase: take it, ask about it, or raise `Refused` with the broken rule."""
    play = hub.plate_play
    assert play is not None
    with _or_typed(hub, play):
        _finish(hub, play, book)
    if play.rests(hub.t):
        raise Refused("refused-plate-gives-up")


def _finish(hub: Hub, play: PlatePlay, book: Book) -> None:
    if not play.tracker.lift.lies:
        raise Refused.saying(lifted(play))
    look = play.tracker.look_now(anew=True)
    if look is None:
        raise Refused("refused-plate-moves")
    astray = play.tracker.clutter
    if astray is not None:
        ask_load(hub, play, book, astray)
        return
    _act_on(hub, play, book, look, decide(look.turn, _decorations(book)))


def _act_on(hub: Hub, play: PlatePlay, book: Book, look: TurnPreview, decision: Decision) -> None:
    """Take the staircase, ask about it, or raise `Refused`."""
    again = play.was_refused(look)
    match decision:
        case Recovered(chosen):
            _take(hub, play, book, bricks_of(chosen))
        case Undecided(first, Candidate() as second) if same_bricks(first, second):
            _take(hub, play, book, bricks_of(first if first.verdict.legal else second))
        case Undecided(first, second):
            ask_which(hub, play, book, first, second)
        case Forbidden(chosen) if again:
            ask_which(hub, play, book, chosen, None)
        case Forbidden(chosen, violation, or_else):
            play.refuse(look)
            planning.note_seen(hub, book, bricks_of(chosen))
            raise Refused.saying(violation_message(violation, or_else))
        case Unseen("nothing"):
            raise Refused("refused-plate-empty")
        case Unseen(_, best) if best is not None:
            ask_which(hub, play, book, best, None)
        case _ if again:
            _give_up(hub, play)
            raise Refused("refused-plate-gives-up")
        case _:
            play.refuse(look)
            raise Refused("refused-plate-unexplained")


def same_bricks(first: Candidate, second: Candidate) -> bool:
    """True where two readings differ only in their decorations and the order in a pile, and one of them is legal.

    Then the bricks are known; the comparison of plate and game shows the decoration later. A brick that lies on an arch
    in one reading and under it in the other makes two staircases: the arch has another level.
    """
    bricks, others = bricks_of(first), bricks_of(second)
    same = without_levels(bricks) == without_levels(others) and _arches(bricks) == _arches(others)
    return same and (first.verdict.legal or second.verdict.legal)


def _arches(pieces: Iterable[Placement]) -> frozenset[object]:
    return frozenset(placement.body for placement in pieces if placement.piece is Piece.ARCH)


def _take(hub: Hub, play: PlatePlay | None, book: Book, pieces: tuple[Placement, ...]) -> None:
    """Stage this staircase.

    Raises `Refused` where the game refuses it for a reason that the plate cannot know, and where a bot has decided on
    another one.
    """
    planning.note_seen(hub, book, pieces)
    if book.bot_of(book.game.state) is not None and not is_decided(pieces, book.decision):
        if play is not None:
            play.note_told(pieces)
        raise Refused("refused-bot-other", name=book.game.state.player.name)
    staged = planning.planned_staircase(hub)
    if play is not None:
        play.tracker.decided_on(pieces)
    if decoration_options(book.game.state, staged.start_colour):
        commit(hub, StaircaseStaged(staircase=notation(staged.placements)))
    else:
        apply.play(hub, staged.command(None))


# -- an answer --------------------------------------------------------------------------------------------------------


def answer(hub: Hub, book: Book, question: PlateQuestion, answer: str) -> None:
    """Take the answer to a question about the plate; raises `Refused` for an answer that was not offered."""
    match question:
        case ReseatQuestion():
            turned = (f"{TURNED}-{turns}" for turns in turns_of(question) if turns)
            offered: tuple[str, ...] = (AGREED, TURNED, *turned)
        case LoadQuestion():
            offered = (AGREED, TYPED)
        case FigureQuestion():
            offered = (AGREED, OTHER)
        case StaircaseQuestion():
            offered = (OTHER, *(str(number) for number in range(1, len(question.options) + 1)))
    if answer not in offered:
        raise Refused("refused-answer-unknown")
    commit(hub, QuestionAnswered(id=question.id, answer=answer))
    play = hub.plate_play
    if isinstance(question, FigureQuestion):
        _answer_figure(hub, play, book, question, agreed=answer == AGREED)
    elif isinstance(question, ReseatQuestion):
        _answer_laid(hub, play, book, answer)
    elif isinstance(question, LoadQuestion) and answer == AGREED and play is not None:
        _answer_agreed(hub, play, book, laid=question.laid is not ABSENT)
    elif isinstance(question, LoadQuestion) or answer == OTHER:
        _give_up(hub, play)
    else:
        _take(hub, play, book, parse_placements(question.options[int(answer) - 1]["staircase"]))


def _answer_figure(hub: Hub, play: PlatePlay | None, book: Book, question: FigureQuestion, *, agreed: bool) -> None:
    """The due figure stands there, or a piece does."""
    if agreed:
        figures.place(hub, Figure(question.figure), figures.command_for(book, Cell.parse(question.at)))
    elif play is not None:
        play.deny_arrival()


def _answer_laid(hub: Hub, play: PlatePlay | None, book: Book, answer: str) -> None:
    """The plate lies as before, turned, or not as it is to lie."""
    if play is None:
        return
    _, _, turns = answer.partition("-")
    if answer == TURNED:
        play.tracker.lift.deny()
    elif turns:
        _turn_plate(hub, play, book, int(turns), "answer")
    else:
        play.tracker.lies_as_shown()


def _turn_plate(hub: Hub, play: PlatePlay, book: Book, quarters: int, by: str) -> None:
    """The plate lies so many quarters further to the left on its cells, and play goes on so."""
    commit(hub, MapTurned(turns=(book.map_turns + quarters) % QUARTERS, by=by))
    play.track(book)
    play.tracker.lies_as_shown()
    hub.tell(Message("told-map-turned", {"turns": quarters}))


def _answer_agreed(hub: Hub, play: PlatePlay, book: Book, *, laid: bool) -> None:
    """All stands as the screen shows it. `laid`: the question was about a plate that was lifted."""
    tracker = play.tracker
    if laid:
        tracker.lies_as_shown()
    elif tracker.lift.lies:  # a plate that was lifted after the question gets a question of its own
        if tracker.turn is None:
            tracker.agreed_between()
        elif not tracker.agreed() and not book.plan.placements:
            tracker.rebase()
    vouched_for = tracker.baseline.known and not laid
    may_start = hub.stage is Stage.BUILD and (vouched_for or tracker.may_start)
    if tracker.turn is None and tracker.lift.lies and may_start:
        _start_turn(hub, play, book)


def _give_up(hub: Hub, play: PlatePlay | None) -> None:
    """This staircase is typed."""
    if play is not None:
        play.tracker.give_up()
    commit(hub, BuildMethodChosen(way="plan"))
