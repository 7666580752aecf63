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
page-market-printed = Market: a key or a touch shows the cards of a pile   (b bananas, + each turn)
page-held = Everybody's cards
page-bought = { $name } bought these cards in turn { $turn }. Which one was really another card?
page-elsewhere = Choose the card that it really is.
page-which-card = Which card is it really?
page-which-card-named = { $name }, as entered: { $card }
page-lost-pile = From which pile is a card lost?
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
palace-no-plan = The screen knows where the pieces stand only with a plate under the palace.
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
devices-none = No tray has been heard. Fix: plug the tray's cable in; or play on, typing what is taken.
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
   *[typed] typed: nothing is seen
}
problem-plate-off = { $problem } Fix: compare the palace with the screen (p); put back what fell, take away what lies loose.
hall-none = HALL  no sensors
hall-no-strips = HALL  { $bits } raw bits, which are no whole strips of 16
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

## Help for each step, with its rule

help-step-1 = Build one staircase: start on an open ground knob, climb with every arch, end with an arch; it must stand on something that was there before (rules 4.1 to 4.10). Enter it on the plan or type its facts.
help-step-2 = A decoration of the start colour goes on the far end knob of the last arch (rule 5.1).
help-step-3 = One credit for each arch, one more if the decoration is now the highest of its colour (rules 5.2, 5.3).
help-step-4 = Buy cards of the start colour or of any colour, at most one from each pile, up to your credits; what is left lapses (rules 6.1 to 6.3).
help-step-printed = Take cards from the table and name them: of the start colour or any colour, at most one from each pile, up to your credits. Press a pile, then the card; a pile with one kind of card left takes one press (rules 6.1 to 6.3, 11.2).
help-step-5 = Take what the credit sides of the new cards show, all of it (rules 7.1, 7.4).
help-step-6 = Place the new cards, then take what your board and every visible card show, all of it (rules 7.2 to 7.4).
help-step-7 = A part at least five bricks high earns one bonus card: 4 bananas (rule 8.1).
help-step-8 = Gold moves the monkey, the tallest decoration the butterfly; the frog goes low on your staircase (rules 9.1 to 9.4).
help-no-game = Choose how many play, type the names, choose the expansions, and start the game (rule 2.1).
help-calibrate-empty = The hub learns each compartment's weight from the empty cups, then from the full box.
help-calibrate-full = With the whole box in its compartments the hub learns what one piece weighs.
help-tray-setup = The hub learns what the empty cups and one piece weigh. Lifting 20 out proves how many lie in the box; without that, their number is taken on trust.
help-tray-check = What the tray holds is compared with what it held when it was set up. One weight cannot tell a missing piece from a cell that has drifted, so it is asked.
help-resume = The hub was stopped in mid-game. Everything confirmed was kept.
help-setup = Kits and the starting staircase come out of the tray first (rule 2.2).
help-play = A turn has eight steps (rule 2.4).
help-cards-check = The hub knows the printed cards from what was typed. A card that was misread shows here, before the bananas are counted (rule 11.2).
help-ended = Most bananas win; on a tie the monkey trophy decides (rule 8.5).
help-keys = Keys
help-key-new = n, Enter   a new game
help-key-steps = left, right   step through the game
help-key-export = e        save a picture of palace and score, and the record
help-key-main = Enter    the main action
help-key-back = Esc      back, close
help-key-digits-check = 1 to 4   an answer
help-key-skip = s        leave this step out
help-key-digits-start = 2 to 4   how many play
help-key-digits-build = a b k i j   a number, then + or -; 1 to 3 the colour that it starts on
help-key-digits-market = 1 to 9, 0, -, =   a pile
help-key-digits-pile = 1 to 9, 0, -, =   a card of this pile
help-key-digits-slots = 1 to 4   a slot
help-key-digits-typed = 1 to 6   a compartment
help-key-digits-decoration = 4 to 6   the decoration that was put on top
help-key-letters-knobs = its letter   a lit knob
help-key-plan-move = arrows   move over the plan
help-key-plan-brick = b        put a brick
help-key-plan-column = k        put a column
help-key-plan-arch = a        put an arch, then an arrow: where it ends
help-key-plan-take-back = x        take back the piece under the brackets, else the last one
help-key-plan-way = w        plan or facts
help-key-sum = w        what each card gives in this delivery
help-key-butterfly = b        with or without the butterfly
help-key-frog = g        with or without the frog
help-key-ground-map = m        the next ground map, 1 to 4
help-key-deck = c        whose cards: the screen's, or your own box's
help-key-resume = r        resume the game
help-key-discard = d        put it aside
help-key-redo = y        do again what was undone
help-key-stop = q        stop: pause for the night, end now, or a player leaves
help-key-more = o        more that can be done now
help-key-language = F2       next language
help-key-arrows = arrows, Tab   move the focus
help-key-stepper = + -      one more, one fewer in a stepper
help-key-choose = Space    choose, unchoose
help-key-next-player = n        the next player enters a staircase already; n again goes back
help-key-undo = u        undo
help-key-correct = c        correct what is wrong
help-key-palace = p        palace
help-key-market = m        market
help-key-digits-held = 1 to 4   the cards of a player
help-key-held = h        everybody's cards
help-key-correct-card = c        it was another card
help-key-log = l        log
help-key-devices = d        devices
help-key-scores = s        scores so far
help-key-far = f        far view
help-key-theme = t        light, dark
help-key-mute = z        sounds off, on
help-key-palette = Ctrl+P   every command
help-key-quit = Ctrl+Q   quit (asks first)

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
choice-numbers = Its numbers are wrong
choice-other-pile = It is in another pile
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
sure-undo-else = Nothing is undone: { $name }'s turn goes on.
sure-undo-yes = Undo it
sure-undo-no = Leave it
sure-discard = Put it aside?
sure-discard-why = The game is kept. You can go on with it later: press r on the start page.
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
sure-quit = Quit?
sure-quit-why = The game is kept. The next start offers it again.
sure-quit-why-not-saved = The game cannot be saved now: everything after the last saved event would be lost.
sure-quit-why-simulated = The simulated table stops here.
sure-quit-why-setting-up = This set-up is kept only at its end. The set-up from before stays as it is.
sure-quit-why-ended = The game is over and scored: nothing is lost.
sure-quit-why-no-game = No game is in progress: nothing is lost.
sure-quit-else = Everything stays as it is.
sure-quit-yes = Quit
sure-quit-no = Play on
