"""Snapshots of a game: its beginning, each step of a turn, a question, its end."""

import dataclasses

from tests.tui.scenes.stored_games import (
    LAST,
    THREE,
    TRAY,
    card_set,
    cells,
    empty_cells,
    fresh,
    game_at,
    judgement,
    snapshot,
    whole_game,
)

from monkey_palace.board.pieces import BOX, PIECES
from monkey_palace.cards.model import load_set
from monkey_palace.errors import RulesError
from monkey_palace.game.commands import TakeCards
from monkey_palace.game.history import Game
from monkey_palace.game.state import PromptKind
from monkey_palace.settings import Settings
from palace_hub.card_sets.shelf import starts_of
from palace_hub.journal.rows import Completeness
from palace_hub.locale.message import Message, decimal
from palace_hub.referee.judgement import ANOTHER_NUMBER, Aim, Box, Choice, Option, Question
from palace_hub.views.snapshot import (
    BuildDraft,
    CellView,
    EvidenceView,
    Phase,
    ResumeOffer,
    Snapshot,
    Stage,
    WaitingGame,
)


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
    return snapshot(game, Stage.BONUS, can_confirm=True)


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
        Message("ask-count-why", {"piece": "brick", "low": 3, "high": 4, "reading": decimal(3.47, 2)}),
        (
            *(Option(str(count), Message("answer-pieces", {"piece": "brick", "count": count})) for count in (3, 4)),
            Option(ANOTHER_NUMBER, Message("answer-another-number")),
        ),
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
    return fresh(
        Phase.NO_GAME,
        links=(),
        manual=True,
        problems=(Message("problem-no-tray"),),
        starts=starts_of(load_set("house")),
    )


def start_waiting() -> Snapshot:
    games = (("Ann", "Bo", "Chiara"), ("Di", "Eve")), ("2026-11-20 19:42:07", "2026-10-03 17:00:00")
    waiting = tuple(WaitingGame(number, *game) for number, game in enumerate(zip(*games, strict=True), start=4))
    return dataclasses.replace(start(), waiting=waiting)


def resume_lost() -> Snapshot:
    scene = resume()
    assert scene.resume is not None
    offer = dataclasses.replace(scene.resume, events=40, lost=23, completeness=Completeness.LOST)
    return dataclasses.replace(scene, resume=offer)


def four_players() -> Snapshot:
    game = game_at("four_players", PromptKind.BUILD, names=("Ann", "Bo", "Chiara", "Maximiliano"), round_=4, seat=1)
    return snapshot(game, Stage.BUILD, draft=BuildDraft("dark_green", 2, 1, 0, 3))


def hidden_score() -> Snapshot:
    game = Game.new(THREE, settings=Settings(running_score="at_end"), data_set=card_set(), seed=2)
    return snapshot(game, Stage.BUILD)


def evidence_in_log() -> Snapshot:
    """The newest line has evidence, the line below it has none."""
    trace = tuple((-3.2 + 0.08 * i, 42.0 if i < 12 else 80.0 if i < 18 else 37.97) for i in range(41))
    kept = EvidenceView(trace, 42, 38, -0.03, 0.021, 0.61, 3.1e-12, "off_whole", 14.0, -3)
    now = build()
    return dataclasses.replace(now, log=(dataclasses.replace(now.log[0], evidence=kept), *now.log[1:]))
