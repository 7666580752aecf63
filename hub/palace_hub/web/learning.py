"""What a printed card, board, knob or box says, entered on a page while nothing else can go on (R11.8).

The fields are those of the terminal's forms. A page sends the numbers in their order.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from monkey_palace.cards.deck_format import (
    CARDS,
    KIT_SYMBOLS,
    MAX_BANANAS,
    MAX_SYMBOLS,
    PILES,
    RECURRING_SYMBOLS,
    SEATS,
    Symbols,
    pile_colour,
    pile_cost,
)
from monkey_palace.game.state import GameState
from palace_hub.card_sets.draft import NO_SYMBOLS, CardDraft
from palace_hub.card_sets.entry.cards import BANANAS, FIELDS
from palace_hub.card_sets.folder import is_set_name
from palace_hub.referee import entries
from palace_hub.referee.entries import Entry
from palace_hub.views.acting.choosing import choose_in_pile
from palace_hub.views.cards.counter import piece_word
from palace_hub.views.cards.learning import begun_state, known_twin
from palace_hub.views.pile import unknown_cards
from palace_hub.views.snapshot import Snapshot, ToLearn
from palace_hub.views.wording import Wording
from palace_hub.web.refusals import Arguments, NotNow
from palace_hub.web.render import render

Missing = tuple[int, ToLearn]
"""The turn, and what is missing in it."""


@dataclass(slots=True)
class Answers:
    """What one visitor has answered for all."""

    denied: Missing | None = None
    """The knob of which somebody said that it is not there: the piece on it stands wrong."""


@dataclass(frozen=True, slots=True)
class Counter:
    """A number of the form; "": it has to be typed, since no number is more likely than another."""

    sign: str
    word: str
    value: int | str = 0
    most: int = MAX_SYMBOLS


@dataclass(frozen=True, slots=True)
class CounterGroup:
    """Some numbers under a heading."""

    heading: str
    counters: tuple[Counter, ...]


def missing(snapshot: Snapshot) -> Missing | None:
    """What must be entered before the game goes on."""
    game = snapshot.game
    return None if game is None or snapshot.to_learn is None else (game.turn, snapshot.to_learn)


def can_enter_card(snapshot: Snapshot, place: int) -> bool:
    """Has the pile at this place cards that are not entered yet?"""
    return snapshot.game is not None and PILES[place] in unknown_cards(snapshot.game)


# the forms


def card_form(place: int, wording: Wording) -> str:
    """The form for a card of the pile at this place."""
    headings = {"": "", "one_time": "cards-once-heading", "recurring": "cards-each-heading"}
    parts = [
        CounterGroup(
            wording.say(heading) if heading else "",
            tuple(
                Counter("", wording.say("cards-bananas", count=2), "", MAX_BANANAS)
                if not delivery
                else _pieces(field.symbol, wording)
                for field in FIELDS
                if field.delivery == delivery
            ),
        )
        for delivery, heading in headings.items()
    ]
    return _form(
        "learn_card", f"card {place}", pile_words(place, wording), "learn-card-title", parts, wording, back=True
    )


def board_form(snapshot: Snapshot, seat: int, wording: Wording) -> str:
    """The form for what the board of a seat gives each turn."""
    assert snapshot.game is not None
    name = wording.say("outside", text=snapshot.game.players[seat].name)
    parts = [CounterGroup("", tuple(_pieces(symbol, wording) for symbol in RECURRING_SYMBOLS))]
    title = wording.say("learn-board-title", seat=seat + 1, name=name)
    return _form("learn_board", f"board {seat}", title, "learn-board-page", parts, wording)


def _form(
    action: str, keep: str, title: str, how: str, parts: list[CounterGroup], wording: Wording, *, back: bool = False
) -> str:
    return render(
        "learn.html",
        action=action,
        keep=keep,
        title=title,
        how=wording.say(how),
        parts=parts,
        say=wording.say,
        back=back,
    )


def _pieces(symbol: str, wording: Wording, value: int = 0) -> Counter:
    return Counter(wording.sign(symbol), piece_word(symbol, wording), value)


def pile_words(place: int, wording: Wording) -> str:
    return wording.say("card-name", colour=pile_colour(PILES[place]), cost=pile_cost(PILES[place]))


def new_sets(snapshot: Snapshot, wording: Wording) -> list[dict[str, Any]]:
    """A form for each set of which kits or sizes are missing: its name, whether that is new, and its parts."""
    unready = [offer for offer in snapshot.sets if not offer.is_ready]
    known = [(offer.name, offer, False) for offer in unready]
    forms = []
    for name, offer, is_new in (*known, *([(snapshot.new_set, None, True)] if snapshot.new_set else [])):
        draft = begun_state(name, offer).draft
        sizes = CounterGroup(
            wording.say("learn-sizes-title"),
            tuple(
                Counter(wording.sign(pile_colour(pile)), pile_words(place, wording), len(draft.piles[place]), CARDS)
                for place, pile in enumerate(PILES)
            ),
        )
        kits = [
            CounterGroup(
                wording.say("web-new-set-board", seat=seat + 1),
                tuple(_pieces(piece, wording, getattr(board.start_kit or NO_SYMBOLS, piece)) for piece in KIT_SYMBOLS),
            )
            for seat, board in enumerate(draft.boards)
        ]
        forms.append({"name": name, "is_new": is_new, "parts": [sizes, *kits]})
    return forms


# the entries


def _counts(arguments: Iterable[object], number: int) -> Iterator[int]:
    """The numbers that a form sends. Raises `NotNow` for anything else."""
    given = list(arguments)
    if len(given) != number or not all(type(count) is int and count >= 0 for count in given):
        raise NotNow("web-learn-numbers")
    return iter([count for count in given if isinstance(count, int)])


def card_entries(snapshot: Snapshot, place: int, arguments: Arguments) -> tuple[Entry, ...]:
    """What a card of this pile prints, unless a known one prints the same; and that it is taken."""
    game = snapshot.game
    if game is None:
        raise NotNow
    typed = _card(_counts(arguments, len(FIELDS)))
    twin = known_twin(game, place, typed)
    if twin is not None:
        return (choose_in_pile(snapshot, twin),)
    card = _next_unknown(game, place)
    numbers = {"bananas": typed.bananas, "one_time": typed.one_time, "recurring": typed.recurring}
    return entries.LearnCard.model_validate({"card": card, **numbers}), choose_in_pile(snapshot, card)


def _card(counts: Iterator[int]) -> CardDraft:
    numbers = dict(zip(FIELDS, counts, strict=True))
    deliveries = {
        delivery: Symbols(**{field.symbol: count for field, count in numbers.items() if field.delivery == delivery})
        for delivery in ("one_time", "recurring")
    }
    return CardDraft("card", numbers[FIELDS[BANANAS]], **deliveries)


def _next_unknown(game: GameState, place: int) -> str:
    unknown = unknown_cards(game).get(PILES[place])
    if not unknown:
        raise NotNow
    return unknown[0]


def board_entry(seat: int, arguments: Arguments) -> Entry:
    """What the board of a seat gives each turn."""
    given = Symbols(**dict(zip(RECURRING_SYMBOLS, _counts(arguments, len(RECURRING_SYMBOLS)), strict=True)))
    if not given:
        raise NotNow("web-learn-board-first")
    return entries.LearnBoard(seat=seat, recurring=given)


def set_entry(snapshot: Snapshot, arguments: Arguments) -> Entry:
    """The beginning of a set: its name, the sizes of its piles, and the kit of each board."""
    name = str(arguments[0]).strip() if arguments else ""
    if not is_set_name(name):
        raise NotNow("web-new-set-bad-name")
    if any(offer.name == name and offer.is_ready for offer in snapshot.sets):
        raise NotNow("web-new-set-taken")
    counts = _counts(arguments[1:], len(PILES) + SEATS * len(KIT_SYMBOLS))
    sizes = tuple(islice(counts, len(PILES)))
    if sum(sizes) != CARDS or not all(sizes):
        raise NotNow("web-new-set-sum")
    kits = tuple(
        {piece: count for piece, count in zip(KIT_SYMBOLS, islice(counts, len(KIT_SYMBOLS)), strict=True) if count}
        for _ in range(SEATS)
    )
    if not all(kits):
        raise NotNow("web-new-set-kits")
    return entries.parse_entry({"do": "new_set", "name": name, "kits": kits, "sizes": sizes})


MOST_NAME: Final = 24
"""Letters of a set's name, as on the terminal."""
