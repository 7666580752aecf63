"""What a player saves of a game: its record, and after its end a picture of palace and score, in one folder."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from monkey_palace.board.notation import Placement
from monkey_palace.game.events import Decorated
from monkey_palace.game.history import Game
from monkey_palace.game.state import state_hash
from palace_hub.core.refusals import Refused
from palace_hub.core.state import Hub
from palace_hub.locale.message import Message
from palace_hub.referee import record
from palace_hub.referee.book import Book
from palace_hub.referee.highlights import highest_decorations, longest_staircases
from palace_hub.views.pages.score_picture import score_picture
from palace_hub.views.seats import marked
from palace_hub.views.snapshot import Phase, Snapshot
from palace_hub.views.wording import Wording

SAVED: Final = "saved"
"""The folder of what players save, beside the journal."""


def export(hub: Hub, book: Book) -> None:
    """Writes both files and says where they are. The position is part of their name, so that no other game has it."""
    folder, state = hub.options.exports, book.game.state
    name = f"game-{hub.journal.head().id}-{state_hash(state)[:6]}"
    path = folder / f"{name}.jsonl"
    shown = replace(scored(book, hub.phase, simulated=hub.simulated), known_players=hub.known_players)
    picture = score_picture(shown, marked(Wording(), shown))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        record.write(hub.journal, path)
        if picture is not None:
            path.with_suffix(".svg").write_text(picture, encoding="utf-8")
    except OSError as error:
        raise Refused("refused-export", file=str(path), what=error.strerror or str(error)) from None
    if picture is None:
        hub.tell(Message("told-exported", {"file": str(path)}))
    else:
        hub.tell(Message("told-saved", {"folder": _short(folder), "name": name, "file": str(path)}))


def _short(folder: Path) -> str:
    """The folder as people write it: `~` for the home folder."""
    home = Path.home()
    return str(Path("~") / folder.relative_to(home)) if folder.is_relative_to(home) else str(folder)


def scored(book: Book, phase: Phase = Phase.ENDED, *, simulated: bool = False) -> Snapshot:
    """What the final score shows of a game."""
    game = book.game
    return Snapshot(
        simulated=simulated,
        phase=phase,
        game=game.state,
        owners=owners_of(game),
        sides=book.sides,
        map_turns=book.map_turns,
        scores=game.score(),
        result=game.result(),
        longest=longest_staircases(book),
        tallest=highest_decorations(book),
    )


def owners_of(game: Game) -> dict[tuple[int, int], int]:
    """The seat that built each staircase, by the stud of its decoration."""
    built = (event for event in game.events if isinstance(event, Decorated))
    return {Placement.parse(event.at).cell[:2]: event.player for event in built if event.at is not None}
