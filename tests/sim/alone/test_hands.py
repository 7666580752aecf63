"""Hands over a lone tray: their orders weigh what they move, and no piece is lost."""

import pytest

from palace_hub.sim.alone.hands import LoneHands

ARCH, BRICK, COLUMN, GOLD = 0, 1, 2, 5


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def hands(told: list[str]) -> LoneHands:
    return LoneHands(told.append)


def test_pieces_go_out_and_in_by_their_masses(hands: LoneHands, told: list[str]) -> None:
    assert [hands.take_out(ARCH, 3), hands.put_in(ARCH, 2), hands.take_out(GOLD, 99)] == [3, 2, 16]
    assert told == ["hand 1 -3.750", "hand 1 2.500", "hand 6 -4.640"]
    assert hands.inside() == (79, 80, 16, 16, 16, 0)
    assert hands.outside() == (1, 0, 0, 0, 0, 16)


def test_what_lies_outside_from_the_start_is_taken_by_no_hand(hands: LoneHands, told: list[str]) -> None:
    hands.lay_out(GOLD, 2)
    assert told == ["load 6 -0.580"]
    assert (hands.inside()[GOLD], hands.outside()[GOLD]) == (14, 2)


def test_nothing_is_put_in_that_is_not_outside(hands: LoneHands, told: list[str]) -> None:
    assert hands.put_in(BRICK, 5) == 0
    assert told == []


def test_spilled_pieces_come_out_first_and_go_back_to_their_kind(hands: LoneHands, told: list[str]) -> None:
    assert hands.spill(BRICK, 2) == (2, COLUMN)
    assert told == ["hand 2 -0.880 3"]
    assert hands.take_out(COLUMN, 3) == 3
    assert told[1:] == ["hand 3 -2.120"]
    assert hands.outside() == (0, 2, 1, 0, 0, 0)


def test_what_spills_from_the_last_compartment_falls_into_the_first(hands: LoneHands) -> None:
    assert hands.spill(GOLD, 1) == (1, ARCH)
    assert hands.inside() == (81, 80, 16, 16, 16, 15)
