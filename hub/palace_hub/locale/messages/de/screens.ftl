### The texts of the screens. `# limit: PLACE` names the place that bounds a text (palace_hub.locale.limits).

outside = { $text }
word-yes = ja
word-no = nein

banner-house-cards = HAUSKARTEN - nicht die Karten des gedruckten Spiels
# limit: line
too-small = Dieses Fenster ist zu klein: Es braucht mindestens { $columns } x { $rows } Zeichen.
banner-simulated-last = SIMULIERT - { $text }
# limit: line
last-round = LETZTE RUNDE: Für { $name } reichten die Teile nicht (Regel 8.2)
# limit: line
last-round-shortage = LETZTE RUNDE: { $name } brauchte { $wanted } { NOUN($piece, $wanted) }, es gab nur { $found } (Regel 8.2)

## The hands over a simulated tray

hands-title = Deine Hände
# limit: tray
hands-all-six = ALLE 6
# limit: tile-reason
hands-pieces = { $outside ->
    [0] { $inside }
   *[other] { $inside } ({ $outside } raus)
}
# limit: footer
hands-amount = je { $count }
# limit: footer
hands-all = alle
# limit: footer
hands-take = Nehmen
# limit: footer
hands-put = Legen
# limit: footer
hands-press = Drücken
# limit: tile-reason
hands-spill = Fällt zu { $sign }

## The step rail

# limit: step
step-1 = Bauen
# limit: step
step-2 = Schmücken
# limit: step
step-3 = Taler
# limit: step
step-4 = Karten
# limit: step
step-5 = Sofort
# limit: step
step-6 = Dauer
# limit: step
step-7 = Bonus
# limit: step
step-8 = Trophäen
# limit: step-short
step-short-1 = Bauen
# limit: step-short
step-short-2 = Schmuck
# limit: step-short
step-short-3 = Taler
# limit: step-short
step-short-4 = Karten
# limit: step-short
step-short-5 = Sofort
# limit: step-short
step-short-6 = Dauer
# limit: step-short
step-short-7 = Bonus
# limit: step-short
step-short-8 = Trophäe

## The head: a sentence and its explanation

# limit: headline
head-no-game = Neues Spiel
# limit: explanation
explain-no-game = Wer zuletzt eine Banane aß, fängt an (Regel 2.1). Enter geht zum nächsten Namen; zuletzt startet es das Spiel.
# limit: headline
head-calibrate-empty = Leert den Kasten
# limit: explanation
explain-calibrate-empty = Nehmt alle Teile aus den sechs Fächern und drückt dann Enter. Die Zentrale wiegt zuerst die leeren Becher.
# limit: headline
head-calibrate-full = Füllt den Kasten
# limit: explanation
explain-calibrate-full = Legt alles hinein: 80 Bögen, 80 Steine, 16 Säulen und von jeder Farbe 16 Schmucksteine. Dann drückt Enter.
# limit: headline
head-resume = Offenes Spiel
# limit: explanation
explain-resume = Setzt ihr dieses Spiel fort, oder legt ihr es beiseite und beginnt ein neues? Nichts geht verloren.
# limit: headline
head-setup-done = Alles bereit
# limit: explanation
explain-setup-done = Startteile und Starttreppe sind heraus. Setzt den Affen auf seine Trophäenkarte.
# limit: headline
head-setup = Startteile holen
# limit: explanation
explain-setup-typed = Nehmt die Startteile und für die Starttreppe 2 Bögen, 1 Stein und 1 Goldstein (Regel 2.2). Dann drückt Enter.
# limit: explanation
explain-setup-back = Zu viel für den Aufbau (Regel 2.2): Legt es zurück. Fehlt es? Mehr (o), „Kasten so lassen, wie er ist“.
# limit: headline
head-start = Starttreppe
# limit: explanation
explain-start = Die Platte sieht { $seen } von { $of } Teilen (Regel 2.2). Als Nächstes an die helle Stelle: 1 { NOUN($piece, 1) }.
# limit: explanation
explain-start-extra = Nehmt { $piece ->
    [arch] den Bogen
    [brick] den Stein
    [column] die Säule
    [gold] den Goldstein
   *[other] das Blatt
} von der Stelle, die im Plan hell ist: Das gehört nicht zur Starttreppe (Regel 2.2).
# limit: explanation
explain-ground-none = Die Platte spürt noch keinen Bodenplan (Regel 2.2). Liegt keiner da, legt einen darauf, bevor ihr baut.
# limit: explanation
explain-ground-aside = Der Bodenplan liegt { $mm } mm zu weit { $side ->
    [e] im Osten
    [ne] im Nordosten
    [n] im Norden
    [nw] im Nordwesten
    [w] im Westen
    [sw] im Südwesten
    [s] im Süden
   *[se] im Südosten
} (Regel 2.2): Er gehört in die Mitte der Platte.
# limit: explanation
explain-ground-corner = { $count ->
    [one] Am Bodenplan fehlt ein Eckstein (Regel 2.2): der { $corner ->
        [ne] im Nordosten
        [se] im Südosten
        [sw] im Südwesten
       *[nw] im Nordwesten
    }.
    [4] Am Bodenplan sitzt noch kein Eckstein (Regel 2.2).
   *[other] Am Bodenplan fehlen { $count } Ecksteine (Regel 2.2), zum Beispiel der { $corner ->
        [ne] im Nordosten
        [se] im Südosten
        [sw] im Südwesten
       *[nw] im Nordwesten
    }.
}
# limit: headline
head-take-out = { $count } { SHORT($piece, $count) } heraus
# limit: explanation
explain-setup = Die Startteile und für die Starttreppe 2 Bögen, 1 Stein und 1 Goldstein (Regel 2.2). Das Spiel geht weiter.
# limit: headline
head-cards-check = Prüft eure Karten
# limit: explanation
explain-cards-check = Liegen genau diese Karten vor euch? Dann drückt Enter: Danach wird abgerechnet.
# limit: headline
head-ended = Endstand
# limit: headline
head-build = Baue eine Treppe
# limit: headline
head-ahead = Fang schon an
# limit: explanation
explain-ahead = { $still } Was du hier eingibst, gilt für deinen Zug.
ahead-still-takes = { $name } nimmt noch { $pieces }.
ahead-still = Erst macht { $name } fertig: { $sentence }.
# limit: explanation
explain-could-build = Deine Teile reichen für eine Treppe, also musst du bauen (Regel 4.10): die auf dem Plan oder eine andere.
# limit: explanation
explain-could-build-number = Deine Teile reichen für eine Treppe, also musst du bauen (Regel 4.10). { $count ->
    [one] Ein Teil genügt
   *[other] { $count } Teile genügen
}.
# limit: explanation
explain-build = Du hast { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) } und { $columns } { NOUN("column", $columns) }. Geht keine Treppe, drücke o: „Kann nicht bauen“ (Regel 4.10).
# limit: explanation
explain-build-frog = Du hast { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) } und { $columns } { NOUN("column", $columns) }. Drücke o für Frosch und Säule, oder wenn keine Treppe geht.
# limit: headline
head-decorate = { $piece ->
    [light_green] Hellgrün drauf
    [dark_green] Dunkelgrün drauf
   *[other] { SHORT($piece, 1) } drauf
}
# limit: headline
head-decorate-any = Egal welche Farbe
# limit: explanation
explain-decorate = Setze 1 { NOUN($piece, 1) } ganz außen auf den letzten Bogen: Das ist die Farbe deiner Startnoppe (Regel 5.1).
# limit: explanation
explain-decorate-out = Es gibt keine { $piece ->
        [light_green] hellgrünen Blätter
        [dark_green] dunkelgrünen Blätter
       *[other] { NOUN($piece, 2) }
    } mehr: Setze irgendeine Farbe darauf. Sie bringt nichts extra (Regel 10.7).
# limit: headline
head-credits = { $count ->
    [one] { $count } Taler
   *[other] { $count } Taler
}
# limit: explanation
explain-credits = 1 Taler je Bogen, und 1 dazu, wenn dein Schmuckstein der höchste seiner Farbe ist (Regeln 5.2, 5.3).
# limit: headline
head-cards = { $count ->
    [one] Kaufe für { $count } Taler
   *[other] Kaufe für { $count } Taler
}
# limit: explanation
explain-cards = Karten in { SHORT($colour, 1) } oder bunte (¢: Preis), höchstens eine je Stapel. Übrige Taler verfallen (Regel 6.3).
# limit: explanation
explain-cards-printed = Nimm Karten in { SHORT($colour, 1) } oder bunte, eine je Stapel, und drücke dann ihre Tasten (Regel 11.2). ¢: Preis.
# limit: explanation
explain-cards-chosen-printed = Du nimmst { $chosen }: { $cost ->
    [one] 1 Taler
   *[other] { $cost } Taler
}, { $left } übrig. Soll eine Karte zurück, drücke ihren Stapel noch einmal.
# limit: headline
head-which-card = Welche Karte?
# limit: explanation
explain-which-card = Du hast eine Karte genommen: { SHORT($colour, 1) } { price }. Drücke ihre Taste, oder Esc, um zurückzugehen. Noch { $left ->
    [one] 1 Taler
   *[other] { $left } Taler
}.
# limit: explanation
explain-cards-chosen = Du kaufst { $chosen }. { $left ->
    [one] 1 Taler
   *[other] { $left } Taler
} übrig für andere Stapel. Dieselbe Taste legt eine Karte zurück.
# limit: headline
head-take = Nimm { $count } { SHORT($piece, $count) }
# limit: explanation
explain-one-time = { $cards ->
    [one] Deine neue Karte bringt
   *[other] Deine neuen Karten bringen
} dir { $pieces }. Welche Karte was bringt, zeigt w.
# limit: explanation
explain-recurring = { $cards ->
    [0] Deine Spielertafel bringt
    [one] Deine Spielertafel und deine Karte bringen
   *[other] Deine Spielertafel und deine Karten bringen
} dir { $pieces }. Was woher kommt, zeigt w.
# limit: explanation
explain-short = Gebraucht: { $wanted } { NOUN($piece, $wanted) }. Da { $found ->
    [one] ist
   *[other] sind
} nur noch { $found }: Das Spiel endet nach dieser Runde (Regel 8.2).
# limit: explanation
explain-short-again = Gebraucht: { $wanted } { NOUN($piece, $wanted) }. Da { $found ->
    [one] ist
   *[other] sind
} nur noch { $found } (Regel 8.2).
# limit: headline
head-delivery-done = Alles genommen
# limit: headline
head-none-left = Nichts mehr da
# limit: headline
head-place-cards = { $count ->
    [one] Lege { $count } Karte ab
   *[other] Lege { $count } Karten ab
}
# limit: explanation
explain-place-cards = Erst auf leere Felder, dann auf alte Karten. Verdeckte bringen keine Teile; ihre Bananen zählen (Regel 7.3).
# limit: headline
head-bonus = Nimm 1 Bonuskarte
# limit: explanation
explain-bonus = Deine Treppe ist { $height } hoch, an einer Stelle fünf Steine oder mehr; { $counts ->
    [whole_pile] alte Steine zählen mit
   *[placed_this_turn] nur neue Steine zählen
} (Regeln 8.1, 10.4).
# limit: headline
head-trophies = Trophäen
# limit: headline
head-frog = Setze den Frosch
# limit: explanation
explain-frog = Setze ihn { $place ->
    [lowest_arch] auf eine freie Endnoppe deines untersten neuen Bogens
    [lowest_end] auf die Endnoppe, an der deine neue Treppe beginnt
   *[lowest_open_knob] auf die unterste freie Endnoppe deiner neuen Treppe
} (Regeln 9.3, 10.12).
# limit: headline
head-monkey = Setze den Affen
# limit: explanation
explain-monkey = Setze ihn auf ein freies Ende eines Bogens: { $blocks ->
    [everyone] Dort kann niemand bauen
   *[others] Dort kannst nur du bauen
}. Nimm seine Trophäe (Regeln 9.1, 10.5).
# limit: headline
head-butterfly = Schmetterling
# limit: explanation
explain-butterfly = Setze ihn auf deinen Schmuckstein: Der ist jetzt der höchste. Nimm die Schmetterlingstrophäe (Regel 9.2).
# limit: headline
head-end-turn = Zug vorbei
# limit: explanation
explain-end-turn = In diesem Zug ist alles erledigt. Übrige Taler verfallen (Regel 6.3).
# limit: headline
head-put-back = { $count } { SHORT($piece, $count) } zurück
# limit: headline
head-thank-you = Danke, weiter!
# limit: headline
head-wrong = Stimmt noch nicht
# limit: headline
head-correction = { $count ->
    [one] Eins stimmt nicht
   *[other] { $count } Dinge stimmen nicht
}
# limit: explanation
explain-goes-on = { $reason } Sobald der Kasten stimmt, geht das Spiel von selbst weiter.
# limit: explanation
explain-unsaid = { $reason } { $entry }
# limit: explanation
explain-typed = { $reason } Wenn das erledigt ist, drücke Enter.
# limit: explanation
explain-correction = Im Kasten liegt nicht, was das Spiel braucht. Tu, was die Zeilen sagen: Jede verschwindet, sobald sie stimmt.
# limit: explanation
explain-correction-typed = Was du getippt hast, passt nicht zum Spiel. Wenn alles stimmt, was unten steht, drücke Enter.
# limit: explanation
explain-undone-many = Du hast einen Schritt zurückgenommen. Tu auch, was hier steht, oder drücke y: Dann gilt der Schritt wieder.
# limit: explanation
explain-problem = ! { $problem }
# limit: explanation
explain-or-there = Oder die andere markierte Stelle: Die Platte kann es nicht unterscheiden.
# limit: explanation
explain-or-by-rule = Oder die andere markierte Stelle (Regel { $rule }): Die Platte kann es nicht unterscheiden.
# limit: explanation
explain-marked = { $lit ->
    [yes] Schau auf { $sign }: Eine bessere Noppe ist hell.
   *[no] Schau auf { $sign } im Plan.
}
# limit: explanation
explain-manual = ! Der Kasten antwortet nicht ({ $seconds } s). Das Spiel geht weiter: Tippe, was du nimmst.
# limit: headline
head-leaver = Teile zurück
# limit: explanation
explain-leaver = Legt alle Bausteine von { $name } in den Kasten. Fehlen welche? Mehr (o), „Kasten so lassen, wie er ist“.
# limit: explanation
explain-leaver-typed = Legt alle Bausteine von { $name } in den Kasten und drückt dann Enter (Regel 12.4).
# limit: headline
head-owed = Nimm, was fehlt
# limit: explanation
explain-owed = Eine Karte wurde berichtigt: { $name } nimmt, was die falsche Karte nicht gebracht hat (Regel 11.6).
# limit: explanation
explain-frog-column = Der Frosch bringt dir jetzt eine Säule: Du kannst sie gleich in dieser Treppe verbauen (Regel 9.3).

## Boxes of pieces

# limit: box-label
box-take = NIMM
# limit: box-label
box-put-on-top = SETZE DARAUF
# limit: box-label
box-take-more = NIMM NOCH
# limit: box-label
box-put-back = { $sign } LEGE ZURÜCK
# limit: box-label
box-take-out = { $sign } NIMM HERAUS
# limit: box-label
box-out = NIMM HERAUS
# limit: box-label
box-back = LEGE ZURÜCK
# limit: box-label
box-then = dann nimm noch
# limit: box-label
box-then-decorate = dann setze darauf
# limit: box-label
box-either = STEIN ODER BOGEN
# limit: box-label
box-moving = ... bewegt sich noch
# limit: box-label
box-done = { $sign } FERTIG
box-ok = OK
# limit: box-line
line-taken = { SHORT($piece, 1) }: { $taken } von { $of }
# limit: box-line
line-due = { SHORT($piece, 1) }: { $due ->
    [0] alles genommen
   *[other] noch { $due }
}
# limit: box-line
line-taken-free = { SHORT($piece, 1) }: { $taken } genommen
# limit: box-line
line-setup-out = nehmt { $count } { SHORT($piece, $count) }
# limit: box-line
line-back = lege { $count } { SHORT($piece, $count) } zurück
# limit: box-line
line-none-due = { $piece ->
    [light_green] Hellgrün: { $count }, jetzt nicht
    [dark_green] Dunkelgrün: { $count }, jetzt nicht
   *[other] { SHORT($piece, 1) }: { $count }, jetzt nicht
}
# limit: box-line
line-put-back = { SHORT($piece, 1) }: { $count } zu viel
# limit: box-line
line-take-out = { SHORT($piece, 1) }: { $count } zu viel
# limit: box-line
line-put-on-top = 1 { NOUN($piece, 1) }
# limit: box-line
line-any-colour = 1 in beliebiger Farbe
# limit: box-line
line-choice = { $taken } von { $of } genommen

## Cards

# limit: tile-reason
card-bananas = { $bananas ->
    [0] 0 Bananen
    [one] 1 Banane
   *[other] { $bananas } Bananen
}
# All that a card shows.
card-words-unknown = { card-name }: noch nicht eingegeben
card-words = { card-name }: { card-bananas }, { $now ->
    [none] sofort nichts
   *[other] sofort { $now }
}, { $each ->
    [none] in jedem Zug nichts
   *[other] in jedem Zug { $each }
}
# limit: tile-card
held-card = { price } { $word }
held-count = { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}
# limit: line
held-hint = Pfeile: Karte wählen. c: Es war eine andere. 1 bis { $players }: Spieler wählen.
# limit: line
held-hint-bought = Wähle die Karte, die hier falsch benannt ist, und drücke dann c.
# limit: line
held-hint-elsewhere = Wähle die richtige Karte und drücke dann Enter.
card-name = { $colour ->
    [multi] Bunt { price }
   *[other] { SHORT($colour, 1) } { price }
}
sum-board = Deine Tafel
# A price in credits: the sign keeps it apart from a key.
price = { $cost }¢
# A small card has no room for the word; the page's title explains it.
tile-bananas-short = { $count } b
tile-now = sofort { $symbols }
tile-now-words = sofort: { $pieces }
tile-each = je Zug { $symbols }
tile-each-words = je Zug: { $pieces }
# limit: tile-card
tile-no-pieces = ohne Teil
# limit: tile-reason
tile-empty = leer
# limit: tile-reason
tile-hidden = verdeckt
# limit: tile-reason
tile-rule-wrong-colour = { $wanted ->
    [light_green] nicht hell
    [dark_green] nicht dunkel
    [gold] nicht gold
   *[other] nicht { SHORT($wanted, 1) }
}
# limit: tile-reason
tile-rule-too-few-credits = zu teuer
# limit: tile-reason
tile-rule-pile-twice = 1 je Stapel
# limit: tile-reason
tile-left = noch { $count }
# limit: tile-reason
tile-different = { $count } Arten
# limit: tile-reason
tile-of-these = { $count } davon
# limit: tile-reason
tile-more = mehr
tile-times = { $count }x
tile-bananas-tight = { $count }b
slot-title = Feld { $number }
slot-empty = leer
slot-covers = verdeckt sie
slot-gives-nothing = bringt nichts
slots-place = Karte { $number } von { $of }: { $card }. Tippe auf ihr Feld oder drücke 1 bis 4.
slots-all-placed = Jede Karte hat ihr Feld. Tippe auf ein Feld, um neu zu verteilen.

## The build form

# limit: stepper
stepper-arches = Bogen
# limit: stepper
stepper-bricks = Stein
# limit: stepper
stepper-columns = Säule
# limit: stepper
stepper-height = Höhe
# limit: stepper
stepper-five-high = 5 hoch
build-colour-heading = Die Startnoppe
# limit: title
build-facts-title = Diese Treppe
# limit: fact
fact-pieces = { $columns ->
    [0] { $arches } { NOUN("arch", $arches) } { $bricks } { NOUN("brick", $bricks) }
   *[other] { $arches } { NOUN("arch", $arches) } { $bricks } { NOUN("brick", $bricks) } { $columns } Säu.
}
# limit: fact
fact-height = Sie ist { $height } hoch.
# limit: fact
fact-plan-ends = Dann ist der Plan weg.
# limit: fact
fact-choose-colour = Wähle die Startnoppe.
# limit: fact
fact-start = Start: { $sign } { SHORT($piece, 1) }
# limit: fact
fact-ends-in-arch = Am Ende: ein Bogen.
# limit: fact
fact-no-arch = Es fehlt ein Bogen.
# limit: fact
fact-five-high = Sie bringt 1 Bonus.
# limit: fact
fact-part-counts = { $counts ->
    [whole_pile] Altes zählt mit.
   *[placed_this_turn] Nur Neues zählt.
}
# limit: fact
fact-credits = { $count ->
    [0] Sie bringt 0 Taler.
   *[other] Sie bringt { $count }-{ $most } Taler.
}

## The palace on the screen: plan, oblique view, a staircase entered piece by piece

# limit: title
plan-title = Von oben, mit Höhen
# Where a row of the plan is one row of the screen, so that upright arches stand beside the heights.
# limit: title
plan-title-narrow = Höhen, Bögen: { $across } { $upright }
# limit: title
plan-title-aim = Wo endet der Bogen?
# limit: here
plan-here-nothing = hier ist keine Noppe
# limit: here
plan-here-knob = eine Noppe in { SHORT($piece, 1) }
# limit: here
plan-here-height = { $height } hoch
# limit: here
plan-here-decorated = { $sign } auf einem Turm, { $height } hoch
# limit: here
plan-here-figure = hier steht eine Figur
# limit: here
plan-why-none-left = { $piece ->
    [arch] Du hast keinen Bogen mehr.
    [column] Du hast keine Säule mehr.
   *[other] Du hast keinen Stein mehr.
}
# limit: here
plan-why-no-room = Hier passt nichts hin.
# limit: here
plan-why-no-arch = Hier passt kein Bogen hin.
# limit: here
plan-why-not-there = Dorthin passt kein Bogen.
# limit: here
plan-why-choose-end = Wähle erst, wo er endet.
# limit: piece-button
plan-button-piece = { $sign } { $piece ->
    [brick] Stein
    [column] Säule
   *[other] Bogen
}
plan-button-short = { $button } { $count }
# limit: piece-button
plan-button-left = noch { $count }
# limit: piece-button
plan-button-take-back = zurücknehmen
# limit: piece-button
plan-up = hoch
# limit: piece-button
plan-left = links
# limit: piece-button
plan-right = rechts
# limit: piece-button
plan-down = runter
# limit: fact
way-to-facts = nur Angaben eingeben
# limit: fact
way-to-plan = auf dem Plan eingeben
# limit: fact
way-to-plate = die Platte sehen lassen
# limit: title
plate-plan-title = Die Platte sieht, Höhen
# limit: here
plate-seen = gesehen: { $sign } { $piece ->
    [arch] Bogen
    [brick] Stein
   *[column] Säule
 }, { $level ->
    [0] am Boden
    [one] 1 Stein hoch
   *[other] { $level } hoch
 }
# limit: hint
plan-hint-plate = Die Platte sieht jedes Teil: Du brauchst keine Tasten.
# limit: hint
plate-unexplained = Da liegt etwas, das kein Teil ist: eine Hand oder ein schiefes Teil.
# limit: hint
plate-astray = { $more ->
    [yes] { $grams } g zu viel an der Markierung: Nimm weg, was dort liegt.
   *[no] { $grams } g fehlen an der Markierung: Lege zurück, was abfiel.
 }
# limit: hint
plate-astray-somewhere = { $more ->
    [yes] { $grams } g zu viel am Rand: Nimm weg, was dort liegt.
   *[no] Es fehlen { $grams } g: Lege zurück, was abfiel.
 }
# limit: hint
plate-mend-path-broken = Baue dort weiter oder nimm ihn weg.
# limit: hint
plate-mend-two-paths = Nimm ihn weg: nur eine Treppe je Zug.
# limit: hint
plate-mend-forks = Nimm diesen Bogen weg.
# limit: hint
plan-hint-start = Beginne auf einer freien Noppe am Boden.
# limit: hint
plan-hint-climb = Bogen für Bogen höher.
# limit: hint
plan-hint-end = Am Ende: ein Bogen.
# limit: hint
plan-aim-how = Wähle ein helles Ziel: Tippe darauf oder drücke seinen Pfeil.
# limit: fact
plan-aim-missing = Dort fehlen Steine.
# limit: fact
plan-aim-missing-here = Hier fehlen Steine.
# limit: fact
plan-aim-breaks = Das bricht eine Regel.
# limit: fact
plan-shown-heights = so hoch wird es dort
# limit: hint
plan-could-build = Das kannst du bauen: Schau auf den Plan.
# limit: hint
plan-hint-how = Tippe eine Stelle an, dann ein Teil. Oder: Pfeile und b, k, a.
# limit: hint
plan-piece-at = { $sign } { SHORT($piece, 1) }, { $level ->
    [0] am Boden
    [one] 1 Stein hoch
   *[other] { $level } Steine hoch
}
# limit: hint
plan-more-faults = { $count ->
    [one] noch 1 Fehler
   *[other] noch { $count } Fehler
}
# limit: fact
plan-no-start = Sie steht nicht am Boden.
# limit: fact
plan-start-either = Start an einem Ende.
# limit: fact
plan-joins = Trifft den Palast.
# limit: fact
plan-joins-not = Führe sie zum Palast.
# limit: fact
plan-five-high-not = { $counts ->
    [whole_pile] Bonus: staple 5.
   *[placed_this_turn] Bonus: staple 5 neue.
}
# limit: fact
plan-ends-not = Am Ende: kein Bogen.
# limit: fact
plan-loose = Lege 1 Bogen darauf.
# limit: fact
plan-credits = { $arches ->
    [one] 1 Taler
   *[other] { $arches } Taler
}{ $highest ->
    [0] { "" }
   *[other] { " " }+ 1 fürs Ende
}
# limit: title
plan-trophies = Trophäen
# limit: hint
plan-choose-knob = Wähle eine helle Noppe: Tippe darauf oder drücke ihren Buchstaben.
# limit: hint
plan-no-knob = Keine Noppe ist frei: Die Figur bleibt auf der Karte (Regel 9.4).
# limit: line
plan-entered = Dicke Linien: { $name } baut gerade diese Treppe.
# limit: line
plan-last-of = Dicke Linien: die letzte Treppe, gebaut von { $name }.
# limit: line
plan-last = Dicke Linien: die letzte Treppe.
# limit: line
plan-owners = Das Zeichen vor einem Schmuckstein zeigt, wer die Treppe gebaut hat.
# limit: line
plan-legend = { $light } hellgrün  { $dark } dunkelgrün  { $gold } gold: freie Noppen, mit Zahl ein Schmuckstein
# limit: hint
plan-fault-not-supported = { $piece ->
    [arch] Ein Ende hängt in der Luft (Regel 3.5).
   *[other] Ein Teil hängt in der Luft (Regel 3.5).
}
# limit: hint
plan-mend-not-supported = Darunter fehlen: { $missing ->
    [one] 1 Stein
   *[other] { $missing } Steine
}{ $column ->
    [yes] ; 1 Säule ersetzt drei
   *[no] { "" }
}.
# limit: hint
plan-mend-not-supported-lacking = Nimm den Bogen zurück: Dir fehlen Teile, um ihn zu stützen.
# limit: hint
plan-fault-figure-on-knob = Dort steht eine Figur (Regel 3.5).
# limit: hint
plan-mend-figure-on-knob = Baue daneben.
# limit: hint
plan-fault-both-feet-on-arch = Beide Enden dieses Bogens stehen auf einem Bogen (Regel 3.6).
# limit: hint
plan-mend-both-feet-on-arch = Drehe ihn oder lege unter jedes Ende einen Stein.
# limit: hint
plan-fault-start-not-on-ground = Die Treppe beginnt auf keiner freien Bodennoppe (Regel 4.1).
# limit: hint
plan-mend-start-not-on-ground = Beginne auf einer Noppe am Boden.
# limit: hint
plan-fault-arch-not-higher = Dieser Bogen ist nicht höher als der davor (Regel 4.6).
# limit: hint
plan-mend-arch-not-higher = Hebe ihn mit Steinen: { $level ->
    [one] 1 Stein hoch
   *[other] { $level } Steine hoch
}.
# limit: hint
plan-fault-path-broken = Dieser Bogen beginnt nicht, wo der letzte endet (Regel 4.6).
# limit: hint
plan-mend-path-broken = Baue an dem Ende weiter oder nimm ihn zurück.
# limit: hint
plan-fault-two-paths = Da ist ein zweiter Weg (Regel 4.6).
# limit: hint
plan-mend-two-paths = Nimm ihn zurück: nur eine Treppe je Zug.
# limit: hint
plan-fault-turns-back = Dieser Bogen führt über den davor zurück (Regel 4.7).
# limit: hint
plan-mend-turns-back = Drehe ihn: geradeaus oder zur Seite.
# limit: hint
plan-fault-forks = Hier teilt sich der Weg (Regel 4.7).
# limit: hint
plan-mend-forks = Nimm diesen Bogen zurück.
# limit: hint
plan-fault-arch-as-support = Dieser Bogen ist nur Stütze (Regel 4.8).
# limit: hint
plan-mend-arch-as-support = Stütze mit Steinen oder Säulen.
# limit: hint
plan-fault-end-taken = Auf das Ende passt kein Schmuckstein (Regel 5.1).
# limit: hint
plan-mend-end-taken = Ende dort, wo nichts darüber steht.
# limit: hint
plan-fault-off-plate = Dieses Teil ragt über die Platte hinaus (Regel 3.1).
# limit: hint
plan-mend-off-plate = Rücke es vom Rand weg.
# limit: hint
plan-fault-on-arch-middle = Dieses Teil steht auf der Mitte eines Bogens (Regel 3.3).
# limit: hint
plan-mend-on-arch-middle = Versetze es auf ein Ende des Bogens.
# limit: hint
plan-fault-overlap = Zwei Teile sind am selben Platz (Regel 3.4).
# limit: hint
plan-mend-overlap = Nimm eins davon weg oder versetze es.
# limit: hint
plan-fault-no-knob = Unter diesem Teil ist keine freie Noppe (Regel 3.5).
# limit: hint
plan-mend-no-knob = Versetze es auf eine freie Noppe.
# limit: hint
plan-fault-off-grid = Dieses Teil steht nicht in einer Reihe mit den anderen (Regel 3.7).
# limit: hint
plan-mend-off-grid = Rücke es ein wenig, bis ein Bogen dazwischen passt.
# limit: hint
plan-fault-several-decorations = Das ist ein Schmuckstein zu viel (Regel 5.1).
# limit: hint
plan-mend-several-decorations = Nimm ihn weg.
# limit: hint
plan-fault-decoration-misplaced = Dieser Schmuckstein sitzt nicht auf dem letzten Ende (Regel 5.1).
# limit: hint
plan-mend-decoration-misplaced = Versetze ihn auf das Ende des letzten Bogens.
# limit: explanation
plan-fault-could-build = Deine Teile reichen für eine Treppe, also musst du bauen (Regel 4.10).
# limit: explanation
plan-fault-knob-in-use = Auf dieser Noppe steht ein Teil, also gibt es sie (Regel 3.5).
# limit: explanation
plan-fault-knob-unseen = Auf dieser Noppe steht vielleicht ein Teil: Die Form des Palastes ist nicht bekannt (Regel 11.8).
# limit: explanation
plan-fault-knob-not-open = Der Affe kommt auf das freie Ende eines Bogens: Wähle eine helle Noppe (Regel 9.1).
# limit: explanation
plan-fault-knob-not-lowest = Der Frosch kommt auf die unterste Stelle dieser Treppe: Wähle eine helle Noppe (Regel 9.3).

## Credits, bonus, trophies, end of the turn

credits-arches = { $count ->
    [one] { $count } Bogen
   *[other] { $count } Bögen
}
credits-highest = 1 für den höchsten
credits-not-highest = Nicht der höchste Schmuckstein seiner Farbe: kein Taler dazu (Regel 5.3).
credits-total = { $count ->
    [one] = { $count } Taler
   *[other] = { $count } Taler
}
bonus-card = Bonuskarte
bonus-worth = 4 Bananen
bonus-left = { $count ->
    [one] Im Stapel liegt noch 1 Karte.
   *[other] Im Stapel liegen noch { $count } Karten.
}
trophies-frog = Frosch: unterste Noppe
trophies-monkey = Affe: irgendein Bogen
trophies-butterfly = Schmetterling: obendrauf
trophies-none = In diesem Zug gibt es keine Trophäe.
end-turn-next = als Nächstes: { $name }
end-turn-credits = { $count ->
    [one] 1 Taler verfällt (Regel 6.3).
   *[other] { $count } Taler verfallen (Regel 6.3).
}

## Correction, calibration, an unfinished game

correct-title = Das stimmt noch nicht
correct-take-out = nimm { $count } { NOUN($piece, $count) } aus dem Kasten
correct-put-back = lege { $count } { NOUN($piece, $count) } in den Kasten zurück
correct-goes-on = Sobald alles stimmt, geht das Spiel von selbst weiter.
correct-typed = Wenn alles stimmt, drücke Enter.
calibrate-title = Die sechs Fächer
calibrate-pieces = { $count } { NOUN($piece, $count) }
calibrate-compartment = { NOUN($piece, 2) }
calibrate-no-cell = { $target }: Dieses Fach antwortet noch nicht
calibrate-fault = { $target }: { $fault }
calibrate-still = { $target }: nichts bewegt sich
cup-empty = { $target }: leer
cup-filled = { $target }: nicht leer
cup-moving = { $target }: warte, bis sich nichts bewegt
cup-nothing = { $target }: noch keins von { $count }
cup-less = { $target }: leichter als leer. Esc geht einen Schritt zurück
cup-some = { $target }: einige sind drin
cup-right = { $target }: etwa { $count }
cup-light = { $target }: viel zu leicht für { $count }
cup-heavy = { $target }: viel zu schwer für { $count }
calibrate-waiting = { $target }: bewegt sich noch
resume-where = Runde { $round }, { $name } ist am Zug, { $step }.
resume-score = { $name } { $bananas }
resume-saved = Zuletzt gespeichert: „{ $event }“, { $at }.
resume-saved-hours = Zuletzt gespeichert: „{ $event }“, { $at } (vor { $hours } Stunden).
resume-saved-days = Zuletzt gespeichert: „{ $event }“, { $at } (vor { $days } Tagen).
when-today = heute { $clock }
when-yesterday = gestern { $clock }
when-date = { $date } { $clock }
resume-saved-minutes = Zuletzt gespeichert: „{ $event }“, { $at } ({ $minutes ->
    [0] gerade eben
    [one] vor 1 Minute
   *[other] vor { $minutes } Minuten
}).
resume-saved-simulated = Zuletzt gespeichert: „{ $event }“.
resume-nothing-lost = Danach ging nichts verloren.
resume-lost = { $state ->
    [lost] { $lost ->
        [one] 1 Ereignis nach Ereignis { $event } ist
       *[other] { $lost } Ereignisse nach Ereignis { $event } sind
    } verloren: Die Datei war beschädigt. Baut den Palast so, wie er damals war, oder legt das Spiel beiseite.
    [at_least] Mindestens { $lost ->
        [one] 1 Ereignis nach Ereignis { $event } ist
       *[other] { $lost } Ereignisse nach Ereignis { $event } sind
    } verloren: Die Datei war beschädigt. Baut den Palast so, wie er damals war, oder legt das Spiel beiseite.
   *[unknown] Vielleicht sind Ereignisse nach Ereignis { $event } verloren: Die Zentrale kann es nicht feststellen. Vergleicht den Palast mit dem Bildschirm, wenn ihr weiterspielt.
}
resume-differs = { SHORT($piece, 1) }: im Kasten { $count }, gespeichert { $saved }
resume-no-tray = Kein Kasten antwortet. Steckt ihn an, oder spielt ohne ihn weiter und tippt, was jeder nimmt.
resume-safe = Im abgesicherten Modus ist kein Kasten dabei. Spielt weiter und tippt, was jeder nimmt.
resume-asked-later = Wenn ihr weiterspielt, vergleicht die Zentrale den Kasten mit dem Spiel und fragt bei jedem Unterschied nach.
prompt-build = Bauen
prompt-take-cards = Karten
prompt-take-one-time = Sofortlieferung
prompt-place-cards = Karten ablegen
prompt-take-recurring = Dauerlieferung
prompt-place-frog = Frosch
prompt-place-monkey = Affe
prompt-place-butterfly = Schmetterling
prompt-end-turn = Ende des Zuges
prompt-ended = beendet

## Entry of a delivery by hand

manual-choice = und { $count } von { $sign }, gleich welche
manual-typing = Tippe die Zahl oder drücke + und -. Tab: die nächste. Esc: fertig.
fix-no-tray = Es ist kein Kasten angeschlossen: Tippe, was jeder nimmt.
fix-tray-cable = Stecke das Kabel des Kastens neu ein. Leuchtet er nicht, nimm einen anderen Anschluss.

## The start form

start-players = Spieler
start-name = Name { $number }
start-more = noch einer, oder Enter
start-long = nur { $most } Buchstaben
start-butterfly = Schmetterling
start-why-butterfly = 2 Bananen für die höchste Treppe
start-frog = Frosch
start-why-frog = bringt 1 Säule, kostet 3 Bananen
start-map = Boden { $number }
start-why-map = der Bodenplan unter dem Palast
# limit: deck
start-deck-screen = Der Bildschirm zeigt die Karten
# limit: deck
start-deck-printed = Die Karten aus unserer Schachtel
# limit: deck
start-deck-set = Unsere Schachtel: { $name }
# limit: deck
start-deck-learn = { $name }: { $cards } von { $all } eingegeben, Rest im Spiel
# limit: deck
start-deck-new = Unsere Schachtel, noch nicht eingegeben
start-needs-set = Für eure eigenen Karten: Gebt sie mit „palace cards“ ein und startet mit „palace play --set NAME“.
start-default-name = Spieler { $number }
start-waiting-keys = { $typing ->
    [yes] Esc, dann r
   *[no] r
}
# limit: line
start-waiting-games = { $count ->
    [one] Ein Spiel liegt beiseite. Zum Fortsetzen drückt { start-waiting-keys }.
   *[other] { $count } Spiele liegen beiseite. Um eins fortzusetzen, drückt { start-waiting-keys }.
}
start-waiting-game = { $names }, zuletzt gespeichert { $at }
start-waiting-game-simulated = { $names } (Spiel { $game })

## Strips

# limit: tray
tray-low = wenig
# A count that is not sure yet; the number alone stands where this does not fit.
tray-about = ~{ $count }
# limit: tray
tray-early = bald { $count }
# limit: tray
tray-out = raus { $count }
# limit: tray
tray-back = rein { $count }
role-tray = Kasten
role-plate = Platte
lamp-ok = { $role } ok
lamp-silent = { $seconds } s ohne { $role }
lamp-absent = { $role }: weg { $age }
lamp-incompatible = { $role }: andere Version
lamp-starting = { $role } startet
lamp-no-tray = ohne Kasten
lamp-saved = gesichert
lamp-plate = Platte { $level ->
    [gold] Gold
    [silver] Silber
   *[typed] sieht nichts
}
lamp-plate-late = letzter Zug: wegnehmen
lamp-plate-off = Palast anders (d)
info-round = Runde { $round }   zuletzt: { $event }
info-round-ahead = Runde { $round }   { $begun }
# the next player, who has begun before the last turn is over
ahead-begun = { $name } baut schon{ $pieces ->
    [0] { "" }
    [one] : 1 Teil
   *[other] : { $pieces } Teile
}
ahead-begun-decorated = { $name } hat begonnen: { $pieces ->
    [0] 1 { NOUN($piece, 1) } genommen
    [one] 1 Teil, 1 { NOUN($piece, 1) } genommen
   *[other] { $pieces } Teile, 1 { NOUN($piece, 1) } genommen
}
info-round-only = Runde { $round }
info-last = zuletzt: { $event }
player-stock = hat
player-next = dazu
player-gone = ausgestiegen
player-score = { $bananas ->
    [one] 1 Banane
   *[other] { $bananas } Bananen
}  { $bonus } Bonus
player-score-short = { $bananas } Ban  { $bonus } Bonus
player-bonus = { $bonus } Bonus
trophy-monkey = Affe
trophy-butterfly = Schmetterling
trophy-frog = Frosch -3
trophy-short-monkey = A
trophy-short-butterfly = S
trophy-short-frog = F

## Actions and footer

# limit: main-action
main-start = Spiel starten
# limit: main-action
main-manual = Das ist genommen
# limit: main-action
main-build = Treppe ist fertig
# limit: main-action
main-ahead = Zurück zu { $name }
# limit: main-action
main-decorate = Der Schmuckstein sitzt
# limit: main-action
main-credits = Weiter zu den Karten
# limit: main-action
main-cards-none = Nichts kaufen
main-cards = { $chosen } kaufen
# limit: main-action
main-delivery = Lieferung ist vollständig
# limit: main-action
main-place-cards = Karten liegen
# limit: main-action
main-put-right = Jetzt stimmt es
# limit: main-action
main-bonus = Bonuskarte ist genommen
# limit: main-action
main-trophies = Die Figur ist gesetzt
# limit: main-action
main-end-turn = Zug beenden
# limit: main-action
main-cards-check = Das sind unsere Karten
# limit: main-action
main-calibrate-empty = Die Becher sind leer
# limit: main-action
main-calibrate-full = Alles ist drin
# limit: main-action
main-setup = Alles ist heraus
# limit: main-action
waiting = nichts zu bestätigen
# limit: main-action
waiting-choice = fortsetzen oder beiseitelegen
# limit: main-action
waiting-answer = warte auf eine Antwort
# limit: main-action
waiting-pieces = warte auf { $count } { NOUN($piece, $count) }
# limit: main-action
waiting-put-back = lege { $count } { NOUN($piece, $count) } zurück
# limit: main-action
waiting-decoration = warte auf einen Schmuckstein
# limit: main-action
waiting-build = warte auf die Treppe
# limit: main-action
waiting-card = wähle die Karte
# limit: main-action
waiting-knob = wähle eine helle Noppe
# limit: main-action
waiting-slots = warte auf die Felder
# limit: main-action
waiting-still = bewegt sich noch: warte kurz
# limit: action
action-undo = Rückgängig
# limit: action
action-undo-for = Rückgängig für { $name }
# limit: action
action-correct = Berichtigen
# limit: action
action-count-wrong = Anzahl falsch
# limit: action
action-palace = Palast
# limit: action
action-more = Mehr
# limit: action
action-resume = Fortsetzen
# limit: action
action-discard = Beiseite
# limit: footer
footer-next = Weiter
# limit: footer
footer-sum = Warum
# limit: footer
footer-begin = Beginnen
# limit: footer
footer-choices = Auswahl
# limit: footer
footer-resume = Weiter
# limit: footer
footer-aside = Beiseite
# limit: footer
footer-undo = Widerruf
# limit: footer
footer-correct = Ändern
# limit: footer
footer-palace = Palast
# limit: stepper
footer-ahead = Nächster
# limit: footer
footer-market = Markt
# limit: footer
footer-held = Karten
# limit: footer
footer-piles = Stapel
# limit: footer
footer-numbers = Zahlen
# limit: footer
footer-elsewhere = Gekauft
# limit: footer
footer-this-card = Diese
# limit: footer
footer-another-card = Ändern
# limit: footer
footer-log = Verlauf
# limit: footer
footer-stop = Aufhören
# limit: footer
footer-far = Fern
# limit: footer
footer-near = Nah
# limit: footer
footer-scores = Punkte
# limit: footer
footer-more = Mehr
# limit: footer
footer-redo = Nochmal
# limit: footer
footer-map = Boden
# limit: footer
footer-devices = Geräte
# limit: footer
footer-help = Hilfe
# limit: footer
footer-back = Zurück
# limit: footer
footer-choose = Wählen
footer-type = Tippen
# limit: footer
footer-change = Ändern
# limit: footer
footer-new = Neu
# limit: footer
footer-export = Sichern
# limit: footer
footer-forward = Vor
# limit: footer
footer-first = Anfang
# limit: footer
footer-last = Schluss
# limit: footer
footer-close = Zumachen
# limit: footer
footer-brick = Stein
# limit: footer
footer-column = Säule
# limit: footer
footer-arch = Bogen
# limit: footer
footer-take-back = Weg
# limit: footer
footer-facts = Angaben
# limit: footer
footer-plan = Plan
# limit: footer
footer-plate = Platte
# limit: footer
footer-earlier = Früher
# limit: footer
footer-later = Später
# limit: footer
footer-theme = Farben
