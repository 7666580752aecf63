### The log: one sentence for each event.

log-new-game = Ein Spiel mit { $players } Spielern begann
log-took = { $count } { NOUN($piece, $count) } heraus
log-put-back = { $count } { NOUN($piece, $count) } zurückgelegt
log-override = Anzahl berichtigt: { SHORT($piece, 1) } { $old } -> { $new }
log-link = { $name }: { $state ->
    [live] ist da
    [lost] antwortet nicht
    [stale] schweigt
    [incompatible] spricht eine andere Version
    [absent] ist weg
   *[other] startet
}
log-staged = { $name } hat eine Treppe gebaut: { $arches } { NOUN("arch", $arches) }, { $height } hoch
log-command-report-build = { $name } hat die Treppe geschmückt: { $arches } { NOUN("arch", $arches) }
log-command-report-build-forgotten = Von { $name } gibt es nur Angaben: Ab jetzt ist die Form des Palastes nicht bekannt
log-command-build = { $name } hat { $arches } { NOUN("arch", $arches) } gebaut, { $height } hoch, und geschmückt
log-command-correct-supply = Der Vorrat wurde berichtigt
log-command-tell-top = Die oberste Karte eines Stapels wurde genannt
log-command-remove-card = Eine verlorene Karte ist nicht mehr im Spiel
log-command-change-deck = { $deck ->
    [printed] Ab jetzt spielt ihr mit euren eigenen gedruckten Karten
   *[screen] Ab jetzt gibt der Bildschirm die Karten
}
log-command-correct-card = { $name } hat eine andere Karte, als eingegeben war
log-command-settle-owed = Nach einer berichtigten Karte stimmt es zwischen { $name } und dem Kasten
log-command-settle-owed-leaver = Die Bausteine von { $name } liegen wieder im Kasten
log-command-learn-card = Was auf einer Karte steht, wurde eingegeben
log-command-learn-board = Was eine Spielertafel bringt, wurde eingegeben
log-command-learn-knob = Eine Noppe des Bodenplans wurde eingegeben
log-command-pass-build = { $name } hat keine Treppe gebaut
log-command-take-cards = { $cards ->
    [0] { $name } hat keine Karte gekauft
    [one] { $name } hat 1 Karte gekauft
   *[other] { $name } hat { $cards } Karten gekauft
}
log-card = { $card }
log-card-was = nicht { $card }
log-card-is = sondern { $card }
log-agreed-too-few-credits = alle waren einverstanden, obwohl es zu teuer war
log-agreed-wrong-colour = alle waren einverstanden, obwohl die Farbe nicht passte
log-agreed-pile-twice = alle waren einverstanden, obwohl es die zweite Karte dieses Stapels ist
log-agreed-withdraws-end = alle waren einverstanden, dass das Spiel weitergeht
log-command-place-cards = { $name } hat die Karten abgelegt
log-command-take = { $name } hat die Lieferung genommen
log-command-take-frog = { $name } hat den Frosch genommen
log-command-place-frog = { $name } hat den Frosch gesetzt
log-command-place-monkey = { $name } hat den Affen gesetzt
log-command-place-butterfly = { $name } hat den Schmetterling gesetzt
log-figure-on-card-no-open-knob = Auf der Karte bleibt { $figure ->
        [monkey] der Affe
        [butterfly] der Schmetterling
       *[other] der Frosch
    }: Keine Noppe ist frei
log-figure-on-card-cut-short = Auf die Karte kommt { $figure ->
        [monkey] der Affe
        [butterfly] der Schmetterling
       *[other] der Frosch
    }, verdient von { $name }
log-command-end-now = Das Spiel wurde vorzeitig beendet
log-command-leave = { $bricks ->
    [back] { $name } ist ausgestiegen, und die Bausteine kommen zurück in den Kasten
   *[out] { $name } ist ausgestiegen, und die Bausteine bleiben draußen
}
log-figure-on-card-built-over = Wieder auf der Karte ist { $figure ->
        [monkey] der Affe
        [butterfly] der Schmetterling
       *[other] der Frosch
    }: Dort hat { $name } gebaut
log-command-end-turn = { $name } hat den Zug beendet
log-violation-opened = { $what ->
    [put-back-wrong] { $count } { NOUN($piece, $count) } in den Kasten gelegt: { $count ->
        [one] Das gehört
       *[other] Die gehören
    } nicht dorthin
    [wrong-type] { $count } { NOUN($piece, $count) } genommen: die falsche Art
    [wrong-time] { $count } { NOUN($piece, $count) } zu früh genommen
   *[other] { $count } { NOUN($piece, $count) } zu viel genommen
}
log-violation-closed = { SHORT($piece, 2) }: in Ordnung gebracht
log-question = Gefragt: { $low } oder { $high } { NOUN($piece, $high) }?
log-question-object = Gefragt: Was liegt im Fach „{ NOUN($piece, 2) }“?
log-question-cup = Gefragt: Fach „{ NOUN($piece, 2) }“, der Becher ist nicht an seinem Platz
log-tray-replaced = Der Kasten hat eine andere Platine: Er wiegt wie vorher, und das Spiel geht weiter
log-unknown = { SHORT($piece, 1) }: Die Anzahl ist nicht bekannt
log-audit-healed = { SHORT($piece, 1) }: Die Wägezelle ist um { $off } gedriftet; ihr Nullpunkt wurde berichtigt
log-audit-disagrees = { SHORT($piece, 1) }: Das Gesamtgewicht sagt { $off }. Zähle nach, was dort liegt
log-question-staircase = { $count ->
    [one] Gefragt: Ist das die Treppe?
   *[other] Gefragt: Welche von { $count } Treppen ist es?
}
log-question-plate = { $more ->
    [yes] Gefragt: Was liegt auf der Platte, { $grams } g mehr als der Palast?
   *[no] Gefragt: Was fehlt auf der Platte, { $grams } g weniger als der Palast?
}
log-question-figure = Gefragt: Steht dort { $figure ->
        [monkey] der Affe
        [butterfly] der Schmetterling
       *[other] der Frosch
    } oder ein Teil?
log-question-laid = Gefragt: Liegt die Platte wie vor dem Abheben?
log-plate = Die Platte hat { $count ->
    [one] ein Teil
   *[other] { $count } Teile
} von der Treppe von { $name } gesehen
log-plate-where = wo: { $pieces }
log-plate-less = Teile wurden weggenommen: Von der Treppe von { $name } { $count ->
    [one] steht noch
   *[other] stehen noch
} { $count }
log-plate-level = { $level ->
    [gold] Die Platte sieht mit Waage und Hall-Sensoren
    [silver] Die Platte sieht nur mit der Waage{ $why ->
        [hall] : Zu wenige Hall-Sensoren arbeiten
       *[other] {""}
    }
   *[typed] Treppen werden von Hand eingegeben: { $why ->
        [hall_needed] Zu wenige Hall-Sensoren arbeiten
        [fault] Die Messwerte der Platte ließen sich nicht auswerten
        [corner] Eine Ecke der Platte meldet keinen Messwert
        [node] Die Platte antwortet nicht
       *[other] Die Platte sieht nichts
    }
}
log-answer = { $answer ->
    [agreed] Geantwortet: Der Palast steht wie gezeigt
    [turned] Geantwortet: Die Platte liegt nicht wie vorher
    [typed] Geantwortet: Die Treppe wird von Hand eingegeben
    [other] Geantwortet: Keine davon, die Treppe wird von Hand eingegeben
   *[number] Geantwortet: { $answer }
}
log-keep = Der Kasten wurde so gelassen, wie er ist
log-undo = Der letzte Schritt wurde rückgängig gemacht
log-redo = Der Schritt wurde wiederholt
log-set-up = Das Spiel wurde aufgebaut
log-box = { $by ->
    [tray] Der ganze Inhalt der Schachtel wurde gewogen
   *[other] Der ganze Inhalt der Schachtel wurde von Hand gezählt
}
log-evidence = Abweichung { $fraction } Teile, Rauschen { $noise_mg } mg, ruhig { $still_s } s{ $way ->
    [taken] , am nächsten: { $rival } heraus
    [back] , am nächsten: { $rival } zurückgelegt
    [nothing] , am nächsten: nichts bewegt
   *[other] {""}
}
log-who = { $name }:

## The evidence of a decision

page-evidence = Warum die Zentrale so entschied
# limit: footer
footer-evidence = Warum
evidence-none = Dafür wurde nichts gewogen: Ein Spieler hat es eingegeben, oder es folgt aus den Regeln.
evidence-decided = entschieden
evidence-still = Ruhig seit { $seconds } s, dann entschieden.
evidence-restless = Rauschen eines Messwerts: { $noise } mg.
evidence-fraction = Abweichung von einer ganzen Zahl: { $fraction } Teile, auf { $error } genau gemessen.
evidence-rival = Am nächsten dran: { $way ->
    [taken] { $rival } heraus
    [back] { $rival } zurückgelegt
   *[nothing] nichts bewegt
}. { $lost ->
    [off-whole] Das Gewicht passt dazu weniger gut.
    [faded] Die Kraft der Hand ließ sichtbar nach.
    [lifted] Ein Finger hob sich sichtbar.
    [waited] Es war länger ruhig, als ein Finger liegen bleibt.
    [stands] Es ließ sich nicht ausschließen, also fragte die Zentrale.
   *[unlikely] Hände tun das selten, oder das Spiel erwartete das andere.
}
evidence-undecided = { $low } oder { $high }: Keins ließ sich ausschließen, also fragte die Zentrale.
evidence-odds = Chance aller anderen Deutungen zusammen: { $odds } zu 1.
evidence-finger = Das Nächstbeste geht nur, wenn ein Finger im Fach liegt.
