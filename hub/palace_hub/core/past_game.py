"""A kept game to look at: its score or how far it came, its states, its log. Nothing in it can be changed."""

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from palace_hub.core.export import scored
from palace_hub.core.log_lines import folded
from palace_hub.history.facts import GameFacts
from palace_hub.history.kept import PlayerRegister
from palace_hub.journal.rows import KeptEvent
from palace_hub.views.snapshot import LogLine, Phase, Snapshot


def past_game(
    facts: GameFacts, header: Mapping[str, Any], events: Iterable[KeptEvent], register: PlayerRegister
) -> Snapshot:
    """The game with the names and the marks that its players have now.

    Raises `RulesError`, `KeyError`, `TypeError`, `ValueError` or `IndexError` for events that do not follow from each
    other.
    """
    log: deque[LogLine] = deque()
    names = [seat.name for seat in facts.seats]
    if len({name.casefold() for name in names}) == len(names):  # two of them may be one player now
        header = {**header, "players": names}
    book = folded(header, events, log)
    shown = scored(book, Phase.ENDED)
    return replace(
        shown,
        past=facts,
        bots=book.bots,
        log=tuple(log),
        history=book.game.states,
        known_players=register.known,
    )
