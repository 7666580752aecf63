"""Corrections of a card that was named wrongly (R11.5, R11.7): what is checked, and what follows."""

from collections import Counter
from collections.abc import Iterator, Mapping

from monkey_palace.board.pieces import BUILDING
from monkey_palace.cards.deck_format import Symbols
from monkey_palace.cards.model import Card, CardSet
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import CorrectCard
from monkey_palace.game.deliveries import plans, recurring_symbols
from monkey_palace.game.events import CardCorrected
from monkey_palace.game.evolve import evolve
from monkey_palace.game.owed import owed_after
from monkey_palace.game.phases import row_of
from monkey_palace.game.piles import held_cards, known_card, verify_printed
from monkey_palace.game.state import GameState, Owed, PromptKind, Purchase, Shortage, ShortDelivery


def verify_card_correction(state: GameState, command: CorrectCard) -> None:
    """R11.5, R11.7: raises `IllegalCommand` unless the card can be corrected so, with what the table agrees to."""
    end_after(state, corrected(state, command))


def corrected(state: GameState, command: CorrectCard) -> CardCorrected:
    """The event of a correction. Raises `IllegalCommand`."""
    was, is_ = _the_cards(state, command)
    card_set = cards_of(state)
    other = held_cards(state).get(is_.id)
    swap = {was.id: is_, is_.id: was} if other is not None else {was.id: is_}
    for purchase in state.purchases:
        _verify_purchase(purchase, swap, card_set, command)
    short = tuple(_short_delivery(delivery, swap, card_set) for delivery in state.short_deliveries)
    return CardCorrected(
        player=command.player,
        was=was.id,
        is_=is_.id,
        other=other,
        piles=(was.pile, is_.pile),
        bananas=is_.bananas - was.bananas,
        cost=is_.cost - was.cost,
        credits=_credits(state, swap, card_set),
        income=_income(state, swap, card_set),
        owed=() if state.ended else _owed(state, swap, card_set, short),
        short_deliveries=short,
        agreed=command.agreed,
    )


def end_after(state: GameState, event: CardCorrected) -> Shortage | None:
    """The shortage that triggers the end once this correction is made (R11.7); None: the game goes on.

    After the score it stays what it was. Raises `IllegalCommand` if the end goes and the table has not agreed to that.
    """
    if state.ended:
        return state.shortage
    before, after = _first_shortage(state), _first_shortage(evolve(state, event))
    if before == after:
        return state.shortage
    if after is None and state.shortage is not None and "withdraws_end" not in event.agreed:
        raise IllegalCommand("withdraws_end", player=state.players[state.shortage.player].name)
    return after


def _the_cards(state: GameState, command: CorrectCard) -> tuple[Card, Card]:
    """The two cards. Raises `IllegalCommand` unless the player holds the first and the second may be it."""
    verify_printed(state, command)
    if command.player >= len(state.players):
        raise IllegalCommand("no_such_seat", seat=command.player + 1, players=len(state.players))
    was, is_ = (known_card(cards_of(state), id) for id in (command.was, command.is_))
    if was.id not in state.players[command.player].cards:
        raise IllegalCommand("card_not_held", card=was.id, player=state.players[command.player].name)
    if was == is_:
        raise IllegalCommand("card_is_the_same", card=was.id)
    if is_.id in state.removed:
        raise IllegalCommand("card_removed", card=is_.id)
    return was, is_


def _verify_purchase(purchase: Purchase, swap: Mapping[str, Card], card_set: CardSet, command: CorrectCard) -> None:
    """R6.1, R6.2 once more, where a card comes from another pile. Raises `IllegalCommand` for what is not agreed to."""
    before = [card_set.card(bought.card) for bought in purchase.cards]
    after = [swap.get(card.id, card) for card in before]
    new = [now for then, now in zip(before, after, strict=True) if now.pile != then.pile]
    piles, agreed = Counter(card.pile for card in after), command.agreed
    for card in new:
        if piles[card.pile] > 1 and "pile_twice" not in agreed:
            raise IllegalCommand("pile_twice", pile=card.pile)
        if card.colour not in (purchase.start_colour, "multi") and "wrong_colour" not in agreed:
            raise IllegalCommand("wrong_colour", card=card.id, colour=card.colour, wanted=purchase.start_colour)
    paid, cost = (sum(card.cost for card in cards) for cards in (before, after))
    if cost > paid and cost > paid + purchase.spare and "too_few_credits" not in agreed:
        raise IllegalCommand("too_few_credits", cost=cost, credits=paid + purchase.spare)


def _credits(state: GameState, swap: Mapping[str, Card], card_set: CardSet) -> int:
    """R11.5: the credits of the present turn; none if it is overdrawn by agreement."""
    if state.ended or not swap.keys() & set(state.current.cards_taken):
        return state.credits
    taken = (swap.get(id) or card_set.card(id) for id in state.current.cards_taken)
    return max(0, state.current.credits_earned - sum(card.cost for card in taken))


def _income(state: GameState, swap: Mapping[str, Card], card_set: CardSet) -> tuple[Symbols, ...]:
    return tuple(
        recurring_symbols(
            seat,
            tuple(tuple(swap[id].id if id in swap else id for id in stack) for stack in player.slots),
            card_set,
        )
        for seat, player in enumerate(state.players)
    )


def _differences(swap: Mapping[str, Card], card_set: CardSet) -> dict[str, tuple[Owed, Owed]]:
    """By card: how much more the other card has of one-time and of recurring symbols."""
    pairs = {id: (card_set.card(id), now) for id, now in swap.items()}
    return {
        id: (
            Owed().plus(now.one_time).plus(then.one_time, -1),
            Owed().plus(now.recurring).plus(then.recurring, -1),
        )
        for id, (then, now) in pairs.items()
    }


def _owed(
    state: GameState, swap: Mapping[str, Card], card_set: CardSet, short: tuple[ShortDelivery, ...]
) -> tuple[Owed, ...]:
    """R11.6: what the deliveries so far should have brought, less what they brought, added to what is owed."""
    owed = state
    for seat, change in _delivery_changes(state, swap, card_set, short):
        owed = owed.model_copy(update={"owed": owed_after(owed, seat, change)})
    return owed.owed


def _delivery_changes(
    state: GameState, swap: Mapping[str, Card], card_set: CardSet, short: tuple[ShortDelivery, ...]
) -> Iterator[tuple[int, Owed]]:
    differences = _differences(swap, card_set)
    short_once = {delivery.turn for delivery in state.short_deliveries if delivery.source == "one_time"}
    for purchase in state.purchases:
        seat = (purchase.turn - 1) % len(state.players)
        delivered_once = purchase.turn < state.turn or row_of(state.prompt.kind) > row_of(PromptKind.TAKE_ONE_TIME)
        for bought in purchase.cards:
            if bought.card in differences:
                one_time, recurring = differences[bought.card]
                if delivered_once and purchase.turn not in short_once:
                    yield seat, one_time
                yield seat, Owed().plus(recurring, bought.delivered)
    for before, after in zip(state.short_deliveries, short, strict=True):
        if before != after:
            yield before.shortage.player, _given(state, after).plus(_given(state, before), -1)


def _short_delivery(delivery: ShortDelivery, swap: Mapping[str, Card], card_set: CardSet) -> ShortDelivery:
    """The delivery with the cards that it should have had."""
    differences, change = _differences(swap, card_set), delivery.change
    for id in delivery.cards:
        if id in differences:
            change = change.plus(differences[id][delivery.source != "one_time"])
    cards = tuple(swap[id].id if id in swap else id for id in delivery.cards)
    return delivery.model_copy(update={"cards": cards, "change": change})


def due_now(delivery: ShortDelivery) -> Symbols:
    """What was due, as corrected."""
    due = Owed().plus(delivery.due).plus(delivery.change)
    return Symbols(**{symbol: max(0, count) for symbol, count in due.model_dump().items()})


def _given(state: GameState, delivery: ShortDelivery) -> Owed:
    """The symbols that the tray could give of what was due (R10.1); brick_or_arch from what the others leave."""
    due, tray = due_now(delivery), delivery.found
    given = {}
    for piece in BUILDING:
        wanted, has = int(getattr(due, piece.value)), tray[piece]
        none_of_it = wanted > has and state.settings.short_delivery == "take_none_of_that_type"
        given[piece.value] = 0 if none_of_it else min(wanted, has)
    left = tray.arch - given["arch"] + tray.brick - given["brick"]
    return Owed(**given, brick_or_arch=min(due.brick_or_arch, left))


def _first_shortage(state: GameState) -> Shortage | None:
    """R8.2: the first shortage among the deliveries that ran short, as corrected."""
    return next((short for delivery in state.short_deliveries if (short := _shortage(state, delivery))), None)


def _shortage(state: GameState, delivery: ShortDelivery) -> Shortage | None:
    """The shortage of this delivery, as found; None if what was due, as corrected, was there."""
    if not delivery.change or delivery.source == "frog":
        return delivery.shortage
    player = delivery.shortage.player
    found = plans(due_now(delivery), delivery.found, state.settings, delivery.source, player).values()
    return None if None in found else next(iter(found))
