"""Analyses of past games for the pages: one at a time, in a thread beside the server's, when the host asks for it."""

import logging
import threading
import traceback
from collections.abc import Callable, MutableMapping, Sequence

from monkey_palace.bots.analysis import Analysis
from monkey_palace.game.state import GameState, state_hash

_log = logging.getLogger(__name__)

Analyse = Callable[[Sequence[GameState], Callable[[int, int], None], threading.Event], Analysis | None]
"""Analyses a finished game, tells how many parts of how many are done, and returns None soon after the event is set."""


class GameAnalyses:
    """`made`: analyses by the hash of the game's last state, those of the terminal as well."""

    def __init__(self, analyse: Analyse, made: MutableMapping[str, Analysis]) -> None:
        self._analyse = analyse
        self._made = made
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._game = ""
        self.done, self.of = 0, 0
        self._failed: dict[str, str] = {}

    def made(self, history: Sequence[GameState]) -> Analysis | None:
        """The analysis of this game; None: nobody has made it yet."""
        return self._made.get(state_hash(history[-1]))

    def is_at(self, history: Sequence[GameState]) -> bool:
        """Is this game's analysis being made?"""
        return self._is_busy and self._game == state_hash(history[-1])

    def fault(self, history: Sequence[GameState]) -> str:
        """Why the analysis of this game ended without a result; "" if it did not."""
        return self._failed.get(state_hash(history[-1]), "")

    def begin(self, history: Sequence[GameState]) -> bool:
        """Begins with this game's analysis; False while another one is made."""
        if self.made(history) is not None or self.is_at(history):
            return True
        if self._is_busy or self._stop.is_set():
            return False
        self._game = state_hash(history[-1])
        self.done, self.of = 0, 0
        self._failed.pop(self._game, None)
        self._thread = threading.Thread(target=self._work, args=(self._game, history), name="analysis", daemon=True)
        self._thread.start()
        return True

    def end(self) -> None:
        """Stops what is being made."""
        self._stop.set()

    @property
    def _is_busy(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    def _work(self, game: str, history: Sequence[GameState]) -> None:
        try:
            analysis = self._analyse(history, self._told, self._stop)
        except Exception as error:  # the page says so instead of waiting for ever
            name = type(error).__name__
            lines = "".join(traceback.format_tb(error.__traceback__))  # without its text, which may name players
            _log.error("the analysis of a game ended by %s\n%s", name, lines)
            self._failed[game] = str(error) or name
            return
        if analysis is not None:
            self._made[game] = analysis

    def _told(self, done: int, of: int) -> None:
        self.done, self.of = done, of
