"""Bots with a printed deck (R11.3): they plan on the mean of what is left, and ask for tops when they buy."""

import json
from fractions import Fraction

import pytest
from tests.rules.game.unknown_sets import learn, learn_board, unknown

from monkey_palace.bots import BOTS, make_bot
from monkey_palace.bots.advice import advise
from monkey_palace.bots.earnings import best_by_credits
from monkey_palace.bots.match import play_game
from monkey_palace.bots.tops import expected_top, known_top, tops_wanted
from monkey_palace.cards.deck_format import PILES, Symbols
from monkey_palace.cards.model import load_set
from monkey_palace.engine.protocol import Engine
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import Command, EndTurn, TakeCards, TellTop
from monkey_palace.game.deliveries import board_known
from monkey_palace.game.history import Game
from monkey_palace.game.piles import held_cards
from monkey_palace.game.position.check import problems
from monkey_palace.game.records import record_lines, verify_record
from monkey_palace.game.state import GameState, PromptKind
from monkey_palace.randomness import Rng

HOUSE = load_set("house")
FIGURES = ("butterfly", "frog")
USUAL = [pytest.param(name, marks=() if name in ("planner", "easy") else pytest.mark.long) for name in BOTS]


def untold(game: Game) -> list[Command]:
    return [command for command in game.commands if not isinstance(command, TellTop)]


@pytest.mark.parametrize("name", USUAL)
@pytest.mark.long
def test_each_bot_plays_whole_printed_games(name: str, check_invariants) -> None:
    for seed, others in ((1, ["random"]), (2, ["greedy", "random"])):
        game = play_game([make_bot(bot) for bot in (name, *others)], seed, expansions=FIGURES, deck="printed")
        assert game.state.ended
        assert game.state.deck == "printed"
        assert problems(game.state) == ()
        check_invariants(game.state)
        assert verify_record(record_lines(game)).state == game.state
        for before, command in zip(game.states, game.commands, strict=False):
            if isinstance(command, TellTop):
                assert (before.prompt.kind, before.market[PILES.index(command.pile)].top) == ("take_cards", None)


def test_a_bot_that_does_not_plan_plays_a_printed_deck_as_the_same_deck_on_the_screen() -> None:
    for seed in range(3):
        bots = [make_bot("random"), make_bot("random"), make_bot("random")]
        screen, printed = (play_game(bots, seed, expansions=FIGURES, deck=deck) for deck in ("screen", "printed"))
        assert untold(printed) == list(screen.commands)
        assert any(isinstance(command, TellTop) for command in printed.commands)
        assert printed.score() == screen.score()
        assert printed.result() == screen.result()


@pytest.mark.parametrize("name", USUAL)
def test_with_every_top_told_a_bot_plays_as_with_a_deck_on_the_screen(name: str) -> None:
    """The screen game is the oracle: its tops are told, and each command must be the same."""
    screen = Game.new(["Ann", "Bo"], seed=3)
    printed = Game.new(["Ann", "Bo"], deck="printed")
    bot = make_bot(name)
    for number in range(80):
        if screen.state.ended:
            break
        for pile in screen.state.market:
            if pile.top is not None:
                printed.apply(TellTop(pile=pile.pile, card=pile.top))
        command = bot.choose(screen.state.observed(), Rng.keyed("twin", number))
        assert bot.choose(printed.state.observed(), Rng.keyed("twin", number)) == command
        screen.apply(command)
        printed.apply(command)
    assert sum(len(player.cards) for player in printed.state.players) > 2


def test_a_told_top_is_kept_until_the_pile_is_bought_from(table) -> None:
    laid = table(printed=True).do(TellTop(pile="multi-1", card="multi-1/3"), TellTop(pile="gold-3", card="gold-3/0"))
    assert [laid.state.market[place].top for place in (0, 1, 4)] == ["multi-1/3", None, "gold-3/0"]
    assert problems(laid.state) == ()
    laid.build(arches=3).do(TakeCards(cards=("multi-1/1",)))
    assert [laid.state.market[place].top for place in (0, 4)] == [None, "gold-3/0"]
    laid.do(TellTop(pile="gold-3", card=None))
    assert laid.state.market[4].top is None
    assert [laid.state.market[place].left for place in (0, 4)] == [4, 5]


def test_a_told_top_is_never_enforced(table) -> None:
    laid = table(printed=True).build(arches=3).do(TellTop(pile="multi-1", card="multi-1/3"))
    for number in range(5):
        assert laid.game.can(TakeCards(cards=(f"multi-1/{number}",)))


def test_the_tops_wanted_are_those_of_the_piles_that_can_be_paid_for(table) -> None:
    laid = table(printed=True)
    assert tops_wanted(laid.state) == ()
    laid.build(arches=3)  # and one credit more for the highest
    assert tops_wanted(laid.state) == ("multi-1", "multi-2", "light_green-3", "light_green-4")
    laid.do(TellTop(pile="multi-2", card="multi-2/0"))
    assert tops_wanted(laid.state) == ("multi-1", "light_green-3", "light_green-4")
    screen = table().build(arches=3)
    assert tops_wanted(screen.state) == ()


def test_the_only_card_left_is_known_without_a_word(table) -> None:
    laid = table(printed=True)
    for number in range(4):
        laid.build(arches=1).do(TakeCards(cards=(f"multi-1/{number}",)))
        laid.to(PromptKind.END_TURN).do(EndTurn())
    laid.build(arches=1)
    top = known_top(laid.state, cards_of(laid.state), 0)
    assert top is not None
    assert top.id == "multi-1/4"
    assert "multi-1" not in tops_wanted(laid.state)


def held_by_ann(state: GameState, *cards: str) -> GameState:
    ann = state.players[0].model_copy(update={"cards": cards})
    return state.model_copy(update={"players": (ann, *state.players[1:])})


def test_an_unknown_top_is_expected_to_be_the_mean_of_what_is_left() -> None:
    gone = {"m1a", "m1d"}
    state = held_by_ann(Game.new(["Ann", "Bo"], deck="printed").state, *sorted(gone))
    left = [card for card in HOUSE.cards if card.pile == "multi-1" and card.id not in gone]
    found = expected_top(state, HOUSE, 0)
    assert found is not None
    assert (found.id, found.cost) == ("multi-1", 1)
    assert found.bananas == pytest.approx(float(Fraction(sum(card.bananas for card in left), len(left))))
    for part in ("one_time", "recurring"):
        for symbol in ("arch", "brick", "column", "brick_or_arch"):
            mean = Fraction(sum(getattr(getattr(card, part), symbol) for card in left), len(left))
            assert getattr(getattr(found, part), symbol) == pytest.approx(float(mean))


def test_a_plan_is_worth_more_if_the_top_is_better_than_the_mean() -> None:
    game = Game.new(["Ann", "Bo"], deck="printed")

    def bananas(told: str | None) -> float:
        game.apply(TellTop(pile="multi-1", card=told))
        return best_by_credits(game.state, "gold", lambda cards: float(sum(card.bananas for card in cards)))[1]

    cards = [card for card in HOUSE.cards if card.pile == "multi-1"]
    best, worst = (choose(cards, key=lambda card: card.bananas) for choose in (max, min))
    assert bananas(best.id) == best.bananas > bananas(None) > bananas(worst.id) == worst.bananas


def test_advice_without_tops_says_which_it_lacks() -> None:
    engine = Engine()

    def ask(**request):
        return json.loads(engine.handle(json.dumps(request).encode()))

    ask(op="new", players=["Ann", "Bo"], deck="printed")
    advice = ask(op="suggest")
    assert advice["tops_wanted"] == []
    ask(op="apply", command=advice["command"])
    advice = ask(op="suggest")
    assert "multi-1" in advice["tops_wanted"]
    assert advice["command"]["cards"] == []
    for pile in advice["tops_wanted"]:
        card = next(card.id for card in HOUSE.cards if card.pile == pile and card.bananas)
        assert ask(op="apply", command={"kind": "tell_top", "pile": pile, "card": card})["ok"]
    advice = ask(op="suggest")
    assert advice["tops_wanted"] == []
    assert advice["command"]["cards"] != []
    ask(op="new", players=["Ann", "Bo"])
    assert "tops_wanted" not in ask(op="suggest")


def test_advice_is_for_any_level_and_prompt() -> None:
    game = Game.new(["Ann", "Bo"], deck="printed")
    for level in BOTS:
        assert game.can(advise(game.state, level).command)


# Incomplete sets (R11.8).


def test_of_what_is_left_only_the_known_prints_are_expected() -> None:
    blank = unknown(HOUSE)
    game = Game.new(["Ann", "Bo"], data_set=blank, deck="printed")
    nothing = expected_top(game.state, blank, 0)
    assert nothing is not None
    assert (nothing.id, nothing.cost, nothing.bananas) == ("multi-1", 1, 1.0)
    assert (nothing.one_time, nothing.recurring) == (Symbols(), Symbols())
    game.apply(learn(HOUSE.card("lg3a"), bananas=4))
    known = cards_of(game.state)
    places = [PILES.index(pile) for pile in ("light_green-3", "dark_green-3", "gold-3", "gold-4")]
    found = [expected_top(game.state, known, place) for place in places]
    assert [(top.id, top.bananas) for top in found if top] == [
        ("light_green-3", 4.0),
        ("dark_green-3", 4.0),
        ("gold-3", 4.0),
        ("gold-4", 4.0),
    ]
    game.apply(learn(HOUSE.card("g3a"), bananas=1))
    known = cards_of(game.state)
    found = [expected_top(game.state, known, place) for place in places]
    assert [top.bananas for top in found if top] == [4.0, 2.5, 1.0, 4.0]


def test_a_told_top_that_is_not_entered_is_still_wanted(table) -> None:
    laid = table(printed=True, cards=unknown(HOUSE)).build(arches=1).do(TellTop(pile="multi-1", card="m1a"))
    assert "multi-1" in tops_wanted(laid.state)
    assert known_top(laid.state, cards_of(laid.state), 0) is None
    laid.do(learn(HOUSE.card("m1a")))
    assert "multi-1" not in tops_wanted(laid.state)
    for name in BOTS:
        command = make_bot(name).choose(laid.state.observed(), Rng.keyed("one", 1))
        assert command in (TakeCards(), TakeCards(cards=("m1a",)))


@pytest.mark.parametrize("maps", [False, True], ids=["own maps", "no maps"])
@pytest.mark.parametrize("name", USUAL)
def test_each_bot_plays_on_a_set_that_is_learnt_as_it_plays(name: str, maps: bool, check_invariants) -> None:
    """Tops are learnt as they are wanted, boards as they deliver; without a word each bot has an answer at hand."""
    game = Game.new(["Ann", "Bo"], data_set=unknown(HOUSE, maps=maps), deck="printed")
    piles = {pile: [card.id for card in cards] for pile, cards in HOUSE.piles}
    bot, rng = make_bot(name), Rng.keyed("learning bot", 1)
    for _ in range(400):
        if game.state.ended:
            break
        assert advise(game.state, name, most_staircases=20).command.kind in game.prompt.commands
        bot.choose(game.state.observed(), rng)
        for pile in tops_wanted(game.state):
            held = held_cards(game.state)
            top = next(card for card in piles[pile] if card not in held)
            if not cards_of(game.state).card(top).is_known:
                game.apply(learn(HOUSE.card(top)))
            game.apply(TellTop(pile=pile, card=top))
        seat = game.prompt.player
        if game.prompt.kind is PromptKind.TAKE_RECURRING and not board_known(game.state, cards_of(game.state)):
            game.apply(learn_board(HOUSE, seat))
        game.apply(bot.choose(game.state.observed(), rng))
        check_invariants(game.state)
    assert game.state.ended
    assert any(player.cards for player in game.state.players) is not maps
    assert verify_record(record_lines(game)).state == game.state
