"""Files for tracebacks of internal errors, which a user's screen must not show."""

import tempfile
import traceback


def save_traceback(error: BaseException) -> str:
    """Write the traceback to a new file and return its path."""
    with tempfile.NamedTemporaryFile(
        "w", prefix="palace-fault-", suffix=".txt", delete=False, encoding="utf-8"
    ) as file:
        traceback.print_exception(error, file=file)
        return file.name
