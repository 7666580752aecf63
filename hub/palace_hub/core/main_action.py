"""The main action: what a confirmation would do now, whoever gives it."""

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING

from monkey_palace.board.notation import notation
from monkey_palace.board.pieces import BOX, PIECES
from monkey_palace.errors import RulesError
from monkey_palace.game.commands import Command, EndTurn, PlaceButterfly, PlaceCards, ReportBuild, TakeCards
from monkey_palace.game.deliveries import decoration_options
from monkey_palace.game.state import PromptKind
from monkey_palace.staircase.facts import verify_report
from palace_hub.core import automation, planning
from palace_hub.core.plate import availability, controller
from palace_hub.core.refusals import Refused
from palace_hub.core.tray.commissioning import count_with, weighed_in
from palace_hub.referee.book import Book
from palace_hub.referee.judgement import Aim
from palace_hub.sensing.tray.calibration import calibrate
from palace_hub.sensing.tray.events import CellReading
from palace_hub.views.snapshot import BuildDraft, Phase, Stage

if TYPE_CHECKING:
    from palace_hub.core.step import HubCore

Deed = Callable[[], object]
"""What a confirmation does; refusals of the rules have been looked for before."""


def confirmable(core: "HubCore") -> bool:
    """True where a confirmation would do something now."""
    if core.setting_up is not None:
        return core.setting_up.can_confirm(core)
    if core.measuring is not None:
        return core.measuring.can_confirm(core)
    if core.setting_up_plate is not None:
        return core.setting_up_plate.can_confirm(core)
    try:
        deed(core)
    except (Refused, RulesError):
        return False
    return True


def deed(core: "HubCore") -> Deed:
    """What the main action does now; raises `Refused` or the rules' refusal where it can do nothing."""
    book = core.book
    if book is None:
        raise Refused("refused-no-game")
    if core.phase in (Phase.CALIBRATE_EMPTY, Phase.CALIBRATE_FULL):
        return _weigh(core, book)
    if core.phase is Phase.TRAY_CHECK:
        raise Refused("refused-waits-for-tray")
    if core.phase is Phase.ENDED:
        raise Refused("refused-nothing-to-confirm")
    if book.question is not None:
        raise Refused("refused-answer-first")
    if core.phase is Phase.SETUP:
        if not core.manual:
            raise Refused("refused-waits-for-tray")
        return lambda: _set_up_by_hand(core, book)
    judgement = core.judgement
    if judgement is not None and judgement.wrong:
        if not core.manual:
            raise Refused("refused-put-right-first")
        back = {i: box.take_out - box.put_back for i, box in enumerate(judgement.boxes)}
        return moving_by_hand(core, book, back)
    if book.frog_due:
        return _delivery(core, book)
    return _of_stage(core, book)


def _of_stage(core: "HubCore", book: Book) -> Deed:
    match core.stage:
        case Stage.BUILD:
            return _staircase(core, book)
        case Stage.CREDITS:
            return lambda: core.commit("seen", stage="credits")
        case Stage.BONUS:
            return lambda: core.commit("seen", stage="bonus")
        case Stage.CARDS:
            return _command(core, book, TakeCards(cards=core.chosen))
        case Stage.PLACE_CARDS:
            return _command(core, book, PlaceCards(slots=core.slots))
        case Stage.TROPHIES | Stage.END_TURN:
            return _command(core, book, _due(core, book))
        case _:
            return _delivery(core, book)


def _command(core: "HubCore", book: Book, command: Command) -> Deed:
    book.game.verify(command)
    return lambda: automation.play(core, command)


def _due(core: "HubCore", book: Book) -> Command:
    figure = planning.figure_command(book, core.knob)
    if figure is not None:
        return figure
    return PlaceButterfly() if book.game.prompt.kind is PromptKind.PLACE_BUTTERFLY else EndTurn()


def report_of(draft: BuildDraft) -> ReportBuild:
    """The facts as typed, the decoration still unknown; `start_colour` must be chosen."""
    return ReportBuild.model_validate(dataclasses.asdict(draft))


def _staircase(core: "HubCore", book: Book) -> Deed:
    way = planning.way(core)
    if way == "plate":
        return _on_plate(core, book)
    if way == "plan":
        return _on_plan(core, book)
    if core.draft.start_colour is None:
        raise Refused("refused-start-colour")
    report = report_of(core.draft)
    verify_report(book.game.state, report)
    if decoration_options(book.game.state, report.start_colour):
        return lambda: core.commit("staged", report=report.model_dump(mode="json"))
    return lambda: automation.play(core, report)


def _on_plan(core: "HubCore", book: Book) -> Deed:
    """What is on the plan stands from now on; where no decoration can go on (R10.7), it is built at once."""
    staged = planning.staircase(core)
    if not decoration_options(book.game.state, staged.start_colour):
        return lambda: automation.play(core, staged.command(None))
    return lambda: core.commit("staged", staircase=notation(staged.placements))


def _on_plate(core: "HubCore", book: Book) -> Deed:
    """What stands on the plate is judged when it is confirmed, not before: that takes a while."""
    if not book.plan.placements and not availability.unexplained(core):
        raise Refused("refused-plate-empty")
    return lambda: controller.finished(core, book)


def _delivery(core: "HubCore", book: Book) -> Deed:
    """By hand, the one complete reading is taken as done; with a tray, only what lies there counts."""
    allowed = book.allowed()
    if allowed.aim is not Aim.NOTHING and book.out in allowed.options and not any(core.moving) and core.all_known:
        return lambda: automation.book_delivery(core)
    if not core.manual:
        raise Refused("refused-waits-for-tray")
    if len(allowed.options) > 1:
        raise Refused("refused-choose-pieces")
    missing = {i: n - o for i, (n, o) in enumerate(zip(allowed.options[0], book.out, strict=True)) if n != o}
    return moving_by_hand(core, book, missing)


def moving_by_hand(core: "HubCore", book: Book, taken: dict[int, int]) -> Deed:
    """Pieces that somebody says were taken (negative: put back), by compartment; raises `Refused` for too many."""
    counts = {}
    for cell, pieces in sorted(taken.items()):
        known = book.counts[cell]
        counts[cell] = (book.shelf[cell] if known is None else known) - pieces
        if not 0 <= counts[cell] <= BOX[PIECES[cell]]:
            raise Refused("refused-not-that-many", piece=PIECES[cell].value, count=abs(pieces))

    def move() -> None:
        for cell, count in counts.items():
            if taken[cell]:
                piece = PIECES[cell].value
                core.commit("tray", by="person", cell=cell, piece=piece, pieces=-taken[cell], count=count)

    return move


def _set_up_by_hand(core: "HubCore", book: Book) -> None:
    core.commit("box", counts=list(book.shelf), by="person")
    core.commit("set_up", by="person")


def _weigh(core: "HubCore", book: Book) -> Deed:
    """Weigh the empty cups, then the full box: the known stock is the reference mass."""
    if core.manual:
        return lambda: weighed_in(core, core.box, core.box, by="person")
    steady = core.steady
    if steady is None:
        raise Refused("refused-tray-moves")
    if book.empty is None:
        return lambda: core.commit("empty", readings=[dataclasses.asdict(reading) for reading in steady])
    return lambda: _calibrate(core, book, steady)


def _calibrate(core: "HubCore", book: Book, full: tuple[CellReading, ...]) -> None:
    empty = tuple(CellReading(**reading) for reading in book.empty or ())
    result = calibrate(empty, full, core.box)
    if result.calibration is None or result.faults:
        raise Refused(result.faults[0].key, **result.faults[0].params)
    count_with(core, result.calibration, core.box, by="tray")
