### Past games: `palace games`, `palace players` and `palace stats`.

cli-games = Lists the games that were played, and shows one of them.
cli-games-list = Lists the games, the newest first.
cli-games-show = Shows one game: score, rounds, turns.
cli-games-note = Writes a line about a game beside it; without words it is taken away.
cli-games-date = Sets the day of a game whose date is wrong; without a date the clock's counts again.
cli-games-delete = Deletes games for good.
cli-games-export = Writes games to a file for other programs.
cli-games-export-file = its ending says what it gets: games.csv (a row for each game and player), games.json (all that is known), one.jsonl (a record of one game), one.svg (a picture of one game)
cli-games-export-turns = in a .csv file, a row for each turn instead
cli-games-export-game = only this game
cli-games-import = Takes in a game from a record that was made elsewhere.
cli-games-import-file = a record: of "palace record", of "palace games export", or of the rules
cli-games-import-date = when it was played: 2026-05-28, or "2026-05-28 19:30"
cli-games-number = the number of the game in the list
cli-games-turns = also lists every turn
cli-games-note-words = what you want to remember of the game
cli-games-date-value = 2026-05-28, or "2026-05-28 19:30"
cli-players-command = Shows who plays here, and keeps names, marks and habits.
cli-players-name = the player's name
cli-players-rename = Gives a player another name, in all games.
cli-players-new = the new name
cli-players-merge = Makes two names one player, in all games.
cli-players-into = the name that stays
cli-players-split = Makes a former name a player of its own again.
cli-players-set = Keeps a player's colour, sign, side of the table and hints.
cli-players-set-colour = the player's colour
cli-players-set-symbol = the player's sign
cli-players-set-side = the side of the table, seen from the near one
cli-players-set-hints = when the player gets hints
cli-players-archive = Offers a player no more for new games; the games stay.
cli-players-restore = Offers an archived player again.
cli-players-erase = Takes a player's name out of all games for good.
cli-players-name-range = "{ $given }" cannot be a name. Use 1 to { $most } letters
cli-history-yes = does not ask before
cli-stats = Shows who won how often, records, and how the players build.
cli-stats-anew = reads all games again instead of what was kept of them
cli-history-json = prints one JSON value
cli-filter-player = only games of this player
cli-filter-players = only games of 2, 3 or 4 players
cli-filter-year = only games of this year
cli-filter-since = only games from this day on (2026-05-28)
cli-filter-set = only games with the cards of this set
cli-filter-expansions = only games with just these: butterfly,frog, one of them, or ""
cli-date = { $given } is not a date from { $first } to { $last }. Use 2026-05-28, or "2026-05-28 19:30"
error-history-not-kept = This cannot be saved: { $file }: { $what }. Fix: make room on the disk, or let the hub write there.
history-file-damaged = { $file } cannot be used (expected { $field } { $expected }). Games are shown without it. Fix: delete the file, or put back a copy of it.
games-reading = games
games-reading-progress = { $done } of { $of } games are read
games-stopped = Stopped. What was read is kept.
games-unreadable = { $count ->
    [one] Game { $games } cannot be read and is left out.
   *[other] The games { $games } cannot be read and are left out.
}
games-no-such = { $last ->
    [0] There is no game yet. Play one first: "palace play".
   *[other] There is no game { $game }. "palace games" lists all games with their numbers.
}
games-none = { $games ->
    [0] No game has been played yet. Play one with "palace play".
   *[other] No game fits what you asked for.
}
games-column-number = No
games-column-date = Date
games-column-players = Players and bananas
games-column-length = Time
games-column-watched = Seen by
games-column-cards = Cards
games-no-date = no date
games-date-unsure = { $date } ?
games-bot = { $name } (bot)
games-open = { $names } (not finished)
games-watched = { $level ->
    [gold] gold
    [silver] silver
    [bronze] bronze
   *[typed] people
}
games-doubt-note = ?: the clock was not set, so the date may be wrong. "palace games date N 2026-05-28" sets it.
games-note-too-long = The note has { $count } letters. Use at most { $most }.
games-noted = The note of game { $game } is saved.
games-note-gone = Game { $game } has no note now.
games-dated = The date of game { $game } is set.
games-date-gone = Game { $game } has the date of the hub's clock again.
game-head = Game { $game }, { $date }: { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} in { $hours ->
    [0] { $minutes } min.
   *[other] { $hours } h { $minutes } min.
}
game-cards = Cards: { $set }, { $deck ->
    [printed] shuffled by people
   *[screen] on the screen
}. Ground map { $map }. { $butterfly ->
    [yes] { $frog ->
        [yes] With butterfly and frog.
       *[no] With the butterfly.
    }
   *[no] { $frog ->
        [yes] With the frog.
       *[no] Without butterfly and frog.
    }
}
game-watched = { $level ->
    [gold] Tray and plate with sensors watched (gold).
    [silver] Tray and plate watched (silver).
    [bronze] The tray watched (bronze).
   *[typed] People typed the pieces.
} { $questions ->
    [0] The hub asked nothing
    [one] The hub asked 1 question
   *[other] The hub asked { $questions } questions
}, and { $undone ->
    [0] no step was undone.
    [one] 1 step was undone.
   *[other] { $undone } steps were undone.
}
game-won = { $count ->
    [one] { $names } won{ $reason ->
        [monkey_trophy] {" "}with the monkey, at equal bananas
       *[points] { "" }
    }.
   *[other] { $names } won together.
}
game-early = The game ended early.
game-open = The game is not finished. "palace play" goes on with it.
game-doubt = The date is not sure: { $why ->
    [no_clock] the game has none.
    [early] the clock was not set.
    [set_later] the clock was set during the game.
   *[went_back] an earlier game has a later date.
}
game-loss = Damage took a part of this game; numbers may be too small.
game-note = Note: { $note }
game-rounds = Bananas after each round
game-turns = Turns
turns-column-turn = Turn
turns-column-round = Round
turns-column-built = Staircase
turns-column-level = Level
turns-column-credits = Credits
turns-column-cards = Cards bought
turns-column-score = Total
stats-none = { $unfinished ->
    [0] There is no finished game to count.
    [one] There is no finished game to count. 1 game is not finished.
   *[other] There is no finished game to count. { $unfinished } games are not finished.
}
stats-head = { $games ->
    [one] 1 finished game
   *[other] { $games } finished games
}{ $unfinished ->
    [0] { "" }
    [one] {" "}(1 more is not finished)
   *[other] {" "}({ $unfinished } more are not finished)
}: { $time } hours, { $rounds } rounds a game, { $average } bananas a player.
stats-first = The starting player won { $wins } of { $games }; with equal chances it would be { $expected }.
stats-title-results = Results
stats-key-results = Likely: the share of wins is very likely between the two, whatever luck did. Fair: what equal players would win. Run: wins in a row, now and at best.
stats-title-built = Staircases
stats-key-built = Longest in arches, highest in levels. Starts on: the colour from which most staircases start. Arches for each staircase; credits and unspent credits a turn; cards and hints a game.
stats-title-sources = Where the bananas came from
stats-key-sources = Bananas a game.
stats-title-pace = Time
stats-key-pace = Seconds a turn, without breaks.
stats-column-player = Player
stats-column-games = Games
stats-column-wins = Wins
stats-column-rate = Win %
stats-column-interval = Likely
stats-column-expected = Fair %
stats-column-average = Mean
stats-column-best = Best
stats-column-margin = Ahead by
stats-column-streak = Run
stats-column-longest = Longest
stats-column-highest = Highest
stats-column-colour = Starts on
stats-column-arches = Arches
stats-column-credits = Credits
stats-column-lapsed = Unspent
stats-column-bought = Cards
stats-column-hints = Hints
stats-column-score = Total
stats-column-cards = Cards
stats-column-bonus = Bonus
stats-column-monkey = Monkey
stats-column-butterfly = Butterfly
stats-column-frog = Frog
stats-column-turns = Turns
stats-column-step-build = Build
stats-column-step-cards = Cards
stats-column-step-bricks = Bricks
stats-column-step-figures = Figures
stats-colour = { $colour ->
    [none] -
   *[other] { SHORT($colour, 1) }
}
stats-pairs = Two against each other
stats-pair = { $name } and { $other }, { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $name } had more bananas in { $more }, fewer in { $fewer }; { $difference } on average.
stats-records = Records
stats-record-score = Most bananas: { $value }, { $name }, { $date } (game { $game })
stats-record-margin = Clearest win: { $value } bananas ahead, { $name }, { $date } (game { $game })
stats-record-highest = Highest palace: level { $value }, { $name }, { $date } (game { $game })
stats-record-longest = Longest staircase: { $value } arches, { $name }, { $date } (game { $game })
stats-record-credits = Most credits in a turn: { $value }, { $name }, { $date } (game { $game })
stats-record-streak = Most wins in a row: { $value }, { $name }, up to { $date } (game { $game })
players-none = Nobody has played here yet. A player is made by a name that is typed for a game.
players-column-last = Last game
players-column-colour = Colour
players-column-symbol = Sign
players-column-side = Sits
players-column-hints = Hints
players-colour = { $colour ->
    [orange] orange
    [blue] blue
    [violet] violet
    [green] green
   *[none] -
}
players-symbol = { $symbol ->
    [heart] heart
    [club] club
    [star] star
    [note] note
   *[none] -
}
players-side = { $side ->
    [near] near
    [right] right
    [far] far
    [left] left
   *[none] -
}
players-hints = { $hints ->
    [on] always
    [stuck] stuck
    [off] never
   *[none] -
}
players-archived = archived
players-also = also: { $names }
players-renamed = { $name } is called { $new } now, in all games.
players-merged = The games of { $name } are { $into }'s now. "palace players split" parts them again.
players-split = { $name } is a player of its own again.
players-set = Saved for { $name }.
players-is-archived = { $name } is not offered for new games any more.
players-is-back = { $name } is offered for new games again.
players-erase-question = { $name } goes out of { $games ->
    [one] 1 game
   *[other] { $games } games
} for good; the games stay, without the name. Type the name to do that:
players-erased = { $name } is gone from { $games ->
    [one] 1 game
   *[other] { $games } games
}.
players-files = { $count ->
    [one] This file still has the name. Delete it if you do not need it:
   *[other] These files still have the name. Delete them if you do not need them:
}
player-refused-unknown = Nobody is called { $name }. The players are: { $known }
player-refused-name-taken = There is a player { $new } already. If both are the same person: palace players merge "{ $name }" "{ $new }"
player-refused-same = { $name } and { $other } are one player already.
player-refused-no-former-name = { $name } is no former name of a player. "palace players" shows them after "also".
player-refused-together = { $name } and { $other } played against each other in game { $game }, so they are two people.
player-refused-nothing = Say what to keep: --colour, --symbol, --side or --hints.
history-not-asked = This cannot be undone, and nobody can be asked here. Add --yes if you are sure.
history-nothing-done = Nothing was changed.
export-ending = { $file } does not say what to write. Give it one of the endings .csv, .json, .jsonl or .svg.
export-which-game = { $file } gets one game. Say which one: --game N. "palace games" lists the numbers.
export-not-written = { $file } is not whole: { $what }. Make room there, or name a file in another place.
export-no-picture = Game { $game } is not finished, so it has no picture yet. "palace play" goes on with it.
games-exported = { $games ->
    [one] 1 game is
   *[other] { $games } games are
} written to { $file }.
games-imported = { $file } is game { $game } now.
import-changed = The record { $file } was changed, or another version wrote it: it does not lead to the result that it names. It is not taken in.
import-known = The game of { $file } is here already: it is game { $game }.
games-delete-question = { $games ->
    [one] This game goes for good.
   *[other] These { $games } games go for good.
} Type "delete" to do that:
games-delete-word = delete
games-deleted = { $games ->
    [one] 1 game is deleted.
   *[other] { $games } games are deleted.
}


### The screens of past games

# limit: action
action-games = Past games
# limit: footer
footer-games = Games
palette-games = Look at past games and statistics
help-key-games = G   past games, scores and statistics
# limit: footer
footer-look = Look
# limit: footer
footer-note = Note
# limit: footer
footer-date = Date
# limit: footer
footer-delete = Delete
# limit: footer
footer-statistics = Stats
# limit: footer
footer-filter-year = Year
# limit: footer
footer-filter-seats = Players
# limit: footer
footer-filter-set = Cards
# limit: footer
footer-filter-expansions = Figures
# limit: footer
footer-page-before = Before
# limit: footer
footer-page-after = Next
# limit: footer
footer-pages = Pages
past-reading = Reading past games. The first time takes a while.
past-opening = Opening the game.
past-saving = Saving.
past-failed = The past games cannot be read now ({ $what }). Go back and try once more.
past-title-unread = Past games
past-title = Past games: { $games }
past-title-some = Past games: { $shown } of { $games } ({ $filter })
past-none = No game has been played here yet. Every game that you play is kept here.
past-none-fits = No game fits. Change the year, players, cards or figures.
past-filter-seats = { $count } players
past-filter-set = cards "{ $set }"
past-filter-figures = { $figures ->
    [none] without figures
    [butterfly] with the butterfly
    [frog] with the frog
   *[other] with butterfly and frog
}
# limit: main-action
past-look = Look at this game
# limit: action
past-statistics = Statistics
# limit: action
past-note = Write a note
# limit: action
past-date = Set the date
# limit: action
past-go-on = Go on with it
past-open = The game is not finished.
past-open-title = Game { $game }, not finished
past-go-on-how = Game { $game } cannot go on now: another game is in its place. End that one or put it aside first.
past-delete-open = Game { $game } is not finished and may still be played. Finish it before you delete it.
past-note-title = A note
past-note-why = What do you want to remember of game { $game }? Without words there is no note.
# limit: action
past-note-keep = Save it
past-date-title = The date
past-date-why = When was game { $game }? Type 2026-05-28, or 2026-05-28 19:30. Left empty, the hub's clock counts.
# limit: action
past-date-keep = Save the date
past-date-refused = "{ $given }" is no date from { $first } to { $last }. Type year-month-day: 2026-05-28, or 2026-05-28 19:30.
games-cannot-open = Game { $game } cannot be opened: its record is damaged. The other games are not affected.
sure-delete-game = Delete it?
sure-delete-game-why = The game and its note leave the list and the statistics for good.
sure-delete-game-else = The game stays here.
sure-delete-game-yes = Delete it
sure-delete-game-no = Keep it
# limit: main-action
score-back-to-games = Back to the games
score-past = Game { $game }, { $date }.
stats-page = { $name } ({ $number } of { $of })
stats-page-some = { $name } ({ $number } of { $of }): { $filter }
stats-page-results = Results
stats-page-built = Staircases
stats-page-sources = Where the bananas came from
stats-page-pace = Time
stats-page-pairs = Two against each other
stats-page-records = Records
stats-page-chart = Bananas, game by game
stats-no-pairs = No two players have finished a game together.
stats-key-chart = Each point is the mean of the player's last { $games } games.
stats-chart-few = The chart needs two finished games of one player.
