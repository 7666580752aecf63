"""A game by printed cards by keyboard alone, on the real core: people shuffle a deck that the hub does not see."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.core.by_hand import Table, play_by_hand
from tests.tui.games.keyboard import CoreSource, keys_for

from monkey_palace.board.pieces import COLOURS
from monkey_palace.bots import make_bot
from monkey_palace.cards.deck_format import PILES
from monkey_palace.cards.model import Card, CardSet, load_set, set_of
from monkey_palace.game.commands import Build, Command, PassBuild, TakeCards
from monkey_palace.game.purchases import affordable_piles
from monkey_palace.game.state import GameState, PromptKind
from monkey_palace.randomness import Rng
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.sim.people.entering import facts_of
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.screens.cards_check import CardsCheckScreen
from palace_hub.tui.screens.dialogs import MoreScreen
from palace_hub.tui.screens.score_screen import ScoreScreen
from palace_hub.tui.widgets.held_cards import HeldCardsPage
from palace_hub.views.pile import kinds_left
from palace_hub.views.snapshot import Phase, Snapshot, Stage
from palace_hub.views.table.market import PILE_KEYS

MOST_MOVES = 2000
KEY_NAMES = {"-": "minus", "=": "equals_sign"}
FIRST_TURNS, LAST_TURN = 2, 23
"""Keys play turns 1, 2, and the last two, 23 and 24; entries without a screen play the turns between."""


def shows(card: Card) -> tuple[object, ...]:
    return card.pile, card.bananas, card.one_time, card.recurring


def own_set() -> CardSet:
    """The cards of a box of one's own: a pile of equal cards, a pile with pairs, and the others all different."""
    content: dict[str, Any] = load_set("house").as_json()
    content |= {"provenance": "typed in for a test"}
    for name, cards in content["piles"]:
        for place, card in enumerate(cards):
            alike = cards[0] if name == "gold-3" else cards[place - place % 2] if name == "multi-1" else card
            card[1:] = alike[1:]
    return set_of(content)


class People:
    """Shuffled piles on a table. A bot that buys what lies on top, and names it among the cards that the hub shows."""

    name = "people"

    def __init__(self, cards: CardSet, seed: int) -> None:
        rng = Rng.keyed("people", seed)
        self.piles = {name: list(rng.shuffled(list(pile))) for name, pile in cards.piles}
        self.taken: dict[int, list[Card]] = {}
        self.bot = make_bot("greedy")

    def choose(self, state: GameState, rng: Rng) -> Command:
        if state.prompt.kind is not PromptKind.TAKE_CARDS:
            return self.bot.choose(state, rng)
        credits, named = state.credits, []
        for place in reversed(affordable_piles(state)):
            pile = self.piles[PILES[place]]
            if pile and pile[0].cost <= credits:
                card = pile.pop(0)
                credits -= card.cost
                self.taken.setdefault(state.prompt.player, []).append(card)
                named += [kind.card.id for kind in kinds_left(state, place) if shows(kind.card) == shows(card)]
        return TakeCards(cards=tuple(named))


def purchase_keys(command: TakeCards, now: Snapshot) -> list[str]:
    """One key for the pile, one for the card where the pile holds different ones."""
    assert now.game is not None
    typed: list[str] = []
    for place in range(len(PILES)):
        left = kinds_left(now.game, place)
        for number, kind in enumerate(left):
            if kind.card.id in command.cards:
                typed += [PILE_KEYS[place], *([PILE_KEYS[number]] if len(left) > 1 else [])]
    return [*(KEY_NAMES.get(key, key) for key in typed), "enter"]


@pytest.mark.game
@pytest.mark.long
async def test_a_game_by_printed_cards_is_played_by_keyboard_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    cards = own_set()
    people, chance = People(cards, 3), Rng(5)
    one_press = two_presses = 0
    with Journal.open(tmp_path / "game.sqlite") as journal:
        table = Table(tmp_path / "game.sqlite", journal, "facts", cards)
        source = CoreSource(table)
        app = PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=0)
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.press("escape", "c", "2", "enter", "enter", "enter")
            for _ in range(MOST_MOVES):
                now = source.snapshot()
                if now.phase is Phase.CARDS_CHECK:
                    break
                assert now.phase is Phase.PLAY, now.phase
                assert now.game is not None
                assert now.game.deck == "printed"
                assert now.refusal is None, now.refusal
                if FIRST_TURNS < now.game.turn < LAST_TURN:
                    play_by_hand(table, people, before=LAST_TURN, by_facts=True, until=(Phase.CARDS_CHECK,))
                    source.announce()
                    await pilot.pause()
                    continue
                keys = ["enter"]
                if now.stage is Stage.DECORATE and not now.can_confirm:
                    colour = next(place for place, colour in enumerate(COLOURS) if now.game.supply[colour])
                    keys = ["456"[colour]]
                elif now.stage in (Stage.BUILD, Stage.CARDS, Stage.PLACE_CARDS, Stage.ONE_TIME, Stage.RECURRING):
                    command = people.choose(now.game.observed(), chance)
                    if isinstance(command, PassBuild):
                        await pilot.press("o")
                        assert isinstance(app.screen, MoreScreen)
                        keys = ["123456789"[app.screen.possible.index("pass_build")], "1"]
                    elif isinstance(command, TakeCards):
                        keys = purchase_keys(command, now)
                        presses = len(keys) - 1 - len(command.cards)
                        two_presses, one_press = two_presses + presses, one_press + len(command.cards) - presses
                    else:
                        staircase = isinstance(command, Build)
                        keys = keys_for(facts_of(now.game, command.staircase) if staircase else command, now)
                await pilot.press(*keys)
            await pilot.pause()
            assert isinstance(app.screen, CardsCheckScreen)
            shown = app.screen.query_one(HeldCardsPage).model
            assert shown is not None
            for player in shown.players:
                listed = Counter(shows(cards.card(card.card)) for card in player.cards)
                assert listed == Counter(map(shows, people.taken[player.seat]))
            await pilot.press("enter")
            await pilot.pause()
            assert isinstance(app.screen, ScoreScreen)
        final = source.snapshot()
    assert two_presses > 0
    assert final.result is not None
    assert final.game is not None
    assert [sheet.cards for sheet in final.scores] == [
        sum(card.bananas for card in people.taken[seat]) for seat in range(len(final.game.players))
    ]
    assert one_press + two_presses < sum(map(len, people.taken.values()))
