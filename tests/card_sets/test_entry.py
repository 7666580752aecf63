"""Keys without a screen: any keys keep the draft sound, undo takes each change back, and refusals change nothing."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.card_sets.sets import drafts, house_draft
from tests.card_sets.typing_keys import all_card_keys, pile_keys
from tests.cases import examples

from monkey_palace.cards.deck_format import MAX_BANANAS, PILES
from monkey_palace.cards.model import load_set
from palace_hub.card_sets.document import draft_of, texts_of
from palace_hub.card_sets.draft import SetDraft, new_draft
from palace_hub.card_sets.entry.editor import COMMON_KEYS, KEYS, SetEditor
from palace_hub.card_sets.entry.state import EntryPage
from palace_hub.card_sets.folder import SetFolder

ANY_KEY = sorted({*COMMON_KEYS, *(key for keys in KEYS.values() for key in keys), "z", "f5", "ctrl+x"})
NO_STEPS = {"u", "y", "ctrl+z", "ctrl+y"}


class NoDisk(SetFolder):
    """A folder that writes nothing."""

    def __init__(self) -> None:
        super().__init__(Path("nowhere"))
        self.saves: list[SetDraft] = []

    def save(self, draft: SetDraft) -> None:
        self.saves.append(draft)


def editor(draft: SetDraft | None = None, page: EntryPage = EntryPage.CARDS) -> SetEditor:
    made = SetEditor(NoDisk(), new_draft("ours") if draft is None else draft)
    made.do(("page", page.value))
    return made


def typed(keys: str | list[str], page: EntryPage = EntryPage.CARDS, draft: SetDraft | None = None) -> SetEditor:
    made = editor(draft, page)
    for key in keys.split() if isinstance(keys, str) else keys:
        made.press(key)
    return made


@given(draft=drafts(), keys=st.lists(st.sampled_from(ANY_KEY), max_size=60), page=st.sampled_from(EntryPage))
@settings(max_examples=examples(30), deadline=None)
def test_after_any_keys_the_draft_can_be_written_and_read(draft: SetDraft, keys: list[str], page: EntryPage) -> None:
    made = typed(keys, page, draft)
    after = made.state.draft
    read = draft_of(texts_of(after, maps_finished=False))
    assert isinstance(read, SetDraft), read
    assert (read.piles, read.boards, read.sheets) == (after.piles, after.boards, after.sheets)


@given(
    draft=drafts(),
    keys=st.lists(st.sampled_from([key for key in ANY_KEY if key not in NO_STEPS]), max_size=40),
    page=st.sampled_from(EntryPage),
)
@settings(max_examples=examples(30), deadline=None)
def test_undo_takes_each_change_back_and_redo_does_it_again(draft: SetDraft, keys: list[str], page: EntryPage) -> None:
    made = editor(draft, page)
    history = [made.state.draft]
    for key in keys:
        made.press(key)
        if made.state.draft != history[-1]:
            history.append(made.state.draft)
    for before in reversed(history[:-1]):
        made.press("u")
        assert made.state.draft == before
    made.press("u")
    assert made.state.draft == draft
    assert made.state.said is not None
    assert made.state.said.key == "cards-nothing-to-undo"
    for after in history[1:]:
        made.press("y")
        assert made.state.draft == after


@pytest.mark.parametrize(
    ("keys", "page", "said"),
    [
        ("enter", EntryPage.CARDS, "cards-bananas-first"),
        ("e enter", EntryPage.CARDS, "cards-bananas-first"),
        ("4 1", EntryPage.CARDS, "cards-no-bananas"),
        ("backspace", EntryPage.CARDS, "cards-nothing-left"),
        ("down minus", EntryPage.CARDS, "cards-nothing-left"),
        ("e e e e e e e e e e", EntryPage.CARDS, "cards-most-symbols"),
        ("z", EntryPage.CARDS, "cards-no-key"),
        ("f5", EntryPage.CHECK, "cards-no-key"),
        ("0 enter", EntryPage.PILES, "cards-pile-empty"),
        ("9 9", EntryPage.PILES, "cards-no-size"),
        ("1 0 up up down enter enter", EntryPage.PILES, "cards-sum-wrong"),
        ("e", EntryPage.BOARDS, "cards-kit-is-pieces"),
        ("enter enter", EntryPage.BOARDS, "cards-delivery-first"),
        ("left enter", EntryPage.BOARDS, "cards-kit-first"),
        ("up", EntryPage.MAPS, "cards-edge"),
        ("end s left shift+right s", EntryPage.MAPS, None),
        ("u", EntryPage.CARDS, "cards-nothing-to-undo"),
        ("y", EntryPage.CARDS, "cards-nothing-to-redo"),
    ],
)
def test_a_refused_key_says_why(keys: str, page: EntryPage, said: str | None) -> None:
    answer = typed(keys, page).state.said
    assert (answer.key if answer is not None else None) == said


@pytest.mark.parametrize(
    ("keys", "numbers"),
    [
        ("2 enter left", (2, 0, 0, 0, 0)),
        ("1 2", (12, 0, 0, 0, 0)),
        ("0 e k a b", (0, 1, 1, 1, 1)),
        ("3 e e backspace", (3, 1, 0, 0, 0)),
        ("1 2 backspace", (1, 0, 0, 0, 0)),
        ("1 backspace 7", (7, 0, 0, 0, 0)),
        ("5 a 2", (5, 0, 0, 2, 0)),
        ("5 down down plus plus up 3", (5, 3, 2, 0, 0)),
        ("7 delete", (None, 0, 0, 0, 0)),
        ("1 minus", (0, 0, 0, 0, 0)),
        ("1 minus minus", (None, 0, 0, 0, 0)),
        ("e", (None, 1, 0, 0, 0)),
    ],
)
def test_what_keys_type_on_a_card(keys: str, numbers: tuple[int | None, ...]) -> None:
    card = typed(keys).state.draft.piles[0][0]
    once, each = card.one_time, card.recurring
    assert (card.bananas, once.brick_or_arch, once.column, each.arch, each.brick) == numbers


def test_no_keys_give_more_bananas_than_a_card_can_have() -> None:
    made = typed(["4", "0", *["plus"] * 3])
    assert made.state.now.bananas == MAX_BANANAS


def test_a_pile_does_not_lose_typed_cards() -> None:
    made = typed("3 enter 4 enter 5 enter", draft=new_draft("ours"))
    made.do(("page", "piles"))
    made.do(("pile", 0))
    before = made.state.draft
    made.press("2")
    assert made.state.draft == before
    assert made.state.said is not None
    assert made.state.said.key == "cards-pile-typed"
    made.press("3")
    assert [card.bananas for card in made.state.draft.piles[0]] == [3, 4, 5]


def test_a_card_is_saved_when_it_is_left() -> None:
    made = editor()
    folder = made.folder
    assert isinstance(folder, NoDisk)
    for key in ("2", "e", "b"):
        made.press(key)
    assert folder.saves == []
    made.press("enter")
    assert [draft.piles[0][0].bananas for draft in folder.saves] == [2]
    for key in ("3", "enter", "u"):
        made.press(key)
    assert folder.saves[-1].piles[0][1].bananas is None
    assert made.is_saved


def test_the_place_to_resume_at() -> None:
    assert SetEditor(NoDisk(), new_draft("ours")).state.page is EntryPage.PILES
    begun = typed("1 enter 2 enter").state.draft
    state = SetEditor(NoDisk(), begun).state
    assert (state.page, state.pile, state.card) == (EntryPage.CARDS, 0, 2)
    assert SetEditor(NoDisk(), house_draft()).state.page is EntryPage.CHECK


def test_the_house_numbers_take_few_keys() -> None:
    house = load_set("house")
    made = editor(page=EntryPage.PILES)
    keys = [*pile_keys(house), *all_card_keys(house)]
    for key in keys:
        made.press(key)
    assert made.state.draft.has_all_cards
    assert len(keys) <= 500
    assert made.state.page is EntryPage.BOARDS
    assert [card.numbers for card in made.state.draft.cards] == [
        (card.bananas, card.one_time, card.recurring) for _, cards in house.piles for card in cards
    ]
    assert len(PILES) == len(made.state.draft.piles)
