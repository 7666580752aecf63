"""Purchases in step 4 and the placing of cards in step 6 (R6, R7.3, R10.10)."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from monkey_palace.cards.deck_format import PILES, SLOTS, pile_colour, pile_cost
from monkey_palace.cards.model import Card, CardSet
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.commands import PlaceCards, TakeCards
from monkey_palace.game.piles import cards_left, known_card, verify_in_pile
from monkey_palace.game.state import GameState, PlayerState


def affordable_piles(state: GameState) -> tuple[int, ...]:
    """The places of the piles whose cards have the right colour and cost no more than the credits (R6.1)."""
    report = state.current.report
    if report is None:
        return ()
    return tuple(
        place
        for place, pile in enumerate(PILES)
        if pile_cost(pile) <= state.credits and pile_colour(pile) in (report.start_colour, "multi")
    )


def on_offer(state: GameState, card_set: CardSet) -> tuple[tuple[Card, ...], ...]:
    """The cards that may be bought now, by pile: of a screen deck the top when the turn began (R6.2).

    Any card left in a pile of a printed deck may have been on top; of cards with equal content the first is listed.
    """
    if state.deck == "printed":
        piles = (_distinct(cards_left(state, card_set, place)) for place in affordable_piles(state))
    else:
        tops = ((place, state.current.start_tops[place]) for place in affordable_piles(state))
        piles = ((card_set.card(top),) for _, top in tops if top is not None)
    return tuple(pile for pile in piles if pile)


def _distinct(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The first card of each content: bananas and deliveries."""
    first: dict[object, Card] = {}
    for card in cards:
        first.setdefault((card.bananas, card.one_time, card.recurring), card)
    return tuple(first.values())


def purchases(piles: Sequence[Sequence[Card]], credits: int) -> Iterator[tuple[Card, ...]]:
    """Every choice of at most one card a pile that these credits pay, the empty one first, each in pile order."""
    yield ()
    for place, pile in enumerate(piles):
        for card in pile:
            if card.cost <= credits:
                yield from ((*cards, card) for cards in purchases(piles[:place], credits - card.cost))


def verify_cards(state: GameState, command: TakeCards, card_set: CardSet) -> None:
    """R6.1, R6.2 and, if slots are given, R7.3. Raises `IllegalCommand`."""
    report = state.current.report
    wanted = report.start_colour if report is not None else "multi"
    piles: set[str] = set()
    cost = 0
    for id in command.cards:
        card = known_card(card_set, id)
        if card.pile in piles:
            raise IllegalCommand("pile_twice", pile=card.pile)
        if state.deck == "printed":
            verify_in_pile(state, id)
        elif id not in state.current.start_tops:
            raise IllegalCommand("card_not_on_top", card=id, pile=card.pile)
        if card.colour not in (wanted, "multi"):
            raise IllegalCommand("wrong_colour", card=id, colour=card.colour, wanted=wanted)
        piles.add(card.pile)
        cost += card.cost
    if cost > state.credits:
        raise IllegalCommand("too_few_credits", cost=cost, credits=state.credits)
    if command.slots is not None:
        _verify_slots(state, len(command.cards), command.slots)


def verify_placing(state: GameState, command: PlaceCards) -> None:
    """R7.3, R10.10. Raises `IllegalCommand`."""
    _verify_slots(state, len(state.current.cards_taken), command.slots)


def _verify_slots(state: GameState, cards: int, slots: tuple[int, ...]) -> None:
    if len(slots) != cards:
        raise IllegalCommand("wrong_slot_count", cards=cards, slots=len(slots))
    empty = empty_slots(state.player)
    filled = empty & set(slots)
    if len(filled) < min(cards, len(empty)):
        raise IllegalCommand("empty_slots_first")
    covering = {slot for slot in slots if slots.count(slot) > (slot in empty)}
    if state.settings.stack_new_cards == "on_each_other" and len(covering) > 1:
        raise IllegalCommand("new_cards_apart")


def empty_slots(player: PlayerState) -> set[int]:
    """The slots without a card."""
    return {slot for slot, stack in enumerate(player.slots) if not stack}


def slots_without_choice(state: GameState) -> tuple[int, ...] | None:
    """The slots of this turn's cards without further choice: those given with the purchase, or the lowest empty ones.

    None: a card must cover another, and the player chooses which (R7.3).
    """
    if state.current.slots_chosen is not None:
        return state.current.slots_chosen
    empty = sorted(empty_slots(state.player))
    cards = len(state.current.cards_taken)
    return tuple(empty[:cards]) if cards <= len(empty) else None


def slot_options(state: GameState) -> tuple[tuple[int, ...], ...]:
    """Every legal choice of slots for this turn's cards in the order taken."""
    options = []
    for slots in product(range(SLOTS), repeat=len(state.current.cards_taken)):
        try:
            _verify_slots(state, len(slots), slots)
        except IllegalCommand:
            continue
        options.append(slots)
    return tuple(options)


def placed(player: PlayerState, cards: tuple[str, ...], slots: tuple[int, ...]) -> tuple[tuple[str, ...], ...]:
    """The player's stacks after these cards are placed on these slots, in order."""
    stacks = [list(stack) for stack in player.slots]
    for card, slot in zip(cards, slots, strict=True):
        stacks[slot].append(card)
    return tuple(tuple(stack) for stack in stacks)
