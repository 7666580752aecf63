"""The review of a scored game: each state with its prompt and its choice, and nothing of the present."""

import dataclasses

import pytest
from tests.tui.scenes.index import SCENES
from tests.tui.scenes.stored_games import card_set, snapshot

from monkey_palace.bots import make_bot
from monkey_palace.game.commands import ReportBuild, TakeCards
from monkey_palace.game.history import Game
from monkey_palace.game.state import GameState, Owed, PromptKind, state_json
from monkey_palace.randomness import Rng
from palace_hub.sim.people.card_deck import CardDeck
from palace_hub.views.pages.review import STAGE_OF, review_table, snapshot_at
from palace_hub.views.snapshot import Phase
from palace_hub.views.table.boxes import BoxesView
from palace_hub.views.table.build_form import BuildFormView
from palace_hub.views.table.lines import LinesView
from palace_hub.views.table.market import MarketView, TileState
from palace_hub.views.table.slots import SlotsView
from palace_hub.views.wording import Wording

WORDING = Wording()
SCORE = SCENES["score"]()
PLACES = range(len(SCORE.history))


def waiting_for(kind: PromptKind) -> list[int]:
    return [place for place in PLACES if SCORE.history[place].prompt.kind is kind]


def test_every_step_has_its_number_its_player_and_its_strips() -> None:
    of = len(PLACES)
    for place in PLACES:
        view, state = review_table(SCORE, place, WORDING), SCORE.history[place]
        assert view.head.sentence == f"Step {place + 1} of {of}"
        assert view.head.name == ("" if state.ended else state.player.name)
        assert [segment.count for segment in view.tray.segments] == [str(count) for count in state.supply.values()]
        assert f"Round {state.round}" in view.info.left
        assert view.info.lamps == ()
        assert "press" not in view.head.explanation  # no key of that time works


def test_every_prompt_has_its_stage() -> None:
    assert set(STAGE_OF) == set(PromptKind) - {PromptKind.ENDED}


def test_a_staircase_is_shown_as_it_was_reported() -> None:
    reported = [
        (place, state.current.report)
        for place in waiting_for(PromptKind.BUILD)
        if (state := SCORE.history[place + 1]).current.report is not None
    ]
    assert len(reported) > 10
    for place, report in reported:
        assert isinstance(report, ReportBuild)
        form = review_table(SCORE, place, WORDING).stage
        assert isinstance(form, BuildFormView)
        assert [stepper.value for stepper in form.steppers[:4]] == [
            str(count) for count in (report.arches, report.bricks, report.columns, report.height)
        ]
        assert [colour.colour for colour in form.colours if colour.chosen] == [report.start_colour]
        assert not any(stepper.fewer or stepper.more for stepper in form.steppers)


def test_bought_cards_are_ticked_and_no_other_pile_is_open() -> None:
    bought = 0
    for place in waiting_for(PromptKind.TAKE_CARDS):
        market = review_table(SCORE, place, WORDING).stage
        assert isinstance(market, MarketView)
        assert all(tile.state is not TileState.OPEN for tile in market.tiles)
        chosen = {tile.card for tile in market.tiles if tile.state is TileState.CHOSEN}
        command = TakeCards(cards=SCORE.history[place + 1].current.cards_taken)
        assert chosen == set(command.cards)
        bought += len(chosen)
    assert bought > 10


def test_placed_cards_lie_where_they_were_laid() -> None:
    places = waiting_for(PromptKind.PLACE_CARDS)
    assert places
    for place in places:
        slots = review_table(SCORE, place, WORDING).stage
        assert isinstance(slots, SlotsView)
        assert slots.card == ""
        assert sum(len(slot.new) for slot in slots.slots) == len(SCORE.history[place].current.cards_taken)


@pytest.mark.parametrize("kind", [PromptKind.TAKE_ONE_TIME, PromptKind.TAKE_RECURRING])
def test_a_delivery_is_shown_as_it_was_due(kind: PromptKind) -> None:
    for place in waiting_for(kind):
        view = review_table(SCORE, place, WORDING)
        assert isinstance(view.stage, BoxesView)
        assert sum(int(box.big) for box in view.stage.boxes) == SCORE.history[place].entitlement.total
        assert " = " in view.head.explanation or ": " in view.head.explanation


def test_the_end_lists_the_scores_from_the_first_to_the_last() -> None:
    view = review_table(SCORE, PLACES[-1], WORDING)
    assert isinstance(view.stage, LinesView)
    assert [row.text for row in view.stage.rows] == ["Bo 49", "Ann 43", "Chiara 40"]
    assert not view.rail.steps
    assert view.actions.main is not None
    assert not view.actions.main.enabled


def test_keys_lead_only_where_there_is_something() -> None:
    def keys(place: int) -> set[str]:
        return {key.action for key in review_table(SCORE, place, WORDING).footer}

    assert not {"walk(-1)", "first"} & keys(0)
    assert not {"walk(1)", "last"} & keys(PLACES[-1])
    assert {"walk(-1)", "walk(1)", "first", "last", "close"} <= keys(5)


def instead(**changes: object) -> str:
    """The first step's text if the second state has `changes` in its turn and no staircase."""
    first = SCORE.history[0]
    turn = first.current.model_copy(update=changes)
    after: GameState = first.model_copy(update={"current": turn})
    view = review_table(dataclasses.replace(SCORE, history=(first, after, *SCORE.history[2:])), 0, WORDING)
    assert isinstance(view.stage, LinesView)
    return view.stage.rows[0].text


def test_a_turn_without_a_staircase_says_what_was_done_instead() -> None:
    assert instead(passed=True) == "Ann built no staircase"
    assert instead(frog_taken=True) == "Ann took the frog"
    assert instead() == "The supply was corrected"


def test_what_was_told_of_the_cards_at_a_build_is_said_in_the_review() -> None:
    first = SCORE.history[0].model_copy(update={"deck": "printed"})

    def told(**changes: object) -> str:
        after = first.model_copy(update={**changes, "current": first.current})
        view = review_table(dataclasses.replace(SCORE, history=(first, after, *SCORE.history[2:])), 0, WORDING)
        assert isinstance(view.stage, LinesView)
        return view.stage.rows[0].text

    ann, *others = first.players
    richer = ann.model_copy(update={"bricks": ann.bricks.model_copy(update={"arch": 9})})
    assert told(removed=("m1a",)) == "A lost card was removed from the game"
    assert told(deck="screen") == "From now on the screen deals the cards"
    named = (ann.model_copy(update={"cards": ("m1a",)}), *others)
    assert told(players=named) == "Ann has another card than was entered"
    assert told(players=(richer, *others), owed=(Owed(arch=1),)) == "Ann and the tray are even after a corrected card"


def test_a_fault_of_the_present_is_not_told_of_the_past() -> None:
    wrong = SCENES["wrong_take"]()
    now = dataclasses.replace(SCORE, judgement=wrong.judgement, manual=True, question=SCENES["question"]().question)
    then = snapshot_at(now, 3)
    assert then.question is None
    assert review_table(now, 3, WORDING) == review_table(SCORE, 3, WORDING)


def test_a_game_by_printed_cards_is_stepped_through_with_the_cards_that_were_named() -> None:
    bot, chance = make_bot("random"), Rng(3)
    game, deck = Game.new(("Ann", "Bo"), data_set=card_set(), deck="printed"), CardDeck(card_set(), 3)
    while not game.state.ended:
        seen = GameState.model_validate(deck.seen(state_json(game.state.observed())), strict=False)
        command = bot.choose(seen, chance)
        if isinstance(command, TakeCards):
            deck.take(game.state.turn, game.prompt.player, command.cards)
        game.apply(command)
    now = dataclasses.replace(
        snapshot(game, None, phase=Phase.ENDED, judgement=None), result=game.result(), history=game.states
    )
    bought = 0
    for place, state in enumerate(game.states):
        view = review_table(now, place, WORDING).stage
        if state.prompt.kind is not PromptKind.TAKE_CARDS:
            continue
        assert isinstance(view, MarketView)
        assert not any(tile.opens or tile.cap or tile.state is TileState.OPEN for tile in view.tiles)
        chosen = {tile.card for tile in view.tiles if tile.state is TileState.CHOSEN}
        assert chosen == set(game.states[place + 1].current.cards_taken)
        bought += len(chosen)
    assert bought == sum(len(player.cards) for player in game.state.players) > 0
