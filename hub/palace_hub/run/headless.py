"""Progress of a game without a screen, as one line."""

import sys
from typing import TextIO

from palace_hub.core.step import HubCore
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message, decimal


class Progress:
    """Writes the game's stage to `out`: on a terminal one changing line, otherwise one line per round."""

    def __init__(self, catalogue: Catalogue, out: TextIO | None = None) -> None:
        self.catalogue = catalogue
        self.out = out or sys.stderr
        self.live = self.out.isatty()
        self._shown = ""
        self._round = -1

    def __call__(self, core: HubCore) -> None:
        book = core.hub.book
        if book is None:
            return
        state = book.game.state
        stage = core.hub.stage.value if core.hub.stage is not None else core.hub.phase.value
        if not self.live and state.round == self._round:
            return
        self._round = state.round
        text = self.catalogue.text(
            Message(
                "headless-progress",
                {
                    "round": state.round,
                    "name": state.players[state.prompt.player].name,
                    "stage": stage.replace("_", "-"),
                    "minutes": decimal(core.hub.t / 60, 1),
                },
            )
        )
        if text != self._shown:
            self._shown = text
            self.out.write(f"\r\x1b[K{text}" if self.live else f"{text}\n")
            self.out.flush()

    def end(self) -> None:
        """Ends the changing line."""
        if self.live and self._shown:
            self.out.write("\n")
