"""The house set keeps the bounds of docs/adr/0004-house-deck.md; docs/accuracy.md names the set that was measured."""

from math import sqrt
from pathlib import Path
from statistics import stdev

import pytest

from monkey_palace.bots.balance import (
    LEAST_BOUGHT,
    MEAN_ROUNDS,
    MOST_CHEAPEST,
    MOST_SEAT,
    MOST_UNTOUCHED,
    Balance,
    cheapest_wins,
    measure,
)
from monkey_palace.cards.deck_format import START_KITS
from monkey_palace.cards.model import load_set

ACCURACY = Path(__file__).parents[3] / "docs" / "accuracy.md"
GAMES, SEED = 400, 5001
ERRORS = 3
"""Standard errors by which a sample may miss a bound that the set keeps: one sample in 700 misses by more."""


def margin(share: float, cases: int) -> float:
    """`ERRORS` standard errors of a share that is measured in this many cases."""
    return ERRORS * sqrt(share * (1 - share) / cases)


def test_the_measured_set_is_the_packaged_one() -> None:
    """A changed number of a card or board asks for new figures: `python -m monkey_palace.bots.balance --seed 5001`."""
    assert f"`{load_set('house').data_hash[:12]}`" in ACCURACY.read_text(encoding="utf-8")


def test_every_card_delivers_at_most_three_pieces_and_has_a_value() -> None:
    """More on one card would let a single pile decide a game's length."""
    for card in load_set("house").cards:
        assert card.one_time.total + card.recurring.total <= 3, card
        assert card.bananas or card.one_time or card.recurring, card


def test_every_board_delivers_one_arch_and_the_booklets_kits_are_kept() -> None:
    boards = load_set("house").boards
    assert all(board.recurring.arch == 1 and board.recurring.total <= 4 for board in boards)
    for seat, kit in START_KITS.items():
        assert {piece: getattr(boards[seat - 1].start_kit, piece) for piece in kit} == kit


@pytest.fixture(scope="module", params=sorted(MEAN_ROUNDS))
def games(request: pytest.FixtureRequest) -> Balance:
    return measure(load_set("house"), request.param, GAMES, SEED)


@pytest.mark.long
def test_planners_buy_every_card_and_touch_every_pile(games: Balance) -> None:
    for sold in games.sales:
        assert sold.offers
        assert sold.rate >= LEAST_BOUGHT - margin(LEAST_BOUGHT, sold.offers), sold
    for pile, share in games.untouched.items():
        assert share <= MOST_UNTOUCHED + margin(MOST_UNTOUCHED, GAMES), pile


@pytest.mark.long
def test_the_mean_game_is_neither_short_nor_long(games: Balance) -> None:
    least, most = MEAN_ROUNDS[games.players]
    error = ERRORS * stdev(game.rounds for game in games.games) / sqrt(GAMES)
    assert least - error <= games.mean_rounds <= most + error


@pytest.mark.long
def test_every_seat_wins_about_its_share(games: Balance) -> None:
    for wins in games.seats:
        assert abs(wins.rate - wins.expected) <= MOST_SEAT + margin(wins.expected, GAMES), wins


@pytest.mark.long
def test_a_planner_on_the_cheapest_piles_loses_to_one_on_all_piles() -> None:
    assert cheapest_wins(load_set("house"), GAMES, SEED).rate <= MOST_CHEAPEST + margin(MOST_CHEAPEST, GAMES)
