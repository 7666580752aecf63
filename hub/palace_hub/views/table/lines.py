"""Stages that consist of a few lines: credits, bonus, trophies, calibration, correction list, an unfinished game."""

from dataclasses import dataclass
from typing import Final

from monkey_palace.board.pieces import PIECES
from monkey_palace.game.departures import next_seat
from monkey_palace.game.state import GameState, PromptKind
from palace_hub.journal.rows import Completeness
from palace_hub.views.snapshot import CupView, ResumeOffer, Snapshot, Stage
from palace_hub.views.table.boxes import still_on_palace
from palace_hub.views.table.info_line import tray_link
from palace_hub.views.wording import Wording

SAFE_MODE: Final = "problem-safe-mode"
"""The problem of a hub that asks no node."""


@dataclass(frozen=True, slots=True)
class TextRow:
    """One line. `ink`: plain, muted, now, done, alarm or caution; `big`: block letters; `sign`: before the text.

    `key`: the key that chooses what the line says.
    """

    text: str
    ink: str = "plain"
    big: bool = False
    sign: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class LinesView:
    """Rows from top to bottom; a title makes them a framed list."""

    rows: tuple[TextRow, ...]
    title: str = ""


def credit_rows(game: GameState, wording: Wording) -> LinesView:
    """Rules 5.2, 5.3: one credit for each arch, one more for the highest decoration of its colour."""
    report = game.current.report
    arches = report.arches if report is not None else 0
    rows = [TextRow(wording.say("credits-arches", count=arches), big=True)]
    if game.current.highest_bonus:
        rows.append(TextRow(wording.say("credits-highest"), "done", big=True, sign=wording.symbols.done))
    else:
        rows.append(TextRow(wording.say("credits-not-highest"), "muted"))
    rows.append(TextRow(wording.say("credits-total", count=game.current.credits_earned), "now", big=True))
    return LinesView(tuple(rows))


def bonus_rows(game: GameState, wording: Wording) -> LinesView:
    """The bonus card, its bananas, and how many are left."""
    return LinesView(
        (
            TextRow(wording.say("bonus-card"), "now", big=True),
            TextRow(wording.say("bonus-worth"), "plain", big=True),
            TextRow(wording.say("bonus-left", count=game.bonus_left), "muted"),
        )
    )


def trophy_rows(game: GameState, wording: Wording) -> LinesView:
    """One line for each figure that is due this turn, in the order of placing (rule 9.4)."""
    turn = game.current
    rows: list[TextRow] = []
    kind = game.prompt.kind.value
    done = wording.symbols.done
    if turn.frog_taken:
        due = kind == "place_frog"
        rows.append(TextRow(wording.say("trophies-frog"), "now" if due else "done", due, "" if due else done))
    if turn.monkey_due or kind == "place_monkey":
        due = kind == "place_monkey"
        rows.append(TextRow(wording.say("trophies-monkey"), "now" if due else "muted", due))
    elif turn.decoration == "gold" and not turn.substitute:
        rows.append(TextRow(wording.say("trophies-monkey"), "done", sign=done))
    if turn.butterfly_due or kind == "place_butterfly":
        due = kind == "place_butterfly"
        rows.append(TextRow(wording.say("trophies-butterfly"), "now" if due else "muted", due))
    if not rows:
        rows.append(TextRow(wording.say("trophies-none"), "muted"))
    return LinesView(tuple(rows))


def end_turn_rows(snapshot: Snapshot, game: GameState, wording: Wording) -> LinesView:
    """The next player, and the rest of this turn: credits that lapse, a figure on its card (rule 9.4)."""
    following = game.players[next_seat(game)].name
    rows = [TextRow(wording.say("end-turn-next", name=following), "now", big=True)]
    if game.credits:
        rows.append(TextRow(wording.say("end-turn-credits", count=game.credits), "muted"))
    for line in snapshot.log:
        if line.what.key == "log-command-end-turn":
            break
        if line.what.key.startswith("log-figure-on-card") and not line.undone:
            rows.append(TextRow(wording.message(line.what), "plain"))
    return LinesView(tuple(rows))


UNCALIBRATED = "cell-uncalibrated"
"""No fault during the calibration."""


CUP_INKS = {"empty": "done", "right": "done", "some": "done", "nothing": "plain", "moving": "muted"}
"""How the content of a cup is shown; others stand in the way."""


def compartment_row(
    snapshot: Snapshot, wording: Wording, place: int, count: int | None = None, cup: CupView | None = None
) -> TextRow:
    """The name of a compartment with what is known of its content, else with the state of its cell.

    `count`: how many pieces belong in it, where it is compared with an earlier set-up.
    """
    piece = PIECES[place]
    target = wording.say("calibrate-compartment", piece=piece.value)
    if count is not None:
        target = wording.say("calibrate-pieces", piece=piece.value, count=count)
    cell = snapshot.cells[place] if place < len(snapshot.cells) else None
    if cell is None:
        text, ink = wording.say("calibrate-no-cell", target=target), "caution"
    elif cell.fault is not None and cell.fault.key != UNCALIBRATED:
        text, ink = wording.say("calibrate-fault", target=target, fault=wording.message(cell.fault)), "alarm"
    elif cup is not None:
        text = wording.say(f"cup-{cup.content}", target=target, piece=piece.value, count=cup.count)
        ink = CUP_INKS.get(cup.content, "alarm")
    elif cell.activity == "quiet":
        text, ink = wording.say("calibrate-still", target=target), "plain"
    else:
        text, ink = wording.say("calibrate-waiting", target=target), "muted"
    sign = wording.symbols.done if ink == "done" else wording.symbols.alarm if ink == "alarm" else " "
    return TextRow(f"{wording.sign(piece)}  {text}", ink, sign=sign)


def cup_rows(snapshot: Snapshot, cups: tuple[CupView | None, ...], wording: Wording) -> list[TextRow]:
    """Each compartment while the empty cups or the full box are weighed."""
    known = cups or (None,) * len(PIECES)
    return [compartment_row(snapshot, wording, place, cup=cup) for place, cup in enumerate(known)]


def calibration_rows(snapshot: Snapshot, wording: Wording) -> LinesView:
    """The weighing of the tray for a game."""
    return LinesView(tuple(cup_rows(snapshot, snapshot.cups, wording)), wording.say("calibrate-title"))


def correction_rows(snapshot: Snapshot, wording: Wording) -> LinesView:
    """One row for each difference, "remove" before "place"; a row disappears when its compartment is right."""
    assert snapshot.judgement is not None
    boxes = snapshot.judgement.boxes
    alarm = wording.symbols.alarm
    remove = [
        TextRow(wording.say("correct-take-out", piece=box.piece, count=box.take_out), "alarm", sign=alarm)
        for box in boxes
        if box.take_out
    ]
    place = [
        TextRow(wording.say("correct-put-back", piece=box.piece, count=box.put_back), "alarm", sign=alarm)
        for box in boxes
        if box.put_back
    ]
    after = TextRow(wording.say("correct-typed" if snapshot.manual else "correct-goes-on"), "muted")
    on_palace = still_on_palace(snapshot, wording)
    notes = (TextRow(on_palace),) if on_palace else ()
    return LinesView((*remove, *place, TextRow(""), *notes, after), wording.say("correct-title"))


def resume_rows(snapshot: Snapshot, wording: Wording) -> LinesView:
    """An unfinished game: where it stood, the last stored event, and the tray's differences from it."""
    offer = snapshot.resume
    if offer is None:
        return LinesView(())
    game = offer.state
    scores = "  ".join(wording.say("resume-score", name=player.name, bananas=player.score) for player in game.players)
    step = wording.say(f"prompt-{str(game.prompt.kind).replace('_', '-')}")
    rows = [
        TextRow(wording.say("resume-where", round=game.round, name=game.player.name, step=step)),
        TextRow(scores, "plain"),
        TextRow(_saved(offer, wording)),
    ]
    if offer.completeness is not Completeness.INTACT:
        text = wording.say("resume-lost", lost=offer.lost, event=offer.events, state=offer.completeness)
        rows.append(TextRow(text, "caution", sign=wording.symbols.alarm))
    unseated = _unseated_bots(snapshot, game)
    if unseated:
        names = wording.joined(wording.say("outside", text=name) for name in unseated)
        rows.append(TextRow(wording.say("resume-bots", names=names, count=len(unseated)), "caution"))
    link = tray_link(snapshot)
    if link is None or link.state != "live":
        asks_none = any(problem.key == SAFE_MODE for problem in snapshot.problems)
        rows.append(TextRow(wording.say("resume-safe" if asks_none else "resume-no-tray"), "muted"))
        return LinesView(tuple(rows))
    for place, piece in enumerate(PIECES if _set_up(game) else ()):
        cell = snapshot.cells[place] if place < len(snapshot.cells) else None
        if cell is not None and cell.sure and cell.count is not None and cell.count != game.supply[piece]:
            params = {"piece": piece.value, "count": cell.count, "saved": game.supply[piece]}
            rows.append(TextRow(wording.say("resume-differs", **params), "caution", sign=wording.symbols.alarm))
    rows.append(TextRow(wording.say("resume-asked-later"), "muted"))
    return LinesView(tuple(rows))


def _unseated_bots(snapshot: Snapshot, game: GameState) -> tuple[str, ...]:
    """The players to whom the hub was started with a bot that does not play for them in the kept game."""
    plays = {player.name.casefold(): bot for player, bot in zip(game.players, snapshot.bots, strict=False)}
    return tuple(name for name, bot in snapshot.bots_to_seat.items() if plays.get(name.casefold()) != bot)


def _set_up(game: GameState) -> bool:
    """False if the game may have stopped during its set-up: then the tray holds more than the books say."""
    return game.turn > 1 or game.prompt.kind is not PromptKind.BUILD


MOST_MINUTES = 90
"""A longer time is told in hours."""

MOST_HOURS = 36
"""A longer time is told in days."""

_DAY_S = 86_400


def _when(saved_at: str, ago_s: float, wording: Wording) -> str:
    """The clock time alone if it was today; clock and elapsed time tell the day."""
    clock = saved_at.partition(" ")[2]
    hours, minutes, seconds = (int(part) for part in clock.split(":"))
    since_midnight = hours * 3600 + minutes * 60 + seconds + ago_s
    clock = clock[:5]
    if since_midnight < _DAY_S:
        return wording.say("when-today", clock=clock)
    if since_midnight < 2 * _DAY_S:
        return wording.say("when-yesterday", clock=clock)
    return wording.say("when-date", date=wording.day(saved_at), clock=clock)


def _saved(offer: ResumeOffer, wording: Wording) -> str:
    last = _last_saved(offer, wording)
    intact = offer.completeness is Completeness.INTACT
    return wording.sentences((last, wording.say("resume-nothing-lost"))) if intact else last


def _last_saved(offer: ResumeOffer, wording: Wording) -> str:
    event = wording.message(offer.last_event)
    if offer.saved_at and offer.ago_s is not None:
        minutes = round(offer.ago_s / 60)
        at = _when(offer.saved_at, offer.ago_s, wording)
        if minutes < MOST_MINUTES:
            return wording.say("resume-saved-minutes", event=event, at=at, minutes=minutes)
        if minutes < MOST_HOURS * 60:
            return wording.say("resume-saved-hours", event=event, at=at, hours=round(minutes / 60))
        return wording.say("resume-saved-days", event=event, at=at, days=round(minutes / 60 / 24))
    if offer.saved_at:
        return wording.say("resume-saved", event=event, at=wording.moment(offer.saved_at, seconds=True))
    return wording.say("resume-saved-simulated", event=event)


def stage_rows(snapshot: Snapshot, wording: Wording) -> LinesView | None:
    """The lines of a stage without input; None if the stage has its own view."""
    game = snapshot.game
    if game is None:
        return None
    match snapshot.stage:
        case Stage.CREDITS:
            return credit_rows(game, wording)
        case Stage.BONUS:
            return bonus_rows(game, wording)
        case Stage.TROPHIES:
            return trophy_rows(game, wording)
        case Stage.END_TURN:
            return end_turn_rows(snapshot, game, wording)
        case _:
            return None
