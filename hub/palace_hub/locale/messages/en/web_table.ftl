# The pages for watching: the table on a television, the score, the review.

web-chosen = chosen
web-start-waits = No game yet. It begins at the table, or on the host's phone.
web-asked = Asked at the table
web-oblique = The palace from the side
web-newest = the newest pieces
web-turn-how = The palace. Turn it with the arrow keys, or draw it to the left or right.
web-turn-left = Turn the palace to the left
web-turn-right = Turn the palace to the right
web-chart-round = round
web-podium = Places
web-bg-stats = Send to BG Stats
web-review-steps = Steps of the game
web-review-score = Score
web-review-turns = To a turn
web-nav-games = Games
web-chart-game = game
web-past-all = all
web-past-filter = Show these
web-past-pages = Pages of the list
web-past-page = Page { $number } of { $of }
web-past-newer = Newer games
web-past-older = Older games
past-so-far = The score so far
web-analysis-title = Analysis of game { $game }
web-analysis-do = Make the analysis
web-analysis-begins = The analysis begins.
web-analysis-host = Nobody has made it for this game yet. The host can, on this page.
web-analysis-playing = A game is on and needs the computer. Make the analysis after it.
web-analysis-busy = The analysis of another game is being made. Wait until it is done.
web-analysis-back = Back to the game
web-delete-game = Delete this game
web-ask-delete-game = Delete this game? The game and its note leave the list and the statistics for good.
past-turn = Round { $round }: { $name }

# The codes on the terminal

start-codes = This table is on phones and the television too: show the codes
palette-codes = Codes for phones and the television
help-key-codes = F12  codes for phones and the television
footer-codes = Codes
footer-next-code = Next
footer-back-code = Previous
footer-new-codes = New codes
footer-bg-stats = BG Stats
code-title = { $title } ({ $number } of { $of })
code-seat = Player { $number }
code-seat-of = Player { $number }: { $name }
code-seat-why = For this player's own phone: it shows your pieces and cards, and you build and buy on it.
code-watch = Television and watchers
code-watch-why = For a television, a tablet, or a phone that only looks.
code-host = Host
code-host-why = For the phone that may do everything that this screen can.
code-seat-secret = Who has the code can play for this player: show it to no others.
code-host-secret = Who has the code can undo, correct and end the game: keep it to yourself.
code-open = Scan it with the camera of a phone in this home network, or type the address.
code-only-here = Only this computer can open the page now. For phones, write listen = "0.0.0.0" under [web] in the file palace.toml, and start again.
code-bg-stats = BG Stats
code-bg-stats-why = Scan it with a phone that has the app BG Stats. The app shows the game, and keeps it when you say so.
code-no-room = The code needs a window of { $columns } columns and { $rows } rows. Make the letters smaller: Ctrl and minus in most terminals.
code-console = This terminal cannot draw codes. Type the address.
sure-new-codes = Draw new codes?
sure-new-codes-why = All phones and televisions stop showing the table until they scan the new codes.
sure-new-codes-else = The codes stay as they are.
sure-new-codes-yes = New codes
sure-new-codes-no = Keep them
