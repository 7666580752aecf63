"""R7.6: corrections of the supply at any prompt, and the game after them."""

import json

import pytest
from tests.rules.game.random_commands import some_legal

from monkey_palace.board.pieces import BOX, PIECES
from monkey_palace.bots import BOTS, make_bot
from monkey_palace.engine.protocol import Engine
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.apply import decide, fold
from monkey_palace.game.commands import CorrectSupply, EndTurn, PassBuild, Take, TakeFrog, command_json, parse_command
from monkey_palace.game.deliveries import delivery_options
from monkey_palace.game.events import Awaiting, SupplyCorrected
from monkey_palace.game.history import Game
from monkey_palace.game.phases import PROMPTS
from monkey_palace.game.position.check import problems
from monkey_palace.game.records import record_lines, verify_record
from monkey_palace.game.state import GameState, PromptKind, canonical_json, state_hash, state_json
from monkey_palace.randomness import Rng
from monkey_palace.settings import Settings

LOST = CorrectSupply(arch=3, gold=1)


def walked(seed: int) -> Game:
    """A game of four with both expansions, played at random to its end."""
    game, rng = Game.new(["Ann", "Bo", "Cy", "Di"], expansions=("butterfly", "frog"), seed=seed), Rng(seed)
    while not game.state.ended:
        game.apply(rng.choice(some_legal(game)))
    return game


def refused(game: Game, command: CorrectSupply) -> IllegalCommand:
    with pytest.raises(IllegalCommand) as caught:
        game.apply(command)
    return caught.value


def test_the_supply_is_corrected_and_the_ledger_stays_closed(check_invariants):
    game = Game.new(["Ann", "Bo"])
    events = game.apply(CorrectSupply(arch=3, brick=-1, gold=2))
    assert events[0] == SupplyCorrected(arch=3, brick=-1, column=0, light_green=0, dark_green=0, gold=2)
    assert [game.state.supply[piece] for piece in PIECES] == [71, 79, 16, 16, 16, 13]
    assert [game.state.lost[piece] for piece in PIECES] == [3, -1, 0, 0, 0, 2]
    check_invariants(game.state)
    assert problems(game.state) == ()


def test_a_correction_is_allowed_at_every_prompt_and_changes_only_the_supply():
    """It keeps the prompt, no prompt lists it, and undo restores the state."""
    seen = set()
    for seed in range(4):
        game, rng = Game.new(["Ann", "Bo", "Cy"], expansions=("butterfly", "frog"), seed=seed), Rng(seed)
        while not game.state.ended:
            before, prompt = game.state, game.state.prompt
            assert "correct_supply" not in prompt.commands
            assert not any(isinstance(command, CorrectSupply) for command in some_legal(game))
            if game.state.supply["light_green"] > 0:
                seen.add(prompt.kind)
                correction = CorrectSupply(light_green=1)
                assert correction in game.legal
                game.apply(correction)
                unchanged = {"supply", "lost"}
                assert game.state.model_dump(exclude=unchanged) == before.model_dump(exclude=unchanged)
                assert problems(game.state) == ()
                game.undo()
                assert game.state == before
            game.apply(rng.choice(some_legal(game)))
    assert seen == set(PROMPTS) - {PromptKind.ENDED}


def test_a_correction_after_the_end_is_refused():
    assert refused(walked(1), LOST).code == "game_over"


def test_8_2_a_delivery_that_the_correction_left_short_triggers_the_end(table):
    laid = table().do(PassBuild())
    due = laid.state.entitlement
    assert (due.arch, due.brick) == (1, 1)
    assert delivery_options(laid.state) == (Take(source="recurring", arch=1, brick=1),)
    laid.do(CorrectSupply(arch=laid.state.supply["arch"]))
    assert laid.state.end_triggered_by is None
    assert laid.state.entitlement == due
    assert delivery_options(laid.state) == (Take(source="recurring", brick=1),)
    assert not laid.game.can(Take(source="recurring", arch=1, brick=1))
    laid.do(Take(source="recurring", brick=1))
    assert laid.state.shortage.model_dump() == {"player": 0, "piece": "arch", "wanted": 1, "found": 0}
    laid.to(PromptKind.ENDED)
    assert laid.state.turn == 2


def test_8_2_pieces_found_again_in_time_do_not_trigger_the_end(table, check_invariants):
    laid = table().do(PassBuild())
    all_of_them = laid.state.supply["arch"]
    laid.do(CorrectSupply(arch=all_of_them), CorrectSupply(arch=-all_of_them))
    laid.do(Take(source="recurring", arch=1, brick=1))
    assert laid.state.end_triggered_by is None
    assert not any(laid.state.lost.values())
    check_invariants(laid.state)


def test_10_7_when_the_last_of_a_colour_is_lost_another_goes_on(table):
    laid = table().do(CorrectSupply(light_green=16))
    decorations = {command.decoration for command in laid.game.legal if command.kind == "report_build"}
    assert decorations == {"dark_green", "gold"}


def test_9_3_the_frog_is_due_while_a_column_is_there(table, check_invariants):
    laid = table(expansions=("frog",)).do(CorrectSupply(column=16))
    assert "take_frog" not in laid.state.prompt.commands
    laid.do(CorrectSupply(column=-1))
    assert "take_frog" in laid.state.prompt.commands
    laid.do(TakeFrog(), CorrectSupply(column=-16), PassBuild())
    assert laid.state.supply["column"] == 17, "found while one was out, and that one came back"
    assert problems(laid.state) == ()
    check_invariants(laid.state)


@pytest.mark.parametrize("piece", PIECES)
def test_the_bounds_are_an_empty_compartment_and_the_box(piece):
    game = Game.new(["Ann", "Bo"])
    has = game.state.supply[piece]
    most = BOX[piece] - has
    error = refused(game, CorrectSupply(**{piece.value: has + 1}))
    assert (error.code, error.rule) == ("correction_below_zero", "7.6")
    assert dict(error.params) == {"piece": piece.value, "has": has, "wanted": has + 1}
    error = refused(game, CorrectSupply(**{piece.value: -most - 1}))
    assert (error.code, error.rule) == ("correction_above_box", "7.6")
    assert dict(error.params) == {"piece": piece.value, "has": has, "wanted": most + 1, "most": most}
    if most:
        game.apply(CorrectSupply(**{piece.value: -most}))
        assert game.state.supply[piece] == BOX[piece]
    game.apply(CorrectSupply(**{piece.value: game.state.supply[piece]}))
    assert game.state.supply[piece] == 0


def test_no_more_pieces_than_the_box_holds_can_be_found_again(table, check_invariants):
    """Repeated finds stay within the limits of a reported staircase."""
    laid = table()
    for _ in range(40):
        laid.to(PromptKind.TAKE_RECURRING)
        space = BOX["arch"] - laid.state.supply["arch"]
        found = min(space, BOX["arch"] + laid.state.lost["arch"])
        assert not laid.game.can(CorrectSupply(arch=-found - 1))
        if found:
            laid.do(CorrectSupply(arch=-found))
        check_invariants(laid.state)
        assert problems(laid.state) == ()
        if laid.state.lost["arch"] == -80:
            break
        laid.set(_all_arches_to_the_first)
        laid.to(PromptKind.END_TURN).do(EndTurn())
    assert laid.state.lost["arch"] == -80
    assert refused(laid.game, CorrectSupply(arch=-1)).params["most"] == 0


def _all_arches_to_the_first(state: GameState) -> GameState:
    players, left = list(state.players), state.supply["arch"] - 10
    players[0] = players[0].model_copy(update={"bricks": players[0].bricks.plus(arch=left)})
    return state.model_copy(update={"players": tuple(players), "supply": {**state.supply, "arch": 10}})


def test_a_correction_is_one_step_of_undo_and_redo():
    game = Game.new(["Ann", "Bo"], settings=Settings(voluntary_pass=True))
    states = [game.state]
    for command in (LOST, PassBuild(), CorrectSupply(arch=-2), _due(game)):
        game.apply(command)
        states.append(game.state)
    for state in reversed(states[:-1]):
        game.undo()
        assert game.state == state
    for state in states[1:]:
        game.redo()
        assert game.state == state
    assert fold(game.events) == game.state


def _due(game: Game) -> Take:
    due = game.state.income[0]
    return Take(source="recurring", arch=due.arch, brick=due.brick, column=due.column)


def test_a_record_with_a_correction_is_verified():
    game = Game.new(["Ann", "Bo"], expansions=("frog",), seed=3)
    rng = Rng(3)
    for n in range(60):
        if n % 20 == 10:
            game.apply(CorrectSupply(arch=2, column=1))
        if n % 20 == 15:
            game.apply(CorrectSupply(arch=-1))
        game.apply(rng.choice(some_legal(game)))
    lines = list(record_lines(game))
    assert sum('"supply_corrected"' in line for line in lines) == 6
    verified = verify_record(lines)
    assert verified.complete
    assert verified.state == game.state


def test_a_game_with_nothing_left_still_ends(check_invariants):
    """Lost pieces do not count: the next delivery is short."""
    for seed in range(4):
        game, rng = Game.new(["Ann", "Bo", "Cy"], seed=seed), Rng(seed)
        for _ in range(3):
            game.apply(rng.choice(some_legal(game)))
        game.apply(CorrectSupply(**{piece.value: game.state.supply[piece] for piece in PIECES}))
        assert not any(game.state.supply.values())
        while not game.state.ended:
            game.apply(rng.choice(some_legal(game)))
            check_invariants(game.state)
        assert game.state.round <= 2


@pytest.mark.parametrize("name", BOTS)
def test_bots_play_on_with_what_is_left_and_correct_nothing(name):
    game, bot, rng = Game.new(["Ann", "Bo"], seed=2), make_bot(name), Rng(2)
    game.apply(CorrectSupply(arch=40, brick=40, light_green=16))
    while not game.state.ended:
        command = bot.choose(game.state.observed(), rng)
        assert not isinstance(command, CorrectSupply)
        game.apply(command)
    assert game.state.lost["arch"] == 40


def test_a_position_from_before_the_ledger_had_losses_is_read_as_without():
    state = Game.new(["Ann", "Bo"]).state
    old = state_json(state)
    del old["lost"]
    read = GameState.model_validate_json(canonical_json(old), strict=True)
    assert read == state
    assert state_hash(read) == state_hash(state)


def test_a_correction_over_the_engine_protocol():
    engine = Engine()

    def ask(**request):
        return json.loads(engine.handle(json.dumps(request).encode()))

    ask(op="new", players=["Ann", "Bo"])
    reply = ask(op="apply", command={"kind": "correct_supply", "arch": 4})
    assert [event["kind"] for event in reply["events"]] == ["supply_corrected", "awaiting"]
    state = ask(op="state")["state"]
    assert (state["supply"]["arch"], state["lost"]["arch"]) == (70, 4)
    assert ask(op="position", state=state)["ok"]
    refusal = ask(op="apply", command={"kind": "correct_supply", "brick": 79})["error"]
    assert (refusal["code"], refusal["rule"]) == ("correction_below_zero", "7.6")
    assert refusal["params"] == {"piece": "brick", "has": 78, "wanted": 79}
    refusal = ask(op="apply", command={"kind": "correct_supply"})["error"]
    assert refusal["code"] == "correction_empty"


def test_command_and_event_are_written_and_read_alike():
    assert parse_command(command_json(LOST)) == LOST
    assert parse_command({"kind": "correct_supply", "gold": 1, "arch": 3}) == LOST
    game = Game.new(["Ann", "Bo"])
    corrected, awaiting = decide(game.state, LOST)
    assert corrected.model_dump(exclude={"kind"}) == LOST.model_dump(exclude={"kind"})
    assert isinstance(awaiting, Awaiting)
    assert awaiting.prompt == game.prompt
