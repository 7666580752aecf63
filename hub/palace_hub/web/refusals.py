"""What a page sends, and that it does not work now."""

from collections.abc import Sequence

Arguments = Sequence[str | int | bool]
"""The arguments of an action, as the page sends them."""


class NotNow(Exception):
    """The action does not work now, or not for this visitor. `why`: the message that says what is missing, by its key;
    "" where the page itself says what comes next."""

    def __init__(self, why: str = "") -> None:
        super().__init__(why)
        self.why = why
