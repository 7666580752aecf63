### The final score.

# limit: headline
score-wins = { $name } wins
# limit: headline
score-two-win = { $name } and { $other } win
# limit: headline
score-many-win = { $count } players win
score-by-points = { $bananas } : { $second }. Most bananas win (rule 8.5).
score-by-monkey = { $bananas } : { $bananas } with { $others }. { $name } holds the monkey trophy, and that decides a tie (rule 8.5).
score-by-sharing = { $bananas ->
    [one] 1 banana
   *[other] { $bananas } bananas
} each, and none of them holds the monkey trophy: they share the victory (rule 8.5).
score-early = Ended early in round { $round } (rule 12.1).
score-early-alone = Ended early in round { $round }: one player was left (rule 12.2).
score-left = Left before the end: { $names }.
score-breakdown = Who won what
score-breakdown-house-cards = HOUSE CARDS - who won what
score-breakdown-house-map = HOUSE MAP - who won what
score-breakdown-house = HOUSE CARDS AND MAP - who won what
score-cards = Monkey cards
score-bonus = Bonus cards (4 each)
score-monkey = Monkey trophy
score-butterfly = Butterfly trophy
score-frog = Frog trophy
score-total = Total
score-longest = Longest staircase
score-tallest = Highest decoration
scores-short-cards = cards
scores-short-bonus = bonus
scores-short-monkey = monkey
scores-short-butterfly = butterfly
scores-short-frog = frog
scores-short-total = total
score-chart = Bananas after each round
score-chart-note = Marked: the most bananas in that round. Bars: bananas won in that round.
score-end = { $name } found { $found } of { $wanted } { NOUN($piece, $wanted) }, so this was the last round (rule 8.2).
# limit: main-action
score-new-game = New game
rematch-who = Who plays the next game?
rematch-why = The next player begins. Names and seats can still be changed before it starts.
rematch-order = { $name } begins, then { $others }
rematch-others = Other players
# limit: action
score-step-through = Step through
# limit: action
score-export = Save picture
# limit: action
score-close = Close

## The review of a scored game

# limit: headline
head-past = Step { $number } of { $of }
# limit: explanation
past-waited = { $sentence }: { $why }
# limit: main-action
past-forward = Forward
# limit: action
past-back = Back
# limit: action
past-first = To the start
# limit: action
past-last = To the end
