"""A text field whose length is measured in cells of the terminal: a Chinese character takes two."""

from textual.widgets import Input

from palace_hub.views.text import cells


class CellInput(Input):
    """Takes at most `most` cells; a key that is one too many is `restricted`."""

    def __init__(self, most: int, *, id: str) -> None:
        super().__init__(id=id)
        self.most = most

    def replace(self, text: str, start: int, end: int) -> None:
        first, last = sorted((start, end))
        if text and cells(self.value[:first] + text + self.value[last:]) > self.most:
            self.restricted()
        else:
            super().replace(text, start, end)
