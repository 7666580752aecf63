"""One evening: a hub, its nodes, the people's pieces, and simulated time. The world owns the truth; the hub reads."""

import copy
import copyreg
import random
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from tests.core.plate.figure_table import GRAMS
from tests.core.plate.plate_game import kept_plate
from tests.stories.nodes import StoryPlate, TrayNode

from monkey_palace.board.notation import Cell, Placement, parse_placements
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import BOX, BUILDING, PIECES, Figure, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.cards.model import CardSet
from monkey_palace.staircase.check import Verdict, check
from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.snapshot import snapshot
from palace_hub.core.state import Hub
from palace_hub.core.step import HubCore
from palace_hub.core.turn import Turn
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.referee.events import OBJECT, CountQuestion
from palace_hub.sensing.plate.board.figures import FigureMass
from palace_hub.sim.people.hands import LIGHT, Manner, draw_grab
from palace_hub.sim.world import streams
from palace_hub.sim.world.truth import KINDS
from palace_hub.views.snapshot import Phase, Snapshot

TRAY_PORT, PLATE_PORT = "a#1", "p#1"
LOOKS_S = 1.2
"""Between two pieces that are put on the plate."""
QUIET_S = 1.5
"""A step is over once nothing has moved for this long."""
MOST_AT_ONCE = 8
"""Larger kits are taken one after the other: 20 arches in one hand are more than the tray believes."""
PATIENCE_S = 8.0
"""At most so long a step waits until the hub knows what lies in the tray."""

copyreg.pickle(MappingProxyType, lambda proxy: (MappingProxyType, (dict(proxy),)))  # type: ignore[arg-type]


Box = tuple[int, ...]
"""The pieces of the box, by compartment."""


@dataclass(frozen=True)
class Standing:
    """One piece on the palace: who put it there, in which of the builds of this evening."""

    piece: Piece
    who: str
    build: int
    at: Placement | None = None
    """None: a decoration that nobody said where to put."""


class Evening:
    """A hub with a table. `level`: bronze, silver or gold; `journal`: where the hub writes.

    stock: building pieces in front of each player, and decorations in their hands; floor: pieces under the table;
    standing: what stands on the palace, the starting staircase apart; planned: the rest of a build; misled:
    compartments that a person has counted wrongly for the hub, until it knows better.
    """

    def __init__(
        self, level: str, path: Path, players: tuple[str, ...], box: Box, cards: CardSet, game: Mapping[str, Any]
    ) -> None:
        self.level, self.path, self.players, self._box, self._cards, self._game = level, path, players, box, cards, game
        self.t = 0.0
        self.tray = TrayNode(box)
        self.lacked = {piece.value: BOX[piece] - number for piece, number in zip(PIECES, box, strict=True)}
        self.demanded: set[int] = set()
        self.demanded_kinds: set[str] = set()
        self.misled: set[str] = set()
        self.plate = None if level == "bronze" else StoryPlate(level=level)
        self.plugged: dict[str, TrayNode | StoryPlate] = {}
        self._opened: list[str] = []
        self._gone: list[str] = []
        self._boots = 0
        self._deeds = 0
        self.stock: dict[str, Counter[str]] = {name: Counter() for name in players}
        self.floor: Counter[str] = Counter()
        self.standing: list[Standing] = []
        self.figures: dict[Figure, Cell | None] = {}
        self.objects: dict[str, Callable[[], None]] = {}
        self.builds = 0
        self.planned: tuple[Placement, ...] = ()
        self.start: tuple[Placement, ...] = ()
        self.events: list[dict[str, Any]] = []
        self.questions: dict[int, str] = {}
        self.told: list[Any] = []
        self._told_seq = 0
        self.journal: Journal | None = Journal.open(path)
        self.core: HubCore | None = self._new_core()

    # -- hub ------------------------------------------------------------------------------------------------------

    def _new_core(self) -> HubCore:
        assert self.journal is not None
        kept = None
        if self.level != "bronze":
            figures = {figure: FigureMass(grams, 0.003) for figure, grams in GRAMS.items()}
            kept = PlateFile(self.path.parent)
            kept.content = replace(kept_plate(level=self.level), figures=figures)
        return HubCore(self.journal, draw_seed=lambda: 7, enter_by="facts", plate_file=kept, box=self._box,
                       card_set=self._cards)  # fmt: skip

    @property
    def hub(self) -> Hub:
        assert self.core is not None, "the power is off"
        return self.core.hub

    @property
    def shown(self) -> Snapshot:
        return snapshot(self.hub)

    @property
    def state(self):
        assert self.hub.book is not None
        return self.hub.book.game.state

    def copied(self, path: Path) -> "Evening":
        """A second evening that goes on from here, with a journal of its own."""
        assert self.journal is not None
        self.journal.close()
        for suffix in ("", "-wal"):
            kept = Path(f"{self.path}{suffix}")
            if kept.exists():
                Path(f"{path}{suffix}").write_bytes(kept.read_bytes())
        mine, theirs = self.journal, Journal.open(path)
        self.journal = None
        other = copy.deepcopy(self, {id(mine): theirs})
        other.path, other.journal = path, theirs
        self.journal = mine
        return other

    # -- time -----------------------------------------------------------------------------------------------------

    def step(self, *entries: say.Entry) -> None:
        """One window of 50 ms."""
        self.t = round(self.t + 0.05, 3)
        nodes = {TRAY_PORT: self.tray} | ({} if self.plate is None else {PLATE_PORT: self.plate})
        written = {port: node.window() for port, node in nodes.items()}
        if self.core is None:
            return
        opened, gone, self._opened, self._gone = self._opened, self._gone, [], []
        received = {port: written[port] for port in self.plugged}
        outcome = self.core.step(Turn(t=self.t, gone=gone, opened=opened, received=received, entries=entries))
        for port, data in outcome.sent.items():
            if port in self.plugged:
                self.plugged[port].hear(data)
        self.events += outcome.events
        book = self.hub.book
        if book is not None and book.question is not None:
            asked = book.question
            is_object = isinstance(asked, CountQuestion) and asked.why == OBJECT
            self.questions.setdefault(asked.id, "object" if is_object else asked.what)
        if self.hub.notice_seq != self._told_seq:
            self._told_seq = self.hub.notice_seq
            self.told.append(self.hub.notice)

    def pass_time(self, seconds: float) -> None:
        for _ in range(round(seconds / 0.05)):
            self.step()

    def settle(self) -> None:
        """Wait until hands are away and the hub knows what lies in the tray."""
        while self.tray.busy or (self.plate is not None and self.plate.busy):
            self.step()
        self.pass_time(QUIET_S)
        waited = 0.0
        while self.core is not None and waited < PATIENCE_S and self._unsure():
            self.step()
            waited += 0.05

    def _unsure(self) -> bool:
        hub = self.hub
        if hub.book is None or not hub.counting or hub.book.question is not None:
            return False
        return any(hub.moving) or any(count is None for count in hub.ledger.values())

    def enter(self, *entries: say.Entry) -> None:
        """Type these entries; a confirmation waits until the page can have been read."""
        for entry in entries:
            while isinstance(entry, say.Confirm) and self.hub.unread:
                self.step()
            self.step(entry)
        self.pass_time(0.5)

    # -- cables and power -----------------------------------------------------------------------------------------

    def plug(self, port: str) -> None:
        node = self.tray if port == TRAY_PORT else self.plate
        assert node is not None
        self._boots += 1
        node.restart(f"{0x9F00 + self._boots:04x}")
        node.powered = True
        self.plugged[port] = node
        self._opened.append(port)

    def unplug(self, port: str) -> None:
        self.plugged.pop(port).powered = False
        self._gone.append(port)

    def power_off(self) -> None:
        """Hub and nodes lose their power at once."""
        assert self.journal is not None
        for node in self.plugged.values():
            node.powered = False
        self.plugged.clear()
        self._opened, self._gone = [], []
        self.journal.close()
        self.journal = self.core = None

    def power_on(self) -> None:
        self.journal = Journal.open(self.path)
        self.core = self._new_core()
        self._told_seq, self.told = 0, []
        self.plug(TRAY_PORT)
        if self.plate is not None:
            self.plug(PLATE_PORT)
        self.pass_time(3.0)

    def close(self) -> None:
        if self.journal is not None:
            self.journal.close()

    # -- hands at the tray ----------------------------------------------------------------------------------------

    def rng(self) -> random.Random:
        """The stream of the next deed of a hand."""
        self._deeds += 1
        return streams.draws(1, "story", self._deeds)

    def grab(self, cell: int, pieces: int, kind: str = "", manner: Manner | None = None) -> None:
        """A hand takes pieces of `kind` out of a compartment (`pieces` < 0) or puts them in; "": its own kind."""
        kind = kind or KINDS[cell]
        if pieces < 0:
            self.tray.truth.wanted[cell].append(kind)
        while not self.tray.hands.free(cell):
            self.step()
        start = self.tray.top.us + round(1e6 * self.rng().uniform(0.1, 0.4))
        self.tray.begin(
            draw_grab(self.rng(), start, cell, pieces, kind, manner or (LIGHT if abs(pieces) == 1 else HAND))
        )

    def pour_box(self) -> None:
        """The whole box goes into the tray."""
        for cell, kind in enumerate(KINDS):
            self.tray.cells.lay(cell, self.tray.truth.pour(cell, self._box[cell], self.tray.top.t))
            assert not self.tray.truth.box[kind]

    # -- palace ---------------------------------------------------------------------------------------------------

    @property
    def ground(self) -> Palace:
        """The palace of the start."""
        return Palace.of(self.state.ground).with_pieces(self.start)

    def palace(self, before: int | None = None) -> Palace:
        """The palace as it stands, or as it stood before a build."""
        pieces = [one.at for one in self.standing if one.at is not None and (before is None or one.build < before)]
        blocked = [cell for cell in self.figures.values() if cell is not None]
        return self.ground.with_pieces(pieces).with_figures(blocked)

    def bricks(self, who: str) -> Bricks:
        """The building pieces in front of a player."""
        return Bricks(**{piece.value: max(0, self.stock[who][piece.value]) for piece in BUILDING})

    def build_of(self, who: str) -> list[Standing]:
        """What a player has built in their newest build."""
        newest = max((one.build for one in self.standing if one.who == who), default=-1)
        return [one for one in self.standing if one.build == newest]

    def verdict(self, who: str) -> Verdict:
        """The rules on the newest build of a player."""
        build = self.build_of(who)
        assert build, f"{who} has built nothing"
        pieces = tuple(one.at for one in build if one.at is not None and one.piece in BUILDING)
        return check(self.palace(before=build[0].build), pieces)

    def place(self, who: str, piece: Placement) -> None:
        """Put one piece on the palace."""
        assert self.stock[who][piece.piece.value] > 0, f"{who} has no {piece.piece.value}"
        self.stock[who][piece.piece.value] -= 1
        self.standing.append(Standing(piece.piece, who, self.builds, piece))
        if self.plate is not None:
            self.plate.build(piece)
            self.look()

    def remove(self, standing: Standing) -> None:
        """Take one piece off the palace into its player's hands."""
        self.standing.remove(standing)
        self.stock[standing.who][standing.piece.value] += 1
        if self.plate is not None and standing.at is not None:
            self.plate.remove(standing.at)
            self.look()

    def look(self) -> None:
        """Wait until the hand has left the plate, and a moment more."""
        assert self.plate is not None
        self.step()
        while self.plate.busy:
            self.step()
        self.pass_time(LOOKS_S)

    # -- the beginning --------------------------------------------------------------------------------------------

    def begin(self, *, play: bool) -> None:
        """Start a game and weigh the box; with `play` set the table out as well."""
        self.plug(TRAY_PORT)
        if self.plate is not None:
            self.plug(PLATE_PORT)
        self.pass_time(3.0)
        self.enter(say.NewGame(players=self.players, **self._game))
        self._weigh()
        self.pour_box()
        self._weigh()
        assert self.hub.phase is Phase.SETUP, (self.hub.phase, self.hub.refusal)
        self.pass_time(1.0)
        self.start = parse_placements(" ".join(self.state.palace))
        if play:
            self.set_out()

    def _weigh(self) -> None:
        """Confirm once the tray is steady."""
        self.pass_time(1.0)
        while self.hub.steady is None:
            self.step()
        self.enter(say.Confirm())

    def set_out(self) -> None:
        """Kits and starting staircase leave the tray, the staircase goes on the plate."""
        assert self.hub.book is not None
        for piece, number in Counter(piece.piece for piece in self.start).items():
            self.grab(KINDS.index(piece.value), -number)
        for player in self.state.players:
            for building in BUILDING:
                kind, number = building.value, player.bricks[building]
                self.stock[player.name][kind] = number
                if number:
                    self.grab(KINDS.index(kind), -number)
            if player.bricks.total > MOST_AT_ONCE:
                self.settle()
        if self.plate is not None:
            for piece in self.start:
                self.plate.build(piece)
                self.look()
        self.settle()
        self.settle()
        assert self.hub.phase is Phase.PLAY, (self.hub.phase, self.hub.refusal, self.shown.question)
        self.pass_time(1.0)


HAND = replace(LIGHT, contact_median_s=0.8, force_median_g=20.0)
"""A hand that takes several pieces: firm, without a resting finger."""
