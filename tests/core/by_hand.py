"""A core without tray and screen, driven turn by turn; all pieces are entered by hand."""

from collections.abc import Callable
from pathlib import Path

from monkey_palace.board.pieces import COLOURS, PIECES, Piece
from monkey_palace.bots import Bot, make_bot
from monkey_palace.cards.model import CardSet
from monkey_palace.game.commands import (
    Build,
    PassBuild,
    PlaceCards,
    PlaceFrog,
    PlaceMonkey,
    ReportBuild,
    Take,
    TakeCards,
    TakeFrog,
)
from monkey_palace.game.state import GameState, state_json
from monkey_palace.game.trophies import frog_available
from monkey_palace.randomness import Rng
from palace_hub.card_sets.shelf import SetShelf
from palace_hub.core import planning, snapshot
from palace_hub.core.state import FULL_BOX
from palace_hub.core.step import HubCore
from palace_hub.core.turn import Outcome, Turn
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.sim.people.card_deck import CardDeck
from palace_hub.sim.people.entering import facts_of, pieces_of
from palace_hub.views.snapshot import Phase, Snapshot, Stage


class Table:
    """A core with its hub time and journal; all is entered by hand.

    `enter_by`: how staircases are entered; `card_set`: that of the table, None for the house set; `sets`: the hub
    keeps the user's sets; `box`: its pieces by compartment; `deck_seed`: of each deck that it draws.
    """

    def __init__(
        self,
        path: Path,
        journal: Journal,
        enter_by: str = "plan",
        card_set: CardSet | None = None,
        *,
        sets: bool = False,
        box: tuple[int, ...] = FULL_BOX,
        deck_seed: int = 7,
    ) -> None:
        self.path = path
        self.journal = journal
        self.enter_by = enter_by
        self.card_set = card_set
        self.sets = sets
        self.box = box
        self.deck_seed = deck_seed
        self.core = self._new_core()
        self.t = 0.0

    def _new_core(self) -> HubCore:
        sets = SetShelf() if self.sets else None
        return HubCore(
            self.journal,
            draw_seed=lambda: self.deck_seed,
            enter_by=self.enter_by,
            card_set=self.card_set,
            box=self.box,
            sets=sets,
        )

    def pass_time(self, seconds: float) -> None:
        for _ in range(round(seconds / 0.05)):
            self.step()

    def step(self, *entries: say.Entry) -> Outcome:
        self.t = round(self.t + 0.05, 3)
        return self.core.step(Turn(t=self.t, entries=entries))

    def enter(self, *entries: say.Entry) -> Snapshot:
        for entry in entries:
            if isinstance(entry, say.Confirm):
                self.read()
            self.step(entry)
        return snapshot.snapshot(self.core.hub)

    def read(self) -> None:
        """Read what a confirmation would do."""
        while self.core.hub.unread:
            self.step()

    def restart(self) -> None:
        self.journal.close()
        self.journal = Journal.open(self.path)
        self.core = self._new_core()

    def begin(self, players: tuple[str, ...] = ("Ann", "Bo"), **settings: object) -> None:
        self.pass_time(4.0)
        self.enter(say.NewGame(players=players, deck_seed=3, **settings), say.Confirm())
        assert self.core.hub.phase is Phase.PLAY


def play_by_hand(
    table: Table,
    bot: str | Bot = "greedy",
    *,
    turns: int = 400,
    frog_fan: bool = False,
    before: int | None = None,
    at: Stage | None = None,
    by_facts: bool = False,
    deck: CardDeck | None = None,
    until: tuple[Phase, ...] = (Phase.ENDED,),
    pause: Callable[[], bool] = lambda: False,
) -> None:
    """Play to the end (`until` a phase), or to turn `before` (or its stage `at`), with a bot that enters everything.

    `frog_fan`: always take the frog; `by_facts`: enter staircases by facts, not on the plan; `deck`: printed cards,
    whose tops the bot sees; `pause`: stops the game where it is true.
    """
    player = make_bot(bot) if isinstance(bot, str) else bot
    for number in range(turns * 12):
        core = table.core
        if core.hub.phase in until or pause():
            return
        if core.hub.phase is Phase.CARDS_CHECK:
            table.enter(say.Confirm())
            continue
        assert core.hub.book is not None
        state = core.hub.book.game.state
        if state.turn == before and at in (None, core.hub.stage):
            return
        rng = Rng.keyed("hand", state.turn, number)
        match core.hub.stage:
            case _ if core.hub.judgement.wrong:
                table.enter(say.Confirm())
            case Stage.DECORATE:
                option = core.hub.book.allowed().options[0]
                colour = next((colour for colour in COLOURS if option[PIECES.index(Piece(colour))]), None)
                table.enter(say.Confirm() if colour is None else say.Decoration(colour=colour))
            case Stage.CREDITS | Stage.BONUS | Stage.END_TURN:
                table.enter(say.Confirm())
            case _ if core.hub.book.frog_due:
                table.enter(say.Confirm())
            case Stage.BUILD if frog_fan and frog_available(state):
                table.enter(say.TakeFrog())
            case _:
                command = player.choose(seen(state.observed(), deck), rng)
                if deck is not None and isinstance(command, TakeCards):
                    deck.take(state.turn, state.prompt.player, command.cards)
                if by_facts and isinstance(command, Build):
                    command = facts_of(state, command.staircase)
                play_entries(table, command)
    raise AssertionError(f"the game did not end: {table.core.hub.stage}, {table.core.hub.refusal}, {state.prompt}")


def seen(state: GameState, deck: CardDeck | None) -> GameState:
    """The state with the tops that lie open on the table."""
    return state if deck is None else GameState.model_validate(deck.seen(state_json(state)), strict=False)


def place(*placements: object) -> list[say.Entry]:
    """The entries that place these pieces."""
    return [say.Place(placement=str(placement)) for placement in placements]


def play_entries(table: Table, command: object) -> None:
    """Enters a command."""
    match command:
        case Build():
            if planning.build_method(table.core.hub) != "plan":
                table.enter(say.EnterBy(way="plan"))
            table.enter(*place(*pieces_of(command.staircase)), say.Confirm())
        case PlaceFrog() | PlaceMonkey() if command.at is not None:
            table.enter(say.ChooseKnob(at=command.at), say.Confirm())
        case ReportBuild():
            if planning.build_method(table.core.hub) == "plan":
                table.enter(say.EnterBy(way="facts"))
            table.enter(
                say.Draft(
                    start_colour=command.start_colour,
                    arches=command.arches,
                    bricks=command.bricks,
                    columns=command.columns,
                    height=command.height,
                    five_high=command.five_high,
                ),
                say.Confirm(),
            )
        case PassBuild():
            table.enter(say.PassBuild())
        case TakeFrog():
            table.enter(say.TakeFrog())
        case TakeCards():
            table.enter(say.ChooseCards(cards=command.cards), say.Confirm())
        case PlaceCards():
            table.enter(say.ChooseSlots(slots=command.slots), say.Confirm())
        case Take():
            table.enter(say.Manual(taken={0: command.arch, 1: command.brick, 2: command.column}))
        case _:
            table.enter(say.Confirm())
    assert table.core.hub.refusal is None, table.core.hub.refusal
