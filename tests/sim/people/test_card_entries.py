"""What the simulated people tell of their printed cards: by mapping of their own, with mistakes that they mend."""

from collections import Counter

import pytest
from tests.cases import few
from tests.sim.people.learning_game import HOUSE, LearningGame

from monkey_palace.bots.at_table import decide
from monkey_palace.bots.tops import tops_wanted
from monkey_palace.cards.deck_format import Symbols
from monkey_palace.cards.model import Card
from monkey_palace.game.commands import CorrectCard, LearnBoard, LearnCard, LearnKnob, TakeCards, TellTop, command_json
from monkey_palace.game.state import PromptKind
from palace_hub.sim.people.entering import Entry
from palace_hub.sim.people.told_set import KNOWN, ToldSet, first_set

SEED = 5


def printed(card: Card) -> tuple[object, ...]:
    return card.pile, card.bananas, card.one_time, card.recurring


def printed_in(entry: Entry) -> tuple[object, ...]:
    pile = entry["card"].split("_0")[0]
    return pile, entry["bananas"], Symbols(**entry["one_time"]), Symbols(**entry["recurring"])


def held_wrongly(table: LearningGame) -> int:
    """Held cards that the game believes to print otherwise than the printed card that was taken in their place."""
    pairs = [
        (table.cards.card(bought.card), HOUSE.card(card))
        for purchase in table.game.state.purchases
        for bought, card in zip(purchase.cards, table.deck.taken(purchase.turn), strict=True)
    ]
    return sum(printed(told) != printed(card) for told, card in pairs)


def all_true(table: LearningGame) -> None:
    """All that the game knows of held cards, boards and knobs is what is printed; scores are those of the cards."""
    assert not held_wrongly(table)
    for told, board in zip(table.cards.boards, HOUSE.boards, strict=True):
        assert told.recurring in (None, board.recurring)
    assert set(table.game.state.ground) <= set(HOUSE.ground_map(1).ground)
    assert [sheet.cards for sheet in table.game.score()] == [table.deck.bananas(seat) for seat in range(3)]


@few(1, "known", KNOWN)
def test_a_whole_game_is_told_and_its_mistakes_are_mended_before_the_score(known: str) -> None:
    table = LearningGame(known, SEED, mistakes=0.4, lost=0.2)
    table.play()
    table.mend("cards_check")
    all_true(table)
    assert table.entries.wrong(table.state) == []
    assert table.entries.mistakes > 3
    assert table.judge.silent_wrong == 0, table.judge.notes
    kinds = Counter(entry["do"] for entry in table.told)
    assert (kinds["learn_board"] >= 3) is (known != "known")
    assert kinds["learn_card"] > 3 or known == "known"
    assert (kinds["correct_card"] > 0) is (known != "empty")


@pytest.mark.long
def test_a_set_grows_from_game_to_game_and_stays_true() -> None:
    """Each game begins with what the earlier ones have learnt, so that known cards lie in piles and are mistaken."""
    told, unknown, corrected = ToldSet(*first_set(HOUSE, "empty", SEED)), [len(HOUSE.cards)], 0
    for evening in range(5):
        table = LearningGame(told, SEED + evening, mistakes=0.2)
        table.play()
        table.mend("cards_check")
        all_true(table)
        assert table.judge.silent_wrong == 0, table.judge.notes
        unknown.append(table.cards.unknown_cards)
        corrected += sum(entry["do"] == "correct_card" for entry in table.told)
    assert unknown == sorted(unknown, reverse=True)
    assert unknown[-1] < unknown[0] / 2
    assert corrected > 0


def test_without_mistakes_each_print_is_told_once_and_truly() -> None:
    table = LearningGame("empty", SEED, mistakes=0.0)
    table.play()
    all_true(table)
    assert table.entries.mistakes == 0
    ids = [entry["card"] for entry in table.told if entry["do"] == "learn_card"]
    assert len(ids) == len(set(ids)) == sum(card.is_known for card in table.cards.cards)
    assert {entry["do"] for entry in table.told} == {"learn_card", "learn_board", "learn_knob"}


def test_every_mistake_is_counted_until_it_is_mended() -> None:
    table = LearningGame("half", SEED, mistakes=1.0)
    for turn in range(2, 8):
        table.play(turn)
        wrong = Counter(belief.what for belief in table.entries.wrong(table.state))
        assert bool(wrong["card"] + wrong["print"]) is bool(held_wrongly(table))
        assert wrong["board"] == sum(
            told.recurring not in (None, board.recurring)
            for told, board in zip(table.cards.boards, HOUSE.boards, strict=True)
        )
        assert wrong["knob"] == len(set(table.game.state.ground) - set(HOUSE.ground_map(1).ground))
    assert table.entries.mistakes > 3


def test_a_print_that_no_entry_explains_is_silent() -> None:
    table = LearningGame("empty", SEED, mistakes=0.0)
    table.play(4)
    assert table.judge.silent_wrong == 0
    card = next(card for card in table.cards.cards if card.is_known)
    table.game.apply(LearnCard(card=card.id, bananas=card.known_bananas + 1))
    for _ in range(2):
        table.entries.note(table.state)
    assert table.judge.silent_wrong == 1
    table.game.apply(LearnBoard(seat=3, recurring=HOUSE.boards[3].known_recurring))
    table.game.apply(LearnKnob(x=31, y=31, colour="gold"))
    table.entries.note(table.state)
    assert table.judge.silent_wrong == 2


def test_a_card_that_nobody_named_is_silent() -> None:
    table = LearningGame("known", SEED, mistakes=0.0)
    table.play(5)
    seat, was = next((seat, player.cards[0]) for seat, player in enumerate(table.game.state.players) if player.cards)
    held = {card for player in table.game.state.players for card in player.cards}
    pile = dict(HOUSE.piles)[HOUSE.card(was).pile]
    is_ = next(card.id for card in pile if card.id not in held)
    table.game.apply(CorrectCard(player=seat, was=was, is_=is_, agreed=("withdraws_end",)))
    table.entries.note(table.state)
    assert table.judge.silent_wrong == 1


def test_a_mistaken_print_of_a_card_in_its_pile_is_mended_by_who_takes_it() -> None:
    """It is on no held card, so it is not wrong until then."""
    table = LearningGame("empty", SEED, mistakes=1.0)
    while table.game.prompt.kind is not PromptKind.TAKE_CARDS:
        table.step()
    top = table.deck.top("multi-1")
    typed = table.entries.print_missing(table.state, [top])
    table.tell(typed)
    table.game.apply(TakeCards())  # another decision: the card stays in its pile
    table.entries.chance = 0.0
    table.play(table.game.state.turn + 1)
    assert not [belief for belief in table.entries.wrong(table.state) if belief.what in ("card", "print")]
    mended = table.entries.print_missing(table.state, [top])
    assert mended["card"] == typed["card"]
    table.tell(mended)
    assert printed(table.cards.card(typed["card"])) == printed(HOUSE.card(top)) != printed_in(typed)
    assert table.entries.print_missing(table.state, [top]) is None


def test_people_see_their_own_cards_and_knobs() -> None:
    table = LearningGame("empty", SEED, mistakes=1.0)
    table.play(6)
    seen = table.deck.seen(table.state)
    for seat, player in enumerate(seen["players"]):
        assert sum(HOUSE.card(card).known_bananas for card in player["cards"]) == table.deck.bananas(seat)
        assert all(card in player["cards"] for stack in player["slots"] for card in stack)
    assert set(seen["ground"]) == set(HOUSE.ground_map(1).ground)
    assert seen["data_hash"] == HOUSE.data_hash != table.state["data_hash"]


def test_people_tell_a_bot_of_the_hub_the_tops_and_take_what_it_buys() -> None:
    table = LearningGame("known", SEED, mistakes=0.0)
    bought = 0
    while table.game.state.turn < 8:
        if table.game.prompt.kind is not PromptKind.TAKE_CARDS:
            table.step()
            continue
        while tops := tops_wanted(table.game.state):
            assert table.decisions.hear({"bot": None, "top": tops[0]})
            told = table.entries.tell_top(table.state, tops[0])
            table.game.apply(TellTop(pile=tops[0], card=told["card"]))
        command = decide("planner", table.game.state, SEED)
        assert table.decisions.hear({"bot": command_json(command)})
        assert table.decisions.entries(table.state) == []
        bought += len(command.cards)
        table.game.apply(command)
        table.entries.note(table.state)
        table.decisions.hear({})
    assert bought > 3
    assert table.judge.silent_wrong == 0, table.judge.notes
    assert not held_wrongly(table)
