"""A box that nobody has typed yet, on pages alone: kits and sizes, a card, a board and a knob, on the real core."""

import re
from pathlib import Path

import pytest
from tests.core.by_hand import Table
from tests.core.cards.learning_by_hand import TRUTH, Readers, empty_set, state_of

from monkey_palace.cards.deck_format import KIT_SYMBOLS, PILES, RECURRING_SYMBOLS
from monkey_palace.game.card_set import cards_of
from palace_hub.card_sets.entry.cards import FIELDS
from palace_hub.core.snapshot import snapshot
from palace_hub.files.web_links_file import KeptLinks
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries as say
from palace_hub.views.pile import unknown_cards
from palace_hub.views.snapshot import Stage, ToLearn
from palace_hub.views.wording import Size, Wording
from palace_hub.web.desk import Desk
from palace_hub.web.learning import Answers
from palace_hub.web.pages import Fragments, hosted, mine
from palace_hub.web.refusals import NotNow

WORDING = Wording(Catalogue(), size=Size.WIDE, touch=True)
LINKS = KeptLinks(seats=("a", "b", "c", "d"), host="h", watch="w")
SIZES = tuple(len(cards) for _, cards in TRUTH.piles)


class Phones:
    """The table, the host's phone and the first player's."""

    def __init__(self, table: Table) -> None:
        answers = Answers()
        self.table = table
        self.desks = {seat: Desk(seat, lambda entry: [table.enter(entry)], answers=answers) for seat in (None, 0)}

    def page(self, seat: int | None) -> Fragments:
        now = snapshot(self.table.core.hub)
        if seat is None:
            return hosted(now, WORDING, self.desks[None], LINKS, str)
        return mine(now, WORDING, self.desks[seat])

    def act(self, seat: int | None, action: str, *arguments: str | int) -> None:
        self.desks[seat].act(action, arguments, snapshot(self.table.core.hub), WORDING)


def begun(tmp_path: Path) -> Phones:
    path = tmp_path / "journal.sqlite"
    table = Table(path, Journal.open(path), card_set=empty_set())
    table.pass_time(5.0)
    table.enter(say.NewGame(players=("Ann", "Bo"), deck="printed"), say.Confirm())
    return Phones(table)


def test_a_card_that_is_not_entered_is_entered_and_taken_on_the_phone(tmp_path: Path) -> None:
    phones = begun(tmp_path)
    Readers().play(phones.table, before=1, at=Stage.CARDS)
    assert "disabled" not in re.findall(r'<button id="pile-1"[^>]*>', phones.page(0)["stage"])[0]
    card = unknown_cards(state_of(phones.table))[PILES[0]][0]
    phones.act(0, "pile", 0)
    page = phones.page(0)
    assert page["stage"].count('type="number"') == len(FIELDS)
    assert 'id="main"' not in page["actions"]
    with pytest.raises(NotNow, match="numbers"):
        phones.act(0, "learn_card", "", *[0] * 6)
    phones.act(0, "learn_card", 3, 1, 0, 0, 2, 0, 0)
    learnt = cards_of(state_of(phones.table)).card(card)
    assert (learnt.bananas, learnt.one_time.brick_or_arch, learnt.recurring.brick) == (3, 1, 2)
    assert snapshot(phones.table.core.hub).cards_chosen == (card,)
    assert 'id="learn"' not in phones.page(0)["stage"]


def test_a_board_that_is_not_entered_is_entered_by_its_player_or_the_host(tmp_path: Path) -> None:
    phones = begun(tmp_path)
    Readers().play(phones.table, before=1, at=Stage.RECURRING)
    for seat in (None, 0):
        assert phones.page(seat)["stage"].count('type="number"') == len(RECURRING_SYMBOLS)
    with pytest.raises(NotNow, match="board"):
        phones.act(0, "learn_board", 0, 0, 0, 0)
    phones.act(0, "learn_board", 1, 2, 0, 0)
    assert snapshot(phones.table.core.hub).to_learn is None
    assert 'id="learn"' not in phones.page(0)["stage"]


def test_a_knob_below_a_piece_is_asked_of_all_until_one_answers(tmp_path: Path) -> None:
    phones = begun(tmp_path)
    phones.table.enter(say.Place(placement="A8,14,0w"))  # with a foot on each of two knobs that the map lacks
    for x, colour in ((5, "gold"), (8, "no")):
        assert snapshot(phones.table.core.hub).to_learn == ToLearn("knob", x=x, y=14)
        assert all(f'id="knob-{colour}"' in phones.page(seat)["dialog"] for seat in (None, 0))
        phones.act(0, "learn_knob", colour)
    assert snapshot(phones.table.core.hub).to_learn == ToLearn("knob", x=8, y=14)
    assert all('id="knob-' not in phones.page(seat)["dialog"] for seat in (None, 0))


def test_kits_and_sizes_of_a_new_box_are_entered_on_the_hosts_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    path = tmp_path / "journal.sqlite"
    table = Table(path, Journal.open(path), sets=True)
    table.pass_time(5.0)
    phones = Phones(table)
    kits = [getattr(board.start_kit, piece) for board in TRUTH.boards for piece in KIT_SYMBOLS]
    assert phones.page(None)["stage"].count('max="67"') == len(PILES)
    for arguments, why in (
        (("Our Box!", *SIZES, *kits), "name"),
        (("ours", *SIZES[1:], 1, *kits), "sum"),
        (("ours", *SIZES, *[0] * len(kits)), "kits"),
    ):
        with pytest.raises(NotNow, match=why):
            phones.act(None, "new_set", *arguments)
    phones.act(None, "new_set", "ours", *SIZES, *kits)
    assert re.findall('<option value="(printed:[^"]*|screen)" selected', phones.page(None)["stage"]) == ["printed:ours"]
    with pytest.raises(NotNow, match="taken"):
        phones.act(None, "new_set", "ours", *SIZES, *kits)
