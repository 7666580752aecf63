"""What the pages say before something that cannot be taken back, and where something is missing."""

import dataclasses
import re
from dataclasses import replace
from pathlib import Path

import pytest
from tests.core.by_hand import Table, play_by_hand
from tests.tui.scenes.index import SCENES

from monkey_palace.board.notation import parse_placements
from palace_hub.core.snapshot import snapshot
from palace_hub.files.web_links_file import KeptLinks
from palace_hub.history.kept import KnownPlayer
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries
from palace_hub.referee.entries import Entry
from palace_hub.referee.judgement import Choice
from palace_hub.views.snapshot import Phase, Snapshot, Stage
from palace_hub.views.wording import Size, Wording
from palace_hub.web.desk import Desk
from palace_hub.web.pages import Fragments, hosted, mine
from palace_hub.web.refusals import NotNow

WORDING = Wording(Catalogue(), size=Size.WIDE, touch=True)
LINKS = KeptLinks(seats=("a", "b", "c", "d"), host="h", watch="w")
STAIRCASE = parse_placements("B8,8,1")
CHOSEN = (False, True, "2", "3", "screen", "")


def host(snapshot: Snapshot, address: str = "http://192.168.1.5:8080") -> Fragments:
    return hosted(snapshot, WORDING, Desk(None, lambda _: None), LINKS, lambda token: f"{address}/j/{token}")


@pytest.mark.parametrize(
    ("address", "reached"),
    [
        ("http://127.0.0.1:8080", False),
        ("http://[::1]:8080", False),
        ("http://192.168.1.5:8080", True),
        ("https://palace.example", True),
    ],
)
def test_the_host_reads_that_phones_cannot_reach_the_page(address: str, reached: bool) -> None:
    page = host(SCENES["start"](), address)
    assert ("0.0.0.0" in page["banner"], "0.0.0.0" in page["links"]) == (not reached, not reached)
    assert "0.0.0.0" not in host(SCENES["cards"](), address)["banner"]


@pytest.mark.parametrize(("scene", "asked"), [("plan_facts", True), ("plan_off_lattice", False), ("plan_build", False)])
def test_facts_that_end_the_picture_of_the_palace_are_asked_once_more(scene: str, asked: bool) -> None:
    actions = host(SCENES[scene]())["actions"]
    assert 'id="main"' in actions
    assert ("nobody sees the palace" in actions) == asked


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (("Ann", "", " ", ""), "two players or more"),
        (("Ann", "Bea", "ann", ""), "same name"),
    ],
)
def test_a_game_without_its_names_says_what_is_missing(names: tuple[str, ...], why: str) -> None:
    sent: list[Entry] = []
    desk = Desk(None, sent.append)
    with pytest.raises(NotNow) as refused:
        desk.act("start", (*form(*((name, "", "") for name in names)), *CHOSEN), SCENES["start"](), WORDING)
    assert why in WORDING.say(refused.value.why)
    assert sent == []


def form(*seats: tuple[str, str, str]) -> tuple[str, ...]:
    """Name, bot and side of four seats, as the form sends them."""
    return tuple(field for seat in (*seats, *[("", "", "")] * 4)[:4] for field in seat)


def test_the_start_form_seats_bots_and_says_how_players_and_map_lie() -> None:
    sent: list[Entry] = []
    page = host(SCENES["start"]())["stage"]
    assert page.count('value="hard"') == page.count('value="far"') == 4
    assert page.count('<svg class="lie"') == 4 * 4 + 4  # four turns of each map, and each map once
    seats = form(("Ann", "", "near"), ("", "", ""), ("", "hard", "far"))
    known = {"ann": KnownPlayer("Ann", hints="off")}
    start = replace(SCENES["start"](), known_players=known)
    Desk(None, sent.append).act("start", (*seats, *CHOSEN), start, WORDING)
    assert sent == [
        entries.NewGame(
            players=("Ann", "Player 3"),
            expansions=("frog",),
            ground_map=2,
            map_turns=3,
            sides=("near", "far"),
            bots=(None, "hard"),
            hints=("off", None),
        )
    ]


def test_the_host_puts_a_game_aside_while_the_kits_are_laid_out(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "game.sqlite") as journal:
        table = Table(tmp_path / "game.sqlite", journal)
        table.pass_time(5.0)
        table.enter(entries.NewGame(players=("Ann", "Bo")))
        laying = snapshot(table.core.hub)
        assert laying.phase is Phase.SETUP
        assert 'id="host-discard"' in host(laying)["controls"]
        Desk(None, lambda entry: [table.enter(entry)]).act("discard", (), laying, WORDING)
        left = snapshot(table.core.hub)
        assert (left.phase, [game.players for game in left.waiting]) == (Phase.NO_GAME, [("Ann", "Bo")])
        table.begin(players=("Cleo", "Dan"))
        assert table.core.hub.phase is Phase.PLAY
        table.restart()
        resumed = snapshot(table.core.hub)
        assert resumed.game is not None
        assert resumed.game.player.name == "Cleo"


def test_the_next_game_offers_the_last_players_with_their_bots_and_sides() -> None:
    desk, ended = Desk(None, lambda _: None), SCENES["score_palace"]()
    assert ended.game is not None
    names = [player.name for player in ended.game.players]
    bots, sides = (None, "hard", None)[: len(names)], ("far", *[None] * (len(names) - 1))
    ended = dataclasses.replace(ended, bots=bots, sides=sides, last_players=("Dad", "Mum"))

    def page() -> Fragments:
        return hosted(ended, WORDING, desk, LINKS, str)

    def offered() -> list[str]:
        return re.findall(r'name="name-\d" [^>]* value="([^"]*)"', page()["stage"])[: len(names)]

    assert f"New game: {names[1]} begins" in page()["controls"]
    desk.act("again", (), ended, WORDING)
    assert offered() == names
    assert re.findall(
        r'(bot|side)-(\d)"[^<]*>(?:<option[^>]*>[^<]*</option>)*?<option value="(\w+)" selected', page()["stage"]
    ) == [
        ("side", "1", "far"),
        ("bot", "2", "hard"),
    ]
    desk.act("again", (), ended, WORDING)
    desk.act("again", (0,), ended, WORDING)
    assert offered() == [*names[1:], names[0]]
    assert 'value="hard" selected' in page()["stage"].partition('id="side-1"')[0]
    with pytest.raises(NotNow):
        Desk(None, lambda _: None).act("again", (5,), ended, WORDING)


def test_who_begins_already_has_no_undo_of_the_turn_that_goes_on(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "game.sqlite") as journal:
        table = Table(tmp_path / "game.sqlite", journal)
        table.begin()
        play_by_hand(table, before=2, at=Stage.CARDS)
        table.enter(entries.Confirm())
        now, sent = snapshot(table.core.hub), list[Entry]()
        next_seat = Desk(0, sent.append)
        assert now.can_undo
        assert now.judgement is not None
        kinds = [WORDING.counted({box.piece: box.due}) for box in now.judgement.boxes if box.due]
        assert len(kinds) > 1
        assert f"Bo still takes {' and '.join(kinds)}." in mine(now, WORDING, next_seat)["head"]
        assert 'id="undo"' not in mine(now, WORDING, next_seat)["actions"]
        placed = dataclasses.replace(now, plan=dataclasses.replace(now.plan, way="plan", placements=STAIRCASE))
        assert 'id="undo"' in mine(placed, WORDING, next_seat)["actions"]
        next_seat.act("undo", (), placed, WORDING)
    assert [type(entry) for entry in sent] == [entries.TakeBack]


def test_only_the_host_takes_the_end_of_a_game_back() -> None:
    ended = dataclasses.replace(SCENES["score_palace"](), can_undo=True)
    assert ended.phase is Phase.ENDED
    assert ended.game is not None
    seats = range(len(ended.game.players))
    assert [Desk(seat, lambda _: None).may_undo(ended) for seat in (None, *seats)] == [True, *(False for _ in seats)]


def test_nothing_taken_is_answered_with_what_is_missing() -> None:
    sent: list[Entry] = []
    desk, snapshot = Desk(None, sent.append), SCENES["node_lost"]()
    steppers = desk.page(snapshot, WORDING).view.stage.steppers  # type: ignore[union-attr]
    desk.act("taken", [0] * len(steppers), snapshot, WORDING)
    desk.act("taken", [1] + [0] * (len(steppers) - 1), snapshot, WORDING)
    assert [type(entry) for entry in sent] == [entries.Confirm, entries.Manual]


def test_an_arch_in_the_hand_can_be_put_away() -> None:
    snapshot, desk = SCENES["plan_build"](), Desk(None, lambda _: None)
    shown = []
    for action in (("put", "arch"), ("let_go",)):
        desk.act("hand", action, snapshot, WORDING)
        stage = hosted(snapshot, WORDING, desk, LINKS, str)["stage"]
        shown.append(re.search(r'<button id="let-go"[^>]*disabled', stage) is None)
    assert shown == [True, False]


def test_a_staircase_is_not_confirmed_while_the_end_of_an_arch_is_asked() -> None:
    sent: list[Entry] = []
    snapshot, desk = SCENES["plan_build"](), Desk(None, sent.append)
    desk.act("hand", ("put", "arch"), snapshot, WORDING)
    desk.act("main", (), snapshot, WORDING)
    assert desk.aiming
    assert sent == []
    desk.act("hand", ("let_go",), snapshot, WORDING)
    desk.act("main", (), snapshot, WORDING)
    assert [type(entry) for entry in sent] == [entries.Confirm]


def test_to_buy_nothing_is_offered_quietly() -> None:
    chosen = SCENES["cards"]()
    none = dataclasses.replace(chosen, cards_chosen=(), can_confirm=True)
    assert "main quiet" in host(none)["actions"]
    assert "main quiet" not in host(dataclasses.replace(chosen, can_confirm=True))["actions"]


def test_the_page_says_whose_turn_it_is_to_a_phone_with_two_seats() -> None:
    snapshot = SCENES["cards"]()
    assert snapshot.game is not None
    turn = snapshot.game.prompt.player
    for seat in range(2):
        assert f'data-seat="{turn + 1}"' in mine(snapshot, WORDING, Desk(seat, lambda _: None))["head"]
    assert 'data-seat=""' in host(SCENES["start"]())["head"]


def test_the_headline_of_a_delivery_names_all_of_it(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "game.sqlite") as journal:
        table = Table(tmp_path / "game.sqlite", journal)
        table.begin()
        play_by_hand(table, before=1, at=Stage.RECURRING)
        now = snapshot(table.core.hub)
    page = mine(now, WORDING, Desk(0, lambda _: None))
    assert re.search(r"<h1>Take \d+ arch(es)? and \d+ bricks?</h1>", page["head"]), page["head"]
    assert "Ann built" in page["log"]
    assert "<b>Ann</b> Ann" not in page["log"]
    assert now.judgement is not None
    boxes = [dataclasses.replace(box, of=int(box.piece == "column"), taken=0) for box in now.judgement.boxes]
    either = dataclasses.replace(now.judgement, boxes=tuple(boxes), choice=Choice(of=1, taken=0))
    page = mine(dataclasses.replace(now, judgement=either), WORDING, Desk(0, lambda _: None))
    assert "<h1>Take 1 column and 1 brick or arch</h1>" in page["head"]


def test_the_question_before_a_new_code_names_the_seat() -> None:
    assert "The old code of Seat 2 stops" in host(SCENES["start"]())["links"]
