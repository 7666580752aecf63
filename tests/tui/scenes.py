"""Snapshots of every step, made from games that bots really played, so that no picture shows an impossible table."""

import dataclasses
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

from monkey_palace.bots import make_bot
from monkey_palace.card_sets import remember
from monkey_palace.cards import CardSet, load_set
from monkey_palace.commands import TakeCards, command_json, parse_command
from monkey_palace.errors import RulesError
from monkey_palace.game import Game
from monkey_palace.notation import parse_placements
from monkey_palace.palace_state import palace_of
from monkey_palace.pieces import BOX, PIECES
from monkey_palace.randomness import Rng
from monkey_palace.settings import Settings
from monkey_palace.staircase_check import check
from monkey_palace.state import GameState, PromptKind, state_json
from palace_hub.locale.message import Message
from palace_hub.referee.judgement import Aim, Box, Choice, Judgement, Light, Option, Question
from palace_hub.views.snapshot import (
    BuildDraft,
    CellView,
    CornerView,
    EvidenceView,
    HallView,
    LinkView,
    LogLine,
    Phase,
    PlanDraft,
    PlateView,
    ResumeOffer,
    SetupStep,
    SetupView,
    Snapshot,
    Stage,
    TrayCheckView,
)

THREE = ("Ann", "Bo", "Chiara")
TRAY = LinkView("tray", "tray", "live", "e6616407e3", 0.1, 80.0, 0, 0, 48211, "micropython 1.29.0", "0.1.0", "host")
LAST = Message("log-took", {"name": "Ann", "piece": "brick", "count": 4})
MOST_COMMANDS = 2000
WHOLE_GAME_SEED = 11


STATES = Path(__file__).parent / "states"
"""Positions as bots once reached them, kept so that a better bot changes no picture. `python -m tests.tui.freeze`."""

CARDS = STATES / "cards"
"""The cards that they were played with, kept so that tuning the house's cards changes no picture either."""


@cache
def card_set() -> CardSet:
    """The kept cards, made known to the rules by the hash that the positions name."""
    return remember(load_set(CARDS))


def played(
    kind: PromptKind,
    names: tuple[str, ...],
    round_: int,
    seat: int | None,
    like: Callable[[GameState], bool] | None,
) -> GameState:
    """The first position from `round_` on, in games of 40 seeds, that waits for `kind` from `seat`, `like` that."""
    for seed in range(11, 51):
        game = Game.new(names, expansions=("butterfly", "frog"), data_set=card_set(), seed=seed)
        bot, chance = make_bot("greedy"), Rng(seed)
        for _ in range(MOST_COMMANDS):
            state = game.state
            fits = state.prompt.kind is kind and state.round >= round_ and seat in (None, state.prompt.player)
            if fits and (like is None or like(state)):
                return state
            if state.ended:
                break
            game.apply(bot.choose(state.observed(), chance))
    raise AssertionError(f"no game waits for {kind}")


@cache
def game_at(
    name: str,
    kind: PromptKind,
    names: tuple[str, ...] = THREE,
    round_: int = 5,
    seat: int | None = 0,
    like: Callable[[GameState], bool] | None = None,
) -> Game:
    """The kept position of that name; played and written down if there is none."""
    file = STATES / f"{name}.json"
    if not file.exists():
        STATES.mkdir(exist_ok=True)
        state = played(kind, names, round_, seat, like)
        file.write_text(json.dumps(state_json(state), separators=(",", ":")) + "\n", encoding="utf-8")
    card_set()
    return Game.from_state(GameState.model_validate_json(file.read_text(encoding="utf-8")))


def cells(state: GameState) -> tuple[CellView, ...]:
    return tuple(
        CellView(piece.value, state.supply[piece], True, "quiet", state.supply[piece] * 2.3, 14.0, 3.0, 80.0)
        for piece in PIECES
    )


def judgement(
    aim: Aim,
    boxes: dict[str, Box] | None = None,
    choice: Choice | None = None,
    reason: Message | None = None,
    known: bool = True,
) -> Judgement:
    given = boxes or {}
    row = tuple(given.get(piece.value, Box(piece.value)) for piece in PIECES)
    wrong = any(box.put_back or box.take_out for box in row)
    complete = not wrong and not any(box.due for box in row)
    lights = tuple(Light.PUT_BACK if box.put_back else Light.TAKE if box.due else Light.OFF for box in row)
    return Judgement(aim, row, choice, wrong, complete, reason, lights, known)


def snapshot(game: Game, stage: Stage | None, **changes: object) -> Snapshot:
    state = game.state
    made = Snapshot(
        t=1234.5,
        simulated=True,
        phase=Phase.PLAY,
        stage=stage,
        game=state,
        judgement=judgement(Aim.NOTHING),
        cells=cells(state),
        links=(TRAY,),
        last_event=LAST,
        can_undo=True,
        scores=game.score(),
        log=(
            LogLine(3, 1201.0, "", "Ann", LAST, "7.4"),
            LogLine(2, 1180.0, "", "Ann", Message("log-command-take-cards", {"name": "Ann", "cards": 2}), "6.1"),
            LogLine(1, 1150.0, "", "Bo", Message("log-override", {"piece": "brick", "old": 38, "new": 37}), "", True),
        ),
    )
    return dataclasses.replace(made, **changes)


def build() -> Snapshot:
    game = game_at(
        "build", PromptKind.BUILD, like=lambda state: state.player.bricks.arch >= 5 and not state.player.bricks.column
    )
    draft = BuildDraft("gold", 4, 3, 0, 6, True)
    return snapshot(game, Stage.BUILD, draft=draft, can_confirm=True)


def build_empty() -> Snapshot:
    return dataclasses.replace(build(), draft=BuildDraft(), can_confirm=True)


def build_fault() -> Snapshot:
    fault = Message("rule-height-too-low", {"lowest": 4, "height": 3, "rule": "4.6"})
    return dataclasses.replace(build(), draft=BuildDraft("gold", 4, 3, 0, 3), draft_faults=(fault,))


def decorate() -> Snapshot:
    now = judgement(Aim.DECORATE, {"gold": Box("gold", 1)})
    return dataclasses.replace(build(), stage=Stage.DECORATE, judgement=now, can_confirm=False)


def credits_() -> Snapshot:
    game = game_at("credits", PromptKind.TAKE_CARDS, like=lambda state: state.current.highest_bonus)
    return snapshot(game, Stage.CREDITS, can_confirm=True)


def card_reasons(game: Game, chosen: tuple[str, ...]) -> dict[str, Message]:
    reasons = {}
    for pile in game.state.market:
        if pile.top is not None and pile.top not in chosen:
            try:
                game.verify(TakeCards(cards=(*chosen, pile.top)))
            except RulesError as error:
                reasons[pile.top] = Message("rule-" + error.code.replace("_", "-"), dict(error.params))
    return reasons


def cards(chosen: int = 1) -> Snapshot:
    game = game_at("cards", PromptKind.TAKE_CARDS, like=lambda state: state.credits >= 5)
    colour = game.state.current.report.start_colour
    tops = [pile.top for pile in game.state.market if pile.top is not None and pile.pile == f"{colour}-4"]
    picked = tuple(tops[:chosen])
    return snapshot(game, Stage.CARDS, cards_chosen=picked, card_reasons=card_reasons(game, picked), can_confirm=True)


def cards_none() -> Snapshot:
    return cards(0)


def one_time() -> Snapshot:
    game = game_at(
        "one_time",
        PromptKind.TAKE_ONE_TIME,
        round_=3,
        seat=None,
        like=lambda state: state.entitlement.brick_or_arch > 0 and state.entitlement.column > 0,
    )
    due = game.state.entitlement
    now = judgement(Aim.ONE_TIME, {"column": Box("column", due.column, 0)}, Choice(due.brick_or_arch, 1, 0, 1))
    return snapshot(game, Stage.ONE_TIME, judgement=now)


def place_cards() -> Snapshot:
    game = game_at(
        "place_cards",
        PromptKind.PLACE_CARDS,
        round_=4,
        seat=None,
        like=lambda state: len(state.current.cards_taken) > 1,
    )
    return snapshot(game, Stage.PLACE_CARDS, slots_chosen=(2,), can_confirm=True)


def _recurring_game() -> Game:
    return game_at(
        "recurring",
        PromptKind.TAKE_RECURRING,
        like=lambda state: (
            state.entitlement.arch == 4 and state.entitlement.brick >= 3 and not state.entitlement.column
        ),
    )


def recurring() -> Snapshot:
    game = _recurring_game()
    due = game.state.entitlement
    boxes = {"arch": Box("arch", due.arch, 1), "brick": Box("brick", due.brick, due.brick)}
    return snapshot(game, Stage.RECURRING, judgement=judgement(Aim.RECURRING, boxes))


def moving() -> Snapshot:
    now = recurring()
    boxes = tuple(dataclasses.replace(box, moving=box.piece == "arch") for box in now.judgement.boxes)
    return dataclasses.replace(now, judgement=dataclasses.replace(now.judgement, boxes=boxes))


def wrong_take() -> Snapshot:
    game = _recurring_game()
    due = game.state.entitlement
    boxes = {
        "arch": Box("arch", due.arch, 2),
        "brick": Box("brick", due.brick, due.brick),
        "column": Box("column", 0, 1, put_back=1),
    }
    reason = Message("wrong-type", {"piece": "column", "count": 1, "rule": "7.5"})
    return snapshot(game, Stage.RECURRING, judgement=judgement(Aim.RECURRING, boxes, reason=reason))


def correction() -> Snapshot:
    boxes = {
        "arch": Box("arch", 0, 2, put_back=2),
        "brick": Box("brick", take_out=1),
        "column": Box("column", 0, 1, put_back=1),
    }
    reason = Message("wrong-time", {"piece": "arch", "count": 2, "rule": "7.5"})
    return dataclasses.replace(build(), judgement=judgement(Aim.NOTHING, boxes, reason=reason), can_confirm=False)


def bonus() -> Snapshot:
    game = game_at("bonus", PromptKind.TAKE_RECURRING, like=lambda state: state.current.report.five_high, seat=None)
    return snapshot(game, Stage.BONUS, bonus_shown=True, can_confirm=True)


def monkey() -> Snapshot:
    game = game_at("monkey", PromptKind.PLACE_MONKEY, seat=None, round_=2)
    return snapshot(game, Stage.TROPHIES, can_confirm=True)


def end_turn() -> Snapshot:
    game = game_at("end_turn", PromptKind.END_TURN, round_=3)
    return snapshot(game, Stage.END_TURN, can_confirm=True)


def last_round() -> Snapshot:
    game = game_at(
        "last_round", PromptKind.BUILD, round_=4, seat=None, like=lambda state: state.end_triggered_by is not None
    )
    return snapshot(game, Stage.BUILD)


@cache
def whole_game() -> Game:
    """A kept game from its first command to the score; played and written down if there is none."""
    file = STATES / "whole_game.json"
    if not file.exists():
        played_out = Game.new(THREE, expansions=("butterfly", "frog"), data_set=card_set(), seed=WHOLE_GAME_SEED)
        bot, chance = make_bot("greedy"), Rng(WHOLE_GAME_SEED)
        while not played_out.state.ended:
            played_out.apply(bot.choose(played_out.state.observed(), chance))
        STATES.mkdir(exist_ok=True)
        kept = [command_json(command) for command in played_out.commands]
        file.write_text(json.dumps(kept, separators=(",", ":")) + "\n", encoding="utf-8")
    game = Game.new(THREE, expansions=("butterfly", "frog"), data_set=card_set(), seed=WHOLE_GAME_SEED)
    for command in json.loads(file.read_text(encoding="utf-8")):
        game.apply(parse_command(command))
    return game


def score() -> Snapshot:
    game = whole_game()
    return snapshot(
        game,
        None,
        phase=Phase.ENDED,
        judgement=None,
        result=game.result(),
        longest=(6, 5, 5),
        tallest=(9, 7, 8),
        can_undo=False,
        history=game.states,
    )


def question() -> Snapshot:
    asked = Question(
        7,
        "count",
        Message("ask-count-headline", {"piece": "brick", "low": 3, "high": 4}),
        Message("ask-count-why", {"piece": "brick", "low": 3, "high": 4, "reading": "3.47"}),
        tuple(Option(str(count), Message("answer-pieces", {"piece": "brick", "count": count})) for count in (3, 4)),
        1,
    )
    return dataclasses.replace(recurring(), question=asked)


def node_lost() -> Snapshot:
    now = recurring()
    lost = dataclasses.replace(TRAY, state="lost", age_s=8.2)
    return dataclasses.replace(
        now,
        manual=True,
        links=(lost,),
        cells=tuple(CellView(cell.piece) for cell in now.cells),
        problems=(Message("problem-no-tray"),),
    )


PLATE = LinkView(
    "mqtt:e6616407f0",
    "plate",
    "live",
    "e6616407f0",
    0.2,
    79.6,
    12,
    0,
    39120,
    "micropython 1.29.0",
    "0.1.0",
    "pico_w",
    "77c01d20",
    carrier="mqtt",
    signal_dbm=-61,
)
DELIVERED = tuple(300_000.0 + (0 if second < 20 else 12_000 if second < 28 else 5_000) for second in range(60))
STILL = tuple(120_000.0 + (second * 7 % 5) * 4 for second in range(60))
"""Raw counts of the last minute: a delivery in three steps, and a cell that nobody touches."""


def corners(fault: Message | None = None) -> tuple[CornerView, ...]:
    return tuple(
        CornerView(name, 612_345.0 + 1_000 * place, 96.0, 80.0 - place, fault if name == "se" else None, STILL)
        for place, name in enumerate(("ne", "se", "sw", "nw"))
    )


HALL = HallView(160, 10, 10, 100, ((1, 2), (3, 4), (3, 7), (10, 10)))


def devices() -> Snapshot:
    """Tray and plate, live and well."""
    now = build()
    told = [dataclasses.replace(cell, raw=STILL[-1], raw_noise=95.0, trace=STILL) for cell in now.cells]
    told[0] = dataclasses.replace(told[0], trace=DELIVERED, raw=DELIVERED[-1], drift_mg_per_min=-1.0)
    tray = dataclasses.replace(TRAY, config="1a2b3c4d")
    return dataclasses.replace(now, cells=tuple(told), links=(tray, PLATE), plate=PlateView(corners(), HALL))


def devices_troubled() -> Snapshot:
    """Most of what can be wrong with nodes and cells at once."""
    now = devices()
    told = list(now.cells)
    told[2] = dataclasses.replace(
        told[2],
        count=None,
        sure=False,
        grams=None,
        activity="unknown",
        fault=Message("cell-silent", {"seconds": 9}),
        raw=None,
    )
    told[3] = CellView("light_green", fault=Message("cell-uncalibrated"), raw=51_234.0, raw_noise=90.0, trace=STILL)
    told[5] = dataclasses.replace(told[5], sure=False, activity="settling")
    weak = dataclasses.replace(PLATE, state="stale", age_s=1.7, rate_hz=None, signal_dbm=-82, config_same=False)
    other = LinkView("/dev/ttyACM1", "tray", "absent", "e661640999", 754.0, firmware="0.0.9", board="pico", used=False)
    nobody = LinkView("/dev/ttyUSB0", "", "hello", age_s=None, rx_bad=41, used=False)
    slow = {"role": "plate", "cell": 2, "rate": "10"}
    lost = {"role": "plate", "carrier": "mqtt", "count": 12, "since": "19:40"}
    problems = (
        Message("problem-gaps", lost),
        Message("problem-weak-signal", {"role": "plate", "dbm": -82}),
        Message("problem-slow-cell", slow),
        Message("cell-silent", {"seconds": 9, "piece": "column"}),
        Message("cell-saturated", {"corner": "se"}),
        Message("problem-hall-chain", {"answering": 4, "strips": 10}),
    )
    broken = HallView(160, 10, 4, 100, ((1, 2), (3, 4)))
    return dataclasses.replace(
        now,
        cells=tuple(told),
        links=(now.links[0], weak, other, nobody),
        plate=PlateView(corners(Message("cell-saturated")), broken),
        problems=problems,
    )


def devices_gone() -> Snapshot:
    """The tray's cable is out and the plate's supply has failed: both stay known."""
    now = devices()
    tray = dataclasses.replace(now.links[0], state="absent", age_s=8.2, rate_hz=None)
    plate = dataclasses.replace(PLATE, state="absent", age_s=754.0, rate_hz=None, signal_dbm=None)
    gaps = (*DELIVERED[:52], *(None,) * 8)
    cells = tuple(CellView(cell.piece, cell.count, trace=gaps) for cell in now.cells)
    away = tuple(CornerView(corner.corner, trace=(None,) * 60) for corner in corners())
    problems = (Message("problem-no-tray"), Message("problem-plate-gone", {"since": "19:40"}))
    return dataclasses.replace(
        now, manual=True, links=(tray, plate), cells=cells, plate=PlateView(away, live=False), problems=problems
    )


def fresh(phase: Phase, **changes: object) -> Snapshot:
    return dataclasses.replace(Snapshot(simulated=False, phase=phase, links=(TRAY,)), **changes)


def empty_cells(activity: str = "quiet") -> tuple[CellView, ...]:
    return tuple(CellView(piece.value, None, False, activity) for piece in PIECES)


def calibrate_empty() -> Snapshot:
    shown = list(empty_cells())
    shown[1] = dataclasses.replace(shown[1], activity="settling")
    shown[4] = dataclasses.replace(shown[4], fault=Message("cell-stuck", {"cell": 4}))
    return fresh(Phase.CALIBRATE_EMPTY, cells=tuple(shown), simulated=True)


def calibrate_full() -> Snapshot:
    return fresh(Phase.CALIBRATE_FULL, cells=empty_cells(), can_confirm=True, simulated=True)


def setup() -> Snapshot:
    game = Game.new(THREE, data_set=card_set(), seed=5)
    wanted = {piece.value: BOX[piece] - game.state.supply[piece] for piece in PIECES}
    boxes = {piece: Box(piece, count, 1 if piece == "arch" else 0) for piece, count in wanted.items() if count}
    return snapshot(game, None, phase=Phase.SETUP, judgement=judgement(Aim.SETUP, boxes), can_undo=False)


def resume() -> Snapshot:
    game = _recurring_game()
    offer = ResumeOffer(game.state, LAST, "2026-11-20 19:42:07", 1764000000.0, 7200.0)
    held = list(cells(game.state))
    held[0] = dataclasses.replace(held[0], count=held[0].count - 2)
    return fresh(Phase.RESUME, resume=offer, cells=tuple(held))


def start() -> Snapshot:
    return fresh(Phase.NO_GAME, links=(), manual=True, problems=(Message("problem-no-tray"),))


def four_players() -> Snapshot:
    game = game_at("four_players", PromptKind.BUILD, names=("Ann", "Bo", "Chiara", "Maximiliano"), round_=4, seat=1)
    return snapshot(game, Stage.BUILD, draft=BuildDraft("dark_green", 2, 1, 0, 3))


def hidden_score() -> Snapshot:
    game = Game.new(THREE, settings=Settings(running_score="at_end"), data_set=card_set(), seed=2)
    return snapshot(game, Stage.BUILD)


COLOURS = ("light_green", "dark_green", "gold")
GROUND = tuple(
    (2 + 3 * column, 2 + 3 * row, COLOURS[(column + 2 * row) % 3]) for row in range(10) for column in range(10)
)
"""A lattice of ten by ten knobs, the colours mixed."""

PALACE = (
    "A11,14,0e B17,14,0 A14,14,1e G17,14,2 A11,8,0n A11,11,1n G11,14,2 A14,8,0n B14,11,1 A14,11,2n L14,14,3 "
    "A20,8,0w A17,8,1w B14,8,2 A14,8,3n G14,11,4 B17,11,0 B17,11,1 A17,11,2s G17,8,3 B8,11,0 B8,11,1 A8,11,2e "
    "G11,11,3 B11,17,0 B11,17,1 B11,17,2 A11,17,3s G11,14,4 B14,5,0 B14,5,1 B14,5,2 B14,5,3 A14,5,4n G14,8,5 "
    "C8,14,0 B8,14,3 B8,14,4 A8,14,5e L11,14,6 C5,14,0 B5,14,3 B5,14,4 B5,14,5 A5,14,6e D8,14,7"
)
"""Three rounds that bots played; the last decoration is dark green, so that all three signs stand on the plan."""

STAIRCASE = "A8,2,0n B8,8,0 A8,5,1n B8,8,2 A8,8,3n B8,11,4 B11,11,4 A8,11,5e"
HANGING = "A8,2,0n B8,8,0 A8,5,1n B8,8,2 A8,8,3n B8,11,4 A8,11,5e"
"""The same without the brick under the last arch's far end."""


def on_palace(before: Snapshot, **changes: object) -> Snapshot:
    """The same moment on a palace whose shape is known."""
    assert before.game is not None
    told = json.loads(json.dumps(state_json(before.game))) | {"palace": PALACE.split(), "ground": GROUND} | changes
    told["players"][before.game.prompt.player]["bricks"] = {"arch": 6, "brick": 5, "column": 1}
    return dataclasses.replace(before, game=GameState.model_validate_json(json.dumps(told)))


def drawn(text: str) -> Snapshot:
    """So much of a staircase entered on the plan, with what the rules say of it."""
    figures = {"monkey": "5,14,7", "butterfly": "8,14,8", "frog": None}
    now = on_palace(dataclasses.replace(build(), draft=BuildDraft()), figures=figures)
    assert now.game is not None
    placements = parse_placements(text)
    verdict = check(palace_of(now.game), placements, stock=now.game.player.bricks) if placements else None
    draft = PlanDraft("plan", placements, verdict)
    return dataclasses.replace(now, plan=draft, can_confirm=verdict is not None and verdict.legal)


def plan_empty() -> Snapshot:
    return drawn("")


def plan_build() -> Snapshot:
    return drawn(STAIRCASE)


def plan_begun() -> Snapshot:
    return drawn("A8,2,0n B8,8,0")


def plan_fault() -> Snapshot:
    return drawn(HANGING)


def plan_could_build() -> Snapshot:
    """A pass was refused with a staircase that could be built (R4.10)."""
    return dataclasses.replace(plan_empty(), refusal=Message("rule-could-build", {"example": STAIRCASE}))


def plan_facts() -> Snapshot:
    """By its facts, where it could be entered on the plan."""
    return on_palace(build())


def plan_monkey() -> Snapshot:
    game = monkey().game
    assert game is not None
    turn = json.loads(json.dumps(state_json(game)))["current"] | {"staircase": ["A5,14,6e", "D8,14,7"]}
    figures = {"monkey": None, "butterfly": "8,14,8", "frog": None}
    return dataclasses.replace(on_palace(monkey(), current=turn, figures=figures), can_confirm=False)


def plan_knob() -> Snapshot:
    return dataclasses.replace(plan_monkey(), knob_chosen="17,11,3", can_confirm=True)


def plan_off_lattice() -> Snapshot:
    return on_palace(build(), palace=["A11,14,0e", "B17,14,0", "A14,14,1e", "B12,16,0", "A13,17,0n", "G17,14,2"])


SCENES: dict[str, Callable[[], Snapshot]] = {
    "build": build,
    "build_empty": build_empty,
    "build_fault": build_fault,
    "decorate": decorate,
    "credits": credits_,
    "cards": cards,
    "cards_none": cards_none,
    "one_time": one_time,
    "place_cards": place_cards,
    "recurring": recurring,
    "moving": moving,
    "wrong_take": wrong_take,
    "correction": correction,
    "bonus": bonus,
    "monkey": monkey,
    "end_turn": end_turn,
    "last_round": last_round,
    "score": score,
    "question": question,
    "node_lost": node_lost,
    "calibrate_empty": calibrate_empty,
    "calibrate_full": calibrate_full,
    "setup": setup,
    "resume": resume,
    "start": start,
    "four_players": four_players,
    "plan_empty": plan_empty,
    "plan_begun": plan_begun,
    "plan_build": plan_build,
    "plan_fault": plan_fault,
    "plan_could_build": plan_could_build,
    "plan_facts": plan_facts,
    "plan_monkey": plan_monkey,
    "plan_knob": plan_knob,
    "plan_off_lattice": plan_off_lattice,
}

FULL_BOX = tuple(BOX[piece] for piece in PIECES)
CALIBRATION_FILE = "/home/ann/.local/share/palace-hub/calibration.json"


def tray_setup(step: SetupStep, *, can: bool = True, **changes: object) -> Snapshot:
    """A step of the tray's set-up; the cells are still."""
    view = dataclasses.replace(SetupView(step, expected=FULL_BOX, file=CALIBRATION_FILE), **changes)
    return fresh(Phase.TRAY_SETUP, cells=empty_cells(), tray_setup=view, can_confirm=can)


def setup_find() -> Snapshot:
    return dataclasses.replace(tray_setup(SetupStep.FIND, can=False, live=False), links=(), cells=())


def setup_empty() -> Snapshot:
    return tray_setup(SetupStep.EMPTY, expected=(0,) * 6)


def setup_full() -> Snapshot:
    return tray_setup(SetupStep.FULL, expected=(79, *FULL_BOX[1:]))


def setup_swapped() -> Snapshot:
    swapped = Message("calibration-swapped", {"cell": 1, "other": 2})
    differs = Message("calibration-differs", {"cell": 5, "percent": -40})
    return tray_setup(SetupStep.FULL, faults=(swapped, differs))


def setup_lift() -> Snapshot:
    return tray_setup(SetupStep.LIFT, piece="arch", count=20)


def setup_miscounted() -> Snapshot:
    slip = Message("setup-miscounted", {"piece": "arch", "found": 84, "count": 20})
    return tray_setup(SetupStep.LIFT, piece="arch", count=20, faults=(slip,))


def setup_back() -> Snapshot:
    return tray_setup(SetupStep.BACK, piece="brick", count=20)


def setup_lost() -> Snapshot:
    lost = tray_setup(SetupStep.BACK, piece="brick", count=20, live=False, can=False)
    return dataclasses.replace(lost, cells=empty_cells("unknown"))


def setup_report() -> Snapshot:
    notes = (
        Message("setup-box-lacks", {"piece": "arch", "count": 1, "found": 79}),
        Message("setup-box-right", {"piece": "brick", "count": 0, "found": 80}),
        Message("capability-blind", {"piece": "brick", "noise": 340, "capacity": 300}),
        Message("capability-twins", {"piece": "arch", "other": "column"}),
    )
    return tray_setup(SetupStep.REPORT, notes=notes)


def setup_done() -> Snapshot:
    told = setup_report().tray_setup
    assert told is not None
    return tray_setup(SetupStep.DONE, notes=told.notes[:2])


def tray_check(found: tuple[tuple[str | None, Message], ...], **changes: object) -> Snapshot:
    """A game that waits for its tray."""
    choices = ("count", "all_there", "weigh", "type")
    view = dataclasses.replace(TrayCheckView(FULL_BOX, found, choices if found else ()), **changes)
    game = Game.new(THREE, data_set=card_set(), seed=5)
    return fresh(Phase.TRAY_CHECK, cells=empty_cells(), tray_check=view, game=game.state)


def check_waits() -> Snapshot:
    return tray_check(())


def check_missing() -> Snapshot:
    return tray_check((("brick", Message("recheck-missing", {"piece": "brick", "count": 2})),), lacks=2)


def check_unsure() -> Snapshot:
    unsure = Message("recheck-unsure", {"piece": "brick", "fraction": -0.48})
    extra = Message("recheck-extra", {"piece": "gold", "count": 1})
    return tray_check((("brick", unsure), ("gold", extra)), choices=("all_there", "weigh", "type"))


def check_damaged() -> Snapshot:
    params = {"file": CALIBRATION_FILE, "field": "sum", "expected": "5ad8b8af: the file is damaged, or was changed"}
    damaged = Message("calibration-file-damaged", params)
    return tray_check(((None, damaged),), choices=("count", "weigh", "type"), damaged=True)


def evidence_in_log() -> Snapshot:
    """The newest line was weighed, the one below it was not."""
    trace = tuple((-3.2 + 0.08 * i, 42.0 if i < 12 else 80.0 if i < 18 else 37.97) for i in range(41))
    kept = EvidenceView(trace, 42, 38, -0.03, 0.021, 0.61, 3.1e-12, "off_whole", 14.0, -3)
    now = build()
    return dataclasses.replace(now, log=(dataclasses.replace(now.log[0], evidence=kept), *now.log[1:]))


TRAY_SCENES: dict[str, Callable[[], Snapshot]] = {
    "setup_find": setup_find,
    "setup_empty": setup_empty,
    "setup_full": setup_full,
    "setup_swapped": setup_swapped,
    "setup_lift": setup_lift,
    "setup_miscounted": setup_miscounted,
    "setup_back": setup_back,
    "setup_lost": setup_lost,
    "setup_report": setup_report,
    "setup_done": setup_done,
    "check_waits": check_waits,
    "check_missing": check_missing,
    "check_unsure": check_unsure,
    "check_damaged": check_damaged,
}
"""The tray's set-up, and the check of it before a game."""

DEVICES: dict[str, Callable[[], Snapshot]] = {
    "devices": devices,
    "devices_troubled": devices_troubled,
    "devices_gone": devices_gone,
}
"""Tables that are looked at on the Devices screen."""
