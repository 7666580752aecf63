"""A set as one file, to keep or to hand on: a zip of its documented files. A folder with them is read too."""

import io
import zipfile
import zlib
from pathlib import Path
from typing import Final

from monkey_palace.cards.data_check import CARDS_FILE
from monkey_palace.cards.faults import Fault
from monkey_palace.toml_lines import MAX_CHARACTERS
from palace_hub.card_sets.checking import maps_finished
from palace_hub.card_sets.document import FILES, draft_of, texts_of
from palace_hub.card_sets.draft import SetDraft
from palace_hub.card_sets.folder import read_texts
from palace_hub.errors import UsageFault
from palace_hub.files.atomic import replace_bytes
from palace_hub.files.input_files import open_file

MAX_BYTES: Final = 4 * MAX_CHARACTERS
"""A file of a set in UTF-8; a longer one is not ours."""

_TIME: Final = (1980, 1, 1, 0, 0, 0)
"""One time for all files: equal sets give equal archives."""


_UNREADABLE: Final = (zipfile.BadZipFile, zlib.error, EOFError, UnicodeDecodeError, NotImplementedError, RuntimeError)
"""What reading a damaged, foreign or encrypted zip raises."""


class NotASet(UsageFault):
    """A file from which no set can be read. `fault` says why, if the set's own files have one."""

    key = "cards-not-a-set"

    def __init__(self, file: Path, text: str = "", fault: Fault | None = None) -> None:
        super().__init__(f"{file}: {text or fault}", file=str(file))
        self.fault = fault


def write_archive(file: Path, draft: SetDraft) -> None:
    """Write the set to a new file. Raises `OSError`."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in texts_of(draft, maps_finished=maps_finished(draft)).items():
            archive.writestr(zipfile.ZipInfo(name, _TIME), text.encode(), zipfile.ZIP_DEFLATED)
    replace_bytes(file, stream.getvalue())


def read_archive(file: Path) -> SetDraft:
    """The set in a file or folder. Raises `NotASet`, and `OSError`."""
    texts, unread = read_texts(file) if file.is_dir() else (_texts_in_zip(file), ())
    if unread:
        raise NotASet(file, fault=unread[0])
    if CARDS_FILE not in texts:
        raise NotASet(file, f"no {CARDS_FILE}")
    draft = draft_of(texts)
    if isinstance(draft, Fault):
        raise NotASet(file, fault=draft)
    return draft


def _texts_in_zip(file: Path) -> dict[str, str]:
    texts = {}
    try:
        with open_file(file) as raw, zipfile.ZipFile(raw) as archive:
            for name in FILES:
                if name not in archive.namelist():
                    continue
                with archive.open(name) as stream:
                    data = stream.read(MAX_BYTES + 1)
                if len(data) > MAX_BYTES:
                    raise NotASet(file, name)
                texts[name] = data.decode()
    except _UNREADABLE as error:
        raise NotASet(file, str(error)) from None
    return texts
