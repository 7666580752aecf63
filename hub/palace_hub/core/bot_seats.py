"""Bots at the physical table: people carry out what a bot has decided, one step at a time.

The advisor's process decides (`run.advice_worker`). The decision is an event: a resumed game knows it, and what may
leave the tray follows from it.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from monkey_palace.board.pieces import MAX_PLAYERS, MIN_PLAYERS
from monkey_palace.bots import BOTS
from monkey_palace.bots.tops import tops_wanted
from monkey_palace.cards.deck_format import PILES
from monkey_palace.cards.model import CardSet
from monkey_palace.errors import RulesError
from monkey_palace.game.commands import (
    Build,
    Command,
    PassBuild,
    PlaceCards,
    PlaceFrog,
    PlaceMonkey,
    ReportBuild,
    Take,
    TakeCards,
    TakeFrog,
    TellTop,
    parse_command,
)
from monkey_palace.game.state import GameState, PromptKind
from palace_hub.core import planning
from palace_hub.core.apply import commit, play
from palace_hub.core.refusals import Refused
from palace_hub.core.state import Hub
from palace_hub.locale.message import Message
from palace_hub.referee import entries as say
from palace_hub.referee.book import Book
from palace_hub.referee.bot_seats import staircase_of
from palace_hub.referee.events import BotDecided, BotsSeated, TurnTakenOver
from palace_hub.referee.plan import Plan
from palace_hub.views.pile import kinds_left
from palace_hub.views.snapshot import BotTrouble, BotView, BuildDraft, Phase, Stage

_OF_THE_TURN: Final = (
    say.ChooseKnob,
    say.PassBuild,
    say.TakeFrog,
    say.ChooseCards,
    say.ChooseSlots,
    say.Hint,
)
"""Entries that a bot makes itself in its turn."""
_OF_THE_BUILD: Final = (say.Draft, say.EnterBy, say.Place, say.TakeBack)
PATIENCE_S: Final = 20.0
"""A bot that thinks for longer is stuck. The longest decision measured took 0.5 s; a Pi is about five times slower."""
_TAKES: Final = (PromptKind.TAKE_ONE_TIME, PromptKind.TAKE_RECURRING)


def verify(entry: say.NewGame, cards: CardSet) -> None:
    """Raises `Refused` for bots that cannot play this game with these cards."""
    if not any(entry.bots):
        return
    if len(entry.bots) > len(entry.players):
        raise Refused("refused-bots-count", count=len(entry.players))
    unknown = next((bot for bot in entry.bots if bot is not None and bot not in BOTS), None)
    if unknown is not None:
        raise Refused("refused-bot-unknown", bot=unknown, known=", ".join(BOTS))
    if not cards.is_complete:
        raise Refused("refused-bots-learning")


def begin(hub: Hub, book: Book, entry: say.NewGame) -> None:
    """Note the bots that were named with a new game; the seed of its deck is that of their random streams."""
    if any(entry.bots):
        people = (None for _ in range(len(entry.players) - len(entry.bots)))
        seed = book.game.state.seed
        commit(hub, BotsSeated(bots=[*entry.bots, *people], seed=hub.draw_seed() if seed is None else seed))
    players = {name.casefold() for name in entry.players}
    nobody = next((name for name in hub.options.bots if name.casefold() not in players), None)
    if nobody is not None:
        hub.tell(Message("told-bot-nobody", {"name": nobody}))


def players_to_offer(hub: Hub) -> tuple[str, ...]:
    """The names for the start form: the players of the last game, and the bots with which the hub was started."""
    last, bots = hub.last_players, hub.options.bots
    known = {name.casefold() for name in last}
    missing = tuple(name for name in bots if name.casefold() not in known)
    people = last if last or len(missing) >= MIN_PLAYERS or not missing else ("",)
    return (*people[: MAX_PLAYERS - len(missing)], *missing)


def in_turn(hub: Hub) -> str | None:
    """The bot whose turn it is in a running game; None for a person."""
    book = hub.book
    return None if book is None or hub.phase is not Phase.PLAY else book.bot_of(book.game.state)


def is_thinking(hub: Hub) -> bool:
    """True while the bot in turn has not decided yet."""
    return hub.book is not None and hub.book.decision is None and in_turn(hub) is not None


def sought(hub: Hub) -> GameState | None:
    """The state on which a bot must decide; None while nobody waits for a bot, or it waits for people."""
    return hub.book.game.state if hub.book is not None and is_thinking(hub) and not _top_due(hub.book) else None


def _top_due(book: Book) -> str:
    """The pile of a printed deck that the bot in turn could pay for, and whose top it does not know; "" for none."""
    state = book.game.state
    tops = {pile.pile: pile.top for pile in state.market}
    return next((pile for pile in tops_wanted(state) if tops[pile] is None), "")


def tell_top(hub: Hub, book: Book, card: str) -> None:
    """People say which card lies on top of the pile that the bot asks about."""
    due = _top_due(book) if is_thinking(hub) and hub.stage is Stage.CARDS else ""
    if not due:
        raise Refused("refused-not-now")
    play(hub, TellTop(pile=due, card=card))


def _tell_known_tops(hub: Hub, book: Book) -> None:
    """Tell the tops of piles whose cards are all alike, so that nobody is asked."""
    while due := _top_due(book):
        alike = kinds_left(book.game.state, PILES.index(due))
        if len(alike) > 1:
            return
        play(hub, TellTop(pile=due, card=alike[0].card.id), auto=True)


def holds(hub: Hub) -> bool:
    """True while no delivery may be booked: the bot in turn has not decided what it takes, or takes the frog first."""
    book = hub.book
    if book is None or in_turn(hub) is None:
        return False
    return book.game.prompt.kind in _TAKES and not isinstance(book.decision, Take)


def answered(hub: Hub, answer: say.Advise) -> tuple[GameState, Command] | None:
    """The state that the advisor was asked about, and the command that it gives.

    None for an answer to an older request, and for a command that the rules refuse.
    """
    book, position = hub.book, hub.hints
    if book is None or position.state is not book.game.state or answer.number != position.number:
        return None
    try:
        command = parse_command(answer.command)
        book.game.verify(command)
    except RulesError:
        return None
    return book.game.state, command


def take(hub: Hub, answer: say.Advise | say.NoAdvice) -> None:
    """Take in the bot's decision, or that there is none: an answer that the rules refuse is none either."""
    if hub.hints.state is None or answer.number != hub.hints.number or not is_thinking(hub):
        return
    given = None if isinstance(answer, say.NoAdvice) else answered(hub, answer)
    if given is None or isinstance(answer, say.NoAdvice):
        hub.hints.fail()
        hub.touch()
        return
    state, _command = given
    commit(hub, BotDecided(player=state.prompt.player, turn=state.turn, command=dict(answer.command)))


def stuck(hub: Hub) -> BotTrouble:
    """Why people need not wait for the bot in turn any longer; "" while they wait, or where it has decided."""
    position = hub.hints
    if not is_thinking(hub) or hub.book is None or position.state is not hub.book.game.state:
        return ""
    return "failed" if position.failed else "slow" if position.overdue else ""


def take_over(hub: Hub, book: Book) -> None:
    """People play this turn of a bot that is stuck; raises `Refused` for another one."""
    if not stuck(hub):
        raise Refused("refused-bot-not-stuck")
    state = book.game.state
    commit(hub, TurnTakenOver(player=state.prompt.player, turn=state.turn))
    hub.hints.begin(None, hub.t)


def settle(hub: Hub) -> None:
    """Choose what the bot has decided, as if it had been typed, or lose patience. Called once a turn."""
    book = hub.book
    if book is None or in_turn(hub) is None:
        return
    if is_thinking(hub) and hub.stage is Stage.CARDS:
        _tell_known_tops(hub, book)
    position = hub.hints
    waits = is_thinking(hub) and position.state is book.game.state and not position.overdue
    if waits and hub.t - position.since >= PATIENCE_S:
        position.run_late()
        hub.touch()
    choices = hub.choices
    before = (choices.cards, choices.slots, choices.knob, choices.draft)
    match hub.stage, book.decision:
        case Stage.CARDS, TakeCards() as decided:
            choices.choose_cards(tuple(decided.cards))
        case Stage.PLACE_CARDS, PlaceCards() as decided:
            choices.choose_slots(tuple(decided.slots))
        case Stage.TROPHIES, PlaceFrog() | PlaceMonkey() as decided if decided.at is not None:
            choices.choose_knob(decided.at)
        case Stage.BUILD, ReportBuild() as decided:
            choices.set_draft(BuildDraft.of(decided))
    if before != (choices.cards, choices.slots, choices.knob, choices.draft):
        hub.touch()


def expect_person(hub: Hub, book: Book, entry: say.Entry) -> None:
    """Raises `Refused` for an entry that would be a bot's own."""
    state = book.game.state
    if isinstance(entry, _OF_THE_BUILD):
        state = planning.entering_state(hub) or state
        if isinstance(entry, say.TakeBack) and state is book.game.state:
            return  # somebody has confirmed a piece too early
        if isinstance(entry, say.EnterBy) and entry.way != "facts" and state is book.game.state:
            return
    elif not isinstance(entry, _OF_THE_TURN):
        return
    elif isinstance(entry, say.PassBuild) and isinstance(book.decision, ReportBuild):
        return  # the facts fit nowhere on the table
    if book.bot_of(state) is not None:
        raise Refused("refused-bot-turn", name=state.player.name)


def action(hub: Hub, book: Book) -> Callable[[], object] | None:
    """What a confirmation does in the build of a bot, piece by piece; None for what it does in anybody's turn.

    Raises `Refused` while the bot is thinking. A bot that is stuck is asked again.
    """
    if in_turn(hub) is None or hub.stage in (Stage.CREDITS, Stage.BONUS):
        return None
    if stuck(hub):
        return lambda: hub.hints.begin(book.game.state, hub.t)
    if is_thinking(hub):
        raise Refused("refused-bot-top" if _top_due(book) else "refused-bot-thinks", name=book.game.state.player.name)
    if hub.stage is not Stage.BUILD or not isinstance(book.decision, Build):
        return None
    view = _next_piece(book)
    seen = planning.build_method(hub) == "plate"
    if seen and (view.off or view.piece):
        raise Refused("refused-bot-off" if view.off else "refused-bot-not-seen")
    if view.off is not None:
        off = say.TakeBack(placement=str(view.off))
        return lambda: planning.enter(hub, book, off)
    if view.piece is not None:
        piece = say.Place(placement=str(view.piece))
        return lambda: planning.enter(hub, book, piece)
    return None


def own_command(hub: Hub, book: Book) -> PassBuild | TakeFrog | None:
    """The decision to pass or to take the frog, which a confirmation carries out."""
    decided = book.decision if in_turn(hub) is not None else None
    return decided if isinstance(decided, PassBuild | TakeFrog) else None


def _next_piece(book: Book) -> BotView:
    """How far the decided staircase stands on the plan: the next piece, or one that does not belong to it."""
    wanted = Plan(staircase_of(book.decision))
    off = next((piece for piece in reversed(book.plan.placements) if wanted.find(piece) is None), None)
    missing = [piece for piece in wanted.placements if book.plan.find(piece) is None]
    done, of = len(wanted.placements) - len(missing), len(wanted.placements)
    return BotView(piece=missing[0] if missing else None, off=off, done=done, of=of)


def view(hub: Hub) -> BotView | None:
    """What the bot in turn wants; None in a person's turn."""
    book, bot = hub.book, in_turn(hub)
    if book is None or bot is None:
        return None
    shown = _next_piece(book) if hub.stage is Stage.BUILD and isinstance(book.decision, Build) else BotView()
    top = _top_due(book) if book.decision is None and hub.stage is Stage.CARDS else ""
    return replace(shown, bot=bot, command=book.decision, stuck=stuck(hub), top=top)
