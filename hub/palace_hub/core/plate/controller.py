"""The plate in a game: what it sees goes on the plan, what it is sure of is taken, and what it is not is asked.

One question at most for a staircase (DESIGN 7), with both readings to be drawn. A staircase that breaks a rule is named
and nothing is taken; whoever presses again all the same is asked too. Without the plate the staircase is typed.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import DECORATIONS, Colour
from monkey_palace.errors import RulesError
from monkey_palace.game.deliveries import decoration_options
from monkey_palace.game.palace_state import bare_palace, palace_known, staircase_of, standing_figures
from palace_hub.core import planning
from palace_hub.core.apply import commit
from palace_hub.core.plate import figures
from palace_hub.core.plate.actions import bricks_of, note_plan, same_bricks, start_turn, take
from palace_hub.core.plate.availability import (
    PlatePlay,
    decorations_out,
    finishes,
    lifted,
    lone_decoration,
    unexplained,
)
from palace_hub.core.plate.questions import ask_astray, ask_strange, ask_where, ask_which, give_up, moot
from palace_hub.core.plate.reseat import ask_how
from palace_hub.core.plate.sensors_file import SensorsFile
from palace_hub.core.refusals import Refused
from palace_hub.errors import PalaceError
from palace_hub.referee.book import Book
from palace_hub.sensing.plate.board.kept import KeptPlate
from palace_hub.sensing.plate.board.levels import Level
from palace_hub.sensing.plate.board.weights import Standing
from palace_hub.sensing.plate.tracking.tracker import LOOKS_S, Look, PlateFollow
from palace_hub.sensing.plate.turn.search import PlateTurn
from palace_hub.sensing.plate.verdict.candidates import Candidate
from palace_hub.sensing.plate.verdict.decision import Decision, Forbidden, Recovered, Undecided, Unseen, decide
from palace_hub.views.snapshot import Phase, Stage
from palace_hub.wire.events import Batch

if TYPE_CHECKING:
    from palace_hub.core.step import HubCore

_log = logging.getLogger(__name__)

SURE_BY_S: Final = LOOKS_S[1]
"""For so long what lies there with its decoration has to lie still before anybody is asked or told about it."""
RESTS_S: Final = 30.0
"""For so long nothing is asked of a plate whose sensing has failed."""


def settle(hub: "HubCore") -> None:
    """Once a turn of the core: the plate that answers, what it has seen, and what that means."""
    _adopt(hub)
    play = hub.plate_play
    if play is None:
        return
    _note_level(hub, play)
    doubted, play.doubt = play.doubt, None
    if not play.rests(hub.t):
        with _or_typed(hub, play):
            _follow(hub, play)
    if play.doubt != doubted:
        hub.touch()


def feed(hub: "HubCore", batch: Batch) -> None:
    """One message of the plate's node."""
    play = hub.plate_play
    if play is not None and not play.rests(hub.t):
        with _or_typed(hub, play):
            play.follow.feed(batch)


@contextmanager
def _or_typed(hub: "HubCore", play: PlatePlay) -> Iterator[None]:
    """A fault of the sensing costs this staircase's typing, not the game; the log has it whole."""
    try:
        yield
    except (PalaceError, RulesError):
        raise
    except (ArithmeticError, LookupError, ValueError):
        _log.exception("the plate's sensing has failed; it is asked for nothing for %g s", RESTS_S)
        play.rests_until = hub.t + RESTS_S
        play.follow, play.book = PlateFollow(play.follow.kept, play.follow.health.doubts), None
        _note_level(hub, play)


def _follow(hub: "HubCore", play: PlatePlay) -> None:
    follow, book = play.follow, hub.book
    in_game = hub.offer is None and hub.phase in (Phase.SETUP, Phase.PLAY)
    if book is None or not in_game or not palace_known(book.game.state):
        follow.let_go()
        return
    if play.book is not book:
        play.book = book
        follow.begin(None if book.plate_zero is None else np.array(book.plate_zero))
    state = book.game.state
    follow.should(_standing(book))
    if hub.stage not in (Stage.BUILD, Stage.DECORATE):
        follow.end_turn(staircase_of(state))
    ground = Palace(bare_palace(state).ground)
    follow.take(ground, hold=hub.stage is Stage.DECORATE)
    follow.glance(ground)
    if hub.stage is Stage.BUILD and play.turn != state.turn:
        play.turn, play.begun = state.turn, hub.t
        follow.given_up = follow.given_up and not follow.ledger.known
    if hub.stage is Stage.BUILD and planning.way(hub) == "plate":
        _build(hub, play, book)
    elif hub.stage is Stage.TROPHIES and follow.ledger.off_quiet is not None:
        play.doubt = figures.settle(hub, play, book)
    moot(hub, play, book)
    if follow.health is not play.judged:
        play.judged = follow.health
        play.sensors.judged(follow.kept, follow.health)
    shown = (
        follow.signal.present is None,
        unexplained(hub),
        finishes(hub),
        follow.ledger.off,
        follow.astray,
        follow.ledger.known,
        follow.ledger.ground,
        follow.lift.lies or lifted(play),
    )
    if shown != play.shown:
        play.shown = shown
        hub.touch()


def _adopt(hub: "HubCore") -> None:
    """The plate that answers, where it is one that was set up and found good enough."""
    play, file = hub.plate_play, hub.plate_file
    if file is None or (play is not None and play.follow.kept is file.kept):
        return
    kept = _kept(hub)
    if kept is None:
        return
    sensors = SensorsFile.read(file.folder)
    follow = PlateFollow(kept, sensors.of(kept).faulty)
    hub.plate_play = PlatePlay(follow, sensors, kept.promise.level == "silver")
    hub.touch()


def _kept(hub: "HubCore") -> KeptPlate | None:
    file, port = hub.plate_file, hub.nodes.plate_port
    if file is None or file.kept is None or port is None:
        return None
    hello = hub.nodes.open_links[port].session.hello
    known = hello is not None and hello.id == file.kept.node and file.kept.level is not Level.TYPED
    return file.kept if known else None


def _note_level(hub: "HubCore", play: PlatePlay) -> None:
    health = play.follow.answers(hub.t, live=hub.nodes.plate_live)
    level, why = health.level, health.why
    if play.rests(hub.t):
        level, why = Level.TYPED, "fault"
    elif level is Level.SILVER and not play.by_scale:
        level, why = Level.TYPED, "hall_needed"
    if (level, why) == (play.level, play.why):
        return
    play.level, play.why = level, why
    if hub.book is not None and hub.phase is Phase.PLAY:
        commit(hub, "plate_level", level=play.level.value, why=play.why)
    hub.touch()


def _standing(book: Book) -> Standing:
    """What the game says stands on the plate."""
    state = book.game.state
    return frozenset((*bare_palace(state).pieces, *standing_figures(state).items()))


# -- somebody builds ------------------------------------------------------------------------------------------------


def _build(hub: "HubCore", play: PlatePlay, book: Book) -> None:
    follow = play.follow
    ask_how(hub, play, book)
    if not follow.lift.lies:
        return
    if follow.turn is None:
        if book.plan.placements:  # built before the hub was started: nobody watched
            commit(hub, "way", way="plan")
            return
        follow.ledger.begin_turns()
        if not follow.ledger.may_start(hub.t):
            ask_where(hub, play, book)
            return
        play.waits = None
        start_turn(hub, play, book)
    follow.holds(book.game.state.player.bricks)
    follow.decorating(decorations_out(book))
    look = follow.look_now()
    for stud in sorted(follow.ledger.taken_up):
        follow.agreed(stud)  # a figure that the game has taken up in this turn (R9.3) is no loss
    turn = follow.newest
    if turn is not None and turn.unexplained and not book.plan.placements and _map_is_mended(follow, turn):
        return
    if turn is not None and (turn.astray is not None or not turn.unexplained):
        note_plan(hub, book, tuple(one for one in turn.standing if one.piece not in DECORATIONS))
    if turn is None or turn.unexplained:
        ask_strange(hub, play, book)
        return
    play.waits = play.waits if look is None else None
    _by_decoration(hub, play, book)


def _map_is_mended(follow: PlateFollow, turn: PlateTurn) -> bool:
    """Whether what nothing explains is a corner brick that the map lacked, or comes of the starting staircase being
    taken off again as the map is not as it should be."""
    if follow.look is None:
        return False
    quiet = follow.look.quiet
    if follow.ledger.begins_anew(quiet, turn.moved):
        follow.goes_on(None)
        return True
    load, cov = quiet.load - turn.expected, turn.best.cov + turn.moved + quiet.noise
    if not follow.ledger.pinned(load, cov, quiet.noise):
        return False
    follow.goes_on(replace(turn, strewn=()).on_ground(load, quiet.noise))
    return True


def _by_decoration(hub: "HubCore", play: PlatePlay, book: Book) -> None:
    """Whoever takes the decoration without a word has finished: if the plate is sure, or can only ask, that is as good
    as a press. A rule is named once the decoration is on: until then a child may hold it."""
    piece, look = lone_decoration(book), play.follow.look
    play.unsure = play.unsure and bool(decorations_out(book))
    if any(hub.moving) or piece is None or book.question is not None:
        return
    if look is None or look is play.tried:
        return
    play.tried = look
    found = decide(look.turn, _decorations(book))
    play.unsure = isinstance(found, Undecided)
    if isinstance(found, Recovered) and found.chosen.verdict.facts is not None:
        if piece.value in decoration_options(book.game.state, found.chosen.verdict.facts.start_colour):
            with suppress(Refused):  # whoever presses is told why
                take(hub, play, book, bricks_of(found.chosen))
    elif finishes(hub) and look.quiet.t1 - look.quiet.t0 >= SURE_BY_S and not _again(play, look):
        try:
            _come_to(hub, play, book, look, found)
        except Refused as no:
            hub.refusal = no.message
            hub.touch()


def _decorations(book: Book) -> Any:
    state = book.game.state

    def options(colour: Colour) -> tuple[Colour, ...]:
        return decoration_options(state, colour)

    return options


def finished(hub: "HubCore", book: Book) -> None:
    """Somebody says that the staircase is finished: taken, asked about, or refused with its rule (`Refused`)."""
    play = hub.plate_play
    assert play is not None
    with _or_typed(hub, play):
        _finished(hub, play, book)
    if play.rests(hub.t):
        raise Refused("refused-plate-gives-up")


def _finished(hub: "HubCore", play: PlatePlay, book: Book) -> None:
    if not play.follow.lift.lies:
        raise Refused.saying(lifted(play))
    look = play.follow.look_now(anew=True)
    if look is None:
        raise Refused("refused-plate-moves")
    astray = play.follow.astray
    if astray is not None:
        ask_astray(hub, play, book, astray)
        return
    _come_to(hub, play, book, look, decide(look.turn, _decorations(book)))


def _again(play: PlatePlay, look: Look) -> bool:
    """Whether it is what was refused last."""
    return play.refused is not None and play.refused == frozenset(look.turn.standing)


def _come_to(hub: "HubCore", play: PlatePlay, book: Book, look: Look, decision: Decision) -> None:
    again = _again(play, look)
    match decision:
        case Recovered(chosen):
            take(hub, play, book, bricks_of(chosen))
        case Undecided(first, Candidate() as second) if same_bricks(first, second):
            take(hub, play, book, bricks_of(first if first.verdict.legal else second))
        case Undecided(first, second):
            ask_which(hub, play, book, first, second)
        case Forbidden(chosen) if again:
            ask_which(hub, play, book, chosen, None)
        case Forbidden(chosen, violation, or_else):
            play.refused = frozenset(look.turn.standing)
            note_plan(hub, book, bricks_of(chosen))
            raise Refused.saying(planning.violation_message(violation, or_else))
        case Unseen("nothing"):
            raise Refused("refused-plate-empty")
        case Unseen(_, best) if best is not None:
            ask_which(hub, play, book, best, None)
        case _ if again:
            give_up(hub, play)
            raise Refused("refused-plate-gives-up")
        case _:
            play.refused = frozenset(look.turn.standing)
            raise Refused("refused-plate-unexplained")
