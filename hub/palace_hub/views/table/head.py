"""The head of the Table screen: the player's name, one sentence that says what to do, and two lines of explanation.

`head` chooses in this order: a wrong take or another difference of the tray (`_wrong`: "Put 1 column back"), a set-up,
the stage of the turn, the phases around a game. `tui/widgets/head.py` draws the view in block letters.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from monkey_palace.board.notation import Placement, parse_placements
from monkey_palace.board.pieces import DECORATIONS, Piece
from monkey_palace.cards.deck_format import PILES, pile_colour, pile_cost
from monkey_palace.game.deliveries import delivery_options, shortage
from monkey_palace.game.state import GameState, Shortage
from monkey_palace.game.trophies import frog_available
from palace_hub.locale.message import Message
from palace_hub.referee.judgement import Aim, Box, Judgement
from palace_hub.views.palace.facts import OF_RULES, fault_and_mend, refused_places, stock_left
from palace_hub.views.seats import SeatMark, seat_mark
from palace_hub.views.setup.module import module_head
from palace_hub.views.setup.plate import plate_head
from palace_hub.views.setup.tray import Instruction, check_head, setup_head
from palace_hub.views.snapshot import Phase, Snapshot, Stage
from palace_hub.views.table.ahead import due_pieces, next_name, still
from palace_hub.views.table.bot import bot_explanation, bot_head
from palace_hub.views.table.boxes import differences, is_undone, takes_part, to_take_out
from palace_hub.views.table.hint import has_no_hints, hint_text
from palace_hub.views.table.info_line import tray_link
from palace_hub.views.table.market import OpenPile, chosen_cost, chosen_names, open_pile
from palace_hub.views.table.sums import one_time_parts, recurring_parts
from palace_hub.views.wording import Wording

COULD_BUILD = "rule-could-build"
"""The refusal of a pass: it names a possible staircase (rule 4.10)."""


class Tone(StrEnum):
    """How the head is coloured. ALARM: pieces must be put back or taken out."""

    NORMAL = "normal"
    ALARM = "alarm"
    CAUTION = "caution"
    NEWS = "news"


@dataclass(frozen=True, slots=True)
class HeadView:
    """`name` is empty outside a turn. `sentence` is drawn in block letters if it fits."""

    name: str
    sentence: str
    explanation: str
    tone: Tone = Tone.NORMAL
    mark: SeatMark | None = None  # of the named player


HeadText = tuple[str, str]
"""A sentence and its explanation."""


def _first_due(boxes: tuple[Box, ...]) -> Box | None:
    return next((box for box in boxes if box.due), None)


_REASON_OF_AIM = {
    (Aim.DECORATE, "wrong-type"): "wrong-type-decorate",
    (Aim.DECORATE, "too-many"): "too-many-decorate",
    (Aim.FROG, "wrong-type"): "wrong-type-frog",
    (Aim.FROG, "too-many"): "too-many-frog",
}
"""Reasons for aims without a delivery, in place of the usual ones."""


def _reason(judgement: Judgement, wording: Wording) -> str:
    reason = judgement.reason
    if reason is None:
        return ""
    return wording.message(Message(_REASON_OF_AIM.get((judgement.aim, reason.key), reason.key), reason.params))


def _goes_on(judgement: Judgement, manual: bool, wording: Wording) -> str:
    """The reason, and how it goes on: by itself if a tray counts, by the main action if counts are entered by hand."""
    reason = _reason(judgement, wording)
    if judgement.explained_by is not None:
        return wording.say("explain-unsaid", reason=reason, entry=wording.message(judgement.explained_by))
    if is_undone(judgement):
        return reason
    if not reason:
        return wording.say("correct-typed" if manual else "correct-goes-on")
    return wording.say("explain-typed" if manual else "explain-goes-on", reason=reason)


def _wrong(game: GameState, judgement: Judgement, manual: bool, wording: Wording) -> HeadText:
    """The headline of a wrong take: put pieces back, take pieces out, or the number of differences."""
    leaver = next((seat for seat in game.gone if game.owed_to(seat)), None)
    if leaver is not None and judgement.aim is Aim.OWED:
        key = "explain-leaver-typed" if manual else "explain-leaver"
        return wording.say("head-leaver"), wording.say(key, name=game.players[leaver].name)
    if is_correction_count(judgement):
        sentence = wording.say("head-correction", count=differences(judgement))
        if judgement.explained_by is not None:
            return sentence, _goes_on(judgement, manual, wording)
        key = "explain-correction-typed" if manual else "explain-correction"
        return sentence, wording.say("explain-undone-many" if is_undone(judgement) else key)
    for box in judgement.boxes:
        if box.put_back:
            sentence = wording.say("head-put-back", piece=box.piece, count=box.put_back)
            return sentence, _goes_on(judgement, manual, wording)
    for box in judgement.boxes:
        if box.take_out:
            sentence = wording.say("head-take-out", piece=box.piece, count=box.take_out)
            return sentence, _goes_on(judgement, manual, wording)
    return wording.say("head-wrong"), _goes_on(judgement, manual, wording)


def is_correction_count(judgement: Judgement) -> bool:
    """Does more than one compartment differ? Then the head counts them instead of naming one."""
    return differences(judgement) > 1


def _shortage(game: GameState) -> Shortage | None:
    """The shortage that ends the game (rule 8.2): every way to fulfil the due delivery lacks pieces."""
    shortages = [shortage(game, take) for take in delivery_options(game)]
    return shortages[0] if shortages and None not in shortages else None


def _short(game: GameState, short: Shortage, wording: Wording) -> str:
    if game.end_triggered_by is not None:
        return wording.say("explain-short-again", piece=short.piece.value, found=short.found, wanted=short.wanted)
    return wording.say("explain-short", piece=short.piece.value, found=short.found, wanted=short.wanted)


def _delivery(game: GameState, judgement: Judgement | None, one_time: bool, wording: Wording) -> HeadText:
    total = game.entitlement.total
    if one_time:
        cards = len(one_time_parts(game, wording))
        why = wording.say("explain-one-time", cards=cards, pieces=wording.pieces(game.entitlement))
    else:
        cards = len(recurring_parts(game, wording)) - 1
        why = wording.say("explain-recurring", cards=cards, pieces=wording.pieces(game.entitlement))
    short = _shortage(game)
    if short is not None:
        why = _short(game, short, wording)
    if judgement is not None:
        due = _first_due(judgement.boxes)
        kinds = due_pieces(judgement)
        if wording.touch and len(kinds) > 1:  # a phone enters them all at once, and has room for their names
            return wording.say("head-take-all", pieces=wording.counted(kinds)), why
        if due is not None:
            return wording.say("head-take", piece=due.piece, count=due.due), why
        if judgement.choice is not None and judgement.choice.taken < judgement.choice.of:
            left = judgement.choice.of - judgement.choice.taken
            return wording.say("head-take", piece="brick_or_arch", count=left), why
        if any(takes_part(box) for box in judgement.boxes) or judgement.choice is not None:
            return wording.say("head-delivery-done"), why
        if short is not None:
            return wording.say("head-none-left"), why
    return wording.say("head-take", piece="brick_or_arch", count=total), why


def _build(game: GameState, wording: Wording) -> HeadText:
    stock = game.player.bricks
    counts = {"arches": stock.arch, "bricks": stock.brick, "columns": stock.column}
    why = wording.say("explain-build-frog" if frog_available(game) else "explain-build", **counts)
    return wording.say("head-build"), why


def _decorate(snapshot: Snapshot, game: GameState, wording: Wording) -> HeadText:
    report = game.current.report
    colour = snapshot.draft.start_colour or (report.start_colour if report is not None else "gold")
    box = next((box for box in _boxes(snapshot) if box.of and box.piece in DECORATIONS), None)
    if box is not None and box.piece != colour:
        return (
            wording.say("head-decorate", piece=box.piece),
            wording.say("explain-decorate-out", piece=colour),
        )
    if box is None and snapshot.game is not None and snapshot.game.supply[Piece(colour)] == 0:
        return wording.say("head-decorate-any"), wording.say("explain-decorate-out", piece=colour)
    return wording.say("head-decorate", piece=colour), wording.say("explain-decorate", piece=colour)


def _boxes(snapshot: Snapshot) -> tuple[Box, ...]:
    return snapshot.judgement.boxes if snapshot.judgement is not None else ()


def _cards(snapshot: Snapshot, game: GameState, opened: OpenPile | None, wording: Wording) -> HeadText:
    cost = chosen_cost(snapshot)
    left = game.credits - cost
    colour = game.current.report.start_colour if game.current.report is not None else "multi"
    chosen = chosen_names(snapshot, wording)
    printed, hinted = game.deck == "printed", hint_text(snapshot, wording)
    if opened is not None and open_pile(snapshot, opened, wording) is not None:
        pile = PILES[opened.place]
        why = wording.say("explain-which-card", colour=pile_colour(pile), cost=pile_cost(pile), left=left)
        return wording.say("head-which-card"), why
    if chosen and printed:
        why = wording.say("explain-cards-chosen-printed", chosen=chosen, cost=cost, left=left)
    elif hinted and not chosen:
        why = hinted
    elif chosen:
        why = wording.say("explain-cards-chosen", colour=colour, chosen=chosen, left=left)
    else:
        why = wording.say("explain-cards-printed" if printed else "explain-cards", colour=colour)
    return wording.say("head-cards", count=game.credits), why


def _trophies(game: GameState, wording: Wording) -> HeadText:
    kind = game.prompt.kind.value
    if kind == "place_frog":
        return wording.say("head-frog"), wording.say("explain-frog", place=game.settings.frog_place)
    if kind == "place_butterfly":
        return wording.say("head-butterfly"), wording.say("explain-butterfly")
    if kind == "place_monkey":
        return wording.say("head-monkey"), wording.say("explain-monkey", blocks=game.settings.figure_blocks)
    return wording.say("head-trophies"), wording.say("trophies-none")


def _creditor(game: GameState) -> str:
    """The first player with something owed."""
    return next((player.name for player, owed in zip(game.players, game.owed, strict=False) if owed), "")


def _play(snapshot: Snapshot, game: GameState, opened: OpenPile | None, wording: Wording) -> HeadText:
    judgement = snapshot.judgement
    match snapshot.stage:
        case _ if judgement is not None and judgement.aim is Aim.OWED:
            return wording.say("head-owed"), wording.say("explain-owed", name=_creditor(game))
        case _ if snapshot.to_learn is not None and snapshot.to_learn.what == "knob":
            return wording.say("ask-knob"), wording.say("ask-knob-why")
        case Stage.RECURRING if snapshot.to_learn is not None:
            return wording.say("head-learn-board"), wording.say("explain-learn-board", name=game.player.name)
        case Stage.BUILD if judgement is not None and judgement.aim is Aim.FROG:
            return wording.say("head-take", piece="column", count=1), wording.say("explain-frog-column")
        case _ if (by_bot := bot_head(snapshot, game, wording)) is not None:
            return by_bot
        case Stage.BUILD if (start := _start(snapshot)) is not None:
            first = (
                _ground(snapshot) if start.params.get("seen") == 0 else None
            )  # the ground map lies under the staircase
            return wording.say("head-start"), wording.message(first or start)
        case Stage.BUILD:
            sentence, explanation = _build(game, wording)
            return sentence, _on_ground(snapshot, hint_text(snapshot, wording) or explanation, wording)
        case Stage.DECORATE:
            return _decorate(snapshot, game, wording)
        case Stage.CREDITS:
            count = game.current.credits_earned
            return wording.say("head-credits", count=count), wording.say("explain-credits")
        case Stage.CARDS:
            return _cards(snapshot, game, opened, wording)
        case Stage.ONE_TIME:
            return _delivery(game, judgement, True, wording)
        case Stage.PLACE_CARDS:
            count = len(game.current.cards_taken)
            return wording.say("head-place-cards", count=count), wording.say("explain-place-cards")
        case Stage.RECURRING:
            return _delivery(game, judgement, False, wording)
        case Stage.BONUS:
            report = game.current.report
            height = report.height if report is not None else 0
            return wording.say("head-bonus"), wording.say(
                "explain-bonus", height=height, counts=game.settings.bonus_counts
            )
        case Stage.TROPHIES:
            return _trophies(game, wording)
        case _:
            return wording.say("head-end-turn"), wording.say("explain-end-turn")


def _setup(snapshot: Snapshot, wording: Wording) -> HeadText:
    """Rule 2.2: pieces for the players' kits and the starting staircase leave the tray."""
    judgement = snapshot.judgement
    boxes = _boxes(snapshot)
    if snapshot.manual:
        return wording.say("head-setup"), wording.say("explain-setup-typed")
    for box in boxes:
        if to_take_out(box):
            sentence = wording.say("head-take-out", piece=box.piece, count=to_take_out(box))
            return sentence, wording.say("explain-setup")
    for box in boxes:
        if box.put_back:
            sentence = wording.say("head-put-back", piece=box.piece, count=box.put_back)
            return sentence, wording.say("explain-setup-back")
    if judgement is not None and not judgement.known:
        return wording.say("head-setup"), wording.say("explain-setup")
    return wording.say("head-setup-done"), wording.say("explain-setup-done")


def _start(snapshot: Snapshot) -> Message | None:
    """What the starting staircase lacks; None without a plate."""
    return None if snapshot.plate is None else snapshot.plate.start


def _ground(snapshot: Snapshot) -> Message | None:
    """What the ground map lacks; None without a plate."""
    return None if snapshot.plate is None else snapshot.plate.ground


def _on_ground(snapshot: Snapshot, explanation: str, wording: Wording) -> str:
    """A fault of the ground map replaces the step's explanation: under a palace it can hardly be mended."""
    lacks = _ground(snapshot)
    return explanation if lacks is None else wording.message(lacks)


def _around(snapshot: Snapshot, wording: Wording) -> HeadText:
    match snapshot.phase:
        case Phase.CALIBRATE_EMPTY:
            return wording.say("head-calibrate-empty"), wording.say("explain-calibrate-empty")
        case Phase.CALIBRATE_FULL:
            return wording.say("head-calibrate-full"), wording.say("explain-calibrate-full")
        case Phase.RESUME:
            return wording.say("head-resume"), wording.say("explain-resume")
        case Phase.SETUP:
            sentence, explanation = _setup(snapshot, wording)
            return sentence, _on_ground(snapshot, explanation, wording)
        case Phase.CARDS_CHECK:
            return wording.say("head-cards-check"), wording.say("explain-cards-check")
        case Phase.ENDED:
            return wording.say("head-ended"), ""
        case _:
            return wording.say("head-no-game"), wording.say("explain-no-game")


def staircase_of_refusal(refusal: Message) -> tuple[Placement, ...]:
    """The possible staircase (rule 4.10) in the refusal of a pass; empty for any other refusal."""
    return parse_placements(str(refusal.params["example"])) if refusal.key == COULD_BUILD else ()


def _refusal(snapshot: Snapshot, refusal: Message, wording: Wording) -> str:
    """Why the entry was refused, the other possible place of the fault, and the fix if the rules name one."""
    possible = staircase_of_refusal(refusal)
    if possible:  # it is in notation: the plan shows it, but to a player without hints
        key = "explain-could-build-number" if has_no_hints(snapshot) else "explain-could-build"
        return wording.say("explain-problem", problem=wording.say(key, count=len(possible)))
    problem, mend = _fault(snapshot, refusal, wording)
    parts = [wording.say("explain-problem", problem=problem)]
    if "or_at" in refusal.params:
        rule = refusal.params["or_rule"]
        same = rule == refusal.params["rule"]
        parts.append(wording.say("explain-or-there") if same else wording.say("explain-or-by-rule", rule=rule))
    parts.append(mend)
    places = refused_places(refusal)
    if places.nodes and "or_at" not in refusal.params and snapshot.plan.way != "facts":
        lit = "yes" if places.better else "no"
        parts.append(wording.say("explain-marked", sign=wording.symbols.alarm, lit=lit))
    return wording.sentences(parts)


def _fault(snapshot: Snapshot, refusal: Message, wording: Wording) -> tuple[str, str]:
    """The refusal and its fix, "" if the rules name none; as in the list beside the plan, if it is about the plan."""
    verdict, way = snapshot.plan.verdict, snapshot.plan.way
    of_plan = () if verdict is None or snapshot.game is None else verdict.violations
    violation = next((found for found in of_plan if refusal.key == f"{OF_RULES}{found.code.replace('_', '-')}"), None)
    if violation is not None:
        return fault_and_mend(violation, way, wording, stock_left(snapshot))
    mend = Message(refusal.key.replace(OF_RULES, "mend-", 1), refusal.params)
    has_mend = mend.key != refusal.key and wording.catalogue.has(mend.key)
    return wording.message(refusal), wording.message(mend) if has_mend else ""


def _guided(snapshot: Snapshot, wording: Wording) -> Instruction | None:
    """The instruction of the running set-up or tray check; None if none runs."""
    if snapshot.tray_setup is not None:
        return setup_head(snapshot, wording)
    if snapshot.tray_check is not None:
        return check_head(snapshot.tray_check, wording)
    if snapshot.plate_setup is not None:
        return plate_head(snapshot.plate_setup, wording)
    return None if snapshot.module is None else module_head(snapshot.module, wording)


def head(snapshot: Snapshot, wording: Wording, opened: OpenPile | None = None) -> HeadView:
    """The head at this moment; `opened`: the pile that is open on the screen."""
    return _marked(_head(snapshot, wording, opened), snapshot.game, wording)


def _marked(view: HeadView, game: GameState | None, wording: Wording) -> HeadView:
    """The head with the mark of the player in turn."""
    return (
        replace(view, mark=seat_mark(game.prompt.player, wording.symbols)) if view.name and game is not None else view
    )


def _head(snapshot: Snapshot, wording: Wording, opened: OpenPile | None) -> HeadView:
    """A wrong take comes before everything else, a silent tray before the due pieces."""
    game = snapshot.game
    in_play = snapshot.phase is Phase.PLAY and game is not None
    name = wording.say("outside", text=game.player.name) if in_play and game is not None else ""
    judgement = snapshot.judgement
    if judgement is not None and judgement.wrong and snapshot.phase is Phase.PLAY and game is not None:
        sentence, why = _wrong(game, judgement, snapshot.manual, wording)
        unsaid = judgement.explained_by is not None
        if unsaid and snapshot.refusal is not None:
            why = _refusal(snapshot, snapshot.refusal, wording)
        return HeadView(name, sentence, why, Tone.CAUTION if unsaid or is_undone(judgement) else Tone.ALARM)
    instruction = _guided(snapshot, wording)
    if instruction is not None:
        sentence, why, held_up = instruction
        if held_up and snapshot.refusal is None:
            return HeadView(name, sentence, why, Tone.CAUTION)
    elif in_play and game is not None:
        sentence, why = _play(snapshot, game, opened, wording)
        why = bot_explanation(snapshot, game, wording) or why
    else:
        sentence, why = _around(snapshot, wording)
    if snapshot.refusal is not None:
        return HeadView(name, sentence, _refusal(snapshot, snapshot.refusal, wording), Tone.CAUTION)
    if snapshot.pads.doubt is not None and snapshot.stage is Stage.TROPHIES:
        return HeadView(name, sentence, wording.message(snapshot.pads.doubt), Tone.CAUTION)
    if snapshot.plate is not None and snapshot.plate.late is not None and in_play:
        return HeadView(name, sentence, wording.message(snapshot.plate.late), Tone.CAUTION)
    link = tray_link(snapshot)
    if snapshot.manual and link is not None and link.state != "live" and snapshot.phase is Phase.PLAY:
        silent = wording.say("explain-manual", seconds=round(link.age_s or 0))
        return HeadView(name, sentence, silent, Tone.CAUTION)
    return HeadView(name, sentence, why)


def next_head(snapshot: Snapshot, wording: Wording, last: Snapshot) -> HeadView:
    """The head of the next player's page; `last`: the turn that goes on, which stays named until it is over."""
    name, sentence = next_name(last, wording), wording.say("head-ahead")
    if snapshot.refusal is not None:
        view = HeadView(name, sentence, _refusal(snapshot, snapshot.refusal, wording), Tone.CAUTION)
    else:
        why = still(last, wording, head(last, wording).sentence)
        view = HeadView(name, sentence, wording.say("explain-ahead", still=why))
    return _marked(view, last.ahead, wording)
