"""The fold of events into states. It applies no rules: each event holds the rules' decisions."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeVar

from monkey_palace.board.ground_maps import with_knob
from monkey_palace.board.pieces import (
    BONUS_CARDS,
    BOX,
    BUILDING,
    COLOURS,
    PIECES,
    STARTING_GOLD_LEVEL,
    STARTING_STAIRCASE,
    Colour,
    Figure,
    Piece,
    figures_in_play,
)
from monkey_palace.game.commands import Take
from monkey_palace.game.corrections import corrected_pieces
from monkey_palace.game.events import (
    Awaiting,
    BoardLearned,
    BonusTaken,
    BuildPassed,
    CardCorrected,
    CardLearned,
    CardRemoved,
    CardsPlaced,
    CardsTaken,
    CreditsCounted,
    DeckChanged,
    Decorated,
    Delivered,
    EndedEarly,
    EndTriggered,
    EndWithdrawn,
    FigureOnCard,
    FigurePlaced,
    FrogReturned,
    FrogTaken,
    GameEnded,
    GameEvent,
    GameStarted,
    KnobLearned,
    OwedSettled,
    PlayerLeft,
    RoundEnded,
    StaircaseBuilt,
    StepSkipped,
    SupplyCorrected,
    TopTold,
    TurnEnded,
    TurnStarted,
)
from monkey_palace.game.owed import owed_after, owed_after_leaving
from monkey_palace.game.purchases import placed
from monkey_palace.game.scoring import BONUS_CARD_BANANAS, TROPHY_BANANAS
from monkey_palace.game.state import (
    BoughtCard,
    GameState,
    MarketPile,
    PlayerState,
    Prompt,
    PromptKind,
    Purchase,
    Shortage,
    TurnRecord,
)

_K = TypeVar("_K", bound=str)
Pile = tuple[str | None, ...]
"""Cards, bottom to top; None for an unknown one."""


def started(event: GameStarted) -> GameState:
    """The state after the first event: everything set up, seat 0 about to begin."""
    supply = {
        piece: BOX[piece]
        - STARTING_STAIRCASE.get(piece, 0)
        - (sum(kit[piece] for kit in event.kits) if piece in BUILDING else 0)
        for piece in PIECES
    }
    figures = figures_in_play(event.expansions)
    piles = tuple(cards for _, cards in event.piles)
    highest: dict[Colour, int | None] = dict.fromkeys(COLOURS)
    highest["gold"] = STARTING_GOLD_LEVEL
    return GameState(
        set=event.set,
        data_hash=event.data_hash,
        provenance=event.provenance,
        map_provenance=event.map_provenance,
        settings=event.settings,
        ground_map=event.ground_map,
        expansions=event.expansions,
        deck=event.deck,
        seed=event.seed,
        round=1,
        turn=1,
        prompt=Prompt(kind=PromptKind.BUILD, player=0, commands=()),
        supply=supply,
        players=tuple(PlayerState(name=name, bricks=kit) for name, kit in zip(event.players, event.kits, strict=True)),
        market=_market([name for name, _ in event.piles], piles),
        piles=piles,
        income=event.income,
        trophies=dict.fromkeys(figures),
        palace=event.palace,
        ground=event.ground,
        figures=dict.fromkeys(figures),
        highest=highest,
        built={piece: STARTING_STAIRCASE.get(piece, 0) for piece in PIECES},
        bonus_left=BONUS_CARDS,
        current=TurnRecord(start_tops=_tops(piles)),
    )


def evolve(state: GameState | None, event: GameEvent) -> GameState:
    """The state after `event`. `GameStarted` comes first and starts a new state."""
    if isinstance(event, GameStarted):
        return started(event)
    if state is None:
        raise ValueError(f"expected game_started first, got {event.kind}")
    changes: dict[str, Any] = _CHANGES[type(event)](state, event)
    return state.model_copy(update=changes)


def fold(events: Iterable[GameEvent], state: GameState | None = None) -> GameState:
    """The state after all the events."""
    for event in events:
        state = evolve(state, event)
    if state is None:
        raise ValueError("expected at least one event, got none")
    return state


def _market(names: Iterable[str], piles: tuple[Pile, ...]) -> tuple[MarketPile, ...]:
    return tuple(
        MarketPile(pile=name, left=len(pile), top=top)
        for name, pile, top in zip(names, piles, _tops(piles), strict=True)
    )


def _tops(piles: tuple[Pile, ...]) -> Pile:
    return tuple(pile[-1] if pile else None for pile in piles)


def _start_tops(state: GameState) -> Pile:
    return (None,) * len(state.piles) if state.deck == "printed" else _tops(state.piles)


def _piles(state: GameState, piles: tuple[Pile, ...]) -> dict[str, Any]:
    """The changes of a state whose piles are these."""
    return {"piles": piles, "market": _market([shown.pile for shown in state.market], piles)}


def _with(mapping: Mapping[_K, Any], key: _K, value: Any) -> dict[_K, Any]:
    return {**mapping, key: value}


def _moved(counts: Mapping[Piece, int], sign: int, **pieces: int) -> dict[Piece, int]:
    return {piece: count + sign * pieces.get(piece, 0) for piece, count in counts.items()}


def _player(state: GameState, seat: int, **changes: Any) -> tuple[PlayerState, ...]:
    players = list(state.players)
    players[seat] = players[seat].model_copy(update=changes)
    return tuple(players)


def _turn(state: GameState, **changes: Any) -> TurnRecord:
    return state.current.model_copy(update=changes)


def _trophy_moved(state: GameState, figure: Figure, to: int | None) -> tuple[PlayerState, ...]:
    """The players with their scores after a trophy changed hands."""
    players = list(state.players)
    for seat, sign in ((state.trophies[figure], -1), (to, 1)):
        if seat is not None:
            score = players[seat].score + sign * TROPHY_BANANAS[figure]
            players[seat] = players[seat].model_copy(update={"score": score})
    return tuple(players)


def _turn_started(state: GameState, event: TurnStarted) -> dict[str, Any]:
    return {
        "turn": event.turn,
        "round": event.round,
        "prompt": Prompt(kind=PromptKind.BUILD, player=event.player, commands=()),
        "current": TurnRecord(start_tops=_start_tops(state)),
    }


def _staircase_built(state: GameState, event: StaircaseBuilt) -> dict[str, Any]:
    report = event.report
    used = {"arch": report.arches, "brick": report.bricks, "column": report.columns}
    stock = state.players[event.player].bricks
    return {
        "players": _player(
            state, event.player, bricks=stock.plus(arch=-report.arches, brick=-report.bricks, column=-report.columns)
        ),
        "built": _moved(state.built, 1, **used),
        "palace": state.palace + event.placements if event.placements else (),
        "current": _turn(state, report=report, staircase=event.placements),
    }


def _decorated(state: GameState, event: Decorated) -> dict[str, Any]:
    highest = state.highest[event.colour]
    placed = () if event.at is None else (event.at,)
    return {
        "supply": _moved(state.supply, -1, **{event.colour: 1}),
        "built": _moved(state.built, 1, **{event.colour: 1}),
        "highest": _with(state.highest, event.colour, event.level if highest is None else max(highest, event.level)),
        "palace": state.palace + placed,
        "current": _turn(
            state,
            staircase=state.current.staircase + placed,
            decoration=event.colour,
            substitute=event.substitute,
            monkey_due=event.monkey_due,
            butterfly_due=event.butterfly_due,
        ),
    }


def _credits_counted(state: GameState, event: CreditsCounted) -> dict[str, Any]:
    return {
        "credits": event.credits,
        "current": _turn(state, credits_earned=event.credits, highest_bonus=event.highest_bonus),
    }


def _build_passed(state: GameState, _event: BuildPassed) -> dict[str, Any]:
    return {"current": _turn(state, passed=True)}


def _frog_taken(state: GameState, event: FrogTaken) -> dict[str, Any]:
    moved = state.model_copy(update={"players": _trophy_moved(state, Figure.FROG, event.player)})
    stock = state.players[event.player].bricks
    short = () if event.short is None else (event.short,)
    return {
        "short_deliveries": (*state.short_deliveries, *short),
        "supply": _moved(state.supply, -1, column=event.columns),
        "players": _player(moved, event.player, bricks=stock.plus(column=event.columns)),
        "trophies": _with(state.trophies, Figure.FROG, event.player),
        "figures": _with(state.figures, Figure.FROG, None),
        "current": _turn(
            state,
            frog_taken=True,
            frog_from=event.source,
            frog_stood=state.figures[Figure.FROG],
            frog_columns=event.columns,
        ),
    }


def _frog_returned(state: GameState, event: FrogReturned) -> dict[str, Any]:
    moved = state.model_copy(update={"players": _trophy_moved(state, Figure.FROG, event.source)})
    stock = state.players[event.player].bricks
    return {
        "supply": _moved(state.supply, 1, column=event.columns),
        "players": _player(moved, event.player, bricks=stock.plus(column=-event.columns)),
        "trophies": _with(state.trophies, Figure.FROG, event.source),
        "figures": _with(state.figures, Figure.FROG, state.current.frog_stood),
        "current": _turn(state, frog_taken=False, frog_from=None, frog_stood=None, frog_columns=0),
    }


def _cards_taken(state: GameState, event: CardsTaken) -> dict[str, Any]:
    if state.deck == "printed":
        taken = [shown.pile in event.piles for shown in state.market]
    else:
        taken = [bool(pile) and pile[-1] in event.cards for pile in state.piles]
    piles = tuple(pile[:-1] if gone else pile for pile, gone in zip(state.piles, taken, strict=True))
    player = state.players[event.player]
    return {
        **_piles(state, piles),
        **_purchase(state, event),
        "credits": state.credits - event.cost,
        "players": _player(state, event.player, cards=player.cards + event.cards, score=player.score + event.bananas),
        "current": _turn(state, cards_taken=event.cards, slots_chosen=event.slots),
    }


def _purchase(state: GameState, event: CardsTaken) -> dict[str, Any]:
    """The changes by a purchase from a printed deck, which is kept for corrections (R11.5)."""
    report = state.current.report
    if state.deck != "printed" or not event.cards or report is None:
        return {}
    cards = tuple(BoughtCard(card=card) for card in event.cards)
    bought = Purchase(turn=state.turn, start_colour=report.start_colour, spare=state.credits - event.cost, cards=cards)
    return {"purchases": (*state.purchases, bought)}


def _cards_placed(state: GameState, event: CardsPlaced) -> dict[str, Any]:
    stacks = placed(state.players[event.player], state.current.cards_taken, event.slots)
    income = list(state.income)
    income[event.player] = event.income
    return {"players": _player(state, event.player, slots=stacks), "income": tuple(income)}


def _delivered(state: GameState, event: Delivered) -> dict[str, Any]:
    pieces = {"arch": event.arch, "brick": event.brick, "column": event.column}
    stock = state.players[event.player].bricks
    take = Take(source=event.source, arch=event.arch, brick=event.brick, column=event.column)
    changes: dict[str, Any] = {}
    if event.set_off:
        changes["owed"] = owed_after(state, event.player, event.set_off)
    if event.short is not None:
        changes["short_deliveries"] = (*state.short_deliveries, event.short)
    elif event.source == "recurring":
        changes |= _counted(state, event.player)
    return {
        **changes,
        "supply": _moved(state.supply, -1, **pieces),
        "players": _player(state, event.player, bricks=stock.plus(event.arch, event.brick, event.column)),
        "current": _turn(state, **{event.source: take}),
    }


def _counted(state: GameState, seat: int) -> dict[str, Any]:
    """The changes by a full recurring delivery: one more for each visible card of a printed deck."""
    visible = {stack[-1] for stack in state.players[seat].slots if stack}
    return {
        "purchases": tuple(
            purchase.model_copy(
                update={
                    "cards": tuple(
                        bought.model_copy(update={"delivered": bought.delivered + (bought.card in visible)})
                        for bought in purchase.cards
                    )
                }
            )
            for purchase in state.purchases
        )
    }


def _end_triggered(_state: GameState, event: EndTriggered) -> dict[str, Any]:
    return {
        "end_triggered_by": event.player,
        "shortage": Shortage(player=event.player, piece=event.piece, wanted=event.wanted, found=event.found),
    }


def _bonus_taken(state: GameState, event: BonusTaken) -> dict[str, Any]:
    player = state.players[event.player]
    return {
        "bonus_left": state.bonus_left - 1,
        "players": _player(state, event.player, bonus=player.bonus + 1, score=player.score + BONUS_CARD_BANANAS),
        "current": _turn(state, bonus_taken=True),
    }


def _figure_placed(state: GameState, event: FigurePlaced) -> dict[str, Any]:
    return {
        "figures": _with(state.figures, event.figure, event.at),
        "players": _trophy_moved(state, event.figure, event.player),
        "trophies": _with(state.trophies, event.figure, event.player),
        "current": _turn(state, **_no_longer_due(event.figure)),
    }


def _figure_on_card(state: GameState, event: FigureOnCard) -> dict[str, Any]:
    figure = event.figure
    changes: dict[str, Any] = {"figures": _with(state.figures, figure, None)}
    if event.why != "built_over":
        changes["players"] = _trophy_moved(state, figure, event.player)
        changes["trophies"] = _with(state.trophies, figure, event.player)
        changes["current"] = _turn(state, **_no_longer_due(figure))
    return changes


def _no_longer_due(figure: Figure) -> dict[str, Any]:
    """The changes of the turn's record once a figure has found its place."""
    return {"frog_placed": True, "frog_stood": None} if figure is Figure.FROG else {f"{figure.value}_due": False}


def _supply_corrected(state: GameState, event: SupplyCorrected) -> dict[str, Any]:
    pieces = corrected_pieces(event)
    return {"supply": _moved(state.supply, -1, **pieces), "lost": _moved(state.lost, 1, **pieces)}


def _with_pile(state: GameState, name: str, change: Callable[[Pile], Pile]) -> tuple[Pile, ...]:
    """The piles after a change of the pile with this name."""
    pairs = zip(state.market, state.piles, strict=True)
    return tuple(change(pile) if shown.pile == name else pile for shown, pile in pairs)


def _less(pile: Pile, card: str) -> Pile:
    """A printed pile after this card was taken out of it; another card that was told as its top stays."""
    top = pile[-1]
    return (None,) * (len(pile) - 1) if top in (None, card) else (*pile[1:-1], top)


def _top_told(state: GameState, event: TopTold) -> dict[str, Any]:
    return _piles(state, _with_pile(state, event.pile, lambda pile: (*pile[:-1], event.card)))


def _card_removed(state: GameState, event: CardRemoved) -> dict[str, Any]:
    piles = _with_pile(state, event.pile, lambda pile: _less(pile, event.card))
    return {**_piles(state, piles), "removed": (*state.removed, event.card)}


def _deck_changed(state: GameState, event: DeckChanged) -> dict[str, Any]:
    piles = tuple(cards for _, cards in event.piles)
    changed = state.model_copy(update={"deck": event.deck, "seed": event.seed, **_piles(state, piles)})
    return {
        **{name: getattr(changed, name) for name in ("deck", "seed", "piles", "market")},
        "current": _turn(state, start_tops=_start_tops(changed)),
    }


def _card_corrected(state: GameState, event: CardCorrected) -> dict[str, Any]:
    swap = {event.was: event.is_} | ({} if event.other is None else {event.is_: event.was})
    more = {event.was: 1, event.is_: -1}

    def swapped(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(swap.get(card, card) for card in cards)

    def gains(cards: Iterable[str]) -> int:
        """How often `bananas` and `cost` are added to the holder of these cards."""
        return sum(more[card] for card in cards if card in swap)

    players = tuple(
        player.model_copy(
            update={
                "cards": swapped(player.cards),
                "slots": tuple(swapped(stack) for stack in player.slots),
            }
        )
        for player in state.players
    )
    purchases = []
    for purchase in state.purchases:
        gained = gains(bought.card for bought in purchase.cards)
        cards = tuple(b.model_copy(update={"card": swap.get(b.card, b.card)}) for b in purchase.cards)
        purchases.append(purchase.model_copy(update={"cards": cards, "spare": purchase.spare - event.cost * gained}))
    piles = state.piles
    if event.other is None:
        piles = _with_pile(state, event.piles[1], lambda pile: _less(pile, event.is_))
        names = [shown.pile for shown in state.market]
        back = names.index(event.piles[0])
        piles = (*piles[:back], (None, *piles[back]), *piles[back + 1 :])
    return {
        **_piles(state, piles),
        **_rescored(state, players, lambda cards: event.bananas * gains(cards)),
        "purchases": tuple(purchases),
        "short_deliveries": event.short_deliveries,
        "income": event.income,
        "owed": event.owed,
        "credits": event.credits,
        "current": _turn(state, cards_taken=swapped(state.current.cards_taken)),
    }


def _rescored(
    state: GameState, players: tuple[PlayerState, ...], gains: Callable[[Iterable[str]], int]
) -> dict[str, Any]:
    """The changes of the scores by `gains`, the bananas that cards bring more than before, now and in past rounds."""
    pairs = zip(players, state.players, strict=True)
    scored = tuple(player.model_copy(update={"score": player.score + gains(before.cards)}) for player, before in pairs)
    rounds = [list(scores) for scores in state.bananas_by_round]
    for purchase in state.purchases:
        gained = gains(bought.card for bought in purchase.cards)
        first, seat = divmod(purchase.turn - 1, len(state.players))
        for scores in rounds[first:]:
            scores[seat] += gained
    return {"players": scored, "bananas_by_round": tuple(map(tuple, rounds))}


def _card_learned(state: GameState, event: CardLearned) -> dict[str, Any]:
    return {
        **_rescored(state, state.players, lambda cards: event.more * sum(card == event.card for card in cards)),
        **_print_learned(event),
    }


def _board_learned(_state: GameState, event: BoardLearned) -> dict[str, Any]:
    return _print_learned(event)


def _print_learned(event: CardLearned | BoardLearned) -> dict[str, Any]:
    return {name: getattr(event, name) for name in ("data_hash", "income", "owed", "short_deliveries")}


def _knob_learned(state: GameState, event: KnobLearned) -> dict[str, Any]:
    return {
        "ground": with_knob(state.ground, event.x, event.y, event.colour),
        "data_hash": event.data_hash,
        "map_provenance": event.map_provenance,
    }


def _owed_settled(state: GameState, event: OwedSettled) -> dict[str, Any]:
    pieces = {"arch": event.arch, "brick": event.brick, "column": event.column}
    stock = state.players[event.player].bricks
    return {
        "supply": _moved(state.supply, -1, **pieces),
        "players": _player(state, event.player, bricks=stock.plus(**pieces)),
        "owed": owed_after(state, event.player, event.symbols, -1),
    }


def _end_withdrawn(_state: GameState, _event: EndWithdrawn) -> dict[str, Any]:
    return {"end_triggered_by": None, "shortage": None}


def _turn_ended(_state: GameState, _event: TurnEnded) -> dict[str, Any]:
    return {"credits": 0}


def _round_ended(state: GameState, event: RoundEnded) -> dict[str, Any]:
    return {"bananas_by_round": (*state.bananas_by_round, event.scores)}


def _ended_early(_state: GameState, _event: EndedEarly) -> dict[str, Any]:
    return {"ended_early": True}


def _player_left(state: GameState, event: PlayerLeft) -> dict[str, Any]:
    return {"gone": (*state.gone, event.player), "owed": owed_after_leaving(state, event)}


def _game_ended(_state: GameState, _event: GameEnded) -> dict[str, Any]:
    return {"ended": True, "owed": ()}


def _step_skipped(state: GameState, event: StepSkipped) -> dict[str, Any]:
    return _counted(state, event.player) if event.prompt is PromptKind.TAKE_RECURRING else {}


def _awaiting(_state: GameState, event: Awaiting) -> dict[str, Any]:
    return {"prompt": event.prompt, "entitlement": event.entitlement}


_CHANGES: Final[Mapping[type, Callable[[GameState, Any], dict[str, Any]]]] = {
    TurnStarted: _turn_started,
    StaircaseBuilt: _staircase_built,
    Decorated: _decorated,
    CreditsCounted: _credits_counted,
    BuildPassed: _build_passed,
    FrogTaken: _frog_taken,
    FrogReturned: _frog_returned,
    CardsTaken: _cards_taken,
    CardsPlaced: _cards_placed,
    Delivered: _delivered,
    EndTriggered: _end_triggered,
    StepSkipped: _step_skipped,
    BonusTaken: _bonus_taken,
    FigurePlaced: _figure_placed,
    FigureOnCard: _figure_on_card,
    SupplyCorrected: _supply_corrected,
    TopTold: _top_told,
    CardRemoved: _card_removed,
    DeckChanged: _deck_changed,
    CardCorrected: _card_corrected,
    OwedSettled: _owed_settled,
    EndWithdrawn: _end_withdrawn,
    CardLearned: _card_learned,
    BoardLearned: _board_learned,
    KnobLearned: _knob_learned,
    TurnEnded: _turn_ended,
    RoundEnded: _round_ended,
    EndedEarly: _ended_early,
    PlayerLeft: _player_left,
    GameEnded: _game_ended,
    Awaiting: _awaiting,
}
