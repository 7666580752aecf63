"""Players at the plate: staircases with errors, figures, the tray's pads, and answers."""

from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from monkey_palace.board.notation import Cell, Placement, notation, parse_placements
from monkey_palace.board.pieces import Figure
from monkey_palace.board.stock import Bricks
from monkey_palace.game.commands import Build, Command, PlaceButterfly, PlaceFrog, PlaceMonkey
from monkey_palace.game.history import Game
from monkey_palace.game.palace_state import palace_of
from monkey_palace.game.state import GameState, PromptKind, state_json
from monkey_palace.staircase.search import staircases
from palace_hub.sim.built import as_it_stands, has_pieces, same_staircase
from palace_hub.sim.config import TableConfig
from palace_hub.sim.judge import Hearing, Judge
from palace_hub.sim.people.build_slips import BuildSlips, slip, too_many
from palace_hub.sim.people.builder import GIVES_UP_S, LETS_STAND_S, SEEN_WITHIN_S, PlateBuilder, figures_of
from palace_hub.sim.people.entering import pieces_of
from palace_hub.sim.people.seating import Seating
from palace_hub.sim.plate.hands import Lying, map_and_corners, set_on
from palace_hub.sim.plate.virtual_plate import VirtualPlate
from palace_hub.sim.world.streams import draws
from palace_hub.sim.world.truth import KINDS, Tray

WINDOW_S = 0.05
STOCK = Bricks(arch=3, brick=3, column=1)


def rich(seed: int = 11) -> GameState:
    state = Game.new(["Ann", "Bo"], seed=seed, expansions=("butterfly", "frog")).state
    ann = state.players[0].model_copy(update={"bricks": STOCK})
    return state.model_copy(update={"players": (ann, *state.players[1:])})


def some_build(state: GameState, number: int = 40) -> Build:
    found = next(islice(staircases(palace_of(state), STOCK), number, None))
    return Build(staircase=f"{notation(found.placements)} G{found.facts.end}")


def view_of(state: GameState, stage: str = "build", way: str = "plate", **given: Any) -> dict[str, Any]:
    return {
        "phase": "play",
        "stage": stage,
        "player": 0,
        "state": state_json(state),
        "plan": {"way": way, "placements": []},
        "question": None,
        "knob": None,
        "main": stage,
        **given,
    }


class People:
    """A plate and its player."""

    def __init__(self, seed: int = 2, **wishes: Any) -> None:
        config = TableConfig(Path("/tmp/t"), seed=seed, level="gold", entries="plate")
        self.plate = VirtualPlate(seed, "good", "none", gold=True)
        self.judge = Judge(Tray(1, (80, 80, 16, 16, 16, 16)))
        self.at = PlateBuilder(replace(config, **wishes), self.judge, self.plate, Seating(config, self.plate))
        self.t = 0.0
        self.states: list[frozenset[Placement]] = [frozenset()]

    def run(self, view: dict[str, Any], windows: int) -> None:
        for _ in range(windows):
            self.plate.window(self.at.wanted(view, self.t))
            self.t += WINDOW_S
            if self.plate.pieces != self.states[-1]:
                self.states.append(self.plate.pieces)

    def until(self, view: dict[str, Any], command: Build, most: int = 4_000) -> bool:
        """Builds until the player believes it to be done."""
        self.judge.built(0, command)
        for _ in range(most):
            if self.at.built(view, command, self.t):
                return True
            self.run(view, 1)
        return False


@pytest.mark.long
def test_hands_build_the_starting_staircase_and_then_the_players_own() -> None:
    state = rich()
    people, command = People(), some_build(state)
    view = view_of(state)
    assert not people.at.was_set_up
    people.run(view, 600)
    assert sorted(map(str, people.plate.pieces)) == sorted(state.palace)
    assert people.at.was_set_up
    assert people.until(view, command)
    assert people.plate.has(pieces_of(command.staircase))
    assert has_pieces({"staircase": command.staircase}, people.at.put_there(view) or ())
    assert people.at.put_there(view_of(state, way="typed")) is None


@pytest.mark.long
def test_some_pieces_go_on_a_wrong_knob_first_and_are_taken_back() -> None:
    state, command = rich(), some_build(rich())
    right = {
        (one.piece, one.body) for one in (*pieces_of(command.staircase), *parse_placements(" ".join(state.palace)))
    }
    slipped = 0
    for seed in range(6):
        people, view = People(seed), view_of(state)
        assert people.until(view, command)
        wrong = [piece for state in people.states for piece in state if (piece.piece, piece.body) not in right]
        slipped += bool(wrong)
        assert not [one for one in people.plate.pieces if (one.piece, one.body) not in right]
        before = len(people.states)
        people.run(view, 100)
        assert len(people.states) == before
    assert 1 <= slipped <= 4


def test_a_slipped_piece_stands_on_another_support() -> None:
    state, pieces = state_json(rich()), sorted(pieces_of(some_build(rich()).staircase), key=lambda one: (one.z, one))
    found = [slip(draws("slip", number), state, pieces) for number in range(40)]
    there = [one for one in found if one is not None]
    assert len(there) > 20
    for before, wrong in there:
        right = pieces[before]
        assert wrong.piece is right.piece
        assert wrong.body != right.body
        below = {
            knob for piece in (*parse_placements(" ".join(state["palace"])), *pieces[:before]) for knob in piece.knobs
        }
        below |= {Cell(x, y, 0) for x, y, _ in state["ground"]}
        assert set(wrong.feet) <= below


@pytest.mark.long
def test_an_extra_brick_stays_until_the_hub_refuses_the_staircase() -> None:
    state, command = rich(), some_build(rich())
    seeds = [seed for seed in range(12) if too_many_in(seed, state, command)]
    assert 2 <= len(seeds) <= 9
    people, view = People(seeds[0], plate_forbidden=True), view_of(state)
    assert people.until(view, command)
    (violation,) = people.judge.violations
    assert (violation.what, violation.caught) == ("forbidden_build", False)
    assert not has_pieces({"staircase": command.staircase}, people.at.put_there(view) or ())
    there = people.plate.pieces
    start = people.t
    while people.at.built(view, command, people.t):
        people.run(view, 1)
    assert people.t - start > LETS_STAND_S
    assert violation.caught
    assert people.until(view, command)
    (extra,) = there - people.plate.pieces
    assert extra.piece == "brick"
    assert len(people.judge.violations) == 1
    people.run(view, 300)
    assert extra not in people.plate.pieces


def too_many_in(seed: int, state: GameState, command: Build) -> bool:
    slips = BuildSlips(seed, lambda items: False, forbidden=True)
    return slips.extra(state_json(state), pieces_of(command.staircase)) is not None


def test_no_extra_brick_is_drawn_if_the_player_has_none() -> None:
    state, pieces = rich(), pieces_of(some_build(rich()).staircase)
    assert too_many(draws("x", 1), state_json(state), pieces) is not None
    used = sum(piece.piece == "brick" for piece in pieces)
    poor = state.players[0].model_copy(update={"bricks": Bricks(arch=3, brick=used, column=1)})
    state = state.model_copy(update={"players": (poor, *state.players[1:])})
    assert too_many(draws("x", 1), state_json(state), pieces) is None


def test_a_staircase_is_typed_when_not_accepted_or_at_once_when_unseen() -> None:
    state, command = rich(), some_build(rich())
    people, view = People(), view_of(state)
    assert people.until(view, command)
    assert not people.at.gives_up(view, people.t + 1)
    assert people.at.gives_up(view, people.t + GIVES_UP_S)
    assert not people.at.gives_up(view, people.t + GIVES_UP_S + 1)
    assert people.at.gave_up == 1
    assert not people.at.sees(view_of(state, way="plan"))
    assert not People(entries="plan").at.sees(view)


def placed(state: GameState, **figures: str | None) -> GameState:
    return state.model_copy(update={"figures": {**state.figures, **{Figure(key): at for key, at in figures.items()}}})


def lying(people: People) -> set[Lying]:
    return {item for item in people.plate.standing if isinstance(item, Lying)}


@pytest.mark.long
def test_placed_figures_stand_on_their_knobs_and_leave_their_pads() -> None:
    state, people = rich(), People()
    view = view_of(state, stage="cards")
    people.run(view, 600)
    assert people.at.pads() == "07"
    view = view_of(placed(state, monkey="14,14,2", frog="11,14,1"), stage="cards")
    people.run(view, 1)
    assert people.at.pads() == "02"
    people.run(view, 200)
    figures = {set_on("monkey", Cell(14, 14, 2)), set_on("frog", Cell(11, 14, 1))}
    assert lying(people) == {*map_and_corners(), *figures}
    people.run(view_of(placed(state, monkey="14,14,2"), stage="cards"), 200)
    assert people.at.pads() == "06"
    assert lying(people) == {*map_and_corners(), set_on("monkey", Cell(14, 14, 2))}


def test_a_taken_frog_and_a_blocking_figure_are_off_plate_and_pads() -> None:
    state = placed(rich(), frog="14,14,2", monkey="11,14,1")
    told = state_json(state)
    assert set(figures_of(told, (), None)[0]) == {"frog", "monkey"}
    standing, in_hand = figures_of(told, (Placement.parse("B11,14,1"),), None)
    assert (set(standing), in_hand) == ({"frog"}, {"monkey"})
    told["current"]["frog_taken"] = True
    standing, in_hand = figures_of(told, (), None)
    assert (set(standing), in_hand) == ({"monkey"}, {"frog"})
    standing, in_hand = figures_of(told, (), ("frog", "20,20,4"))
    assert standing["frog"] == set_on("frog", Cell(20, 20, 4))
    assert not in_hand
    told["figures"]["monkey"] = "unknown"
    assert figures_of(told, (), None)[1] == {"monkey", "frog"}


@pytest.mark.parametrize(("command", "kind"), [(PlaceMonkey, "place_monkey"), (PlaceFrog, "place_frog")])
@pytest.mark.long
def test_a_figure_is_set_on_the_chosen_knob_and_typed_only_if_the_hub_does_not_see_it(command: Any, kind: str) -> None:
    state, people = rich(), People()
    state = state.model_copy(update={"prompt": state.prompt.model_copy(update={"kind": PromptKind(kind)})})
    view, wish = view_of(state, stage="trophies"), command(at="14,14,2")
    people.run(view, 600)
    assert people.at.place(view, wish, people.t) is None
    for _ in range(300):
        people.run(view, 1)
        if people.at.place(view, wish, people.t) is None and people.plate.has((figure_on("14,14,2", kind),)):
            break
    assert people.plate.has((figure_on("14,14,2", kind),))
    assert people.at.place({**view, "knob": "14,14,2"}, wish, people.t) is True
    assert people.at.place({**view, "knob": "11,14,1"}, wish, people.t) is None
    assert people.at.place({**view, "knob": "11,14,1"}, wish, people.t + SEEN_WITHIN_S) is False
    assert people.at.place(view_of(state, stage="trophies", way="plan"), wish, people.t) is False
    for other in (command(at=None), PlaceButterfly()):
        assert people.at.place(view, other, people.t) is False


def test_a_figure_that_stays_is_entered_by_hand() -> None:
    people, state = People(), placed(rich(), monkey="14,14,2")
    people.run(view_of(state, stage="cards"), 600)
    assert people.at.place(view_of(state, stage="trophies"), PlaceMonkey(at="14,14,2"), people.t) is False


def figure_on(at: str, kind: str) -> Lying:
    return set_on(kind.removeprefix("place_"), Cell.parse(at))


def heard(judge: Judge, *commands: Command) -> int:
    events = [
        {"kind": "command", "t": 1.0, "player": 0, "command": command.model_dump(mode="json")} for command in commands
    ]
    judge.hear(Hearing(1.0, events, dict.fromkeys(KINDS), None, [], [0.0] * 6, False))
    return judge.silent_wrong


def test_a_figure_that_is_placed_where_it_does_not_stand_is_silently_wrong_once() -> None:
    judge = Judge(Tray(1, (80, 80, 16, 16, 16, 16)))
    assert heard(judge, PlaceMonkey(at="14,14,2")) == 0  # typed: nobody put it anywhere
    judge.set_down("monkey", "14,14,2")
    judge.set_down("frog", "11,14,1")
    assert heard(judge, PlaceMonkey(at="14,14,2")) == 0
    assert heard(judge, PlaceFrog(at="14,14,2")) == 1
    assert heard(judge, PlaceFrog(at="20,14,2")) == 1


def test_only_the_order_in_a_pile_may_differ() -> None:
    meant = Build(staircase="A14,14,3e B17,14,4 C17,14,5 G17,14,8")
    other, lower, moved = "A17,14,3w C17,14,4 B17,14,7", "A14,14,3e B17,14,4 B17,14,5", "A14,14,3e B14,14,4 C17,14,4"
    assert same_staircase({"kind": "build", "staircase": other}, meant)
    assert not same_staircase({"kind": "build", "staircase": lower}, meant)
    assert not same_staircase({"kind": "build", "staircase": moved}, meant)
    standing, told = parse_placements(meant.staircase)[:3], parse_placements(other)
    assert as_it_stands(told, standing) >= set(standing[1:])
    assert as_it_stands(parse_placements(lower), standing) == set(parse_placements(lower))
    assert len(as_it_stands(parse_placements(moved), standing)) == 3


def test_a_question_about_the_plate_is_answered_from_the_truth() -> None:
    state, people = rich(), People()
    view, question = view_of(state), {"id": 1, "kind": "plate", "cell": None, "options": [{"answer": "agreed"}]}
    people.run(view, 10)
    assert people.at.answer(view, question) is None  # hands are still at it
    people.run(view, 600)
    assert people.at.answer(view, question) == "agreed"
    other = state.model_copy(update={"palace": (*state.palace, "B29,29,0")})
    assert people.at.answer(view_of(other), question) == "typed"


@pytest.mark.long
def test_hands_pause_during_a_question_and_count_unseen_pieces_as_a_difference() -> None:
    state, command = rich(), some_build(rich())
    question = {"id": 1, "kind": "plate", "cell": None, "options": [{"answer": "agreed"}]}
    for way, told in (("plate", "agreed"), ("plan", "typed"), ("plate", "typed")):
        people = People()
        people.run(view_of(state), 600)
        people.judge.built(0, command)
        while len(people.plate.pieces) < len(state.palace) + 1:
            people.run(view_of(state, way=way), 1)
        if way == "plate" and told == "typed":
            people.at.attach()
        asked = view_of(state, question=question)
        people.run(asked, 20)
        before = people.plate.pieces
        people.run(asked, 200)
        assert people.plate.pieces == before
        assert people.at.answer(asked, question) == told


def test_the_player_answers_with_the_standing_one_of_two_staircases() -> None:
    state, command = rich(), some_build(rich())
    people = People()
    people.judge.built(0, command)
    options = [
        {"answer": "1", "staircase": some_build(state, 41).staircase},
        {"answer": "2", "staircase": command.staircase},
    ]
    question = {"id": 1, "kind": "staircase", "cell": None, "options": [*options, {"answer": "other", "staircase": ""}]}
    assert people.at.answer(view_of(state), question) == "2"
    question["options"] = [options[0], {"answer": "other", "staircase": None}]
    assert people.at.answer(view_of(state), question) == "other"


@pytest.mark.long
def test_a_player_without_entries_decorates_a_finished_staircase_and_withdraws_the_decoration() -> None:
    state, command = rich(), some_build(rich())
    people, view = People(plate_wordless=True), view_of(state)
    assert people.until(view, command)
    crown = people.at.crown(view, command)
    assert crown is not None
    assert crown.piece == "gold"
    people.at.put_on(crown)
    people.run(view, 200)
    assert crown in people.plate.pieces
    people.at.put_on(None)
    people.run(view, 200)
    assert crown not in people.plate.pieces
    assert People().at.crown(view, command) is None
    assert people.at.crown(view_of(state, way="plan"), command) is None


def test_a_staircase_with_an_extra_brick_is_not_decorated_without_an_entry() -> None:
    state, command = rich(), some_build(rich())
    seed = next(seed for seed in range(12) if too_many_in(seed, state, command))
    people = People(seed, plate_forbidden=True, plate_wordless=True)
    assert people.at.crown(view_of(state), command) is None
