"""The keys that work now, by group, for the help page."""

from palace_hub.locale.catalogue import languages
from palace_hub.views.editions import edition_words
from palace_hub.views.palace.stage import PalaceStageView
from palace_hub.views.snapshot import Phase, Snapshot, Stage
from palace_hub.views.table.actions import actions, can_name_cards, can_resume, can_skip, has_card_lists
from palace_hub.views.table.ahead import can_begin
from palace_hub.views.table.bot import is_stuck
from palace_hub.views.table.build_form import BuildFormView
from palace_hub.views.table.hint import can_ask
from palace_hub.views.table.manual_entry import ManualView
from palace_hub.views.table.market import MarketView, OpenPile, PileView
from palace_hub.views.table.screen import StageView, stage
from palace_hub.views.table.slots import SlotsView
from palace_hub.views.table.start_form import StartView
from palace_hub.views.table.stopping import offered
from palace_hub.views.table.sums import has_sum
from palace_hub.views.wording import Wording

SCREENS = ("palace", "market", "held", "scores", "log", "games", "devices")
"""Keys that open a page."""

ALWAYS = (
    "undo", "redo", "correct", "more", "stop", "map-lies", "far", "theme", "mute", "teach", "learn", "codes",
    "language", "palette", "help", "quit",
)  # fmt: skip
"""Keys that mean the same at every step."""

HANDS = ("hands-cell", "hands-amount", "hands-take", "hands-put", "hands-press", "hands-spill")
"""Keys of the hands over a simulated tray."""


def groups(
    snapshot: Snapshot,
    wording: Wording,
    opened: OpenPile | None = None,
    *,
    hands: bool = False,
    web: bool = False,
    games: bool = False,
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The keys that work at this moment by group: step, always, screens, hands. Empty groups are left out.

    `opened`: as in `keys`. `hands`: there are hands over a simulated tray; `web`: a web page; `games`: past games.
    """
    back = games and snapshot.phase in (Phase.NO_GAME, Phase.RESUME, Phase.ENDED)
    more = (*(("codes",) if web else ()), *(("games",) if back else ()))
    working = (*keys(snapshot, wording, opened), *more)
    others = {*SCREENS, *ALWAYS}
    found = {
        "step": tuple(key for key in working if key not in others),
        "always": tuple(key for key in ALWAYS if key in working),
        "screens": tuple(key for key in SCREENS if key in working),
        "hands": HANDS if hands else (),
    }
    return tuple((group, named) for group, named in found.items() if named)


def keys(snapshot: Snapshot, wording: Wording, opened: OpenPile | None = None) -> tuple[str, ...]:
    """The keys that work at this moment, each by the last part of its message key `help-key-*`.

    `opened`: the pile that is open on the screen.
    """
    shown = stage(snapshot, wording, opened=opened)
    in_game = snapshot.game is not None and snapshot.phase is not Phase.RESUME
    resuming = snapshot.phase is Phase.RESUME
    starting = snapshot.phase is Phase.NO_GAME
    scored = snapshot.phase is Phase.ENDED
    checking = snapshot.phase is Phase.CARDS_CHECK
    past = snapshot.past is not None
    elsewhere = scored or checking  # on a screen of its own
    works = {
        "new": scored and not past,
        "steps": scored and bool(snapshot.history),
        "export": scored and not past,
        "main": not scored and actions(snapshot, wording, opened).main is not None,
        "back": not elsewhere or past,
        **_of_stage(snapshot, shown),
        "arrows": not scored and not isinstance(shown, PalaceStageView),
        "butterfly": starting,
        "frog": starting,
        "ground-map": starting,
        "next-lie": starting,
        "next-bot": starting,
        "next-edition": starting and bool(edition_words(wording)),
        "map-lies": in_game and snapshot.phase in (Phase.SETUP, Phase.PLAY),
        "deck": starting,
        "resume": can_resume(snapshot),
        "discard": resuming,
        "next-player": can_begin(snapshot),
        "undo": snapshot.can_undo,
        "redo": snapshot.can_redo,
        "correct": snapshot.phase in (Phase.PLAY, Phase.SETUP),
        "correct-card": elsewhere and can_name_cards(snapshot),
        "palace": in_game,
        "market": in_game,
        "digits-held": checking,
        "held": has_card_lists(snapshot) and not checking,
        "scores": in_game and not checking,
        "log": True,
        "devices": not resuming and not past,
        "stop": bool(offered(snapshot)) and not checking,
        "more": not elsewhere,
        "far": in_game and not elsewhere and wording.size.has_far_view,
        "theme": True,
        "mute": snapshot.sound.chosen,
        "teach": starting or (in_game and not elsewhere),
        "learn": starting,
        "language": len(languages()) > 1,
        "palette": True,
        "help": True,
        "quit": True,
    }
    return tuple(key for key, working in works.items() if working)


def _of_stage(snapshot: Snapshot, shown: StageView) -> dict[str, bool]:
    """Digits, steppers and Space, by the view on the stage."""
    decorating = snapshot.manual and snapshot.phase is Phase.PLAY and snapshot.stage is Stage.DECORATE
    building = isinstance(shown, PalaceStageView) and bool(shown.pieces)
    choosing = isinstance(shown, PalaceStageView) and bool(shown.knobs)
    way = isinstance(shown, BuildFormView | PalaceStageView) and shown.switch is not None
    return {
        "plan-move": building or choosing,
        "plan-brick": building,
        "plan-column": building,
        "plan-arch": building,
        "plan-take-back": building,
        "plan-way": way,
        "hint": can_ask(snapshot),
        "by-hand": is_stuck(snapshot),
        "sum": has_sum(snapshot),
        "turn-plan": isinstance(shown, PalaceStageView),
        "letters-knobs": isinstance(shown, PalaceStageView) and len(shown.knobs) > 1,
        "digits-check": snapshot.tray_check is not None and bool(snapshot.tray_check.choices),
        "skip": can_skip(snapshot),
        "digits-start": isinstance(shown, StartView),
        "digits-build": isinstance(shown, BuildFormView),
        "digits-colour": isinstance(shown, BuildFormView),
        "digits-market": isinstance(shown, MarketView),
        "digits-pile": isinstance(shown, PileView),
        "digits-slots": isinstance(shown, SlotsView),
        "digits-typed": isinstance(shown, ManualView),
        "digits-decoration": decorating,
        "stepper": isinstance(shown, BuildFormView | ManualView),
        "choose": isinstance(shown, MarketView | PileView | BuildFormView | StartView | SlotsView) or choosing,
    }
