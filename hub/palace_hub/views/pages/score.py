"""The final score: the winner with the reason, the podium, the sources of the bananas, the rounds."""

from dataclasses import dataclass

from monkey_palace.game.history import ScoreSheet
from monkey_palace.game.state import GameState
from palace_hub.views.history.words import date_words
from palace_hub.views.provenance import breakdown_title
from palace_hub.views.seats import SeatMark, seat_mark
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording


@dataclass(frozen=True, slots=True)
class PodiumPlace:
    """One player on the podium. Equal winners share place 1."""

    name: str
    bananas: str
    place: int
    mark: SeatMark


@dataclass(frozen=True, slots=True)
class BreakdownRow:
    """One source of bananas, a number for each player; a dot stands for 0."""

    word: str
    values: tuple[str, ...]
    total: bool = False
    best: tuple[bool, ...] = ()  # the player has most of this row; nobody if all are equal


@dataclass(frozen=True, slots=True)
class RoundRow:
    """One player's line of the chart, with a value for each round."""

    name: str
    totals: tuple[str, ...]
    gains: tuple[int, ...]  # 0..8, in eighths of the best gain of all rounds
    leads: tuple[bool, ...]  # the player leads after the round
    mark: SeatMark


@dataclass(frozen=True, slots=True)
class ScoreView:
    """The final screen. `refusal`: why the last entry was refused; it replaces the footnote.

    `saved`: where record and picture are, once they were saved; it replaces the footnote as well.
    """

    headline: str
    reason: str
    podium: tuple[PodiumPlace, ...]
    breakdown_title: str
    names: tuple[str, ...]
    marks: tuple[SeatMark, ...]
    breakdown: tuple[BreakdownRow, ...]
    chart_title: str
    rounds: tuple[RoundRow, ...]
    footnote: str
    refusal: str = ""
    saved: str = ""


EIGHTHS = 8
"""Block characters have eight heights."""


def ranking(scores: tuple[ScoreSheet, ...], winners: tuple[int, ...]) -> list[tuple[int, int]]:
    """(place, seat) from first to last. Winners are first, even by a tie-break; other equals share a place."""
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat].total, seat))
    ranking: list[tuple[int, int]] = []
    for position, seat in enumerate(order, start=1):
        place = position
        if ranking and seat in winners:
            place = 1
        elif ranking and ranking[-1][1] not in winners and scores[ranking[-1][1]].total == scores[seat].total:
            place = ranking[-1][0]
        ranking.append((place, seat))
    return ranking


def _reason(snapshot: Snapshot, names: tuple[str, ...], wording: Wording) -> str:
    assert snapshot.result is not None
    totals = [sheet.total for sheet in snapshot.scores]
    best = max(totals)
    winners = snapshot.result.winners
    if snapshot.result.reason == "monkey_trophy":
        others = wording.joined(
            names[seat] for seat, total in enumerate(totals) if total == best and seat not in winners
        )
        return wording.say("score-by-monkey", name=names[winners[0]], others=others, bananas=best)
    if snapshot.result.reason == "shared":
        return wording.say("score-by-sharing", bananas=best, count=len(winners))
    second = max((total for seat, total in enumerate(totals) if seat not in winners), default=0)
    return wording.say("score-by-points", bananas=best, second=second)


def _early(game: GameState, wording: Wording) -> str:
    """That the game ended early, and in which round (rule 12.1); "" for one that was played to its end."""
    if not game.ended_early:
        return ""
    alone = len(game.gone) == len(game.players) - 1
    return wording.say("score-early-alone" if alone else "score-early", round=game.round)


def _headline(names: tuple[str, ...], winners: tuple[int, ...], wording: Wording) -> str:
    if len(winners) == 1:
        return wording.say("score-wins", name=names[winners[0]])
    if len(winners) == 2:
        return wording.say("score-two-win", name=names[winners[0]], other=names[winners[1]])
    return wording.say("score-many-win", count=len(winners))


def _breakdown(snapshot: Snapshot, game: GameState, wording: Wording) -> tuple[BreakdownRow, ...]:
    empty = wording.symbols.empty

    def row(key: str, values: tuple[int, ...], total: bool = False, unit: str = "") -> BreakdownRow:
        most = max(values)
        best = tuple(value == most != min(values) for value in values)
        return BreakdownRow(
            wording.say(key), tuple(f"{value}{unit}" if value else empty for value in values), total, best
        )

    sheets = snapshot.scores
    rows = [
        row("score-cards", tuple(sheet.cards for sheet in sheets)),
        row("score-bonus", tuple(sheet.bonus for sheet in sheets)),
        row("score-monkey", tuple(sheet.monkey for sheet in sheets)),
    ]
    if "butterfly" in game.expansions:
        rows.append(row("score-butterfly", tuple(sheet.butterfly for sheet in sheets)))
    if "frog" in game.expansions:
        rows.append(row("score-frog", tuple(sheet.frog for sheet in sheets)))
    rows.append(row("score-total", tuple(sheet.total for sheet in sheets), total=True))
    if snapshot.longest:
        rows.append(row("score-longest", snapshot.longest, unit=f" {wording.sign('arch')}"))
    if snapshot.tallest:
        rows.append(row("score-tallest", snapshot.tallest))
    return tuple(rows)


def round_rows(game: GameState, wording: Wording) -> tuple[RoundRow, ...]:
    """Each player's score after each round, and its gain relative to the best gain of all rounds."""
    rounds = game.bananas_by_round
    names = [wording.say("outside", text=player.name) for player in game.players]
    gains = [
        tuple(after[seat] - (rounds[place - 1][seat] if place else 0) for place, after in enumerate(rounds))
        for seat in range(len(names))
    ]
    best = max((gain for row in gains for gain in row), default=0)
    return tuple(
        RoundRow(
            names[seat],
            tuple(str(after[seat]) for after in rounds),
            tuple(max(0, round(EIGHTHS * gain / best)) if best > 0 else 0 for gain in gains[seat]),
            tuple(after[seat] == max(after) and after[seat] > 0 for after in rounds),
            seat_mark(seat, wording.symbols),
        )
        for seat in range(len(names))
    )


def _footnote(game: GameState, wording: Wording) -> str:
    """Who left before the end (rule 12.2), else how the end came, and how the chart is read."""
    if game.gone:
        names = wording.joined(wording.say("outside", text=game.players[seat].name) for seat in game.gone)
        return wording.sentences((wording.say("score-left", names=names), wording.say("score-chart-note")))
    if game.shortage is None:
        return wording.say("score-chart-note")
    return wording.say(
        "score-end",
        name=game.players[game.shortage.player].name,
        found=game.shortage.found,
        wanted=game.shortage.wanted,
        piece=game.shortage.piece.value,
    )


def _when(snapshot: Snapshot, wording: Wording) -> str:
    """Which one a past game is."""
    past = snapshot.past
    if past is None:
        return ""
    return wording.say("score-past", game=past.game, date=date_words(past.started, past.doubt, wording))


def _refusal(snapshot: Snapshot, wording: Wording) -> str:
    if snapshot.refusal is None:
        return ""
    return f"{wording.symbols.alarm} {wording.message(snapshot.refusal)}"


def _saved(snapshot: Snapshot, wording: Wording) -> str:
    if snapshot.past is not None or snapshot.notice is None or snapshot.notice.key != "told-saved":
        return ""
    return f"{wording.symbols.done} {wording.message(snapshot.notice)}"


def score(snapshot: Snapshot, wording: Wording) -> ScoreView | None:
    """The final screen; None until the game has been scored."""
    game = snapshot.game
    if game is None or snapshot.result is None or not snapshot.scores:
        return None
    names = tuple(wording.say("outside", text=player.name) for player in game.players)
    podium = tuple(
        PodiumPlace(names[seat], str(snapshot.scores[seat].total), place, seat_mark(seat, wording.symbols))
        for place, seat in ranking(snapshot.scores, snapshot.result.winners)
    )
    return ScoreView(
        headline=_headline(names, snapshot.result.winners, wording),
        reason=wording.sentences((_early(game, wording), _reason(snapshot, names, wording))),
        podium=podium,
        breakdown_title=breakdown_title(game, wording),
        names=names,
        marks=tuple(seat_mark(seat, wording.symbols) for seat in range(len(names))),
        breakdown=_breakdown(snapshot, game, wording),
        chart_title=wording.say("score-chart"),
        rounds=round_rows(game, wording),
        footnote=wording.sentences((_when(snapshot, wording), _footnote(game, wording))),
        refusal=_refusal(snapshot, wording),
        saved=_saved(snapshot, wording),
    )
