### Links, nodes and cells: states as words, problems with their fix.

link-absent = absent
link-hello = hello
link-configured = configured
link-live = live
link-stale = stale
link-lost = lost
link-incompatible = other version
activity-touched = touched
activity-settling = settling
activity-quiet = quiet
activity-unknown = unknown

problem-no-tray = No tray is connected. Fix: plug its cable in, or play on and type what you take.
problem-tray-not-weighed = A tray is connected, but this game began without it. Fix: go on typing in this game; the next game begins with the tray.
told-tray-replaced = The tray has another board ({ $id }). It weighs as before, so the game goes on.
problem-other-tray = Tray { $id } is not the tray of this game. Fix: plug the other one in again, or connect this board to its cells: the hub recognises them when nothing moves. Until then, type what you take.
problem-other-plate = Plate { $id } is a second plate and is not used. Fix: switch one of the two off.
problem-node-twice = Node { $id } answers on two links; the hub uses the cable. Fix: nothing, or unplug one of the two.
problem-node-copy = Another device says that it is node { $id }, which is connected already; the hub refuses it. Fix: switch one of the two off.
problem-slow-cell = Cell { $cell } of the { $role } gives { $rate } conversions a second. Fix: strap RATE of its HX711 board high, for 80.
problem-config-refused = Node { $id } refuses its configuration. Fix: put the firmware of this hub on it.
problem-plate-gone = The plate has not answered since { $since }; the game goes on without it. Fix: check its power, then its cable or its Wi-Fi.
problem-gaps = { $role }: { $count } gaps since { $since }. Fix: { $carrier ->
        [mqtt] move the access point closer, or use the cable.
       *[serial] plug its cable straight into the hub, or try another cable.
    }
problem-damaged = { $role }: { $count } damaged frames since { $since }. Fix: { $carrier ->
        [mqtt] look whether another program publishes under its name.
       *[serial] try another cable, away from motors and mains.
    }
problem-refused = { $role }: { $count } messages since { $since } that this hub does not understand. Fix: put the firmware of this hub on it.
problem-duplicates = { $role }: { $count } samples came twice since { $since }; each is counted once. Fix: { $carrier ->
        [mqtt] look for a second sender under its name, or a broker that bridges to itself.
       *[serial] put the firmware of this hub on it.
    }
problem-dropped = { $role }: it has lost { $count } readings by itself since { $since }. Fix: { $carrier ->
        [mqtt] move the access point closer, or use the cable.
       *[serial] end other programs on the hub, which must read faster.
    }
problem-unread = { $role }: it could not read { $count } lines of the hub since { $since }. Fix: { $carrier ->
        [mqtt] look whether another program publishes to it.
       *[serial] try another cable, away from motors and mains.
    }
problem-weak-signal = { $role }: the signal of its access point is weak ({ $dbm } dBm). Fix: move the two closer together, or use the cable.
problem-node-crashed = { $role }: its program stopped by an error and started again ({ $what }). Fix: nothing, if it happens once. If it comes back, put the firmware of this hub on it.
problem-cell-refuses = { $role }: cell { $cell } refused { $count } readings since { $since } ({ $why }). Fix: look at its wires and its supply.
problem-audit = The total weight of the { NOUN($piece, 2) } differs from the count by { $off } pieces. Fix: count them, and type their number under "Correct".
problem-hall-chain = Only { $answering } of the plate's { $strips } Hall strips answer. Fix: look at the plug behind the last of these, and at the first that does not.
port-shared = { $program } (process { $pid }) has { $port } open as well and takes bytes of the node.
fix-port-shared = end that program; two cannot read one port.
problem-port-shared = { port-shared } Fix: { fix-port-shared }
problem-bytes-missing = { $role }: since { $since }, bytes are missing inside its lines. Fix: end other programs that read { $port } ("sudo palace doctor" names them). If there is none, try another cable.
problem-port-silent = No node answers on { $port }; the hub has closed it and tries again now and then. Fix: switch its node on, or check the cable. If something else is plugged in there, do not name this port any more.
error-ports-not-kept = The port of a node cannot be saved in { $file }: { $what }.
problem-broker-full = The hub's list of nodes at { $broker } is full ({ $count }). { $silent ->
        [0] Fix: switch off nodes that this table does not need; one that is silent for three minutes gives up its place.
       *[other] { $silent } of them have not spoken; a node that does takes the place of one of these. Fix: if they no longer exist, have the broker forget each: mosquitto_pub -r -n -t { $topic }, with that node's account.
    }
problem-incompatible = The node on { $port } speaks another version. Fix: put the firmware of this hub on it.
journal-game-unreadable = Game { $game } cannot be continued: { $detail }. Its record is kept.
journal-calibration-unreadable = The tray's set-up cannot be read: { $detail }. Type pieces until the next game.
problem-damaged-in-play = The file of kept games was damaged while you played ({ $detail }), and nothing more is saved. Fix: leave and start the hub again; the game goes on with what can be read. Then replace the SD card.
problem-no-mark = { $file } cannot be written ({ $what }), so the hub might not notice if the newest events are lost. Fix: check its rights, and move away what has its name; then start the hub again.
problem-not-saved = The game cannot be saved now ({ $detail }). Fix: free some space on the disk, and check that the hub may write there. Do not switch off before.
cell-saturated = The cell is at the end of its range. Fix: check its wires and its load.
cell-silent = { $seconds ->
        [0] The cell has not given any reading yet.
       *[other] The cell gives no readings ({ $seconds } s).
    } Fix: check its four wires.
cell-stuck = The cell repeats one reading. Fix: check its amplifier board and its wires.
cell-uncalibrated = Counts nothing yet: its cup was not weighed empty and full. Fix: begin a new game, or run "palace setup".
corner-noisy = The cell is too restless ({ $noise } raw). Fix: take your hands off, and keep draughts, vibration and cables away from it.
cell-noisy = The cell is too restless ({ $noise_mg } mg) to count pieces. Fix: take your hands off, and keep draughts, vibration and cables away from it.
calibration-no-reading = The compartment of the { NOUN($piece, 2) } is never quite still. Keep your hands off. If that does not help, look at its wires.
calibration-saturated = The scale under the { NOUN($piece, 2) } is at the end of its range. Look at its wires.
calibration-nothing-added = The { NOUN($piece, 2) } weigh no more than their empty cup. Put them in. If they were in before, empty the cup and press Esc. Else look at its wires.
calibration-reversed = The cup of the { NOUN($piece, 2) } is lighter than when it was weighed empty. Take all out and press Esc. If it was empty, its wires are swapped.
calibration-scale = The { NOUN($piece, 2) } weigh too little or too much. If the cup was not empty before, press Esc. Else take other things out, or look at its scale.
calibration-weak = The scale under the { NOUN($piece, 2) } is too restless to count single pieces. Keep the table quiet, then press Enter again.
calibration-differs = The { NOUN($piece, 2) } weigh { $percent } % { $way ->
    [less] less
   *[more] more
} than they should. If the cup was not empty before, press Esc. Else count them, and take other pieces out.
journal-salvaged = The file of kept games was damaged: { $state ->
       *[intact] everything in it was taken over.
        [lost] { $lost ->
            [one] 1 event is
           *[other] { $lost } events are
        } lost, the rest was taken over.
        [at_least] at least { $lost ->
            [one] 1 event is
           *[other] { $lost } events are
        } lost, the rest was taken over.
        [unknown] what could be read was taken over, and it cannot be told whether anything is missing.
    } The old file is kept as { $file }.
journal-renewed = The file of kept games has a new format, which shows if anything is missing. The old file is kept as { $file }.
journal-unsure = The file of kept games is whole, but its newest games and events may be missing: { $file } is missing, or belongs to another file.
journal-gone = { $state ->
       *[unknown] The file of kept games was empty. It cannot be told whether there were games in it.
        [lost] The file of kept games is gone, and with it { $lost ->
            [one] 1 event.
           *[other] { $lost } events.
        }
        [at_least] The file of kept games is gone, and with it at least { $lost ->
            [one] 1 event.
           *[other] { $lost } events.
        }
    } A new file was begun. Fix: if you have a copy, end the hub and put it there.
refused-demo-over = This demo is over. Leave it and start another one for a new game.
told-sound-off = The sounds are off. The key z brings them back.
told-sound-on = The sounds are on.
told-exported = The record is in { $file }.
told-saved = Saved in { $folder }: the picture { $name }.svg and the record { $name }.jsonl.
refused-export = The record cannot be saved in { $file }: { $what }.
