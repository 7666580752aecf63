"""Work behind a screen: files are read and written in a thread of their own."""

import threading
from collections.abc import Callable
from typing import Any

from textual.message import Message
from textual.message_pump import MessagePump

from palace_hub.errors import PalaceError


class WorkFailed(PalaceError):
    """Work ended with an error that nobody foresaw."""

    key = "past-failed"


class WorkDone(Message):
    """Work is done; `after` takes its result. `fault`: why there is none."""

    def __init__(self, after: Callable[[Any], None], result: object, fault: PalaceError | None) -> None:
        super().__init__()
        self.after = after
        self.result = result
        self.fault = fault


def work_behind(screen: MessagePump, work: Callable[[], object], after: Callable[[Any], None]) -> None:
    """Runs `work` in a thread; its end comes to the screen as a message, if the screen is still there."""

    def run() -> None:
        result: object = None
        fault: PalaceError | None = None
        try:
            result = work()
        except PalaceError as error:
            fault = error
        except Exception as error:  # the screen says so instead of waiting for ever
            fault = WorkFailed(repr(error), what=repr(error))
        screen.post_message(WorkDone(after, result, fault))

    threading.Thread(target=run, name="past games", daemon=True).start()
