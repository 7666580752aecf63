"""The application with the pages of the first start."""

from typing import Any

from palace_hub.tui.first_start.pages_screen import FirstStartScreen
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.source import FirstStart
from palace_hub.views.hub_source import HubSource
from palace_hub.views.setup.first_start import is_first


class GuidedApp(PalaceApp):
    """Shows the pages over the start form where nobody has played yet; *More* opens them again."""

    def __init__(self, source: HubSource, first_start: FirstStart, **rest: Any) -> None:
        super().__init__(source, **rest)
        self.first_start: FirstStart | None = first_start

    async def _take_early(self) -> None:
        """Keys that came before the first screen are meant for the start form: then the pages stand back."""
        if self.first_start is not None and not self._early and self.first_start.is_due() and is_first(self.shown):
            self.push_screen(FirstStartScreen(self.first_start))
        await super()._take_early()
