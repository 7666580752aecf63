"""Every text fits its bounded place in each language, with counts of 88 and names of 12 letters."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

import pytest
from rich.cells import cell_len
from tests.locale.key_use import patterns

from monkey_palace.board.pieces import PIECES
from palace_hub.locale.catalogue import Catalogue, languages
from palace_hub.locale.limits import PLACES, Limit
from palace_hub.tui.bitmaps import block_width
from palace_hub.views.text import wrap

LONGEST_NAME = "Maximilianos"
LARGEST = 88
WORDS = {
    "name": LONGEST_NAME,
    "other": LONGEST_NAME,
    "others": LONGEST_NAME,
    "rule": "10.10",
    "sign": "∩",
    "symbols": "2∩/■ 1║",
    "sum": "board: 2∩ 1■ + gold 4¢: 1∩ 1■",
    "chosen": "gold 4¢, any colour 1¢",
    "reason": "This delivery has no light green leaf (rule 7.5).",
    "problem": "First put right what is marked.",
    "sum-part": "gold 4¢",
    "text": LONGEST_NAME,
    "seconds": 88,
    "number": 4,
    "height": 18,
}
PIECE_NAMES = ("piece", "wanted", "colour", "decoration")

FALLS_BACK = frozenset(
    {
        "head-correction",  # the list below it shows the rest
        "head-place-cards",  # only with counts that no turn reaches
        "head-take",  # 88 of a green; no turn takes more than one
        "head-put-back",  # the greens; columns, arches, bricks and gold fit, see below
        "head-take-out",
        "head-plate-weigh",  # the greens, which are named by colour in the picture too
        "head-setup-lift",  # the greens; only arches and bricks are lifted out
        "ask-count-headline",
        "score-two-win",  # with names of 12 letters
        "score-wins",
    }
)
"""Sentences that are drawn in plain bold at 100 columns, with the largest counts and names."""

SIX = ("arch", "brick", "column", "light_green", "dark_green", "gold")


NONE: Mapping[str, str | int] = {}
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


def _filled(catalogue: Catalogue, key: str, piece: str, others: Mapping[str, str | int] = NONE) -> str:
    names = patterns(catalogue.language)[key].variables
    params = {name: piece if name in PIECE_NAMES else WORDS.get(name, LARGEST) for name in names}
    return catalogue.text_key(key, **{**params, **others})


def _value(case: str) -> str | int:
    """A value with which a selector takes the case."""
    if case in PLURALS:
        return 1 if case == "one" else LARGEST
    return int(case) if case.isdecimal() else case


def every_text(catalogue: Catalogue, key: str) -> Iterator[str]:
    """The text with the largest numbers and longest names: for each piece, and for each case of a selector."""
    used = patterns(catalogue.language)[key]
    for piece in SIX if used.variables & set(PIECE_NAMES) else SIX[:1]:
        yield _filled(catalogue, key, piece)
    for name, cases in used.cases.items():
        for case in cases:
            yield _filled(catalogue, key, SIX[0], {name: _value(case)})


def _fits(text: str, limit: Limit) -> bool:
    if limit.lines == 1:
        return cell_len(text) <= limit.cells
    return len(wrap(text, limit.cells, limit.lines + 1)) <= limit.lines


@cache
def bounded(language: str) -> Mapping[Limit, Sequence[str]]:
    """The keys of the messages with each limit."""
    catalogue, found = Catalogue(language), defaultdict[Limit, list[str]](list)
    for key in catalogue.keys:
        if (limit := catalogue.limit(key)) is not None:
            found[limit].append(key)
    return found


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", languages())
def test_the_texts_of_a_place_fit_it(language: str, place: str) -> None:
    catalogue, limit = Catalogue(language), PLACES[place]
    too_long = {
        f"{key}: {text} ({cell_len(text)})"
        for key in bounded(language).get(limit, ())
        for text in every_text(catalogue, key)
        if not _fits(text, limit)
    }
    assert not too_long, f"{limit.cells} cells on each of {limit.lines} lines: " + "\n".join(sorted(too_long))


@pytest.mark.parametrize("key", bounded("en")[PLACES["headline"]])
def test_a_headline_fits_in_block_letters_or_is_known_not_to(key: str) -> None:
    widths = [block_width(_filled(Catalogue(), key, piece)) for piece in SIX]
    fits = all(width is not None and width <= PLACES["headline"].cells for width in widths)
    assert fits or key in FALLS_BACK, widths


@pytest.mark.parametrize("piece", ["arch", "brick", "column", "gold"])
@pytest.mark.parametrize("key", ["head-take", "head-put-back"])
def test_the_sentences_of_a_delivery_fit_in_block_letters(key: str, piece: str) -> None:
    width = block_width(Catalogue().text_key(key, piece=piece, count=1))
    assert width is not None
    assert width <= PLACES["headline"].cells


def test_every_place_has_a_key() -> None:
    used = {Catalogue().limit(key).place for key in Catalogue().keys if Catalogue().limit(key)}
    assert used == set(PLACES)


def test_tray_words_pair_each_piece_with_a_word() -> None:
    words = [Catalogue().text_key(f"tray-{piece}") for piece in PIECES]
    assert len(set(words)) == len(words)
