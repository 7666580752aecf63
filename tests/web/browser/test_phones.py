"""Seats and host at single moments: what they may do, codes, corrections, and that everybody can read the pages."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect
from tests.core.by_hand import Table, play_by_hand
from tests.core.one_game import BOX
from tests.history.made_games import MadeGame, write_game
from tests.tui.scenes.index import SCENES
from tests.web.browser.phones import Visitor
from tests.web.scene_server import needs_chromium
from tests.web.scene_server import served as scene
from tests.web.served import TableSource, served

from monkey_palace.cards.deck_format import CARDS, PILES
from monkey_palace.cards.model import load_set
from palace_hub.card_sets.shelf import SetOffer
from palace_hub.history.kept import KnownPlayer
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.sim.people.card_deck import CardDeck
from palace_hub.views.snapshot import Phase, Stage
from palace_hub.web.server import WebServer

pytestmark = needs_chromium

SERIOUS = frozenset({"serious", "critical"})


class Room:
    """A table of three with its pages; `at` plays on to a moment."""

    def __init__(self, browser: Browser, source: TableSource, server: WebServer) -> None:
        self.source, self.server, self._browser = source, server, browser
        self.table = source.table
        self.visitors: list[Visitor] = []

    def host(self) -> Visitor:
        return self._opened(self.server.links.in_force.host, "/host")

    def watch(self) -> Visitor:
        return self._opened(self.server.links.in_force.watch, "/table")

    def seat(self, number: int, *, dark: bool = False) -> Visitor:
        return self._opened(self.server.links.in_force.seats[number - 1], f"/seat/{number}", dark=dark)

    def _opened(self, token: str, leads_to: str, *, dark: bool = False) -> Visitor:
        visitor = Visitor(self._browser, dark=dark)
        self.visitors.append(visitor)
        visitor.open(self.server.link(token), leads_to)
        return visitor

    def address(self, path: str = "") -> str:
        return f"http://127.0.0.1:{self.server.port}{path}"

    def begin(self) -> None:
        self.table.enter(say.NewGame(players=("Ann", "Bea", "Cy"), deck_seed=3), say.Confirm())
        self.source.announce()

    def at(self, turn: int, stage: Stage) -> None:
        play_by_hand(self.table, before=turn, at=stage)
        self.source.announce()


@pytest.fixture
def room(browser: Browser, tmp_path: Path) -> Iterator[Room]:
    with Journal.open(tmp_path / "game.sqlite") as journal:
        table = Table(tmp_path / "game.sqlite", journal, box=BOX)
        with served(table, tmp_path) as (source, server):
            room = Room(browser, source, server)
            yield room
            faults = [fault for visitor in room.visitors for fault in visitor.faults if "403" not in fault]
            for visitor in room.visitors:
                visitor.context.close()
            assert faults == []


def serious(visitor: Visitor) -> list[str]:
    """The serious faults that axe finds on the page, with the elements."""
    found = Axe().run(visitor.page).response["violations"]
    return [
        f"{fault['id']}: {node['html'][:120]} {node['failureSummary'][:200]}"
        for fault in found
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]


@pytest.mark.long
def test_everybody_can_read_the_pages(room: Room) -> None:
    host, ann, bea = room.host(), room.seat(1, dark=True), room.seat(2)
    host.page.locator("#codes summary").click()
    faults = {"host before a game": serious(host), "seat before a game": serious(ann)}
    room.begin()
    for stage in (Stage.BUILD, Stage.DECORATE, Stage.CARDS, Stage.RECURRING):
        room.at(1, stage)
        ann.waits_for(f"1-{stage.value}")
        faults[stage.value] = serious(ann)
    faults["the next player"] = serious(bea)
    for part in ("hints", "correct", "leaves"):
        host.page.locator(f"#host-{part} summary").click()
    faults["host"] = serious(host)
    table = room.watch()
    faults["table"] = serious(table)
    play_by_hand(room.table)
    room.source.announce()
    for place, visitor in {"table": table, "seat": ann, "host": host}.items():
        visitor.page.wait_for_selector(".podium")
        faults[f"score, {place}"] = serious(visitor)
    for visitor, path, last in (
        (host, "/games", ".games"),
        (ann, "/games/1", "#past-log"),
        (ann, "/statistics", ".wide"),
    ):
        visitor.page.goto(room.address(path))
        visitor.page.wait_for_selector(last)
        faults[f"past games, {path}"] = serious(visitor)
    assert {place: found for place, found in faults.items() if found} == {}


def test_a_seat_with_a_new_code_is_lost_for_the_old_phone_at_once(room: Room) -> None:
    room.begin()
    host, old = room.host(), room.seat(2)
    before = room.server.links.in_force.seats[1]
    host.page.locator("#codes summary").click()
    expect(host.page.locator("#f-links")).to_contain_text(before)
    host.tap("new-code-2")
    host.page.locator("#confirm button[value=yes]").click()
    expect(host.page.locator("#f-links")).not_to_contain_text(before)
    new = room.seat(2)
    expect(new.page.locator("#f-own h2")).to_contain_text("Bea")
    assert old.page.request.get(room.address("/seat/2")).status == 403


def test_one_phone_takes_two_seats(room: Room) -> None:
    room.begin()
    phone = room.seat(1)
    phone.open(room.server.link(room.server.links.in_force.seats[2]), "/seat/1")
    phone.page.get_by_role("link", name="Cy").click()
    expect(phone.page.locator("#f-own h2")).to_contain_text("Cy")
    room.at(2, Stage.BUILD)  # while another player's turn goes on: the page stays
    expect(phone.page.locator("#f-head [data-seat]")).to_have_attribute("data-seat", "2")
    phone.page.get_by_role("link", name="Ann").click()
    room.at(3, Stage.BUILD)  # Cy's turn
    phone.page.wait_for_url("**/seat/3")


def test_typed_names_outlive_a_reload_of_the_start_form(room: Room) -> None:
    host = room.host()
    host.page.locator("#name-1").fill("Zoe")
    host.page.locator("#with-frog").check()
    host.page.locator("#name-2").fill("")
    host.page.reload()
    assert host.page.locator("#name-1").input_value() == "Zoe"
    assert host.page.locator("#with-frog").is_checked()
    host.tap("begin")
    expect(host.page.locator("#toast")).to_contain_text("two players or more")
    host.faults.clear()  # the browser names each refused entry in its console


def test_a_known_name_shows_its_mark_while_it_is_typed(browser: Browser) -> None:
    known = {"bo": KnownPlayer("Bo", colour="orange", symbol="star")}
    with scene(replace(SCENES["start"](), known_players=known)) as server:
        page = browser.new_page()
        server.open(page, "/host")
        expect(page.locator("#mark-1")).to_have_text("♥")
        page.fill("#name-2", "Bo ")
        expect(page.locator("#mark-2")).to_have_text("★")
        expect(page.locator("#mark-2")).to_have_class("mark seat-1")
        expect(page.locator("#mark-1")).to_have_class("mark seat-2")


@pytest.mark.long
def test_numbers_of_an_own_box_outlive_a_reload_and_its_cards_are_chosen(browser: Browser) -> None:
    start = replace(SCENES["start"](), new_set="cards")
    with scene(start) as server:
        page = browser.new_page()
        server.open(page, "/host")
        page.select_option("#deck", "screen")
        page.locator("#new-set1 summary").click()
        page.fill("#set1-name", "ours")
        page.fill("#set1-2", "8")
        page.locator("#more-set1-2").click()
        page.reload()
        assert [page.locator(f"#set1-{field}").input_value() for field in ("name", "2")] == ["ours", "9"]
        page.locator("#new-set1 summary").click()
        for number in range(1, page.locator("#set1 input[type=number]").count() + 1):
            page.fill(f"#set1-{number}", str(CARDS - len(PILES) + 1 if number == 1 else 1))
        page.locator("#set1-do").click()
        page.wait_for_timeout(300)
        assert [entry.do for entry in server.source.entries] == ["new_set"]
        server.source.show(replace(start, sets=(SetOffer("ours", 0, 0, (), ()),), new_set="cards-2"))
        expect(page.locator("#deck")).to_have_value("printed:ours")
        assert page.locator("#set1-name").input_value() == "cards-2"
        page.reload()
        expect(page.locator("#deck")).to_have_value("printed:ours")
        page.close()


def test_the_page_goes_back_up_to_what_a_button_has_changed(room: Room) -> None:
    room.begin()
    room.at(1, Stage.BUILD)
    ann = room.seat(1)
    ann.waits_for("1-build")
    ann.page.set_viewport_size({"width": 360, "height": 640})
    ann.page.locator("#offer-hint").scroll_into_view_if_needed()
    ann.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    ann.page.locator("#offer-hint").dispatch_event("click")
    expect(ann.page.locator("h1")).to_be_in_viewport()


def test_the_host_corrects_ends_and_goes_on(room: Room) -> None:
    room.begin()
    room.at(1, Stage.BUILD)
    host, ann = room.host(), room.seat(1)
    ann.waits_for("1-build")
    expect(ann.page.locator("#offer-hint")).to_be_visible()
    host.page.locator("#host-hints summary").click()
    host.page.select_option("#hints-1", "off")
    host.tap("hints-do")
    expect(ann.page.locator("#offer-hint")).to_have_count(0)
    host.page.locator("#host-leaves summary").click()
    host.page.select_option("#leave-who", label="Cy")
    host.tap("leave-do")
    host.page.locator("#confirm button[value=yes]").click()
    expect(host.page.locator("#f-players")).to_contain_text("left the game")
    host.tap("host-end")
    host.page.locator("#confirm button[value=yes]").click()
    ann.page.wait_for_selector(".podium")
    host.tap("host-again")
    for place, name in enumerate(("Dan", "Eve"), start=1):
        host.page.fill(f"#name-{place}", name)
    host.page.fill("#name-3", "")
    host.tap("begin")
    expect(ann.page.locator("#f-own h2")).to_contain_text("Dan")


def test_a_game_is_put_aside_and_taken_up_again(room: Room) -> None:
    room.begin()
    room.at(2, Stage.BUILD)
    host, bea = room.host(), room.seat(2)
    bea.waits_for("2-build")
    room.table.restart()
    room.table.pass_time(5.0)
    room.source.announce()
    host.tap("host-discard")
    host.page.locator("#confirm button[value=yes]").click()
    host.page.locator("[id^=open-]").click()
    host.tap("host-resume")
    bea.waits_for("2-build")
    assert room.source.snapshot().phase is Phase.PLAY


def test_the_next_player_begins_and_finishes_only_in_the_own_turn(room: Room) -> None:
    room.begin()
    room.at(1, Stage.RECURRING)
    bea = room.seat(2)
    bea.page.wait_for_selector('[data-whose="ahead"]')
    expect(bea.page.locator("#main")).to_have_count(0)
    answer = bea.page.request.post(
        room.address("/do/seat/2"), data={"do": "main", "args": []}, headers={"Origin": room.address()}
    )
    assert answer.status == 409
    assert room.source.snapshot().stage is Stage.RECURRING


def test_a_pass_that_is_not_allowed_shows_what_could_be_built(room: Room) -> None:
    room.begin()
    room.at(1, Stage.BUILD)
    ann = room.seat(1)
    ann.waits_for("1-build")
    ann.tap("offer-pass_build")
    ann.page.locator("#confirm button[value=yes]").click()
    expect(ann.page.locator("svg .hinted").first).to_be_attached()
    expect(ann.page.locator(".head.caution .explanation")).to_contain_text("so you must build")


def test_a_printed_card_is_chosen_in_its_pile(room: Room) -> None:
    deck = CardDeck(load_set("house"), 5)
    room.table.enter(say.NewGame(players=("Ann", "Bea"), deck="printed"), say.Confirm())
    play_by_hand(room.table, before=1, at=Stage.CARDS, by_facts=True, deck=deck)
    ann = room.seat(1)
    ann.waits_for("1-cards")
    ann.page.locator(".tile:not([disabled])").first.click()
    expect(ann.page.locator("#close-pile")).to_be_visible()
    ann.page.locator(".tile:not([disabled])").first.click()
    expect(ann.page.locator(".tile.chosen")).to_have_count(1)
    assert len(room.source.snapshot().cards_chosen) == 1


def test_a_staircase_is_entered_by_its_numbers(room: Room) -> None:
    room.begin()
    room.at(1, Stage.BUILD)
    ann = room.seat(1)
    ann.waits_for("1-build")
    ann.tap("way", "colour-gold", "more-arches", "more-arches", "fewer-arches", "more-height")
    expect(ann.page.locator(".steppers li", has=ann.page.locator("#more-height")).locator("b")).to_have_text("1")
    draft = room.source.snapshot().draft
    assert (draft.start_colour, draft.arches, draft.height) == ("gold", 1, 1)


@pytest.mark.long
def test_the_host_writes_a_note_about_a_past_game_and_deletes_it(room: Room) -> None:
    write_game(room.table.journal, MadeGame(("Ann", "Bo"), 1))
    page = room.host().page
    page.get_by_role("link", name="Games").click()
    page.locator(".games a").click()
    page.locator("#note").fill("Rain <b>outside</b>")
    page.locator("#note-do").click()
    expect(page.locator(".known")).to_contain_text("Rain <b>outside</b>")
    page.locator("#delete-do").click()
    page.locator("#confirm button[value=no]").click()
    page.locator("#delete-do").click()
    page.locator("#confirm button[value=yes]").click()
    page.wait_for_url("**/games")
    expect(page.locator("main")).to_contain_text("No game has been played here yet")


def test_the_start_form_is_no_wider_than_a_small_phone_in_french(browser: Browser) -> None:
    """A choice of rules is a long sentence."""
    with scene(SCENES["start"]()) as server, browser.new_context(viewport={"width": 360, "height": 640}) as context:
        page = context.new_page()
        context.set_extra_http_headers({"Accept-Language": "fr"})
        server.open(page, "/host")
        expect(page.locator("#edition option")).to_have_count(2)
        wide = page.locator("#start").evaluate("(form) => form.scrollWidth <= document.documentElement.clientWidth")
        assert wide
