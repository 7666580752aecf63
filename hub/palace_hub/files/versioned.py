"""A kept file of one thing that was learnt, and the sound one that stood there before it."""

from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar, Generic, Self, TypeVar

from palace_hub.errors import BadConfig, KeepingFault
from palace_hub.files.checksum import replace_file, text_of
from palace_hub.locale.message import Message

Kept = TypeVar("Kept")


@dataclass
class LastGoodFile(Generic[Kept]):
    """The kept file of one hub, in `folder`.

    `kept` is what may be used, None where there is nothing; `fault` what is wrong with the file, and `previous` then
    the one before it, which somebody has to choose.
    """

    name: ClassVar[str]
    previous_name: ClassVar[str | None]
    damaged: ClassVar[str]
    """Key of the sentence that tells of a file which cannot be used."""
    not_kept: ClassVar[type[KeepingFault]]

    folder: Path
    kept: Kept | None = None
    previous: Kept | None = None
    fault: Message | None = None
    _sound: bool = field(default=False, repr=False)

    def as_text(self, kept: Kept) -> str:
        """The file's text."""
        raise NotImplementedError

    def read_text(self, text: str, file: str) -> Kept:
        """What such a text holds. Raises `BadConfig` naming `file`, the field, and what is expected there."""
        raise NotImplementedError

    @property
    def path(self) -> Path:
        return self.folder / self.name

    @property
    def previous_path(self) -> Path | None:
        return None if self.previous_name is None else self.folder / self.previous_name

    @classmethod
    def read(cls, folder: Path) -> Self:
        """As it stands on the disk; a file that cannot be used is a `fault`, never an exception."""
        found = cls(folder)
        try:
            found.kept = found._read(found.path)
            found._sound = found.kept is not None
        except BadConfig as fault:
            found.fault = Message(cls.damaged, fault.params)
            with suppress(BadConfig):
                found.previous = found._read(found.previous_path)
        return found

    def take_previous(self) -> Kept | None:
        """Use the one before, because somebody chose to: its file takes the damaged one's place."""
        if self.previous is not None:
            self.keep(self.previous)
        return self.kept

    def keep(self, kept: Kept) -> None:
        """Write it; a sound file that stood here before becomes the previous one. Raises `not_kept`."""
        try:
            # a damaged one must not take the place of the last good one
            replace_file(self.path, self.as_text(kept), self.previous_path if self._sound else None)
        except OSError as error:
            what = error.strerror or str(error)
            raise self.not_kept(f"{self.path} cannot be written: {what}", file=str(self.path), what=what) from None
        self.kept, self.fault, self._sound = kept, None, True

    def _read(self, path: Path | None) -> Kept | None:
        text = None if path is None else text_of(path)
        return None if text is None else self.read_text(text, str(path))
