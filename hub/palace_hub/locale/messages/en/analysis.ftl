### The analysis of a finished game: the command and the page of the step-through.

cli-replay-analyse = shows how a finished game was decided: for each turn the credits, what the planner would have done, and the chance to win
cli-replay-journal = where games are kept, for a game that is named by its number
cli-replay-jobs = processes that work at the same time (2 if left out)
cli-replay-table = writes the table of the analysis to this file (CSV)
cli-replay-chart = writes the chart of the analysis to this file (SVG)
analysis-working = analysis
analysis-stopped = The analysis is stopped. What was done is not kept.
analysis-progress = { $done } of { $of } parts of the analysis
analysis-not-ended = This game is not finished. Play it to its end first: "palace play" resumes it.
analysis-nothing-to-draw = There is no chart: cards of this box are not entered yet, so nobody can play the game on.
analysis-written = { $file } is written.
analysis-column-turn = Turn
analysis-column-round = Round
analysis-column-player = Player
analysis-column-credits = Credits
analysis-column-planner = Planner
analysis-column-buys = Buys
analysis-column-chance = Win %
analysis-column-swing = Swing
analysis-points = { $points } ({ $low } to { $high })
analysis-and = { " and " }
analysis-key = Credits: earned / the most that was possible. Planner: what the planner would have built, and how many bananas more it expects of that; "=" the same. Buys: the cards that it would have bought. Win %: the player's chance to win before and after the turn, in { $least } to { $most } games played on by bots. Swing: how many more or fewer of 100 games that is; the true number is very likely between the two in brackets. * decided the game: if a name stands before the swing, it is that player's chance that moved.
analysis-signs = Signs: { $light_green } light green, { $dark_green } dark green, { $gold } gold. 2{ $arch } { $gold } +0.8: a staircase with 2 arches that starts on a gold knob and is worth 0.8 bananas more. { $gold }3: a gold card that costs 3. Frog: take the frog first. -: nothing.
analysis-legend = { $names }
analysis-chart = Chance to win, turn by turn
analysis-band = The turns that decided the game have a yellow ground.
analysis-decided = The three turns that decided the game, by how many games more or fewer the winner wins
analysis-deciding = Turn { $number }: through { $name }'s turn, { $winner } wins { $size } { $way ->
    [up] more
   *[down] fewer
} of 100 games ({ $low } to { $high })
analysis-note = ^ decided the game. New cards that came up count as well. The true change is very likely between the two numbers in brackets.
analysis-no-chances = Not every card of this box is entered yet, so the chances to win are not known.
analysis-title = Turn { $number } (round { $round }): { $name }
analysis-built = { $name } built { $arches ->
    [one] 1 arch
   *[other] { $arches } arches
} and got { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}. { $known ->
    [best] No staircase gets more with these pieces.
    [more] { $best } were possible with these pieces.
   *[no] Where the pieces stand is not known, so nor is the best staircase.
}
analysis-built-none = { $name } built nothing.
analysis-planner-same = The computer would have built no better one.
analysis-planner-frog = The computer would have taken the frog first.
analysis-planner = The computer would have built { $arches ->
    [one] 1 arch
   *[other] { $arches } arches
} from a { SHORT($colour, 1) } knob, for { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}.{ $gain ->
    [none] { "" }
   *[other] { " " }It expects { $gain } points more from that at the end.
}
analysis-card = { $colour ->
    [multi] any colour { $cost }
   *[other] { SHORT($colour, 1) } { $cost }
}
analysis-planner-buys = It would have bought { $cards }.{ $gain ->
    [none] { "" }
    [0.0] { "" }
   *[other] { " " }It expects { $gain } points more from that at the end.
}
analysis-planner-buys-nothing = It would have bought no card.
analysis-chance = Played on by the computer, { $name } wins { $before } of 100 games from before this turn, and { $after } from after it: { $points } ({ $low } to { $high }).
analysis-waits-title = Analysis of the game
analysis-waits = The computer plays the game on from every turn, many times, to see who wins. This takes about two minutes.
analysis-leave = If you go back, it stops.
analysis-failed = The analysis stopped: { $detail }
footer-analyse = Analysis
footer-deciding = Deciding turn
footer-go-there = Step there
footer-turn-before = Turn before
footer-turn-after = Turn after
