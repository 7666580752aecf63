"""What a page says: the texts of its elements."""

from html.parser import HTMLParser


class _Texts(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.found.append(data.strip())


def texts(html: str) -> list[str]:
    """The texts in their order, each without blanks around it."""
    parser = _Texts()
    parser.feed(html)
    return parser.found
