"""Statistics of finished games: pure functions of their facts and a filter."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import combinations
from typing import Final, Literal

from monkey_palace.bots.tournament import wilson
from monkey_palace.game.setup import compared_name
from palace_hub.history.facts import ERASED, PACE_STEPS, ClockDoubt, GameFacts, SeatFacts

SOURCES: Final = ("cards", "bonus", "monkey", "butterfly", "frog")
"""What bananas come from."""

RecordKind = Literal["score", "margin", "highest", "longest", "credits", "streak"]
RECORDS: Final[tuple[RecordKind, ...]] = ("score", "margin", "highest", "longest", "credits", "streak")


@dataclass(frozen=True, slots=True)
class GameFilter:
    """Which games count. None and "": all. Dates are local; a game without a date is in no year."""

    year: int | None = None
    seats: int | None = None
    set: str = ""
    expansions: frozenset[str] | None = None
    """Exactly these."""
    since: float | None = None
    """Seconds since 1970."""
    player: str = ""
    """A player who took part."""

    def takes(self, game: GameFacts) -> bool:
        if self.year is not None and (game.started is None or year_of(game.started) != self.year):
            return False
        if self.since is not None and (game.started is None or game.started < self.since):
            return False
        return (
            self.seats in (None, len(game.seats))
            and self.set in ("", game.set)
            and self.expansions in (None, frozenset(game.expansions))
            and (not self.player or any(is_player(seat, self.player) for seat in game.seats))
        )


def year_of(wall: float) -> int:
    return datetime.fromtimestamp(wall).year


def is_player(seat: SeatFacts, name: str) -> bool:
    return not seat.bot and compared_name(seat.name) == compared_name(name)


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Two players in the games that both played: how often `name` had more bananas than `other`, or fewer."""

    name: str
    other: str
    games: int
    more: int
    fewer: int
    equal: int
    difference: float
    """Mean of the first one's bananas less the other's."""


@dataclass(frozen=True, slots=True)
class TableRecord:
    """The best value of its kind, and where it was reached first. `streak`: the game that completed it."""

    kind: RecordKind
    value: int
    name: str
    bot: str
    game: int
    started: float | None
    doubt: ClockDoubt


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """One player in all games that count. `low`, `high`: the 95 % interval of the win rate."""

    name: str
    bot: str
    """The bot that plays under this name; "" for a person."""
    games: int
    wins: int
    """A shared victory is one."""
    shared: int
    low: float
    high: float
    expected: float
    """The win rate among equal players."""
    average: float
    best: int
    margin: float
    """Mean of the player's bananas less those of the best other player."""
    longest: int
    highest: int
    favourite: str
    """The colour from which most staircases started; "" without a staircase."""
    sources: dict[str, int]
    """Bananas by source (`SOURCES`), of all games."""
    turns: int
    built: int
    arches: int
    credits: int
    lapsed: int
    bought: int
    hints: int
    pace: dict[str, float]
    """Seconds of a turn by step (`PACE_STEPS`), without breaks; steps that were not timed are left out."""
    streak: int
    """Games won in a row at the end."""
    best_streak: int


@dataclass(frozen=True, slots=True)
class TableStatistics:
    """All games that count, together."""

    games: int
    """Finished ones; all figures are of these."""
    unfinished: int
    seconds: float
    rounds: float
    """Mean."""
    average: float
    """Mean score of a player."""
    first_wins: int
    """Games that the starting player won."""
    first_expected: float
    """How many that would be among equal seats."""
    early: int
    """Games that ended early."""
    players: tuple[PlayerStatistics, ...]
    """Those with most games first."""
    pairs: tuple[HeadToHead, ...]
    records: tuple[TableRecord, ...]


Who = tuple[str, str]
"""A player: the name as it is compared, and the bot."""


def _who(seat: SeatFacts) -> Who:
    return compared_name(seat.name), seat.bot


def statistics(games: Iterable[GameFacts], wanted: GameFilter = GameFilter()) -> TableStatistics:
    """The statistics of the games that `wanted` takes; only finished ones have figures."""
    taken = [game for game in games if wanted.takes(game)]
    over = [game for game in taken if game.is_over]
    count = len(over)
    seats = [seat for game in over for seat in game.seats]
    return TableStatistics(
        games=count,
        unfinished=len(taken) - count,
        seconds=sum(game.seconds for game in over),
        rounds=_mean([game.rounds for game in over]),
        average=_mean([seat.score for seat in seats]),
        first_wins=sum(0 in game.winners for game in over),
        first_expected=sum(1 / len(game.seats) for game in over),
        early=sum(game.ended_early for game in over),
        players=_players(over),
        pairs=_pairs(over),
        records=_records(over),
    )


def _players(games: Sequence[GameFacts]) -> tuple[PlayerStatistics, ...]:
    played: dict[Who, list[tuple[GameFacts, int]]] = defaultdict(list)
    for game in games:
        for place, seat in enumerate(game.seats):
            if seat.name != ERASED:
                played[_who(seat)].append((game, place))
    found = [_player(own) for own in played.values()]
    return tuple(sorted(found, key=lambda one: (bool(one.bot), -one.games, one.name)))


def _player(played: Sequence[tuple[GameFacts, int]]) -> PlayerStatistics:
    games, count = [game for game, _ in played], len(played)
    seats = [game.seats[place] for game, place in played]
    won = [place in game.winners for game, place in played]
    low, high = wilson(sum(won), count)
    starts = sum((Counter(seat.starts) for seat in seats), Counter[str]())
    streak, best_streak = _streaks(won)
    return PlayerStatistics(
        name=seats[-1].name,
        bot=seats[-1].bot,
        games=count,
        wins=sum(won),
        shared=sum(place in game.winners and len(game.winners) > 1 for game, place in played),
        low=low,
        high=high,
        expected=_mean([1 / len(game.seats) for game in games]),
        average=_mean([seat.score for seat in seats]),
        best=max(seat.score for seat in seats),
        margin=_mean([margin(game, place) for game, place in played]),
        longest=max(seat.longest for seat in seats),
        highest=max(seat.highest for seat in seats),
        favourite=min(starts, key=lambda colour: (-starts[colour], colour)) if starts else "",
        sources={source: sum(getattr(seat, source) for seat in seats) for source in SOURCES},
        turns=sum(seat.turns for seat in seats),
        built=sum(seat.built for seat in seats),
        arches=sum(seat.arches for seat in seats),
        credits=sum(seat.credits for seat in seats),
        lapsed=sum(seat.lapsed for seat in seats),
        bought=sum(seat.bought for seat in seats),
        hints=sum(seat.hints for seat in seats),
        pace=_pace(seats),
        streak=streak,
        best_streak=best_streak,
    )


def _pace(seats: Sequence[SeatFacts]) -> dict[str, float]:
    timed = [seat for seat in seats if seat.seconds]
    turns = sum(seat.turns for seat in timed)
    steps = [step for step in PACE_STEPS if any(step in seat.seconds for seat in timed)]
    return {step: sum(seat.seconds.get(step, 0.0) for seat in timed) / turns for step in steps} if turns else {}


def margin(game: GameFacts, place: int) -> int:
    """The seat's bananas less those of the best other one."""
    scores = game.scores
    return scores[place] - max(score for seat, score in enumerate(scores) if seat != place)


def _streaks(won: Iterable[bool]) -> tuple[int, int]:
    """Games won in a row at the end, and at best."""
    run = best = 0
    for one in won:
        run = run + 1 if one else 0
        best = max(best, run)
    return run, best


def _pairs(games: Sequence[GameFacts]) -> tuple[HeadToHead, ...]:
    """Each pair once: who had more bananas more often is first."""
    differences: dict[tuple[Who, Who], list[int]] = defaultdict(list)
    names: dict[Who, str] = {}
    for game in games:
        names |= {_who(seat): seat.name for seat in game.seats}
        for seat, rival in combinations((seat for seat in game.seats if seat.name != ERASED), 2):
            if _who(seat) < _who(rival):
                differences[_who(seat), _who(rival)].append(seat.score - rival.score)
            elif _who(rival) < _who(seat):
                differences[_who(rival), _who(seat)].append(rival.score - seat.score)
    found = []
    for (one, other), gaps in differences.items():
        more, fewer = sum(gap > 0 for gap in gaps), sum(gap < 0 for gap in gaps)
        first, second, mean = names[one], names[other], _mean(gaps)
        if (fewer, -mean) > (more, mean):
            first, second, more, fewer, mean = second, first, fewer, more, -mean
        found.append(HeadToHead(first, second, len(gaps), more, fewer, len(gaps) - more - fewer, mean))
    return tuple(sorted(found, key=lambda pair: (-pair.games, pair.name, pair.other)))


def _records(games: Sequence[GameFacts]) -> tuple[TableRecord, ...]:
    best: dict[RecordKind, TableRecord] = {}
    runs: Counter[Who] = Counter()

    def offer(kind: RecordKind, value: int, game: GameFacts, seat: SeatFacts) -> None:
        if value > 0 and (kind not in best or value > best[kind].value):
            best[kind] = TableRecord(kind, value, seat.name, seat.bot, game.game, game.started, game.doubt)

    for game in games:
        for place, seat in enumerate(game.seats):
            if seat.name == ERASED:
                continue
            won = place in game.winners
            runs[_who(seat)] = runs[_who(seat)] + 1 if won else 0
            offer("score", seat.score, game, seat)
            offer("highest", seat.highest, game, seat)
            offer("longest", seat.longest, game, seat)
            offer("credits", seat.most_credits, game, seat)
            if won:
                offer("margin", margin(game, place), game, seat)
            if runs[_who(seat)] > 1:
                offer("streak", runs[_who(seat)], game, seat)
    return tuple(best[kind] for kind in RECORDS if kind in best)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
