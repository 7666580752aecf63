"""A printed deck (R11): the order of the piles is unknown, and people say which card was bought."""

import json
from dataclasses import replace
from itertools import combinations, islice

import pytest
from tests.rules.game.random_commands import some_legal

from monkey_palace.cards.deck_format import PILES
from monkey_palace.cards.model import load_set
from monkey_palace.engine.protocol import Engine
from monkey_palace.errors import BadSettings, IllegalCommand, RecordError
from monkey_palace.game.commands import ChangeDeck, EndTurn, RemoveCard, ReportBuild, TakeCards, TellTop
from monkey_palace.game.events import CardsTaken, GameStarted, event_json
from monkey_palace.game.history import Game
from monkey_palace.game.position.check import problems
from monkey_palace.game.purchases import purchases
from monkey_palace.game.records import record_lines, verify_record
from monkey_palace.game.state import GameState, PromptKind, canonical_json, state_json
from monkey_palace.randomness import Rng

HOUSE = load_set("house")
CONTENT = {card.id: (card.pile, card.bananas, card.one_time, card.recurring) for card in HOUSE.cards}


def printed(players: int = 2, **options) -> Game:
    return Game.new(["Ann", "Bo", "Cy", "Di"][:players], deck="printed", **options)


def test_11_1_the_order_of_the_piles_is_unknown():
    state = printed().state
    assert (state.deck, state.seed) == ("printed", None)
    assert state.piles == tuple((None,) * len(cards) for _, cards in HOUSE.piles)
    assert [(pile.left, pile.top) for pile in state.market] == [(len(cards), None) for _, cards in HOUSE.piles]
    assert state.current.start_tops == (None,) * 12
    assert state.observed() == state


def test_11_1_a_screen_deck_is_written_as_before():
    game = Game.new(["Ann", "Bo"])
    assert game.state.seed == 0
    assert game.state == Game.new(["Ann", "Bo"], deck="screen", seed=0).state
    for text in (state_json(game.state), event_json(game.events[0])):
        assert "deck" not in text
    assert not any("deck" in json.loads(line) for line in record_lines(game))


@pytest.mark.parametrize(
    ("options", "field"),
    [({"deck": "printed", "seed": 0}, "seed"), ({"deck": "paper"}, "deck"), ({"seed": -1}, "seed")],
)
def test_11_1_a_deck_that_cannot_be_set_up_is_refused(options, field):
    with pytest.raises(BadSettings) as caught:
        Game.new(["Ann", "Bo"], **options)
    assert caught.value.params["field"] == field


def test_11_2_any_card_of_the_pile_may_be_bought_and_leaves_its_own_pile(table):
    laid = table(printed=True).build(arches=3)
    events = laid.game.apply(TakeCards(cards=("multi-1/3", "light_green-3/1")))
    assert isinstance(events[0], CardsTaken)
    assert events[0].piles == ("multi-1", "light_green-3")
    left = {pile.pile: pile.left for pile in laid.state.market}
    assert left == {pile: 4 if pile in events[0].piles else 5 for pile in PILES}
    assert all(card is None for pile in laid.state.piles for card in pile)
    assert problems(laid.state) == ()


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (("ace of spades",), "unknown_card"),
        (("multi-1/0", "multi-1/1"), "pile_twice"),
        (("multi-1/1", "multi-1/1"), "pile_twice"),
        (("gold-3/0",), "wrong_colour"),
        (("light_green-4/0", "multi-1/0"), "too_few_credits"),
    ],
)
def test_11_2_colour_cost_and_one_card_a_pile_are_checked_as_ever(table, cards, code):
    laid = table(printed=True).build(arches=3)
    with pytest.raises(IllegalCommand) as caught:
        laid.do(TakeCards(cards=cards))
    assert caught.value.code == code


def test_11_2_a_pile_that_has_run_out_is_not_on_offer(table):
    laid = table(printed=True)
    for number in range(5):
        laid.build(arches=1).do(TakeCards(cards=(f"multi-1/{number}",)))
        assert problems(laid.state) == ()
        laid.to(PromptKind.END_TURN).do(EndTurn())
    laid.build(arches=1)
    assert laid.state.market[0].left == 0
    assert not any("multi-1" in card for command in laid.game.legal for card in getattr(command, "cards", ()))


@pytest.mark.parametrize("arches", [1, 3, 7])
def test_11_2_the_legal_purchases_are_the_distinct_contents_once(arches):
    """Compared with every set of cards that the rules allow, reduced to its contents."""
    game = printed()
    start = game.state.model_copy(
        update={"credits": arches, "prompt": game.prompt.model_copy(update={"kind": PromptKind.TAKE_CARDS})}
    )
    report = {"start_colour": "gold", "arches": arches, "height": arches, "decoration": "gold"}
    state = GameState.model_validate_json(
        canonical_json(state_json(start) | {"current": {**state_json(start)["current"], "report": report}})
    )
    listed = [command.cards for command in Game.from_state(state).legal]
    contents = [frozenset(CONTENT[card] for card in cards) for cards in listed]
    assert len(contents) == len(set(contents))
    allowed = [card for card in HOUSE.cards if card.colour in ("gold", "multi")]
    expected = {
        frozenset(CONTENT[card.id] for card in chosen)
        for count in range(4)
        for chosen in combinations(allowed, count)
        if sum(card.cost for card in chosen) <= arches and len({card.pile for card in chosen}) == count
    }
    assert {found for found in contents if len(found) <= 3} == expected


def test_11_2_purchases_are_listed_lazily():
    """Piles of a thousand different cards give more purchases than could be listed."""
    card = HOUSE.cards[0]
    piles = [[replace(card, id=f"{pile}/{n}", pile=pile, bananas=n) for n in range(1000)] for pile in PILES]
    listed = list(islice(purchases(piles, 12), 1002))
    assert [len(cards) for cards in listed] == [0] + [1] * 1000 + [1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_printed_games_are_sound_to_the_end(players, check_invariants):
    game = printed(players, expansions=("butterfly", "frog"))
    rng = Rng.keyed("printed", players)
    while not game.state.ended:
        game.apply(rng.choice(some_legal(game)))
        check_invariants(game.state)
        assert problems(game.state) == ()
        held = sum(len(player.cards) for player in game.state.players)
        assert held + sum(pile.left for pile in game.state.market) == 67
    assert verify_record(record_lines(game)).state == game.state


def test_a_record_of_a_printed_game_says_so():
    game = printed()
    lines = list(record_lines(game))
    header = json.loads(lines[0])
    assert (header["deck"], header["seed"]) == ("printed", None)
    assert verify_record(lines).state == game.state
    for wrong in ({"deck": "screen", "seed": 4}, {"seed": 4}, {"deck": "paper"}):
        with pytest.raises(RecordError):
            verify_record([json.dumps(header | wrong), *lines[1:]])


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seed": 5}, "seed_wrong"),
        ({"deck": "screen"}, "cards_taken_wrong deck_keeps"),
        ({"piles": 0}, "pile_wrong"),
        ({"known": 1}, "pile_known"),
        ({"known": -1}, "market_wrong"),
    ],
)
def test_a_position_of_a_printed_deck_is_checked(table, change, code):
    laid = table(printed=True).build(arches=3).do(TakeCards(cards=("multi-1/0", "multi-2/0")))
    data = state_json(laid.state)
    if "known" in change:
        data["piles"][2][change["known"]] = "light_green-3/0"
    elif "piles" in change:
        data["piles"][2] = data["piles"][2][1:]
    else:
        data |= change
    found = problems(GameState.model_validate_json(canonical_json(data), strict=True))
    assert {problem.code for problem in found} == set(code.split())


def test_the_engine_begins_a_printed_game():
    engine = Engine()

    def ask(**request):
        return json.loads(engine.handle(json.dumps(request).encode()))

    assert ask(op="new", players=["Ann", "Bo"], deck="printed")["ok"]
    state = ask(op="state")["state"]
    assert (state["deck"], state["seed"], state["market"][0]["top"]) == ("printed", None, None)
    assert ask(op="position", state=state)["ok"]
    assert ask(op="new", players=["Ann", "Bo"], deck="printed", seed=1)["error"]["code"] == "bad_settings"
    assert ask(op="new", players=["Ann", "Bo"], deck="paper")["error"]["code"] == "bad_request"


def test_the_first_event_is_read_back():
    event = printed().events[0]
    assert GameStarted.model_validate_json(canonical_json(event_json(event)), strict=True) == event


def test_11_4_a_lost_card_leaves_the_set_for_good(table):
    laid = table(printed=True).do(TellTop(pile="multi-1", card="multi-1/2"))
    events = laid.game.apply(RemoveCard(card="multi-1/0"))
    assert [event_json(event) for event in events[:1]] == [
        {"kind": "card_removed", "card": "multi-1/0", "pile": "multi-1"}
    ]
    assert (laid.state.market[0].left, laid.state.market[0].top) == (4, "multi-1/2")
    laid.do(RemoveCard(card="multi-1/2"))
    assert (laid.state.market[0].left, laid.state.market[0].top) == (3, None)
    assert laid.state.removed == ("multi-1/0", "multi-1/2")
    assert problems(laid.state) == ()
    for command in (RemoveCard(card="multi-1/0"), TellTop(pile="multi-1", card="multi-1/0")):
        with pytest.raises(IllegalCommand) as caught:
            laid.do(command)
        assert caught.value.code == "card_removed"
    laid.build(arches=1)
    listed = {card for command in laid.game.legal for card in getattr(command, "cards", ())}
    assert not listed & {"multi-1/0", "multi-1/2"}
    laid.do(RemoveCard(card="multi-1/1"), RemoveCard(card="multi-1/3"), RemoveCard(card="multi-1/4"))
    assert laid.state.market[0].left == 0
    assert problems(laid.state) == ()
    laid.game.undo()
    assert laid.state.market[0].left == 1
    removed = GameState.model_validate_json(canonical_json(state_json(laid.state)), strict=True)
    assert removed == laid.state


def test_11_4_a_card_that_somebody_holds_is_not_taken_out_of_the_set(table):
    laid = table(printed=True).build(arches=1).do(TakeCards(cards=("multi-1/0",)))
    with pytest.raises(IllegalCommand) as caught:
        laid.do(RemoveCard(card="multi-1/0"))
    assert caught.value.code == "card_held"


def test_11_1_the_kind_of_the_deck_is_changed_until_the_first_purchase(table):
    build = ReportBuild(start_colour="gold", arches=2, height=2, decoration="gold")
    shuffled = Game.new(["Ann", "Bo"], seed=9)
    game = printed()
    game.apply(build)
    shuffled.apply(build)
    before = game.state
    game.apply(ChangeDeck(deck="screen", seed=9))
    assert game.state == shuffled.state
    game.apply(ChangeDeck(deck="printed"))
    assert game.state == before
    game.apply(ChangeDeck(deck="screen", seed=9))
    game.apply(TakeCards(cards=(game.state.market[0].top,)))
    assert problems(game.state) == ()
    with pytest.raises(IllegalCommand) as caught:
        game.apply(ChangeDeck(deck="printed"))
    assert caught.value.code == "deck_in_use"
    verified = verify_record(record_lines(game))
    assert (verified.state, verified.complete) == (game.state, True)


def test_11_1_what_was_lost_before_stays_out_of_a_screen_deck():
    game = printed()
    game.apply(RemoveCard(card="m1a"))
    game.apply(ChangeDeck(deck="screen", seed=1))
    assert "m1a" not in game.state.piles[0]
    assert len(game.state.piles[0]) == len(HOUSE.piles[0][1]) - 1
    assert problems(game.state) == ()
    assert verify_record(record_lines(game)).state == game.state


@pytest.mark.parametrize("removed", [["ace"], ["multi-1/0", "multi-1/0"], ["gold-3/0"]])
def test_a_position_with_wrong_lost_cards_is_refused(table, removed):
    laid = table(printed=True).do(RemoveCard(card="multi-1/0"))
    data = state_json(laid.state) | {"removed": removed}
    assert problems(GameState.model_validate_json(canonical_json(data), strict=True))


def test_11_4_a_purchase_stays_due_if_the_last_cards_that_could_be_paid_are_lost(table):
    laid = table(printed=True).build(arches=1, height=2)
    lost = [card for command in laid.game.legal for card in getattr(command, "cards", ())]
    laid.do(*(RemoveCard(card=f"{pile}/{n}") for pile in ("multi-1", "multi-2") for n in range(5)))
    assert lost
    assert laid.state.prompt.kind is PromptKind.TAKE_CARDS
    assert list(laid.game.legal) == [TakeCards()]
    assert problems(laid.state) == ()
