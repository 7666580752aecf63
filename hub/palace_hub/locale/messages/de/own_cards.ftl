### `palace cards`: the editor in which a family types the cards, boards and maps of its own box.

## Pages and keys

# limit: footer
cards-page-piles = Stapel
# limit: footer
cards-page-cards = Karten
# limit: footer
cards-page-boards = Tafeln
# limit: footer
cards-page-maps = Pläne
# limit: footer
cards-page-check = Prüfung
cards-saved = gespeichert
cards-unsaved = ungespeichert
# limit: footer
cards-key-page = Seite
# limit: footer
cards-key-undo = Widerruf
# limit: footer
cards-key-redo = Nochmal
# limit: footer
cards-key-next = Weiter
# limit: footer
cards-key-size = Anzahl
# limit: footer
cards-key-clear = Leeren
# limit: footer
cards-key-pile = Stapel
# limit: footer
cards-key-erase = Löschen
# limit: footer
cards-key-map = Plan
# limit: footer
cards-key-leave = Ende
# limit: footer
cards-key-help = Hilfe

## Words of a card

cards-piece-arch = Bogen
cards-piece-brick = Stein
cards-piece-column = Säule
cards-piece-brick_or_arch = Stein oder Bogen
cards-bananas = { $count ->
    [one] Banane
   *[other] Bananen
}
cards-once = sofort
cards-each = je Zug
# limit: here
cards-bananas-heading = Bananen: Tippe die Zahl
# limit: here
cards-once-heading = Sofort, wenn du sie kaufst
# limit: here
cards-each-heading = Je Zug
# limit: title
cards-kit-heading = Startteile
# limit: title
cards-card-title = Karte { $number } von { $count }
cards-pile-title = Stapel { $pile }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
# limit: title
cards-board-title = Tafel { $seat }
# limit: action
cards-next = Weiter

## What to do

# limit: line
cards-piles-how = Wie viele Karten hat jeder Stapel der Schachtel? Zähle sie, tippe die Zahl, drücke Enter.
# limit: line
cards-piles-offer = Hier stehen die Zahlen des Haussatzes. Alle Stapel zusammen haben 67 Karten.
cards-sum = { $total } von { $all } Karten
# limit: line
cards-boards-how = Tippe die Startteile mit ihren Buchstaben, dann Enter, dann was die Spielertafel je Zug bringt.
# limit: explanation
cards-maps-how = l, d, g: eine Noppe, und weiter. Punkt: keine. Enter: die nächste Reihe. ?: alle Tasten.
cards-progress = { $typed } von { $all } Karten sind eingegeben.
# limit: line
cards-cards-how = { $typed } von { $all } eingegeben. Ziffern: Bananen (b). Buchstabe: je ein Symbol. Enter: nächste Karte.
cards-progress-boards = { $typed } von { $all } Spielertafeln sind eingegeben.

## Maps

# limit: tray
cards-paint-l = hell
# limit: tray
cards-paint-d = dunkel
# limit: tray
cards-paint-g = gold
# limit: tray
cards-paint-closed = zu
# limit: tray
cards-paint-nothing = keine
# limit: action
cards-tool-staircase = Treppe
# limit: action
cards-tool-mirror = spiegeln rechts
# limit: action
cards-tool-mirror-down = spiegeln unten
# limit: action
cards-tool-repeat = Reihe auffüllen
# limit: action
cards-tool-repeat-row = Reihe nach unten
cards-map-at = { $x } von links, { $y } von vorn.
cards-map-knobs = { $count ->
    [one] 1 freie Noppe.
   *[other] { $count } freie Noppen.
}
cards-map-use = Fertige Bodenpläne: { $count } von { $all }. Bis alle fertig sind, gelten die Haus-Bodenpläne.
cards-feet-bare = { $count ->
    [one] Eine Noppe unter der Treppe ist nicht gefärbt: Färbe sie, wo ein ? steht.
   *[other] { $count } Noppen unter der Treppe sind nicht gefärbt: Färbe sie, wo ein ? steht.
}
cards-knobs-outside = { $count ->
    [one] Die Noppe mit dem ! ist unerreichbar: Zähle in Dreierschritten.
   *[other] { $count } Noppen mit ! sind unerreichbar: Zähle in Dreierschritten.
}
cards-no-staircase-yet = Der Bodenplan hat noch keine Starttreppe: Geh zu ihrem ersten Fuß und drücke s.
cards-map-used = Alle Bodenpläne sind fertig: Ab jetzt gelten sie.

## Answers to a key

cards-no-key = Diese Taste tut hier nichts. ? zeigt die Tasten.
cards-no-size = Ein Stapel hat höchstens { $most } Karten. Tippe 0 bis { $most }.
cards-pile-typed = { $count ->
    [one] 1 Karte dieses Stapels ist eingegeben. Leere sie zuerst, oder mach den Stapel mit + größer.
   *[other] { $count } Karten dieses Stapels sind eingegeben. Leere zuerst einige, oder mach den Stapel mit + größer.
}
cards-pile-empty = Dieser Stapel hat keine Karte. Jeder Stapel hat mindestens eine.
cards-sum-wrong = Die Stapel haben zusammen { $total } Karten; eine Schachtel hat { $all }. Zähle die Stapel noch einmal.
cards-no-bananas = { $found } Bananen sind zu viele: 0 bis { $most }. Sieh dir die Karte noch einmal an.
cards-most-symbols = Eine Lieferung hat höchstens { $most } von einer Art. Sieh dir die Karte noch einmal an.
cards-nothing-left = Hier ist nichts mehr wegzunehmen.
cards-bananas-first = Tippe zuerst die Bananen; 0, wenn die Karte keine zeigt.
cards-some-left = Einige Karten fehlen noch: Hier ist die erste.
cards-all-typed = Alle { $count } Karten sind eingegeben. Jetzt die vier Spielertafeln.
cards-kit-is-pieces = Startteile sind Bögen, Steine und Säulen. Diese Taste ist für Lieferungen.
cards-kit-first = Tippe zuerst die Startteile von Spielertafel { $seat }: Sie stehen auf ihrer Rückseite.
cards-delivery-first = Auf Spielertafel { $seat } steht eine Lieferung für jeden Zug. Tippe sie zuerst.
cards-edge = Hier endet der Plan.
cards-row-done = Nächste Reihe.
cards-last-row = Das war die letzte Reihe.
cards-no-staircase = Die Starttreppe passt von hier aus nicht: Sie braucht sechs Noppen Platz.
cards-undone = Rückgängig. Mit y gilt es wieder.
cards-redone = Wiederholt.
cards-nothing-to-undo = Es gibt nichts rückgängig zu machen.
cards-nothing-to-redo = Es gibt nichts zu wiederholen.
cards-more-faults = und { $count } weitere
cards-not-kept = Der Satz { $name } ist nicht gespeichert: { $what }. Schaffe Platz in { $folder }; nach der nächsten Karte versucht es die Zentrale wieder.
cards-leave-unsaved = Der Satz lässt sich nicht speichern. Noch einmal Ctrl+Q verlässt ihn, und die letzten Änderungen sind verloren.

## The check

cards-check-title = Ist der Satz vollständig?
cards-check-missing = Das fehlt noch, bevor du mit diesem Satz spielen kannst:
cards-check-complete = Alle Karten und Spielertafeln sind eingegeben.
cards-check-maps = { $count ->
    [0] Alle vier Bodenpläne sind fertig: Ab jetzt gelten sie.
    [one] Bodenplan { $maps } ist nicht fertig: Bis dahin gelten die Haus-Bodenpläne.
   *[other] Die Bodenpläne { $maps } sind nicht fertig: Bis dahin gelten die Haus-Bodenpläne.
}
cards-check-faults = { $count ->
    [one] Eins kann nicht stimmen:
   *[other] { $count } Dinge können nicht stimmen:
}
cards-check-map = Bodenplan { $number }: { $text }
cards-check-sound = Nichts, was du eingegeben hast, bricht eine Regel.
cards-check-play = Damit spielen: palace play --set { $name }
cards-lack-pile = { $count } von { $colour ->
    [multi] Bunt { $cost }
   *[other] { SHORT($colour, 1) } { $cost }
}
cards-lack-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}{ $piles ->
    [none] { "" }
   *[other] { ": " }{ $piles }
}
cards-lack-boards = { $count ->
    [one] Spielertafel { $seats }
   *[other] Spielertafeln { $seats }
}

## Help

cards-help-title = Tasten dieser Seite
cards-help-close = Jede Taste führt zurück.
cards-help-sizes = 0 bis 9: die Zahl der Karten im markierten Stapel. Enter: der nächste Stapel.
cards-help-rows = Hoch, runter: ein anderer Stapel. Links, rechts oder - und +: eine weniger, eine mehr.
cards-help-digits = 0 bis 9: die Zahl in der markierten Zeile; zuerst sind das die Bananen.
cards-help-once = e: ein Stein oder Bogen, k: eine Säule, wenn du die Karte kaufst.
cards-help-each = a: ein Bogen, b: ein Stein, je Zug.
cards-help-capitals = K: eine Säule, E: ein Stein oder Bogen, je Zug. Wenige Karten haben das.
cards-help-next = Enter: die nächste Karte. Die vorige ist dann gespeichert.
cards-help-lines = Hoch, runter: eine andere Zeile. - und +: eins weniger, eins mehr. Backspace: zurücknehmen.
cards-help-walk = Links, rechts: die Karte davor oder danach. PgUp, PgDn: ein anderer Stapel.
cards-help-clear = Del: die Karte leeren.
cards-help-board = a: ein Bogen, b: ein Stein, k: eine Säule, e: ein Stein oder Bogen.
cards-help-board-next = Enter: von den Startteilen zur Lieferung je Zug, dann zur nächsten Spielertafel.
cards-help-board-walk = Links, rechts: die Spielertafel davor oder danach. Del: die Spielertafel leeren.
cards-help-paint = l, d, g: eine hellgrüne, dunkelgrüne oder goldene Noppe; Punkt: keine; x: zu.
cards-help-map-next = Enter: die nächste Reihe Noppen. 1 bis 4: ein anderer Bodenplan.
cards-help-arrows = Pfeile: drei Noppen weiter; mit Shift: eine. Backspace: eine zurück. Del: löschen.
cards-help-staircase = s: Hier beginnt die Starttreppe. Noch einmal: Sie dreht sich.
cards-help-mirror = m: die linke Hälfte nach rechts spiegeln. v: die obere Hälfte nach unten spiegeln.
cards-help-repeat = r: diese Noppe bis ans Ende der Reihe wiederholen. R: diese Reihe bis ganz nach unten.
cards-help-undo = u: rückgängig, so oft du willst. y: wiederholen.
cards-help-pages = Tab, Shift+Tab: eine andere Seite.
cards-help-leave = t: hell oder dunkel. Ctrl+Q: verlassen; alles, was du getippt hast, ist gespeichert.

## The command line

cli-cards = Hier gibst du die Karten, Spielertafeln und Bodenpläne deiner eigenen Schachtel ein. Du kannst aufhören und später weitermachen.
cli-cards-words = NAME öffnet einen Satz (den einzigen, wenn weggelassen); „export NAME FILE“ schreibt ihn in eine Datei, „import FILE“ liest einen, „import FILE NAME“ unter anderem Namen
cli-cards-last-good = öffnet die letzte brauchbare Kopie eines beschädigten Satzes
cli-cards-usage = So geht es: „palace cards“, „palace cards NAME“, „palace cards export NAME FILE“ oder „palace cards import FILE NAME“ (NAME kann fehlen).
cards-bad-name = { $name } geht nicht als Name eines Satzes. Nimm bis zu 24 Zeichen: a bis z, 0 bis 9, - und _; nicht house, export oder import. Für eine Datei: palace cards import FILE NAME
cards-which = Du hast mehrere Sätze. Öffne einen mit „palace cards NAME“:
cards-one-of = { $name }: { $typed } von { $all } Karten, { $boards } von 4 Spielertafeln
cards-one-damaged = { $name }: beschädigt
cards-damaged = Der Satz { $name } lässt sich nicht öffnen: { $text }{ $copy ->
    [yes] {" "}Seine letzte brauchbare Kopie ist da: palace cards { $name } --last-good
   *[no] {" "}Berichtige die Zeile, oder schiebe den Ordner { $folder } weg.
}
cards-not-complete = Der Kartensatz { $name } ist nicht vollständig: { $missing }. Gib den Rest ein: palace cards { $name }
cards-no-set = Einen Kartensatz { $name } gibt es nicht. Deine: { $known }
cards-exported = Der Satz { $name } ist in { $file }.
cards-imported = Der Satz gehört jetzt dir, als { $name }: { $typed } von { $all } Karten, { $boards } von 4 Spielertafeln. Öffnen: palace cards { $name }
cards-exists = Einen Satz { $name } hast du schon. Gib dem anderen einen eigenen Namen: palace cards import { $file } NAME
cards-file-exists = { $file } gibt es schon. Nenne eine andere Datei.
cards-not-a-set = { $file } ist kein Kartensatz. { $text ->
    [none] {""}
   *[other] { $text }{" "}
}Ein Satz ist eine Datei von „palace cards export“ oder ein Ordner mit cards.toml.
