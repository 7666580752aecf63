"""Entries of players: each becomes events, or a refusal that says why."""

from monkey_palace.board.pieces import BOX, PIECES, Piece
from monkey_palace.errors import RulesError
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import (
    ChangeDeck,
    CorrectCard,
    CorrectSupply,
    EndNow,
    LearnCommand,
    LearnKnob,
    Leave,
    PassBuild,
    RemoveCard,
    TakeCards,
    TakeFrog,
)
from monkey_palace.game.history import Game
from monkey_palace.settings import parse_settings
from palace_hub.core import bot_seats, export, learning, main_action, persistence, planning, seating
from palace_hub.core.apply import commit, jump, play
from palace_hub.core.hints import play as hints
from palace_hub.core.plate import controller, early
from palace_hub.core.refusals import Refused, refusal_of
from palace_hub.core.setup import tray_check
from palace_hub.core.state import Hub
from palace_hub.core.tray.commissioning import book_box
from palace_hub.errors import KeepingFault
from palace_hub.locale.message import Message
from palace_hub.referee import entries as say
from palace_hub.referee.book import Book
from palace_hub.referee.events import (
    CountOverridden,
    CountQuestion,
    KeptAsItIs,
    QuestionAnswered,
    StepRedone,
    StepsExplained,
    StepUndone,
)
from palace_hub.referee.header import header_of
from palace_hub.referee.judgement import ANOTHER_NUMBER
from palace_hub.views.snapshot import Phase, Stage

_CARDS_SEEN = frozenset({Phase.PLAY, Phase.CARDS_CHECK, Phase.ENDED})
"""The phases in which printed cards can be corrected, and unknown ones learnt."""


def enter(hub: Hub, entry: say.Entry) -> None:
    """Carry out one entry; a refused entry changes nothing but the refusal."""
    if isinstance(entry, say.Advise | say.NoAdvice):
        if bot_seats.in_turn(hub) is not None:
            bot_seats.take(hub, entry)
        else:
            hints.take(hub, entry)
        return
    if isinstance(entry, say.Explain):
        if hub.book is not None and hub.phase in (Phase.SETUP, Phase.PLAY):
            commit(hub, StepsExplained(on=entry.on, taught=[[name, step] for name, step in entry.taught]))
        return
    hub.note_page()
    turns_page = hub.stage is Stage.CREDITS  # the credits go on by themselves, too: nothing is decided on them
    if isinstance(entry, say.Confirm) and hub.unread and not turns_page:
        hub.press_unread()
        return
    hub.touch()
    try:
        _do(hub, entry)
    except Refused as refused:
        hub.refuse(refused.message)
        if not isinstance(entry, say.Hint):
            hub.hints.note_refusal()
    except RulesError as error:
        hub.refuse(refusal_of(error))
        hub.hints.note_refusal()
    except KeepingFault as fault:
        hub.refuse(Message(fault.key, fault.params))
    else:
        hub.accept()


def _do(hub: Hub, entry: say.Entry) -> None:
    match entry:
        case say.Mute():
            hub.sounds.mute(entry.muted)
            hub.tell(Message("told-sound-off" if entry.muted else "told-sound-on"))
        case _ if hub.wizard is not None:
            hub.wizard.enter(hub, entry)
        case say.Resume() | say.Discard():
            _resume_or_discard(hub, entry)
        case say.OpenGame():
            if hub.phase not in (Phase.NO_GAME, Phase.ENDED):
                raise Refused("refused-game-running")
            persistence.open_game(hub, entry.game)
        case say.NewGame():
            _new_game(hub, entry)
        case say.NewSet():
            if hub.phase not in (Phase.NO_GAME, Phase.ENDED):
                raise Refused("refused-game-running")
            learning.begin_set(hub, entry)
        case _ if hub.phase is Phase.RESUME:
            raise Refused("refused-resume-first")
        case _ if hub.book is None:
            raise Refused("refused-no-game")
        case say.ChooseSides():
            seating.choose_sides(hub, hub.book, entry.sides)
        case say.ChooseHints() if hub.phase in (Phase.SETUP, Phase.PLAY):
            hints.choose(hub, hub.book, entry.modes)
            persistence.keep_hints(hub, hub.book)
        case say.TurnMap():
            seating.turn_map(hub, hub.book, entry.turns)
        case say.Recheck():
            if hub.phase is not Phase.TRAY_CHECK:
                raise Refused("refused-not-now")
            tray_check.answer(hub, entry)
        case say.Confirm():
            main_action.main_action(hub)()
        case say.Back() if hub.phase is Phase.CALIBRATE_FULL:
            main_action.weigh_empty_again(hub)
        case say.Back():
            hub.choices.step_back()
        case say.Answer() | say.Override() | say.Manual() | say.KeepAsItIs():
            _correct(hub, hub.book, entry)
        case say.Export():
            export.export(hub, hub.book)
        case say.CorrectCard() if hub.phase in _CARDS_SEEN:
            command = CorrectCard.model_validate(entry.model_dump(by_alias=True, exclude={"do"}))
            _tell_of_cards(hub, hub.book, command)
        case say.LearnCard() | say.LearnBoard() | say.LearnKnob() if hub.phase in _CARDS_SEEN:
            _tell_of_cards(hub, hub.book, learning.command_of(entry))
        case say.ChangeDeck() if hub.phase in (Phase.SETUP, Phase.PLAY):
            seed = hub.draw_seed() if entry.deck == "screen" else None
            play(hub, ChangeDeck(deck=entry.deck, seed=seed))
        case say.Undo() if ended_early(hub):
            _undo_end(hub)
        case _ if hub.phase is not Phase.PLAY:
            raise Refused("refused-not-in-play")
        case say.Undo() | say.Redo():
            _undo_or_redo(hub, hub.book, entry)
        case _:
            _in_play(hub, hub.book, entry)


def _resume_or_discard(hub: Hub, entry: say.Resume | say.Discard) -> None:
    if isinstance(entry, say.Discard) and hub.phase is Phase.SETUP:
        persistence.set_aside(hub)
    elif hub.offer is None:
        raise Refused("refused-nothing-to-resume")
    elif isinstance(entry, say.Resume):
        persistence.resume(hub, hub.offer)
    else:
        persistence.set_aside(hub)


def _new_game(hub: Hub, entry: say.NewGame) -> None:
    if hub.phase not in (Phase.NO_GAME, Phase.ENDED):
        raise Refused("refused-game-running")
    settings = parse_settings(entry.settings)
    seating.verify_sides(len(entry.players), entry.sides)
    if entry.hints:
        hints.verify(len(entry.players), entry.hints)
    seed = entry.deck_seed
    if seed is None and entry.deck == "screen":
        seed = hub.draw_seed()
    game = Game.new(
        list(entry.players),
        settings=settings,
        data_set=learning.set_of_game(hub, entry),
        ground_map=hub.options.ground_map if entry.ground_map is None else entry.ground_map,
        expansions=entry.expansions,
        deck=entry.deck,
        seed=seed,
    )
    bot_seats.verify(entry, cards_of(game.state))
    counts, tray_id = hub.tray.counts(), hub.tray_id
    if hub.book is not None:
        hub.set_box(_left_of(hub.book, counts if hub.counting else ()))
    book, before = Book(game), hub.book
    hub.begin_game(book, header_of(game))
    seating.begin(hub, book, entry)
    bot_seats.begin(hub, book, entry)
    hints.begin(hub, before, book, entry.hints)
    if hub.counting and tray_id is not None and all(count is not None for count in counts):
        book_box(hub, counts, hub.holds, by="tray", node=tray_id)
    elif hub.manual:
        book_box(hub, hub.holds, hub.holds, by="person")


def _left_of(book: Book, counts: tuple[int | None, ...]) -> tuple[int, ...]:
    """The pieces of the box after a game: without those that it lost (R7.6), unless they lie in the tray again."""
    lost = book.game.state.lost
    known = [0 if count is None else count for count in counts] or [0] * len(PIECES)
    return tuple(
        min(BOX[piece], max(BOX[piece] - lost[piece], count)) for piece, count in zip(PIECES, known, strict=True)
    )


def _correct(hub: Hub, book: Book, entry: say.Answer | say.Override | say.Manual | say.KeepAsItIs) -> None:
    match entry:
        case say.Answer():
            question = book.question
            if question is None or question.id != entry.question:
                raise Refused("refused-question-over")
            if not isinstance(question, CountQuestion):
                controller.answer(hub, book, question, entry.answer)
                return
            if entry.answer == ANOTHER_NUMBER:
                raise Refused("refused-answer-number", piece=question.piece)
            if not entry.answer.isdecimal():
                raise Refused("refused-answer-unknown")
            count = int(entry.answer)
            _need_room(PIECES[question.cell], count)
            commit(hub, QuestionAnswered(id=entry.question, cell=question.cell, answer=entry.answer))
            _count_by_hand(hub, book, question.cell, count)
        case say.Override():
            _count_by_hand(hub, book, entry.cell, entry.count)
        case say.Manual():
            if not hub.manual:
                raise Refused("refused-tray-counts")
            main_action.move_by_hand(hub, book, entry.taken)()
        case say.KeepAsItIs():
            missing = {} if hub.judgement is None else hub.judgement.missing
            if not any(missing.values()):
                raise Refused("refused-nothing-to-keep")
            correction = CorrectSupply.model_validate({"kind": "correct_supply", **missing})
            book.game.verify(correction)
            commit(hub, KeptAsItIs(reason=entry.reason))
            play(hub, correction)


def _count_by_hand(hub: Hub, book: Book, cell: int, count: int) -> None:
    """Replace the tray's count by a player's; the old count stays in the log."""
    piece = PIECES[cell]
    _need_room(piece, count)
    if not book.weighed:
        raise Refused("refused-no-game")
    commit(hub, CountOverridden(cell=cell, piece=piece.value, old=book.counts[cell], count=count))
    if hub.tray.calibrated:
        hub.tray.answer(cell, count)
        hub.tray.counted_by_hand(cell)


def _tell_of_cards(hub: Hub, book: Book, command: CorrectCard | LearnCommand) -> None:
    """Correct or learn a card, a board or a knob.

    After the score, the bananas are counted again and the closed record gets one more event.
    """
    book.game.verify(command)
    if isinstance(command, LearnCommand):
        learning.verify_staged_after(book, command)
    complete = cards_of(book.game.state).is_complete
    scored = hub.phase is Phase.ENDED
    if scored:
        hub.writer.continue_game()
    play(hub, command)
    if scored and not isinstance(command, LearnKnob):
        hub.tell(Message("told-counted-again"))
    if not complete and cards_of(book.game.state).is_complete:
        hub.tell(Message("told-set-complete", {"name": book.game.state.set}))


def _need_room(piece: Piece, count: int) -> None:
    if count > BOX[piece]:
        raise Refused("refused-more-than-box", piece=piece.value, most=BOX[piece])


def ended_early(hub: Hub) -> bool:
    """True where the game ended by a player's word, which can be taken back until the next game begins."""
    book = hub.book
    over = hub.phase in (Phase.CARDS_CHECK, Phase.ENDED)
    return over and book is not None and bool(book.done) and isinstance(book.done[-1].command, EndNow | Leave)


def _undo_end(hub: Hub) -> None:
    """Go on with a game that had ended early. The tray was not followed meanwhile, so it is compared."""
    hub.writer.reopen_game()
    commit(hub, StepUndone())
    hub.choices.clear()
    hub.compare_tray()


def _undo_or_redo(hub: Hub, book: Book, entry: say.Undo | say.Redo) -> None:
    if isinstance(entry, say.Undo):
        if not book.done:
            raise Refused("refused-nothing-to-undo")
        early.verify_undo(hub, book)
        if any(book.early) and book.undoes_build:
            raise Refused("refused-undo-early", piece=PIECES[book.early.index(1)].value)
        jump(hub, StepUndone())
    else:
        if not book.undone:
            raise Refused("refused-nothing-to-redo")
        book.verify_redo()
        jump(hub, StepRedone())
    hub.choices.clear()


def _in_play(hub: Hub, book: Book, entry: say.Entry) -> None:
    bot_seats.expect_person(hub, book, entry)
    match entry:
        case say.Draft():
            planning.expect_entering(hub)
            if planning.build_method(hub) != "facts":
                raise Refused("refused-by-plan")
            given = {name: value for name, value in entry if name != "do" and value is not None}
            hub.choices.fill_in(**given)
        case say.EnterBy() | say.Place() | say.TakeBack():
            planning.enter(hub, book, entry)
        case say.ChooseKnob():
            planning.choose_knob(hub, book, entry.at)
        case say.Decoration():
            _expect(hub, Stage.DECORATE)
            if not hub.manual:
                raise Refused("refused-waits-for-tray")
            main_action.move_by_hand(hub, book, {PIECES.index(Piece(entry.colour)): 1})()
        case say.PassBuild():
            _expect(hub, Stage.BUILD)
            play(hub, PassBuild())
        case say.Hint():
            hints.press(hub, book)
        case say.TellTop():
            bot_seats.tell_top(hub, book, entry.card)
        case say.PlayByHand():
            bot_seats.take_over(hub, book)
        case say.TakeFrog():
            play(hub, TakeFrog())
        case say.EndNow():
            play(hub, EndNow())
        case say.Leave():
            play(hub, Leave(player=entry.player, bricks=entry.bricks))
        case say.RemoveCard():
            play(hub, RemoveCard(card=entry.card))
        case say.ChooseCards():
            _expect(hub, Stage.CARDS)
            book.game.verify(TakeCards(cards=entry.cards))
            hub.choices.choose_cards(entry.cards)
        case say.ChooseSlots():
            _expect(hub, Stage.PLACE_CARDS)
            hub.choices.choose_slots(entry.slots)
        case _:
            raise Refused("refused-not-now")


def _expect(hub: Hub, stage: Stage) -> None:
    if hub.stage is not stage:
        raise Refused("refused-not-now")
