"""The list of past games, and one of them: score, rounds and turns."""

from collections.abc import Sequence

from palace_hub.history.facts import GameFacts, TurnFacts
from palace_hub.history.statistics import SOURCES
from palace_hub.views.history.table import TextColumn, TextTable
from palace_hub.views.history.words import date_words, hours_and_minutes, length_words, seat_words, standings
from palace_hub.views.wording import Wording


def game_list(games: Sequence[GameFacts], wording: Wording) -> TextTable:
    """A row for each game, as given; a note stands below its row."""
    say = wording.say
    columns = (
        TextColumn(say("games-column-number"), is_number=True),
        TextColumn(say("games-column-date")),
        TextColumn(say("games-column-players"), gives_way=True),
        TextColumn(say("games-column-length"), is_number=True),
        TextColumn(say("games-column-watched")),
        TextColumn(say("games-column-cards"), gives_way=True),
    )
    rows = tuple(
        (
            str(game.game),
            date_words(game.started, game.doubt, wording),
            players_words(game, wording),
            length_words(game.seconds),
            say("games-watched", level=game.watched.value),
            say("outside", text=game.set),
        )
        for game in games
    )
    notes = tuple((place, say("outside", text=game.note)) for place, game in enumerate(games) if game.note)
    return TextTable(columns, rows, notes)


def players_words(game: GameFacts, wording: Wording) -> str:
    """Players and bananas, first to last; in seat order while the game goes on."""
    order = standings(game) if game.is_over else range(len(game.seats))
    names = wording.joined(f"{seat_words(game.seats[seat], wording)} {game.seats[seat].score}" for seat in order)
    return names if game.is_over else wording.say("games-open", names=names)


def game_facts(game: GameFacts, wording: Wording, *, on_screen: bool = False) -> list[str]:
    """What is known of a game beside its score, in sentences. `on_screen`: keys are named instead of commands."""
    say = wording.say
    hours, minutes = hours_and_minutes(game.seconds)
    lines = [
        say(
            "game-head",
            game=game.game,
            date=date_words(game.started, game.doubt, wording),
            hours=hours,
            minutes=minutes,
            rounds=game.rounds,
        ),
        say(
            "game-cards",
            set=game.set,
            deck=game.deck,
            map=game.ground_map,
            frog="yes" if "frog" in game.expansions else "no",
            butterfly="yes" if "butterfly" in game.expansions else "no",
        ),
        say("game-watched", level=game.watched.value, questions=game.questions, undone=game.undone),
    ]
    if game.is_over:
        names = wording.joined(seat_words(game.seats[seat], wording) for seat in game.winners)
        lines.append(say("game-won", names=names, reason=game.reason, count=len(game.winners)))
        if game.ended_early:
            lines.append(say("game-early"))
    else:
        lines.append(say("past-open" if on_screen else "game-open"))
    if game.doubt:
        lines.append(say("game-doubt", why=game.doubt.value))
    if game.has_loss:
        lines.append(say("game-loss"))
    if game.note:
        lines.append(say("game-note", note=game.note))
    return lines


def score_table(game: GameFacts, wording: Wording) -> TextTable:
    """A row for each player, first to last: bananas by source, then what was built."""
    say = wording.say
    columns = (
        TextColumn(say("stats-column-player"), gives_way=True),
        TextColumn(say("stats-column-score"), is_number=True),
        *(TextColumn(say(f"stats-column-{source}"), is_number=True) for source in SOURCES),
        TextColumn(say("stats-column-turns"), is_number=True),
        TextColumn(say("stats-column-longest"), is_number=True),
        TextColumn(say("stats-column-highest"), is_number=True),
        TextColumn(say("stats-column-hints"), is_number=True),
    )
    rows = []
    for place in standings(game):
        seat = game.seats[place]
        numbers = [seat.score, *(getattr(seat, source) for source in SOURCES)]
        numbers += [seat.turns, seat.longest, seat.highest, seat.hints]
        rows.append((seat_words(seat, wording), *map(str, numbers)))
    return TextTable(columns, tuple(rows))


def round_table(game: GameFacts, wording: Wording) -> TextTable:
    """Each player's bananas after each round."""
    columns = (
        TextColumn(wording.say("stats-column-player"), gives_way=True),
        *(TextColumn(str(number), is_number=True) for number in range(1, len(game.by_round) + 1)),
    )
    rows = tuple(
        (seat_words(seat, wording), *(str(scores[place]) for scores in game.by_round))
        for place, seat in enumerate(game.seats)
    )
    return TextTable(columns, rows)


def turn_table(game: GameFacts, turns: Sequence[TurnFacts], wording: Wording) -> TextTable:
    """A row for each turn: staircase, credits, cards, and the bananas after it."""
    say = wording.say
    columns = (
        TextColumn(say("turns-column-turn"), is_number=True),
        TextColumn(say("turns-column-round"), is_number=True),
        TextColumn(say("stats-column-player"), gives_way=True),
        TextColumn(say("turns-column-built")),
        TextColumn(say("turns-column-level"), is_number=True),
        TextColumn(say("turns-column-credits"), is_number=True),
        TextColumn(say("turns-column-cards"), gives_way=True),
        TextColumn(say("turns-column-score"), is_number=True),
    )
    rows = tuple(
        (
            str(turn.turn),
            str(turn.round),
            seat_words(game.seats[turn.seat], wording),
            _built(turn, wording),
            str(turn.level) if turn.level else "-",
            str(turn.credits),
            say("outside", text=" ".join(turn.cards) or "-"),
            str(turn.score),
        )
        for turn in turns
    )
    return TextTable(columns, rows)


def _built(turn: TurnFacts, wording: Wording) -> str:
    """Arches and colour of the start; a dash for no staircase."""
    if not turn.start_colour:
        return "-"
    return f"{turn.arches}{wording.sign('arch')} {wording.say('stats-colour', colour=turn.start_colour)}"
