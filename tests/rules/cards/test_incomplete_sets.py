"""R11.8: sets of which some prints are not known yet: blank ones, files that lack them, and how they are filled."""

import re
import shutil
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.game.unknown_sets import unknown

import monkey_palace
from monkey_palace.board.ground_maps import blank_maps, house_maps, standing_on
from monkey_palace.board.notation import parse_placements
from monkey_palace.cards.blank_set import blank_set
from monkey_palace.cards.deck_format import PILES, Symbols
from monkey_palace.cards.model import CardSet, load_set, set_of
from monkey_palace.errors import DataError

HOUSE_FILES = Path(monkey_palace.__file__).parent / "data" / "house"
HOUSE = load_set("house")
KITS = tuple(board.start_kit for board in HOUSE.boards)
SIZES = tuple(len(cards) for _, cards in HOUSE.piles)


def filled(blank: CardSet) -> CardSet:
    """The blank set with every number of the house set, card by card and knob by knob."""
    for (_, there), (_, cards) in zip(blank.piles, HOUSE.piles, strict=True):
        for here, card in zip(there, cards, strict=True):
            blank = blank.with_card(here.id, card.known_bananas, card.one_time, card.recurring)
    for board in HOUSE.boards:
        blank = blank.with_board(board.seat, board.known_recurring)
    for laid in HOUSE.ground_maps:
        for x, y, colour in laid.ground:
            blank = blank.with_knob(laid.number, x, y, colour)
    return blank


def test_a_blank_set_has_its_piles_and_kits_and_knows_nothing_else() -> None:
    blank = blank_set("ours", KITS, SIZES)
    assert [(pile, len(cards)) for pile, cards in blank.piles] == list(zip(PILES, SIZES, strict=True))
    assert [card.id for card in blank.piles[0][1]][:2] == ["multi-1_01", "multi-1_02"]
    assert blank.cards[-1].id == f"multi-6_{SIZES[-1]:02}"
    assert [board.start_kit for board in blank.boards] == list(KITS)
    assert not any(card.is_known or card.one_time or card.recurring for card in blank.cards)
    assert (blank.unknown_cards, blank.unknown_boards, blank.is_complete) == (67, 4, False)
    assert (blank.provenance, blank.map_provenance) == ("own copy", "own copy")
    assert set_of(blank.as_json()) == blank
    with pytest.raises(ValueError, match="multi-1_01"):
        _ = blank.cards[0].known_bananas


def test_blank_maps_have_the_knobs_under_the_starting_staircase_only() -> None:
    for blank, house in zip(blank_maps(), house_maps(), strict=True):
        assert blank.staircase == house.staircase
        assert {knob[:2] for knob in blank.ground} == set(standing_on(parse_placements(" ".join(house.staircase))))
        assert set(blank.ground) < set(house.ground)


@pytest.mark.parametrize(
    ("kits", "sizes", "field", "text"),
    [
        (KITS[:3], SIZES, "kits", "4 start kits"),
        ((KITS[1], *KITS[1:]), SIZES, "kits", "seat 1 is 2 arch"),
        ((*KITS[:3], Symbols(brick_or_arch=1)), SIZES, "kits", "seat 4 has pieces only"),
        ((*KITS[:3], Symbols(brick=-1)), SIZES, "kits", "seat 4 has 0 to 9"),
        ((*KITS[:2], Symbols(column=9), Symbols(column=9)), SIZES, "kits", "18 of column"),
        (KITS, SIZES[:-1], "sizes", "12 piles"),
        (KITS, (SIZES[0] + SIZES[1], 0, *SIZES[2:]), "sizes", "multi-2"),
        (KITS, (SIZES[0] + 1, *SIZES[1:]), "sizes", "68"),
    ],
)
def test_a_blank_set_that_no_box_holds_is_refused(kits, sizes, field, text) -> None:
    with pytest.raises(DataError, match=text) as refused:
        blank_set("ours", kits, sizes)
    assert refused.value.field == field


def test_filling_a_set_in_gives_the_set_and_its_hash() -> None:
    full = filled(unknown(HOUSE))
    assert full.is_complete
    assert (full.piles, full.boards) == (HOUSE.piles, HOUSE.boards)
    assert [laid.ground for laid in full.ground_maps] == [laid.ground for laid in HOUSE.ground_maps]
    with_closed_studs = set_of({**full.as_json(), "ground_maps": HOUSE.as_json()["ground_maps"]})
    assert with_closed_studs.data_hash == HOUSE.data_hash


@settings(deadline=None)  # a loaded machine
@given(st.permutations(range(4)), st.booleans())
def test_the_order_of_learning_does_not_matter(order, correct_first: bool) -> None:
    ways = [
        lambda cards: cards.with_card("m1a", 3, Symbols(column=1), Symbols()),
        lambda cards: cards.with_card("m1b", 0, Symbols(), Symbols(arch=1)),
        lambda cards: cards.with_board(2, Symbols(brick=2)),
        lambda cards: cards.with_knob(3, 2, 5, "gold"),
    ]
    blank = unknown(HOUSE)
    one = other = blank.with_card("m1a", 9, Symbols(), Symbols()) if correct_first else blank
    for way in ways:
        one = way(one)
    for number in order:
        other = ways[number](other)
    assert one == other
    assert one.data_hash != blank.data_hash


def test_a_learnt_knob_opens_a_closed_stud_and_makes_the_maps_the_sets_own() -> None:
    carried, (x, y) = HOUSE.as_json(), (2, 5)
    carried["ground_maps"][0][3] = [[x, y]]
    typed = set_of({**carried, "provenance": "own copy"})
    learnt = typed.with_knob(1, x, y, "gold")
    assert (typed.map_provenance, learnt.map_provenance) == ("house", "own copy")
    assert (x, y) not in learnt.ground_map(1).blocked
    assert (x, y, "gold") in learnt.ground_map(1).ground
    assert learnt.ground_maps[1:] == typed.ground_maps[1:]
    assert (x, y, "gold") not in learnt.with_knob(1, x, y, None).ground_map(1).ground


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the house set without the bananas of two cards, the delivery of one board, and the maps."""
    folder = tmp_path / "mine"
    shutil.copytree(HOUSE_FILES, folder)
    for file in folder.iterdir():
        file.write_text(file.read_text(encoding="utf-8").replace('"house"', '"mine"'), encoding="utf-8")
    rewrite(folder / "cards.toml", r"(?m)^bananas = .*\n", 2)
    rewrite(folder / "boards.toml", r"(?m)^recurring = .*\n", 1)
    (folder / "ground_maps.toml").unlink()
    return folder


def rewrite(file: Path, pattern: str, times: int) -> None:
    text, count = re.subn(pattern, "", file.read_text(encoding="utf-8"), count=times)
    assert count == times
    file.write_text(text, encoding="utf-8")


def test_files_that_lack_prints_are_loaded_where_they_may(folder: Path) -> None:
    with pytest.raises(DataError):
        load_set(folder)
    found = load_set(folder, incomplete=True)
    assert (found.unknown_cards, found.unknown_boards) == (2, 1)
    assert found.cards[0].one_time == found.cards[0].recurring == Symbols()
    assert found.cards[2] == HOUSE.cards[2]
    assert (found.ground_maps, found.map_provenance) == (blank_maps(), "mine")


def test_files_with_another_fault_are_refused_all_the_same(folder: Path) -> None:
    rewrite(folder / "boards.toml", r"(?m)^start_kit = .*\n", 1)
    with pytest.raises(DataError) as refused:
        load_set(folder, incomplete=True)
    assert refused.value.file == "boards.toml"
    assert "start_kit" in str(refused.value)


def test_a_complete_set_is_the_same_however_it_is_loaded(folder: Path) -> None:
    assert load_set("house", incomplete=True) is HOUSE
    shutil.rmtree(folder)
    shutil.copytree(HOUSE_FILES, folder)
    assert load_set(folder, incomplete=True) == load_set(folder) == HOUSE


def test_an_unknown_card_in_json_has_no_deliveries() -> None:
    carried = HOUSE.as_json()
    at = next(n for n, card in enumerate(carried["piles"][0][1]) if any(card[3].values()))
    carried["piles"][0][1][at][1] = None
    with pytest.raises(DataError, match="bananas are not known"):
        set_of(carried)
