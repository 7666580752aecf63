"""`palace data check`: every fault of a card set or one of its files, with its line and its fix."""

import sys
from pathlib import Path

from monkey_palace.board.ground_maps import MAPS_FILE
from monkey_palace.cards.data_check import check_path
from palace_hub.card_sets.folder import named_set
from palace_hub.files.input_files import open_file
from palace_hub.locale.catalogue import Catalogue
from palace_hub.views.cards.fault_text import fault_sentence


def check(path: Path, catalogue: Catalogue) -> int:
    """Exit code 0 for sound data, 1 with faults. Says which ground maps the games of a sound set use.

    `path`: a folder, a file, or the name of a user's own set.
    """
    path = path if path.exists() else named_set(str(path)) or path
    if not path.exists():
        print(catalogue.text_key("error-no-file", file=str(path)), file=sys.stderr)
        return 1
    if not path.is_dir():
        open_file(path).close()
    faults = check_path(path)
    if not faults:
        maps = "none" if path.is_file() else "own" if (path / MAPS_FILE).is_file() else "house"
        print(catalogue.text_key("data-sound", file=str(path), maps=maps))
        return 0
    for fault in faults:
        print(fault_sentence(fault, catalogue))
    print(catalogue.text_key("data-faults", count=len(faults)))
    return 1
