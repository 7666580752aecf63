"""The next player's page around its stage: the turn that goes on keeps its rail, tray, info line and players."""

from palace_hub.views.palace.stage import has_piece_to_take_back, may_enter
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.actions import ActionsView, ActionView, FooterKey
from palace_hub.views.table.ahead import as_next
from palace_hub.views.wording import Wording


def next_actions(last: Snapshot, wording: Wording) -> ActionsView:
    """The actions row; `last`: the turn that goes on, to which the main action leads back."""
    name = "" if last.game is None else wording.say("outside", text=last.game.player.name)
    others = (
        ActionView("undo", wording.say("action-undo"), has_piece_to_take_back(as_next(last))),
        ActionView("correct", wording.say("action-correct")),
        ActionView("palace", wording.say("action-palace")),
        ActionView("more", wording.say("action-more")),
    )
    return ActionsView(ActionView("main", wording.say("main-ahead", name=name)), "", others)


def next_footer(last: Snapshot, wording: Wording, own: tuple[FooterKey, ...]) -> tuple[FooterKey, ...]:
    """The keys: back to the turn that goes on, those of the stage, and the usual ones."""
    keys = [FooterKey("n", wording.say("footer-back"), "next_player"), *own]
    if not own and may_enter(as_next(last)):
        keys.append(FooterKey("w", wording.say("footer-plan"), "way"))
    if has_piece_to_take_back(as_next(last)):
        keys.append(FooterKey("u", wording.say("footer-undo"), "undo"))
    keys.append(FooterKey("p", wording.say("footer-palace"), "palace"))
    return (*keys, FooterKey("?", wording.say("footer-help"), "help"))
