"""Versioned files of the hub's own data, each with a checksum and, for some, a copy of the last good one."""

import json
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypeVar

from pydantic import TypeAdapter, ValidationError

from palace_hub.errors import BadConfig, KeepingFault
from palace_hub.files.atomic import replace_file
from palace_hub.files.checksum import MAX_BYTES, bad_file, body_of, read_small_text, text_with_checksum
from palace_hub.locale.message import Message

Content = TypeVar("Content")

SIMULATED = "simulated"
"""Folder beside the real nodes' files for those of virtual nodes."""

_EXPECTED = {"unexpected_keyword_argument": "Extra inputs are not permitted"}


def from_body(adapter: TypeAdapter[Content], body: dict[str, Any], file: str) -> Content:
    """The dataclass in a file's content. Raises `BadConfig` naming `file`, the first wrong field, and its values."""
    try:
        return adapter.validate_json(json.dumps(body), strict=True, extra="forbid")
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        location = [str(part) for part in first["loc"] if part != "[key]"]
        expected = _EXPECTED.get(first["type"], first["msg"])
        cause = first.get("ctx", {}).get("error")
        if isinstance(cause, BadConfig):
            location.append(str(cause.params["field"]))
            expected = str(cause.params["expected"])
        raise bad_file(file, ".".join(location), expected) from None


@dataclass
class VersionedFile(Generic[Content]):
    """A file of one dataclass in `folder`. A subclass names the file, its version and the dataclass's adapter.

    The file of a virtual node is `set_apart` in a folder of its own.
    """

    name: ClassVar[str]
    previous_name: ClassVar[str | None] = None
    """Name of the copy of the last good file; None for no copy."""
    version: ClassVar[int] = 1
    adapter: ClassVar[TypeAdapter[Any]]
    damaged: ClassVar[str]
    """Key of the message about a file that cannot be used."""
    not_kept: ClassVar[type[KeepingFault]]
    """Error of a file that cannot be written."""
    most_bytes: ClassVar[int] = MAX_BYTES
    """A longer file is refused: it is not ours."""

    folder: Path
    content: Content | None = field(default=None, init=False)
    """The content; None if there is no file, or it cannot be used."""
    previous: Content | None = field(default=None, init=False)
    """The content of the last good copy, beside a `fault`; `take_previous` uses it."""
    fault: Message | None = field(default=None, init=False)
    """The reason why the file cannot be used."""
    _sound: bool = field(default=False, init=False, repr=False)
    _apart: bool = field(default=False, init=False, repr=False)

    @property
    def path(self) -> Path:
        return self.folder / self.name

    def set_apart(self, apart: bool) -> None:
        """Read and write the file for virtual nodes (True) or for real ones (False) from now on."""
        if apart == self._apart:
            return
        self.folder = self.folder / SIMULATED if apart else self.folder.parent
        self._apart, self._sound = apart, False
        self.content = self.previous = self.fault = None
        self.load()

    @property
    def previous_path(self) -> Path | None:
        return None if self.previous_name is None else self.folder / self.previous_name

    @classmethod
    def read(cls, folder: Path) -> Self:
        """The file in `folder`. A damaged file is a `fault`, never an exception."""
        return cls(folder).load()

    def load(self) -> Self:
        """Read the content from the disk."""
        try:
            self.content = self._read(self.path)
            self._sound = self.content is not None
        except BadConfig as fault:
            self.fault = Message(self.damaged, fault.params)
            with suppress(BadConfig):
                self.previous = self._read(self.previous_path)
        return self

    def take_previous(self) -> Content | None:
        """Replace a damaged file by the last good copy, on the user's decision."""
        if self.previous is not None:
            self.keep(self.previous)
        return self.content

    def keep(self, content: Content) -> None:
        """Write `content`; a sound former file becomes the last good copy. Raises `not_kept`."""
        try:
            # a damaged file must not replace the last good copy
            replace_file(self.path, self.as_text(content), self.previous_path if self._sound else None)
        except OSError as error:
            what = error.strerror or str(error)
            raise self.not_kept(f"{self.path} cannot be written: {what}", file=str(self.path), what=what) from None
        self.content, self.fault, self._sound = content, None, True

    def as_text(self, content: Content) -> str:
        """The text of a file with this content."""
        return text_with_checksum({"version": self.version, **self.adapter.dump_python(content)})

    def read_text(self, text: str, file: str) -> Content:
        """The content of such a text. Raises `BadConfig` naming `file`, the field, and the values that it may have."""
        content: Content = from_body(self.adapter, body_of(text, file, self.version), file)
        return content

    def _read(self, path: Path | None) -> Content | None:
        text = None if path is None else read_small_text(path, self.most_bytes)
        return None if text is None else self.read_text(text, str(path))
