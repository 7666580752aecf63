"""Lists every contradiction in a state from outside.

A state reached by play has none. `problems` never raises on a well-typed state.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from monkey_palace.board.pieces import BONUS_CARDS, BOX, COLOURS, PIECES, STARTING_STAIRCASE, figures_in_play
from monkey_palace.cards.deck_format import PILES, SLOTS
from monkey_palace.cards.model import CardSet
from monkey_palace.errors import DataError, Problem
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.deliveries import delivery_of, recurring_symbols
from monkey_palace.game.departures import last_turn_cut_short, next_seat
from monkey_palace.game.phases import AFTER_PASS, PROMPTS, commands_due, row_of
from monkey_palace.game.piles import cards_left
from monkey_palace.game.position import palace, printed
from monkey_palace.game.position import turn as position_turn
from monkey_palace.game.scoring import score_sheets
from monkey_palace.game.state import GameState, PromptKind

__all__ = ["Problem", "problems"]


_CARD_PROMPTS: Final = frozenset({PromptKind.TAKE_CARDS, PromptKind.TAKE_ONE_TIME, PromptKind.TAKE_RECURRING})
# Far beyond the length of any game with 160 arches.
MAX_ROUNDS: Final = 1000


def problems(state: GameState) -> tuple[Problem, ...]:
    """Every contradiction; empty for a playable state."""
    shape = tuple(_shape(state)) or tuple(palace.readable(state))
    if shape:
        return shape
    try:
        card_set = cards_of(state)
    except DataError as error:
        return (Problem("set_missing", "", str(error)),)
    first = (*_cards(state, card_set), *palace.palace(state))
    if first:
        return first
    return tuple(problem for check in _CHECKS for problem in check(state, card_set))


def _shape(state: GameState) -> Iterator[Problem]:
    """Lists and mappings have exactly the entries of pieces, colours, figures, seats and piles."""
    seats = len(state.players)
    for name, mapping in (("supply", state.supply), ("built", state.built), ("lost", state.lost)):
        if set(mapping) != set(PIECES):
            yield Problem("kinds_missing", "1.1", f"{name} must name the six kinds of pieces")
    if set(state.highest) != set(COLOURS):
        yield Problem("colours_missing", "5.3", "highest must name the three colours")
    in_play = set(figures_in_play(state.expansions))
    for name, figures in (("trophies", state.trophies), ("figures", state.figures)):
        if set(figures) != in_play:
            yield Problem("figures_missing", "1.3", f"{name} must name the figures in play and no other")
    for name, rows in (("market", state.market), ("piles", state.piles), ("start_tops", state.current.start_tops)):
        if len(rows) != len(PILES):
            yield Problem("piles_missing", "1.4", f"{name} must have {len(PILES)} entries, got {len(rows)}")
    if len(state.income) != seats:
        yield Problem("income_missing", "7.2", f"income must have an entry for each of {seats} players")
    named = [state.prompt.player, state.end_triggered_by, *state.trophies.values()]
    named += [state.shortage.player if state.shortage else None, state.current.frog_from, *state.gone]
    if any(seat is not None and seat >= seats for seat in named):
        yield Problem("seat_unknown", "2.1", f"a seat is named that {seats} players do not have")
    if any(len(scores) != seats for scores in state.bananas_by_round):
        yield Problem("scores_missing", "8.4", "bananas_by_round must have a number for each player")
    if len(set(state.gone)) != len(state.gone):
        yield Problem("gone_wrong", "12.2", "a player can leave only once")
    if state.owed and len(state.owed) != seats:
        yield Problem("owed_wrong", "11.6", f"owed must have an entry for each of {seats} players, or none")
    if state.round > MAX_ROUNDS:
        yield Problem("rounds_too_many", "2.4", f"expected at most {MAX_ROUNDS} rounds")


def _cards(state: GameState, card_set: CardSet) -> Iterator[Problem]:
    """R1.4: every card is in its pile or with exactly one player."""
    ids = {card.id for card in card_set.cards}
    held = Counter(card for player in state.players for card in player.cards)
    mentioned = [*held, *state.current.cards_taken, *(card for pile in state.piles for card in pile if card)]
    mentioned += printed.mentioned(state)
    mentioned += [card for player in state.players for stack in player.slots for card in stack]
    mentioned += [top for top in state.current.start_tops if top is not None]
    if unknown := sorted({card for card in mentioned if card not in ids}):
        yield Problem("card_unknown", "1.4", f"no card {unknown[0]} in this set")
        return
    if unprinted := sorted(card for card in held if not card_set.card(card).is_known):
        yield Problem("card_unprinted", "11.8", f"a player holds {unprinted[0]}, and it is not known what it prints")
    seen = held + Counter(state.removed) + Counter(card for pile in state.piles for card in pile if card is not None)
    if twice := sorted(card for card, times in seen.items() if times > 1):
        yield Problem("card_twice", "1.4", f"card {twice[0]} is in two places")
    if state.deck == "printed" and state.seed is not None:
        yield Problem("seed_wrong", "11.1", "a printed deck has no seed")
    for place, (shown, pile) in enumerate(zip(state.market, state.piles, strict=True)):
        name, expected = PILES[place], [card.id for card in cards_left(state, card_set, place)]
        known = pile[:-1] if state.deck == "printed" else ()
        if len(pile) != len(expected) or any(card is not None and card not in expected for card in pile):
            yield Problem("pile_wrong", "1.4", f"pile {name} must hold the cards that no player has")
        elif any(card is not None for card in known):
            yield Problem("pile_known", "11.1", f"below the top of pile {name} of a printed deck no card is known")
        elif (shown.pile, shown.left, shown.top) != (name, len(pile), pile[-1] if pile else None):
            yield Problem("market_wrong", "1.4", f"market and piles disagree on {name}")
    for seat, player in enumerate(state.players):
        waiting = _unplaced(state) if seat == state.prompt.player else ()
        lying = [card for stack in player.slots for card in stack]
        if Counter([*lying, *waiting]) != Counter(player.cards):
            yield Problem("slots_wrong", "7.3", f"the slots of {player.name} must hold that player's cards")
        if any(len(stack) > 1 for stack in player.slots) and not all(player.slots):
            yield Problem("slots_covered", "7.3", f"{player.name} has covered a card with a slot empty")


def _unplaced(state: GameState) -> tuple[str, ...]:
    """This turn's cards that are not placed yet (R7.2)."""
    waiting = row_of(state.prompt.kind) <= row_of(PromptKind.PLACE_CARDS)
    return state.current.cards_taken if waiting else ()


def _pieces(state: GameState, _card_set: CardSet) -> Iterator[Problem]:
    for piece in PIECES:
        stocks = sum(player.bricks[piece] for player in state.players) if piece in PIECES[:3] else 0
        total = state.supply[piece] + state.built[piece] + stocks + state.lost[piece]
        if total != BOX[piece]:
            yield Problem(
                "pieces_total",
                "1.1",
                f"{piece.value}: tray, players, palace and lost make {total}, the box {BOX[piece]}",
            )
        if state.lost[piece] < -BOX[piece]:
            yield Problem(
                "lost_too_many", "7.6", f"{piece.value}: no more than {BOX[piece]} can have turned up beyond the box"
            )
        if state.built[piece] < STARTING_STAIRCASE.get(piece, 0):
            yield Problem("starting_pieces", "2.2", f"the starting staircase has more {piece.value} than the palace")
    for colour in COLOURS:
        if (state.highest[colour] is None) != (state.built[PIECES[3 + COLOURS.index(colour)]] == 0):
            yield Problem("highest_wrong", "5.3", f"highest and built disagree on {colour}")
    if state.bonus_left + sum(player.bonus for player in state.players) != BONUS_CARDS:
        yield Problem("bonus_total", "1.6", f"expected {BONUS_CARDS} Bonus Cards in all")


def _income(state: GameState, card_set: CardSet) -> Iterator[Problem]:
    for seat, player in enumerate(state.players):
        if state.income[seat] != recurring_symbols(seat, player.slots, card_set):
            yield Problem("income_wrong", "7.2", f"income of {player.name} is not what board and visible cards show")


def _scores(state: GameState, card_set: CardSet) -> Iterator[Problem]:
    for player, sheet in zip(state.players, score_sheets(state, card_set), strict=True):
        if player.score != sheet.total:
            yield Problem("score_wrong", "8.4", f"score of {player.name}: expected {sheet.total}, got {player.score}")


def _order(state: GameState, _card_set: CardSet) -> Iterator[Problem]:
    seats = len(state.players)
    if state.turn != (state.round - 1) * seats + state.prompt.player + 1:
        yield Problem("turn_wrong", "2.4", "round, turn and the player whose turn it is disagree")
    if len(state.bananas_by_round) != state.round - (not state.ended):
        yield Problem("rounds_wrong", "2.4", "bananas_by_round must have a row for each finished round")
    if state.ended != (state.prompt.kind is PromptKind.ENDED):
        yield Problem("ended_wrong", "8.3", "ended and the prompt disagree")
    if state.ended and not state.ended_early:
        if state.end_triggered_by is None:
            yield Problem("end_untriggered", "8.2", "the game cannot have ended without a trigger")
        if next_seat(state) > state.prompt.player:
            yield Problem("round_unfinished", "8.3", "the last round must be finished")
    left = seats - len(state.gone)
    if (state.ended_early and not state.ended) or left < (1 if state.ended_early else 2):
        yield Problem("ended_early_wrong", "12.1", "a game that ended early is over, and so is one of a single player")
    if state.prompt.player in state.gone and not state.ended:
        yield Problem("turn_of_gone", "12.2", "a player who left has no turn")
    if (state.shortage is None) != (state.end_triggered_by is None) or (
        state.shortage is not None and state.shortage.player != state.end_triggered_by
    ):
        yield Problem("shortage_wrong", "8.2", "shortage and end_triggered_by must come together")


def _prompt(state: GameState, card_set: CardSet) -> Iterator[Problem]:
    kind, turn = state.prompt.kind, state.current
    if state.prompt.commands != commands_due(state, kind):
        yield Problem(
            "commands_wrong",
            "2.4",
            f"at this prompt the commands due are {', '.join(commands_due(state, kind)) or 'none'}",
        )
    row = PROMPTS[kind]
    # R11: a printed deck may change while a purchase or a delivery is due, which then stays due, if only for nothing.
    open_ended = state.deck == "printed" and kind in _CARD_PROMPTS
    if not (open_ended or row.due(state, card_set)) or (
        row.instead is not None and row.instead(state, card_set) is not None
    ):
        yield Problem("prompt_not_due", "2.4", f"{kind.value} is not due")
    if turn.passed and kind not in AFTER_PASS | {PromptKind.ENDED}:
        yield Problem("prompt_after_pass", "4.10", f"after a pass {kind.value} is not due")
    due = {
        PromptKind.TAKE_ONE_TIME: delivery_of(state, "one_time"),
        PromptKind.TAKE_RECURRING: delivery_of(state, "recurring"),
    }
    if state.entitlement != due.get(kind, type(state.entitlement)()):
        yield Problem("entitlement_wrong", "7", "entitlement is not the delivery that is due")
    begun = kind is not PromptKind.BUILD and not last_turn_cut_short(state)
    if begun and (turn.report is None) != turn.passed:
        yield Problem("report_missing", "4.10", "after step 1 a turn has either a report or a pass")


def _turn(state: GameState, card_set: CardSet) -> Iterator[Problem]:
    kind, turn = state.prompt.kind, state.current
    row = row_of(kind)
    if kind is PromptKind.BUILD:
        fresh = type(turn)(
            start_tops=turn.start_tops,
            frog_taken=turn.frog_taken,
            frog_from=turn.frog_from,
            frog_stood=turn.frog_stood,
            frog_columns=turn.frog_columns,
        )
        if turn != fresh or state.credits:
            yield Problem("turn_begun", "2.4", "before step 1 nothing else can have happened in the turn")
    report = turn.report
    if report is not None and (
        turn.decoration != report.decoration
        or turn.substitute != (report.decoration not in (None, report.start_colour))
        or turn.credits_earned != report.arches + turn.highest_bonus
    ):
        yield Problem("report_wrong", "5", "the turn's decoration and credits are not those of its report")
    spent = sum(card_set.card(card).cost for card in turn.cards_taken)
    earned = 0 if state.ended else turn.credits_earned - spent
    if state.deck == "printed":  # R11.5: a corrected purchase may be overdrawn by agreement
        earned = max(0, earned)
    if state.credits != earned:
        yield Problem("credits_wrong", "6.1", f"expected {earned} credits left, got {state.credits}")
    by_people = state.deck == "printed"
    for pile, top, shown in zip(PILES, turn.start_tops, state.market, strict=True):
        if top is not None if by_people else top != shown.top and top not in turn.cards_taken:
            yield Problem("tops_wrong", "6.2", f"start_tops and market disagree on {pile}")
    if any(card not in state.player.cards or not (by_people or card in turn.start_tops) for card in turn.cards_taken):
        yield Problem("cards_taken_wrong", "6.2", "cards_taken must be tops of this turn that the player holds")
    slots = turn.slots_chosen
    if slots is not None and (len(slots) != len(turn.cards_taken) or any(not 0 <= slot < SLOTS for slot in slots)):
        yield Problem("slots_chosen_wrong", "7.3", "slots_chosen must give a slot for each card taken")
    for done, prompt in ((turn.one_time, PromptKind.TAKE_ONE_TIME), (turn.recurring, PromptKind.TAKE_RECURRING)):
        if done is not None and row <= row_of(prompt):
            yield Problem("delivery_early", "2.4", f"{prompt.value} cannot have been done yet")


def _figures(state: GameState, _card_set: CardSet) -> Iterator[Problem]:
    yield from palace.figures(state)


_CHECKS: Final[tuple[Callable[[GameState, CardSet], Iterator[Problem]], ...]] = (
    _pieces,
    _income,
    _scores,
    _order,
    _prompt,
    _turn,
    printed.printed_deck,
    position_turn.deliveries,
    position_turn.bonus_card,
    position_turn.frog,
    position_turn.trophies_due,
    _figures,
)
