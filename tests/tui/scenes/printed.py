"""Snapshots of a game by printed cards (R11): the stored positions, with piles of unknown order."""

import dataclasses

from tests.tui.scenes.stored_games import THREE, TRAY, card_set, fresh, snapshot, whole_game
from tests.tui.scenes.turn import cards_none

from monkey_palace.errors import RulesError
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import TakeCards
from monkey_palace.game.history import Game
from monkey_palace.game.state import GameState
from palace_hub.core.refusals import refusal_of
from palace_hub.locale.message import Message
from palace_hub.views.pile import card_of_pile
from palace_hub.views.snapshot import LogLine, Phase, Snapshot, Stage


def printed(state: GameState) -> GameState:
    """The same position with a printed deck."""
    turn = state.current.model_copy(update={"start_tops": (None,) * len(state.market)})
    return state.model_copy(
        update={
            "deck": "printed",
            "seed": None,
            "piles": tuple((None,) * len(pile) for pile in state.piles),
            "market": tuple(pile.model_copy(update={"top": None}) for pile in state.market),
            "current": turn,
        }
    )


def buying(state: GameState, chosen: tuple[str, ...] = ()) -> Snapshot:
    """The Cards step of a position with a printed deck."""
    game = Game.from_state(state)
    reasons: dict[str, Message] = {}
    for place in range(len(state.market)):
        card = card_of_pile(state, place)
        if card is not None and card.id not in chosen:
            try:
                game.verify(TakeCards(cards=(*chosen, card.id)))
            except RulesError as error:
                reasons[card.id] = refusal_of(error)
    return snapshot(game, Stage.CARDS, cards_chosen=chosen, card_reasons=reasons, can_confirm=True)


def _position() -> GameState:
    game = cards_none().game
    assert game is not None
    return printed(game)


def printed_cards() -> Snapshot:
    return buying(_position())


def printed_chosen() -> Snapshot:
    """One card is chosen, and one more can be paid."""
    state = _position()
    assert state.current.report is not None
    pile = f"{state.current.report.start_colour}-4"
    held = {card for player in state.players for card in player.cards}
    left = [card.id for card in cards_of(state).cards if card.pile == pile and card.id not in held]
    return buying(state, (left[1],))


def printed_check() -> Snapshot:
    """The end of a game: everybody looks at the cards."""
    game = whole_game()
    state = printed(game.state)
    return snapshot(
        Game.from_state(state), None, phase=Phase.CARDS_CHECK, judgement=None, can_undo=False, can_confirm=True
    )


def printed_score() -> Snapshot:
    game = whole_game()
    return dataclasses.replace(
        printed_check(), phase=Phase.ENDED, can_confirm=False, scores=game.score(), result=game.result()
    )


def printed_log() -> Snapshot:
    """A purchase in the log, with the cards that were named."""
    now = printed_cards()
    assert now.game is not None
    bought = [card for player in now.game.players for card in player.cards][:2]
    line = LogLine(
        4,
        1210.0,
        "",
        "Ann",
        Message("log-command-take-cards", {"name": "Ann", "cards": 2}),
        "6.1",
        detail=tuple(Message("log-card", {"card": card}) for card in bought),
    )
    return dataclasses.replace(now, log=(line, *now.log))


def printed_new() -> Snapshot:
    """A game with a printed deck before its first turn, every pile whole."""
    game = Game.new(THREE, data_set=card_set(), deck="printed")
    return snapshot(game, Stage.BUILD, can_undo=False)


def start_with_cards() -> Snapshot:
    """The start form of a hub that has the numbers of a box."""
    return fresh(Phase.NO_GAME, links=(TRAY,), own_cards=True)
