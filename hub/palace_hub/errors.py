"""Every error that the hub raises on purpose, by whose fault it is.

PalaceError
├── UsageFault            the person asked for something that cannot be done
│   ├── WrongUsage        words of a command that do not do: exit code 2
│   ├── BadEntry          an entry (key, touch, control channel) that does not fit
│   ├── NoTerminal        a screen without a terminal
│   └── BadConfig         a configuration or data file: names file, field and what is allowed
├── TableFault            the table, its cables or its nodes
│   ├── FrameFault        bytes that are no frame of protocol version 1
│   └── LinkFault         a port or broker that cannot be opened, read or written
└── KeepingFault          the journal, calibration or another kept file
"""


class PalaceError(Exception):
    """Base of all; `key` and `params` name the catalogue's sentence, `str()` is a plain English default."""

    key = "error-internal"

    def __init__(self, text: str, **params: str | int | float) -> None:
        super().__init__(text)
        self.params = params


class UsageFault(PalaceError):
    key = "error-usage"


class WrongUsage(UsageFault):
    """Words on the command line that are understood and do not do."""


class BadEntry(UsageFault, ValueError):
    """An entry that does not fit: the field and what was expected there."""

    key = "error-bad-entry"

    def __init__(self, field: str, expected: str) -> None:
        super().__init__(f"entry field {field!r}: {expected}", field=field, expected=expected)


class BadConfig(UsageFault, ValueError):
    key = "error-bad-config"


class NoTerminal(UsageFault):
    """A screen needs a terminal on both sides; without one it would wait for keys for ever."""

    key = "error-no-terminal"


class TableFault(PalaceError):
    key = "error-table"


class FrameFault(TableFault, ValueError):
    key = "error-frame"


class LinkFault(TableFault, OSError):
    key = "error-link"


class KeepingFault(PalaceError):
    key = "error-keeping"
