"""What follows once cards or boards deliver otherwise than was thought (R11.6, R11.7): income, debts, the end."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from monkey_palace.board.pieces import BUILDING
from monkey_palace.cards.deck_format import Symbols
from monkey_palace.cards.model import Card, CardSet
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.deliveries import plans, recurring_symbols
from monkey_palace.game.events import BoardLearned, CardCorrected, CardLearned
from monkey_palace.game.evolve import evolve
from monkey_palace.game.owed import owed_after
from monkey_palace.game.phases import row_of
from monkey_palace.game.state import GameState, Owed, PromptKind, Shortage, ShortDelivery


@dataclass(frozen=True)
class Correction:
    """Cards that are others, and cards and boards that print otherwise.

    `before`, `after`: the set as it was thought to be, and as it is. `cards`: by the id of a card that was thought to
    be somewhere, the card that is there.
    """

    before: CardSet
    after: CardSet
    cards: Mapping[str, Card]

    @cached_property
    def by_card(self) -> dict[str, tuple[Owed, Owed]]:
        """By the id of a card before: how many more one-time and recurring symbols there are in its place."""
        pairs = {id: (self.before.card(id), now) for id, now in self.cards.items()}
        return {
            id: (
                Owed().plus(now.one_time).plus(then.one_time, -1),
                Owed().plus(now.recurring).plus(then.recurring, -1),
            )
            for id, (then, now) in pairs.items()
        }

    def by_board(self, seat: int) -> Owed:
        """How many more symbols this seat's board delivers each turn."""
        then, now = (card_set.boards[seat].known_recurring for card_set in (self.before, self.after))
        return Owed().plus(now).plus(then, -1)

    def id_of(self, id: str) -> str:
        """The id of the card that is where this one was thought to be."""
        return self.cards[id].id if id in self.cards else id


def income_after(state: GameState, correction: Correction) -> tuple[Symbols, ...]:
    """Each player's recurring delivery from now on."""
    return tuple(
        recurring_symbols(seat, tuple(tuple(map(correction.id_of, stack)) for stack in player.slots), correction.after)
        for seat, player in enumerate(state.players)
    )


def short_deliveries_after(state: GameState, correction: Correction) -> tuple[ShortDelivery, ...]:
    """The deliveries that ran short, with what they should have had."""
    return tuple(_short_delivery(delivery, correction) for delivery in state.short_deliveries)


def _short_delivery(delivery: ShortDelivery, correction: Correction) -> ShortDelivery:
    change = delivery.change
    for id in delivery.cards:
        if id in correction.by_card:
            change = change.plus(correction.by_card[id][delivery.source != "one_time"])
    if delivery.source == "recurring":
        change = change.plus(correction.by_board(delivery.shortage.player))
    cards = tuple(map(correction.id_of, delivery.cards))
    return delivery.model_copy(update={"cards": cards, "change": change})


def owed_by(state: GameState, correction: Correction, short: tuple[ShortDelivery, ...]) -> tuple[Owed, ...]:
    """R11.6: what the deliveries so far should have brought, less what they brought, added to what is owed.

    A player who left is owed nothing (R12.4).
    `short`: the deliveries that ran short, as corrected. Nothing is owed after the end, or with a screen deck.
    """
    if state.ended or state.deck != "printed":
        return ()
    owed = state
    for seat, change in _delivery_changes(state, correction, short):
        if seat in state.gone:
            continue
        owed = owed.model_copy(update={"owed": owed_after(owed, seat, change)})
    return owed.owed


def _delivery_changes(
    state: GameState, correction: Correction, short: tuple[ShortDelivery, ...]
) -> Iterator[tuple[int, Owed]]:
    differences = correction.by_card
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
    for seat in range(len(state.players)):
        yield seat, Owed().plus(correction.by_board(seat), _full_deliveries(state, seat))
    for before, after in zip(state.short_deliveries, short, strict=True):
        if before != after:
            yield before.shortage.player, _given(state, after).plus(_given(state, before), -1)


def _full_deliveries(state: GameState, seat: int) -> int:
    """The recurring deliveries of this seat so far that were not short: there is one in each of its turns (R7.2)."""
    players = len(state.players)
    turns = (state.turn - 1 - seat + players - 1) // players
    present = state.prompt.player == seat and row_of(state.prompt.kind) > row_of(PromptKind.TAKE_RECURRING)
    short = sum(
        delivery.source == "recurring" and delivery.shortage.player == seat for delivery in state.short_deliveries
    )
    return turns + present - short


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


def end_after(state: GameState, event: CardCorrected | CardLearned | BoardLearned) -> Shortage | None:
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
