### The tray's scales: what they can tell apart, and the contents of the box.

capability-blind = The { NOUN($piece, 2) } lie on a cell with { $noise } mg of noise: it cannot see single pieces. Fix: use a cell of { $capacity } g or less.
capability-restless = The cell under the { NOUN($piece, 2) } has { $noise } mg of noise: it cannot see single pieces. Fix: keep draughts and cables away, then look at its amplifier board.
capability-slow = The cell under the { NOUN($piece, 2) } converts { $rate } times a second: every count takes longer. Fix: set RATE of its amplifier board high.
capability-drifts = The cell under the { NOUN($piece, 2) } drifts { $drift } mg a minute: after { $seconds } s unwatched its count is asked for. Fix: let it warm up for half an hour, and shield it from heat.
capability-off-centre = The cell under the { NOUN($piece, 2) } reads { $percent } % differently across its cup: with more than { $count } of them, a heap that shifts may read like a piece. Fix: seat the cup on its four pads, tighten the cell; spread the pieces evenly.
capability-audit = More than { $count } { NOUN($piece, 2) } cannot be counted by their weight alone; what comes and goes is still counted piece by piece.
capability-twins = A scale cannot tell { NOUN($piece, 1) } from { NOUN($other, 1) }: put each back where it came from.
reference-nothing-lifted = Nothing was lifted out of the { NOUN($piece, 2) }. Fix: lift them out, wait until it is still, and go on.
reference-not-returned = { $pieces } of the { NOUN($piece, 2) } did not come back. Fix: put all back, then lift them out once more.
reference-unsure = The { NOUN($piece, 2) } are { $fraction } of a piece off a whole number. Fix: look for another kind of piece among them, then lift them out once more.
reference-uncalibrated = The compartment of the { NOUN($piece, 2) } is not calibrated. Fix: weigh the empty cup and the full box first.
calibration-assumes = It is assumed that there are { $count } { NOUN($piece, 2) }: they were not counted by lifting some out.
calibration-swapped = Two compartments hold each other's pieces. Fix: swap what lies in them, then weigh again.
recheck-missing = { $count } { NOUN($piece, $count) } missing since last time.
recheck-extra = { $count } { NOUN($piece, $count) } more than last time.
recheck-unsure = The { NOUN($piece, 2) } lie { $fraction } of a piece off a whole number. Fix: take out what does not belong there, or count them.
recheck-no-reading = No steady reading comes from the { NOUN($piece, 2) }. Fix: keep hands off, then look at the cell's wires.

## The tray's set-up

setup-title = Setting up the tray, step { $step } of 7
# limit: headline
head-setup-find = Connect the tray
# limit: explanation
explain-setup-find = Plug the tray's cable in. It goes on by itself as soon as a tray answers.
# limit: explanation
explain-setup-lost = The tray does not answer. Plug its cable in again: it goes on where it was.
# limit: explanation
explain-setup-empty = Take every piece out of the six compartments and leave the cups. Enter weighs them.
# limit: explanation
explain-setup-full = Put in what the list says, each kind into its compartment. Enter weighs it.
# limit: headline
head-setup-lift = Lift { $count } { NOUN($piece, $count) }
# limit: explanation
explain-setup-lift = Count { $count } out and lay them aside; Enter weighs the rest. S leaves it out: { $held } are assumed.
# limit: headline
head-setup-back = Put { $count } back
# limit: explanation
explain-setup-back-in = All { $count } go back into their compartment; Enter weighs it once more.
# limit: headline
head-setup-report = What it can do
# limit: explanation
explain-setup-report = What the cells were measured to be, and what was taken on trust. Enter keeps it.
# limit: headline
head-setup-kept = Tray is set up
# limit: explanation
explain-setup-kept = From now on a game begins with a glance at the full tray. Start one with "palace play".
# limit: explanation
explain-setup-kept-game = From now on a game begins with a glance at the full tray. This one goes on.
setup-in-file = Kept in { $file }.
setup-no-node = No node is connected. Fix: plug its cable in, one that carries data. A new board gets its firmware by "palace flash".
setup-swapped = The { NOUN($piece, 2) } and the { NOUN($other, 2) } lie in each other's compartment. Fix: swap them, then weigh again.
setup-ask-doctor = "palace doctor" in another terminal looks at everything on the tray's way.
setup-fault = { NOUN($piece, 2) }: { $fault }
setup-another-tray = Another tray answers ({ $id } in place of { $was }), so it begins anew with the empty cups.
setup-wrong-order = Every compartment weighs less than before: the box was in when the empty cups were weighed. Take every piece out; it begins anew.
setup-nothing-put-in = Every compartment weighs what it weighed empty. Fix: put the whole box in. If it was in before, go a step back and take it out.
setup-lifted-other = It weighs as if { $found } of the { NOUN($piece, 2) } were out, and not { $count }. Fix: count what lies beside it, make it { $count }, then Enter.
setup-miscounted = By that there would be { $found } { NOUN($piece, $found) }, so rather not exactly { $count } were out. Fix: count them once more.
setup-box-right = { $found } { NOUN($piece, $found) } lie in the tray, found by lifting some out.
setup-box-lacks = { $found } { NOUN($piece, $found) } lie in the tray: { $count } fewer than the box should hold.
setup-box-extra = { $found } { NOUN($piece, $found) } lie in the tray: { $count } more than the box should hold.
setup-assumes-small = How many lie in the other { $count } compartments is taken on trust: so few are easily counted.
setup-notes-more = and { $count } more: "palace doctor" prints them all
setup-all-well = Every cell can count single pieces.
# limit: main-action
main-setup-empty = The cups are empty
# limit: main-action
main-setup-full = The box is in
# limit: main-action
main-setup-lift = They are lifted out
# limit: main-action
main-setup-back = They are back
# limit: main-action
main-setup-report = Keep it
# limit: main-action
main-setup-done = Leave
# limit: main-action
main-setup-game = Go on with the game
# limit: main-action
waiting-tray = waiting for the tray
# limit: action
action-skip = Leave out
# limit: action
action-step-back = Step back
# limit: footer
footer-skip = Skip
refused-setting-up = The tray is being set up. Finish it, or leave with Ctrl+Q.
refused-no-tray-yet = No tray answers yet.
refused-nothing-to-skip = This step cannot be left out.
error-calibration-not-kept = What was learnt of the tray cannot be written to { $file }: { $what }.
setup-tray-kept = The tray is set up: { $file }
setup-tray-left = The tray was not set up; what was kept before still stands.

## The full tray before a game

# limit: headline
head-tray-check = Check the tray
# limit: explanation
explain-tray-check = Put the whole box into the tray. When all of it is there, the game begins by itself.
# limit: headline
head-tray-lacks = { $count ->
    [one] 1 missing piece
   *[other] { $count } missing pieces
}
# limit: headline
head-tray-differs = Look at the tray
# limit: explanation
explain-tray-differs = Put right what the list says: the tray sees it by itself. Or choose below.
# limit: headline
head-tray-damaged = File is damaged
# limit: explanation
explain-tray-damaged = The saved data of the tray cannot be used. Choose below.
calibration-file-damaged = { $file } cannot be used. Expected { $field } { $expected }.
check-count = play with the pieces that it weighs; missing ones leave this game
check-damaged-count = use the data saved before that
check-all-there = I have looked: everything is there
check-weigh = weigh the tray again from the start
check-type = type what players take in this game
# limit: action
action-check-count = Play so
# limit: action
action-check-damaged-count = The one before
# limit: action
action-check-all_there = All is there
# limit: action
action-check-weigh = Weigh again
# limit: action
action-check-type = Type it
# limit: main-action
waiting-choice-check = put it right, or choose
