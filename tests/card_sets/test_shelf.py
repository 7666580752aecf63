"""What a game has learnt goes into the files of its set, and nothing else of them changes."""

import dataclasses
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.card_sets.sets import house_draft, house_sheets
from tests.cases import examples

from monkey_palace.board.pieces import COLOURS
from monkey_palace.cards.blank_set import blank_set
from monkey_palace.cards.data_check import CARDS_FILE
from monkey_palace.cards.deck_format import PILES, Symbols
from monkey_palace.cards.model import CardSet, load_set
from monkey_palace.errors import DataError
from palace_hub.card_sets.draft import CardDraft, house_sizes, new_draft
from palace_hub.card_sets.folder import SetFolder, SetNotKept, sets_folder
from palace_hub.card_sets.sheet import Sheet
from palace_hub.card_sets.shelf import SetShelf, card_set_of

HOUSE = load_set("house")
KITS = [board.start_kit for board in HOUSE.boards]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SetShelf:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return SetShelf()


def on_disk(name: str) -> CardSet:
    return load_set(sets_folder() / name, incomplete=True)


LEARNT = st.lists(
    st.one_of(
        st.tuples(st.just("card"), st.integers(0, 66)),
        st.tuples(st.just("board"), st.integers(0, 3)),
        st.tuples(st.just("knob"), st.integers(1, 4), st.integers(0, 31), st.integers(0, 31), st.sampled_from(COLOURS)),
    ),
    max_size=12,
)


def learn(card_set: CardSet, steps: list[tuple[object, ...]]) -> CardSet:
    for step in steps:
        match step:
            case ("card", int(number)):
                truth, id = HOUSE.cards[number], card_set.cards[number].id
                card_set = card_set.with_card(id, truth.known_bananas, truth.one_time, truth.recurring)
            case ("board", int(seat)):
                card_set = card_set.with_board(seat, HOUSE.boards[seat].known_recurring)
            case ("knob", number, x, y, colour):
                card_set = card_set.with_knob(number, x, y, colour)
    return card_set


@pytest.mark.long
@given(first=LEARNT, then=LEARNT)
@settings(max_examples=examples(8), deadline=None)
def test_the_files_are_the_set_of_the_game(first, then) -> None:
    check_files(first, then)


@pytest.mark.long
@given(first=LEARNT, then=LEARNT)
@settings(max_examples=examples(200), deadline=None)
def test_in_many_games_the_files_are_the_set_of_the_game(first, then) -> None:
    check_files(first, then)


def check_files(first, then) -> None:
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", folder)
        shelf = SetShelf()
        shelf.begin("ours", KITS, house_sizes())
        base = shelf.get("ours")
        assert base is not None
        assert base == blank_set("ours", KITS, house_sizes())
        for steps in (first, then):
            now = learn(base, steps)
            if now != base:
                shelf.keep(base, now)
                assert shelf.is_written(now)
            assert on_disk("ours") == now
            assert SetShelf().get("ours") == now
            base = now
        typed = 67 - base.unknown_cards
        assert [(offer.name, offer.cards, offer.is_ready) for offer in SetShelf().offers] == [("ours", typed, True)]


def test_the_owner_may_type_more_meanwhile(shelf: SetShelf) -> None:
    shelf.begin("ours", KITS, house_sizes())
    base = shelf.get("ours")
    assert base is not None
    folder = SetFolder.of("ours")
    draft = folder.open()
    folder.save(draft.with_card(1, 0, CardDraft(draft.piles[1][0].id, 9)))
    now = learn(base, [("card", 0)])
    shelf.keep(base, now)
    found = on_disk("ours")
    assert found.card(draft.piles[1][0].id).bananas == 9
    assert found.card(now.cards[0].id) == now.cards[0]
    assert not (folder.folder / "set_aside").exists()


def test_a_half_painted_map_is_played_with_its_knobs(shelf: SetShelf) -> None:
    draft = dataclasses.replace(house_draft(), sheets=(Sheet().painted([((2, 2), "g")]), *(Sheet(),) * 3))
    SetFolder.of("ours").save(draft)
    base = shelf.get("ours")
    assert base is not None
    assert (2, 2, "gold") in base.ground_map(1).ground
    now = base.with_knob(1, 5, 2, "light_green")
    shelf.keep(base, now)
    assert on_disk("ours") == now


def test_painted_maps_are_those_of_the_game(shelf: SetShelf) -> None:
    SetFolder.of("ours").save(dataclasses.replace(house_draft(), sheets=house_sheets()))
    found = shelf.get("ours")
    assert found == on_disk("ours")
    assert found is not None
    assert found.ground_maps == HOUSE.ground_maps


def test_the_last_used_comes_first(shelf: SetShelf) -> None:
    for name in ("a", "b", "c"):
        shelf.begin(name, KITS, house_sizes())
    assert [offer.name for offer in SetShelf().offers] == ["c", "b", "a"]
    shelf.use("b")
    assert next(offer.name for offer in shelf.offers) == "b"
    assert next(offer.name for offer in SetShelf().offers) == "b"
    assert shelf.free_name() == "my-box"


def test_a_set_without_kits_is_begun_from_what_is_typed(shelf: SetShelf) -> None:
    draft = new_draft("ours")
    SetFolder.of("ours").save(draft.with_card(0, 0, CardDraft(draft.piles[0][0].id, 3)))
    shelf.refresh()
    assert [offer.is_ready for offer in shelf.offers] == [False]
    assert shelf.get("ours") is None
    shelf.begin("ours", KITS, house_sizes())
    found = shelf.get("ours")
    assert found is not None
    assert found.cards[0].bananas == 3
    assert found.unknown_cards == 66


@pytest.mark.parametrize("sizes", [(1,) * len(PILES), (0, *house_sizes()[1:])])
def test_sizes_that_cannot_be_are_refused(shelf: SetShelf, sizes: tuple[int, ...]) -> None:
    with pytest.raises(DataError):
        shelf.begin("ours", KITS, sizes)
    assert shelf.get("ours") is None


def test_what_cannot_be_written_is_in_the_next_game_all_the_same(
    shelf: SetShelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.begin("ours", KITS, house_sizes())
    base = shelf.get("ours")
    assert base is not None

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    now = learn(base, [("card", 5)])
    with monkeypatch.context() as broken:
        broken.setattr("palace_hub.card_sets.folder.replace_file", full)
        with pytest.raises(SetNotKept, match="No space left"):
            shelf.keep(base, now)
    assert on_disk("ours") == base
    assert shelf.get("ours") == now
    assert not shelf.is_written(now)
    shelf.keep(base, now)
    assert on_disk("ours") == now


def test_a_damaged_file_is_left_alone(shelf: SetShelf) -> None:
    shelf.begin("ours", KITS, house_sizes())
    base = shelf.get("ours")
    assert base is not None
    path = sets_folder() / "ours" / CARDS_FILE
    path.write_text("= 5", encoding="utf-8")
    with pytest.raises(SetNotKept):
        shelf.keep(base, learn(base, [("card", 5)]))
    assert path.read_text(encoding="utf-8") == "= 5"


def test_a_complete_set_without_maps_is_played_on_the_house_maps() -> None:
    found = card_set_of(house_draft())
    assert found.map_provenance == "house"
    assert found.boards[0].recurring == HOUSE.boards[0].recurring
    assert isinstance(found.boards[0].start_kit, Symbols)
