"""What people say: each entry becomes events, or a refusal that says why. Nothing here moves by itself."""

import dataclasses
from typing import TYPE_CHECKING

from monkey_palace.commands import (
    Command,
    EndTurn,
    PassBuild,
    PlaceButterfly,
    PlaceCards,
    PlaceFrog,
    PlaceMonkey,
    ReportBuild,
    TakeCards,
    TakeFrog,
)
from monkey_palace.deliveries import decoration_options
from monkey_palace.errors import RulesError
from monkey_palace.game import Game
from monkey_palace.pieces import BOX, PIECES, Piece
from monkey_palace.settings import parse_settings
from monkey_palace.staircase_facts import verify_report
from monkey_palace.state import PromptKind
from palace_hub.app import keeping, umpire
from palace_hub.errors import KeepingFault
from palace_hub.locale.message import Message
from palace_hub.referee import entries as say
from palace_hub.referee.book import Book
from palace_hub.sensing.calibration import calibrate
from palace_hub.sensing.events import CellReading
from palace_hub.views.snapshot import BuildDraft, Phase, Stage

if TYPE_CHECKING:
    from palace_hub.app.core import HubCore


class Refused(Exception):
    """An entry that cannot be done now; `message` says why and what to do."""

    def __init__(self, key: str, **params: str | int | float) -> None:
        super().__init__(key)
        self.message = Message(key, params)


def refusal_of(error: RulesError) -> Message:
    """The catalogue's sentence for a refusal of the rules."""
    params = {name: int(value) if isinstance(value, bool) else value for name, value in error.params.items()}
    return Message("rule-" + error.code.replace("_", "-"), {**params, "rule": error.rule})


def report_of(draft: BuildDraft) -> ReportBuild:
    """The facts as typed, the decoration still unknown; `start_colour` must be chosen."""
    return ReportBuild.model_validate(dataclasses.asdict(draft))


def enter(core: "HubCore", entry: say.Entry) -> None:
    """Do what one entry asks, or leave everything as it was and say why not."""
    core.touch()
    try:
        _do(core, entry)
    except Refused as no:
        core.refusal = no.message
    except RulesError as error:
        core.refusal = refusal_of(error)
    except KeepingFault as fault:
        core.refusal = Message(fault.key, fault.params)
    else:
        core.refusal = None


def _do(core: "HubCore", entry: say.Entry) -> None:
    match entry:
        case say.Resume() | say.Discard():
            _resume_or_discard(core, entry)
        case say.NewGame():
            _new_game(core, entry)
        case _ if core.phase is Phase.RESUME:
            raise Refused("refused-resume-first")
        case _ if core.book is None:
            raise Refused("refused-no-game")
        case say.Confirm():
            _confirm(core, core.book)
        case say.Back():
            _back(core)
        case say.Answer() | say.Override() | say.Manual() | say.KeepAsItIs():
            _correct(core, core.book, entry)
        case say.Calibrate():
            raise Refused("refused-calibrate-at-start")
        case _ if core.phase is not Phase.PLAY:
            raise Refused("refused-not-in-play")
        case say.Undo() | say.Redo():
            _undo_or_redo(core, core.book, entry)
        case _:
            _in_play(core, core.book, entry)


def _resume_or_discard(core: "HubCore", entry: say.Resume | say.Discard) -> None:
    if core.offer is None:
        raise Refused("refused-nothing-to-resume")
    if isinstance(entry, say.Resume):
        keeping.resume(core)
    else:
        keeping.set_aside(core)


def _new_game(core: "HubCore", entry: say.NewGame) -> None:
    if core.phase not in (Phase.NO_GAME, Phase.ENDED):
        raise Refused("refused-game-running")
    settings = parse_settings(entry.settings)
    seed = core.draw_seed() if entry.deck_seed is None else entry.deck_seed
    game = Game.new(
        list(entry.players),
        settings=settings,
        ground_map=entry.ground_map,
        expansions=entry.expansions,
        seed=seed,
    )
    core.book = Book(game)
    core.keeper.begin(keeping.header_of(game))
    core.log.clear()
    core.doubts.clear()
    core.draft = BuildDraft()
    core.chosen, core.slots = (), ()
    counts = [core.sensing.cell(i).count for i in range(len(PIECES))]
    if core.calibrated and core.nodes.tray_live and all(count is not None for count in counts):
        core.commit("box", counts=counts, by="tray")
    elif core.manual:
        core.commit("box", counts=[BOX[piece] for piece in PIECES], by="person")


def _confirm(core: "HubCore", book: Book) -> None:
    """The main action of what is on screen."""
    if core.phase in (Phase.CALIBRATE_EMPTY, Phase.CALIBRATE_FULL):
        _calibrate(core, book)
        return
    if core.phase is Phase.ENDED:
        raise Refused("refused-nothing-to-confirm")
    judgement = core.judgement
    if book.question is not None:
        raise Refused("refused-answer-first")
    if core.phase is Phase.SETUP:
        if not core.manual:
            raise Refused("refused-waits-for-tray")
        core.commit("box", counts=list(book.shelf), by="person")
        core.commit("set_up", by="person")
        return
    if judgement is not None and judgement.wrong:
        if not core.manual:
            raise Refused("refused-put-right-first")
        _move_by_hand(core, book, {i: box.take_out - box.put_back for i, box in enumerate(judgement.boxes)})
        return
    match core.stage:
        case _ if book.frog_due:
            _confirm_delivery(core, book)
        case Stage.BUILD:
            _finish_staircase(core, book)
        case Stage.CREDITS:
            core.commit("seen", stage="credits")
        case Stage.BONUS:
            core.commit("seen", stage="bonus")
        case Stage.CARDS:
            umpire.play(core, TakeCards(cards=core.chosen))
        case Stage.PLACE_CARDS:
            umpire.play(core, PlaceCards(slots=core.slots))
        case Stage.TROPHIES | Stage.END_TURN:
            umpire.play(core, _due_command(book))
        case _:
            _confirm_delivery(core, book)


def _due_command(book: Book) -> Command:
    match book.game.prompt.kind:
        case PromptKind.PLACE_FROG:
            return PlaceFrog()
        case PromptKind.PLACE_MONKEY:
            return PlaceMonkey()
        case PromptKind.PLACE_BUTTERFLY:
            return PlaceButterfly()
        case _:
            return EndTurn()


def _confirm_delivery(core: "HubCore", book: Book) -> None:
    """By hand, the one complete reading is taken as done; with a tray, only what lies there counts."""
    if not any(core.moving) and umpire.book_delivery(core):
        return
    options = book.allowed().options
    if not core.manual:
        raise Refused("refused-waits-for-tray")
    if len(options) > 1:
        raise Refused("refused-choose-pieces")
    missing = {i: n - o for i, (n, o) in enumerate(zip(options[0], book.out, strict=True)) if n != o}
    _move_by_hand(core, book, missing)


def _finish_staircase(core: "HubCore", book: Book) -> None:
    if core.draft.start_colour is None:
        raise Refused("refused-start-colour")
    report = report_of(core.draft)
    verify_report(book.game.state, report)
    if decoration_options(book.game.state, report.start_colour):
        core.commit("staged", report=report.model_dump(mode="json"))
    else:
        umpire.play(core, report)


def _calibrate(core: "HubCore", book: Book) -> None:
    """Weigh the empty cups, then the full box: the known stock is the reference mass."""
    if core.manual:
        core.commit("box", counts=[BOX[piece] for piece in PIECES], by="person")
        return
    readings = [core.sensing.steady(i) for i in range(len(PIECES))]
    if not core.nodes.tray_live or any(reading is None for reading in readings):
        raise Refused("refused-tray-moves")
    steady = tuple(reading for reading in readings if reading is not None)
    if book.empty is None:
        core.commit("empty", readings=[dataclasses.asdict(reading) for reading in steady])
        return
    empty = tuple(CellReading(**reading) for reading in book.empty)
    box = tuple(BOX[piece] for piece in PIECES)
    result = calibrate(empty, steady, box)
    if result.calibration is None or result.faults:
        raise Refused(result.faults[0].key, **result.faults[0].params)
    core.journal.put_calibration(result.calibration.to_json(), wall=core.wall)
    zeros = [cell.zero_raw if cell is not None else None for cell in result.calibration.cells]
    core.use_calibration(result.calibration, box, zeros)
    core.commit("box", counts=list(box), by="tray")


def _back(core: "HubCore") -> None:
    """Leaves what is pending: chosen slots, then chosen cards. A committed event is only taken back by undo."""
    if core.slots:
        core.slots = ()
    elif core.chosen:
        core.chosen = ()
    else:
        core.draft = BuildDraft() if core.stage is Stage.BUILD else core.draft


def _correct(core: "HubCore", book: Book, entry: say.Answer | say.Override | say.Manual | say.KeepAsItIs) -> None:
    match entry:
        case say.Answer():
            question = book.question
            if question is None or question["id"] != entry.question:
                raise Refused("refused-question-over")
            if entry.answer not in (str(question["low"]), str(question["high"])):
                raise Refused("refused-answer-unknown")
            core.commit("answer", id=entry.question, cell=question["cell"], answer=entry.answer)
            _count_by_hand(core, book, question["cell"], int(entry.answer))
        case say.Override():
            _count_by_hand(core, book, entry.cell, entry.count)
        case say.Manual():
            if not core.manual:
                raise Refused("refused-tray-counts")
            _move_by_hand(core, book, entry.taken)
        case say.KeepAsItIs():
            judgement = core.judgement
            if core.phase is not Phase.PLAY or judgement is None or not judgement.wrong:
                raise Refused("refused-nothing-to-keep")
            core.commit("keep", out=[box.put_back - box.take_out for box in judgement.boxes], reason=entry.reason)


def _count_by_hand(core: "HubCore", book: Book, cell: int, count: int) -> None:
    """A person's count takes the place of the tray's; the old one stays in the log."""
    piece = PIECES[cell]
    if count > BOX[piece]:
        raise Refused("refused-more-than-box", piece=piece.value, most=BOX[piece])
    if not book.weighed:
        raise Refused("refused-no-game")
    core.doubts.pop(cell, None)
    core.commit("override", cell=cell, piece=piece.value, old=book.counts[cell], count=count)
    if core.calibrated:
        core.sensing.set_count(cell, count)


def _move_by_hand(core: "HubCore", book: Book, taken: dict[int, int]) -> None:
    for cell, pieces in sorted(taken.items()):
        count = book.counts[cell]
        left = (book.shelf[cell] if count is None else count) - pieces
        if not 0 <= left <= BOX[PIECES[cell]]:
            raise Refused("refused-not-that-many", piece=PIECES[cell].value, count=pieces)
    for cell, pieces in sorted(taken.items()):
        if pieces:
            count = book.counts[cell]
            left = (book.shelf[cell] if count is None else count) - pieces
            core.commit("tray", by="person", cell=cell, piece=PIECES[cell].value, pieces=-pieces, count=left)


def _undo_or_redo(core: "HubCore", book: Book, entry: say.Undo | say.Redo) -> None:
    if isinstance(entry, say.Undo):
        if not book.done:
            raise Refused("refused-nothing-to-undo")
        core.commit("undo")
    else:
        if not book.undone:
            raise Refused("refused-nothing-to-redo")
        core.commit("redo")
    core.chosen, core.slots = (), ()


def _in_play(core: "HubCore", book: Book, entry: say.Entry) -> None:
    match entry:
        case say.Draft():
            _expect(core, Stage.BUILD)
            given = {name: value for name, value in entry if name != "do" and value is not None}
            core.draft = dataclasses.replace(core.draft, **given)
        case say.Decoration():
            _expect(core, Stage.DECORATE)
            if not core.manual:
                raise Refused("refused-waits-for-tray")
            _move_by_hand(core, book, {PIECES.index(Piece(entry.colour)): 1})
        case say.PassBuild():
            _expect(core, Stage.BUILD)
            umpire.play(core, PassBuild())
        case say.TakeFrog():
            umpire.play(core, TakeFrog())
        case say.ChooseCards():
            _expect(core, Stage.CARDS)
            book.game.verify(TakeCards(cards=entry.cards))
            core.chosen = entry.cards
        case say.ChooseSlots():
            _expect(core, Stage.PLACE_CARDS)
            core.slots = entry.slots
        case _:
            raise Refused("refused-not-now")


def _expect(core: "HubCore", stage: Stage) -> None:
    if core.stage is not stage:
        raise Refused("refused-not-now")
