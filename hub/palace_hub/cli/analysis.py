"""`palace replay --analyse`: how a finished game was decided, as a table, a chart, an object, or files."""

import argparse
import csv
import io
import json
import shutil
from pathlib import Path
from typing import Final

from monkey_palace.bots.analysis import Analysis
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import Build, Command, TakeCards, command_json
from monkey_palace.game.history import Game
from palace_hub.cli.output_files import require_file
from palace_hub.cli.progress import ProgressBar
from palace_hub.errors import UsageFault
from palace_hub.files.configuration import load_config
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import record
from palace_hub.run import resense as recordings
from palace_hub.run.analysis import analyse as analysed
from palace_hub.views.pages.analysis import CHART_ROWS, chart_lines, deciding_lines, legend, signs_legend, table_lines
from palace_hub.views.pages.analysis_picture import analysis_picture
from palace_hub.views.text import wrap
from palace_hub.views.wording import Wording

NARROWEST: Final = 80
"""Columns of the chart where the width of the terminal is not known, or smaller."""
WIDEST: Final = 120


class NotEnded(UsageFault):
    """A game that goes on has no analysis."""

    key = "analysis-not-ended"


class NothingToDraw(UsageFault):
    """The chances to win are not known, so there is no chart of them."""

    key = "analysis-nothing-to-draw"


def analyse(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    """Exit code 0. Standard output gets the result only; the progress is on standard error."""
    require_file(arguments.table, "--table")
    require_file(arguments.chart, "--chart")
    say = catalogue.text_key
    bar = ProgressBar(
        say("analysis-working"), lambda done, of: say("analysis-progress", done=done, of=of), say("analysis-stopped")
    )
    with bar:
        game = _game(arguments.file, arguments.journal)
        if not game.state.ended:
            raise NotEnded(f"{arguments.file}: expected a finished game")
        if arguments.chart is not None and not cards_of(game.state).is_complete:
            raise NothingToDraw("expected a complete card set")
        analysis = analysed(game.states, arguments.jobs, bar)
    wording = Wording(catalogue)
    if arguments.json:
        print(json.dumps(analysis.as_json(), sort_keys=True))
    else:
        for line in _lines(analysis, game, wording):
            print(line)
    if arguments.table is not None:
        arguments.table.write_text(table_of(analysis), encoding="utf-8")
    if arguments.chart is not None:
        arguments.chart.write_text(analysis_picture(analysis, wording), encoding="utf-8")
    for file in filter(None, (arguments.table, arguments.chart)):
        if not arguments.json:
            print(say("analysis-written", file=str(file)))
    return 0


def _game(file: Path, journal: Path | None) -> Game:
    """The game of a record or a recording, or the kept game of this number."""
    if str(file).isdecimal() and not file.exists():
        with Journal.open(journal or load_config().journal, read_only=True) as store:
            return record.kept_game(store, int(str(file)))
    return (recordings.recompute(file) if recordings.is_recording(file) else record.replay(file)).game


def _lines(analysis: Analysis, game: Game, wording: Wording) -> list[str]:
    """The table, the turns that decided the game, and the chart."""
    lines = list(table_lines(analysis, cards_of(game.state), wording))
    if not analysis.wins:
        return [*lines, "", wording.say("analysis-no-chances")]
    games = [wins.games for wins in analysis.wins if wins.games]
    key = wording.say("analysis-key", least=min(games), most=max(games))
    width = min(WIDEST, max(NARROWEST, shutil.get_terminal_size((NARROWEST, 24)).columns))
    decided = [f"  {line}" for line in deciding_lines(analysis, wording)]
    lines += [
        "",
        *wrap(key, width),
        *wrap(signs_legend(wording), width),
        "",
        wording.say("analysis-decided"),
        *decided,
    ]
    lines += ["", f"{wording.say('analysis-chart')}   {legend(analysis, wording)}"]
    return [*lines, *chart_lines(analysis, width, CHART_ROWS, wording)]


def table_of(analysis: Analysis) -> str:
    """The table as CSV: a row for each turn with every figure."""
    rows = []
    for place, turn in enumerate(analysis.turns):
        figures = analysis.figures[place]
        report = figures.report
        row: dict[str, object] = {
            "turn": turn.number,
            "round": turn.round,
            "player": analysis.players[turn.seat],
            "start_colour": "" if report is None else report.start_colour,
            "arches": 0 if report is None else report.arches,
            "bricks": 0 if report is None else report.bricks,
            "columns": 0 if report is None else report.columns,
            "credits": figures.credits,
            "best_credits": "" if figures.best is None else figures.best,
            "best_proved": int(figures.proved),
            "worth": figures.worth,
            "planner": "" if figures.advice is None else _command(figures.advice.command),
            "planner_worth": None if figures.advice is None else figures.advice.value,
            "bought": " ".join(figures.bought),
            "bought_worth": figures.bought_worth,
            "planner_buys": "" if figures.shopping is None else _command(figures.shopping.command),
            "planner_buys_worth": None if figures.shopping is None else figures.shopping.value,
        }
        if analysis.wins:
            row["playouts"] = analysis.wins[place].games
            for name, rate in (
                ("before", analysis.wins[place].chance(turn.seat)),
                ("after", analysis.wins[place + 1].chance(turn.seat)),
                ("swing", analysis.swing(place, turn.seat)),
                ("winners_swing", analysis.swing(place, *analysis.winners)),
            ):
                row |= {
                    name: round(rate.rate, 4),
                    f"{name}_low": round(rate.low, 4),
                    f"{name}_high": round(rate.high, 4),
                }
            row["decided"] = analysis.deciding.index(place) + 1 if place in analysis.deciding else ""
        rows.append(row)
    text = io.StringIO()
    writer = csv.DictWriter(text, fieldnames=list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def _command(command: Command) -> str:
    match command:
        case TakeCards(cards=cards):
            return " ".join(cards)
        case Build(staircase=staircase):
            return staircase
        case _:
            return json.dumps(command_json(command), sort_keys=True)
