"""R12: the game ends early, and players leave: order of turns, what counts, and what becomes of the bricks."""

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from tests.cases import examples
from tests.rules.game.random_commands import some_legal

from monkey_palace.board.pieces import BOX, BUILDING, Figure
from monkey_palace.cards.deck_format import PILES, Symbols
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.commands import (
    CorrectCard,
    EndNow,
    EndTurn,
    Leave,
    PassBuild,
    PlaceMonkey,
    SettleOwed,
    TakeCards,
    TakeFrog,
    command_json,
    parse_command,
)
from monkey_palace.game.events import BonusTaken, CardsPlaced, FigureOnCard, FrogReturned
from monkey_palace.game.history import Game
from monkey_palace.game.owed import settlements
from monkey_palace.game.position.check import problems
from monkey_palace.game.records import record_lines, verify_record
from monkey_palace.game.state import GameState, Owed, PromptKind, state_hash

NAMES = ["Ann", "Bo", "Cy", "Di"]
bricks = st.sampled_from(["back", "out"])


def order_by_hand(events, seats: int) -> tuple[list[int], list[int]]:
    """Who had a turn, and who should have: round a ring of chairs from which a chair is taken when somebody leaves."""
    ring, at, had, should = list(range(seats)), 0, [], []
    for event in events:
        match event.kind:
            case "turn_started":
                had.append(event.player)
                should.append(ring[at % len(ring)])
            case "turn_ended" if event.player in ring:
                at = (ring.index(event.player) + 1) % len(ring)
            case "player_left":
                place, now = ring.index(event.player), had[-1]
                ring.remove(event.player)
                if event.player == now:
                    at = place % max(1, len(ring))
    return had, should


def cards_and_pieces(state: GameState) -> tuple[list[str], list[int]]:
    """All 67 cards, and each kind of piece wherever it is."""
    cards = [card for pile in state.piles for card in pile] + [card for p in state.players for card in p.cards]
    pieces = [
        state.supply[piece]
        + state.built[piece]
        + state.lost[piece]
        + (sum(player.bricks[piece] for player in state.players) if piece in BUILDING else 0)
        for piece in BOX
    ]
    return sorted(cards), pieces


@settings(max_examples=examples(40), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    players=st.integers(2, 4),
    seed=st.integers(0, 1000),
    steps=st.lists(st.integers(0, 10_000) | st.tuples(st.integers(0, 3), bricks) | st.just("settle"), max_size=70),
    end=st.booleans(),
)
def test_whoever_leaves_the_rest_play_on_in_their_order(check_invariants, players, seed, steps, end):
    """Pieces and cards are conserved, the others' turns come as before, and the record replays."""
    game = Game.new(NAMES[:players], expansions=("butterfly", "frog"), seed=seed)
    whole = cards_and_pieces(game.state)
    for step in [*steps, *(["end"] if end else [])]:
        state = game.state
        if state.ended:
            break
        if isinstance(step, tuple):
            command = Leave(player=step[0], bricks=step[1])
            assert game.can(command) == (step[0] < players and step[0] not in state.gone)
            if not game.can(command):
                continue
        elif step == "end":
            command = EndNow()
        elif step == "settle":
            ways = [way for seat in range(players) for way in settlements(state, seat)]
            if not ways:
                continue
            command = ways[0]
        else:
            listed = some_legal(game)
            command = listed[step % len(listed)]
        assert parse_command(command_json(command)) == command
        game.apply(command)
        check_invariants(game.state)
        assert problems(game.state) == ()
        assert cards_and_pieces(game.state) == whole
        if isinstance(command, Leave):
            assert_left(state, game.state, command)
    had, should = order_by_hand(game.events, players)
    assert had == should
    verified = verify_record(record_lines(game))
    assert verified.complete
    assert (verified.state, verified.state_hash) == (game.state, state_hash(game.state))
    reached = game.state
    while game.can_undo:
        game.undo()
    while game.can_redo:
        game.redo()
    assert game.state == reached


def assert_left(before: GameState, after: GameState, command: Leave) -> None:
    seat = command.player
    left, still = before.players[seat], after.players[seat]
    assert set(left.cards) <= set(still.cards)
    assert still.score >= left.score or before.trophies.get(Figure.FROG) != after.trophies.get(Figure.FROG)
    owed = after.owed_to(seat)
    expected = still.bricks if command.bricks == "back" and not after.ended else None
    assert owed == (
        Owed() if expected is None else Owed(arch=-expected.arch, brick=-expected.brick, column=-expected.column)
    )
    assert after.ended == (len(after.gone) == len(after.players) - 1) or before.end_triggered_by is not None
    if seat != before.prompt.player and not after.ended:
        changed = {"gone", "owed"}
        assert after.model_dump(exclude=changed) == before.model_dump(exclude=changed)


def test_12_1_ending_now_ranks_the_scores_as_they_are(table):
    laid = table(players=3).build(arches=3)
    laid.do(TakeCards(cards=(laid.state.market[0].top,))).do(EndNow())
    state = laid.state
    assert state.ended
    assert state.ended_early
    assert [player.score for player in state.players] == [sheet.total for sheet in laid.game.score()]
    assert laid.game.result().winners == (0,)
    assert state.bananas_by_round == (tuple(player.score for player in state.players),)
    assert state.prompt.kind is PromptKind.ENDED
    assert not laid.game.legal
    with pytest.raises(IllegalCommand, match="over"):
        laid.do(EndNow())


def test_12_1_ending_now_can_be_undone(table):
    laid = table().build(arches=2)
    before = laid.state
    laid.do(EndNow())
    assert laid.game.undo() == EndNow()
    assert laid.state == before


def test_12_3_what_is_not_confirmed_does_not_count(table):
    """A frog that was taken for a staircase goes back, with its -3; its column is the tray's again."""
    laid = table(expansions=("frog",))
    supply = laid.state.supply
    events = laid.do(TakeFrog()).game.apply(EndNow())
    assert any(isinstance(event, FrogReturned) for event in events)
    assert laid.state.supply == supply
    assert laid.state.trophies[Figure.FROG] is None
    assert [player.score for player in laid.state.players] == [0, 0]


def test_12_4_the_column_of_a_frog_that_goes_back_is_not_owed_twice(table, check_invariants):
    laid = table(players=3, expansions=("frog",))
    before = laid.state
    laid.do(TakeFrog(), Leave(player=0, bricks="back"))
    assert laid.state.supply == before.supply
    assert laid.state.owed_to(0) == Owed(arch=-before.players[0].bricks.arch)
    assert problems(laid.state) == ()
    check_invariants(laid.state)


def test_12_3_what_a_confirmed_staircase_has_earned_counts(table):
    """The Bonus Card and the monkey's trophy need no further choice of the player."""
    laid = table().build(arches=1, bricks=5, colour="gold", height=6, five_high=True)
    events = laid.game.apply(EndNow())
    assert [type(event) for event in events if isinstance(event, BonusTaken | FigureOnCard)] == [
        BonusTaken,
        FigureOnCard,
    ]
    assert (laid.state.players[0].bonus, laid.state.players[0].score) == (1, 6)
    assert laid.state.trophies[Figure.MONKEY] == 0


def test_12_3_a_bonus_card_is_taken_once(table):
    laid = table().build(arches=1, bricks=5, height=6, five_high=True).to(PromptKind.END_TURN)
    assert laid.state.players[0].bonus == 1
    laid.do(EndNow())
    assert laid.state.players[0].bonus == 1


def test_12_3_a_frog_in_the_hand_stays_with_its_taker(table):
    laid = table(expansions=("frog",)).do(TakeFrog()).build(arches=2)
    laid.do(EndNow())
    assert laid.state.trophies[Figure.FROG] == 0
    assert laid.state.players[0].score == -3


def test_12_3_cards_without_a_chosen_slot_still_score(table):
    laid = table()
    for card in range(4):
        laid.build(arches=1).do(TakeCards(cards=(laid.state.market[0].top,))).to(PromptKind.END_TURN).do(EndTurn())
        laid.do(PassBuild()).to(PromptKind.END_TURN).do(EndTurn())
        assert len(laid.state.players[0].cards) == card + 1
    laid.build(arches=1).do(TakeCards(cards=(laid.state.market[0].top,)))
    assert laid.state.prompt.kind is PromptKind.PLACE_CARDS
    events = laid.game.apply(EndNow())
    assert any(isinstance(event, CardsPlaced) for event in events)
    assert laid.state.players[0].score == 5
    assert problems(laid.state) == ()


def test_12_2_a_player_who_leaves_in_the_own_turn_hands_it_on(table):
    laid = table(players=3).build(arches=2).do(Leave(player=0, bricks="out"))
    assert (laid.state.prompt.player, laid.state.round, laid.state.credits) == (1, 1, 0)
    assert laid.state.current.report is None
    laid.do(PassBuild()).to(PromptKind.END_TURN).do(EndTurn())
    laid.do(PassBuild()).to(PromptKind.END_TURN).do(EndTurn())
    assert (laid.state.prompt.player, laid.state.round) == (1, 2)


def test_12_2_an_end_that_was_triggered_stays_and_the_round_is_finished(table, supply):
    laid = table(players=3).set(supply, arch=0).do(PassBuild()).to(PromptKind.END_TURN).do(EndTurn())
    assert laid.state.end_triggered_by == 0
    laid.do(Leave(player=0, bricks="out"))
    laid.do(PassBuild()).to(PromptKind.END_TURN).do(EndTurn())
    assert not laid.state.ended
    laid.do(Leave(player=2, bricks="back"))
    assert laid.state.ended
    assert laid.state.ended_early, "one player is left"


def test_12_2_the_last_of_the_round_leaves_in_the_last_round(table, supply):
    laid = table(players=3).set(supply, arch=0)
    for _ in range(2):
        laid.do(PassBuild()).to(PromptKind.END_TURN).do(EndTurn())
    laid.do(Leave(player=2, bricks="back"))
    assert laid.state.ended
    assert not laid.state.ended_early
    assert problems(laid.state) == ()


def test_12_2_with_one_player_left_the_scores_are_counted_at_once(table):
    laid = table().build(arches=2).do(Leave(player=1, bricks="back"))
    assert laid.state.ended_early
    assert laid.state.owed == ()
    assert len(laid.game.result().winners) == 2


def test_12_2_a_trophy_of_one_who_left_can_still_be_earned(table):
    laid = table(players=3).build(arches=1, colour="gold").to(PromptKind.PLACE_MONKEY).do(PlaceMonkey())
    laid.do(Leave(player=0, bricks="out"))
    assert (laid.state.trophies[Figure.MONKEY], laid.state.players[0].score) == (0, 2)
    laid.build(arches=1, colour="gold").to(PromptKind.PLACE_MONKEY).do(PlaceMonkey())
    assert (laid.state.trophies[Figure.MONKEY], laid.state.players[0].score) == (1, 0)


def test_12_4_bricks_that_go_back_are_owed_until_they_do(table, check_invariants):
    laid = table(players=3)
    tray, own = laid.state.supply, laid.state.players[1].bricks
    laid.do(Leave(player=1, bricks="back"))
    assert laid.state.owed_to(1) == Owed(arch=-own.arch, brick=-own.brick)
    assert laid.state.supply == tray
    assert settlements(laid.state, 1) == (SettleOwed(player=1, arch=-own.arch, brick=-own.brick),)
    laid.do(SettleOwed(player=1, arch=-1))
    check_invariants(laid.state)
    laid.do(*settlements(laid.state, 1))
    assert laid.state.owed == ()
    assert laid.state.supply["arch"] == tray["arch"] + own.arch
    assert not any(laid.state.players[1].bricks[piece] for piece in BUILDING)
    with pytest.raises(IllegalCommand) as caught:
        laid.do(SettleOwed(player=1, arch=-1))
    assert caught.value.code == "deck_not_printed"


def test_12_4_bricks_that_stay_out_stay_with_the_one_who_left(table):
    laid = table(players=3)
    before = laid.state
    laid.do(Leave(player=1, bricks="out"))
    assert laid.state.owed == ()
    assert (laid.state.supply, laid.state.players) == (before.supply, before.players)


def test_12_4_a_corrected_card_of_one_who_left_changes_the_score_and_owes_nothing(table, deck):
    cards = deck(multi_2={"recurring": Symbols(column=1), "bananas": 9})
    laid = table(players=3, printed=True, cards=cards).build(arches=3).do(TakeCards(cards=("multi-1/0",)))
    laid.to(PromptKind.END_TURN).do(EndTurn()).do(Leave(player=0, bricks="back"))
    owed = laid.state.owed
    laid.do(CorrectCard(player=0, was="multi-1/0", is_="multi-2/0"))
    assert laid.state.players[0].score == 9
    assert laid.state.owed == owed


@given(seat=st.integers(0, 3), own=st.tuples(st.integers(0, 9), st.integers(0, 9), st.integers(0, 3)))
@settings(max_examples=examples(30), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_12_4_one_settlement_brings_every_brick_back(table, stock, seat, own):
    assume(any(own))
    laid = table(players=4).set(stock, seat, **dict(zip(("arch", "brick", "column"), own, strict=True)))
    laid.do(Leave(player=seat, bricks="back"))
    (way,) = settlements(laid.state, seat)
    assert (way.arch, way.brick, way.column) == tuple(-count for count in own)
    laid.do(way)
    assert laid.state.owed == ()
    assert problems(laid.state) == ()


def test_every_pile_is_there_after_everybody_left():
    """67 cards in 12 piles, wherever they lie."""
    game = Game.new(NAMES, seed=3)
    for seat in (2, 0, 3):
        game.apply(Leave(player=seat, bricks="back"))
    assert game.state.gone == (2, 0, 3)
    assert game.state.ended
    assert (len(cards_and_pieces(game.state)[0]), len(game.state.piles)) == (67, len(PILES))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"gone": (1, 1)}, "gone_wrong"),
        ({"gone": (0,)}, "turn_of_gone"),
        ({"gone": (1, 2)}, "ended_early_wrong"),
        ({"ended_early": True}, "ended_early_wrong"),
        ({"gone": (3,)}, "seat_unknown"),
        ({"gone": (1,), "owed": (Owed(), Owed(arch=-9), Owed())}, "owed_wrong"),
        ({"owed": (Owed(), Owed(arch=-1), Owed())}, "deck_keeps"),
    ],
)
def test_a_position_that_contradicts_the_leaving_is_refused(change, code):
    state = Game.new(NAMES[:3], seed=3).state.model_copy(update=change)
    assert code in [problem.code for problem in problems(state)]
