"""The process that seeks advice. It loads the rules and the bots, and nothing else of the hub: 28 MB (PSS)."""

from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Final

from monkey_palace.bots.advice import Advice, advise
from monkey_palace.bots.at_table import decide
from monkey_palace.errors import RulesError
from monkey_palace.game.card_set import remember
from monkey_palace.game.commands import command_json
from palace_hub.core.hints.request import AdviceRequest
from palace_hub.referee.entries import Advise, NoAdvice
from palace_hub.run.traceback_file import save_traceback
from palace_hub.run.workers import follow_parent

NICENESS: Final = 10
"""Added to the process's niceness: the hub comes first on a machine with one free core."""
QUICK_STAIRCASES: Final = 40
"""Staircases that the first answer looks at; the second one looks at all, up to some hundreds in a late game."""


def answers(request: AdviceRequest) -> Iterator[Advise]:
    """The answers to one request, the last one final: a quick one first, then that of the whole search.

    A bot has one answer. Raises `RulesError` where no advice can be given.
    """
    if request.bot:
        yield Advise(number=request.number, command=command_json(decide(request.bot, request.state, request.seed)))
        return
    seen, standing = request.state.observed(), request.standing
    quick = advise(seen, most_staircases=QUICK_STAIRCASES, standing=standing)
    yield _entry(request.number, quick, final=False)
    yield _entry(request.number, advise(seen, standing=standing), final=True)


def _entry(number: int, advice: Advice, *, final: bool) -> Advise:
    return Advise(
        number=number,
        command=command_json(advice.command),
        reason=advice.reason,
        params=dict(advice.params),
        piles=advice.piles,
        final=final,
    )


def serve(channel: Connection) -> None:
    """Answers requests until the channel ends. A newer request ends the work on an older one."""
    follow_parent(NICENESS)
    with suppress(EOFError, OSError):
        while True:
            request = _newest(channel)
            remember(request.cards)  # the players' own cards are in no file that this process could load
            try:
                for answer in answers(request):
                    channel.send(answer)
                    if channel.poll():
                        break
            except RulesError:  # a position without advice, such as one whose cards are not known
                channel.send(NoAdvice(number=request.number))
            except Exception as error:  # a traceback on the terminal would spoil the screen; a file keeps it
                channel.send(NoAdvice(number=request.number))
                save_traceback(error)


def _newest(channel: Connection) -> AdviceRequest:
    request: AdviceRequest = channel.recv()
    while channel.poll():
        request = channel.recv()
    return request
