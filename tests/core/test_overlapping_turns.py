"""The next player begins while the last one still chooses cards, takes pieces, or places a figure.

The oracle is the same game played one after the other.
"""

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.cases import examples
from tests.core.by_hand import Table, place, play_by_hand

from monkey_palace.board.notation import parse_placements
from monkey_palace.board.pieces import PIECES
from monkey_palace.bots import make_bot
from monkey_palace.game.apply import turn_ahead
from monkey_palace.game.commands import Build, Command, PlaceCards, PlaceFrog, PlaceMonkey, ReportBuild, Take, TakeCards
from monkey_palace.game.state import GameState, PromptKind, state_hash
from monkey_palace.randomness import Rng
from palace_hub.core.snapshot import snapshot
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.sim.built import FACTS
from palace_hub.sim.people.entering import facts_of, pieces_of
from palace_hub.views.snapshot import Snapshot, Stage

TURNS = (1, 4, 8)
"""Turns of the last player: without figures on the palace, and with them."""
BOT = make_bot("greedy")


class Evening(Table):
    """A table that keeps its events, at the moment when the decoration of the last player stands."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, Journal.open(path))
        self.events: list[dict[str, Any]] = []
        self.to_take: list[int] = []  # compartments of the pieces that the last player still takes
        self.delivery: object = None

    def step(self, *entries: say.Entry) -> Any:
        outcome = super().step(*entries)
        self.events += outcome.events
        return outcome

    @property
    def state(self) -> GameState:
        return self.core.hub.book.game.state

    @property
    def stage(self) -> Stage | None:
        return self.core.hub.stage

    @property
    def shown(self) -> Snapshot:
        return snapshot(self.core.hub)

    def take(self, cell: int, pieces: int = 1) -> Snapshot:
        """Move a piece out of the tray (-1: into it), and let the hub settle."""
        self.step(say.Manual(taken={cell: pieces}))
        self.step()
        return self.shown

    def kinds(self, kind: str) -> list[dict[str, Any]]:
        return [event for event in self.events if event["kind"] == kind]

    def told(self) -> list[dict[str, Any]]:
        return [event for event in self.kinds("violation") if event["state"] == "opened"]

    def chosen(self) -> Command:
        """What the player in turn does at this prompt; the same each time."""
        return BOT.choose(self.state.observed(), Rng.keyed("overlap", self.state.turn, self.state.prompt.kind.value))

    def last_player(self) -> None:
        """The next small act of the player in turn, up to the end of the turn."""
        if self.to_take:
            self.take(self.to_take.pop())
            self.plan_delivery()
            return
        command = self.chosen() if self.stage not in (Stage.CREDITS, Stage.BONUS, Stage.END_TURN) else None
        match command:
            case TakeCards():
                self.enter(say.ChooseCards(cards=command.cards), say.Confirm())
            case PlaceCards():
                self.enter(say.ChooseSlots(slots=command.slots), say.Confirm())
            case PlaceFrog() | PlaceMonkey() if command.at is not None:
                self.enter(say.ChooseKnob(at=command.at), say.Confirm())
            case _:
                self.enter(say.Confirm())
        assert self.core.hub.refusal is None, self.core.hub.refusal
        self.plan_delivery()

    def plan_delivery(self) -> None:
        """The last player reads a delivery when it becomes due, whatever others take of it."""
        due = self.stage in (Stage.ONE_TIME, Stage.RECURRING) and self.delivery != (self.state.turn, self.stage)
        command = self.chosen() if due else None
        if isinstance(command, Take):
            self.delivery = (self.state.turn, self.stage)
            self.to_take += command.column * [2] + command.brick * [1] + command.arch * [0]

    def last_turn_goes_on(self, turn: int) -> bool:
        return self.state.turn == turn and self.stage is not None

    def finish_last_turn(self, turn: int | None = None) -> None:
        turn = self.state.turn if turn is None else turn
        while self.last_turn_goes_on(turn):
            self.last_player()

    def build(self, command: Build) -> None:
        """Confirm the draft, and decorate it where that was not done early."""
        self.enter(say.Confirm())
        assert self.core.hub.refusal is None, self.core.hub.refusal
        if self.stage is Stage.DECORATE:
            self.take(decoration(command))


def decoration(command: Build) -> int:
    return PIECES.index(parse_placements(command.staircase)[-1].piece)


@dataclass(frozen=True)
class Position:
    """A game at which the next player may begin, and how it goes on one after the other."""

    journal: Path
    next_build: Build
    after: str  # hash of the state once the next staircase stands
    counts: tuple[int | None, ...]


@pytest.fixture(scope="module")
def positions(tmp_path_factory: pytest.TempPathFactory) -> tuple[Position, ...]:
    return tuple(_position(tmp_path_factory.mktemp("overlap"), turn) for turn in TURNS)


def _position(folder: Path, turn: int) -> Position:
    table = Evening(folder / "journal.sqlite")
    table.begin()
    play_by_hand(table, before=turn, at=Stage.CREDITS)
    kept = folder / "kept.sqlite"
    table.journal.close()
    shutil.copy(table.path, kept)
    table = resumed(kept, folder / "sequential.sqlite")
    table.finish_last_turn()
    command = table.chosen()
    assert isinstance(command, Build)
    table.enter(*place(*pieces_of(command.staircase)))
    table.build(command)
    assert table.state.prompt.kind is not PromptKind.BUILD
    after, counts = state_hash(table.state), tuple(table.core.hub.book.counts)
    table.journal.close()
    return Position(kept, command, after, counts)


def resumed(kept: Path, copy: Path) -> Evening:
    shutil.copy(kept, copy)
    table = Evening(copy)
    table.pass_time(4.0)
    table.enter(say.Resume())
    table.events.clear()
    return table


@pytest.fixture
def at(positions: tuple[Position, ...], tmp_path: Path) -> Iterator[Callable[[int], tuple[Evening, Position]]]:
    """The table at the position with this number, a new one each time."""
    made: list[Evening] = []

    def new(number: int) -> tuple[Evening, Position]:
        made.append(resumed(positions[number].journal, tmp_path / f"game-{len(made)}.sqlite"))
        return made[-1], positions[number]

    yield new
    for table in made:
        table.journal.close()


def early_acts(table: Evening, command: Build, *, from_decoration: int) -> list[Callable[[], object]]:
    """What the next player does: the pieces of the draft in their order, the decoration before one of them."""
    pieces = pieces_of(command.staircase)
    acts: list[Callable[[], object]] = [lambda entry=entry: table.enter(entry) for entry in place(*pieces)]
    acts.insert(min(from_decoration, len(acts)), lambda: table.take(decoration(command)))
    return acts


EVERY_ORDER = given(
    number=st.sampled_from(range(len(TURNS))),
    from_decoration=st.integers(0, 6),
    order=st.lists(st.booleans(), min_size=6, max_size=30),
)
FEW = settings(max_examples=examples(12), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@EVERY_ORDER
@FEW
def test_whatever_the_order_the_game_is_that_of_one_after_the_other(at, number: int, from_decoration: int, order):
    table, position = at(number)
    turn = table.state.turn
    acts = early_acts(table, position.next_build, from_decoration=from_decoration)
    taken = False
    for early in order:
        if not table.last_turn_goes_on(turn):
            break
        if early and acts:
            acts.pop(0)()
            taken = taken or any(table.core.hub.book.early)
        else:
            table.last_player()
        assert not table.shown.judgement.wrong
    table.finish_last_turn(turn)
    assert table.core.hub.book.early == tuple(
        int(taken and cell == decoration(position.next_build)) for cell in range(len(PIECES))
    )
    on_plan = table.shown.plan.placements
    rest = [piece for piece in pieces_of(position.next_build.staircase) if piece not in on_plan]
    table.enter(*place(*rest))
    table.build(position.next_build)
    assert (state_hash(table.state), tuple(table.core.hub.book.counts)) == (position.after, position.counts)
    assert not table.kinds("violation")
    assert not table.kinds("question")
    table.restart()
    assert state_hash(table.core.hub.offer.state) == position.after


@EVERY_ORDER
@FEW
def test_a_single_piece_beyond_is_told(at, number: int, from_decoration: int, order):
    """One more piece of any kind, at any moment: the turn does not end over it in silence."""
    table, position = at(number)
    turn = table.state.turn
    cell = from_decoration % len(PIECES)
    acts = [lambda: table.take(cell), lambda: table.take(decoration(position.next_build))]
    for early in order:
        if table.told() or not table.last_turn_goes_on(turn):
            break
        if early and acts:
            acts.pop(0)()
        else:
            table.last_player()
    while not table.told() and (acts or table.to_take or table.last_turn_goes_on(turn)):
        if acts:
            acts.pop(0)()
        else:
            table.last_player()
    assert table.told()


def test_the_next_player_may_finish_first(at):
    """The last delivery stays due, and the next turn goes on from the draft."""
    table, position = at(1)
    while table.stage is not Stage.RECURRING:
        table.last_player()
    turn, seat = table.state.turn, table.state.prompt.player
    for act in early_acts(table, position.next_build, from_decoration=0):
        act()
    shown = table.shown
    assert (shown.stage, shown.game.turn, shown.game.prompt.player) == (Stage.RECURRING, turn, seat)
    assert shown.ahead.prompt.player != seat
    assert shown.plan.verdict.legal
    assert any(box.due for box in shown.judgement.boxes)
    table.finish_last_turn()
    assert table.stage is Stage.BUILD
    assert table.shown.plan.placements == pieces_of(position.next_build.staircase)
    table.build(position.next_build)
    assert state_hash(table.state) == position.after


def test_the_draft_is_judged_by_the_next_players_stock_and_the_new_palace(at):
    table, position = at(1)
    seat = turn_ahead(table.state).prompt.player
    assert table.shown.ahead.players[seat] == table.state.players[seat]
    for entry in place(*pieces_of(position.next_build.staircase)):
        assert table.enter(entry).refusal is None
    assert table.shown.plan.verdict.facts.start_colour == parse_placements(position.next_build.staircase)[-1].piece


def test_facts_may_be_typed_early(at):
    table, position = at(0)
    report = facts_of(turn_ahead(table.state), position.next_build.staircase)
    typed = say.Draft(**report.model_dump(include=set(FACTS)))
    assert table.enter(say.EnterBy(way="facts"), typed).refusal is None
    table.finish_last_turn()
    assert (table.shown.plan.way, table.shown.draft.arches) == ("facts", report.arches)
    table.enter(say.Confirm())
    assert table.stage is Stage.DECORATE
    table.take(decoration(position.next_build))
    assert isinstance(table.core.hub.book.game.commands[-1], ReportBuild)


def test_a_draft_survives_a_restart(at):
    table, position = at(0)
    table.enter(*place(*pieces_of(position.next_build.staircase)))
    table.take(decoration(position.next_build))
    early = table.core.hub.book.early
    table.restart()
    table.pass_time(4.0)
    table.enter(say.Resume())
    assert table.shown.plan.placements == pieces_of(position.next_build.staircase)
    assert table.core.hub.book.early == early
    assert not table.shown.judgement.wrong


# -- what stays a violation -------------------------------------------------------------------------------------------


def test_of_two_decorations_the_later_one_goes_back(at):
    table, _ = at(0)
    table.take(5)
    shown = table.take(3)
    assert shown.judgement.wrong
    assert [box.put_back for box in shown.judgement.boxes] == [0, 0, 0, 1, 0, 0]
    assert [event["what"] for event in table.told()] == ["wrong_time"]


def test_a_second_decoration_of_the_same_colour_goes_back(at):
    table, _ = at(0)
    table.take(4)
    shown = table.take(4)
    assert shown.judgement.boxes[4].put_back == 1
    assert table.told()


def test_the_next_players_bricks_are_told_at_once(at):
    table, _ = at(0)
    table.take(4)
    assert table.take(1).judgement.boxes[1].put_back == 1
    assert [event["piece"] for event in table.told()] == ["brick"]


def test_the_next_player_takes_neither_frog_nor_cards(at):
    table, _ = at(1)
    while table.stage is not Stage.RECURRING:
        table.last_player()
    assert table.enter(say.TakeFrog()).refusal is not None
    card = next(pile.top for pile in table.state.market if pile.top is not None)
    assert table.enter(say.ChooseCards(cards=(card,))).refusal.key == "refused-not-now"
    assert table.take(2).judgement.boxes[2].put_back >= (table.state.entitlement.column == 0)


def test_a_staircase_cannot_be_confirmed_before_its_turn(at):
    table, position = at(1)
    table.enter(*place(*pieces_of(position.next_build.staircase)))
    palace, turn = table.state.palace, table.state.turn
    while table.last_turn_goes_on(turn):
        table.enter(say.Confirm())
        assert table.state.palace == palace
        table.last_player()


# -- undo -------------------------------------------------------------------------------------------------------------


def test_an_undo_of_the_build_first_asks_for_the_early_decoration(at):
    table, _ = at(0)
    before = state_hash(table.state)
    table.take(5)
    assert table.enter(say.Undo()).refusal.key == "refused-undo-early"
    assert state_hash(table.state) == before
    table.take(5, -1)
    assert table.enter(say.Undo()).refusal is None
    assert table.stage is Stage.BUILD


def test_an_undo_within_the_last_turn_leaves_what_is_early(at):
    table, position = at(1)
    while table.stage is not Stage.RECURRING:
        table.last_player()
    table.enter(*place(*pieces_of(position.next_build.staircase)))
    table.take(5)
    table.enter(say.Undo())
    assert table.stage is not Stage.RECURRING
    assert table.shown.plan.placements == pieces_of(position.next_build.staircase)
    assert not table.shown.judgement.boxes[5].put_back
    table.enter(say.Redo())
    assert table.stage is Stage.RECURRING


def test_an_undo_over_the_end_of_the_turn_makes_the_plan_a_draft_again(at):
    table, position = at(1)
    table.take(5)
    table.finish_last_turn()
    table.enter(*place(*pieces_of(position.next_build.staircase)))
    shown = table.enter(say.Undo())
    assert shown.stage is not Stage.BUILD
    assert shown.plan.placements == pieces_of(position.next_build.staircase)
    assert not shown.judgement.boxes[5].put_back
    table.enter(say.Redo())
    assert table.stage is Stage.BUILD
    assert table.shown.plan.placements == pieces_of(position.next_build.staircase)


def test_a_draft_waits_while_the_last_staircase_is_corrected(at):
    table, position = at(1)
    built = table.shown.game.current.staircase
    table.enter(*place(*pieces_of(position.next_build.staircase)))
    shown = table.enter(say.Undo())
    assert shown.stage is Stage.BUILD
    assert set(map(str, shown.plan.placements)) <= set(built)
    table.enter(say.Confirm(), say.Confirm())  # without a tray, the first one puts the decoration back
    table.take(PIECES.index(parse_placements(built[-1])[0].piece))
    assert table.shown.plan.placements == pieces_of(position.next_build.staircase)


# -- the last turn of the game ----------------------------------------------------------------------------------------


@pytest.fixture
def short(at) -> Evening:
    """The last player of the round takes a delivery that runs short, with the next player's decoration out."""
    table, position = at(1)
    assert table.state.prompt.player == len(table.state.players) - 1
    arches, _, columns, *_ = table.core.hub.book.shelf
    table.step(say.Manual(taken={0: arches, 2: columns}))
    table.enter(say.KeepAsItIs())
    table.enter(*place(*pieces_of(position.next_build.staircase)))
    table.events.clear()
    table.take(5)
    assert table.shown.judgement.boxes[5].early == 1
    while table.state.end_triggered_by is None:
        table.last_player()
    return table


def test_in_the_last_turn_the_early_decoration_goes_back_without_a_violation(short: Evening):
    scores = [sheet.total for sheet in short.core.hub.book.game.score()]
    judgement = short.shown.judgement
    assert judgement.boxes[5].put_back == 1
    assert judgement.reason.key == "early-put-back"
    assert short.told() == []
    assert short.shown.ahead is None
    assert short.enter(say.Place(placement="B5,5,0")).refusal.key == "refused-not-now"
    short.take(5, -1)
    assert not short.shown.judgement.wrong
    short.finish_last_turn()
    assert short.state.ended
    assert short.told() == []
    assert short.core.hub.book.plan.placements == ()
    monkey = short.state.trophies["monkey"] is not None
    assert sum(sheet.total for sheet in short.core.hub.book.game.score()) - sum(scores) in (0, 2 * monkey)


def test_an_undo_of_the_last_delivery_makes_it_early_again(short: Evening):
    while short.state.end_triggered_by is not None:
        short.enter(say.Undo())
    assert short.shown.judgement.boxes[5].put_back == 0
    assert short.shown.judgement.boxes[5].early == 1
    assert short.shown.ahead is not None


def test_a_decoration_that_leaves_in_the_last_turn_is_a_violation(short: Evening):
    short.take(5, -1)
    short.take(4)
    assert [event["piece"] for event in short.told()] == ["dark_green"]
