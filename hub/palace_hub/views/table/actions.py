"""The actions row of the Table screen (main action or what the table waits for, four buttons) and the footer's keys."""

from collections.abc import Callable
from dataclasses import dataclass

from monkey_palace.cards.deck_format import Deck
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.palace_state import palace_known
from monkey_palace.game.state import GameState
from palace_hub.locale.message import Message
from palace_hub.referee.judgement import Aim, Judgement
from palace_hub.views.provenance import HOUSE
from palace_hub.views.setup.module import module_waits
from palace_hub.views.setup.plate import plate_main, plate_waits
from palace_hub.views.snapshot import Phase, Snapshot, Stage, TrayCheckView, TraySetupStep, TraySetupView
from palace_hub.views.table.ahead import can_begin
from palace_hub.views.table.bot import bot_main, bot_waits, is_stuck, is_thinking
from palace_hub.views.table.hint import can_ask
from palace_hub.views.table.market import OpenPile, asked_pile, chosen_names, open_pile
from palace_hub.views.table.stopping import offered
from palace_hub.views.table.sums import has_sum
from palace_hub.views.wording import Size, Wording


@dataclass(frozen=True, slots=True)
class ActionView:
    """One button. `action` is the screen's action, `lines` replace `text` on a button that is high enough.

    `key`: the key that does the same, where no footer shows it; it is drawn as a cap before the text.
    """

    action: str
    text: str
    enabled: bool = True
    lines: tuple[str, ...] = ()
    key: str = ""


@dataclass(frozen=True, slots=True)
class ActionsView:
    """The actions row. If there is nothing to confirm, `main` is None and `waiting` says what the table waits for."""

    main: ActionView | None
    waiting: str
    others: tuple[ActionView, ...]


@dataclass(frozen=True, slots=True)
class FooterKey:
    """A key in the footer, which can be touched too."""

    key: str
    word: str
    action: str
    works: bool = True
    """False: it keeps its place for the moment, so that the others do not jump."""


_WEIGHED = frozenset({TraySetupStep.EMPTY, TraySetupStep.FULL, TraySetupStep.LIFT, TraySetupStep.BACK})

_MAIN_IN_PLAY: dict[Stage, str] = {
    Stage.BUILD: "main-build",
    Stage.DECORATE: "main-decorate",
    Stage.CREDITS: "main-credits",
    Stage.ONE_TIME: "main-delivery",
    Stage.PLACE_CARDS: "main-place-cards",
    Stage.RECURRING: "main-delivery",
    Stage.BONUS: "main-bonus",
    Stage.TROPHIES: "main-trophies",
    Stage.END_TURN: "main-end-turn",
}

_MAIN_AROUND: dict[Phase, str] = {
    Phase.CALIBRATE_EMPTY: "main-calibrate-empty",
    Phase.CALIBRATE_FULL: "main-calibrate-full",
    Phase.SETUP: "main-setup",
    Phase.CARDS_CHECK: "main-cards-check",
}


def main_message(snapshot: Snapshot, wording: Wording) -> Message | None:
    """The text of the main action; None if there is nothing to confirm."""
    wrong = snapshot.judgement is not None and snapshot.judgement.wrong
    if wrong and snapshot.manual and snapshot.phase is Phase.PLAY:
        return Message("main-put-right")
    if not snapshot.can_confirm:
        return None
    if (by_bot := bot_main(snapshot)) is not None:
        return by_bot
    if snapshot.phase is not Phase.PLAY:
        key = _MAIN_AROUND.get(snapshot.phase)
        return Message(key) if key is not None else None
    if snapshot.stage is Stage.CARDS:
        if not snapshot.cards_chosen:
            return Message("main-cards-none")
        return Message("main-cards", {"chosen": chosen_names(snapshot, wording)})
    if not _complete(snapshot):
        return None
    key = _MAIN_IN_PLAY.get(snapshot.stage) if snapshot.stage is not None else None
    return Message(key) if key is not None else None


def says_why(snapshot: Snapshot) -> bool:
    """Does a confirmation say what is missing, where there is nothing to confirm? So it does in a person's build, and
    where a game may be resumed.
    """
    if snapshot.phase is Phase.RESUME:
        return True
    return snapshot.phase is Phase.PLAY and snapshot.stage is Stage.BUILD and snapshot.bot is None


def waiting_for(snapshot: Snapshot, wording: Wording) -> str:
    """The text in the main action's place: the pieces that are due, or the entry that is missing."""
    judgement = snapshot.judgement
    if snapshot.question is not None:
        return wording.say("waiting-answer")
    if is_thinking(snapshot) and (judgement is None or not judgement.wrong):
        return bot_waits(snapshot, wording)
    if judgement is not None and judgement.explained_by is None:
        moved = [(box.put_back or box.take_out or box.due, box) for box in judgement.boxes]
        wrong = [(count, box) for count, box in moved if box.put_back or box.take_out]
        due = wrong or [(count, box) for count, box in moved if count]
        if due:
            count, box = due[0]
            key = "waiting-put-back" if box.put_back else "waiting-pieces"
            return wording.say(key, count=count, piece=box.piece)
        if judgement.choice is not None and judgement.aim is Aim.DECORATE:
            return wording.say("waiting-decoration")
        if judgement.choice is not None and judgement.choice.taken < judgement.choice.of:
            left = judgement.choice.of - judgement.choice.taken
            return wording.say("waiting-pieces", count=left, piece="brick_or_arch")
    if by_bot := bot_waits(snapshot, wording):
        return by_bot
    if snapshot.phase is Phase.PLAY and snapshot.stage is Stage.BUILD:
        return wording.say("waiting-build")
    if snapshot.phase is Phase.PLAY and snapshot.stage is Stage.TROPHIES and snapshot.game is not None:
        return wording.say("waiting-knob" if palace_known(snapshot.game) else "waiting")
    if snapshot.phase is Phase.PLAY and snapshot.stage is Stage.CARDS:
        return wording.say("waiting-card")
    if snapshot.phase is Phase.PLAY and snapshot.stage is Stage.PLACE_CARDS:
        return wording.say("waiting-slots")
    if snapshot.phase in (Phase.CALIBRATE_EMPTY, Phase.CALIBRATE_FULL):
        return wording.say("waiting-still")
    return wording.say("waiting")


TYPED = frozenset({Aim.ONE_TIME, Aim.RECURRING, Aim.FROG, Aim.OWED})
"""Aims whose counts are entered by hand if the tray cannot be read. Decoration and set-up are confirmed as a whole."""


def _anything_left(judgement: Judgement) -> bool:
    choice = judgement.choice
    return any(box.due for box in judgement.boxes) or (choice is not None and choice.taken < choice.of)


def is_manual(snapshot: Snapshot) -> bool:
    """Is a delivery entered by hand, and still incomplete? A complete one only needs its confirmation."""
    judgement = snapshot.judgement
    if judgement is None or judgement.wrong or not snapshot.manual or not _anything_left(judgement):
        return False
    if is_thinking(snapshot):
        return False
    return judgement.aim in TYPED and snapshot.phase is Phase.PLAY


def _complete(snapshot: Snapshot) -> bool:
    """Is everything entered that the main action of this stage sends?"""
    if snapshot.stage is Stage.BUILD:
        if snapshot.plan.way == "plate":
            return True  # the staircase is checked when the player confirms it
        if snapshot.plan.way == "plan":
            return snapshot.plan.verdict is not None and snapshot.plan.verdict.legal
        draft = snapshot.draft
        return draft.start_colour is not None and draft.arches > 0 and not snapshot.draft_faults
    if snapshot.stage is Stage.PLACE_CARDS and snapshot.game is not None:
        return len(snapshot.slots_chosen) == len(snapshot.game.current.cards_taken)
    return True


def _check_actions(check: TrayCheckView, wording: Wording) -> ActionsView:
    """One button for each choice. A tray that is put right needs no button: the hub notices it."""
    others = tuple(
        ActionView(
            f"recheck({number})",
            wording.say(
                "action-check-damaged-count" if check.damaged and choice == "count" else f"action-check-{choice}"
            ),
        )
        for number, choice in enumerate(check.choices, start=1)
    )
    spare = (ActionView("devices", wording.say("page-devices")), ActionView("more", wording.say("action-more")))
    waiting = "waiting-still" if not check.choices else "waiting-choice-check"
    return ActionsView(None, wording.say(waiting), (*others, *spare)[: max(4, len(others))])


def _stepwise(snapshot: Snapshot, main: Callable[[], str], waiting: Callable[[], str], wording: Wording) -> ActionsView:
    """The actions of a set-up: its main action or what it waits for, skip a step, go one step back."""
    others = (
        ActionView("skip", wording.say("action-skip"), can_skip(snapshot)),
        ActionView("back", wording.say("action-step-back"), can_step_back(snapshot)),
        ActionView("devices", wording.say("page-devices")),
        ActionView("more", wording.say("action-more")),
    )
    if not snapshot.can_confirm:
        return ActionsView(None, waiting(), others)
    return ActionsView(ActionView("main", main()), "", others)


def _tray_main(setup: TraySetupView, wording: Wording) -> str:
    """The main action of the tray's set-up."""
    if setup.step is TraySetupStep.DONE and setup.in_game:
        return wording.say("main-setup-game")
    return wording.say(f"main-setup-{setup.step.value}")


def actions(snapshot: Snapshot, wording: Wording, opened: OpenPile | None = None) -> ActionsView:
    """The actions row at this moment; `opened`: the pile that is open on the screen."""
    if (tray := snapshot.tray_setup) is not None:
        waits = "waiting-still" if tray.live else "waiting-tray"
        return _stepwise(snapshot, lambda: _tray_main(tray, wording), lambda: wording.say(waits), wording)
    if (module := snapshot.module) is not None:
        return _stepwise(
            snapshot,
            lambda: wording.say(f"main-module-{module.step.value}"),
            lambda: module_waits(module, wording),
            wording,
        )
    if (plate := snapshot.plate_setup) is not None:
        return _stepwise(snapshot, lambda: plate_main(plate, wording), lambda: plate_waits(plate, wording), wording)
    if snapshot.phase is Phase.CALIBRATE_FULL and not snapshot.manual:
        full, still = "main-calibrate-full", "waiting-still"
        return _stepwise(snapshot, lambda: wording.say(full), lambda: wording.say(still), wording)
    if snapshot.tray_check is not None:
        return _check_actions(snapshot.tray_check, wording)
    taking = snapshot.judgement is not None and snapshot.judgement.aim is not Aim.NOTHING
    correct = "action-count-wrong" if taking else "action-correct"
    others = (
        ActionView("undo", _undo(snapshot, wording), snapshot.can_undo),
        ActionView("correct", wording.say(correct), snapshot.phase in (Phase.PLAY, Phase.SETUP)),
        ActionView("by_hand", wording.say("action-by-hand"))
        if is_stuck(snapshot)
        else ActionView("palace", wording.say("action-palace"), snapshot.game is not None),
        ActionView("more", wording.say("action-more")),
    )
    if snapshot.phase is Phase.NO_GAME:
        if snapshot.waiting:
            others = (ActionView("resume", wording.say("action-resume")), *others[1:])
        return ActionsView(ActionView("main", wording.say("main-start")), "", others)
    if snapshot.phase is Phase.RESUME:
        others = (
            ActionView("resume", wording.say("action-resume")),
            ActionView("discard", wording.say("action-discard")),
            ActionView("log", wording.say("page-log")),
            ActionView("more", wording.say("action-more")),
        )
        return ActionsView(None, wording.say("waiting-choice"), others)
    if snapshot.to_learn is not None and snapshot.question is None:
        return ActionsView(ActionView("main", wording.say(f"main-learn-{snapshot.to_learn.what}")), "", others)
    if is_manual(snapshot) and snapshot.question is None:
        return ActionsView(ActionView("main", wording.say("main-manual")), "", others)
    if open_pile(snapshot, opened, wording) is not None:
        return ActionsView(None, wording.say("waiting-card"), others)
    message = main_message(snapshot, wording)
    if message is None:
        return ActionsView(None, waiting_for(snapshot, wording), others)
    return ActionsView(ActionView("main", wording.message(message)), "", others)


def _undo(snapshot: Snapshot, wording: Wording) -> str:
    """The word of the undo, with the player whose move it takes back if that turn is over."""
    seat, game = snapshot.undo_over_turn, snapshot.game
    if seat is None or game is None:
        return wording.say("action-undo")
    return wording.say("action-undo-for", name=game.players[seat].name)


def can_skip(snapshot: Snapshot) -> bool:
    """Can the step of the running set-up be skipped?"""
    setup = snapshot.tray_setup
    if snapshot.module is not None:
        return snapshot.module.can_skip
    if snapshot.plate_setup is not None:
        return snapshot.plate_setup.can_skip
    return setup is not None and setup.step in (TraySetupStep.LIFT, TraySetupStep.BACK)


def can_step_back(snapshot: Snapshot) -> bool:
    """Can the running set-up or weighing go back: to the step before, or to the game from which it was started?"""
    setup = snapshot.tray_setup
    if snapshot.phase is Phase.CALIBRATE_FULL:
        return not snapshot.manual
    if snapshot.module is not None:
        return snapshot.module.can_back
    if snapshot.plate_setup is not None:
        return snapshot.plate_setup.can_back
    if setup is None or setup.step is TraySetupStep.DONE:
        return False
    return setup.in_game or setup.step not in (TraySetupStep.FIND, TraySetupStep.EMPTY)


def has_card_lists(snapshot: Snapshot) -> bool:
    """Can the cards of each player be looked at? With a screen deck the hub cannot be wrong about them."""
    printed = snapshot.game is not None and snapshot.game.deck == "printed"
    return printed and snapshot.phase is not Phase.RESUME


def can_name_cards(snapshot: Snapshot) -> bool:
    """Can a card that was named wrongly be corrected? Until the next game begins, by printed cards."""
    corrected = snapshot.phase in (Phase.PLAY, Phase.CARDS_CHECK, Phase.ENDED)
    return snapshot.past is None and has_card_lists(snapshot) and corrected and _anybody_holds_cards(snapshot)


def can_correct_boards(snapshot: Snapshot) -> bool:
    """Can the delivery of a board be corrected (R11.8)? Of a box of the players' own only."""
    game = snapshot.game
    return can_lose_cards(snapshot) and game is not None and bool(known_boards(game))


def known_boards(game: GameState) -> tuple[int, ...]:
    """The seats of this game whose boards are entered, in a game with a set of the players' own."""
    if game.provenance == HOUSE:
        return ()
    boards = cards_of(game).boards[: len(game.players)]
    return tuple(board.seat for board in boards if board.recurring is not None)


def can_lose_cards(snapshot: Snapshot) -> bool:
    """Can a printed card be lost from its pile?"""
    return has_card_lists(snapshot) and snapshot.phase is Phase.PLAY


def other_deck(snapshot: Snapshot) -> Deck | None:
    """The kind of deck that can be changed to (R11.1); None after the first purchase, or if it could not be played."""
    game = snapshot.game
    if game is None or snapshot.phase not in (Phase.SETUP, Phase.PLAY) or _anybody_holds_cards(snapshot):
        return None
    if game.deck == "printed":
        return "screen"
    return "printed" if game.provenance != HOUSE else None


def _anybody_holds_cards(snapshot: Snapshot) -> bool:
    return snapshot.game is not None and any(player.cards for player in snapshot.game.players)


def can_correct(snapshot: Snapshot) -> bool:
    """Does *Correct* offer anything on the Table and at the look at the cards?"""
    looking = snapshot.phase is Phase.CARDS_CHECK
    return can_name_cards(snapshot) if looking else snapshot.phase in (Phase.PLAY, Phase.SETUP)


def can_resume(snapshot: Snapshot) -> bool:
    """Is a game offered, or can one be chosen on the start form?"""
    return snapshot.phase is Phase.RESUME or (snapshot.phase is Phase.NO_GAME and bool(snapshot.waiting))


def _waits_for_stillness(snapshot: Snapshot) -> bool:
    """The tray is weighed: its main action comes and goes with every movement."""
    setup = snapshot.tray_setup
    if setup is not None:
        return setup.live and setup.step in _WEIGHED
    return snapshot.phase in (Phase.CALIBRATE_EMPTY, Phase.CALIBRATE_FULL)


MOST_FOOTER_KEYS = 9
"""Beside buttons. A screen without buttons names all keys."""


def footer(
    snapshot: Snapshot,
    wording: Wording,
    own: tuple[FooterKey, ...] = (),
    opened: OpenPile | None = None,
    *,
    turns: bool = False,
) -> tuple[FooterKey, ...]:
    """The keys that work now, in a fixed order so that they do not jump.

    `own`: keys of the stage; `opened`: the pile that is open on the screen; `turns`: a plan is shown.
    """
    keys: list[FooterKey] = []
    most = MOST_FOOTER_KEYS if wording.size in (Size.NARROW, Size.WIDE) else None

    def offer(possible: bool, key: str, word: str, action: str) -> None:
        if possible and (most is None or len(keys) < most - 1):
            keys.append(FooterKey(key, wording.say(word), action))

    resuming = snapshot.phase is Phase.RESUME
    playing = snapshot.game is not None and snapshot.phase in (Phase.SETUP, Phase.PLAY)
    shown = actions(snapshot, wording, opened)
    enter = "footer-begin" if snapshot.phase is Phase.NO_GAME else "footer-next"
    offer(shown.main is not None and not resuming, wording.symbols.enter, enter, "main")
    if shown.main is None and _waits_for_stillness(snapshot):
        keys.append(FooterKey(wording.symbols.enter, wording.say("footer-next"), "main", works=False))
    far = wording.size is Size.FAR
    offer(far, "f", "footer-near", "far")
    keys += own
    offer(can_skip(snapshot), "s", "footer-skip", "skip")
    opens = open_pile(snapshot, opened, wording) is not None and asked_pile(snapshot, None) is None
    offer(can_step_back(snapshot) or opens, "Esc", "footer-back", "back")
    offer(snapshot.phase is Phase.NO_GAME, "F9", "footer-learn", "learn")
    offer(can_resume(snapshot), "r", "footer-resume", "resume")
    offer(resuming, "d", "footer-aside", "discard")
    offer(can_ask(snapshot), "h", "footer-hint", "hint")
    offer(is_stuck(snapshot), "b", "footer-by-hand", "by_hand")
    offer(snapshot.can_undo, "u", "footer-undo", "undo")
    offer(can_begin(snapshot), "n", "footer-ahead", "next_player")
    offer(can_correct(snapshot), "c", "footer-correct", "correct")
    offer(has_sum(snapshot), "w", "footer-sum", "sum")
    offer(turns, "v", "footer-turn", "turn_plan")
    offer(snapshot.game is not None and not resuming, "p", "footer-palace", "palace")
    offer(snapshot.game is not None and not resuming, "m", "footer-market", "market")
    offer(has_card_lists(snapshot), "i", "footer-held", "held_cards")
    offer(True, "l", "footer-log", "log")
    offer(bool(offered(snapshot)), "q", "footer-stop", "stop")
    offer(snapshot.game is not None and wording.size.has_far_view and not far, "f", "footer-far", "far")
    offer(not resuming, "d", "footer-devices", "devices")
    offer(most is None and snapshot.game is not None and not resuming, "s", "footer-scores", "scores")
    offer(most is None, "o", "footer-more", "more")
    offer(most is None and snapshot.can_redo, "y", "footer-redo", "redo")
    offer(most is None and playing, "e", "footer-map", "map_lies")
    offer(most is None, "t", "footer-theme", "theme")
    keys.append(FooterKey("?", wording.say("footer-help"), "help"))
    return tuple(keys)
