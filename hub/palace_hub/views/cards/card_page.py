"""The page on which cards are typed: the piles, the card as it looks, the form, and the cards of the pile."""

from dataclasses import dataclass

from monkey_palace.cards.deck_format import PILES, Symbols, pile_colour, pile_cost
from palace_hub.card_sets.draft import CardDraft
from palace_hub.card_sets.entry.cards import BANANAS, FIELDS, count_in
from palace_hub.card_sets.entry.state import EntryState
from palace_hub.views.cards.counter import UNTYPED, CounterView, count_text, move, piece_word
from palace_hub.views.wording import Wording


@dataclass(frozen=True, slots=True)
class PileChip:
    """One pile in the row of all: its sign and cost, and how many of its cards are typed."""

    sign: str
    colour: str
    cost: str
    typed: str
    done: bool
    now: bool
    action: str


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card as it looks. `once` and `each`: the signs and pieces of its deliveries, one entry a symbol."""

    colour: str
    sign: str
    word: str
    cost: str
    bananas: str
    bananas_word: str
    once_word: str
    once: tuple[tuple[str, str], ...]
    each_word: str
    each: tuple[tuple[str, str], ...]
    title: str


@dataclass(frozen=True, slots=True)
class SmallCard:
    """One card of the pile in three lines. `bananas`: the first line in words; "" if it has none."""

    lines: tuple[str, str, str]
    bananas: str
    typed: bool
    now: bool
    action: str


@dataclass(frozen=True, slots=True)
class FormPart:
    """A heading of the form and its lines."""

    heading: str
    counters: tuple[CounterView, ...]


@dataclass(frozen=True, slots=True)
class CardPageView:
    """The whole page. `face` None: the pile has no card."""

    piles: tuple[PileChip, ...]
    face: CardFace | None
    parts: tuple[FormPart, ...]
    small: tuple[SmallCard, ...]
    pile_title: str
    next_word: str


def card_page(state: EntryState, wording: Wording) -> CardPageView:
    """The page of cards at the place of the state."""
    cards = state.draft.piles[state.pile]
    name = wording.say("card-name", colour=pile_colour(PILES[state.pile]), cost=pile_cost(PILES[state.pile]))
    return CardPageView(
        tuple(_chip(state, pile, wording) for pile in range(len(PILES))),
        _face(state, wording) if cards else None,
        _parts(state, wording) if cards else (),
        tuple(_small(state, number, card, wording) for number, card in enumerate(cards)),
        wording.say("cards-pile-title", pile=name, count=len(cards)),
        wording.say("cards-next"),
    )


def _chip(state: EntryState, pile: int, wording: Wording) -> PileChip:
    cards, colour = state.draft.piles[pile], pile_colour(PILES[pile])
    typed = sum(card.is_typed for card in cards)
    return PileChip(
        wording.sign(colour),
        colour,
        str(pile_cost(PILES[pile])),
        f"{typed}/{len(cards)}",
        bool(cards) and typed == len(cards),
        pile == state.pile,
        move("pile", pile),
    )


def _symbols(symbols: Symbols, wording: Wording) -> tuple[tuple[str, str], ...]:
    return tuple(
        (wording.sign(piece), "brick" if piece == "brick_or_arch" else piece)
        for piece, count in symbols.as_dict().items()
        for _ in range(count)
    )


def _face(state: EntryState, wording: Wording) -> CardFace:
    card, pile = state.now, PILES[state.pile]
    colour = pile_colour(pile)
    return CardFace(
        colour,
        wording.sign(colour),
        wording.say(f"tile-{colour}"),
        str(pile_cost(pile)),
        count_text(card.bananas),
        wording.say("cards-bananas", count=card.bananas if card.bananas is not None else 2),
        wording.say("cards-once"),
        _symbols(card.one_time, wording),
        wording.say("cards-each"),
        _symbols(card.recurring, wording),
        wording.say("cards-card-title", number=state.card + 1, count=len(state.draft.piles[state.pile])),
    )


def _parts(state: EntryState, wording: Wording) -> tuple[FormPart, ...]:
    headings = {"": "cards-bananas-heading", "one_time": "cards-once-heading", "recurring": "cards-each-heading"}
    return tuple(
        FormPart(
            wording.say(heading),
            tuple(_counter(state, row, wording) for row, field in enumerate(FIELDS) if field.delivery == delivery),
        )
        for delivery, heading in headings.items()
    )


def _counter(state: EntryState, row: int, wording: Wording) -> CounterView:
    field = FIELDS[row]
    bananas = row == BANANAS
    return CounterView(
        letter="0-9" if bananas else field.letter,
        sign="" if bananas else wording.sign(field.symbol),
        piece="" if bananas else "brick" if field.symbol == "brick_or_arch" else field.symbol,
        word=wording.say("cards-bananas", count=2) if bananas else piece_word(field.symbol, wording),
        count=count_text(count_in(state.now, row)),
        now=row == state.row,
        less=move("field_add", row, -1),
        more=move("field_add", row, 1),
        chosen=move("field", row),
    )


def _small(state: EntryState, number: int, card: CardDraft, wording: Wording) -> SmallCard:
    words = "" if card.bananas is None else wording.say("card-bananas", bananas=card.bananas)
    if card.is_blank:
        lines = (UNTYPED, "", "")
    else:
        bananas = UNTYPED if card.bananas is None else wording.say("tile-bananas-short", count=card.bananas)
        lines = (bananas, wording.delivery(card.one_time), wording.delivery(card.recurring))
    return SmallCard(lines, words, card.is_typed, number == state.card, move("card", state.pile, number))
