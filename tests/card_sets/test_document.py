"""A draft and its files: what is written is read as the same, and what is incomplete is refused by the loader."""

import dataclasses
from pathlib import Path

import pytest
from hypothesis import given, settings
from tests.card_sets.sets import drafts, house_draft, house_sheets
from tests.cases import examples

from monkey_palace.board.ground_maps import MAPS_FILE, house_maps
from monkey_palace.cards.data_check import CARDS_FILE, check_path
from monkey_palace.cards.faults import Fault
from monkey_palace.cards.model import load_set
from monkey_palace.errors import DataError
from palace_hub.card_sets.checking import is_finished, maps_finished, untyped
from palace_hub.card_sets.document import UNFINISHED_MAPS, draft_of, texts_of
from palace_hub.card_sets.draft import SetDraft, new_draft


def write(folder: Path, draft: SetDraft) -> Path:
    for file, text in texts_of(draft, maps_finished=maps_finished(draft)).items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_bytes(text.encode())
    return folder


@given(draft=drafts())
@settings(max_examples=examples(25), deadline=None)
def test_a_draft_written_and_read_is_the_same(draft: SetDraft) -> None:
    texts = texts_of(draft, maps_finished=maps_finished(draft))
    read = draft_of(texts)
    assert isinstance(read, SetDraft), read
    if all(sheet.is_blank for sheet in draft.sheets):
        draft = dataclasses.replace(draft, map_provenance=read.map_provenance)
    assert read == draft
    assert texts_of(read, maps_finished=maps_finished(read)) == texts


def test_the_loader_of_games_reads_a_complete_draft_as_the_same_numbers(tmp_path: Path) -> None:
    house = load_set("house")
    draft = dataclasses.replace(house_draft(), sheets=house_sheets())
    loaded = load_set(write(tmp_path, draft))
    assert [cards for _, cards in loaded.piles] == [cards for _, cards in house.piles]
    assert loaded.boards == house.boards
    assert loaded.ground_maps == house_maps()
    assert (loaded.name, loaded.provenance, loaded.map_provenance) == ("ours", "own copy", "own copy")
    assert check_path(tmp_path) == ()


def test_the_house_files_are_read() -> None:
    folder = Path(str(__import__("monkey_palace").__path__[0])) / "data" / "house"
    texts = {file.name: file.read_text(encoding="utf-8") for file in folder.glob("*.toml")}
    draft = draft_of(texts)
    assert isinstance(draft, SetDraft)
    assert draft == dataclasses.replace(
        house_draft("house"), provenance="house", map_provenance="house", sheets=house_sheets()
    )


def test_a_card_without_bananas_is_refused_by_the_loader(tmp_path: Path) -> None:
    draft = house_draft()
    card = dataclasses.replace(draft.piles[3][2], bananas=None)
    with pytest.raises(DataError, match=r"card dg3c: 'bananas' is missing"):
        load_set(write(tmp_path, draft.with_card(3, 2, card)))


def test_an_empty_draft_lacks_everything_and_no_number_is_0(tmp_path: Path) -> None:
    texts = texts_of(new_draft("ours"), maps_finished=False)
    assert "bananas = " not in texts[CARDS_FILE]
    missing = untyped(new_draft("ours"))
    assert (missing.cards, missing.seats, missing.maps) == (67, (1, 2, 3, 4), (1, 2, 3, 4))
    assert sum(count for _, count in missing.piles) == 67
    with pytest.raises(DataError):
        load_set(write(tmp_path, new_draft("ours")))


def test_unfinished_maps_leave_the_cards_playable(tmp_path: Path) -> None:
    sheets = (*house_sheets()[:3], dataclasses.replace(house_sheets()[3], staircase=""))
    draft = dataclasses.replace(house_draft(), sheets=sheets)
    assert [is_finished(sheet) for sheet in sheets] == [True, True, True, False]
    loaded = load_set(write(tmp_path, draft))
    assert loaded.map_provenance == "house"
    texts = texts_of(draft, maps_finished=False)
    assert MAPS_FILE not in texts
    assert UNFINISHED_MAPS in texts
    assert draft_of(texts) == draft


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [
        ("bananas = 0", "bananas = 99", "out_of_range"),
        ('pile = "gold-3"', 'pile = "silver-3"', "pile_unknown"),
        ("one_time = {}", "one_time = {", "toml_syntax"),
        ('set = "ours"', "", "key_missing"),
        ("bananas = 0", 'bananas = "none"', "wrong_type"),
        ('id = "m1a"', 'id = "m1b"', "id_duplicate"),
    ],
)
def test_a_fault_that_the_editor_cannot_show_is_named(before: str, after: str, code: str) -> None:
    texts = texts_of(house_draft(), maps_finished=False)
    texts[CARDS_FILE] = texts[CARDS_FILE].replace(before, after, 1)
    found = draft_of(texts)
    assert isinstance(found, Fault)
    assert found.code == code
