### Pages over the table, help, the palette and dialogs.

page-palace = Palace
page-scores = Scores so far
page-devices = Devices
page-devices-problems = { $count ->
    [one] Devices   ! 1 problem
   *[other] Devices   ! { $count } problems
    }
# limit: action
page-log = Log
page-help = Help
page-market = Market
# limit: line
page-market-printed = Market: a pile's key shows its cards   (b: bananas, +: each turn)
page-held = Everybody's cards
page-bought = { $name } bought these cards in turn { $turn }. Which one was really another card?
page-elsewhere = Choose the card that it really is.
page-which-card = Which card is it really?
page-which-card-named = { $name }, as entered: { $card }
page-lost-pile = From which pile is a card lost?   (b: bananas, +: each turn)
page-lost-card = Which card of pile { $colour ->
    [multi] any colour
   *[other] { SHORT($colour, 1) }
} { price } is lost?
page-pile = { $colour ->
    [multi] Market: any colour { price }
   *[other] Market: { SHORT($colour, 1) } { price }
}
page-sum = { $once ->
    [yes] What your new cards give you once
   *[no] What your board and your cards give you each turn
}
sum-line = { $what }  gives { $pieces }   { $symbols }
sum-total = Together: { $pieces }   { $symbols }
sum-covered = A covered card gives nothing any more. Its bananas still count.
page-no-game = No game is in progress.
count-of = { $count } { NOUN($piece, $count) }
pieces-and = { $before } and { $last }
colour-name = { SHORT($colour, 1) }
palace-built = Built so far, the starting staircase included
palace-highest = Highest decoration of each colour
palace-level = { $level } high
palace-none = none yet
palace-part = { $sign } { $text }
palace-highest-line = Highest decorations: { $parts }
palace-figures = Trophies
palace-on-card = on the table
palace-held = { $name }
palace-no-plan = The hub does not know where the pieces stand: a staircase was entered by its facts alone. Undo goes back to it.
trophy-name-monkey = Monkey
trophy-name-butterfly = Butterfly
trophy-name-frog = Frog
scores-at-end = At this table, scores stay hidden until the end (rule 10.11).
devices-node = NODE
devices-role = ROLE
devices-link = LINK
devices-last = LAST
devices-gaps = GAPS
devices-refused = REFUSED
devices-rate = RATE
devices-signal = SIGNAL
devices-firmware = FIRMWARE
devices-config = CONFIG
devices-config-word = { $config } { $word ->
        [same] same
        [own] its own
       *[differs] differs
    }
devices-carrier = { $carrier ->
        [mqtt] Wi-Fi { $state }
       *[serial] USB { $state }
    }
devices-runtime = runs { $runtime } on { $board }, link { $port }
devices-and-chip = { $said }, chip { $celsius } °C
devices-and-supply = { $said }, supply { $volts } V
devices-none = No tray is connected. Fix: plug the tray's cable in, or play on and type what you take.
devices-cell = CELL
devices-count = COUNT
devices-weight = WEIGHT
devices-noise = NOISE
devices-drift = DRIFT
devices-state = STATE
devices-trace = LAST 60 s
devices-counted = { $sure ->
        [yes] { $count } sure
       *[no] { $count } unsure
    }
devices-corner = CORNER
devices-reading = READING
devices-corner-cell = plate { $corner }
devices-problem-of = { $where }: { $problem }
devices-no-problem = none
corner-ne = north-east
corner-se = south-east
corner-sw = south-west
corner-nw = north-west
corner-state-reads = reads
corner-state-fault = fault
corner-state-unknown = unknown
unit-seconds = { $number } s
unit-minutes = { $number } min
unit-hours = { $number } h
unit-rate = { $number } /s
unit-grams = { $number } g
unit-milligrams = { $number } mg
unit-drift = { $number } mg/min
unit-raw = { $number } raw
unit-signal = { $number } dBm { $word }
signal-strong = strong
signal-ok = ok
signal-weak = weak
signal-faint = faint
devices-plate-level = PLATE { $level ->
    [gold] gold: scale and Hall sensors see
    [silver] silver: the scale sees
   *[typed] off: you enter staircases
}
problem-plate-off = { $problem } Fix: compare the palace with the screen (p). Put back what fell, and take away what lies loose.
hall-none = HALL  no sensors
hall-no-strips = HALL  { $bits } raw bits: that is no whole number of strips of 16
hall-chain = { $chain ->
        [whole] HALL  { $sensors } sensors on { $strips } strips, { $bits } bits, every marker right
       *[broken] HALL  { $sensors } sensors on { $strips } strips, { $bits } bits: only the first { $answering } strips answer
    }
hall-on = { $count ->
        [0] none on
        [one] 1 on (strip.sensor): { $where }
       *[other] { $count } on (strip.sensor): { $where }
    }
provenance-house-map = HOUSE MAP { $number } - not a map of the printed game
provenance-map = Ground map { $number }, from { $provenance }
devices-problems = PROBLEMS  { $count }
log-rule = (rule { $rule })
log-undone = undone
log-empty = Nothing has happened yet.

## Help: the step, the keys by group, and how to build

help-step-1 = Build one staircase out of your own pieces (rules 4.1 to 4.10). Further down, this page shows how, step by step. A plate sees your pieces; without one, enter them on the plan or by their numbers (facts).
help-step-2 = Take one decoration from the tray. It has the colour of the knob you started on. Put it on the far end of your last arch (rule 5.1).
help-step-3 = Nothing to do: look at your credits. You get 1 for each arch, and 1 more if your decoration is now the highest of its colour (rules 5.2, 5.3).
help-step-4 = Buy cards with your credits: of the start colour or any colour, at most one from each pile. The credits that are left are lost (rules 6.1 to 6.3).
help-step-printed = Take cards from the table, of the start colour or any colour, at most one from each pile. Together they cost at most your credits. For each, press its pile, then the card. If only one kind of card is left in a pile, its key is enough (rules 6.1 to 6.3, 11.2).
help-step-5 = Take all pieces that your new cards give you once (rules 7.1, 7.4). If a card gives "brick or arch", you choose.
help-step-6 = First place your new cards in the slots of your board. Then take all pieces that your board and every card you can see give you each turn (rules 7.2 to 7.4).
help-step-7 = If a part of your staircase is at least five bricks high, you get one bonus card: 4 bananas (rule 8.1).
help-step-8 = After a gold brick, place the Monkey. After the tallest decoration, place the Butterfly. If you took the Frog, place it on your staircase (rules 9.1 to 9.4).
help-no-game = Choose how many play and which figures join in, type the names, and start the game (rule 2.1).
help-calibrate-empty = The hub weighs the empty cups first, then the full box. So it learns what one piece weighs.
help-calibrate-full = Put the whole box into its compartments. The hub then learns what one piece weighs.
help-tray-setup = The hub learns what the empty cups and one piece weigh. Lifting 20 pieces out shows how many lie in the box. If you skip that, the hub assumes that the box is complete.
help-tray-check = The hub compares the tray with what lay in it at the set-up. By weight alone it cannot tell a missing piece from a cell that has drifted, so it asks.
help-resume = The hub was stopped during a game. Everything that you confirmed is kept.
help-setup = Each player takes a start kit, and the starting staircase is built (rule 2.2).
help-play = A turn has eight steps (rule 2.4).
help-cards-check = The hub knows the printed cards from what you entered. Find a wrong one here, before the bananas are counted (rule 11.2).
help-ended = The most bananas win. On a tie, the player with the monkey trophy wins (rule 8.5).

help-group-step = KEYS OF THIS STEP
help-group-always = KEYS THAT ALWAYS MEAN THE SAME
help-group-screens = KEYS THAT OPEN A SCREEN
help-group-hands = KEYS OF THE HANDS OVER THE SIMULATED TRAY

help-picture-top = last: 1 decoration, of the start colour
help-picture-climb = each arch is higher than the one before
help-picture-carry = bricks or columns carry the ends of arches
help-picture-start = start: an open knob of the ground
help-picture-here = put the decoration here, on the far end
help-picture-colour = its colour: that of this knob, where you started
help-picture-each-arch = each arch that you built: 1 credit
help-picture-highest = the highest of its colour: 1 credit more
help-picture-price = price in credits, and colour
help-picture-bananas = points at the end of the game
help-picture-once = pieces, once: when you take the card
help-picture-each = pieces, again in each of your turns
help-picture-take-once = take these pieces now
help-picture-take-each = take these pieces now, from each card you see
help-picture-and-board = and what the left edge of your board shows
help-picture-slots = the slots of your board: fill empty ones first
help-picture-five-high = one pile, five bricks high
help-picture-column-counts = a column is as high as three bricks
help-picture-monkey = Monkey: on an open end of any arch
help-picture-butterfly = Butterfly: on the tallest decoration
help-picture-frog = Frog: low on your own staircase

help-building = HOW TO BUILD A STAIRCASE
help-building-1 = Choose an open knob of the ground. Its colour is your start colour (rule 4.1).
help-building-2 = Put an arch on it, or first bricks and columns and then an arch (rule 4.2).
help-building-3 = Each end of an arch stands on something: a knob of the ground, a brick, a column, a decoration, or an end of another arch. Nothing may stand on the middle of an arch (rules 3.3, 3.5).
help-building-4 = The two ends of an arch must not stand on one and the same arch (rule 3.6).
help-building-5 = Go on at the far end of that arch: straight on or to a side, never back. Each new arch is higher than the one before. Bricks and columns may lift it (rules 4.6, 4.7).
help-building-6 = Make one path without forks. Each arch is a step of it, and each brick and column carries an arch of it (rule 4.8).
help-building-7 = At least one of your pieces must stand on a piece that was there before your turn (rule 4.5).
help-building-8 = End with an arch, and leave its far end free: the decoration goes there (rules 4.3, 5.1).

# A key, at least three spaces, and what it does.
help-key-new = n, Enter   start a new game
help-key-steps = left, right   step through the game
help-key-export = e   save a picture of palace and score, and the record
help-key-main = Enter   do what the large button says
help-key-back = Esc   go back, close
help-key-digits-check = 1 to 4   choose an answer
help-key-skip = s   skip this step
help-key-digits-start = 2 to 4   how many play
help-key-digits-build = a b k g j   choose a number; then + or -
help-key-digits-colour = 1 to 3   the colour of the knob it starts on
help-key-digits-market = 1 to 9, 0, -, =   choose a pile
help-key-digits-pile = 1 to 9, 0, -, =   choose a card of this pile
help-key-digits-slots = 1 to 4   choose a slot
help-key-digits-typed = its number   choose a compartment; then type how many
help-key-digits-decoration = 4 to 6   the decoration that you put on top
help-key-letters-knobs = its letter   choose a lit knob
help-key-plan-move = arrows   move over the plan
help-key-plan-brick = b   put a brick here
help-key-plan-column = k   put a column here
help-key-plan-arch = a   put an arch here; then an arrow: where it ends
help-key-plan-take-back = x   take back the piece between the [ ], or the last one
help-key-plan-way = w   change between plan and facts
help-key-sum = w   see what each card gives you now
help-key-butterfly = b   with or without the Butterfly
help-key-frog = g   with or without the Frog
help-key-ground-map = m   the next ground map, 1 to 4
help-key-deck = c   whose cards: the screen's, or your own box's
help-key-resume = r   go on with a game
help-key-discard = d   put the game aside
help-key-redo = y   do again what was undone
help-key-stop = q   stop: pause, end now, or a player leaves
help-key-more = o   more that you can do now
help-key-language = F2   next language
help-key-arrows = arrows, Tab   move the focus
help-key-stepper = + -   one more, one fewer of the chosen number
help-key-choose = Space   choose, or undo the choice
help-key-next-player = n   the next player builds already; n again goes back
help-key-undo = u   undo the last step
help-key-correct = c   correct what is wrong
help-key-palace = p   the palace
help-key-market = m   the market: all piles of cards
help-key-digits-held = 1 to 4   the cards of a player
help-key-held = i   everybody's cards
help-key-correct-card = c   it was another card
help-key-log = l   the log: everything that happened
help-key-devices = d   tray, plate and problems
help-key-scores = s   the scores so far
help-key-far = f   large view, or back
help-key-theme = t   light or dark
help-key-mute = z   sounds off or on
help-key-help = ?, F1   this page
help-key-palette = Ctrl+P   search all commands
help-key-quit = Ctrl+Q   quit (asks first)
help-key-hands-cell = F3   reach for the next compartment
help-key-hands-amount = F4   how many pieces at once
help-key-hands-take = F5   take pieces out
help-key-hands-put = F6   put pieces in
help-key-hands-press = F7   press on the pieces
help-key-hands-spill = F8   let a piece fall into the next compartment

## The palette: every command with a sentence

palette-search = What do you want to do?
palette-main = Do the main action
palette-back = Go back or close
palette-undo = Undo the last step
palette-redo = Do again what was undone
palette-correct = Correct what is wrong
palette-correct-counts = A count is wrong
palette-correct-card = It was another card
palette-correct-board = A board gives something else
palette-lose-card = A card is lost
palette-change-deck = Change to your own cards, or to the screen's
palette-palace = Look at the palace
palette-market = Look at the market
palette-held = Look at everybody's cards
palette-devices = Look at tray, plate and problems
palette-log = Read the log
palette-scores = Show the scores so far
palette-skip = Leave out this step of the set-up
palette-stop = Stop: pause, end now, or a player leaves
palette-pause = Pause for the night
palette-end-now = End the game now and count the scores
palette-player-leaves = A player leaves the game
palette-far = Far view on or off
palette-theme = Light or dark
palette-language = Next language
palette-mute = Sounds off or on
palette-help = Help for this step
palette-more = More that you can do now
palette-resume = Resume the game that was not finished
palette-discard = Put the unfinished game aside
palette-next-map = The next ground map for the new game
palette-next-deck = Choose whose cards: the screen's or your own box's
palette-pass-build = Cannot build a staircase
palette-take-frog = Take the frog and one column
palette-keep = Keep the tray as it is
palette-new-game = Start a new game
palette-step-through = Step through the game once more
palette-export = Save a picture of palace and score, and the record
palette-sum = See what each card gives in this delivery
palette-way = Enter the staircase on the plan, or by its facts
palette-next-player = Let the next player build already, or go back
palette-take-back = Take the last piece back
palette-quit = Quit (asks first)

## Dialogs

dialog-evidence = Show the evidence
dialog-number = Type a number
evidence-noise = { NOUN($piece, 2) }: noise { $noise } mg
evidence-drift = drift { $drift } mg a minute
evidence-activity = now { $activity }
correct-counts = Count is wrong
correct-counts-why = How many pieces lie in each compartment? The log keeps what you change.
correct-do = Correct the counts
correct-tray = tray says { $count }
correct-books = game says { $count }
correct-typed-count = you typed { $count }
correct-tray-short = tray: { $count }
correct-books-short = game: { $count }
correct-typed-count-short = typed: { $count }
correct-not-known = not known
choice-numbers = Wrong numbers
choice-other-pile = Another pile
choice-held = A player has it
choice-close = Back
sure-lost = Is this card lost?
sure-lost-why = The card leaves this game for the rest of the game, and nobody can buy it. Its pile has one card less. Undo brings it back.
sure-lost-yes = It is lost
sure-lost-no = Leave it
sure-deck-printed = Your own cards?
sure-deck-printed-why = You shuffle the printed cards of your box, and enter those that you take. Nothing has been bought yet, so nothing else changes.
sure-deck-printed-else = The screen goes on showing the cards.
sure-deck-printed-yes = Our own cards
sure-deck-printed-no = Leave it
sure-deck-screen = The screen's cards?
sure-deck-screen-why = The hub shuffles the cards and shows the tops. Leave the printed ones in the box. Nothing has been bought yet, so nothing else changes.
sure-deck-screen-else = You go on with the cards of your box.
sure-deck-screen-yes = The screen deals
sure-deck-screen-no = Leave it
sure-undo = Undo for { $name }?
sure-undo-why = The last step was { $name }'s. It is undone, and it is { $name }'s turn again. The log shows it as undone.
sure-undo-laid = { $count ->
    [one] The piece that was laid for { $name } comes off the palace: take it off.
   *[other] The { $count } pieces that were laid for { $name } come off the palace: take them off.
}
sure-undo-else = Nothing is undone: { $name }'s turn goes on.
sure-undo-yes = Undo it
sure-undo-no = Leave it
sure-discard = Put it aside?
sure-discard-why = The game is kept. To go on with it, press Esc on the start page, then r.
sure-discard-else = The game stays here, and you can go on with it.
sure-discard-yes = Put it aside
sure-discard-no = Keep it
sure-pass = Cannot build?
sure-pass-why = No staircase: only the recurring delivery, no cards, bonus or trophies this turn (rule 4.10).
sure-pass-else = You go on building.
sure-pass-yes = Cannot build
sure-pass-no = Build on
sure-keep = Keep it as it is?
sure-keep-why = The hub takes what lies in the tray now as right. The log keeps this change.
sure-keep-else = You put the pieces right, and the hub waits for them.
sure-keep-yes = Keep as it is
sure-keep-no = Put it right
stop-how = Stop?
stop-how-why = To go on another day, you can simply switch everything off. Leave the pieces as they lie.
stop-pause = Pause for the night
stop-end-now = End the game now and count the scores
stop-player-leaves = A player leaves, the others play on
sure-pause = Pause for the night?
sure-pause-why = Everything is kept. Leave the pieces as they lie, and switch off the hub, the tray and the plate. When you come back, the hub asks only about what has changed.
sure-pause-else = The game goes on.
sure-pause-yes = Pause now
sure-pause-no = Play on
sure-end-now = End the game now?
sure-end-now-why = The scores are counted as they are now. From this turn, everything that was confirmed counts: the staircase, the cards and the trophies (rule 12.3). To go on with the game, undo.
sure-end-now-else = The game goes on.
sure-end-now-yes = End it now
sure-end-now-no = Play on
sure-go-on = Go on with the game?
sure-go-on-why = The game goes on from where it ended, with the pieces as they lay then.
sure-go-on-else = The game stays ended, with this score.
sure-go-on-yes = Go on
sure-go-on-no = It is over
leave-who = Who leaves?
leave-who-why = Cards, bonus cards and trophies stay with that player and count at the end. The others play on in their order.
leave-who-why-last = Only one player would be left, so the game ends at once and the scores are counted.
leave-bricks = The bricks?
leave-bricks-why = { $name } has { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) } and { $columns } { NOUN("column", $columns) }. Where do they go?
leave-own-turn = This turn ends now. What was confirmed in it counts; take a staircase without its decoration off the palace.
leave-bricks-back = Back into the tray
leave-bricks-out = They stay out of the game
leave-how = How do you leave?
leave-restart = Start the hub anew
leave-shut-down = Switch the machine off
leave-console = Console: stop the hub and log in
dim-wake = Press a key or touch the screen
sure-quit = Quit?
sure-quit-why = The game is kept. The next start offers it again.
sure-quit-why-not-saved = The game cannot be saved now: everything after the last saved event would be lost.
sure-quit-why-simulated = This demo ends here; "palace demo" begins another one. Its game is kept in a file, which you are told then.
sure-quit-why-setting-up = This set-up is kept only at its end. The set-up from before stays as it is.
sure-quit-why-ended = The game is over and scored: nothing is lost.
sure-quit-why-no-game = No game is in progress: nothing is lost.
sure-quit-else = Everything stays as it is.
sure-quit-yes = Quit
sure-quit-no = Play on
sure-practice = Quit?
sure-practice-why = This game was for practice and is not kept. The lessons that you solved are.
sure-practice-why-no-game = The lessons that you solved are kept: next time you go on from there.
sure-practice-else = Everything stays as it is.
sure-practice-yes = Quit
sure-practice-no = Play on
