### The base plate's set-up: its screens and its file.

plate-file-damaged = { $file } cannot be used. Expected { $field } { $expected }.
error-plate-not-kept = The plate's set-up cannot be saved in { $file }: { $what }.
plate-kept = The plate is set up: { $file }
plate-left = The plate was not set up. The set-up from before stays as it is.
cli-setup-plate = Sets the base plate up on the screen: its corners, what each kind of piece weighs on it, its magnet sensors.

## Instructions

plate-setup-title = The plate, step { $step } of { $steps }
plate-setup-near = near edge, towards you
# limit: headline
head-plate-find = Connect the plate
# limit: explanation
explain-plate-find = Plug in the cable of the plate's node. The set-up goes on when the node answers.
# limit: explanation
explain-plate-lost = The plate does not answer. Plug its cable in again: the set-up goes on where it stopped.
# limit: headline
head-plate-bare = Hands off
# limit: explanation
explain-plate-bare = The plate must be bare: no map and no piece on it. Do not touch the table for four seconds.
# limit: headline
head-plate-stack = Put the stack on
# limit: explanation
explain-plate-stack = Stack { $count } columns. Press the stack on the marked knob, let go and wait: no key is needed.
# limit: headline
head-plate-stack-off = Take it off
# limit: explanation
explain-plate-stack-off = Take the whole stack off, and keep your hands away for a second.
# limit: headline
head-plate-work = Working it out
# limit: explanation
explain-plate-work = The hub computes grams and places from what the corners felt. Leave the plate bare.
# limit: headline
head-plate-weigh = Lay { $count } { NOUN($piece, $count) }
# limit: explanation
explain-plate-weigh = Count them, of any colours. Lay them loose in the middle of the plate, then press Enter.
# limit: headline
head-plate-off = Take all off
# limit: explanation
explain-plate-off = Take everything off the plate for a moment. The hub sees it by itself.
# limit: headline
head-plate-figure = { $figure ->
        [butterfly] Set the butterfly
        [frog] Set the frog
       *[monkey] Set the monkey
    }
# limit: explanation
explain-plate-figure = Put it on the marked knob in the middle, let go, then press Enter. Press s if it is not in your box.
# limit: headline
head-plate-knobs = Move the magnet
# limit: explanation
explain-plate-knobs = Hold a brick with a magnet on the marked knob. If the mark does not move on, press s: the knob comes again.
# limit: headline
head-plate-report = What it can see
# limit: explanation
explain-plate-report = This is what the hub found out, and what the plate can do. Press Enter to keep it.
# limit: headline
head-plate-done = It is kept
# limit: explanation
explain-plate-done = { $game ->
        [yes] The plate knows its corners, the pieces and the figures. The game can begin.
       *[no] The plate knows its corners, the pieces and the figures. In games it sees what you build on it.
    }

# limit: main-action
main-plate-weigh = All lie there
# limit: main-action
main-plate-figure = It stands there
# limit: main-action
main-plate-report = Keep it
# limit: main-action
main-plate-done = Leave
# limit: main-action
main-plate-game = Go on to the game
# limit: main-action
waiting-plate-bare = hands off: still moving
# limit: main-action
waiting-plate-stack = waiting for the stack
# limit: main-action
waiting-plate-off = waiting for a bare plate
# limit: main-action
waiting-plate-work = the hub computes
# limit: main-action
waiting-plate-weigh = waiting for the pieces
# limit: main-action
waiting-plate-figure = waiting for the figure
# limit: main-action
waiting-plate-knobs = waiting for the magnet

plate-count = { $done } of { $of }
plate-part = { $percent } %
plate-grams = { $grams } g
plate-where = Knob { $across } from the { $side ->
        [left] left
       *[right] right
    }, { $along } from the { $edge ->
        [near] near
       *[far] far
    } edge
plate-where-middle = In the middle of the plate

## Faults that keep a step from ending

refused-plate-setup = The plate is being set up. Finish it, or leave with Ctrl+Q.
refused-plate-goes-on = No key is needed here: the set-up goes on by itself.
refused-plate-not-still = The plate still moves. Take your hands off and wait for a second.
refused-plate-nothing-there = Nothing lies on the plate yet.
refused-no-plate-yet = No plate answers.
plate-another-node = This is another plate ({ $id } instead of { $was }): the set-up begins again.
plate-stack-elsewhere = That looks like knob { $across } from the { $side ->
        [left] left
       *[right] right
    }, { $along } from the { $edge ->
        [near] near
       *[far] far
    } edge. Take it off, then put it on the marked knob.
plate-stack-turned = That was felt at knob { $across } from the { $side ->
        [left] left
       *[right] right
    }, { $along } from the { $edge ->
        [near] near
       *[far] far
    } edge. If it stood on the marked knob, the plate is turned round, or two corners' wires are crossed.
plate-stack-odd = That does not weigh like the stack of { $count } columns. Take it off; nothing else may touch the plate.
plate-stack-light = Hardly more than noise was felt. Is the whole stack of { $count } columns on, and every cell wired? Cells of 5 kg are too coarse for a plate.
plate-stack-unequal = The stack does not weigh the same as the first time. Take it off, count { $count } columns, and begin with the first knob.
plate-stack-again = Put the stack on this knob once more.
plate-stud-again = The stack was seen { $mm } mm beside this knob. Put it on once more, straight, and let nothing else touch the plate.
plate-corner-reversed = The { $corner ->
        [ne] north-east
        [se] south-east
        [sw] south-west
       *[nw] north-west
    } corner becomes lighter when it is pressed. Swap the white and the green wire of that cell.
plate-weighs-like = That weighs like { $found }, not { $of }. Count again. If they are { $of }, press Enter once more.
plate-knob-again = This knob was skipped. Hold the magnet on it once more. If nothing happens, skip it again: then its sensor is not used, and the scale sees for it.
plate-knob-several = { $count } sensors see a magnet. Take every other magnet off the plate.
plate-knob-twice = Knob { $across } from the { $side ->
        [left] left
       *[right] right
    }, { $along } from the { $edge ->
        [near] near
       *[far] far
    } edge has this sensor already. Check the marked knob, or go a step back.

## The report

plate-promise = { $level ->
        [gold] Build level gold: the plate sees what is built, with magnets and by weight.
       *[silver] Build level silver: the plate sees by weight what is built.
    }
plate-promise-none = Too coarse: a press leaves { $shift } of 100,000 parts, and a brick is seen to { $mm } mm. Enter staircases by hand, or { $hall ->
        [yes] tighten the screws and begin again.
       *[no] add magnet sensors.
    }
plate-residual = The stack was seen { $mm } mm from its knob (worst: { $worst } mm, at { $at } from left/near edge).
plate-noise = A corner's noise is { $mg } mg.
plate-shift = { $shift } of 100,000 parts of a press stay in the zero. A brick is seen to { $mm } mm after a press of { $press } g.
plate-masses = In grams: arch { $arch }, brick { $brick }, column { $column }, light green { $light_green }, dark green { $dark_green }, gold { $gold }.
plate-figures = In grams: monkey { $monkey }, butterfly { $butterfly }, frog { $frog }.
plate-figures-alike = The plate cannot tell { $figure } and { $other } apart by weight. Their pads on the tray can.
plate-sensors = { $what ->
        [silent] Magnet sensors that never answered
        [restless] Magnet sensors that flicker with no magnet near
        [stuck] Magnet sensors that see a magnet where there is none
        [dead] Magnet sensors that never saw a foot in play
        [weak] Magnet sensors that lose feet in play
       *[stuck_in_play] Magnet sensors that saw feet in play where none stood
    }, as knob from left/near edge (strip.sensor): { $named }{ $count ->
        [1] .
       *[other] , { $count } in all.
    }
plate-hub-file = Saved in { $file }.

## The plate in the doctor

doctor-plate-none = No base plate is set up, so you enter staircases by hand.
fix-doctor-plate-none = if you have a plate, "palace setup plate" guides you through it.
doctor-plate-damaged = { $file } cannot be used: { $what }.
fix-doctor-plate-damaged = set the plate up again: "palace setup plate".
fix-doctor-plate-sensors = { $plug ->
        [0] look at their solder joints{ $what ->
            [stuck] { "" }
            [restless] { "" }
            [stuck_in_play] { "" }
           *[other] { "" }, and at the feet's magnets
        }
       *[other] push in the plug of strip { $plug } and look at its cable, then at the solder joints
    }; then "palace setup plate". Until then the scale sees for them.
problem-plate-sensors = { plate-sensors } Fix: { fix-doctor-plate-sensors }
doctor-check-plate = base plate
