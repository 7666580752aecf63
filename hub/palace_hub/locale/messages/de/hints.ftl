### Hints in the build and the cards step, and who gets them.

## The hint, in place of the explanation

# limit: explanation
hint-thinking = Die Zentrale sucht einen Tipp. Du kannst inzwischen weitermachen.
# limit: explanation
hint-credits = Tipp: Mit deinen Teilen kannst du { $credits ->
    [one] 1 Taler
   *[other] { $credits } Taler
} bekommen. Wo du anfängst, sagt noch einmal h.
# limit: explanation
hint-start-lit = Tipp: Beginne auf der hellen Noppe in { SHORT($piece, 1) }. Die ganze Treppe zeigt noch einmal h.
# limit: explanation
hint-start = Tipp: Beginne auf einer Noppe in { SHORT($piece, 1) }. Die ganze Treppe zeigt noch einmal h.
# limit: explanation
hint-whole = Tipp: Baue, was der Plan zeigt. { $why }
# limit: explanation
hint-take-back = Tipp: Nimm zuerst zurück, was hell ist (1 { NOUN($piece, 1) }). Es gehört nicht zur Treppe dieses Tipps.
# limit: explanation
hint-whole-facts = Tipp: ab { SHORT($piece, 1) } { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) }, { $columns } { NOUN("column", $columns) } bis Höhe { $height }. { $why }
# limit: explanation
hint-frog = Tipp: Nimm zuerst den Frosch (drücke o). Er bringt dir eine Säule, und die kannst du verbauen.
# limit: explanation
hint-pass = Tipp: Mit deinen Teilen geht keine Treppe. Drücke o und wähle „Kann nicht bauen“.
# limit: explanation
hint-unknown-knobs = Kein Tipp: Die Zentrale kennt erst wenige Noppen dieses Bodenplans. Mit jeder Treppe lernt sie welche dazu.
# limit: explanation
hint-aim-recurring = Tipp: Sieh nach Karten, die dir in jedem Zug Teile bringen. Welche das sind, sagt noch einmal h.
# limit: explanation
hint-aim-one-time = Tipp: Sieh nach Karten, die dir sofort Teile bringen. Welche das sind, sagt noch einmal h.
# limit: explanation
hint-aim-bananas = Tipp: Sieh nach Karten mit vielen Bananen. Welche das sind, sagt noch einmal h.
# limit: explanation
hint-aim-printed = Tipp: Die Zentrale sieht die obersten Karten nicht. Manche Stapel helfen im Schnitt mehr: h zeigt sie.
hint-pile = { $card } (Taste { $cap })
# limit: explanation
hint-cards = Tipp: Kaufe { $cards }: { $gains }.
# limit: explanation
hint-cards-printed = Tipp: Kaufe { $cards }. Solche Karten helfen dir im Schnitt am meisten: Welche oben liegen, sieht die Zentrale nicht.
# limit: explanation
hint-cards-none = Tipp: Kaufe nichts. Keine Karte, die du bezahlen kannst, hilft dir jetzt.

hint-gain-bananas = { $count ->
    [one] 1 Banane
   *[other] { $count } Bananen
}
hint-gain-one-time = sofort { $count ->
    [one] 1 Teil
   *[other] { $count } Teile
}
hint-gain-recurring = { $count ->
    [one] 1 Teil
   *[other] { $count } Teile
} je Zug, noch etwa { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}

## Why

hint-why-recurring = Die Treppe beginnt auf { SHORT($piece, 1) }, denn die Karte { $card } bringt je Zug { $pieces }.
hint-why-one-time = Die Treppe beginnt auf { SHORT($piece, 1) }, denn die Karte { $card } bringt sofort { $pieces }.
hint-why-bananas = Die Treppe beginnt auf { SHORT($piece, 1) }, denn die Karte { $card } hat { $count ->
    [one] 1 Banane
   *[other] { $count } Bananen
}.
hint-why-card = Die Treppe beginnt auf { SHORT($piece, 1) }, denn Karten wie { $card } helfen dir am meisten.
hint-why-any-recurring = Die Taler dafür reichen für die Karte { $card }: Die bringt je Zug { $pieces }.
hint-why-any-one-time = Die Taler dafür reichen für die Karte { $card }: Die bringt sofort { $pieces }.
hint-why-any-bananas = Die Taler dafür reichen für die Karte { $card }: Die hat { $count ->
    [one] 1 Banane
   *[other] { $count } Bananen
}.
hint-why-any-card = Die Taler dafür reichen für eine Karte { $card }: Die hilft dir am meisten.
hint-why-bonus = Ein Turm aus fünf Steinen bringt dir eine Bonuskarte.
hint-why-butterfly = Das Ende der Treppe ist das höchste, also bekommst du den Schmetterling.
hint-why-monkey = Das goldene Ende der Treppe bringt dir den Affen.
hint-why-highest = Das Ende der Treppe ist das höchste seiner Farbe: 1 Taler dazu.
hint-why-credits = Die Treppe bringt { $credits ->
    [one] 1 Taler
   *[other] { $credits } Taler
} und braucht die wenigsten Teile.

## Beside the plan

# limit: hint
hint-next = { $piece ->
    [arch] Jetzt: { $sign } ein Bogen zwischen die zwei hellen Stellen, { $level ->
        [0] am Boden
        [one] 1 Stein hoch
       *[other] { $level } Steine hoch
    }.
   *[other] Jetzt: { $sign } { NOUN($piece, 1) } auf die helle Stelle, { $level ->
        [0] am Boden
        [one] 1 Stein hoch
       *[other] { $level } Steine hoch
    }.
}
# limit: hint
hint-off = Nimm zuerst zurück: { $sign } { NOUN($piece, 1) }, hell markiert.
# limit: hint
hint-done = Alle Teile des Tipps sind da.
# limit: tile-reason
tile-hint = Tipp

## Refusals

refused-hint-none = Für diesen Schritt findet die Zentrale keinen Tipp. Mach ohne weiter.
refused-hint-not-now = Tipps gibt es beim Bauen und beim Kartenkaufen. Drücke dann h.
refused-hint-put-right = Bring zuerst in Ordnung, was der Bildschirm verlangt. Dann gibt es einen Tipp.
refused-hints-off = Für { $name } sind die Tipps aus. Zum Einschalten drücke o und wähle „Tipps“.
refused-hint-not-stuck = Deinen Tipp gibt es in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
}, oder nach einem Versuch, der nicht erlaubt ist.
told-hint-away = Der Tipp ist weggelegt. h zeigt ihn wieder.
told-hint-anew = Du baust eine andere Treppe als im Tipp. Für einen Tipp zu deiner drücke h.
told-hint-now = Jetzt kannst du einen Tipp haben: Drücke h.
refused-hints-count = Wählt für jeden der { $count } Spieler.

## The log

log-hint = { $name } hat einen Tipp benutzt (Stufe { $level })

## Keys and the dialog

# limit: footer
footer-hint = Tipp
palette-hint = Einen Tipp zeigen, oder mehr davon
palette-hints = Tipps: an, aus, oder nur wenn es hängt
# limit: headline
ask-hints = Wer bekommt Tipps?
# limit: explanation
ask-hints-why = h zeigt einen Tipp, der Verlauf nennt es allen. Es hängt: nach { $seconds } Sekunden oder einem unerlaubten Versuch.
hints-of = { $mode ->
    [on] Tipps an
    [stuck] nur wenn es hängt
   *[off] Tipps aus
}
# limit: action
web-hints-do = So spielen

help-key-hint = h   ein Tipp; noch einmal: mehr davon

## The command line

cli-bench-hints = Wie bald der Prozess des Ratgebers antwortet, und wie viel länger die Schritte der Zentrale mit Tipps dauern als ohne.
