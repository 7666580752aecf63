"""Random games: invariants after every event, and staircases judged by the reference rules."""

from collections import Counter
from collections.abc import Callable

import pytest
from tests.rules.staircase import slow_rules

from monkey_palace.board.geometry import problems as faults_of_palace
from monkey_palace.board.pieces import BOX, BUILDING, COLOURS, LETTER, Figure, Piece
from monkey_palace.bots import make_bot
from monkey_palace.bots.match import play_game
from monkey_palace.game.events import (
    Awaiting,
    Decorated,
    Delivered,
    FigurePlaced,
    FrogReturned,
    FrogTaken,
    GameEvent,
    StaircaseBuilt,
)
from monkey_palace.game.evolve import evolve
from monkey_palace.game.history import Game
from monkey_palace.game.palace_state import bare_palace, standing_figures
from monkey_palace.game.position.check import problems
from monkey_palace.game.records import record_lines, verify_record
from monkey_palace.game.state import GameState, state_hash
from monkey_palace.randomness import Rng
from monkey_palace.settings import Settings, allowed_values

Invariants = Callable[[GameState], None]

CI_GAMES, CI_PARTS = 300, 50
CI_PARTS_PLAYED = 1
"""Parts in an ordinary run, 6 games; `make test-long` plays all parts."""
LONG_GAMES, LONG_PARTS = 10_000, 100
# One game in this many is also replayed as a record and checked for contradictions, which takes as long as the game.
RECORDED_ONE_IN = 4


@pytest.mark.parametrize(
    "part",
    [pytest.param(part, marks=[pytest.mark.long] if part >= CI_PARTS_PLAYED else []) for part in range(CI_PARTS)],
)
def test_300_random_games_end_and_every_event_keeps_every_invariant(part: int, check_invariants: Invariants) -> None:
    for seed in range(part, CI_GAMES, CI_PARTS):
        plays_soundly(seed, check_invariants)


@pytest.mark.long
@pytest.mark.parametrize("part", range(LONG_PARTS))
def test_10_000_random_games_end_and_every_event_keeps_every_invariant(part: int, check_invariants: Invariants) -> None:
    for seed in range(part, LONG_GAMES, LONG_PARTS):
        plays_soundly(seed, check_invariants)


def table_of(seed: int) -> tuple[int, int, tuple[str, ...], Settings]:
    """Players, ground map, expansions and settings of a random game."""
    rng = Rng.keyed("table", seed)
    settings = Settings(
        short_delivery=rng.choice(("take_what_is_left", "take_none_of_that_type")),
        butterfly_tallest_of=rng.choice(("any_colour", "own_colour")),
        highest_tie_earns_credit=rng.choice((False, True)),
        bonus_counts=rng.choice(("placed_this_turn", "whole_pile")),
        figure_blocks=rng.choice(("everyone", "others")),
        choice_avoids_shortage=rng.choice((True, False)),
        decoration_out=rng.choice(("any_colour_scores_none", "skip")),
        frog_column_can_trigger_end=rng.choice((False, True)),
        voluntary_pass=rng.choice((False, True)),
        stack_new_cards=rng.choice(("free", "on_each_other")),
        frog_place=rng.choice(("lowest_open_knob", "lowest_arch", "lowest_end")),
    )
    expansions = rng.choice(((), ("butterfly",), ("frog",), ("butterfly", "frog")))
    return 2 + rng.below(3), 1 + rng.below(4), expansions, settings


def plays_soundly(seed: int, check_invariants: Invariants) -> None:
    players, ground_map, expansions, settings = table_of(seed)
    bots = [make_bot("random")] * players
    game = play_game(bots, seed, settings=settings, ground_map=ground_map, expansions=expansions)
    walks_soundly(game, check_invariants)
    state = game.state
    assert state.ended, "R8.3"
    assert state.turn == players * state.round, "R8.3: all have had the same number of turns"
    assert problems(state) == ()
    assert faults_of_palace(bare_palace(state)) == ()
    if seed % RECORDED_ONE_IN == 0:
        assert verify_record(record_lines(game)).state_hash == state_hash(state)
        contradicts_nowhere(game)


def contradicts_nowhere(game: Game) -> None:
    """Asserts that no state at a prompt contradicts itself."""
    state = None
    for event in game.events:
        state = evolve(state, event)
        if isinstance(event, Awaiting):
            assert problems(state) == (), f"round {state.round}, {state.prompt.kind}"


def walks_soundly(game: Game, check_invariants: Invariants) -> None:
    """Folds the events one by one; asserts the ledger after each, and the invariants at each prompt."""
    state, ledger, looked_at = None, None, None
    for event in game.events:
        before, state = state, evolve(state, event)
        if ledger is None:
            ledger = Ledger(state)
        ledger.book(event)
        ledger.agrees_with(state)
        if before is not None and isinstance(event, StaircaseBuilt):
            assert legal_by_the_slow_rules(before, event), f"R4: {event.placements}"
        if isinstance(event, Awaiting):
            check_invariants(state if looked_at is None or moved(looked_at, state) else without_palace(state))
            looked_at = state
    assert state == game.state
    assert state_hash(state) == state_hash(game.state)


def moved(before: GameState, state: GameState) -> bool:
    """Whether pieces or figures have changed."""
    return (before.palace, before.figures) != (state.palace, state.figures)


def without_palace(state: GameState) -> GameState:
    """The state without its palace, which was checked before."""
    return state.model_copy(
        update={"palace": (), "current": state.current.model_copy(update={"staircase": ()})},
    )


class Ledger:
    """Tray, stocks and palace, computed from the pieces that events move; it knows no rule."""

    def __init__(self, opening: GameState) -> None:
        self.tray = Counter({piece: opening.supply[piece] for piece in Piece})
        self.palace = Counter({piece: opening.built[piece] for piece in Piece})
        self.stocks = [Counter({piece: player.bricks[piece] for piece in BUILDING}) for player in opening.players]
        self.highest = dict(opening.highest)

    def book(self, event: GameEvent) -> None:
        match event:
            case StaircaseBuilt(player=seat, report=report):
                used = dict(zip(BUILDING, (report.arches, report.bricks, report.columns), strict=True))
                self.stocks[seat].subtract(used)
                self.palace.update(used)
            case Decorated(colour=colour, level=level):
                self.tray[Piece(colour)] -= 1
                self.palace[Piece(colour)] += 1
                self.highest[colour] = max(level, self.highest[colour] or 0)
            case Delivered(player=seat):
                self._take(seat, {piece: getattr(event, piece.value) for piece in BUILDING})
            case FrogTaken(player=seat, columns=columns):
                self._take(seat, {Piece.COLUMN: columns})
            case FrogReturned(player=seat, columns=columns):
                self._take(seat, {Piece.COLUMN: -columns})

    def _take(self, seat: int, pieces: dict[Piece, int]) -> None:
        self.tray.subtract(pieces)
        self.stocks[seat].update(pieces)

    def agrees_with(self, state: GameState) -> None:
        assert dict(self.tray) == dict(state.supply)
        assert dict(self.palace) == dict(state.built)
        assert Counter(word[0] for word in state.palace) == {LETTER[piece]: n for piece, n in self.palace.items() if n}
        for stock, player in zip(self.stocks, state.players, strict=True):
            assert all(stock[piece] == player.bricks[piece] >= 0 for piece in BUILDING)
        for piece in Piece:
            held = sum(stock[piece] for stock in self.stocks)
            assert self.tray[piece] >= 0
            assert self.tray[piece] + self.palace[piece] + held == BOX[piece]
        assert self.highest == {colour: state.highest[colour] for colour in COLOURS}


def legal_by_the_slow_rules(before: GameState, event: StaircaseBuilt) -> bool:
    """R3, R4: the verdict of the reference rules, with the figures that block the builder (R10.5)."""
    own = before.settings.figure_blocks == "others"
    figures = {
        cell
        for figure, cell in standing_figures(before).items()
        if not (own and before.trophies[figure] == event.player)
    }
    ground = {(x, y): colour for x, y, colour in before.ground}
    return slow_rules.is_legal(ground, before.palace, figures, event.placements)


def test_the_random_tables_reach_every_setting_every_figure_and_a_pass() -> None:
    """The games above cover all settings, figures and kinds of events."""
    tables = [table_of(seed) for seed in range(CI_GAMES)]
    assert {players for players, *_ in tables} == {2, 3, 4}
    assert {ground_map for _, ground_map, *_ in tables} == {1, 2, 3, 4}
    for name in Settings.model_fields:
        values = {getattr(settings, name) for *_, settings in tables}
        assert len(values) == (1 if name == "running_score" else len(allowed_values(name))), name
    placed: set[Figure] = set()
    kinds: set[str] = set()
    for seed in range(8):
        players, ground_map, expansions, settings = table_of(seed)
        bots = [make_bot("random")] * players
        game = play_game(bots, seed, settings=settings, ground_map=ground_map, expansions=expansions)
        placed |= {event.figure for event in game.events if isinstance(event, FigurePlaced)}
        kinds |= {event.kind for event in game.events}
    assert placed == set(Figure)
    assert {"build_passed", "frog_taken", "bonus_taken", "cards_placed"} <= kinds
