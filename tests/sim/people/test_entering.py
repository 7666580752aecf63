"""Entry of staircases by simulated players, and the judge's comparison with the hub's result."""

from itertools import islice
from typing import Any

import pytest

from monkey_palace.board.notation import Placement, notation, parse_placements
from monkey_palace.board.stock import Bricks
from monkey_palace.game.commands import Build, Command, PassBuild, ReportBuild, command_json
from monkey_palace.game.history import Game
from monkey_palace.game.palace_state import palace_of
from monkey_palace.game.state import GameState
from monkey_palace.staircase.search import staircases
from palace_hub.sim.built import same_staircase
from palace_hub.sim.judge import Hearing, Judge
from palace_hub.sim.people.decisions import Decisions
from palace_hub.sim.people.entering import Entering, Entry, facts_of, pieces_of
from palace_hub.sim.world.truth import KINDS, Tray

STOCK = Bricks(arch=3, brick=2, column=1)


def rich() -> GameState:
    """A first turn with enough bricks for a staircase of several pieces."""
    state = Game.new(["Ann", "Bo"], seed=11).state
    ann = state.players[0].model_copy(update={"bricks": STOCK})
    return state.model_copy(update={"players": (ann, *state.players[1:])})


def some_build(state: GameState, number: int = 40) -> Build:
    found = next(islice(staircases(palace_of(state), STOCK), number, None))
    return Build(staircase=f"{notation(found.placements)} G{found.facts.end}")


class Plan:
    """A minimal model of the hub's plan."""

    def __init__(self, way: str = "plan") -> None:
        self.way = way
        self.pieces: list[str] = []
        self.entries: list[Entry] = []

    def view(self, turn: int = 1) -> dict[str, Any]:
        return {"plan": {"way": self.way, "placements": list(self.pieces)}, "player": 0, "state": {"turn": turn}}

    def enter(self, entries: list[Entry]) -> None:
        self.entries += entries
        for entry in entries:
            match entry:
                case {"do": "enter_by"}:
                    self.way = entry["way"]
                case {"do": "place"}:
                    self.pieces.append(entry["placement"])
                case {"do": "take_back"} if "placement" in entry:
                    self.pieces.remove(entry["placement"])
                case {"do": "take_back"}:
                    self.pieces.pop()


def entered(entering: Entering, command: Command, turn: int = 1, plan: Plan | None = None) -> Plan:
    plan = plan or Plan()
    for _ in range(100):
        typed = entering.typed(plan.view(turn), command, turn)
        if not typed:
            return plan
        plan.enter(typed)
    raise AssertionError(f"never done: {plan.entries}")


def test_the_whole_staircase_is_entered_without_its_decoration() -> None:
    command = some_build(rich())
    for seed in range(20):
        plan = entered(Entering(seed, "plan"), command)
        assert sorted(plan.pieces) == sorted(map(str, pieces_of(command.staircase)))
    assert not any(piece[0] in "LDG" for piece in plan.pieces)


def test_pieces_come_one_by_one_or_a_few_at_a_time() -> None:
    command = some_build(rich())
    assert len(pieces_of(command.staircase)) > 3
    entering, plan = Entering(1, "plan"), Plan()
    first = entering.typed(plan.view(), command, 1)
    assert 1 <= len(first) <= 3


def test_some_pieces_slip_once_and_are_taken_back() -> None:
    command = some_build(rich())
    entering = Entering(3, "plan")
    slips = {turn: entered(entering, command, turn).entries for turn in range(1, 60)}
    took_back = {turn for turn, typed in slips.items() if any(entry["do"] == "take_back" for entry in typed)}
    assert 3 < len(took_back) < 30
    named = {"placement" in entry for turn in took_back for entry in slips[turn] if entry["do"] == "take_back"}
    assert named == {True, False}
    for turn in took_back:
        again = entered(entering, command, turn).entries
        assert not any(entry["do"] == "take_back" for entry in again)


def test_after_a_restart_only_missing_pieces_are_entered() -> None:
    command = some_build(rich())
    pieces = list(map(str, pieces_of(command.staircase)))
    plan = Plan()
    plan.pieces = [str(Placement.parse(piece).reversed()) for piece in pieces[:-1]]
    entering = Entering(2, "plan")
    entered(entering, command, plan=plan)
    placed = [entry["placement"] for entry in plan.entries if entry["do"] == "place"]
    assert pieces[-1] in placed
    assert not set(pieces[:-1]) & set(placed)


def test_the_same_view_gives_the_same_entries_after_a_crash() -> None:
    command = some_build(rich())
    typed = [Entering(4, "plan").typed(Plan().view(turn), command, turn) for turn in range(1, 30)]
    assert typed == [Entering(4, "plan").typed(Plan().view(turn), command, turn) for turn in range(1, 30)]


@pytest.mark.parametrize(("custom", "facts"), [("plan", set()), ("facts", {0, 1, 2, 3}), ("mixed", {1, 3})])
def test_seats_that_enter_facts(custom: str, facts: set[int]) -> None:
    entering = Entering(1, custom)
    assert {seat for seat in range(4) if entering.by_facts(seat)} == facts


def test_entries_switch_between_plan_and_facts_as_the_command_needs() -> None:
    entering = Entering(1, "plan")
    report = ReportBuild(start_colour="gold", arches=2, height=2)
    assert entering.typed(Plan().view(), report, 1) == [{"do": "enter_by", "way": "facts"}]
    assert entering.typed(Plan("facts").view(), report, 1) == []
    command = some_build(rich())
    assert entering.typed(Plan("facts").view(), command, 1) == [{"do": "enter_by", "way": "plan"}]
    assert entering.typed(Plan().view(), PassBuild(), 1) == []


def test_entered_facts_are_correct() -> None:
    state = rich()
    command = some_build(state)
    facts = facts_of(state, command.staircase)
    pieces = parse_placements(command.staircase)
    assert facts.arches == sum(str(piece).startswith("A") for piece in pieces)
    assert facts.height == pieces[-1].z
    with pytest.raises(ValueError, match="expected a legal staircase"):
        facts_of(state, "A2,2,9e")


def test_a_seat_that_enters_facts_types_those_of_its_staircase() -> None:
    state = Game.new(["Ann", "Bo"], seed=11).state.observed()
    view = state.model_dump(mode="json", by_alias=True)
    drawn = Decisions(5, ("greedy",), Entering(5, "plan")).command(view)
    counts = Decisions(5, ("greedy",), Entering(5, "facts"))
    assert isinstance(drawn, Build)
    assert counts.command(view) == facts_of(state, drawn.staircase)
    assert [entry["do"] for entry in counts.entries(view)] == ["draft"]


def told(command: Command, *, as_: Command) -> Judge:
    """The judge after the hub has committed `command` where the player built `as_`."""
    judge = Judge(Tray(1, (80, 80, 16, 16, 16, 16)))
    judge.attach(1, 1.0)
    judge.built(0, as_)
    event = {"kind": "command", "t": 2.0, "player": 0, "command": command_json(command)}
    ledger = dict.fromkeys(KINDS, None)
    judge.hear(Hearing(2.0, [event], ledger, None, [], [1.0] * 6, False))
    return judge


def test_a_staircase_that_nobody_built_is_a_silent_wrong() -> None:
    state = rich()
    one, other = some_build(state), some_build(state, 41)
    assert told(one, as_=one).silent_wrong == 0
    assert told(one, as_=other).silent_wrong == 1
    assert told(one, as_=other).wrong == 1
    facts = facts_of(state, one.staircase)
    assert told(facts.model_copy(update={"decoration": "gold"}), as_=facts).silent_wrong == 0
    assert told(facts.model_copy(update={"height": facts.height + 1}), as_=facts).silent_wrong == 1
    assert told(facts, as_=one).silent_wrong == 1
    assert told(PassBuild(), as_=one).silent_wrong == 0


def test_staircases_are_equal_in_any_notation() -> None:
    command = some_build(rich())
    pieces = parse_placements(command.staircase)
    turned = Build(staircase=notation(reversed([piece.reversed() for piece in pieces])))
    assert same_staircase(command_json(turned), command)
    assert same_staircase(command_json(Build(staircase=notation(pieces[:-1]))), command)
    assert not same_staircase(command_json(Build(staircase=notation(pieces[1:]))), command)


def test_a_staircase_on_the_plate_needs_no_entries() -> None:
    entering = Entering(1, "plate")
    assert entering.by_plate
    assert not entered(entering, some_build(rich()), plan=Plan("plate")).entries


def test_the_player_answers_with_the_built_one_of_two_shown_staircases() -> None:
    state = rich()
    built, other = some_build(state, 40), some_build(state, 41)
    judge = Judge(Tray(1, (80, 80, 16, 16, 16, 16)))
    judge.built(0, built)
    assert not same_staircase({"kind": "build", "staircase": other.staircase}, built)
    shown = [{"answer": "first", "staircase": other.staircase}, {"answer": "second", "staircase": built.staircase}]
    assert judge.answer(shown) == "second"
    assert judge.answer([shown[0], {"answer": "neither"}]) == "neither"
    assert judge.answer([{"answer": "yes"}, {"answer": "no"}]) is None
