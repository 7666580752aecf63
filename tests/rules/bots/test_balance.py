"""The balance of a card set: its figures are those of the games, and a set that misses a bound is named."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from monkey_palace.bots import balance
from monkey_palace.bots.balance import CHEAPEST, Balance, GameBalance, balance_of, cheapest_wins, measure, misses
from monkey_palace.bots.match import play_game
from monkey_palace.bots.planner import PlannerBot
from monkey_palace.bots.tournament import Wins
from monkey_palace.cards.deck_format import PILES, Board, Symbols
from monkey_palace.cards.model import CardSet, load_set
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.card_set import remember
from monkey_palace.game.commands import TakeCards
from monkey_palace.game.history import Game
from monkey_palace.game.state import PromptKind

Deck = Callable[..., CardSet]
WORTHLESS = {"bananas": 0, "one_time": Symbols(), "recurring": Symbols()}


def fair(card_set: CardSet, players: int = 2, games: int = 100) -> Balance:
    """Games that meet every bound: each card is offered and bought in each of them, and the seats win in turn."""
    ids = tuple(card.id for card in card_set.cards)
    rounds = sum(balance.MEAN_ROUNDS[players]) / 2
    return Balance(
        card_set,
        players,
        tuple(GameBalance(round(rounds), (number % players,), ids, ids, 60, 30, 10) for number in range(games)),
    )


def changed(found: Balance, changes: Callable[[int, GameBalance], GameBalance]) -> Balance:
    return replace(found, games=tuple(changes(number, game) for number, game in enumerate(found.games)))


def without(game: GameBalance, *ids: str) -> GameBalance:
    return replace(game, bought=tuple(id for id in game.bought if id not in ids))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_offers_and_purchases_are_those_that_the_rules_accept(players: int) -> None:
    """Every card of the set is tried in each cards step; the oracle knows neither tops nor credits nor colours."""
    house = load_set("house")
    game = play_game([PlannerBot()] * players, 7, settings=balance.SETTINGS)
    offered: list[str] = []
    bought: list[str] = []
    for before, command in zip(game.states, game.commands, strict=False):
        if before.prompt.kind is PromptKind.TAKE_CARDS:
            step = Game.from_state(before)
            offered += [card.id for card in house.cards if accepts(step, card.id)]
        if isinstance(command, TakeCards):
            bought += command.cards
    found = balance_of(game)
    assert Counter(found.offered) == Counter(offered)
    assert Counter(found.bought) == Counter(bought)
    assert not Counter(bought) - Counter(offered)
    result = game.result()
    assert result is not None
    assert (found.rounds, found.winners) == (game.state.round, result.winners)
    assert found.cards + found.bonus + found.trophies == sum(sheet.total for sheet in game.score())


def accepts(game: Game, id: str) -> bool:
    try:
        game.verify(TakeCards(cards=(id,)))
    except IllegalCommand:
        return False
    return True


def test_a_game_that_goes_on_has_no_balance() -> None:
    with pytest.raises(ValueError, match="finished game"):
        balance_of(Game.new(["Ann", "Bo"]))


def test_the_figures_of_four_games_are_counted_by_hand(deck: Deck) -> None:
    """Pile multi-1 sells in three of four games, its first card in two of its three offers."""
    first, second = "multi-1/0", "multi-1/1"
    games = (
        GameBalance(9, (0,), (first, second), (first,), 30, 10, 0),
        GameBalance(10, (1,), (first, first), (first,), 30, 20, 10),
        GameBalance(11, (0, 1), (), (), 0, 0, 0),
        GameBalance(12, (1,), (second,), (second,), 60, 30, 10),
    )
    found = Balance(deck(), 2, games)
    sales = {sold.card.id: (sold.offers, sold.bought) for sold in found.sales}
    assert (sales[first], sales[second], sales["multi-1/2"]) == ((3, 2), (2, 1), (0, 0))
    assert [sold.rate for sold in found.sales][:3] == pytest.approx([2 / 3, 1 / 2, 0])
    assert found.untouched["multi-1"] == pytest.approx(1 / 4)
    assert {found.untouched[pile] for pile in PILES if pile != "multi-1"} == {1}
    assert found.mean_rounds == pytest.approx(10.5)
    assert [wins.wins for wins in found.seats] == [1.5, 2.5]
    assert found.shares == pytest.approx({"cards": 0.6, "bonus": 0.3, "trophies": 0.1})
    assert found.mean_score == pytest.approx(25)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_set_at_its_bounds_misses_none_of_them(deck: Deck, players: int) -> None:
    """Of 100 games: a card bought in 8, a pile untouched in 33, mean rounds at either end of their range."""
    least, most = balance.MEAN_ROUNDS[players]
    pile = [f"gold-5/{n}" for n in range(5)]
    for rounds in (least, most):
        found = changed(fair(deck(), players), lambda _, game, rounds=rounds: replace(game, rounds=round(rounds)))
        found = changed(found, lambda number, game: game if number < 8 else without(game, "multi-6/4"))
        found = changed(found, lambda number, game: game if number < 67 else without(game, *pile))
        assert misses(found) == []


def test_a_pile_untouched_in_exactly_a_third_of_the_games_misses_nothing(deck: Deck) -> None:
    pile = [f"gold-5/{n}" for n in range(5)]
    found = changed(fair(deck(), games=60), lambda number, game: game if number < 40 else without(game, *pile))
    assert misses(found) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_missed_bound_is_a_sentence_of_its_own(deck: Deck, players: int) -> None:
    """One step beyond each bound."""
    usual = fair(deck(), players)
    pile = [f"gold-5/{n}" for n in range(5)]
    rare = changed(usual, lambda number, game: game if number < 7 else without(game, "multi-6/4"))
    assert misses(rare) == ["multi-6/4 is bought in 7.0% of 100 offers, expected 8%"]
    untouched = changed(usual, lambda number, game: game if number < 66 else without(game, *pile))
    assert misses(untouched) == ["gold-5 is untouched in 34.0% of the games, expected at most 33.3%"]
    least, most = balance.MEAN_ROUNDS[players]
    for rounds in (least - 1, most + 1):
        wrong = changed(usual, lambda _, game, rounds=rounds: replace(game, rounds=round(rounds)))
        assert misses(wrong) == [f"a game lasts {rounds:.1f} rounds, expected {least} to {most}"]
    tilted = changed(usual, lambda number, game: replace(game, winners=(0,)) if number % 10 == 1 else game)
    assert misses(tilted)[0].startswith("seat 1 wins")
    assert all(sentence.startswith("seat ") for sentence in misses(tilted))


def test_a_restricted_planner_at_the_bound_misses_nothing() -> None:
    assert balance.misses_of_cheapest(Wins.of(400, 140, 0.5)) == []
    assert balance.misses_of_cheapest(Wins.of(400, 140.5, 0.5)) == [
        "a planner on multi-1 and multi-2 wins 35.1%, expected at most 35%"
    ]


def test_a_card_that_no_planner_buys_and_its_pile_are_found(deck: Deck) -> None:
    found = misses(measure(deck(gold_3=WORTHLESS), 2, 2, 1))
    assert any(sentence.startswith("gold-3/") and "is bought in 0.0%" in sentence for sentence in found)
    assert "gold-3 is untouched in 100.0% of the games, expected at most 33.3%" in found


def test_a_set_whose_games_are_short_or_unfair_is_found(deck: Deck) -> None:
    """A board that delivers nine arches and nine bricks empties the tray in a few rounds, and its seat wins."""
    usual = deck()
    first, *others = usual.boards
    generous = Board(first.seat, first.start_kit, Symbols(arch=9, brick=9))
    found = misses(measure(remember(replace(usual, boards=(generous, *others), data_hash="unfair")), 2, 2, 1))
    assert any(sentence.startswith("a game lasts") for sentence in found)
    assert "seat 1 wins 100.0%, expected 50.0% within 5 points" in found


@pytest.mark.long
def test_a_restricted_planner_wins_where_the_cheapest_cards_are_the_best(deck: Deck) -> None:
    rich, poor = {"bananas": 30}, {"bananas": 0, "recurring": Symbols()}
    assert cheapest_wins(deck(multi_1=rich, multi_2=rich), 2, 1).rate > balance.MOST_CHEAPEST
    assert cheapest_wins(deck(multi_1=poor, multi_2=poor), 2, 1).rate == 0


def test_a_restricted_planner_buys_from_its_piles_alone_and_a_planner_on_all_piles_plays_as_ever() -> None:
    house = load_set("house")
    game = play_game([PlannerBot(piles=CHEAPEST), PlannerBot()], 3)
    piles = [{house.card(id).pile for id in player.cards} for player in game.state.players]
    assert piles[0] <= set(CHEAPEST)
    assert not piles[1] <= set(CHEAPEST)
    assert play_game([PlannerBot(piles=PILES), PlannerBot()], 3).state == play_game([PlannerBot()] * 2, 3).state


@pytest.mark.long
def test_the_command_prints_every_figure_and_every_missed_bound(capsys: pytest.CaptureFixture[str]) -> None:
    balance.main(["--games", "1", "--seed", "5", "--players", "2"])
    printed = capsys.readouterr().out
    assert printed.startswith("set house, seeds 5 to 5\n2 planners, 1 games\n")
    assert all(f"{card.id}: bought in" in printed for card in load_set("house").cards)
    assert all(f"MISSED: {sentence}" in printed for sentence in misses(measure(load_set("house"), 2, 1, 5)))
    assert "A planner on multi-1 and multi-2 against a planner on all piles, 1 games, seats swapped" in printed
