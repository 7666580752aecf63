"""What people say: each entry becomes events, or a refusal that says why. Nothing here moves by itself."""

import dataclasses
from typing import TYPE_CHECKING

from monkey_palace.board.pieces import BOX, PIECES, Piece
from monkey_palace.errors import RulesError
from monkey_palace.game.commands import CorrectSupply, PassBuild, TakeCards, TakeFrog
from monkey_palace.game.history import Game
from monkey_palace.game.settings import parse_settings
from palace_hub.core import automation, main_action, persistence, planning
from palace_hub.core.plate import questions
from palace_hub.core.refusals import Refused, refusal_of
from palace_hub.core.setup import tray_check
from palace_hub.core.tray.commissioning import weighed_in
from palace_hub.errors import KeepingFault
from palace_hub.locale.message import Message
from palace_hub.referee import entries as say
from palace_hub.referee import record
from palace_hub.referee.book import Book
from palace_hub.views.snapshot import BuildDraft, Phase, Stage

if TYPE_CHECKING:
    from palace_hub.core.step import HubCore


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
        case _ if core.setting_up is not None:
            core.setting_up.enter(core, entry)
        case _ if core.measuring is not None:
            core.measuring.enter(core, entry)
        case _ if core.setting_up_plate is not None:
            core.setting_up_plate.enter(core, entry)
        case say.Resume() | say.Discard():
            _resume_or_discard(core, entry)
        case say.NewGame():
            _new_game(core, entry)
        case _ if core.phase is Phase.RESUME:
            raise Refused("refused-resume-first")
        case _ if core.book is None:
            raise Refused("refused-no-game")
        case say.Recheck():
            if core.phase is not Phase.TRAY_CHECK:
                raise Refused("refused-not-now")
            tray_check.answer(core, entry)
        case say.Confirm():
            main_action.deed(core)()
        case say.Back():
            _back(core)
        case say.Answer() | say.Override() | say.Manual() | say.KeepAsItIs():
            _correct(core, core.book, entry)
        case say.Export():
            _export(core)
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
        persistence.resume(core)
    else:
        persistence.set_aside(core)


def _new_game(core: "HubCore", entry: say.NewGame) -> None:
    if core.phase not in (Phase.NO_GAME, Phase.ENDED):
        raise Refused("refused-game-running")
    settings = parse_settings(entry.settings)
    seed = core.draw_seed() if entry.deck_seed is None else entry.deck_seed
    game = Game.new(
        list(entry.players),
        settings=settings,
        data_set=core.card_set or "house",
        ground_map=core.ground_map if entry.ground_map is None else entry.ground_map,
        expansions=entry.expansions,
        seed=seed,
    )
    core.book = Book(game)
    core.keeper.begin(persistence.header_of(game))
    core.log.clear()
    core.draft = BuildDraft()
    core.chosen, core.slots, core.knob = (), (), None
    counts = core.tray.counts()
    tray = core.nodes.tray
    if core.counting and tray is not None and tray.hello is not None and all(count is not None for count in counts):
        weighed_in(core, counts, core.holds, by="tray", node=tray.hello.id)
    elif core.manual:
        weighed_in(core, core.box, core.box, by="person")


def _export(core: "HubCore") -> None:
    head = core.journal.head()
    path = core.exports / f"game-{head.id}.jsonl"
    try:
        record.write(core.journal, path)
    except OSError as error:
        raise Refused("refused-export", file=str(path), what=error.strerror or str(error)) from None
    core.tell(Message("told-exported", {"file": str(path)}))


def _back(core: "HubCore") -> None:
    """Leaves what is pending: a chosen knob, slots, then cards. A committed event is only taken back by undo."""
    if core.knob is not None:
        core.knob = None
    elif core.slots:
        core.slots = ()
    else:
        core.chosen = ()


def _correct(core: "HubCore", book: Book, entry: say.Answer | say.Override | say.Manual | say.KeepAsItIs) -> None:
    match entry:
        case say.Answer():
            question = book.question
            if question is None or question["id"] != entry.question:
                raise Refused("refused-question-over")
            if question["what"] != "count":
                questions.answer(core, book, question, entry.answer)
                return
            if entry.answer not in (str(question["low"]), str(question["high"])):
                raise Refused("refused-answer-unknown")
            core.commit("answer", id=entry.question, cell=question["cell"], answer=entry.answer)
            _count_by_hand(core, book, question["cell"], int(entry.answer))
        case say.Override():
            _count_by_hand(core, book, entry.cell, entry.count)
        case say.Manual():
            if not core.manual:
                raise Refused("refused-tray-counts")
            main_action.moving_by_hand(core, book, entry.taken)()
        case say.KeepAsItIs():
            judgement = core.judgement
            if core.phase is not Phase.PLAY or judgement is None or not judgement.wrong:
                raise Refused("refused-nothing-to-keep")
            gone = {box.piece: box.put_back - box.take_out for box in judgement.boxes}
            correction = CorrectSupply.model_validate({"kind": "correct_supply", **gone})
            book.game.verify(correction)
            core.commit("keep", reason=entry.reason)
            automation.play(core, correction)


def _count_by_hand(core: "HubCore", book: Book, cell: int, count: int) -> None:
    """A person's count takes the place of the tray's; the old one stays in the log."""
    piece = PIECES[cell]
    if count > BOX[piece]:
        raise Refused("refused-more-than-box", piece=piece.value, most=BOX[piece])
    if not book.weighed:
        raise Refused("refused-no-game")
    core.commit("override", cell=cell, piece=piece.value, old=book.counts[cell], count=count)
    if core.tray.calibrated:
        core.tray.answer(cell, count)
        core.tray.counted_by_hand(cell)


def _undo_or_redo(core: "HubCore", book: Book, entry: say.Undo | say.Redo) -> None:
    if isinstance(entry, say.Undo):
        if not book.done:
            raise Refused("refused-nothing-to-undo")
        core.commit("undo")
    else:
        if not book.undone:
            raise Refused("refused-nothing-to-redo")
        core.commit("redo")
    core.chosen, core.slots, core.knob = (), (), None


def _in_play(core: "HubCore", book: Book, entry: say.Entry) -> None:
    match entry:
        case say.Draft():
            _expect(core, Stage.BUILD)
            if planning.way(core) != "facts":
                raise Refused("refused-by-plan")
            given = {name: value for name, value in entry if name != "do" and value is not None}
            core.draft = dataclasses.replace(core.draft, **given)
        case say.EnterBy() | say.Place() | say.TakeBack():
            planning.enter(core, book, entry)
        case say.ChooseKnob():
            planning.choose_knob(core, book, entry.at)
        case say.Decoration():
            _expect(core, Stage.DECORATE)
            if not core.manual:
                raise Refused("refused-waits-for-tray")
            main_action.moving_by_hand(core, book, {PIECES.index(Piece(entry.colour)): 1})()
        case say.PassBuild():
            _expect(core, Stage.BUILD)
            automation.play(core, PassBuild())
        case say.TakeFrog():
            automation.play(core, TakeFrog())
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
