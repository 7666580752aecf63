### Faults in a set of cards, boards and ground maps. The key is `data-` and the code of monkey_palace.faults.TEXTS, with dashes.

data-fault = { $file }:{ $line }: { $field ->
        [nowhere] { $text }
       *[other] { $field }: { $text }
    }{ $rule ->
        [none] {""}
       *[other] { " " }(R{ $rule })
    }
data-maps-misnamed = { $found } is not read: a set keeps its own maps in a file { $allowed }. Rename it, or move it away.
data-file-missing = there is no file { $found }. A card set is a folder with { $allowed }.
data-file-unreadable = line { $found } is not text in UTF-8. Save the file as plain text in UTF-8.
data-file-refused = the file cannot be read: { $found }. Give yourself the right to read it.
data-file-not-ordinary = { $found } is a folder, a pipe or a device. Put a file in its place.
data-file-is-json = the file is JSON; a card set is TOML, with lines such as { $allowed }. Is it the right file?
data-file-too-long = the file has { $found } characters; a set has at most { $allowed }. Is it the right file?
data-toml-syntax = the line "{ $found }" is not TOML: { $detail }. Write key = value, with text in "quotes".
data-key-unknown = unknown key "{ $found }"; allowed are { $allowed }. { $mend }
data-key-missing = "{ $found }" is missing. Add a line { $mend }.
data-wrong-type = found { $found }, but { $allowed } is needed. Write { $mend }.
data-out-of-range = found { $found }; allowed is { $allowed }. Look at the printed number again.
data-format-unknown = found format { $found }; this version reads { $allowed }. Write format = { $allowed }.
data-text-not-plain = found "{ $found }"; allowed is { $allowed }. Choose a plain short text.
data-pile-unknown = there is no pile "{ $found }"; the piles are { $allowed }. { $mend }
data-cost-not-of-pile = found cost { $found }; a card of pile { $pile } costs { $allowed }. Correct the cost or the pile.
data-colour-not-of-pile = found colour "{ $found }"; a card of pile { $pile } is "{ $allowed }". Correct the colour or the pile.
data-symbol-unknown = "{ $found }" is not a symbol for this place; allowed are { $allowed }. { $mend }
data-id-duplicate = the id "{ $found }" was given in line { $first } already; each id may be used once. Choose another.
data-cards-total = found { $found } cards; a set has { $allowed }. { $mend }
data-pile-empty = pile { $found } has no card; each of the 12 piles has at least { $allowed }. Type in its cards.
data-seat-duplicate = seat { $found } was given in line { $first } already; each seat has one board. Correct it.
data-seat-missing = there is no board for seat { $found }; seats { $allowed } have one each. Add its [[board]].
data-slots-wrong = found { $found } card slots; a board has { $allowed }. Correct the number or leave the line out.
data-kit-not-as-printed = found a kit of { $found }; seat { $seat } begins with { $allowed } in every edition. Correct the kit.
data-kits-exceed-box = the four kits take { $found } of { $piece }; the box holds { $allowed }. Look at the kits again.
data-board-delivers-nothing = the board of seat { $found } has no recurring delivery; it needs { $allowed }. Add it.
data-map-duplicate = map { $found } was given in line { $first } already; each number has one map. Correct it.
data-map-missing = there is no map { $found }; a set has maps { $allowed }, or none of its own. Add its [[map]].
data-grid-rows = the grid has { $found } rows; a plate has { $allowed }. Count them again.
data-grid-columns = row { $row } of the grid has { $found } characters; a row has { $allowed }. Count them again.
data-grid-mark = row { $row }, column { $column }: found "{ $found }"; allowed are { $allowed }. Write one of these.
data-knob-dead = row { $row }, column { $column }: nobody can reach the knob on stud { $stud }: it is not a multiple of three studs away from the starting staircase. Move it, or write a full stop.
data-staircase-wrong = found "{ $found }": { $detail }. Write it like { $allowed }.
data-staircase-unmarked = row { $row }, column { $column }: found "{ $found }", but the starting staircase stands on stud { $stud }. Write the knob there as { $allowed }.
data-staircase-elsewhere = row { $row }, column { $column }: found "{ $found }", but the starting staircase does not stand on stud { $stud }. Write { $allowed }, or correct the staircase.
data-first-turn-impossible = seat 1 cannot build a staircase with { $allowed }. Open knobs beside the staircase.
data-second-turn-impossible = if seat 1 builds { $found }, seat 2 cannot build with { $allowed }. Open more knobs.
data-sets-differ = found { $key } = "{ $found }", but { $other } says "{ $allowed }". Write the same in both files.
