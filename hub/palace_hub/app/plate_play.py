"""The plate in a game: what it sees goes on the plan, what it is sure of is taken, and what it is not is asked.

One question at most for a staircase (DESIGN 7), with both readings to be drawn. A staircase that breaks a rule is named
and nothing is taken; whoever presses again all the same is asked too. Without the plate the staircase is typed.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from monkey_palace.deliveries import decoration_options
from monkey_palace.errors import RulesError
from monkey_palace.notation import Placement, notation
from monkey_palace.palace_state import bare_palace, palace_known, palace_of, standing_figures
from monkey_palace.pieces import DECORATIONS, PIECES, Colour, Figure
from monkey_palace.state import PromptKind
from monkey_palace.trophies import frog_knobs, monkey_knobs
from palace_hub.app import planning, plate_questions, umpire
from palace_hub.app.plate_file import KeptPlate
from palace_hub.app.plate_follow import PlateFollow, Standing
from palace_hub.app.refusals import Refused
from palace_hub.locale.message import Message
from palace_hub.referee.book import Book
from palace_hub.sensing.plate_decision import Candidate, Forbidden, Recovered, Undecided, Unseen, decide
from palace_hub.sensing.plate_figures import arrivals
from palace_hub.sensing.plate_levels import Level, PlateHealth
from palace_hub.views.snapshot import Phase, Stage

if TYPE_CHECKING:
    from palace_hub.app.core import HubCore

ASK_AFTER_S: Final = 4.0
"""A plate that weighs otherwise than the game says when somebody is to build is asked about after this long: a hand
may be on its way with the decoration."""

_FIGURES: Final = {PromptKind.PLACE_MONKEY: Figure.MONKEY, PromptKind.PLACE_FROG: Figure.FROG}
_NOT_LIVE: Final = PlateHealth(False, (False,) * 4, None)


@dataclass
class PlatePlay:
    """What a core remembers of its plate. `level`: as it was told last; `waits`: since when it disagrees; `refused`:
    the pieces that were refused last, for whoever contradicts; `asked`: the readings of the open question."""

    follow: PlateFollow
    node: str
    level: Level = Level.TYPED
    why: str = ""
    waits: float | None = None
    refused: frozenset[Placement] | None = None
    asked: tuple[Candidate | None, ...] = ()
    shown: tuple[object, ...] = ()


def sees(core: "HubCore") -> bool:
    """Whether the present staircase is left to the plate to see."""
    play = core.plate_play
    return play is not None and play.level is not Level.TYPED and not play.follow.given_up


def unexplained(core: "HubCore") -> bool:
    """Whether something lies on the plate that is no set of pieces."""
    play = core.plate_play
    turn = None if play is None else play.follow.turn
    return turn is not None and turn.unexplained > 0


def settle(core: "HubCore") -> None:
    """Once a turn of the core: the plate that answers, what it has seen, and what that means."""
    _adopt(core)
    play, book = core.plate_play, core.book
    if play is None:
        return
    _note_level(core, play)
    follow = play.follow
    if book is None or core.offer is not None or not palace_known(book.game.state):
        follow.forget()
        return
    if core.phase not in (Phase.SETUP, Phase.PLAY):
        return
    state = book.game.state
    follow.should(_standing(book))
    building = core.stage in (Stage.BUILD, Stage.DECORATE)
    if not building:
        follow.end_turn(built=bool(state.current.staircase))
    ground = bare_palace(state)
    follow.take(type(ground)(ground.ground), hold=core.stage is Stage.DECORATE)
    if core.stage is Stage.BUILD and planning.way(core) == "plate":
        _build(core, play, book)
    elif core.stage is Stage.TROPHIES and follow.off_quiet is not None:
        _figure(core, play, book)
    _moot(core, play, book)
    shown = (follow.signal.present is None, unexplained(core), follow.off, follow.known)
    if shown != play.shown:
        play.shown = shown
        core.touch()


def _adopt(core: "HubCore") -> None:
    """The plate that answers, where it is one that was set up."""
    kept = _kept(core)
    play = core.plate_play
    if kept is None or (play is not None and play.follow.kept is kept):
        return
    zero = None if core.book is None or core.book.plate_zero is None else np.array(core.book.plate_zero)
    core.plate_play = PlatePlay(PlateFollow(kept, zero), kept.node)
    core.touch()


def _kept(core: "HubCore") -> KeptPlate | None:
    file, port = core.plate_file, core.nodes.plate_port
    if file is None or file.kept is None or port is None:
        return None
    hello = core.nodes.open_links[port].session.hello
    return file.kept if hello is not None and hello.id == file.kept.node else None


def _note_level(core: "HubCore", play: PlatePlay) -> None:
    health = play.follow.answers(core.t, live=core.nodes.plate_live) if core.nodes.plate_live else _NOT_LIVE
    if (health.level, health.why) == (play.level, play.why):
        return
    play.level, play.why = health.level, health.why
    if core.book is not None and core.phase is Phase.PLAY:
        core.commit("plate_level", level=play.level.value, why=play.why)
    core.touch()


def _standing(book: Book) -> Standing:
    """What the game says stands on the plate."""
    state = book.game.state
    return frozenset((*bare_palace(state).pieces, *standing_figures(state).items()))


# -- somebody builds ------------------------------------------------------------------------------------------------


def _build(core: "HubCore", play: PlatePlay, book: Book) -> None:
    follow, state = play.follow, book.game.state
    if follow.turn is None:
        follow.begin_turns()
        if not follow.agrees:
            _ask_where(core, play, book)
            return
        if book.plan.placements:  # built before the hub was started: nobody watched
            core.commit("way", way="plan")
            return
        follow.start_turn(palace_of(state), state.player.bricks)
        play.waits, play.refused = None, None
        zero = follow.zero
        if zero is not None:
            core.commit("plate_zero", load=[round(float(part), 4) for part in zero])
    look = follow.look_now()
    turn = follow.turn if look is None else look.turn
    if turn is None or turn.unexplained:
        return
    _note_plan(core, book, tuple(one for one in turn.standing if one.piece not in DECORATIONS))
    _by_decoration(core, play, book)


def _note_plan(core: "HubCore", book: Book, standing: tuple[Placement, ...]) -> None:
    """What stands by the best reading goes on the plan, once for each change."""
    here = {(one.piece, one.body): one for one in standing}
    there = {(one.piece, one.body) for one in book.plan.placements}
    if here.keys() != there:
        fresh = [one for act, one in here.items() if act not in there]
        core.commit("plate", placements=notation(standing), fresh=notation(fresh))


def _by_decoration(core: "HubCore", play: PlatePlay, book: Book) -> None:
    """Whoever takes the decoration without a word has finished: if the plate is sure, that is as good as a press."""
    out = book.out
    if any(core.moving) or sum(map(abs, out)) != 1 or max(out) != 1 or book.question is not None:
        return
    piece = PIECES[out.index(1)]
    look = play.follow.look
    if piece not in DECORATIONS or look is None or play.refused == frozenset(look.turn.standing):
        return
    found = decide(look.turn, _decorations(book))
    if isinstance(found, Recovered):
        facts = found.chosen.verdict.facts
        if facts is not None and piece.value in decoration_options(book.game.state, facts.start_colour):
            _take(core, play, book, found.chosen)


def _decorations(book: Book) -> Any:
    state = book.game.state

    def options(colour: Colour) -> tuple[Colour, ...]:
        return decoration_options(state, colour)

    return options


def finished(core: "HubCore", book: Book) -> None:
    """Somebody says that the staircase is finished: taken, asked about, or refused with its rule (`Refused`)."""
    play = core.plate_play
    assert play is not None
    look = play.follow.look_now(anew=True)
    if look is None:
        raise Refused("refused-plate-moves")
    again = play.refused is not None and play.refused == frozenset(look.turn.standing)
    match decide(look.turn, _decorations(book)):
        case Recovered(chosen):
            _take(core, play, book, chosen)
        case Undecided(first, second):
            _ask_which(core, play, book, first, second)
        case Forbidden(chosen) if again:
            _ask_which(core, play, book, chosen, None)
        case Forbidden(chosen):
            play.refused = frozenset(look.turn.standing)
            _note_plan(core, book, _bricks(chosen))
            raise Refused.saying(planning.violation_message(chosen.verdict.violations[0]))
        case Unseen("nothing"):
            raise Refused("refused-plate-empty")
        case Unseen(_, best) if again or best is not None:
            _ask_which(core, play, book, best, None)
        case _:
            play.refused = frozenset(look.turn.standing)
            raise Refused("refused-plate-unexplained")


def _bricks(chosen: Candidate) -> tuple[Placement, ...]:
    return tuple(one for one in chosen.pieces if one.piece not in DECORATIONS)


def _take(core: "HubCore", play: PlatePlay, book: Book, chosen: Candidate) -> None:
    """The staircase stands. Raises `Refused` where the game has something against it that the plate cannot know."""
    _note_plan(core, book, _bricks(chosen))
    staged = planning.staircase(core)
    look = play.follow.look
    play.follow.decided = None if look is None else look.quiet
    if decoration_options(book.game.state, staged.start_colour):
        core.commit("staged", staircase=notation(staged.placements))
    else:
        umpire.play(core, staged.command(None))


# -- questions ------------------------------------------------------------------------------------------------------


def _ask_which(core: "HubCore", play: PlatePlay, book: Book, first: Candidate | None, second: Candidate | None) -> None:
    play.asked = tuple(one for one in (first, second) if one is not None)
    options = [_option(one) for one in play.asked if one is not None]
    core.commit("question", id=book.questions + 1, what="staircase", options=options)


def _option(candidate: Candidate) -> dict[str, Any]:
    told: dict[str, Any] = {"staircase": notation(_bricks(candidate))}
    if not candidate.verdict.legal:
        rule = planning.violation_message(candidate.verdict.violations[0])
        told["rule"] = {"key": rule.key, "params": dict(rule.params)}
    return told


def _ask_where(core: "HubCore", play: PlatePlay, book: Book) -> None:
    """The plate weighs otherwise than the game says, and has done so for a while: where, and what now?"""
    follow = play.follow
    off = follow.off
    if off is None or follow.signal.present is None or book.question is not None:
        play.waits = None if off is None else play.waits
        return
    play.waits = core.t if play.waits is None else play.waits
    if core.t - play.waits < ASK_AFTER_S:
        return
    play.waits = None
    stud = None if off.stud is None else list(off.stud)
    core.commit("question", id=book.questions + 1, what="plate", grams=round(off.grams, 2), stud=stud)


def _moot(core: "HubCore", play: PlatePlay, book: Book) -> None:
    """Hands have answered: the plate agrees again, or the staircase is another one by now."""
    question = book.question
    if question is None:
        return
    over = core.stage is not Stage.BUILD
    if question["what"] == "plate":
        over = over or play.follow.agrees or planning.way(core) != "plate"
    elif question["what"] == "staircase":
        over = over or _changed(play)
    else:
        return
    if over:
        core.commit("moot", id=question["id"])


def _changed(play: PlatePlay) -> bool:
    """Whether something else stands than what was asked about."""
    look = play.follow.look
    if look is None or not play.asked or look.turn.unexplained:
        return False
    known = [frozenset(one.pieces) for one in play.asked if one is not None]
    return not any(frozenset(reading.pieces) in known for reading in look.turn.readings[:10])


def answer(core: "HubCore", book: Book, question: dict[str, Any], told: str) -> None:
    """What somebody says to a question about the plate; raises `Refused` for an answer that was not offered."""
    play = core.plate_play
    if question["what"] == "plate":
        quiet = None if play is None else play.follow.off_quiet
        if told not in (plate_questions.AGREED, plate_questions.TYPED):
            raise Refused("refused-answer-unknown")
        core.commit("answer", id=question["id"], answer=told)
        if told == plate_questions.AGREED and play is not None and quiet is not None:
            play.follow.believe(quiet)
        else:
            _give_up(core, play)
        return
    options = question["options"]
    if told == plate_questions.OTHER:
        core.commit("answer", id=question["id"], answer=told)
        _give_up(core, play)
        return
    if told not in [str(number) for number in range(1, len(options) + 1)]:
        raise Refused("refused-answer-unknown")
    core.commit("answer", id=question["id"], answer=told)
    chosen = options[int(told) - 1]
    core.commit("plate", placements=chosen["staircase"], fresh="")
    staged = planning.staircase(core)
    if play is not None and play.follow.look is not None:
        play.follow.decided = play.follow.look.quiet
    if decoration_options(book.game.state, staged.start_colour):
        core.commit("staged", staircase=notation(staged.placements))
    else:
        umpire.play(core, staged.command(None))


def _give_up(core: "HubCore", play: PlatePlay | None) -> None:
    """This staircase is typed."""
    if play is not None:
        play.follow.given_up = play.follow.turn is None
    core.commit("way", way="plan")


# -- figures --------------------------------------------------------------------------------------------------------


def _figure(core: "HubCore", play: PlatePlay, book: Book) -> None:
    """The monkey or the frog has come down where it may stand: that is as good as choosing its knob."""
    follow, state = play.follow, book.game.state
    figure = _FIGURES.get(book.game.prompt.kind)
    mass = None if figure is None else follow.kept.figures.get(figure)
    change = follow.change
    if figure is None or mass is None or change is None or core.knob is not None or not sees(core):
        return
    places = monkey_knobs(state) if figure is Figure.MONKEY else frog_knobs(state)
    found = arrivals(*change, mass, places, standing_figures(state).get(figure))
    if not found or not found[0].sure:
        return
    command = planning.figure_command(book, str(found[0].at))
    if command is not None:
        try:
            umpire.play(core, command)
        except RulesError:
            return


def problem(core: "HubCore") -> Message | None:
    """What the plate weighs otherwise than the game says, and where."""
    play = core.plate_play
    off = None if play is None else play.follow.off
    if off is None or core.phase is not Phase.PLAY:
        return None
    return plate_questions.off(off.grams, off.stud)
