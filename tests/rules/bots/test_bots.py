"""Bots are legal and deterministic, their games end, and their decisions follow their estimates."""

import os
import subprocess
import sys
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cases import examples, few

from monkey_palace.board.pieces import BOX, COLOURS, Figure, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.bots import BOTS, make_bot, match
from monkey_palace.bots.candidates import Candidate
from monkey_palace.bots.card_value import CardValue
from monkey_palace.bots.planner import PlannerBot
from monkey_palace.bots.plausible_shapes import Shape, carried_levels, shapes_of
from monkey_palace.bots.valuation import USUAL, income_after, poorest_delivery_first, runs_short, slots_for, total
from monkey_palace.cards.deck_format import Symbols
from monkey_palace.cards.model import load_set
from monkey_palace.errors import BadSettings
from monkey_palace.game.commands import Build, PassBuild, ReportBuild, Take, TakeCards
from monkey_palace.game.history import Game
from monkey_palace.game.purchases import on_offer, purchases
from monkey_palace.game.report import verify_report
from monkey_palace.game.state import GameState, PromptKind, state_hash
from monkey_palace.randomness import Rng
from monkey_palace.settings import Settings

SETTINGS = (
    Settings(),
    Settings(
        short_delivery="take_none_of_that_type",
        butterfly_tallest_of="own_colour",
        highest_tie_earns_credit=True,
        bonus_counts="whole_pile",
        choice_avoids_shortage=False,
        decoration_out="skip",
        frog_column_can_trigger_end=True,
        voluntary_pass=True,
        stack_new_cards="on_each_other",
    ),
)


@pytest.mark.parametrize("table", SETTINGS, ids=["defaults", "the other values"])
@few(1, "names", [("greedy", "random"), ("random", "planner", "greedy"), ("planner",) * 4])
def test_bots_choose_only_legal_commands_and_keep_every_piece(names: tuple[str, ...], table: Settings) -> None:
    bots = [make_bot(name) for name in names]
    for seed in range(2):
        game = match.play_game(bots, seed, settings=table, expansions=("butterfly", "frog"))  # `apply` verifies each
        assert game.result() is not None
        for piece in Piece:
            held = (
                sum(player.bricks[piece] for player in game.state.players)
                if piece in ("arch", "brick", "column")
                else 0
            )
            assert game.state.supply[piece] + game.state.built[piece] + held == BOX[piece]


@pytest.mark.parametrize("name", BOTS)
def test_where_the_palace_is_not_known_bots_report_facts_and_the_rules_believe_them(name: str) -> None:
    begun = Game.new(["Ann", "Bo"], expansions=("butterfly", "frog"), seed=4).state
    game = Game.from_state(begun.model_copy(update={"palace": ()}))
    bot, rng = make_bot(name), Rng(4)
    while not game.state.ended:
        command = bot.choose(game.state.observed(), rng)
        assert not isinstance(command, Build)
        assert getattr(command, "at", None) is None
        game.apply(command)
    assert any(isinstance(command, ReportBuild) for command in game.commands)


def test_a_game_of_nothing_but_passing_ends_by_the_boards_alone() -> None:
    """Every board prints a delivery and no piece comes back, so each game ends."""
    game = Game.new(["Ann", "Bo"], settings=Settings(voluntary_pass=True), seed=1)
    while not game.state.ended:
        game.apply(PassBuild() if game.prompt.kind is PromptKind.BUILD else next(iter(game.legal)))
    assert game.state.turn <= sum(BOX[piece] for piece in ("arch", "brick", "column"))


def test_a_match_gives_up_on_a_game_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MAX_COMMANDS", 3)
    with pytest.raises(match.EndlessGame):
        match.play_game([make_bot("greedy"), make_bot("random")], 1)


@pytest.mark.long
def test_the_same_seed_gives_the_same_game_whatever_the_hash_seed() -> None:
    program = (
        "from monkey_palace.bots import make_bot\nfrom monkey_palace.bots.match import play_game\n"
        "from monkey_palace.game.state import state_hash\n"
        "game = play_game([make_bot('planner'), make_bot('random')], 5, expansions=('butterfly', 'frog'))\n"
        "print(state_hash(game.state))"
    )
    hashes = set()
    for hash_seed in ("0", "1", "4242"):
        ran = subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        )
        hashes.add(ran.stdout.strip())
    here = match.play_game([make_bot("planner"), make_bot("random")], 5, expansions=("butterfly", "frog"))
    assert hashes == {state_hash(here.state)}
    other = match.play_game([make_bot("planner"), make_bot("random")], 6, expansions=("butterfly", "frog"))
    assert state_hash(other.state) not in hashes


def test_bots_see_no_hidden_card_and_no_seed() -> None:
    class Peeping(PlannerBot):
        def choose(self, state: GameState, rng: Rng):  # type: ignore[no-untyped-def]
            assert state == state.observed()
            assert state.seed is None
            return super().choose(state, rng)

    assert match.play_game([Peeping(), make_bot("random")], 3).state.ended


def test_an_unknown_bot_is_refused_with_the_known_names() -> None:
    with pytest.raises(BadSettings, match="random, greedy, planner, easy, normal, hard"):
        make_bot("clever")
    assert set(BOTS) == {"random", "greedy", "planner", "easy", "normal", "hard"}


def shapes_of_turn(state: GameState) -> tuple[Shape, ...]:
    return shapes_of(state.player.bricks, carried_levels(state.built[Piece.ARCH]))


def test_r2_6_the_printed_kits_make_a_staircase_of_two_arches() -> None:
    game = Game.new(["Ann", "Bo"], seed=1)
    assert max(staircase.arches for staircase in shapes_of_turn(game.state)) == 2
    second = shapes_of(Bricks(arch=2, brick=1), carried_levels(2))
    assert max((one.arches, one.height) for one in second) == (2, 2)


def test_a_larger_palace_allows_longer_staircases() -> None:
    stock = Bricks(arch=6, brick=4)
    longest = [max(one.arches for one in shapes_of(stock, carried_levels(built))) for built in (2, 20, 72)]
    assert longest == sorted(longest)
    assert longest[0] < longest[-1] == 6


@settings(max_examples=examples(150), deadline=None)
@given(
    arch=st.integers(0, 40),
    brick=st.integers(0, 40),
    column=st.integers(0, 10),
    built=st.integers(2, 80),
    counts=st.sampled_from(["placed_this_turn", "whole_pile"]),
)
def test_every_plausible_staircase_passes_the_rules(
    arch: int, brick: int, column: int, built: int, counts: str
) -> None:
    fresh = Game.new(["Ann", "Bo"], settings=Settings(bonus_counts=counts), seed=1).state  # type: ignore[arg-type]
    player = fresh.players[0].model_copy(update={"bricks": Bricks(arch=arch, brick=brick, column=column)})
    state = fresh.model_copy(
        update={"players": (player, fresh.players[1]), "built": {**fresh.built, Piece.ARCH: built}, "palace": ()}
    )
    staircases = shapes_of_turn(state)
    assert staircases or arch == 0 or (arch == 1 and brick == 0)
    for staircase in staircases:
        for colour in COLOURS:
            facts = (staircase.arches, staircase.bricks, staircase.columns, staircase.height, staircase.five_high)
            report = Candidate(colour, *facts).command(colour)
            assert isinstance(report, ReportBuild)
            verify_report(state, report)
    assert list(staircases) == sorted(set(staircases))


@cache
def at_cards_of_round_five(seed: int) -> GameState:
    """The first purchase of the fifth round between two planners."""
    bots = [make_bot("planner"), make_bot("planner")]
    game = Game.new(["Ann", "Bo"], seed=seed)
    chances = [Rng(0), Rng(0)]
    while not (game.state.round == 5 and game.prompt.player == 0 and game.prompt.kind is PromptKind.TAKE_CARDS):
        seat = game.prompt.player
        game.apply(bots[seat].choose(game.state.observed(), chances[seat]))
    return game.state


def at_cards(seed: int, supply: dict[Piece, int], scores: tuple[int, int]) -> GameState:
    """A state at the purchase with this supply and this difference of scores."""
    state = at_cards_of_round_five(seed)
    players = tuple(
        player.model_copy(update={"score": score}) for player, score in zip(state.players, scores, strict=True)
    )
    return state.model_copy(update={"supply": {**state.supply, **supply}, "players": players}).observed()


def test_the_planner_wants_deliveries_early_and_bananas_late() -> None:
    def bananas_and_income(supply: dict[Piece, int]) -> tuple[int, int]:
        total = [0, 0]
        for seed in range(6):
            state = at_cards(seed, supply, (50, 50))
            command = PlannerBot().choose(state, Rng(0))
            assert isinstance(command, TakeCards)
            cards = [load_set("house").card(id) for id in command.cards]
            total[0] += sum(card.bananas for card in cards)
            total[1] += sum(card.recurring.total for card in cards)
        return total[0], total[1]

    early = bananas_and_income({Piece.ARCH: 70, Piece.BRICK: 70})
    late = bananas_and_income({Piece.ARCH: 9, Piece.BRICK: 9})
    assert late[0] > early[0]
    assert late[1] < early[1]


@pytest.mark.long
def test_the_planner_avoids_ending_a_game_that_it_is_losing() -> None:
    def endings(scores: tuple[int, int]) -> int:
        """The number of purchases that end the game, in 16 states whose tray just holds the present income."""
        short = 0
        for seed in range(16):
            income = at_cards(seed, {}, scores).income[0]
            state = at_cards(seed, {Piece.ARCH: income.arch, Piece.BRICK: income.brick + 1}, scores)
            command = PlannerBot().choose(state, Rng(0))
            assert isinstance(command, TakeCards)
            house = load_set("house")
            recurring = [house.card(id).recurring for id in command.cards]
            income = income_after(state, recurring, slots_for(state, recurring, house), house)
            short += runs_short(state, total([income, *(house.card(id).one_time for id in command.cards)]))
        return short

    assert endings((10, 90)) < endings((90, 10))


@pytest.mark.long
def test_the_planner_takes_the_frog_rarely() -> None:
    bots = [make_bot("planner"), make_bot("planner")]
    held = [match.play_game(bots, seed, expansions=("frog",)).state.trophies[Figure.FROG] for seed in range(10)]
    assert held.count(None) >= 7


@pytest.mark.parametrize("seed", range(6))
def test_a_shop_counts_deliveries_as_the_rules_deal_them_out(seed: int) -> None:
    """The estimated deliveries equal those of the slots that the bot chooses."""
    state = at_cards(seed, {}, (30, 30))
    card_value, house = CardValue(state, USUAL), load_set("house")
    for cards in purchases(on_offer(state, house), state.credits):
        ordered = [card.recurring for card in poorest_delivery_first(cards)]
        after = income_after(state, ordered, slots_for(state, ordered, house), house)
        gain = USUAL.symbols(after) - USUAL.symbols(state.income[0])
        once = sum(USUAL.symbols(card.one_time) for card in cards)
        expected = sum(card.bananas for card in cards) + gain * card_value.turns + once * min(1.0, card_value.turns)
        assert card_value.value(cards) == pytest.approx(expected)


def test_near_the_end_a_shop_sees_whether_a_purchase_ends_the_game_well() -> None:
    ahead, behind = (at_cards(3, {Piece.ARCH: 0, Piece.BRICK: 0}, scores) for scores in ((90, 10), (10, 90)))
    assert CardValue(ahead, USUAL).value(()) == USUAL.end_swing
    assert CardValue(behind, USUAL).value(()) == -USUAL.end_swing


def test_the_greedy_bot_pays_for_deliveries_by_one_price_list_from_first_to_last() -> None:
    """Its purchases do not depend on the supply; for bananas alone it would buy far fewer deliveries."""
    house, recurring, without_prices = load_set("house"), 0, 0
    for seed in range(12):
        bought = []
        for supply in ({Piece.ARCH: 70, Piece.BRICK: 70}, {Piece.ARCH: 9, Piece.BRICK: 9}):
            command = make_bot("greedy").choose(at_cards(seed, supply, (50, 50)), Rng(0))
            assert isinstance(command, TakeCards)
            bought.append(command.cards)
        assert bought[0] == bought[1]
        recurring += sum(house.card(id).recurring.total for id in bought[0])
        state = at_cards(seed, supply, (50, 50))
        dearest = max(
            purchases(on_offer(state, house), state.credits), key=lambda cards: sum(card.bananas for card in cards)
        )
        without_prices += sum(card.recurring.total for card in dearest)
    assert recurring > 2 * without_prices > 0


@pytest.mark.parametrize(("arches", "taken"), [(70, (2, 1)), (1, (1, 2)), (0, (0, 3))])
def test_the_greedy_bot_takes_an_arch_more_of_an_odd_choice_and_never_less_than_there_is(
    arches: int, taken: tuple[int, int]
) -> None:
    table = Settings(short_delivery="take_none_of_that_type", choice_avoids_shortage=False)
    state = at_cards(0, {Piece.ARCH: arches, Piece.BRICK: 70}, (50, 50))
    prompt = state.prompt.model_copy(update={"kind": PromptKind.TAKE_ONE_TIME, "commands": ("take",)})
    due = {"prompt": prompt, "entitlement": Symbols(brick_or_arch=3), "settings": table}
    take = make_bot("greedy").choose(state.model_copy(update=due), Rng(0))
    assert isinstance(take, Take)
    assert (take.arch, take.brick) == taken
