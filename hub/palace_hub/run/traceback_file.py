"""Where the traceback of a fault of ours goes, since it must not go to a person's screen."""

import tempfile
import traceback


def kept_traceback(error: BaseException) -> str:
    """Write the traceback to a new file and return its path."""
    with tempfile.NamedTemporaryFile(
        "w", prefix="palace-fault-", suffix=".txt", delete=False, encoding="utf-8"
    ) as file:
        traceback.print_exception(error, file=file)
        return file.name
