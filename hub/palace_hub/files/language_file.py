"""The file of the language that was chosen on the screen, in the user's data folder: `language.json`.

`{"language": "fr", "configured": ""}`. A damaged file counts as none. Reading it imports nothing heavy.
"""

import json
import logging
from contextlib import suppress
from pathlib import Path
from typing import Final

from palace_hub.files.atomic import replace_file
from palace_hub.locale.choice import Remembered

_log = logging.getLogger(__name__)

NAME: Final = "language.json"
MOST_CHARACTERS: Final = 1000
"""A longer file is not ours."""


def read_language(folder: Path) -> Remembered | None:
    """The choice in this folder; None without one."""
    with suppress(OSError, ValueError):
        with (folder / NAME).open(encoding="utf-8") as file:
            content = json.loads(file.read(MOST_CHARACTERS))
        match content:
            case {"language": str(language), "configured": str(configured)}:
                return Remembered(language, configured)
    return None


def keep_language(folder: Path, choice: Remembered) -> None:
    """Write the choice; a failure goes to the log only."""
    content = {"language": choice.language, "configured": choice.configured}
    try:
        replace_file(folder / NAME, json.dumps(content) + "\n")
    except OSError as fault:
        _log.warning("the language cannot be kept: %s", fault)
