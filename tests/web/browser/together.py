"""A game by phones beside the same game by the same entries, without pages: the one decides what the other touches."""

from collections.abc import Callable, Sequence
from typing import Final

from playwright.sync_api import expect
from tests.core.by_hand import Table, play_entries
from tests.web.browser.phones import ANSWERS_WITHIN_MS, Visitor, step_of, touches

from monkey_palace.board.pieces import COLOURS, PIECES, Piece
from monkey_palace.bots import make_bot
from monkey_palace.game.commands import Command, PassBuild, TakeFrog
from monkey_palace.game.trophies import frog_available
from monkey_palace.randomness import Rng
from palace_hub.core.snapshot import snapshot
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Phase, Snapshot, Stage

MOST_MOVES: Final = 400


class Together:
    """`seats`: the phones of the players; `table`: the core that gets the same entries."""

    def __init__(self, table: Table, seats: Sequence[Visitor], looked: Callable[[str], None] = lambda _: None) -> None:
        self.table = table
        self.seats = seats
        self._looked = looked
        self._bot, self._chance = make_bot("greedy"), Rng(5)
        self.frogs = 0

    @property
    def now(self) -> Snapshot:
        return snapshot(self.table.core.hub)

    def play(self, until: Callable[[Snapshot], bool] = lambda _: False) -> None:
        """Plays to the end of the game, or until a moment."""
        for _ in range(MOST_MOVES):
            now = self.now
            if now.phase is Phase.ENDED or until(now):
                return
            try:
                self.move(now)
            except AssertionError as fault:
                fault.add_note(f"the pages said {[phone.faults for phone in self.seats]}")
                raise
        raise AssertionError(f"the game did not end: {step_of(self.now)}")

    def move(self, now: Snapshot) -> None:
        """One step of the game, on the phone of the player in turn and at the core."""
        assert now.game is not None
        phone = self.seats[now.game.prompt.player]
        phone.waits_for(step_of(now))
        self._looked(step_of(now))
        match now.stage:
            case Stage.DECORATE if not now.can_confirm:
                assert self.table.core.hub.book is not None
                option = self.table.core.hub.book.allowed().options[0]
                colour = next(colour for colour in COLOURS if option[PIECES.index(Piece(colour))])
                phone.tap(f"decoration-{colour}")
                self.table.enter(say.Decoration(colour=colour))
            case Stage.DECORATE | Stage.CREDITS | Stage.BONUS | Stage.END_TURN:
                self._confirm(phone)
            case Stage.BUILD if frog_available(now.game) and self.frogs == 0:
                self.frogs += 1
                self._do(phone, TakeFrog(), now)
            case _ if now.judgement is not None and self.table.core.hub.book.frog_due:
                self._confirm(phone)
            case _:
                self._do(phone, self._bot.choose(now.game.observed(), self._chance), now)
        assert self.table.core.hub.refusal is None, self.table.core.hub.refusal

    def _confirm(self, phone: Visitor) -> None:
        phone.confirm()
        self.table.enter(say.Confirm())

    def _do(self, phone: Visitor, command: Command, now: Snapshot) -> None:
        phone.tap(*touches(command, now))
        if isinstance(command, PassBuild):
            phone.page.locator("#confirm button[value=yes]").click()
        elif not isinstance(command, TakeFrog):
            expect(phone.page.locator("#main")).to_be_enabled(timeout=ANSWERS_WITHIN_MS)
            self._looked(f"{step_of(now)}-chosen")
            phone.confirm()
        play_entries(self.table, command)
