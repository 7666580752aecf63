"""A game by phones beside the same game by the same entries, without pages: the one decides what the other touches."""

from collections.abc import Callable, Sequence

from playwright.sync_api import expect
from tests.core.by_hand import Table
from tests.core.one_game import MOST_MOVES, Move, OneGame, enter
from tests.web.browser.phones import ANSWERS_WITHIN_MS, Visitor, step_of, touches

from monkey_palace.game.commands import PassBuild, TakeFrog
from palace_hub.core.snapshot import snapshot
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Phase, Snapshot


class Together:
    """`seats`: the phones of the players; `table`: the core that gets the same entries."""

    def __init__(self, table: Table, seats: Sequence[Visitor]) -> None:
        self.table = table
        self.seats = seats
        self._game = OneGame()

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
                self._move(now)
            except AssertionError as fault:
                fault.add_note(f"the pages said {[phone.faults for phone in self.seats]}")
                raise
        raise AssertionError(f"the game did not end: {step_of(self.now)}")

    def _move(self, now: Snapshot) -> None:
        """One step of the game, on the phone of the player in turn and at the core."""
        assert now.game is not None
        phone = self.seats[now.game.prompt.player]
        phone.waits_for(step_of(now))
        move = self._game.next(self.table, now)
        self._touch(phone, move, now)
        enter(self.table, move)

    @staticmethod
    def _touch(phone: Visitor, move: Move, now: Snapshot) -> None:
        if isinstance(move, say.Decoration):
            phone.tap(f"decoration-{move.colour}")
            return
        if not isinstance(move, say.Confirm):
            phone.tap(*touches(move, now))
        if isinstance(move, PassBuild):
            phone.page.locator("#confirm button[value=yes]").click()
        elif not isinstance(move, TakeFrog):
            expect(phone.page.locator("#main")).to_be_enabled(timeout=ANSWERS_WITHIN_MS)
            phone.confirm()
