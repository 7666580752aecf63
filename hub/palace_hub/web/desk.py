"""What one visitor has open at the table, and the entries that the visitor's touches make."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Final

from monkey_palace.board.palace import Stud
from monkey_palace.board.pieces import COLOURS, MAX_PLAYERS
from monkey_palace.game.departures import present
from palace_hub.errors import BadEntry
from palace_hub.referee import entries
from palace_hub.referee.entries import Entry, parse_entry
from palace_hub.views.acting.availability import is_available
from palace_hub.views.acting.choosing import choose_card, choose_in_pile, choose_slot
from palace_hub.views.acting.plan_hand import GoOn, PlanHand
from palace_hub.views.pages.rematch import next_form, orders
from palace_hub.views.palace.stage import PalaceStageView, has_piece_to_take_back
from palace_hub.views.snapshot import BuildDraft, Phase, Snapshot, Stage
from palace_hub.views.table.ahead import as_next, can_begin, is_next_page
from palace_hub.views.table.build_form import BuildFormView, other_way
from palace_hub.views.table.manual_entry import ManualView
from palace_hub.views.table.market import MarketView, OpenPile, PileView, asked_pile
from palace_hub.views.table.screen import TableView, table
from palace_hub.views.table.slots import SlotsView
from palace_hub.views.table.start_form import StartView
from palace_hub.views.wording import Wording
from palace_hub.web.drawn import keeps_last
from palace_hub.web.learning import Answers, board_entry, can_enter_card, card_entries, missing, set_entry
from palace_hub.web.refusals import Arguments, NotNow
from palace_hub.web.start_form import new_game

looked_at = keeps_last(2)(table)
"""The table for those who only look, made once for all of them: a view takes 5 ms of a phone's 10."""


@dataclass(frozen=True, slots=True)
class OwnPage:
    """What one visitor sees of the table: the snapshot with the visitor's own additions, and its view."""

    snapshot: Snapshot
    view: TableView
    acts: bool
    """The visitor may act on it."""
    entering: int | None = None
    """The place of the pile of which a card is entered."""


class Desk:
    """One visitor's place at the table. `seat`: the visitor's own, counted from 0; None for the host, who acts for all.

    `submit` passes an entry to the hub; `revoke` draws a new link for a seat; `answers`: those of all visitors.
    """

    def __init__(
        self,
        seat: int | None,
        submit: Callable[[Entry], None],
        revoke: Callable[[int], None] = lambda _: None,
        answers: Answers | None = None,
    ) -> None:
        self.seat = seat
        self._submit = submit
        self._revoke = revoke
        self._hand = PlanHand(submit, lambda: None, self._ask_knob)
        self._opened: OpenPile | None = None
        self._entering: int | None = None
        self._answers = answers or Answers()
        self._next_turn: int | None = None
        self._pending: dict[str, int] = {}
        """Numbers of the draft that were sent, while the snapshot does not have them."""
        self._again: tuple[int, ...] | None = None
        """The host looks at the start form after a game that has ended: its seats in the order of the next game."""
        self.new_set = ""
        """The set whose numbers the host has just entered: the start form chooses it."""
        self.wide = False
        """The plan shows the whole plate."""
        self.asked_knob: Stud | None = None
        """A stud on which the map may lack a knob, which is asked."""

    # what the visitor sees

    def page(self, newest: Snapshot, wording: Wording) -> OwnPage:
        """The table as this visitor sees it, with what the visitor has open."""
        snapshot = self._page_of(newest)
        if not self._acts_in(snapshot):
            return OwnPage(snapshot, looked_at(snapshot, wording), acts=False)
        snapshot = self._hand.ahead(snapshot)
        lacking = missing(snapshot)
        if lacking is not None and lacking == self._answers.denied:
            snapshot = replace(snapshot, to_learn=None)
        building, draft = snapshot.stage is Stage.BUILD, snapshot.draft
        self._pending = {
            name: sent for name, sent in self._pending.items() if building and getattr(draft, name) != sent
        }
        last = newest if is_next_page(snapshot) else None
        self._opened = asked_pile(snapshot, self._opened)
        view = table(snapshot, wording, self._hand.hand, self._opened, last)
        if not isinstance(view.stage, PileView):
            self._opened = None
        if not isinstance(view.stage, StartView):
            self.new_set = ""
        if not isinstance(view.stage, MarketView | PileView) or not can_enter_card(snapshot, self._entering or 0):
            self._entering = None
        return OwnPage(snapshot, view, acts=True, entering=self._entering)

    def _page_of(self, snapshot: Snapshot) -> Snapshot:
        """The turn, or the next player's page: of a seat as soon as it can begin, of the host where it was opened."""
        if snapshot.phase is not Phase.ENDED:
            self._again = None
        if self._again is not None:
            return next_form(snapshot, self._again)
        if not can_begin(snapshot) or snapshot.ahead is None:
            return snapshot
        own = self.seat is not None and snapshot.ahead.prompt.player == self.seat
        opened = self._next_turn == snapshot.ahead.turn
        return as_next(snapshot) if own or opened else snapshot

    def _acts_in(self, snapshot: Snapshot) -> bool:
        if self.seat is None:
            return True
        game = snapshot.game
        return game is not None and snapshot.phase in AT_SEATS and game.prompt.player == self.seat

    def may_undo(self, snapshot: Snapshot) -> bool:
        """May the visitor take the last move back: is it the visitor's own? The end of a game is the host's.

        On the next player's page it takes back a piece of the plan, and no move.
        """
        if is_next_page(snapshot):
            return has_piece_to_take_back(snapshot)
        if self.seat is None:
            return snapshot.can_undo
        game = snapshot.game
        if game is None or not snapshot.can_undo or snapshot.phase is Phase.ENDED:
            return False
        over = snapshot.undo_over_turn
        return (game.prompt.player if over is None else over) == self.seat

    @property
    def aiming(self) -> bool:
        """Does the hand hold an arch, whose other end is asked?"""
        return self._hand.hand.aiming

    # what the visitor does

    def act(self, action: str, arguments: Arguments, newest: Snapshot, wording: Wording) -> None:
        """Does what a touch on the page says. Raises `NotNow`, or `BadEntry` for arguments that do not fit."""
        page = self.page(newest, wording)
        if action == "undo":
            self._undo(page)
            return
        if self.seat is None and action in _HOST:
            entry = {"do": _HOST[action][0]} | dict(zip(_HOST[action][1], arguments, strict=False))
            if _HOST[action][2] and not is_available(page.snapshot, page.view, _HOST[action][2]):
                raise NotNow
            self._submit(parse_entry(entry))
            return
        if self.seat is None and action == "new_code":
            self._revoke(_whole(arguments, MAX_PLAYERS))
            return
        if self.seat is None and action == "again" and newest.phase is Phase.ENDED:
            self._again = _order(arguments, newest) if self._again is None else None
            return
        if self.seat is None and action == "sides" and is_available(page.snapshot, page.view, "sides"):
            sides = tuple(str(side) or None for side in arguments)
            self._submit(parse_entry({"do": "choose_sides", "sides": sides if any(sides) else ()}))
            return
        if self.seat is None and action == "hints" and is_available(page.snapshot, page.view, "hints"):
            self._submit(parse_entry({"do": "choose_hints", "modes": tuple(arguments)}))
            return
        if self.seat is None and action == "new_set" and isinstance(page.view.stage, StartView):
            self._submit(set_entry(page.snapshot, arguments))
            self.new_set = str(arguments[0]).strip()
            return
        if self.seat is None and action == "start" and isinstance(page.view.stage, StartView):
            self._submit(parse_entry(new_game(arguments, newest.known_players, wording)))
            return
        if not page.acts:
            raise NotNow
        self._do(action, arguments, page)

    def _undo(self, page: OwnPage) -> None:
        palace = page.view.stage
        if page.acts and isinstance(palace, PalaceStageView) and palace.pieces and palace.standing.entered:
            self._hand.take_back(palace, last=True)
        elif not is_next_page(page.snapshot) and self.may_undo(page.snapshot):
            self._submit(entries.Undo())
        else:
            raise NotNow

    def _do(self, action: str, arguments: Arguments, page: OwnPage) -> None:
        snapshot, stage = page.snapshot, page.view.stage
        if action in _SIMPLE:
            if action == "main" and is_next_page(snapshot) and self.seat is None:
                self._next_turn = None
                return
            if is_next_page(snapshot):
                raise NotNow  # it would act for the player whose turn goes on
            needs, entry = _SIMPLE[action]
            if needs and not is_available(snapshot, page.view, needs):
                raise NotNow
            if action == "main" and isinstance(stage, PalaceStageView) and self._hand.ask_for_end(stage):
                return
            self._submit(parse_entry({"do": entry, **_named(action, arguments)}))
            return
        match action, stage:
            case "next_player", _ if can_begin(snapshot) and snapshot.ahead is not None and self.seat is None:
                self._next_turn = None if is_next_page(snapshot) else snapshot.ahead.turn
            case "pile", MarketView():
                self._pile(_whole(arguments, len(stage.tiles)), snapshot, stage)
            case "pile", PileView():
                self._card(_whole(arguments, len(stage.tiles)), snapshot, stage)
            case "close_pile", _ if page.entering is not None:
                self._entering = None
            case "close_pile", PileView():
                self._opened = None
            case "learn_card", _ if page.entering is not None:
                for made in card_entries(snapshot, page.entering, arguments):
                    self._submit(made)
                self._entering = self._opened = None
            case "learn_board", _ if snapshot.to_learn is not None and snapshot.to_learn.what == "board":
                self._submit(board_entry(snapshot.to_learn.seat, arguments))
            case "learn_knob", _ if snapshot.to_learn is not None and snapshot.to_learn.what == "knob":
                self._answer_knob(snapshot, str(arguments[0]))
            case "slot", SlotsView():
                entry_made = choose_slot(snapshot, _whole(arguments, len(stage.slots)))
                if entry_made is not None:
                    self._submit(entry_made)
            case "draft", BuildFormView() if arguments and arguments[0] in _FACTS:
                self._submit(parse_entry({"do": "draft", str(arguments[0]): arguments[1]}))
            case "step", BuildFormView():
                self._step(arguments, snapshot, stage)
            case "way", PalaceStageView() | BuildFormView() if is_available(snapshot, page.view, "way"):
                self._submit(parse_entry({"do": "enter_by", "way": other_way(snapshot)}))
            case "taken", ManualView():
                counts = zip((stepper.cell for stepper in stage.steppers), arguments, strict=True)
                taken = {cell: count for cell, count in counts if count}
                self._submit(parse_entry({"do": "manual", "taken": taken}) if taken else entries.Confirm())
            case "hand", PalaceStageView():
                self._over_the_plan(str(arguments[0]), arguments[1:], snapshot, stage)
            case _:
                raise NotNow

    def _step(self, arguments: Arguments, snapshot: Snapshot, form: BuildFormView) -> None:
        """One more or one fewer of a number: of the one that was sent last, since fingers are faster than the hub."""
        match arguments:
            case (str(field), int(by)) if by in (-1, 1) and field in {stepper.field for stepper in form.steppers}:
                count = max(0, self._pending.get(field, getattr(snapshot.draft, field)) + by)
            case _:
                raise NotNow
        self._submit(parse_entry({"do": "draft", field: count}))
        self._pending[field] = count

    def _pile(self, place: int, snapshot: Snapshot, view: MarketView) -> None:
        tile = view.tiles[place]
        if tile.enters:
            self._entering = place
        elif tile.opens:
            self._opened = OpenPile(place)
        elif tile.card:
            self._submit(choose_card(snapshot, tile.card))
        else:
            raise NotNow

    def _card(self, place: int, snapshot: Snapshot, view: PileView) -> None:
        tile = view.tiles[place]
        if tile.enters and self._opened is not None:
            self._entering = self._opened.place
        elif tile.opens and self._opened is not None:
            self._opened = replace(self._opened, page=self._opened.page + 1)
        elif tile.card:
            self._submit(choose_in_pile(snapshot, tile.card))
            self._opened = None
        else:
            raise NotNow

    def _over_the_plan(self, what: str, arguments: Arguments, snapshot: Snapshot, stage: PalaceStageView) -> None:
        match what, arguments:
            case "touch", (int(x), int(y)):
                self._hand.touch((x, y), stage, snapshot)
            case "put", (str(piece),) if piece in _PIECES and stage.pieces:
                self._hand.put(piece, stage, snapshot)
            case "arrow", (int(columns), int(rows)) if {abs(columns), abs(rows)} == {0, 1}:
                self._hand.arrow(columns, rows, stage, snapshot)
            case "take_back", ():
                self._hand.take_back(stage)
            case "wide", ():
                self.wide = not self.wide
            case "let_go", ():
                self._hand.let_go()
            case "knob", (str(colour),) if self.asked_knob is not None and colour in (*COLOURS, "no"):
                self._learn_knob(self.asked_knob, colour)
            case _:
                raise NotNow

    def _ask_knob(self, at: Stud, _go_on: GoOn) -> None:
        self.asked_knob = at

    def _answer_knob(self, snapshot: Snapshot, colour: str) -> None:
        """The knob under a piece that is on the plan already. Without it the piece stands wrong; the hub says so."""
        if colour == "no":
            self._answers.denied = missing(snapshot)
        elif colour in COLOURS and snapshot.to_learn is not None:
            self._submit(entries.LearnKnob(x=snapshot.to_learn.x, y=snapshot.to_learn.y, colour=colour))
        else:
            raise NotNow

    def _learn_knob(self, at: Stud, colour: str) -> None:
        """Enters a knob of the ground map. The piece is touched once more: the answer comes with a later snapshot."""
        self.asked_knob = None
        knob = {"do": "learn_knob", "x": at[0], "y": at[1], "colour": None if colour == "no" else colour}
        self._submit(parse_entry(knob))


AT_SEATS: Final = frozenset({Phase.SETUP, Phase.PLAY})
"""Phases in which the player in turn acts; in the others the host does."""

_FACTS: Final = frozenset(field.name for field in fields(BuildDraft))
"""What the form of a staircase holds."""

_PIECES: Final = frozenset({"arch", "brick", "column"})

_SIMPLE: Final[Mapping[str, tuple[str, str]]] = {
    "main": ("main", "confirm"),
    "pass_build": ("pass_build", "pass_build"),
    "by_hand": ("by_hand", "play_by_hand"),
    "take_frog": ("take_frog", "take_frog"),
    "keep": ("keep", "keep_as_it_is"),
    "decoration": ("decoration", "decoration"),
    "answer": ("", "answer"),
    "hint": ("hint", "hint"),
}
"""Actions of the player in turn that are one entry: which action must be available, and the entry."""

_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {"decoration": ("colour",), "answer": ("question", "answer")}

_HOST: Final[Mapping[str, tuple[str, tuple[str, ...], str]]] = {
    "resume": ("resume", (), "resume"),
    "discard": ("discard", (), "discard"),
    "open_game": ("open_game", ("game",), ""),
    "back": ("back", (), ""),
    "skip": ("skip", (), "skip"),
    "recheck": ("recheck", ("choice",), "recheck"),
    "redo": ("redo", (), "redo"),
    "override": ("override", ("cell", "count"), "correct"),
    "end_now": ("end_now", (), "end_now"),
    "leave": ("leave", ("player", "bricks"), "player_leaves"),
    "change_deck": ("change_deck", ("deck",), "change_deck"),
    "lose_card": ("remove_card", ("card",), "lose_card"),
    "mute": ("mute", ("muted",), "mute"),
    "turn_map": ("turn_map", ("turns",), "map_lies"),
}
"""Actions of the host that are one entry: the entry, its fields, and which action must be available."""


def _named(action: str, arguments: Arguments) -> dict[str, str | int | bool]:
    fields = _FIELDS.get(action, ())
    if len(arguments) != len(fields):
        raise BadEntry(action, "wrong number of arguments")
    return dict(zip(fields, arguments, strict=True))


def _order(arguments: Arguments, snapshot: Snapshot) -> tuple[int, ...]:
    """The seats of the last game in the order that was touched; without one, as they were."""
    if snapshot.game is None:
        return ()
    again = orders(snapshot.game)
    return again[_whole(arguments, len(again))] if arguments else present(snapshot.game)


def _whole(arguments: Arguments, below: int) -> int:
    match arguments:
        case (int(place),) if 0 <= place < below:
            return place
    raise NotNow
