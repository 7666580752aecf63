"""What follows from the correction of a card, in plain words, and what the table has to agree to for it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import get_args

from monkey_palace.cards.deck_format import SYMBOLS, Symbols, pile_colour, pile_cost
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.apply import decide, fold
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import Agreement, CorrectCard, LearnBoard, LearnCard
from monkey_palace.game.events import EndTriggered, GameEvent
from monkey_palace.game.history import Game
from monkey_palace.game.piles import held_cards
from monkey_palace.game.state import GameState
from palace_hub.card_sets.draft import CardDraft
from palace_hub.locale.message import Message
from palace_hub.views.cards.counter import UNTYPED
from palace_hub.views.pages.held_cards import NamedCard
from palace_hub.views.snapshot import Phase, Snapshot
from palace_hub.views.table.sums import card_words
from palace_hub.views.wording import Wording

AGREEMENTS: frozenset[str] = frozenset(get_args(Agreement))


@dataclass(frozen=True, slots=True)
class Correction:
    """A correction that the rules allow. `overruled`: the refusals that the table has to agree to override."""

    before: GameState
    after: GameState
    command: CorrectCard | LearnCard | LearnBoard
    events: tuple[GameEvent, ...]
    overruled: tuple[IllegalCommand, ...] = ()


@dataclass(frozen=True, slots=True)
class CorrectionView:
    """The question before a correction. `yes` is "" if it cannot be made."""

    sentence: str
    lines: tuple[str, ...]
    yes: str
    no: str


def correction(game: GameState, named: NamedCard, is_: str) -> Correction | IllegalCommand:
    """The named card is `is_` in fact; what the table may override is taken as agreed to. A refusal cannot be."""
    overruled: tuple[IllegalCommand, ...] = ()
    while True:
        agreed = [error.code for error in overruled]
        command = CorrectCard.model_validate(
            {"player": named.seat, "was": named.card, "is": is_, "agreed": agreed},
        )
        try:
            events = decide(game, command)
        except IllegalCommand as error:
            if error.code not in AGREEMENTS or error.code in agreed:
                return error
            overruled = (*overruled, error)
        else:
            return Correction(game, fold(events, game), command, events, overruled)


def print_correction(game: GameState, card: str, typed: CardDraft) -> Correction | IllegalCommand:
    """The card is the right one, and prints what was typed (R11.8)."""
    numbers = {"bananas": typed.bananas, "one_time": typed.one_time, "recurring": typed.recurring}
    return _learnt_again(game, LearnCard.model_validate({"card": card, **numbers}))


def board_correction(game: GameState, seat: int, recurring: Symbols) -> Correction | IllegalCommand:
    """The board of this seat delivers what was typed (R11.8)."""
    return _learnt_again(game, LearnBoard(seat=seat, recurring=recurring))


def _learnt_again(game: GameState, command: LearnCard | LearnBoard) -> Correction | IllegalCommand:
    """The same entry again; that the end is withdrawn is taken as agreed to (R11.7)."""
    overruled: tuple[IllegalCommand, ...] = ()
    try:
        events = decide(game, command)
    except IllegalCommand as error:
        if error.code != "withdraws_end":
            return error
        overruled, command = (error,), command.model_copy(update={"agreed": ("withdraws_end",)})
        events = decide(game, command)
    return Correction(game, fold(events, game), command, events, overruled)


def has_been_made(game: GameState, made: Correction) -> bool:
    """Does the game hold each card where the correction puts it?"""
    return _places(game) == _places(made.after) and game.data_hash == made.after.data_hash


def _places(game: GameState) -> object:
    bought = tuple(tuple(card.card for card in purchase.cards) for purchase in game.purchases)
    return bought, tuple(player.cards for player in game.players)


def correction_view(
    snapshot: Snapshot, named: NamedCard, found: Correction | IllegalCommand, is_: str, wording: Wording
) -> CorrectionView:
    """The question with the two cards, what the table overrides, and what follows."""
    game = snapshot.game
    cards = []
    if game is not None:
        was, now = (card_words(cards_of(game).card(card), wording) for card in (named.card, is_))
        cards = [
            wording.say("correction-was", name=game.players[named.seat].name, card=was),
            wording.say("correction-is", name=game.players[named.seat].name, card=now),
        ]
    if not isinstance(found, IllegalCommand):
        cards += _swap(named, found, is_, wording)
    return _question(cards, snapshot, found, "correction-sure", wording)


def print_correction_view(
    snapshot: Snapshot, named: NamedCard, found: Correction | IllegalCommand, typed: CardDraft, wording: Wording
) -> CorrectionView:
    """The question with the old numbers and the new ones, and what follows."""
    game, lines = snapshot.game, []
    if game is not None:
        card = cards_of(game).card(named.card)
        now = replace(card, bananas=typed.bananas, one_time=typed.one_time, recurring=typed.recurring)
        lines = [
            wording.say("correction-entered", card=card_words(card, wording)),
            wording.say("correction-prints", card=card_words(now, wording)),
        ]
    return _question(lines, snapshot, found, "correction-sure-print", wording)


def board_correction_view(
    snapshot: Snapshot, seat: int, found: Correction | IllegalCommand, recurring: Symbols, wording: Wording
) -> CorrectionView:
    """The question with the old delivery of a board and the new one, and what follows."""
    game, lines = snapshot.game, []
    if game is not None:
        before = cards_of(game).boards[seat].recurring
        was = wording.delivery(before) if before else UNTYPED
        lines = [
            wording.say("correction-board-entered", seat=seat + 1, symbols=was),
            wording.say("correction-board-prints", symbols=wording.delivery(recurring)),
        ]
    return _question(lines, snapshot, found, "correction-sure-print", wording)


def _question(
    cards: list[str], snapshot: Snapshot, found: Correction | IllegalCommand, sure: str, wording: Wording
) -> CorrectionView:
    back = wording.say("correction-no")
    if isinstance(found, IllegalCommand):
        refusal = Message("rule-" + found.code.replace("_", "-"), {**found.params, "rule": found.rule})
        return CorrectionView(wording.say("correction-impossible"), (*cards, wording.message(refusal)), "", back)
    overruled = [_overruled(error, wording) for error in found.overruled]
    follows = list(_follows(snapshot, found, wording)) or [wording.say("correction-nothing-else")]
    lines = (*cards, *overruled, *follows)
    if overruled:
        return CorrectionView(wording.say("correction-agree"), lines, wording.say("correction-agree-yes"), back)
    return CorrectionView(wording.say(sure), lines, wording.say("correction-yes"), back)


def _swap(named: NamedCard, found: Correction, is_: str, wording: Wording) -> Iterator[str]:
    other = held_cards(found.before).get(is_)
    if other == named.seat:
        yield wording.say("correction-swap-own", name=found.before.players[other].name)
    elif other is not None:
        yield wording.say("correction-swap", name=found.before.players[other].name)


def _overruled(error: IllegalCommand, wording: Wording) -> str:
    """What the table overrides, by name."""
    params = {**error.params, "rule": error.rule}
    if error.code == "pile_twice":
        pile = str(error.params["pile"])
        params |= {"colour": pile_colour(pile), "cost": pile_cost(pile)}
    return wording.message(Message(f"correction-overrules-{error.code.replace('_', '-')}", params))


def _follows(snapshot: Snapshot, found: Correction, wording: Wording) -> Iterator[str]:
    """What follows for pieces, deliveries, bananas, the end and the winner."""
    before, after = found.before, found.after
    for seat, player in enumerate(before.players):
        if before.owed_to(seat) != after.owed_to(seat):
            yield from _owed(after, seat, player.name, wording)
    if before.entitlement != after.entitlement:
        due = wording.delivery(after.entitlement)
        yield wording.say(
            "correction-due", name=before.player.name, due=due, before=wording.delivery(before.entitlement)
        )
    if not before.ended:
        for player, was, now in zip(before.players, before.income, after.income, strict=True):
            if was != now:
                each, then = wording.delivery(now), wording.delivery(was)
                yield wording.say("correction-income", name=player.name, each=each, before=then)
    for was_player, now_player in zip(before.players, after.players, strict=True):
        more = now_player.score - was_player.score
        if more:
            key = "correction-bananas-more" if more > 0 else "correction-bananas-fewer"
            yield wording.say(key, name=now_player.name, bananas=abs(more))
    for event in found.events:
        if isinstance(event, EndTriggered):
            yield wording.say("correction-end", name=before.players[event.player].name)
    if snapshot.phase is Phase.ENDED and snapshot.result is not None:
        result = Game.from_state(after).result()
        if result is not None and result.winners != snapshot.result.winners:
            winners = [before.players[seat].name for seat in result.winners]
            yield wording.say("correction-winner", count=len(winners), names=wording.joined(winners))


def _owed(after: GameState, seat: int, name: str, wording: Wording) -> Iterator[str]:
    owed = after.owed_to(seat)
    if not owed:
        yield wording.say("correction-owed-nothing", name=name)
    counts = {symbol: int(getattr(owed, symbol)) for symbol in SYMBOLS}
    for key, sign in (("correction-gives-back", -1), ("correction-gets", 1)):
        pieces = [
            wording.say("count-of", piece=symbol, count=count * sign)
            for symbol, count in counts.items()
            if count * sign > 0
        ]
        if pieces:
            yield wording.message(Message(key, {"name": name, "pieces": wording.joined(pieces)}))
