### Refusals of the rules. The key is `rule-` and the code of monkey_palace.errors.CODES, with dashes.

rule-same-name = Platz { $seat } und Platz { $other } heißen beide { $name }: Ändert einen der Namen.
rule-not-due = Das ist jetzt nicht dran: { $command ->
        [build] Bauen
        [report_build] Bauen
        [pass_build] „Kann nicht bauen“
        [take_cards] Karten kaufen
        [take] Nehmen
        [take_frog] den Frosch nehmen
        [place_cards] Karten ablegen
        [place_frog] den Frosch setzen
        [place_monkey] den Affen setzen
        [place_butterfly] den Schmetterling setzen
        [end_turn] den Zug beenden
        [tell_top] die oberste Karte nennen
        [remove_card] eine verlorene Karte melden
        [correct_card] eine Karte berichtigen
        [learn_card] eine Karte eingeben
        [learn_board] eine Spielertafel eingeben
        [learn_knob] eine Noppe eingeben
        [correct_supply] den Vorrat berichtigen
        [change_deck] die Karten wechseln
        [settle_owed] Offenes ausgleichen
        [leave] aussteigen
        [end_now] jetzt beenden
       *[other] { $command }
    }. Jetzt kommt { $expected } (Regel 2.4).
rule-game-over = Das Spiel ist vorbei, zu spät für: { $command ->
        [build] Bauen
        [report_build] Bauen
        [pass_build] „Kann nicht bauen“
        [take_cards] Karten kaufen
        [take] Nehmen
        [take_frog] den Frosch nehmen
        [place_cards] Karten ablegen
        [place_frog] den Frosch setzen
        [place_monkey] den Affen setzen
        [place_butterfly] den Schmetterling setzen
        [end_turn] den Zug beenden
        [tell_top] die oberste Karte nennen
        [remove_card] eine verlorene Karte melden
        [correct_card] eine Karte berichtigen
        [learn_card] eine Karte eingeben
        [learn_board] eine Spielertafel eingeben
        [learn_knob] eine Noppe eingeben
        [correct_supply] den Vorrat berichtigen
        [change_deck] die Karten wechseln
        [settle_owed] Offenes ausgleichen
        [leave] aussteigen
        [end_now] jetzt beenden
       *[other] { $command }
    } (Regel 8.3).
rule-palace-unknown = Die Form des Palastes ist nicht bekannt: Gib die Angaben zur Treppe ein.
rule-bad-notation = Teil { $number } der Treppe ist nicht lesbar: Schreibe { $expected }, nicht { $word }.
rule-no-arch = Eine Treppe endet mit einem Bogen: Baue mindestens einen an (Regel 4.3).
rule-not-enough-pieces = { $has ->
    [0] Du hast keine { $piece ->
        [light_green] hellgrünen Blätter
        [dark_green] dunkelgrünen Blätter
       *[other] { NOUN($piece, 2) }
    }, die Treppe braucht aber { $wanted } (Regel 4.9).
   *[other] Du hast nur { $has } { NOUN($piece, $has) }, nicht { $wanted } (Regel 4.9).
  }
rule-height-too-low = Jeder Bogen liegt höher: mindestens { $lowest } hoch, nicht { $height } (Regel 4.6).
rule-height-too-high = Diese Teile reichen höchstens { $highest } hoch, nicht { $height } (Regel 4.6).
rule-height-between = Diese Teile können { $levels } hoch reichen, nicht { $height } (Regel 4.6).
rule-pieces-reach-nothing = { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) } und { $columns } { NOUN("column", $columns) } erreichen den Palast nicht (Regel 4.5).
rule-facts-impossible = An diesem Palast gibt es keine Treppe mit diesen Teilen, dieser Startfarbe und dieser Höhe (Regel 4.6).
mend-facts-impossible = Zähle Teile und Höhe noch einmal, und prüfe, ob Bodenplan { $map } auf der Platte liegt.
rule-five-high-impossible = Mit { $bricks } { $bricks ->
    [one] Stein
   *[other] Steinen
} und { $columns } { NOUN("column", $columns) } wird keine Stelle fünf hoch (Regel 8.1).
rule-five-high-too-low = Ist eine Stelle fünf hoch, sitzt der Schmuckstein mindestens auf { $lowest }, nicht auf { $height } (Regel 8.1).
rule-five-high-certain = Wer mit { $arches } { NOUN("arch", $arches) } auf { $height } kommt, hat eine Stelle, die fünf hoch ist (Regel 8.1).
rule-decoration-missing = Darauf gehört ein Schmuckstein in der Startfarbe: { SHORT($wanted, 1) } (Regel 5.1).
rule-wrong-decoration = Darauf gehört { SHORT($wanted, 1) }, nicht { SHORT($decoration, 1) } (Regel 5.1).
rule-decoration-out = Es gibt keine { $decoration ->
        [light_green] hellgrünen Blätter
        [dark_green] dunkelgrünen Blätter
       *[other] { NOUN($decoration, 2) }
    } mehr (Regel 10.7).
rule-no-decoration-due = Es gibt keine { $wanted ->
        [light_green] hellgrünen Blätter
        [dark_green] dunkelgrünen Blätter
       *[other] { NOUN($wanted, 2) }
    } mehr, und keine andere Farbe kommt darauf: nicht { SHORT($decoration, 1) } (Regel 10.7).
rule-unknown-card = In diesem Satz gibt es keine Karte { $card } (Regel 6.2).
rule-card-not-on-top = { $card } lag zu Beginn des Zuges nicht oben (Regel 6.2).
rule-deck-not-printed = Das gilt nur für gedruckte Karten: { $command ->
        [build] Bauen
        [report_build] Bauen
        [pass_build] „Kann nicht bauen“
        [take_cards] Karten kaufen
        [take] Nehmen
        [take_frog] den Frosch nehmen
        [place_cards] Karten ablegen
        [place_frog] den Frosch setzen
        [place_monkey] den Affen setzen
        [place_butterfly] den Schmetterling setzen
        [end_turn] den Zug beenden
        [tell_top] die oberste Karte nennen
        [remove_card] eine verlorene Karte melden
        [correct_card] eine Karte berichtigen
        [learn_card] eine Karte eingeben
        [learn_board] eine Spielertafel eingeben
        [learn_knob] eine Noppe eingeben
        [correct_supply] den Vorrat berichtigen
        [change_deck] die Karten wechseln
        [settle_owed] Offenes ausgleichen
        [leave] aussteigen
        [end_now] jetzt beenden
       *[other] { $command }
    }. Hier mischt das Programm (Regel 11.1).
rule-deck-is-so = { $deck ->
    [printed] Ihr spielt schon mit euren gedruckten Karten (Regel 11.1).
   *[screen] Das Programm mischt die Karten schon (Regel 11.1).
  }
rule-deck-in-use = Eine Karte ist schon gekauft, also bleiben die Karten, wie sie sind (Regel 11.1).
rule-card-removed = { $card } ist verloren und nicht mehr im Satz (Regel 11.4).
rule-card-of-other-pile = { $card } gehört zum Stapel { $pile }, nicht zu { $other } (Regel 11.3).
rule-player-gone = { $player } ist schon ausgestiegen (Regel 12.2).
rule-no-such-seat = Bei { $players } Spielern gibt es keinen Platz { $seat } (Regel 2.1).
rule-card-not-held = { $player } hat { $card } nicht (Regel 11.5).
rule-card-is-the-same = { $card } ist die Karte, die schon dasteht: Nenne die richtige (Regel 11.5).
rule-settles-nothing = Sag, welche Teile du nimmst oder zurücklegst (Regel 11.6).
rule-settles-too-much = Offen { $owed ->
    [one] ist nur
   *[other] sind nur
} { $owed } { NOUN($piece, $owed) }, nicht { $moves } (Regel 11.6).
rule-settles-above-tray = Im Kasten: { $has } { NOUN($piece, $has) }. { $moves } kann man nicht nehmen (Regel 11.6).
rule-settles-above-stock = Im Bestand: nur { $has } { NOUN($piece, $has) }. { $moves } kann man nicht zurücklegen (Regel 11.6).
rule-withdraws-end = Mit der richtigen Karte fehlte { $player } nichts an der Lieferung. Seid ihr einverstanden, dass das Spiel weitergeht? (Regel 11.7)
rule-card-held = { $player } hat { $card } schon: Sie liegt nicht im Stapel (Regel 11.2).
rule-card-unknown = Was auf { $card } steht, ist noch nicht bekannt: Gib es zuerst ein (Regel 11.8).
rule-board-unknown = Was die Spielertafel von { $player } bringt, ist noch nicht bekannt: Gib es zuerst ein (Regel 11.8).
rule-set-incomplete = { $cards } Karten und { $boards } Spielertafeln sind noch nicht eingegeben: Spielt mit euren gedruckten Karten (Regel 11.8).
rule-learnt-already = { $what }: Das ist schon bekannt (Regel 11.8).
rule-board-empty = Auf der Spielertafel von Platz { $seat } steht mindestens ein Symbol (Regel 1.6).
rule-knob-in-use = { $at } steht auf der Noppe unter { $cell }, also gibt es dort eine (Regel 3.5).
rule-knob-unseen = Auf der Noppe unter { $cell } steht vielleicht ein Teil: Die Form des Palastes ist nicht bekannt (Regel 11.8).
rule-pile-twice = Von jedem Stapel nur eine Karte je Zug (Regel 6.2).
rule-wrong-colour = Nur Karten in { SHORT($wanted, 1) } oder bunte sind erlaubt (Regel 6.1).
rule-too-few-credits = Diese Karten kosten { $cost }, du hast { $credits } (Regel 6.1).
rule-wrong-slot-count = Wähle für jede der { $cards } Karten ein Feld; gewählt sind { $slots } (Regel 7.3).
rule-empty-slots-first = Belege zuerst die leeren Felder (Regel 7.3).
rule-new-cards-apart = Alle Felder sind voll: Lege die neuen Karten aufeinander (Regel 10.10).
rule-correction-empty = Für eine Berichtigung braucht es mindestens ein Teil (Regel 7.6).
rule-correction-below-zero = Im Kasten: { $has } { NOUN($piece, $has) }. { $wanted } können nicht fehlen (Regel 7.6).
rule-correction-above-box = Höchstens { $most } { NOUN($piece, $most) } können noch aufgetaucht sein, nicht { $wanted } (Regel 7.6).
rule-wrong-delivery = Jetzt kommt die { $expected ->
    [one_time] Sofortlieferung
    [recurring] Dauerlieferung
   *[other] Lieferung { $expected }
}, nicht die { $got ->
    [one_time] Sofortlieferung
    [recurring] Dauerlieferung
   *[other] Lieferung { $got }
} (Regel 2.4).
rule-took-too-many = Höchstens { $most } { NOUN($piece, $most) }, nicht { $taken } (Regel 7.5).
rule-took-too-few = Mindestens { $least } { NOUN($piece, $least) }, nicht { $taken } (Regel 7.4).
rule-took-wrong-mix = { $arch } { NOUN("arch", $arch) } und { $brick } { NOUN("brick", $brick) } ergeben diese Lieferung nicht (Regel 7.1).
rule-frog-not-in-play = Der Frosch spielt heute nicht mit (Regel 1.3).
rule-frog-already-held = Du hast die Froschtrophäe schon (Regel 9.3).
rule-frog-needs-column = Es gibt keine Säule mehr, die du mit dem Frosch nehmen könntest (Regel 9.3).
rule-frog-needs-staircase = In diesem Zug wurde keine Treppe gebaut, also gibt es keinen Frosch (Regel 9.3).
rule-could-build = Deine Teile reichen für eine Treppe, also baust du (Regel 4.10). Zum Beispiel: { $example }
rule-knob-needed = Wähle die Noppe: { $count } passen (Regel 9.4).
rule-knob-not-open = Der Affe kommt auf eine freie Endnoppe eines Bogens, nicht auf { $at } (Regel 9.1).
rule-knob-not-lowest = Der Frosch kommt auf die unterste Stelle dieser Treppe: { $lowest }, nicht { $at } (Regel 9.3).

### A staircase on the plate (rules 3, 4, 5.1): the broken rule, and under `mend-` the fix. $at and $other are placements
### in notation, $cell and $knob are cells.

rule-off-plate = { $piece ->
        [column] Die Säule
        [light_green] Das hellgrüne Blatt
        [dark_green] Das dunkelgrüne Blatt
       *[other] Der { NOUN($piece, 1) }
    } { $at } reicht bis { $cell }, über die Platte hinaus: Die Noppen gehen von 0 bis { $last } (Regel 3.1).
mend-off-plate = Verschiebe { $at } um { $studs } { $studs ->
    [one] Noppe
   *[other] Noppen
} nach { $way ->
    [east] Osten
    [west] Westen
    [north] Norden
   *[south] Süden
}.
rule-on-arch-middle = { $piece ->
        [column] Die Säule
        [light_green] Das hellgrüne Blatt
        [dark_green] Das dunkelgrüne Blatt
       *[other] Der { NOUN($piece, 1) }
    } { $at } steht bei { $cell } auf der Mitte des Bogens { $other }: Nur die Enden eines Bogens tragen (Regel 3.3).
mend-on-arch-middle = Versetze { $at } auf ein Ende von { $other }: { $first } oder { $second }.
rule-overlap = { $piece ->
        [column] Die Säule
        [light_green] Das hellgrüne Blatt
        [dark_green] Das dunkelgrüne Blatt
       *[other] Der { NOUN($piece, 1) }
    } { $at } und { $other } wären beide bei { $cell } (Regel 3.4).
mend-overlap = Nimm { $at } weg, oder verschiebe das Teil, bis bei { $cell } nur eines ist.
rule-not-supported = { $piece ->
        [column] Die Säule
        [light_green] Das hellgrüne Blatt
        [dark_green] Das dunkelgrüne Blatt
       *[other] Der { NOUN($piece, 1) }
    } { $at } hängt bei { $cell } in der Luft (Regel 3.5).
mend-not-supported = Fülle die Lücke unter { $cell } mit Steinen oder Säulen, { $missing ->
    [one] 1 Stein
   *[other] { $missing } Steine
} hoch, von { $knob } an aufwärts.
rule-no-knob = { $piece ->
        [column] Die Säule
        [light_green] Das hellgrüne Blatt
        [dark_green] Das dunkelgrüne Blatt
       *[other] Der { NOUN($piece, 1) }
    } { $at } hat bei { $cell } keine Noppe unter sich (Regel 3.5).
mend-no-knob = Versetze { $at } auf eine freie Noppe: Die nächste ist { $knob }.
rule-figure-on-knob = Bei { $cell } steht eine Figur: Dort hat { $piece ->
        [column] die Säule
        [light_green] das hellgrüne Blatt
        [dark_green] das dunkelgrüne Blatt
       *[other] der { NOUN($piece, 1) }
    } { $at } keinen Platz (Regel 3.5).
mend-figure-on-knob = Baue woanders, solange die Figur dort steht: Die nächste freie Noppe ist { $knob }.
rule-both-feet-on-arch = Beide Enden des Bogens { $at } stehen auf demselben Bogen, { $other } (Regel 3.6).
mend-both-feet-on-arch = Drehe { $at } um eines seiner Enden, oder lege unter jedes Ende einen Stein.
rule-off-grid = { $piece ->
        [column] Die Säule
        [light_green] Das hellgrüne Blatt
        [dark_green] Das dunkelgrüne Blatt
       *[other] Der { NOUN($piece, 1) }
    } { $at } steht bei { $cell }, außerhalb des Rasters der Starttreppe (Regel 3.7).
mend-off-grid = Versetze { $at } ins Raster: Die nächste Noppe ist { $x_near },{ $y_near }.
rule-start-not-on-ground = Die Treppe beginnt bei { $cell }, und das ist keine freie Bodennoppe (Regel 4.1).
mend-start-not-on-ground = Beginne auf einer freien Bodennoppe: Die nächste ist { $knob }.
rule-start-with-decoration = Die Treppe beginnt mit dem Schmuckstein { $at } (Regel 4.2).
mend-start-with-decoration = Setze statt { $at } einen Stein dorthin.
rule-ends-with-brick = { $piece ->
        [column] Die Säule
        [light_green] Das hellgrüne Blatt
        [dark_green] Das dunkelgrüne Blatt
       *[other] Der { NOUN($piece, 1) }
    } { $at } steht auf dem Ende des letzten Bogens: Eine Treppe endet mit einem Bogen (Regel 4.3).
mend-ends-with-brick = Nimm weg, was dort ab { $at } steht, oder lege noch einen Bogen darauf.
rule-on-palace-middle = { $piece ->
        [column] Die Säule
        [light_green] Das hellgrüne Blatt
        [dark_green] Das dunkelgrüne Blatt
       *[other] Der { NOUN($piece, 1) }
    } { $at } steht bei { $cell } auf einer Mittelnoppe des Bogens { $other } (Regel 4.4).
mend-on-palace-middle = Versetze { $at } auf ein Ende von { $other }, { $first } oder { $second }, oder auf eine andere freie Noppe.
rule-not-connected = Die Treppe, die bei { $start } beginnt, steht nirgends auf dem Palast (Regel 4.5).
mend-not-connected = Führe sie zum Palast: Ihrem Ende am nächsten ist die freie Noppe { $knob }.
rule-arch-not-higher = Der Bogen { $at } liegt nicht höher als der davor, { $other } (Regel 4.6).
mend-arch-not-higher = Hebe { $at } auf { $level ->
    [one] 1 Stein
   *[other] { $level } Steine
} Höhe oder mehr: Sein nahes Ende kommt auf { $knob }.
rule-path-broken = Der Bogen { $at } beginnt nicht am äußeren Ende des Bogens davor, { $other } (Regel 4.6).
mend-path-broken = Führe den Weg von { $knob } weiter, oder nimm { $at } weg und alles, was danach kommt.
rule-two-paths = Mit dem Bogen { $at } beginnt ein zweiter Weg: Eine Treppe ist ein einziger Weg aus neuen Bögen, ohne Lücke (Regel 4.6). Wir verstehen die Regel so, dass alte Bögen nicht zum Weg gehören.
mend-two-paths = Nimm diesen Weg weg, oder führe den ersten von { $knob } weiter.
rule-turns-back = Der Bogen { $at } führt über den davor zurück, { $other } (Regel 4.7).
mend-turns-back = Drehe { $at } um das Ende bei { $cell }: geradeaus oder zur Seite.
rule-forks = Mit dem Bogen { $at } auf { $other } teilt sich der Weg (Regel 4.7).
mend-forks = Nimm { $at } weg, mit den Steinen, die nur ihn tragen, oder führe ihn von { $knob } weiter.
rule-loose-brick = { $piece ->
        [column] Die Säule
        [light_green] Das hellgrüne Blatt
        [dark_green] Das dunkelgrüne Blatt
       *[other] Der { NOUN($piece, 1) }
    } { $at } liegt unter keinem Bogenende dieser Treppe (Regel 4.8).
mend-loose-brick = Nimm weg, was dort ab { $at } steht, oder lege ein Bogenende darauf.
rule-arch-as-support = Der Bogen { $at } stützt nur { $other }: Jeder Bogen ist eine Stufe des Weges (Regel 4.8).
mend-arch-as-support = Nimm { $at } weg und fülle die Lücke unter { $cell } mit Steinen oder Säulen.
rule-several-decorations = { $at } ist ein Schmuckstein zu viel: Nur einer kommt darauf, nicht { $count } (Regel 5.1).
mend-several-decorations = Nimm { $at } weg.
rule-decoration-misplaced = Der Schmuckstein { $at } sitzt nicht auf dem äußeren Ende des letzten Bogens, bei { $cell } (Regel 5.1).
mend-decoration-misplaced = Versetze { $at } nach { $cell }.
rule-end-taken = Das Ende der Treppe bei { $cell } ist besetzt: Dort hat kein Schmuckstein Platz (Regel 5.1).
mend-end-taken = Lass den letzten Bogen dort enden, wo über seinem äußeren Ende frei ist.
mend-no-arch = Füge einen Bogen hinzu.
mend-not-enough-pieces = { $has ->
    [0] Komm ohne { NOUN($piece, 2) } aus.
   *[other] Komm mit { $has } { $piece ->
        [brick] { $has ->
            [one] Stein
           *[other] Steinen
        }
       *[other] { NOUN($piece, $has) }
    } aus.
  }
mend-wrong-decoration = Setze stattdessen { SHORT($wanted, 1) }.
mend-decoration-out = Setze eine andere Farbe darauf.
mend-no-decoration-due = Nimm den Schmuckstein weg.
