"""Hints in the build and the cards step: when a player may have one, and how far it goes.

A process of its own seeks the advice (`run.advice_worker`). Its answers are entries, so that a recording holds them.
"""

from typing import Final

from monkey_palace.board.notation import Placement
from monkey_palace.game.building import built, judged
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import Build, Command, PassBuild, ReportBuild, TakeCards, TakeFrog
from monkey_palace.game.state import GameState
from palace_hub.core import bot_seats
from palace_hub.core.apply import commit
from palace_hub.core.hints.request import AdviceRequest
from palace_hub.core.refusals import Refused
from palace_hub.core.state import Hub
from palace_hub.locale.message import Message
from palace_hub.referee import entries as say
from palace_hub.referee.book import Book
from palace_hub.referee.events import HintMode, HintsChosen, HintUsed
from palace_hub.views.snapshot import STUCK_AFTER_S, HintAdvice, HintView, Phase, Stage
from palace_hub.views.table.hint import LIT, PLACE, WHOLE

NOT_STUCK: Final = "refused-hint-not-stuck"
"""The refusal of a hint before its time."""

_STEPS = {Stage.BUILD: "build", Stage.CARDS: "cards"}


def mode_of(book: Book, seat: int) -> HintMode:
    """When this player gets hints."""
    return book.hints[seat] if seat < len(book.hints) else "on"


def settle(hub: Hub) -> None:
    """Begin with a new step, or end with the last one. Called once a turn."""
    book = hub.book
    state = bot_seats.sought(hub)
    if (
        bot_seats.in_turn(hub) is None
        and book is not None
        and hub.stage in _STEPS
        and mode_of(book, book.game.prompt.player) != "off"
    ):
        state = book.game.state
    if state is not hub.hints.state:
        hub.hints.begin(state, hub.t)
        return
    _follow_plan(hub)
    if state is not None and book is not None and mode_of(book, state.prompt.player) == "stuck":
        _count_down(hub, book)


def _standing(hub: Hub) -> tuple[Placement, ...]:
    """The pieces that the player in turn has put on in this build."""
    return hub.book.plan.placements if hub.book is not None and hub.stage is Stage.BUILD else ()


def _follow_plan(hub: Hub) -> None:
    """Put a hint away that no longer goes on from what stands; one that is awaited is sought for that."""
    position, book = hub.hints, hub.book
    if book is None or position.state is None or bot_seats.in_turn(hub) is not None or position.fits(_standing(hub)):
        return
    if position.awaited:
        position.begin_anew(_standing(hub))
    elif not position.hidden and position.advice is not None and _level(hub, book):
        position.turn_over()
        hub.tell(Message("told-hint-anew"))
        hub.touch()


def _count_down(hub: Hub, book: Book) -> None:
    """Tell a player who has become stuck that there is a hint now; until then a refused one counts the seconds."""
    if hub.hints.offered or _level(hub, book) or bot_seats.in_turn(hub) is not None:
        return
    waits = hub.refusal is not None and hub.refusal.key == NOT_STUCK
    left = _seconds_left(hub)
    if not left:
        hub.hints.note_offer()
        if waits:
            hub.accept()
        hub.tell(Message("told-hint-now"))
    elif waits and hub.refusal != (now := Message(NOT_STUCK, {"seconds": left})):
        hub.refuse(now)
        hub.touch()


def _seconds_left(hub: Hub) -> int:
    """The seconds until the player counts as stuck; 0: now."""
    left = STUCK_AFTER_S - (hub.t - hub.hints.since)
    return 0 if _seems_stuck(hub) or left <= 0 else max(1, round(left))


def wanted(hub: Hub) -> AdviceRequest | None:
    """What the advisor is to answer now; None for nothing."""
    state, book = hub.hints.state, hub.book
    if state is None or book is None:
        return None
    cards, bot = cards_of(state), book.bot_of(state)
    if bot is None:
        return AdviceRequest(hub.hints.number, state, cards, standing=hub.hints.standing)
    return AdviceRequest(hub.hints.number, state, cards, bot, book.bot_seed) if book.decision is None else None


def verify(players: int, modes: tuple[HintMode | None, ...]) -> None:
    """Raises `Refused` unless there is a mode for each player."""
    if len(modes) != players:
        raise Refused("refused-hints-count", count=players)


def choose(hub: Hub, book: Book, modes: tuple[HintMode, ...]) -> None:
    """Choose when each player gets hints."""
    verify(len(book.game.state.players), modes)
    if modes != tuple(mode_of(book, seat) for seat in range(len(modes))):
        commit(hub, HintsChosen(modes=list(modes)))


def take(hub: Hub, answer: say.Advise | say.NoAdvice) -> None:
    """Take in advice for a hint, or that there is none. Once a place was shown, it does not change: pieces may follow
    it already."""
    if isinstance(answer, say.NoAdvice):
        if answer.number == hub.hints.number:
            hub.hints.fail()
            hub.touch()
        return
    book, position, given = hub.book, hub.hints, bot_seats.answered(hub, answer)
    if book is None or given is None:
        return
    if _level(hub, book) >= PLACE and (position.advice is not None or not answer.final):
        return
    position.take(_advice(*given, answer))
    hub.touch()
    if position.awaited and _level(hub, book):
        position.show()  # the level that the player has seen, with the new advice
    elif position.awaited:
        _show_next(hub, book)


def press(hub: Hub, book: Book) -> None:
    """Show the next level of the hint; after the last one, put it away or bring it back.

    Where the staircase on the plan has left the hint, seek another one, which goes on from it.
    """
    if hub.stage not in _STEPS:
        raise Refused("refused-hint-not-now")
    if hub.judgement is not None and hub.judgement.wrong:
        raise Refused("refused-hint-put-right")
    seat = book.game.prompt.player
    mode = mode_of(book, seat)
    if mode == "off":
        raise Refused("refused-hints-off", name=book.game.state.players[seat].name)
    left = _seconds_left(hub)
    if mode == "stuck" and not _level(hub, book) and left:
        raise Refused(NOT_STUCK, seconds=left)
    advice = hub.hints.advice
    if not hub.hints.fits(_standing(hub)):
        hub.hints.begin_anew(_standing(hub))
    elif advice is None and hub.hints.failed:
        raise Refused("refused-hint-none")
    elif advice is None:
        hub.hints.wait()
    elif hub.hints.hidden or _level(hub, book) >= advice.levels:
        hub.hints.turn_over()
        if hub.hints.hidden:
            hub.tell(Message("told-hint-away"))
    else:
        _show_next(hub, book)


def begin(hub: Hub, before: Book | None, book: Book, wanted: tuple[HintMode | None, ...]) -> None:
    """Give hints as was said with the new game; else as in the game before, where the same players play again, in
    whatever order."""
    names = [player.name.casefold() for player in book.game.state.players]
    modes: dict[str, HintMode] = {}
    if before is not None:
        modes = {player.name.casefold(): mode_of(before, seat) for seat, player in enumerate(before.game.state.players)}
    if sorted(names) != sorted(modes):
        modes = {}
    said = wanted or (None,) * len(names)
    choose(hub, book, tuple(mode or modes.get(name, "on") for name, mode in zip(names, said, strict=True)))


def _seems_stuck(hub: Hub) -> bool:
    """An entry was refused in this step, or no staircase can be built."""
    advice = hub.hints.advice
    return hub.hints.refused or (advice is not None and advice.what == "pass")


def _show_next(hub: Hub, book: Book) -> None:
    advice, level, stage = hub.hints.advice, _level(hub, book), hub.stage
    hub.hints.show()
    if advice is not None and stage is not None and level < advice.levels:
        state = book.game.state
        commit(hub, HintUsed(player=state.prompt.player, turn=state.turn, step=_STEPS[stage], level=level + 1))


def _level(hub: Hub, book: Book) -> int:
    """The level of the hint that the player has been shown in this step; 0: none."""
    used, state = book.hint, book.game.state
    if used is None or hub.stage is None or hub.stage not in _STEPS:
        return 0
    same = (used.player, used.turn, used.step) == (state.prompt.player, state.turn, _STEPS[hub.stage])
    return used.level if same else 0


def _advice(state: GameState, command: Command, answer: say.Advise) -> HintAdvice:
    match command:
        case Build():
            placements, report = built(state, command)
            facts = judged(state, command.staircase).facts
            start = None if facts is None else facts.start
            return HintAdvice("build", WHOLE, report, placements, start, answer.piles, answer.params)
        case ReportBuild():
            return HintAdvice("build", WHOLE, command, (), None, answer.piles, answer.params)
        case TakeCards():
            return HintAdvice("cards", LIT if answer.piles else 1, piles=answer.piles, params=answer.params)
        case TakeFrog():
            return HintAdvice("frog", 1)
        case PassBuild():
            return HintAdvice("pass", 1)
        case _:
            return HintAdvice("other", 0)


def view(hub: Hub) -> HintView:
    """The hint as screens show it."""
    book, position = hub.book, hub.hints
    modes: tuple[HintMode, ...] = ()
    if book is not None:
        modes = tuple(mode_of(book, seat) for seat in range(len(book.game.state.players)))
    if book is None or position.state is None or hub.phase is not Phase.PLAY:
        return HintView(modes)
    level = 0 if position.hidden or position.advice is None else min(_level(hub, book), position.advice.levels)
    return HintView(modes, level, position.advice if level else None, waiting=position.awaited and not position.failed)
