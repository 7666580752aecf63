"""Changes of the game: commit an event, play a command."""

from monkey_palace.errors import IllegalCommand
from monkey_palace.game.commands import Command, DeckCommand, Leave, ReportBuild, TakeCards, command_json
from monkey_palace.game.state import PromptKind
from palace_hub.core.log_lines import add_line
from palace_hub.core.state import Hub
from palace_hub.referee.book import Book
from palace_hub.referee.events import CommandPlayed, Event, StepRedone, StepUndone, body_of
from palace_hub.views.snapshot import BuildDraft, Phase


def commit(hub: Hub, event: Event) -> None:
    """Fold one event into the book, queue it for the journal and add its line to the log."""
    game_events = hub.book.fold(event) if hub.book is not None else ()
    hub.note_event(event.kind, body_of(event))
    if hub.book is not None:
        if hub.phase is not Phase.ENDED:  # a game that is over claims no tray
            hub.nodes.bind(hub.book.node)
        add_line(hub.log, hub.book, event, game_events, hub.t, hub.wall)
    hub.touch()


def take_step(hub: Hub, step: Event | Command) -> None:
    """Commit an event, or play a command."""
    if isinstance(step, Command):
        play(hub, step)
    else:
        commit(hub, step)


def play(hub: Hub, command: Command, *, auto: bool = False) -> None:
    """Apply one command of the game; raises `IllegalCommand` and changes nothing where the rules refuse it.

    `auto`: the hub takes this step by itself; undo takes it back together with the step before it.
    """
    book = hub.book
    assert book is not None
    book.game.verify(command)
    built = _build_of(book)
    commit(hub, CommandPlayed(player=book.game.prompt.player, command=command_json(command), auto=auto))
    if not (isinstance(command, DeckCommand | Leave) and _can_still_buy(hub)):
        hub.choices.clear()
    hub.end_credits()
    if built is not None and _build_of(book) is None:
        hub.choices.leave_build()


def jump(hub: Hub, event: StepUndone | StepRedone) -> None:
    """Take a step back, or take it again. The facts of a staircase that is entered again are those of the step."""
    book = hub.book
    assert book is not None
    before = _build_of(book)
    commit(hub, event)
    after = _build_of(book)
    if isinstance(event, StepRedone):
        if before is not None and after is None:
            hub.choices.leave_build()
    elif after is not None and after != before:
        report = book.undone[-1].steps[-1].command
        hub.choices.return_to_build(BuildDraft.of(report) if isinstance(report, ReportBuild) else BuildDraft())


def _build_of(book: Book) -> int | None:
    """The turn whose staircase is due; None once it stands."""
    state = book.game.state
    return state.turn if state.prompt.kind is PromptKind.BUILD else None


def _can_still_buy(hub: Hub) -> bool:
    """Are the chosen cards still ones that can be bought, whatever was told of the deck since?"""
    book = hub.book
    if book is None or not hub.choices.cards:
        return True
    try:
        book.game.verify(TakeCards(cards=hub.choices.cards))
    except IllegalCommand:
        return False
    return True
