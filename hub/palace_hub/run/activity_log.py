"""What a running hub logs: links, problems and phases as they change. No names of players at info level."""

import logging
from typing import Final

from palace_hub.locale.message import Message
from palace_hub.views.snapshot import Snapshot

_TOLD: Final = frozenset(
    "answering broker cell corner count dbm figure id piece port rate role strips".split()  # noqa: SIM905
)
"""Parameters of problems that name parts of the table; others may come from people."""

_log = logging.getLogger(__name__)


class ActivityLog:
    """Compares each snapshot with the one before."""

    def __init__(self) -> None:
        self._links: dict[str, str] = {}
        self._problems: dict[str, None] = {}
        self._phase = ""

    def note(self, snapshot: Snapshot) -> None:
        """Log what has changed."""
        links = {
            f"{link.role or 'node'} {link.node_id} on {link.name or link.carrier}": f"{link.state}, {link.firmware}"
            for link in snapshot.links
            if link.name
        }
        for name, state in links.items():
            if self._links.get(name) != state:
                _log.info("link %s: %s", name, state)
        for name in self._links.keys() - links.keys():
            _log.info("link %s: gone", name)
        problems = dict.fromkeys(map(_words, snapshot.problems))
        for problem in problems.keys() - self._problems.keys():
            _log.warning("problem: %s", problem)
        for problem in self._problems.keys() - problems.keys():
            _log.info("problem cleared: %s", problem)
        if snapshot.phase.value != self._phase:
            _log.info("phase: %s", snapshot.phase.value)
        self._links, self._problems, self._phase = links, problems, snapshot.phase.value


def _words(problem: Message) -> str:
    told = [f"{name}={value}" for name, value in sorted(problem.params.items()) if name in _TOLD]
    return " ".join((problem.key, *told))
