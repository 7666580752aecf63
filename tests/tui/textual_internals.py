"""State of a Textual application without a public name: its private names are read only here."""

import pytest
from textual import _wait
from textual.app import App
from textual.notifications import Notification
from textual.strip import Strip


def rendered(app: App[None]) -> list[Strip]:
    """The rows of the screen as the terminal gets them, all widgets together."""
    return app.screen._compositor.render_strips()


def toasts(app: App[None]) -> list[Notification]:
    """The notifications that the application shows now."""
    return list(app._notifications)


def press_quickly(patch: pytest.MonkeyPatch) -> None:
    """Lets the pilot wait milliseconds after each key instead of two fiftieths of a second."""
    patch.setattr(_wait, "SLEEP_GRANULARITY", 0.001)
