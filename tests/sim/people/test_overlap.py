"""What simulated players do before their turn: drawn once a turn, the same for a new hub, and part of that turn."""

from typing import Any

from tests.cases import few

from monkey_palace.board.notation import notation
from monkey_palace.bots import make_bot
from monkey_palace.game.apply import turn_ahead
from monkey_palace.game.commands import Build, PassBuild
from monkey_palace.game.history import Game
from monkey_palace.game.state import GameState, PromptKind, state_json
from monkey_palace.randomness import Rng
from palace_hub.sim.people.decisions import Decisions
from palace_hub.sim.people.entering import Entering, pieces_of
from palace_hub.sim.people.hand_plan import HandPlan
from palace_hub.sim.people.hands import Hands
from palace_hub.sim.people.mistakes import beyond
from palace_hub.sim.people.overlap import STEPS, Overlap
from palace_hub.sim.world.cells import CellBank
from palace_hub.sim.world.noise_model import BUILDS
from palace_hub.sim.world.tabletop import WINDOW_US, Tabletop
from palace_hub.sim.world.truth import KINDS, Tray

SEEDS = range(1, 40)
BOX = (80, 80, 16, 16, 16, 16)


def at_cards(seed: int = 7, turn: int = 1) -> GameState:
    """The cards of this turn are due."""
    game, bot = Game.new(["Ann", "Bo"], seed=seed), make_bot("greedy")
    while game.state.turn < turn or game.prompt.kind is not PromptKind.TAKE_CARDS:
        game.apply(bot.choose(game.state.observed(), Rng.keyed("overlap", len(game.commands))))
    return game.state


def view_of(state: GameState, stage: str = "cards", placements: tuple[str, ...] = ()) -> dict[str, Any]:
    return {
        "phase": "play",
        "stage": stage,
        "player": state.prompt.player,
        "state": state_json(state.observed()),
        "plan": {"way": "plan", "placements": list(placements)},
        "question": None,
        "wrong": False,
    }


def people(seed: int) -> tuple[Overlap, Tabletop, HandPlan]:
    tray = Tray(seed, BOX)
    for cell, number in enumerate(BOX):
        tray.pour(cell, number, 0.0)
    top = Tabletop(seed, tray, Hands(), CellBank(seed, BUILDS["good"], "normal", WINDOW_US))
    entering = Entering(seed, "plan")
    work = HandPlan(seed, BOX, top, mistakes=None)  # type: ignore[arg-type]  # nobody errs here
    return Overlap(seed, Decisions(seed, ("greedy",), entering), entering, work, top), top, work


def later(top: Tabletop, seconds: float) -> float:
    for _ in range(round(seconds * 1e6 / WINDOW_US)):
        top.window()
    return top.t


def impatient() -> int:
    """The first seed whose next player takes the decoration and enters the whole staircase early."""
    for seed in SEEDS:
        ahead = people(seed)[0].ahead(view_of(at_cards()))
        if ahead is None or ahead.decoration is None or not isinstance(ahead.command, Build):
            continue
        if ahead.pieces == len(pieces_of(ahead.command.staircase)):
            return seed
    raise AssertionError("no seed overlaps")


def test_a_new_hub_meets_the_same_people():
    view = view_of(at_cards())
    assert [people(seed)[0].ahead(view) for seed in SEEDS] == [people(seed)[0].ahead(view) for seed in SEEDS]
    assert len({people(seed)[0].ahead(view) is None for seed in SEEDS}) == 2


def test_nobody_begins_in_a_build_or_in_the_last_turn():
    state = at_cards(turn=2)
    ended = state.model_copy(update={"end_triggered_by": 0})
    for seed in SEEDS:
        assert people(seed)[0].ahead(view_of(state, "build")) is None
        assert people(seed)[0].ahead(view_of(ended)) is None
    assert {people(seed)[0].ahead(view_of(state)) is None for seed in SEEDS} == {True, False}


def test_the_staircase_is_entered_and_one_decoration_taken():
    seed = impatient()
    overlap, top, work = people(seed)
    state, shown, before = at_cards(), [], list(BOX)
    ahead = overlap.ahead(view_of(state))
    assert ahead is not None
    for _ in range(400):
        entries = overlap.act(view_of(state, placements=tuple(shown)), top.t)
        for entry in entries:
            if entry["do"] == "place":
                shown.append(entry["placement"])
            else:
                assert entry["do"] == "take_back"
                shown.remove(entry.get("placement", shown[-1]))
        later(top, 0.05)
    assert isinstance(ahead.command, Build)
    assert sorted(shown) == sorted(map(str, pieces_of(ahead.command.staircase)))
    left = [top.tray.count(cell) for cell in range(len(KINDS))]
    assert [was - now for was, now in zip(before, left, strict=True)] == [
        int(cell == ahead.decoration) for cell in range(len(KINDS))
    ]
    assert work.taken((ahead.turn, "decorate"))[ahead.decoration] == 1
    assert overlap.counted()["taken"] == 1


@few(3, "stage", STEPS)
def test_the_last_player_waits_only_at_a_delivery(stage: str):
    held = []
    for seed in SEEDS:
        overlap, top, _ = people(seed)
        held.append(overlap.holds(view_of(at_cards(), stage), top.t))
    assert any(held) == (stage in ("one_time", "recurring"))


def test_a_staircase_that_was_decided_early_is_that_of_the_turn():
    state = at_cards()
    decisions = Decisions(3, ("greedy",), Entering(3, "plan"))
    early = decisions.ahead(state_json(state.observed()))
    begun = turn_ahead(state)
    assert begun is not None
    assert decisions.command(state_json(begun.observed())) == early
    assert early == Decisions(3, ("greedy",), Entering(3, "plan")).command(state_json(begun.observed()))


def test_it_is_decided_anew_where_something_stands_in_the_way():
    state = at_cards()
    decisions = Decisions(3, ("greedy",), Entering(3, "plan"))
    early = decisions.ahead(state_json(state.observed()))
    assert isinstance(early, Build)
    begun = turn_ahead(state)
    assert begun is not None
    first = pieces_of(early.staircase)[0]
    spoilt = begun.model_copy(update={"palace": (*begun.palace, notation((first,)))})
    assert decisions.command(state_json(spoilt.observed())) != early
    poor = begun.model_copy(
        update={
            "players": tuple(
                player.model_copy(update={"bricks": player.bricks.model_copy(update={"arch": 0})})
                for player in begun.players
            )
        }
    )
    again = Decisions(3, ("greedy",), Entering(3, "plan"))
    again.ahead(state_json(state.observed()))
    assert isinstance(again.command(state_json(poor.observed())), PassBuild)


def test_a_single_decoration_is_no_mistake_once_the_staircase_stands():
    assert beyond("cards", KINDS.index("gold"), 1) == 2
    assert beyond("recurring", KINDS.index("light_green"), 1) == 2
    assert beyond("build", KINDS.index("gold"), 1) == 1
    assert beyond("cards", KINDS.index("arch"), 1) == 1
