"""Sets for the tests: the house numbers as a draft, and random drafts for hypothesis."""

from hypothesis import strategies as st

from monkey_palace.board.ground_maps import house_maps
from monkey_palace.board.palace import PLATE
from monkey_palace.cards.deck_format import (
    KIT_SYMBOLS,
    ONE_TIME_SYMBOLS,
    PILES,
    RECURRING_SYMBOLS,
    SEATS,
    Symbols,
)
from monkey_palace.cards.model import load_set
from palace_hub.card_sets.draft import BoardDraft, CardDraft, SetDraft
from palace_hub.card_sets.sheet import PAINTS, Sheet, staircases_from


def house_sheets() -> tuple[Sheet, ...]:
    """The house maps as sheets."""
    letters = {"light_green": "l", "dark_green": "d", "gold": "g"}
    return tuple(
        Sheet(staircase=" ".join(ground_map.staircase)).painted(
            [
                *(((x, y), letters[colour]) for x, y, colour in ground_map.ground),
                *((stud, "#") for stud in ground_map.blocked),
            ]
        )
        for ground_map in house_maps()
    )


def house_draft(name: str = "ours") -> SetDraft:
    """The numbers of the house set under another name, without maps."""
    house = load_set("house")
    return SetDraft(
        name,
        tuple(
            tuple(CardDraft(card.id, card.bananas, card.one_time, card.recurring) for card in cards)
            for _, cards in house.piles
        ),
        tuple(BoardDraft(board.start_kit, board.recurring) for board in house.boards),
    )


def _symbols(names: tuple[str, ...]) -> st.SearchStrategy[Symbols]:
    return st.builds(Symbols, **dict.fromkeys(names, st.integers(0, 9)))


_numbers = st.tuples(st.none() | st.integers(0, 40), _symbols(ONE_TIME_SYMBOLS), _symbols(RECURRING_SYMBOLS))

_boards = st.builds(BoardDraft, st.none() | _symbols(KIT_SYMBOLS), st.none() | _symbols(RECURRING_SYMBOLS))

_studs = st.tuples(st.integers(0, PLATE - 1), st.integers(0, PLATE - 1))


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    """A map with any marks, and a starting staircase or none."""
    marks = draw(st.lists(st.tuples(_studs, st.sampled_from(PAINTS)), max_size=40))
    fitting = staircases_from(draw(_studs))
    return Sheet(staircase=draw(st.sampled_from(("", *fitting)))).painted(marks)


@st.composite
def drafts(draw: st.DrawFn) -> SetDraft:
    """A set at any stage of its typing, of any pile sizes."""
    sizes = draw(st.lists(st.integers(0, 6), min_size=len(PILES), max_size=len(PILES)))
    piles = tuple(
        tuple(CardDraft(f"{pile}-{number}", *draw(_numbers)) for number in range(1, size + 1))
        for pile, size in zip(PILES, sizes, strict=True)
    )
    boards = tuple(draw(_boards) for _ in range(SEATS))
    texts = st.text(st.characters(categories=("L", "N", "P", "S")), min_size=1, max_size=40)
    return SetDraft(draw(texts), piles, boards, tuple(draw(sheets()) for _ in range(4)), draw(texts), draw(texts))
