"""A tile of the market: its key is a key cap, its price carries the sign of credits, and nothing of a card is cut."""

import pytest
from tests.tui.scenes.turn import cards, cards_none
from tests.tui.shared_app import shared

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.market import MarketStage, TileWidget
from palace_hub.views.table.market import Tile, TileState, market
from palace_hub.views.text import ELLIPSIS
from palace_hub.views.wording import Wording

SMALLEST_TILES = [(13, 7), (16, 5), (20, 7), (16, 12), (20, 15)]
"""Width and height of a tile: the Table at 80, 100 and 120 columns, the page of the market at 100 and 120."""


def tiles_of(chosen: int) -> tuple[Tile, ...]:
    view = market(cards(1) if chosen else cards_none(), Wording())
    assert view is not None
    return view.tiles


def drawn(tile: Tile, fellows: tuple[Tile, ...], width: int, height: int) -> Canvas:
    widget, canvas = TileWidget(), Canvas(width, height)
    widget.fellows, widget.room = fellows, (width, height)
    widget.paint(canvas, tile)
    return canvas


@pytest.mark.parametrize(("width", "height"), SMALLEST_TILES)
@pytest.mark.parametrize("chosen", [0, 1])
def test_a_tile_shows_its_key_its_price_and_the_whole_card(chosen: int, width: int, height: int) -> None:
    tiles = tiles_of(chosen)
    for tile in tiles:
        canvas = drawn(tile, tiles, width, height)
        text = " ".join(row.strip(" ▌✓") for row in canvas.plain())
        lit = tile.state in (TileState.OPEN, TileState.CHOSEN)
        caps = [sign for sign, (_, ground) in next(canvas.rows()) if ground == "caution"]
        assert "".join(caps) == (f" {tile.key} " if lit else "")
        assert tile.price in text or "▄" in text
        assert ELLIPSIS not in text
        shown = " ".join(text.split())
        assert any(" ".join((*texts, tile.reason)).strip() in shown for texts in (tile.words, tile.lines))


def test_a_card_is_told_in_words_where_they_fit() -> None:
    tiles = tiles_of(0)
    for width, height in SMALLEST_TILES[2:]:
        text = " ".join(" ".join(drawn(tiles[1], tiles, width, height).plain()).replace("▌", "").split())
        assert "1 banana now: 1 column each turn: 1 brick" in text


@pytest.mark.parametrize("chosen", [0, 1])
def test_a_low_tile_of_80_columns_cuts_no_delivery(chosen: int) -> None:
    for tile in tiles_of(chosen):
        widget, canvas = TileWidget(), Canvas(20, 3)
        widget.low = True
        widget.paint(canvas, tile)
        text = " ".join("".join(canvas.plain()).split())
        assert ELLIPSIS not in text
        assert f"{tile.word} {tile.price}" in text
        assert all(part in text for part in (tile.bananas, *(tile.lines if tile.lines[0] in text else tile.signs)))


def test_the_far_view_gives_the_market_the_rows_of_the_strips() -> None:
    near, far = (
        shared().read(cards(1), keys, lambda app: app.screen.query_one(MarketStage).size.height)
        for keys in ((), ("f",))
    )
    assert far >= 1.5 * near
