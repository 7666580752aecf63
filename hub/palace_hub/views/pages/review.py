"""The review of a scored game: the Table at each of its states, with the choice that was made there."""

import dataclasses
from dataclasses import dataclass

from monkey_palace.board.pieces import BUILDING, PIECES
from monkey_palace.game.palace_state import palace_of, staircase_of
from monkey_palace.game.state import UNKNOWN, GameState, PromptKind
from monkey_palace.staircase.check import check
from palace_hub.referee.judgement import Aim, Box, Choice, Judgement, Light
from palace_hub.views.palace.stage import PalaceStageView
from palace_hub.views.seats import SeatMark, seat_mark
from palace_hub.views.snapshot import BuildDraft, Phase, PlanDraft, Snapshot, Stage
from palace_hub.views.table.actions import ActionsView, ActionView, FooterKey
from palace_hub.views.table.build_form import BuildFormView
from palace_hub.views.table.head import HeadView, head
from palace_hub.views.table.info_line import InfoView
from palace_hub.views.table.lines import LinesView, TextRow
from palace_hub.views.table.market import MarketView, TileState
from palace_hub.views.table.screen import StageView, TableView, table
from palace_hub.views.wording import Wording

STAGE_OF: dict[PromptKind, Stage] = {
    PromptKind.BUILD: Stage.BUILD,
    PromptKind.TAKE_CARDS: Stage.CARDS,
    PromptKind.TAKE_ONE_TIME: Stage.ONE_TIME,
    PromptKind.PLACE_CARDS: Stage.PLACE_CARDS,
    PromptKind.TAKE_RECURRING: Stage.RECURRING,
    PromptKind.PLACE_FROG: Stage.TROPHIES,
    PromptKind.PLACE_MONKEY: Stage.TROPHIES,
    PromptKind.PLACE_BUTTERFLY: Stage.TROPHIES,
    PromptKind.END_TURN: Stage.END_TURN,
}
"""The stage of each prompt; an ended game has none."""

_AIMS = {PromptKind.TAKE_ONE_TIME: Aim.ONE_TIME, PromptKind.TAKE_RECURRING: Aim.RECURRING}


def _due(game: GameState) -> Judgement | None:
    """The delivery that is due in a state, with no piece taken."""
    aim = _AIMS.get(game.prompt.kind)
    if aim is None:
        return None
    due = game.entitlement
    fixed = {"arch": due.arch, "brick": due.brick, "column": due.column}
    boxes = tuple(Box(piece.value, fixed.get(piece.value, 0)) for piece in PIECES)
    choice = Choice(due.brick_or_arch, 0) if due.brick_or_arch else None
    return Judgement(aim, boxes, choice, False, False, None, (Light.OFF,) * len(boxes))


def _draft(after: GameState) -> BuildDraft:
    """The facts of the staircase that was built; an empty form after a pass (rule 4.10)."""
    report = after.current.report
    if report is None:
        return BuildDraft()
    return BuildDraft(
        report.start_colour, report.arches, report.bricks, report.columns, report.height, report.five_high
    )


def _plan(before: GameState, after: GameState) -> PlanDraft:
    """The pieces of the staircase that was built; an empty plan if they are not known."""
    pieces = staircase_of(after)
    built = tuple(piece for piece in pieces if piece.piece in BUILDING)
    return PlanDraft("plan", built, check(palace_of(before), built)) if built else PlanDraft()


def _knob(before: GameState, after: GameState) -> str:
    """The knob on which the due figure was placed; "" if it was not recorded."""
    moved = [cell for figure, cell in after.figures.items() if cell != before.figures[figure]]
    return next((cell for cell in moved if cell is not None and cell != UNKNOWN), "")


def _slots(before: GameState, after: GameState) -> tuple[int, ...]:
    """The slot of each new card (rule 7.3)."""
    seat = before.prompt.player
    stacks = after.players[seat].slots
    places = {card: place for place, stack in enumerate(stacks) for card in stack}
    return tuple(places[card] for card in before.current.cards_taken if card in places)


def snapshot_at(snapshot: Snapshot, place: int) -> Snapshot:
    """The snapshot of `snapshot.history[place]` with the choice that was made there. No action is possible in it."""
    game = snapshot.history[place]
    after = snapshot.history[min(place + 1, len(snapshot.history) - 1)]
    kind = game.prompt.kind
    return dataclasses.replace(
        snapshot,
        phase=Phase.ENDED if game.ended else Phase.PLAY,
        stage=STAGE_OF.get(kind),
        game=game,
        judgement=_due(game),
        draft=_draft(after) if kind is PromptKind.BUILD else BuildDraft(),
        plan=_plan(game, after) if kind is PromptKind.BUILD else PlanDraft(),
        knob_chosen=_knob(game, after),
        sides=(),  # a picture that turned with each step could not be followed
        draft_faults=(),
        cards_chosen=after.current.cards_taken if kind is PromptKind.TAKE_CARDS else (),
        slots_chosen=_slots(game, after) if kind is PromptKind.PLACE_CARDS else (),
        card_reasons={},
        cells=(),
        manual=False,
        question=None,
        refusal=None,
        last_event=None,
        can_undo=False,
        can_redo=False,
        can_confirm=False,
    )


def _head(then: Snapshot, place: int, of: int, wording: Wording) -> HeadView:
    """The step's number as the sentence; the instruction of that time moves to the explanation."""
    waited = head(then, dataclasses.replace(wording, touch=True, watch=True))  # no key of that time works here
    explanation = waited.sentence
    if then.judgement is not None and waited.explanation:
        explanation = wording.say("past-waited", sentence=waited.sentence, why=waited.explanation)
    return HeadView(waited.name, wording.say("head-past", number=place + 1, of=of), explanation, mark=waited.mark)


def _scores(game: GameState, wording: Wording) -> LinesView:
    order = sorted(game.players, key=lambda player: -player.score)
    return LinesView(
        tuple(
            TextRow(wording.say("resume-score", name=player.name, bananas=player.score), big=True) for player in order
        )
    )


def _without_controls(view: StageView, wording: Wording) -> StageView:
    """The same view without its controls."""
    match view:
        case BuildFormView():
            steppers = tuple(dataclasses.replace(stepper, fewer=False, more=False) for stepper in view.steppers)
            facts = tuple(fact for fact in view.facts if fact.text != wording.say("fact-plan-ends"))
            return dataclasses.replace(view, steppers=steppers, facts=facts, switch=None)
        case PalaceStageView():
            return dataclasses.replace(view, pieces=(), switch=None, keys=(), here="")
        case MarketView():
            tiles = tuple(
                dataclasses.replace(
                    tile, state=TileState.CLOSED if tile.state is TileState.OPEN else tile.state, opens=False, cap=False
                )
                for tile in view.tiles
            )
            return dataclasses.replace(view, tiles=tiles)
        case _:
            return view


def _instead_of_building(game: GameState, after: GameState, wording: Wording) -> str:
    if after.current.passed:
        return wording.say("log-command-pass-build", name=game.player.name)
    if after.current.frog_taken and not game.current.frog_taken:
        return wording.say("log-command-take-frog", name=game.player.name)
    if after.gone != game.gone:
        seat = after.gone[-1]
        bricks = "back" if after.owed_to(seat) != game.owed_to(seat) else "out"
        return wording.say("log-command-leave", name=game.players[seat].name, bricks=bricks)
    if after.ended_early:
        return wording.say("log-command-end-now")
    return _told_of_the_deck(game, after, wording) or wording.say("log-command-correct-supply")


def _told_of_the_deck(game: GameState, after: GameState, wording: Wording) -> str:
    """What was told of a printed deck (rule 11) between two states; "" for nothing."""
    if after.deck != game.deck:
        return wording.say("log-command-change-deck", deck=after.deck)
    if after.removed != game.removed:
        return wording.say("log-command-remove-card")
    pairs = list(zip(game.players, after.players, strict=True))
    corrected = next((now.name for then, now in pairs if then.cards != now.cards), "")
    if corrected:
        return wording.say("log-command-correct-card", name=corrected)
    for seat, (then, now) in enumerate(pairs):
        if game.owed != after.owed and then.bricks != now.bricks:
            key = "log-command-settle-owed-leaver" if seat in game.gone else "log-command-settle-owed"
            return wording.say(key, name=now.name)
    return ""


def _stage(snapshot: Snapshot, place: int, view: StageView, wording: Wording) -> StageView:
    game = snapshot.history[place]
    if game.ended:
        return _scores(game, wording)
    if place + 1 == len(snapshot.history):  # a game that is not finished stops here
        return _without_controls(view, wording)
    after = snapshot.history[place + 1]
    if (
        isinstance(view, BuildFormView | PalaceStageView)
        and game.prompt.kind is PromptKind.BUILD
        and after.current.report is None
    ):
        return LinesView((TextRow(_instead_of_building(game, after, wording), big=True),))
    return _without_controls(view, wording)


def can_analyse(snapshot: Snapshot) -> bool:
    """Is there a game that has ended?"""
    return bool(snapshot.history) and snapshot.history[-1].ended


def _actions(place: int, of: int, wording: Wording) -> ActionsView:
    return ActionsView(
        ActionView("walk(1)", wording.say("past-forward"), place < of - 1),
        "",
        (
            ActionView("walk(-1)", wording.say("past-back"), place > 0),
            ActionView("first", wording.say("past-first"), place > 0),
            ActionView("last", wording.say("past-last"), place < of - 1),
            ActionView("close", wording.say("score-close")),
        ),
    )


def _footer(snapshot: Snapshot, place: int, wording: Wording) -> tuple[FooterKey, ...]:
    of = len(snapshot.history)
    keys: list[FooterKey] = []
    if place > 0:
        keys.append(FooterKey(wording.symbols.back, wording.say("past-back"), "walk(-1)"))
    if place < of - 1:
        keys.append(FooterKey(wording.symbols.forward, wording.say("footer-forward"), "walk(1)"))
    if place > 0:
        keys.append(FooterKey("Home", wording.say("footer-first"), "first"))
    if place < of - 1:
        keys.append(FooterKey("End", wording.say("footer-last"), "last"))
    if can_analyse(snapshot):
        keys.append(FooterKey("a", wording.say("footer-analyse"), "analysis"))
    keys += [
        FooterKey("p", wording.say("footer-palace"), "palace"),
        FooterKey("l", wording.say("footer-log"), "log"),
        FooterKey("t", wording.say("footer-theme"), "app.theme"),
        FooterKey("Esc", wording.say("footer-close"), "close"),
    ]
    return tuple(keys)


def review_table(snapshot: Snapshot, place: int, wording: Wording) -> TableView:
    """The Table at one state of the history. Its buttons and keys only step through the history."""
    then, of = snapshot_at(snapshot, place), len(snapshot.history)
    view = table(then, wording)
    return dataclasses.replace(
        view,
        head=_head(then, place, of, wording),
        stage=_stage(snapshot, place, view.stage, wording),
        info=InfoView(view.info.left or wording.say("info-round-only", round=snapshot.history[place].round)),
        actions=_actions(place, of, wording),
        footer=_footer(snapshot, place, wording),
    )


@dataclass(frozen=True, slots=True)
class TurnStart:
    """The first state of a turn. `now`: the shown state belongs to it."""

    place: int
    words: str
    mark: SeatMark
    now: bool


def review_turns(snapshot: Snapshot, place: int, wording: Wording) -> tuple[TurnStart, ...]:
    """Where each turn of the game starts in its history."""
    turns: list[TurnStart] = []
    for at, game in enumerate(snapshot.history):
        if at == 0 or (game.turn != snapshot.history[at - 1].turn and not game.ended):
            words = wording.say("past-turn", round=game.round, name=game.player.name)
            now = game.turn == snapshot.history[place].turn
            turns.append(TurnStart(at, words, seat_mark(game.prompt.player, wording.symbols), now))
    return tuple(turns)
