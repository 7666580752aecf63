"""The games of a journal as people know them: facts, players, notes."""

from dataclasses import dataclass

from monkey_palace.game.setup import compared_name
from palace_hub.history.facts import ERASED, GameFacts
from palace_hub.history.kept import Notebook, PlayerRegister
from palace_hub.locale.message import Message


@dataclass(frozen=True, slots=True)
class KeptGames:
    """The games of a journal in the order in which they were begun, as people know them.

    `unreadable`: numbers of games whose events do not follow from each other. `faults`: kept files that cannot be used.
    """

    games: tuple[GameFacts, ...]
    unreadable: tuple[int, ...]
    register: PlayerRegister
    notebook: Notebook
    faults: tuple[Message, ...]

    def find(self, game: int) -> GameFacts | None:
        return next((facts for facts in self.games if facts.game == game), None)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' present names, who played last first; persons only."""
        names: dict[str, str] = {}
        for facts in reversed(self.games):
            for seat in facts.seats:
                if not seat.bot and seat.name != ERASED:
                    names.setdefault(compared_name(seat.name), seat.name)
        return tuple(names.values())
