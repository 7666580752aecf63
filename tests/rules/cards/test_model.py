"""The house set obeys R1.4-1.6 and names its provenance."""

import json
import shutil
from collections.abc import Callable
from dataclasses import FrozenInstanceError
from pathlib import Path
from typing import Any

import pytest

import monkey_palace
from monkey_palace.cards.deck_format import PILES, Symbols
from monkey_palace.cards.model import Card, load_set, set_of
from monkey_palace.errors import DataError

HOUSE = Path(monkey_palace.__file__).parent / "data" / "house"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(HOUSE, tmp_path / "mine")
    return tmp_path / "mine"


def test_r1_4_there_are_67_cards_in_12_piles() -> None:
    house = load_set("house")
    assert [pile for pile, _ in house.piles] == list(PILES)
    assert sum(len(cards) for _, cards in house.piles) == len(house.cards) == 67
    assert all(cards for _, cards in house.piles)
    for pile, cards in house.piles:
        for card in cards:
            assert card.pile == pile
            assert (card.colour, card.cost) == (pile.rsplit("-", 1)[0], int(pile[-1]))
            assert house.card(card.id) is card


def test_r1_5_symbols_stand_where_the_texts_show_them() -> None:
    for card in load_set("house").cards:
        assert card.one_time.arch == card.one_time.brick == 0
        assert card.recurring.column == card.recurring.brick_or_arch == 0


def test_r1_6_four_boards_with_the_printed_kits_and_a_delivery_each() -> None:
    boards = load_set("house").boards
    assert [board.seat for board in boards] == [0, 1, 2, 3]
    assert boards[0].start_kit == Symbols(arch=2)
    assert boards[1].start_kit == Symbols(arch=2, brick=1)
    assert all(board.recurring for board in boards)


def test_bananas_rise_with_the_cost() -> None:
    means: dict[int, list[int]] = {}
    for card in load_set("house").cards:
        means.setdefault(card.cost, []).append(card.bananas)
    mean = [sum(means[cost]) / len(means[cost]) for cost in range(1, 7)]
    assert mean == sorted(mean)
    assert len(set(mean)) == 6


def test_every_house_file_says_that_the_numbers_are_not_the_publishers() -> None:
    assert load_set("house").provenance == "house"
    for file in HOUSE.iterdir():
        text = file.read_text(encoding="utf-8")
        assert 'provenance = "house"' in text
        assert "THESE ARE NOT THE PUBLISHER'S NUMBERS" in text


def test_the_hash_is_of_what_the_set_says_and_not_of_how_it_is_written(copy: Path) -> None:
    house = load_set("house")
    text = (copy / "cards.toml").read_text(encoding="utf-8")
    rewritten = "# mine\r\n" + text.replace("\n", "\r\n").replace(" = ", "=")
    (copy / "cards.toml").write_bytes(rewritten.encode())
    assert load_set(copy) == house
    assert load_set(copy).data_hash == house.data_hash
    (copy / "cards.toml").write_text(text.replace("bananas = 0", "bananas = 1", 1), encoding="utf-8")
    assert load_set(copy).data_hash != house.data_hash


def test_an_owners_set_is_read_afresh_and_named_by_its_path(copy: Path) -> None:
    for file in copy.iterdir():
        file.write_text(file.read_text(encoding="utf-8").replace('"house"', '"mine"'), encoding="utf-8")
    assert (load_set(str(copy)).name, load_set(copy).provenance) == ("mine", "mine")


def test_cost_and_colour_may_be_typed_in_where_they_agree(copy: Path) -> None:
    text = (copy / "cards.toml").read_text(encoding="utf-8")
    more = text.replace('pile = "gold-4"', 'pile = "gold-4"\ncost = 4\ncolour = "gold"')
    (copy / "cards.toml").write_text(more, encoding="utf-8")
    assert load_set(copy) == load_set("house")


def test_a_faulty_set_is_refused_with_file_line_and_field(copy: Path) -> None:
    text = (copy / "cards.toml").read_text(encoding="utf-8")
    (copy / "cards.toml").write_text(text.replace("bananas = 0", "bananas = 99", 2), encoding="utf-8")
    with pytest.raises(DataError) as refused:
        load_set(copy)
    line = text[: text.index("bananas = 0")].count("\n") + 1
    assert (refused.value.file, refused.value.line) == ("cards.toml", line)
    assert refused.value.field.endswith("bananas")
    assert "1 more fault" in str(refused.value)


@pytest.mark.parametrize("name", ["nowhere", "../house", "a/b", ""])
def test_a_set_that_is_not_there_is_a_data_error(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(DataError):
        load_set(name)


def test_cards_and_symbols_are_frozen_and_paste_back() -> None:
    card = load_set("house").cards[0]
    with pytest.raises(FrozenInstanceError):
        card.bananas = 3  # type: ignore[misc]
    assert eval(repr(card), {"Card": Card, "Symbols": Symbols}) == card
    assert Symbols(arch=1) + Symbols(arch=1, brick_or_arch=2) == Symbols(arch=2, brick_or_arch=2)
    assert not Symbols()
    assert Symbols(arch=1, brick_or_arch=2).total == 3


def test_a_card_set_round_trips_through_json() -> None:
    house = load_set("house")
    carried = json.loads(json.dumps(house.as_json()))
    assert set_of(carried) == house


@pytest.mark.parametrize(
    "spoil",
    [
        lambda c: c.pop("piles"),
        lambda c: c["piles"].reverse(),
        lambda c: c["piles"][0][1].append(c["piles"][0][1][0]),
        lambda c: c["piles"][0][1][0].__setitem__(1, 10**9),
        lambda c: c["piles"][0][1][0].__setitem__(1, True),
        lambda c: c["boards"].pop(),
        lambda c: c["ground_maps"][0].__setitem__(0, 2),
        lambda c: c["ground_maps"][0][2].__setitem__(0, "A8,14,1e"),
        lambda c: c["ground_maps"][0][2].__setitem__(0, "nonsense"),
        lambda c: c["ground_maps"][0][1][0].__setitem__(0, 32),
        lambda c: c.update(more=1),
    ],
)
def test_a_damaged_card_set_in_json_is_refused_by_field(spoil: Callable[[dict[str, Any]], object]) -> None:
    carried = json.loads(json.dumps(load_set("house").as_json()))
    spoil(carried)
    with pytest.raises(DataError) as refused:
        set_of(carried)
    assert refused.value.field


@pytest.mark.parametrize("data", [None, [], 3, "house", {}])
def test_data_that_is_no_card_set_is_refused(data: object) -> None:
    with pytest.raises(DataError):
        set_of(data)
