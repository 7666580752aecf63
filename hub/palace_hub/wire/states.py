"""The states of a node's link as a table: state, input, next state.

absent -> hello -> configured -> live -> stale -> lost, and incompatible beside them. The table is total; an input that
means nothing in a state leaves it.
"""

from collections.abc import Mapping
from enum import StrEnum


class LinkState(StrEnum):
    """A node as the hub sees it."""

    ABSENT = "absent"  # no open link
    HELLO = "hello"  # link open, asking who is there
    CONFIGURED = "configured"  # welcomed, no sample yet
    LIVE = "live"
    STALE = "stale"  # no sample for a moment
    LOST = "lost"  # none for long: the session is given up, asking again
    INCOMPATIBLE = "incompatible"  # speaks another major version


class LinkInput(StrEnum):
    """What can happen to a node's link."""

    OPENED = "opened"  # an open link that opens again was closed in between
    CLOSED = "closed"
    HELLO = "hello"  # of the boot already known, or the first
    RESTART = "restart"  # a hello of another boot
    FOREIGN = "foreign"  # a hello of another major version
    SAMPLE = "sample"
    QUIET = "quiet"  # no sample for the stale time
    SILENT = "silent"  # none for the lost time
    GIVEN_UP = "given_up"  # a command's last retry went unanswered, or the node is in another session


_S, _I = LinkState, LinkInput

# Rows: what a state does with each input; an input that is missing in a row changes nothing.
_ROWS: Mapping[LinkState, Mapping[LinkInput, LinkState]] = {
    _S.ABSENT: {_I.OPENED: _S.HELLO},
    _S.HELLO: {
        _I.CLOSED: _S.ABSENT,
        _I.HELLO: _S.CONFIGURED,
        _I.RESTART: _S.CONFIGURED,
        _I.FOREIGN: _S.INCOMPATIBLE,
    },
    _S.CONFIGURED: {
        _I.CLOSED: _S.ABSENT,
        _I.RESTART: _S.CONFIGURED,
        _I.FOREIGN: _S.INCOMPATIBLE,
        _I.SAMPLE: _S.LIVE,
        _I.SILENT: _S.LOST,
        _I.GIVEN_UP: _S.HELLO,
    },
    _S.LIVE: {
        _I.CLOSED: _S.ABSENT,
        _I.RESTART: _S.CONFIGURED,
        _I.FOREIGN: _S.INCOMPATIBLE,
        _I.QUIET: _S.STALE,
        _I.SILENT: _S.LOST,
        _I.GIVEN_UP: _S.HELLO,
    },
    _S.STALE: {
        _I.CLOSED: _S.ABSENT,
        _I.RESTART: _S.CONFIGURED,
        _I.FOREIGN: _S.INCOMPATIBLE,
        _I.SAMPLE: _S.LIVE,
        _I.SILENT: _S.LOST,
        _I.GIVEN_UP: _S.HELLO,
    },
    _S.LOST: {
        _I.CLOSED: _S.ABSENT,
        _I.HELLO: _S.CONFIGURED,
        _I.RESTART: _S.CONFIGURED,
        _I.FOREIGN: _S.INCOMPATIBLE,
    },
    _S.INCOMPATIBLE: {
        _I.CLOSED: _S.ABSENT,
        _I.HELLO: _S.CONFIGURED,
        _I.RESTART: _S.CONFIGURED,
    },
}

AFTER: Mapping[tuple[LinkState, LinkInput], LinkState] = {
    (state, happened): _ROWS[state].get(happened, state) for state in LinkState for happened in LinkInput
}

# In these a session is in force: samples count, commands are sent, a repeated hello gets the same welcome again.
IN_SESSION = frozenset({_S.CONFIGURED, _S.LIVE, _S.STALE})

# In these the hub asks `who` each second. A node of another version says hello each second by itself; one that does not
# was taken for one by mistake, and would send samples to a deaf hub until somebody pulls its plug.
ASKING = frozenset({_S.HELLO, _S.LOST, _S.INCOMPATIBLE})
