"""A bot at the table: it plays by the rules alone, people carry out its decisions, and nobody decides for it."""

from collections.abc import Callable

import pytest
from tests.core.by_hand import Table, play_by_hand
from tests.core.on_plan import come_back, on_plan

from monkey_palace.bots.at_table import decide
from monkey_palace.cards.deck_format import PILES
from monkey_palace.cards.model import load_set
from monkey_palace.game.commands import TakeCards, command_json, parse_command
from monkey_palace.game.deliveries import delivery_options
from palace_hub.core.bot_seats import PATIENCE_S
from palace_hub.core.hints.play import wanted
from palace_hub.core.snapshot import snapshot
from palace_hub.referee import entries as say
from palace_hub.referee.book import Book
from palace_hub.referee.events import CommandPlayed, parse_event
from palace_hub.run.advice_worker import answers
from palace_hub.sim.people.card_deck import CardDeck
from palace_hub.views.palace.hand import Hand
from palace_hub.views.palace.stage import build_plan
from palace_hub.views.pile import face, kinds_left
from palace_hub.views.snapshot import Phase, Stage
from palace_hub.views.table.actions import actions
from palace_hub.views.table.head import head
from palace_hub.views.wording import Wording

SEED = 3
"""Of the deck, and so of the bots."""


def bot_turn(table: Table) -> bool:
    return snapshot(table.core.hub).bot is not None


def think(table: Table) -> None:
    """Let the bot decide, if it has not."""
    request = wanted(table.core.hub)
    if request is not None and request.bot:
        table.enter(*answers(request))


def follow(table: Table) -> None:
    """Do what the hub asks for the bot, once."""
    think(table)
    hub = table.core.hub
    now = snapshot(hub)
    due = {} if now.judgement is None else {i: box.due for i, box in enumerate(now.judgement.boxes) if box.due}
    if hub.stage is Stage.DECORATE and due:
        table.enter(say.Decoration(colour=now.judgement.boxes[next(iter(due))].piece))
    elif due:
        table.enter(say.Manual(taken=due))
    else:
        table.enter(say.Confirm())
    assert hub.refusal is None, hub.refusal


def play_on(table: Table, *, turns: int | None = None, until: Callable[[], bool] = lambda: False) -> None:
    """People with bots of their own beside the bot of the table, to a turn or as long as `until` is false."""
    for _ in range(4000):
        hub = table.core.hub
        if until() or (turns is not None and hub.book.game.state.turn >= turns):
            return
        if bot_turn(table):
            follow(table)
        else:
            play_by_hand(table, pause=lambda: bot_turn(table), before=turns)
    raise AssertionError("the game did not get there")


def begin(table: Table, bot: str = "planner", *, seat: int = 1) -> None:
    table.begin(("Ann", "Bo"), bots=tuple(bot if place == seat else None for place in range(2)))


def same(played, decided) -> bool:
    """Equal commands; of a staircase the order of its pieces does not matter."""
    if played["kind"] != "build":
        return parse_command(played) == parse_command(decided)
    return sorted(played["staircase"].split()) == sorted(decided["staircase"].split())


@pytest.mark.parametrize("bot", ["planner", "random"])
def test_each_command_by_hand_is_that_of_the_engine(table: Table, bot: str) -> None:
    begin(table, bot)
    play_on(table, turns=8)
    assert table.core.hub.book.bot_seed == SEED
    assert as_decided(table) >= 12


def as_decided(table: Table) -> int:
    """The commands of the bots in the journal; each of them must be what the engine's bot decides by the same seed."""
    by_bot = 0
    book = Book.new(table.journal.head().header)
    for row in table.journal.events(table.journal.head().id):
        event = parse_event(row.kind, row.body)
        if isinstance(event, CommandPlayed) and event.command["kind"] != "tell_top":
            bot = book.bots[event.player]
            if bot is not None:
                decided = decide(bot, book.game.state, book.bot_seed)
                assert same(event.command, command_json(decided)), book.game.prompt
                by_bot += 1
        book.fold(event)
    return by_bot


def tell_top(table: Table, deck: CardDeck) -> None:
    """Choose the card that lies on top, or the one that stands for its kind on the screen."""
    now = snapshot(table.core.hub)
    assert table.enter(say.Confirm()).refusal.key == "refused-bot-top"
    top = deck.card_set.card(deck.top(now.bot.top))
    kinds = [kind.card for kind in kinds_left(now.game, PILES.index(now.bot.top))]
    (card,) = [card for card in kinds if face(card) == face(top)]
    assert table.enter(say.TellTop(card=card.id)).refusal is None


@pytest.mark.parametrize(
    ("turns", "tops", "commands"),
    [pytest.param(7, 8, 30, id="begun"), pytest.param(1000, 20, 100, id="whole", marks=pytest.mark.long)],
)
def test_a_game_by_printed_cards_is_that_of_the_engine(table: Table, turns: int, tops: int, commands: int) -> None:
    """People say what lies on top; nobody is asked what follows from the cards left in a pile."""
    table.pass_time(4.0)
    table.enter(say.NewGame(players=("Ann", "Bo"), deck="printed", bots=("greedy", "random")), say.Confirm())
    deck, told, hub = CardDeck(load_set("house"), 4), 0, table.core.hub
    assert table.enter(say.TellTop(card="G4a")).refusal.key == "refused-not-now"
    while hub.phase is Phase.PLAY and hub.book.game.state.turn < turns:
        think(table)
        now, state = snapshot(hub), hub.book.game.state
        if now.bot.top:
            tell_top(table, deck)
            told += 1
            continue
        follow(table)
        if isinstance(now.bot.command, TakeCards) and hub.book.game.state is not state:
            piles = [deck.card_set.card(card).pile for card in now.bot.command.cards]
            deck.take(state.turn, state.prompt.player, [deck.top(pile) for pile in piles])
    assert told >= tops
    assert as_decided(table) >= commands
    for seat, player in enumerate(hub.book.game.state.players):
        bananas = sum(deck.card_set.card(card).known_bananas for card in player.cards)
        assert bananas == deck.bananas(seat) > 0


def test_a_wrong_top_is_undone_and_asked_again(table: Table) -> None:
    table.pass_time(4.0)
    table.enter(say.NewGame(players=("Ann", "Bo"), deck="printed", bots=("greedy", None)), say.Confirm())
    deck = CardDeck(load_set("house"), 4)
    play_on(table, until=lambda: bool(snapshot(table.core.hub).bot.top))
    asked = snapshot(table.core.hub).bot.top
    assert "Which is on top?" in words(table)
    tell_top(table, deck)
    assert snapshot(table.core.hub).bot.top != asked
    table.enter(say.Undo())
    assert snapshot(table.core.hub).bot.top == asked


@pytest.fixture
def building(table: Table) -> Table:
    """A game in which the bot begins."""
    begin(table, seat=0)
    return table


def words(table: Table) -> str:
    shown = head(snapshot(table.core.hub), Wording())
    return f"{shown.sentence}. {shown.explanation}"


def test_people_lay_one_piece_at_a_time_and_nobody_decides_for_the_bot(building: Table) -> None:
    hub = building.core.hub
    assert "is a bot and thinks" in words(building)
    assert building.enter(say.Confirm()).refusal.key == "refused-bot-thinks"
    think(building)
    first, *others = snapshot(hub).bot.command.staircase.split()[:-1]
    now = snapshot(hub)
    assert (str(now.bot.piece), now.bot.done, now.bot.of) == (first, 0, 1 + len(others))
    assert f"Piece 1 of {1 + len(others)}" in words(building)
    shown = build_plan(now, Wording(), Hand())
    assert shown.standing.shown == (now.bot.piece,)
    assert shown.pieces == ()
    for entry in (
        say.Place(placement=first),
        say.PassBuild(),
        say.EnterBy(way="facts"),
        say.Draft(arches=2),
        say.Hint(),
    ):
        assert building.enter(entry).refusal.key == "refused-bot-turn"
    building.enter(say.Confirm())
    assert on_plan(building) == (first,)
    building.enter(say.TakeBack())
    assert on_plan(building) == ()
    building.enter(*(say.Confirm() for _ in range(1 + len(others))))
    assert set(on_plan(building)) == {first, *others}
    assert "Does the palace look like the plan?" in words(building)
    building.enter(say.Confirm())
    assert hub.stage is Stage.DECORATE


def test_two_presses_in_a_moment_confirm_one_piece(building: Table) -> None:
    hub = building.core.hub
    think(building)
    building.read()
    building.step(say.Confirm(), say.Confirm())
    building.step(say.Confirm())
    assert len(on_plan(building)) == 1, "the second piece has hardly been shown"
    building.enter(say.Confirm())
    assert len(on_plan(building)) == 2
    while hub.stage is not Stage.CREDITS:
        follow(building)
    building.enter(say.Confirm())
    building.read()
    request = wanted(hub)
    assert request is not None
    building.step(*answers(request), say.Confirm())
    assert hub.stage is Stage.CARDS, "nobody has seen which cards the bot buys"


def without_an_answer(table: Table) -> None:
    request = wanted(table.core.hub)
    assert request is not None
    table.step(say.NoAdvice(number=request.number))


def with_nonsense(table: Table) -> None:
    request = wanted(table.core.hub)
    assert request is not None
    table.step(say.Advise(number=request.number, command={"kind": "take_cards", "cards": ["no card"]}))


def out_of_patience(table: Table) -> None:
    assert wanted(table.core.hub) is not None
    table.pass_time(PATIENCE_S)


@pytest.mark.parametrize("fails", [without_an_answer, with_nonsense, out_of_patience])
def test_a_bot_that_does_not_decide_is_asked_again_or_people_play_its_turn(
    building: Table, fails: Callable[[Table], None]
) -> None:
    hub = building.core.hub
    building.step()
    assert building.enter(say.PlayByHand()).refusal.key == "refused-bot-not-stuck"
    old = wanted(hub)
    fails(building)
    assert "Press Enter to ask it again, or b to play" in words(building).replace("Wait, press", "Press")
    building.enter(say.Confirm())
    again = wanted(hub)
    assert again.number > old.number
    assert again.state is old.state
    assert snapshot(hub).bot.stuck == ""
    building.step(say.NoAdvice(number=old.number))
    assert snapshot(hub).bot.stuck == "", "an answer to an older request"
    fails(building)
    turn = hub.book.game.state.turn
    building.enter(say.PlayByHand())
    assert (hub.refusal, snapshot(hub).bot) == (None, None)
    come_back(building)
    play_by_hand(building, before=turn + 1, pause=lambda: bot_turn(building))
    assert building.core.hub.book.game.state.turn == turn + 1
    play_by_hand(building, pause=lambda: bot_turn(building))
    assert wanted(building.core.hub).bot == "planner", "its next turn is the bot's again"


def test_at_a_delivery_too_the_bot_is_asked_again(table: Table) -> None:
    begin(table)
    hub = table.core.hub
    play_on(table, until=lambda: bot_turn(table) and hub.stage in (Stage.ONE_TIME, Stage.RECURRING) and wanted(hub))
    now = snapshot(hub)
    assert "thinks" in words(table)
    assert (actions(now, Wording()).main, actions(now, Wording()).waiting) == (None, "the bot is thinking")
    without_an_answer(table)
    assert "could not decide" in words(table)
    assert actions(snapshot(hub), Wording()).main.text == "Ask the bot again"
    old = wanted(hub).number
    table.enter(say.Confirm())
    assert wanted(hub).number > old


def test_an_undo_out_of_a_turn_by_hand_gives_it_back_to_the_bot(table: Table) -> None:
    begin(table)
    play_by_hand(table, pause=lambda: bot_turn(table))
    without_an_answer(table)
    table.enter(say.PlayByHand(), say.Undo())
    assert not bot_turn(table)
    play_by_hand(table, pause=lambda: bot_turn(table), turns=1)
    assert wanted(table.core.hub).bot == "planner"


def test_a_wrong_decoration_and_a_wrong_take_are_caught(building: Table) -> None:
    hub = building.core.hub
    while hub.stage is Stage.BUILD:
        follow(building)
    allowed = hub.book.allowed()
    assert len(allowed.options) == 1
    wrong = next(cell for cell in (3, 4, 5) if not allowed.options[0][cell])
    assert building.enter(say.Manual(taken={wrong: 1})).judgement.wrong
    building.enter(say.Confirm())
    play_on(building, until=lambda: bot_turn(building) and len(delivery_options(hub.book.game.state)) > 1)
    assert building.enter(say.Confirm()).refusal.key == "refused-bot-thinks"
    think(building)
    (due,) = hub.book.allowed().options
    other = 1 if due[0] else 0
    assert building.enter(say.Manual(taken={other: 1})).judgement.wrong


def test_undo_leads_to_the_same_decision_and_a_resumed_game_knows_its_bot(building: Table) -> None:
    hub = building.core.hub
    think(building)
    decided = snapshot(hub).bot.command
    follow(building)
    come_back(building)
    hub = building.core.hub
    assert wanted(hub) is None
    assert (snapshot(hub).bot.command, snapshot(hub).bot.done) == (decided, 1)
    while hub.stage is not Stage.CARDS:
        follow(building)
    building.enter(say.Undo(), say.Undo())
    assert hub.stage in (Stage.BUILD, Stage.DECORATE)
    think(building)
    assert snapshot(hub).bot.command == decided


def test_by_facts_people_find_the_place_and_pass_where_there_is_none(table: Table) -> None:
    begin(table)
    play_by_hand(table, pause=lambda: bot_turn(table), by_facts=True)
    think(table)
    report = snapshot(table.core.hub).bot.command
    assert f"to height {report.height}" in words(table)
    assert table.enter(say.Draft(arches=1)).refusal.key == "refused-bot-turn"
    assert table.enter(say.Confirm()).stage is Stage.DECORATE
    table.enter(say.Undo())
    think(table)
    assert table.enter(say.PassBuild()).refusal is None
    assert table.core.hub.stage is not Stage.BUILD


def test_a_person_cannot_begin_ahead_for_the_bot(table: Table) -> None:
    begin(table)
    play_by_hand(table, before=1, at=Stage.CARDS)
    now = snapshot(table.core.hub)
    assert now.ahead is None
    assert table.enter(say.EnterBy(way="facts")).refusal.key == "refused-bot-turn"


@pytest.mark.parametrize(
    ("game", "key"),
    [
        ({"bots": (None, "chess")}, "refused-bot-unknown"),
        ({"bots": (None, None, "planner")}, "refused-bots-count"),
    ],
)
def test_bots_that_cannot_play_are_refused(table: Table, game: dict[str, object], key: str) -> None:
    table.pass_time(4.0)
    assert table.enter(say.NewGame(players=("Ann", "Bo"), **game)).refusal.key == key
    assert table.core.hub.book is None
