### The tray's scales: what they can tell apart, and the contents of the box.

capability-blind = The { NOUN($piece, 2) } lie on a cell with { $noise } mg of noise: it cannot see single pieces. Fix: use a cell of { $capacity } g or less.
capability-restless = The cell under the { NOUN($piece, 2) } has { $noise } mg of noise: it cannot see single pieces. Fix: keep draughts and cables away, then look at its amplifier board.
capability-slow = The cell under the { NOUN($piece, 2) } converts { $rate } times a second: every count takes longer. Fix: set RATE of its amplifier board high.
capability-drifts = The cell under the { NOUN($piece, 2) } drifts { $drift } mg a minute: after { $seconds } s without watching it, the hub asks for its count. Fix: let it warm up for half an hour, and protect it from heat.
capability-off-centre = The cell under the { NOUN($piece, 2) } reads { $percent } % differently across its cup: with more than { $count } of them, a heap that shifts may look like one piece more or less. Fix: put the cup on its four pads, tighten the cell, and spread the pieces evenly.
capability-audit = More than { $count } { NOUN($piece, 2) } cannot be counted by their total weight. The hub still counts the pieces that you take out or put in.
capability-twins = A scale cannot tell { NOUN($piece, 1) } from { NOUN($other, 1) }: put each back where it came from.
reference-nothing-lifted = Nothing was lifted out of the { NOUN($piece, 2) }. Fix: lift them out, keep your hands off, then press Enter.
reference-not-returned = { $pieces } of the { NOUN($piece, 2) } did not come back. Fix: put all of them back, then lift them out again.
reference-unsure = The weight of the { NOUN($piece, 2) } is { $fraction } of a piece away from a whole number. Fix: look for a piece of another kind among them, then lift them out again.
reference-uncalibrated = The compartment of the { NOUN($piece, 2) } is not calibrated. Fix: weigh the empty cup and the full box first.
calibration-assumes = The hub assumes { $count } { NOUN($piece, 2) }: they were not counted by lifting some out.
calibration-swapped = The { NOUN($piece, 2) } and the { NOUN($other_piece, 2) } lie in each other's compartment. Swap them, then weigh again.
cup-not-empty = Something of about { $grams } g lies in the compartment of the { NOUN($piece, 2) }. Take it out. If the cup is empty, press Enter again.
cup-too-light = The compartment of the { NOUN($piece, 2) } is { $grams } g too light. Put its cup in. If the cup is in, press Enter again.
recheck-missing = { $count } { NOUN($piece, $count) } missing since last time.
recheck-extra = { $count } { NOUN($piece, $count) } more than last time.
recheck-unsure = The weight of the { NOUN($piece, 2) } is { $fraction } of a piece away from a whole number. Fix: take out what does not belong there, or count them.
recheck-no-reading = No steady reading comes from the { NOUN($piece, 2) }. Fix: keep hands off, then look at the cell's wires.

## The tray's set-up

setup-title = Setting up the tray, step { $step } of 7
# limit: headline
head-setup-find = Connect the tray
# limit: explanation
explain-setup-find = Plug the tray's cable in. The set-up goes on by itself when the tray answers.
# limit: explanation
explain-setup-lost = The tray does not answer. Plug its cable in again: the set-up goes on where it stopped.
# limit: explanation
explain-setup-empty = Take every piece out of the six compartments, but leave the cups in. Then press Enter.
# limit: explanation
explain-setup-full = Put in what the list says, each kind into its compartment. Then press Enter.
# limit: headline
head-setup-lift = Lift { $count } { NOUN($piece, $count) }
# limit: explanation
explain-setup-lift = Count { $count } pieces out, lay them aside and press Enter. Or skip this (s): then the hub assumes { $held }.
# limit: headline
head-setup-back = Put { $count } back
# limit: explanation
explain-setup-back-in = Put all { $count } back into their compartment, then press Enter.
# limit: headline
head-setup-report = What it can do
# limit: explanation
explain-setup-report = The list says what the cells can do, and what the hub assumes. Press Enter to keep it.
# limit: headline
head-setup-kept = Tray is set up
# limit: explanation
explain-setup-kept = From now on, a game begins with a short check of the full tray. Start a game with "palace play".
# limit: explanation
explain-setup-kept-game = From now on, a game begins with a short check of the full tray. This game goes on.
setup-in-file = Saved in { $file }.
setup-no-node = No node is connected. Fix: connect it with a USB cable that carries data. A new board gets its firmware by "palace flash".
setup-ask-doctor = "palace doctor" in another terminal checks everything between the tray and this screen.
setup-another-tray = Another tray answers ({ $id } instead of { $was }), so the set-up begins again with the empty cups.
setup-wrong-order = Every compartment weighs less than before: the pieces were in when the empty cups were weighed. Take every piece out: the set-up begins again.
setup-nothing-put-in = Every compartment weighs as much as empty. Fix: put the whole box in. If it was in before, go a step back and take it out.
setup-lifted-other = By weight, { $found } of the { NOUN($piece, 2) } are out, not { $count }. Fix: count the pieces beside the tray, make them { $count }, then press Enter.
setup-miscounted = Then { $found } { NOUN($piece, $found) } would be in the tray, so probably not exactly { $count } were out. Fix: count them again.
setup-box-right = { $found } { NOUN($piece, $found) } lie in the tray, counted by lifting some out.
setup-box-lacks = { $found } { NOUN($piece, $found) } lie in the tray: { $count } fewer than the box should hold.
setup-box-extra = { $found } { NOUN($piece, $found) } lie in the tray: { $count } more than the box should hold.
setup-assumes-small = For the other { $count } compartments the hub assumes the full number: these few are easy to count by hand.
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
action-skip = Skip
# limit: action
action-step-back = Step back
# limit: footer
footer-skip = Skip
refused-setting-up = The tray is being set up. Finish it, or leave with Ctrl+Q.
refused-no-tray-yet = No tray answers yet.
refused-nothing-to-skip = You cannot skip this step.
error-calibration-not-kept = The tray's set-up cannot be saved in { $file }: { $what }.
setup-tray-kept = The tray is set up: { $file }
setup-tray-left = The tray was not set up. The set-up from before stays as it is.

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
action-check-count = Play anyway
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
