"""Chinese headlines in the far view: glyphs of twelve pixels from a file, other letters twice as large."""

import pytest
from tests.locale.test_limits import every_text

from palace_hub.locale.catalogue import Catalogue, languages
from palace_hub.locale.limits import PLACES
from palace_hub.tui.bitmaps import TALL_PIXELS, TALL_ROWS, block_width, half_blocks, tall_text
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.head import Head
from palace_hub.views.table.head import HeadView
from palace_hub.views.text import is_wide

SENTENCE = "拿取3个拱门"
BLOCKS = set("▀▄█")


def _far(sentence: str, width: int, height: int, *, console: bool = False) -> list[str]:
    canvas = Canvas(width, height, console=console)
    Head().paint(canvas, HeadView("Ann", sentence, "Why."))
    return [row for row in canvas.plain() if BLOCKS & set(row) or is_wide(row)]


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=() if one == "zh" else pytest.mark.long) for one in languages()]
)
def test_each_character_of_a_headline_has_its_glyph(language: str) -> None:
    catalogue = Catalogue(language)
    keys = [key for key in catalogue.keys if catalogue.limit(key) == PLACES["headline"]]
    wide = {
        character for key in keys for text in every_text(catalogue, key) for character in text if is_wide(character)
    }
    missing = sorted(character for character in wide if tall_text(character) is None)
    assert not missing, f"run make glyphs: {''.join(missing)}"


def test_a_sentence_is_as_high_as_its_glyphs_and_as_wide_as_its_characters() -> None:
    bitmap = tall_text(SENTENCE)
    assert bitmap is not None
    assert (len(bitmap), {len(row) for row in bitmap}) == (TALL_PIXELS, {5 * (TALL_PIXELS + 1) + 2 * 4})
    assert len(set(map(tall_text, "拿取个拱门"))) == 5


@pytest.mark.parametrize("text", ["Take 3 arches", "拿取龘", "", "3"])
def test_a_text_without_chinese_or_with_an_unknown_character_has_none(text: str) -> None:
    assert tall_text(text) is None


@pytest.mark.parametrize(("width", "height", "rows"), [(80, 13, TALL_ROWS), (50, 16, 2 * TALL_ROWS)])
def test_the_far_view_takes_one_line_or_two(width: int, height: int, rows: int) -> None:
    name = half_blocks("Ann")
    assert name is not None
    drawn = [row.strip() for row in _far(SENTENCE, width, height)]
    assert len([row for row in drawn if row not in {line.strip() for line in name}]) == rows
    assert not any(is_wide(row) for row in drawn)


@pytest.mark.parametrize(("width", "console"), [(30, False), (80, True)])
def test_without_room_or_half_blocks_the_characters_are_plain_and_spread(width: int, console: bool) -> None:
    rows = _far(SENTENCE, width, 13, console=console)
    assert [row.strip() for row in rows if is_wide(row)] == ["拿 取 3 个 拱 门"]


@pytest.mark.parametrize(
    "letters", ["ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŒ", "ÌÒÀÈÉÙ", "ÃÁÂÀÇÉÊÍÓÔÕÚ", "ÄÖÜẞß", "«»“”„‘’–—…;¿¡·\u00a0\u202f"]
)
def test_the_block_letters_have_all_accents_and_signs(letters: str) -> None:
    assert [letter for letter in letters if block_width(letter) is None] == []
    accented = [letter for letter in letters if letter.isalpha() and letter not in "ß"]
    drawn = {half_blocks(letter) for letter in accented}
    assert len(drawn) == len(set(accented))
