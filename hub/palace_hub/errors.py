"""The errors that the hub raises, by their cause.

PalaceError
├── UsageFault            the user asked for something impossible
│   ├── WrongUsage        invalid options of a command: exit code 2
│   ├── BadEntry          an invalid entry (key, touch, control channel)
│   ├── NoTerminal        a screen without a terminal
│   ├── NeedsRoot         only root may change the machine
│   └── BadConfig         an invalid configuration or data file; names file, field and valid values
├── TableFault            the table, its cables or its nodes
│   ├── FrameFault        bytes that are no valid frame
│   └── LinkFault         a port or broker fails to open, read or write
└── KeepingFault          the journal, calibration or another file cannot be written
"""


class PalaceError(Exception):
    """Base of all errors. `key` and `params` select the catalogue's sentence; `str()` is an English default."""

    key = "error-internal"

    def __init__(self, text: str, **params: str | int | float) -> None:
        super().__init__(text)
        self.params = params


class UsageFault(PalaceError):
    """The user asked for something impossible."""

    key = "error-usage"


class WrongUsage(UsageFault):
    """Options of a command that contradict each other or have no such value; exit code 2.

    `names`: the possible values, listed below the sentence.
    """

    names: tuple[str, ...] = ()


class BadEntry(UsageFault, ValueError):
    """An invalid entry: the field, and the values that it may have."""

    key = "error-bad-entry"

    def __init__(self, field: str, expected: str) -> None:
        super().__init__(f"entry field {field!r}: {expected}", field=field, expected=expected)


class BadConfig(UsageFault, ValueError):
    """An invalid configuration or data file; `params` name file, field and valid values."""

    key = "error-bad-config"


class NoTerminal(UsageFault):
    """A screen needs a terminal for input and output; without one it would wait for keys forever."""

    key = "error-no-terminal"


class NeedsRoot(UsageFault):
    """Only root may change the machine's services and versions."""

    key = "error-needs-root"


class TableFault(PalaceError):
    """A fault of the table, its cables or its nodes."""

    key = "error-table"


class FrameFault(TableFault, ValueError):
    """Bytes that are no valid frame of protocol version 1."""

    key = "error-frame"


class LinkFault(TableFault, OSError):
    """A port or broker fails to open, read or write."""

    key = "error-link"


class KeepingFault(PalaceError):
    """The journal or another file of the hub cannot be written."""

    key = "error-keeping"
