"""Simulated people around the table: what they say of their seats, and of a plate that they turn."""

from pathlib import Path
from typing import Any

import pytest

from palace_hub.errors import UsageFault
from palace_hub.sim.config import TableConfig
from palace_hub.sim.people.seating import HUB_SEES_S, SAYS_S, SIDES, Seating
from palace_hub.sim.plate.virtual_plate import VirtualPlate

STEP_S = 0.5


def config(**wishes: Any) -> TableConfig:
    return TableConfig(Path("/tmp/s"), **{"seed": 3, **wishes})


def view(turn: int, stage: str = "build", *, pieces: int = 0, map_turns: int = 0) -> dict[str, Any]:
    turned = {"map_turns": map_turns} if map_turns else {}
    return {
        "phase": "play",
        "stage": stage,
        "state": {"turn": turn},
        "plan": {"placements": ["B2,2,0"] * pieces},
        **turned,
    }


def first_turn_of_the_plate(seating: Seating, stage: str, pieces: int) -> int:
    """The first turn in which somebody turns the plate at this moment."""
    for turn in range(200):
        seating.entries(view(turn, stage, pieces=pieces, map_turns=seating.lies), 0.0)
        if seating.turned:
            return turn
    raise AssertionError("nobody turns the plate")


def said_after(seating: Seating, turn: int, shown: int) -> tuple[float, list[dict[str, Any]]]:
    """The first entry of these people while the hub shows the map so, and when it comes."""
    for step in range(100):
        said = seating.entries(view(turn, "cards", map_turns=shown), STEP_S * step)
        if said:
            return STEP_S * step, said
    raise AssertionError("nothing is said")


@pytest.mark.parametrize(("stage", "pieces"), [("build", 3), ("end_turn", 0)])
def test_a_turned_plate_is_said_by_the_key_until_the_hub_shows_it(stage: str, pieces: int) -> None:
    seating = Seating(config(turn_plate=True, map_turns=2), None)
    turn = first_turn_of_the_plate(seating, stage, pieces)
    t, said = said_after(seating, turn, 2)
    assert t <= SAYS_S[1] + STEP_S
    assert said == [{"do": "turn_map", "turns": seating.lies}]
    assert seating.lies != 2
    assert seating.entries(view(turn, "cards", map_turns=2), t + 60) == said
    assert seating.entries(view(turn, "cards", map_turns=seating.lies), t + 120) is None


def test_with_hall_sensors_people_first_wait_for_the_hub() -> None:
    seating = Seating(config(turn_plate=True, level="gold"), None)
    turn = first_turn_of_the_plate(seating, "end_turn", 0)
    t, _ = said_after(seating, turn, 0)
    assert t >= HUB_SEES_S


def test_nobody_does_anything_while_the_plate_is_in_their_hands() -> None:
    plate = VirtualPlate(3, "good", "none", gold=False)
    seating = Seating(config(turn_plate=True, level="silver"), plate)
    first_turn_of_the_plate(seating, "end_turn", 0)
    assert plate.is_lifted
    assert seating.entries(view(0, "cards"), 0.0) == []
    while plate.is_lifted:
        plate.window(None)
    assert plate.seat.turns == seating.lies
    assert seating.entries(view(0, "cards", map_turns=seating.lies), 60.0) is None


@pytest.mark.parametrize("shown", range(4))
def test_the_question_how_it_lies_is_answered_with_the_truth(shown: int) -> None:
    seating = Seating(config(map_turns=1), None)
    every = ["agreed", "turned-1", "turned-2", "turned-3", "turned"]
    answer = seating.answer(view(1, map_turns=shown), every)
    assert answer == {0: "turned-1", 1: "agreed", 2: "turned-3", 3: "turned-2"}[shown]
    assert seating.answer(view(1, map_turns=shown), ["turned"]) is None


def test_seats_are_drawn_by_the_seed_and_a_wrong_map_is_told_first() -> None:
    one, same = (Seating(config(sides=True, players=4, map_turns=1, map_told=2), None).at_start() for _ in range(2))
    assert one == same
    assert one["map_turns"] == 2
    assert set(one["sides"]) <= {*SIDES, None}
    assert len(one["sides"]) == 4
    assert Seating(config(map_turns=1), None).at_start() == {"sides": [], "map_turns": 1}


@pytest.mark.parametrize("wish", [{"map_turns": 4}, {"map_told": -1}])
def test_a_map_lies_in_one_of_four_ways(wish: dict[str, int]) -> None:
    with pytest.raises(UsageFault):
        config(**wish)
