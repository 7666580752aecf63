"""Codes to scan with a phone, one at a time: the links of the web page, or a finished game for BG Stats."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from palace_hub.tui.screens.base import HubScreen
from palace_hub.tui.screens.dialogs import ConfirmScreen
from palace_hub.tui.screens.pages import Title, back_keys
from palace_hub.tui.widgets.code import CodePicture
from palace_hub.tui.widgets.strips import Banner, FooterStrip
from palace_hub.views.pages.codes import CodeView
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.actions import FooterKey
from palace_hub.views.wording import Wording

Codes = Callable[[Snapshot, Wording], tuple[CodeView, ...]]


class CodesScreen(HubScreen):
    """Shows the codes that `make` makes. `revoke` draws new links; None: there is nothing to revoke."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,f12", "close", show=False),
        Binding("right,down,space,enter", "walk(1)", show=False),
        Binding("left,up", "walk(-1)", show=False),
        Binding("n", "new_codes", show=False),
    ]

    def __init__(self, make: Codes, revoke: Callable[[], None] | None = None) -> None:
        super().__init__()
        self.make = make
        self.revoke = revoke
        self.place = 0
        self.of = 1

    def compose(self) -> ComposeResult:
        yield Banner("banner", id="banner")
        yield Title(id="page-title")
        yield CodePicture(id="code")
        yield FooterStrip(id="footer")

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        codes = self.make(snapshot, wording)
        if not codes:
            self.call_later(self.action_close)
            return
        self.of = len(codes)
        self.place = min(self.place, self.of - 1)
        shown = codes[self.place]
        title = wording.say("code-title", title=shown.title, number=self.place + 1, of=self.of)
        self.show_banner(snapshot, wording)
        self.query_one("#page-title", Title).show(title if self.of > 1 else shown.title)
        self.query_one(CodePicture).show(shown)
        self.query_one(FooterStrip).show(self._keys(wording))

    def _keys(self, wording: Wording) -> tuple[FooterKey, ...]:
        keys: list[FooterKey] = []
        if self.of > 1:
            keys.append(FooterKey(wording.symbols.back, wording.say("footer-back-code"), "walk(-1)"))
            keys.append(FooterKey(wording.symbols.forward, wording.say("footer-next-code"), "walk(1)"))
        if self.revoke is not None:
            keys.append(FooterKey("n", wording.say("footer-new-codes"), "new_codes"))
        return (*keys, *back_keys(wording))

    def action_walk(self, codes: int) -> None:
        self.place = (self.place + codes) % self.of
        self.take(self.hub.shown, self.hub.wording)

    def action_new_codes(self) -> None:
        """Asks once more: the phones must scan again."""
        if self.revoke is not None:
            self.hub.push_screen(ConfirmScreen("new-codes"), self._answered)

    def _answered(self, sure: bool | None) -> None:
        if sure and self.revoke is not None:
            self.revoke()
            self.take(self.hub.shown, self.hub.wording)

    def action_close(self) -> None:
        if self.is_current:
            self.dismiss(None)
