"""Sounds of the hub: the cue of each step, for the tray's buzzer and the terminal's bell."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from palace_hub.referee.book import Book
from palace_hub.referee.cues import Audible, Cue, cue_between
from palace_hub.views.snapshot import Sound


class Sounds:
    """What was heard last, and whether sounds are muted. `chosen`: what plays the cues."""

    def __init__(self, chosen: Sound) -> None:
        self.view = chosen
        self._book: Book | None = None
        self._heard = Audible()

    def mute(self, muted: bool) -> None:
        """Play no cue, or play cues again."""
        self.view = replace(self.view, muted=muted)

    def hear(self, book: Book | None, playing: bool, events: Iterable[Mapping[str, Any]]) -> Cue | None:
        """The cue to be played after a step that committed `events`; None: silence.

        `playing`: turns are played. Of a game that was opened only the turn is new.
        """
        if book is None:
            self._book = None
            return None
        before, now = self._heard, Audible.of(book, playing=playing)
        if book is not self._book:
            self._book, before = book, Audible.of(book, playing=False)
        self._heard = now
        cue = cue_between(before, now, events)
        if cue is None or self.view.muted:
            return None
        self.view = replace(self.view, cue=cue, number=self.view.number + 1)
        return cue
