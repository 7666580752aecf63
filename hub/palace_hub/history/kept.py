"""What people say of players and games beside the journal: two kept files in a folder of the journal's name.

`players.json`: who has which names, marks and habits. `games.json`: notes, and dates that were set by hand.
"""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, ClassVar, Literal

from pydantic import Field, TypeAdapter

from monkey_palace.game.setup import compared_name
from palace_hub.errors import KeepingFault, UsageFault
from palace_hub.files.versioned import VersionedFile

LONGEST_NOTE = 120
"""Characters of a note: one line."""
MOST_BYTES = 4 << 20
"""Of a file with notes on 20,000 games."""

PlayerColour = Literal["", "orange", "blue", "violet", "green"]
"""The colours of the four seats, which every theme tells apart."""
PlayerSymbol = Literal["", "heart", "club", "star", "note"]
"""The signs of the four seats."""
UsualSide = Literal["", "near", "right", "far", "left"]
UsualHints = Literal["", "on", "stuck", "off"]

KeptName = Annotated[str, Field(min_length=1, max_length=40)]


class HistoryNotKept(KeepingFault):
    """A file beside the journal cannot be written."""

    key = "error-history-not-kept"


class PlayerRefused(UsageFault):
    """What was asked for a player is not possible; `key` says why."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(f"{key}: {params}", **params)
        self.key = key


def folder_of(journal: Path) -> Path:
    """The folder beside the journal for all that is kept of its games and can be missing."""
    return journal.with_name(f"{journal.name}-history")


@dataclass(frozen=True, slots=True)
class KnownPlayer:
    """A player of whom more is known than a typed name. The name identifies the player."""

    name: KeptName
    names: tuple[KeptName, ...] = ()
    """Other names in the games: former ones, and those of players who are the same person."""
    colour: PlayerColour = ""
    symbol: PlayerSymbol = ""
    side: UsualSide = ""
    """The side of the table at which the player usually sits."""
    hints: UsualHints = ""
    """When the player usually gets hints."""
    archived: bool = False
    """The player is not offered for new games; the games stay."""

    def answers_to(self, name: str) -> bool:
        return compared_name(name) in {compared_name(own) for own in (self.name, *self.names)}


@dataclass(frozen=True, slots=True)
class PlayerRegister:
    """The players of whom more is known than a typed name. Every other name in a game is a player, too."""

    players: tuple[KnownPlayer, ...] = ()

    @property
    def known(self) -> dict[str, KnownPlayer]:
        """All players, by each of their names, as names are compared."""
        return {compared_name(name): player for player in self.players for name in (player.name, *player.names)}

    def find(self, name: str) -> KnownPlayer | None:
        """The player with this name, present or former."""
        return next((player for player in self.players if player.answers_to(name)), None)

    def shown(self, name: str) -> str:
        """The present name of the player whom a game calls `name`."""
        player = self.find(name)
        return name if player is None else player.name

    def put(self, player: KnownPlayer, instead_of: str = "") -> "PlayerRegister":
        """With this player; in the place of the one with the name `instead_of`, or with the same name."""
        old = self.find(instead_of or player.name)
        others = tuple(known for known in self.players if known is not old)
        return PlayerRegister((*others, player))

    def without(self, name: str) -> "PlayerRegister":
        return PlayerRegister(tuple(player for player in self.players if not player.answers_to(name)))

    def renamed(self, name: str, new: str) -> "PlayerRegister":
        """The player `name` is called `new` from now on, in all games."""
        player = self.find(name) or KnownPlayer(name)
        other = self.find(new)
        if other is not None and other is not self.find(name):
            raise PlayerRefused("player-refused-name-taken", name=name, new=new)
        former = tuple(old for old in (player.name, *player.names) if compared_name(old) != compared_name(new))
        return self.put(replace(player, name=new, names=former), instead_of=name)

    def merged(self, name: str, into: str) -> "PlayerRegister":
        """The games of `name` are those of `into`, whose colour and habits stay."""
        old, player = self.find(name) or KnownPlayer(name), self.find(into) or KnownPlayer(into)
        if old is player or compared_name(name) == compared_name(into):
            raise PlayerRefused("player-refused-same", name=name, other=into)
        names = (*player.names, old.name, *old.names)
        return self.without(name).put(replace(player, names=names))

    def split(self, name: str) -> "PlayerRegister":
        """The name `name` is a player of its own again."""
        player = self.find(name)
        if player is None or compared_name(player.name) == compared_name(name):
            raise PlayerRefused("player-refused-no-former-name", name=name)
        names = tuple(old for old in player.names if compared_name(old) != compared_name(name))
        return self.put(replace(player, names=names))


@dataclass(frozen=True, slots=True)
class GameNote:
    """What people say of a game. `date`: when it began, seconds since 1970, None: as the hub's clock said."""

    game: Annotated[int, Field(ge=1)]
    note: Annotated[str, Field(max_length=LONGEST_NOTE)] = ""
    date: float | None = None
    gone: bool = False
    """People deleted the game: no list has it, and the next start of the hub takes it out of the journal."""


@dataclass(frozen=True, slots=True)
class Notebook:
    """The notes on all games, at most one for each."""

    games: tuple[GameNote, ...] = ()

    def of(self, game: int) -> GameNote:
        return next((note for note in self.games if note.game == game), GameNote(game))

    def put(self, note: GameNote) -> "Notebook":
        """With this note instead of the game's former one; an empty note is none."""
        others = tuple(other for other in self.games if other.game != note.game)
        return Notebook((*others, note) if note != GameNote(note.game) else others)

    @property
    def gone(self) -> tuple[int, ...]:
        """The games that people deleted."""
        return tuple(note.game for note in self.games if note.gone)


class PlayersFile(VersionedFile[PlayerRegister]):
    """The register of players."""

    name, previous_name = "players.json", "players.previous.json"
    adapter: ClassVar[TypeAdapter[PlayerRegister]] = TypeAdapter(PlayerRegister)
    damaged, not_kept = "history-file-damaged", HistoryNotKept
    most_bytes = MOST_BYTES


class NotesFile(VersionedFile[Notebook]):
    """The notes on games."""

    name, previous_name = "games.json", "games.previous.json"
    adapter: ClassVar[TypeAdapter[Notebook]] = TypeAdapter(Notebook)
    damaged, not_kept = "history-file-damaged", HistoryNotKept
    most_bytes = MOST_BYTES
