"""The file of the web page's secret links, beside the kept games: `web-links.json`, which only its owner may read.

`{"sum": ..., "version": 1, "host": ..., "watch": ..., "seats": [...]}`. A damaged file counts as none: new links are
drawn.
"""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from pydantic import Field, TypeAdapter

from palace_hub.errors import KeepingFault
from palace_hub.files.versioned import VersionedFile

Token = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22}$")]
"""128 bits in base64."""


class LinksNotKept(KeepingFault):
    """The links could not be written; the former file still stands."""

    key = "error-web-links-not-kept"


@dataclass(frozen=True, slots=True)
class KeptLinks:
    """The secret of each link."""

    host: Token
    watch: Token
    seats: Annotated[tuple[Token, ...], Field(min_length=4, max_length=4)]


class WebLinksFile(VersionedFile[KeptLinks]):
    """The links of this table's web page."""

    name = "web-links.json"
    adapter: ClassVar[TypeAdapter[KeptLinks]] = TypeAdapter(KeptLinks)
    damaged, not_kept = "web-links-file-damaged", LinksNotKept
