"""The booklet's examples, named by their numbers in rules/RULES.md."""

from monkey_palace.board.pieces import BOX, Piece
from monkey_palace.cards.deck_format import Symbols
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import EndTurn, ReportBuild, Take, TakeCards
from monkey_palace.game.deliveries import delivery_options
from monkey_palace.game.history import Game
from monkey_palace.game.purchases import on_offer, purchases
from monkey_palace.game.scoring import Result, result_of
from monkey_palace.game.state import PromptKind


def test_2_2_two_players_start_with_74_78_16_in_the_tray_and_15_gold():
    state = Game.new(["Ann", "Bo"]).state
    assert dict(state.supply) == {
        "arch": 74,
        "brick": 78,
        "column": 16,
        "light_green": 16,
        "dark_green": 16,
        "gold": 15,
    }
    assert (state.players[0].bricks.arch, state.players[0].bricks.brick) == (2, 0)
    assert (state.players[1].bricks.arch, state.players[1].bricks.brick) == (2, 1)
    assert {piece: n for piece, n in state.built.items() if n} == {"arch": 2, "brick": 1, "gold": 1}
    assert sum(BOX.values()) == 224


def test_2_6_the_first_two_players_can_build_with_their_kits():
    game = Game.new(["Ann", "Bo"])
    game.apply(ReportBuild(start_colour="gold", arches=2, height=2, decoration="gold"))
    while game.prompt.kind is not PromptKind.BUILD:
        game.apply(next(iter(game.legal)))
    game.apply(ReportBuild(start_colour="light_green", arches=2, bricks=1, height=3, decoration="light_green"))
    assert game.state.players[1].bricks.total >= 0


def test_5_3_three_arches_and_the_highest_light_green_are_four_credits(table):
    laid = table().build(arches=3, colour="light_green")
    assert laid.state.credits == 4
    assert laid.state.current.highest_bonus


def test_5_3_six_arches_and_dark_green_not_the_highest_are_six_credits(table):
    laid = table().build(arches=8, colour="dark_green").to(PromptKind.END_TURN).do(EndTurn())
    laid.build(arches=6, colour="dark_green")
    assert laid.state.credits == 6
    assert not laid.state.current.highest_bonus


def test_5_3_the_starting_gold_counts_when_highest_is_compared(table):
    assert table().build(arches=2, colour="gold").state.credits == 2
    assert table().build(arches=3, colour="gold").state.credits == 4


def test_5_3_a_built_over_decoration_still_counts(table):
    laid = table().build(arches=3, colour="gold").to(PromptKind.END_TURN).do(EndTurn())
    assert laid.build(arches=3, colour="gold").state.credits == 3


def test_6_3_six_credits_are_spent_in_four_ways(table):
    """Costs of purchases with cards of one colour and multi: 6; 5+1; 4+2; 3+2+1."""
    laid = table().build(arches=6, colour="gold", height=6)
    credits = laid.state.credits
    assert credits == 7
    laid.set(lambda state: state.model_copy(update={"credits": 6}))
    cards = cards_of(laid.state)
    listed = purchases(on_offer(laid.state, cards), 6)
    ways = {tuple(sorted((card.cost for card in bought), reverse=True)) for bought in listed}
    assert {way for way in ways if sum(way) == 6} == {(6,), (5, 1), (4, 2), (3, 2, 1)}


def test_6_3_an_independent_count_of_the_ways(table):
    """Compares every subset of the deck's 60 cards with R6.1 and R6.2, by costs, without the engine's enumeration."""
    laid = table().build(arches=6, colour="gold")
    laid.set(lambda state: state.model_copy(update={"credits": 6}))
    cards = cards_of(laid.state)
    tops = [cards.card(pile.top) for pile in laid.state.market]
    allowed = []
    for chosen in range(1 << len(tops)):
        picked = [card for bit, card in enumerate(tops) if chosen >> bit & 1]
        if sum(card.cost for card in picked) <= 6 and all(card.colour in ("gold", "multi") for card in picked):
            allowed.append({card.id for card in picked})
    piles = on_offer(laid.state, cards)
    listed = [{card.id for card in bought} for bought in purchases(piles, laid.state.credits)]
    assert len(listed) == len(allowed)
    assert all(ids in listed for ids in allowed)
    for ids in allowed:
        assert laid.game.can(TakeCards(cards=tuple(sorted(ids))))
    assert len(piles) == 6


def test_7_1_two_brick_or_arch_and_a_column_are_two_pieces_in_any_mix_and_one_column(table, deck):
    cards = deck(multi_1={"one_time": Symbols(brick_or_arch=2, column=1)})
    laid = table(cards=cards).build(arches=1, colour="light_green")
    top = laid.state.market[0].top
    laid.do(TakeCards(cards=(top,)))
    assert laid.state.prompt.kind is PromptKind.TAKE_ONE_TIME
    assert laid.state.entitlement == Symbols(brick_or_arch=2, column=1)
    mixes = {(take.arch, take.brick, take.column) for take in delivery_options(laid.state)}
    assert mixes == {(0, 2, 1), (1, 1, 1), (2, 0, 1)}


def test_7_2_board_and_visible_cards_together_are_five_arches_and_four_bricks(table, deck):
    cards = deck(
        multi_1={"recurring": Symbols(arch=1, brick=1)},
        multi_2={"recurring": Symbols(arch=1, brick=1)},
        gold_3={"recurring": Symbols(arch=2, brick=1)},
    )
    laid = table(cards=cards).build(arches=6, colour="gold", height=6)
    tops = tuple(laid.state.market[pile].top for pile in (0, 1, 4))
    laid.do(TakeCards(cards=tops))
    assert laid.state.prompt.kind is PromptKind.TAKE_RECURRING
    assert laid.state.entitlement == Symbols(arch=5, brick=4)
    before = laid.state.players[0].bricks
    laid.do(Take(source="recurring", arch=5, brick=4))
    assert laid.state.players[0].bricks == before.plus(arch=5, brick=4)


def test_8_5_most_points_win():
    assert result_of((12, 31, 30), monkey_holder=2) == Result((1,), "points")


def test_8_5_on_a_tie_the_tied_player_with_the_monkey_trophy_wins():
    assert result_of((31, 12, 31), monkey_holder=2) == Result((2,), "monkey_trophy")


def test_8_5_the_tied_share_the_victory_if_none_of_them_has_the_monkey():
    assert result_of((31, 12, 31), monkey_holder=1) == Result((0, 2), "shared")
    assert result_of((31, 12, 31), monkey_holder=None) == Result((0, 2), "shared")


def test_2_2_the_kits_of_four_come_out_of_the_box():
    state = Game.new(["Ann", "Bo", "Cy", "Di"]).state
    kits = sum(player.bricks.arch for player in state.players)
    assert state.supply[Piece.ARCH] == 80 - 2 - kits
