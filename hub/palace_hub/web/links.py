"""The secret links of a table: one for each seat, one to watch, one for the host."""

import logging
import secrets
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace

from monkey_palace.board.pieces import MAX_PLAYERS
from palace_hub.errors import KeepingFault
from palace_hub.files.web_links_file import KeptLinks, WebLinksFile

_log = logging.getLogger(__name__)

TOKEN_BYTES = 16
"""128 bits: nobody guesses one."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """What somebody may do who has opened some links. `seats` count from 0."""

    seats: tuple[int, ...] = ()
    host: bool = False
    watch: bool = False

    @property
    def known(self) -> bool:
        """Has a valid link been opened?"""
        return bool(self.seats) or self.host or self.watch


class Links:
    """The links that are in force. `file` keeps them, so that phones find the table again after a restart."""

    def __init__(self, file: WebLinksFile) -> None:
        self._file = file
        self._lock = threading.Lock()
        self._told: list[Callable[[], None]] = []
        self._links = file.content or _drawn()
        if file.content is None:
            self._keep()

    @property
    def in_force(self) -> KeptLinks:
        """The links by what they are for."""
        return self._links

    def visitor(self, tokens: tuple[str, ...]) -> Visitor:
        """What the opened links allow; a revoked or unknown one allows nothing."""
        links, tokens = self._links, tuple(filter(str.isascii, tokens))
        seats = tuple(seat for seat, own in enumerate(links.seats) if _among(own, tokens))
        return Visitor(seats, _among(links.host, tokens), _among(links.watch, tokens))

    def is_link(self, token: str) -> bool:
        """Does this link open anything?"""
        return self.visitor((token,)).known

    def subscribe(self, told: Callable[[], None]) -> None:
        """Calls `told` after links were revoked, from the thread that did it."""
        self._told.append(told)

    def revoke(self, seat: int | None = None) -> None:
        """Draws new links: of one seat, or all."""
        with self._lock:
            new = _drawn()
            if seat is not None:
                seats = tuple(new.seats[seat] if own == seat else old for own, old in enumerate(self._links.seats))
                new = replace(self._links, seats=seats)
            self._links = new
            self._keep()
        for told in self._told:
            told()

    def _keep(self) -> None:
        try:
            self._file.keep(self._links)
        except KeepingFault as fault:
            _log.warning("%s", fault)  # the links work until the hub ends


def _among(own: str, tokens: tuple[str, ...]) -> bool:
    """Whether one of the opened links is this one, in a time that tells nothing about it."""
    same = [secrets.compare_digest(own.encode(), token.encode()) for token in tokens]
    return any(same)


def _drawn() -> KeptLinks:
    def token() -> str:
        return secrets.token_urlsafe(TOKEN_BYTES)

    return KeptLinks(token(), token(), tuple(token() for _ in range(MAX_PLAYERS)))
