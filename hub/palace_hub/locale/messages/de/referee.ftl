### The referee on the tray: reasons, questions and their answers.

# limit: explanation
wrong-type = In dieser Lieferung gibt es { $piece ->
        [column] keine Säule
        [light_green] kein hellgrünes Blatt
        [dark_green] kein dunkelgrünes Blatt
       *[other] keinen { NOUN($piece, 1) }
    } (Regel { $rule }).
# limit: explanation
wrong-type-decorate = Jetzt kommt nur der Schmuckstein, { $piece ->
        [column] keine Säule
       *[other] kein { NOUN($piece, 1) }
    } (Regel { $rule }).
# limit: explanation
wrong-type-frog = Der Frosch bringt eine Säule, { $piece ->
        [column] keine Säule
        [light_green] kein hellgrünes Blatt
        [dark_green] kein dunkelgrünes Blatt
       *[other] keinen { NOUN($piece, 1) }
    } (Regel { $rule }).
# limit: explanation
wrong-time = Jetzt darf man keine { $piece ->
        [light_green] hellgrünen Blätter
        [dark_green] dunkelgrünen Blätter
       *[other] { NOUN($piece, 2) }
    } nehmen (Regel { $rule }).
# limit: explanation
too-many = { $count } { NOUN($piece, $count) } zu viel für diese Lieferung (Regel { $rule }).
# limit: explanation
too-many-decorate = Nur 1 Schmuckstein kommt darauf: { $count } { NOUN($piece, $count) } zu viel (Regel { $rule }).
# limit: explanation
too-many-frog = Der Frosch bringt eine Säule: { $count } zu viel (Regel { $rule }).
# limit: explanation
undone-put-back = Ein Schritt ist zurückgenommen. Lege auch { $count } { NOUN($piece, $count) } zurück, oder drücke y: Dann gilt er wieder.
# limit: line
undone-on-palace = Auf dem Palast bleiben: { $pieces }.{ $off ->
    [none] { "" }
    [light_green] { " " }Nimm nur das hellgrüne Blatt ab.
    [dark_green] { " " }Nimm nur das dunkelgrüne Blatt ab.
   *[other] { " " }Nimm nur den { NOUN($off, 1) } ab.
}
# limit: explanation
put-back-wrong = { $count } { NOUN($piece, $count) } { $count ->
    [one] gehört
   *[other] gehören
} nicht in den Kasten (Regel { $rule }).
# limit: explanation
decoration-wrong-colour = Darauf kommt { $wanted ->
        [column] eine Säule
       *[other] ein { NOUN($wanted, 1) }
    }, { $piece ->
        [column] keine Säule
       *[other] kein { NOUN($piece, 1) }
    } (Regel { $rule }).

## Entries that may explain pieces which were moved before they were said

explained-by-build = Steckt es schon in deiner neuen Treppe? Dann gib die Treppe ein.
explained-by-cards = Bringt dir das eine Karte, die du kaufst? Dann wähle die Karte.
explained-by-place-cards = Bringen dir das deine neuen Karten? Dann lege die Karten ab.
explained-by-delivery = Gehört das zum nächsten Schritt? Dann drücke Enter: Er beginnt.

## Questions

# limit: headline
ask-count-headline = { $low } oder { $high } { SHORT($piece, $high) }?
# limit: explanation
ask-count-why = Der Kasten zögert: Das wiegt so viel wie { $reading } { NOUN($piece, 2) }. Zähle nach und wähle { $low } oder { $high }.
# limit: explanation
ask-count-why-impossible = Was dort liegt, wiegt so viel wie { $reading }, und das kann nicht sein. Liegt etwas anderes im Fach, nimm es heraus.
# limit: explanation
ask-count-why-changed = Während der Kasten zählte, kam oder ging etwas. Was dort liegt, wiegt so viel wie { $reading }: Bitte zähle nach.
# limit: explanation
ask-count-why-gap = Der Kasten wurde eine Weile nicht beobachtet. Was dort liegt, wiegt so viel wie { $reading }: Bitte zähle nach.
# limit: headline
ask-object-headline = Nimm das heraus
# limit: headline
ask-cup-headline = Stell das zurück
# limit: explanation
ask-count-why-foreign = Was dort liegt, wiegt so viel wie { $reading } – oder wie Teile einer anderen Art. Liegen solche dort, nimm sie heraus.
# limit: explanation
ask-count-why-cup = Fach „{ NOUN($piece, 2) }“: Der Becher ist weg oder vertauscht. Stelle jeden Becher wieder an seinen Platz.
# limit: explanation
ask-count-why-object = Fach „{ NOUN($piece, 2) }“: Dort liegt etwas, das kein Teil ist. Alles wiegt so viel wie { $reading }. Nimm es heraus.
# limit: headline
ask-staircase-headline = Welche steht da?
# limit: headline
ask-staircase-one-headline = Ist es diese?
# limit: explanation
ask-staircase-why = Die Platte kann es nicht unterscheiden. Schau auf die markierten Stellen und wähle dann.
# limit: explanation
ask-staircase-one-why = Die Platte sieht diese Treppe, aber nicht deutlich. Vergleiche sie mit dem Palast und wähle dann.
# limit: headline
ask-figure-headline = { $figure ->
    [monkey] Ist das der Affe?
    [butterfly] Schmetterling?
   *[frog] Ist das der Frosch?
}
# limit: explanation
ask-figure-why = Es wiegt wie { $figure ->
    [monkey] der Affe
    [butterfly] der Schmetterling
   *[frog] der Frosch
}, aber Teile des Nächsten sind auch da. Schau auf die markierte Stelle.
then-count-this = Das Spiel geht mit dieser Zahl weiter.
then-count-another = Du zählst nach und tippst die Zahl.
then-staircase-this = Diese Treppe gilt als gebaut.
then-staircase-other = Du gibst die Treppe selbst ein, auf dem Plan oder mit Angaben.
then-figure-agreed = Die Figur gilt dort als gesetzt.
then-figure-other = Es zählt als Teil der Treppe des nächsten Spielers.
then-plate-agreed = Der Palast auf dem Bildschirm stimmt. Von jetzt an rechnet die Platte mit ihrem heutigen Gewicht.
then-plate-typed = Du gibst diese Treppe selbst ein. Die nächste sieht die Platte wieder.
then-laid-agreed = Das Spiel geht mit dem Palast weiter, wie er war.
then-laid-turned-by = Die Zentrale dreht den Palast auf dem Bildschirm so, wie die Platte liegt.
then-laid-turned = Die Zentrale wartet, bis die Platte wie vorher liegt.
answer-figure = Ja, { $figure ->
    [monkey] der Affe
    [butterfly] der Schmetterling
   *[frog] der Frosch
}
answer-piece = Nein, ein Teil
answer-another-number = Andere Zahl
answer-staircase = Diese steht da
answer-not-this = Nein: selbst eingeben
# limit: reading
question-only-here = Nur hier: { $parts }
# limit: reading
question-lacks = Ohne die Teile, die das andere Bild markiert.
# limit: reading
question-beside = Neben dem Palast, nicht auf seinen Noppen.
question-where-nw = Schau zuerst hierhin: hinten links.
question-where-n = Schau zuerst hierhin: hinten in der Mitte.
question-where-ne = Schau zuerst hierhin: hinten rechts.
question-where-w = Schau zuerst hierhin: links in der Mitte.
question-where-middle = Schau zuerst hierhin: genau in der Mitte.
question-where-e = Schau zuerst hierhin: rechts in der Mitte.
question-where-sw = Schau zuerst hierhin: vorne links.
question-where-s = Schau zuerst hierhin: vorne in der Mitte.
question-where-se = Schau zuerst hierhin: vorne rechts.
question-on-rim = Schau auch auf den Rand der Platte.
question-fallen = Schau auch neben die Platte.
answer-other-staircase = Keine: selbst eingeben
# limit: headline
ask-plate-headline = Stimmt der Palast?
# limit: explanation
plate-off = { $more ->
    [yes] Die Platte wiegt { $grams } g mehr als der Palast auf dem Bildschirm.
   *[no] Die Platte wiegt { $grams } g weniger als der Palast auf dem Bildschirm.
}
# limit: explanation
plate-off-somewhere = { $more ->
    [yes] Die Platte wiegt { $grams } g mehr als der Palast auf dem Bildschirm: Etwas liegt am Rand oder ist verrutscht.
   *[no] Die Platte wiegt { $grams } g weniger als der Palast auf dem Bildschirm: Etwas ist weg oder verrutscht.
}
# limit: explanation
plate-late = Das ist der letzte Zug. Nach dem Schmuckstein zählt nichts mehr: Nimm { $count ->
    [one] das Teil
   *[other] die { $count } Teile
} wieder weg.
# limit: explanation
plate-lifted = Die Platte wurde angehoben. Stelle sie wieder auf ihre vier Ecken: Bis dahin zählt die Zentrale nichts.
# limit: explanation
plate-turned = { $turns ->
    [1] Die Platte liegt eine Vierteldrehung zu weit links herum. Drehe sie nach rechts zurück.
    [2] Die Platte liegt falsch herum. Drehe sie um eine halbe Drehung.
   *[3] Die Platte liegt eine Vierteldrehung zu weit rechts herum. Drehe sie nach links zurück.
}
# limit: explanation
plate-laid = Die Platte wurde abgehoben. Lege sie zurück, wie sie war: Der Bildschirm zeigt, wie sie lag.
# limit: explanation
plate-laid-moved = Die Platte wiegt so viel wie vor dem Abheben, aber auf ihr ist etwas verrutscht.
# limit: explanation
plate-laid-more = Die Platte wiegt { $grams } g mehr als vor dem Abheben. Nimm weg, was neu darauf liegt.
# limit: explanation
plate-laid-less = Die Platte wiegt { $grams } g weniger als vor dem Abheben: Etwas ist abgefallen. Setze es zurück.
# limit: explanation
plate-laid-less-one = Die Platte wiegt { $grams } g weniger als vor dem Abheben, so viel wie { $piece ->
        [column] eine Säule
       *[other] ein { NOUN($piece, 1) }
    }. Setze das Teil zurück.
# limit: explanation
plate-laid-less-two = Die Platte ist { $grams } g leichter als vorher: { $piece ->
        [column] eine Säule
       *[other] ein { NOUN($piece, 1) }
    } oder { $wanted ->
        [column] eine Säule
       *[other] ein { NOUN($wanted, 1) }
    }. Setze das Teil zurück.
# limit: headline
ask-laid-headline = Liegt sie richtig?
answer-laid = Sie liegt wie vorher
answer-turned = Wir drehen sie zurück
plate-why = { $why ->
    [hall] Zu wenige Hall-Sensoren arbeiten: Nur die Waage sieht die Teile.
    [hall_needed] Zu wenige Hall-Sensoren arbeiten, und die Waage allein sieht zu wenig. Gib Treppen selbst ein.
    [corner] Eine Ecke der Platte meldet keinen Messwert. Gib Treppen selbst ein.
    [fault] Die Zentrale konnte die Messwerte der Platte nicht auswerten. Gib diese Treppe selbst ein. Mehr steht in der Logdatei.
   *[node] Die Platte antwortet nicht. Gib Treppen selbst ein.
}
answer-agreed = So steht er da
answer-typed = Ich gebe die Treppe ein
answer-pieces = { $count ->
    [0] { $piece ->
        [column] Keine Säule
        [light_green] Kein hellgrünes Blatt
        [dark_green] Kein dunkelgrünes Blatt
       *[other] Keinen { NOUN($piece, 1) }
    }
    [1] { $piece ->
        [column] Eine Säule
        [light_green] Ein hellgrünes Blatt
        [dark_green] Ein dunkelgrünes Blatt
       *[other] Einen { NOUN($piece, 1) }
    }
   *[other] { number-word } { NOUN($piece, $count) }
}
number-word = { $count ->
    [0] Kein
    [1] Ein
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
   *[other] { $count }
}

owed-put-back = Eine Karte wurde berichtigt: { $name } legt { $count } { NOUN($piece, $count) } zurück (Regel { $rule }).
board-unknown-put-back = Gib ein, was die Spielertafel bringt, dann nimm { $count } { NOUN($piece, $count) } (Regel { $rule }).
leaver-put-back = { $name } ist ausgestiegen: { $count } { NOUN($piece, $count) } { $count ->
    [one] kommt
   *[other] kommen
} zurück in den Kasten (Regel { $rule }).
left-put-back = { $name } ist mitten im Zug ausgestiegen: Legt zurück, was dafür genommen wurde, { $count } { NOUN($piece, $count) } (Regel { $rule }).
# limit: explanation
early-put-back = Das ist der letzte Zug: Lege { $count } { NOUN($piece, $count) } zurück. Niemand kann das mehr brauchen (Regel { $rule }).
frog-back = Der Frosch wurde zurückgegeben: Seine Säule kommt zurück in den Kasten (Regel { $rule }).

## Refused entries, with a fix

refused-resume-first = Entscheidet zuerst: dieses Spiel fortsetzen (r) oder beiseitelegen (d).
refused-no-game = Gerade läuft kein Spiel: Startet eins.
refused-not-saved = Das letzte Spiel ist noch nicht gespeichert. Schaffe Platz auf dem Speicher und prüfe, ob die Zentrale dort schreiben darf.
refused-nothing-to-resume = Es gibt kein offenes Spiel. Startet ein neues.
refused-game-running = Es läuft schon ein Spiel.
refused-nothing-to-confirm = Jetzt gibt es nichts zu bestätigen. Tu, was der große Satz sagt.
refused-answer-first = Beantworte zuerst die Frage.
refused-take-out-first = Nimm zuerst aus dem Kasten, was kein Teil ist.
refused-figure-parked = Der Kasten sieht { $figure ->
    [monkey] den Affen
    [butterfly] den Schmetterling
   *[frog] den Frosch
} noch an seinem Platz. Setze ihn. Sitzt er schon, drücke noch einmal Enter.
refused-waits-for-tray = Dazu braucht es keine Taste: Bewege die Teile, der Kasten sieht es.
refused-put-right-first = Bring zuerst in Ordnung, was der Bildschirm markiert.
refused-choose-pieces = Wähle zuerst die Teile: Tippe, wie viele du von jeder Art nimmst.
refused-start-colour = Wähle zuerst die Farbe der Noppe, auf der die Treppe beginnt.
refused-tray-moves = Im Kasten bewegt sich noch etwas. Nimm die Hände weg und warte kurz.
refused-question-over = Diese Frage ist schon beantwortet.
refused-answer-unknown = Das ist keine der Antworten. Wähle eine, die der Bildschirm zeigt.
refused-answer-number = Tippe, wie viele { NOUN($piece, 2) } es sind.
refused-tray-counts = Der Kasten zählt von selbst. Stimmt eine Anzahl nicht, drücke c.
refused-nothing-to-keep = Der Kasten stimmt schon: Es gibt nichts zu belassen.
refused-more-than-box = In der Schachtel sind höchstens { $most } { NOUN($piece, $most) }.
refused-not-that-many = So viele { NOUN($piece, 2) } sind nicht im Kasten.
refused-undo-built-on = { $name } hat darauf gebaut. Nimm zuerst { $count ->
    [one] dieses Teil
   *[other] diese { $count } Teile
} weg, dann mach es rückgängig.
refused-nothing-to-undo = Es gibt nichts rückgängig zu machen.
refused-undo-early = Für den nächsten Zug ist schon { $piece ->
        [column] eine Säule
       *[other] ein { NOUN($piece, 1) }
    } draußen. Lege das Teil zurück, dann mach es rückgängig.
refused-nothing-to-redo = Nichts wurde rückgängig gemacht, also gibt es nichts zu wiederholen.
refused-not-in-play = Das geht nur während des Spiels.
refused-decoration-first = Setze den Schmuckstein auf die Treppe, oder mach sie rückgängig. Dann gib das noch einmal ein.
refused-no-sets = Diese Zentrale hat keine Kartensätze.
refused-no-such-set = Es gibt keinen Kartensatz { $name } mit Startteilen und Stapeln. Wähle einen anderen Satz.
refused-set-name = { $name } geht nicht als Name eines neuen Satzes: Nimm kleine Buchstaben, Ziffern, - und _.
told-set-complete = Alle Karten und Spielertafeln von { $name } sind eingegeben. Der Satz ist vollständig.
refused-not-now = Das gehört nicht zu diesem Schritt.
refused-palace-unknown = Die Zentrale kennt die Form des Palastes nicht mehr. Gib die Angaben zur Treppe ein.
refused-by-facts = Du gibst diese Treppe mit Angaben ein. Für den Plan drücke zuerst w.
refused-by-plan = Du gibst diese Treppe auf dem Plan ein. Für die Angaben drücke zuerst w.
refused-by-plate = Die Platte sieht diese Treppe von selbst. Für den Plan drücke zuerst w.
refused-no-plate = Keine Platte sieht diese Treppe. Gib sie selbst ein.
refused-plate-empty = Die Platte sieht noch kein neues Teil: Baue zuerst.
refused-plate-moves = Die Platte bewegt sich noch. Nimm kurz die Hände weg.
refused-plate-unexplained = Die Platte spürt etwas, das kein Teil ist. Hände weg und schiefe Teile fest andrücken, oder gib die Treppe selbst ein.
refused-plate-gives-up = Die Platte kann nicht erkennen, was hier steht. Gib die Teile auf dem Plan ein.
refused-plan-empty = Auf dem Plan liegt noch kein Teil. Setze eins.
refused-decoration-placed = Der Schmuckstein kommt zuletzt: Nimm ihn aus dem Kasten, wenn die Treppe steht.
refused-no-placement = { $text } ist kein Teil mit seiner Stelle. Schreibe einen Bogen wie A8,14,0e und einen Stein wie B11,14,1.
refused-no-cell = { $text } ist keine Noppe. Schreibe sie wie 11,14,3.
refused-placed-already = Dieses Teil ist schon auf dem Plan.
refused-not-on-plan = Dieses Teil ist nicht mehr auf dem Plan.
refused-no-more-of-it = { $count ->
    [0] Du hast keine { $piece ->
        [light_green] hellgrünen Blätter
        [dark_green] dunkelgrünen Blätter
       *[other] { NOUN($piece, 2) }
    }.
   *[other] Alle deine { $piece ->
        [light_green] hellgrünen Blätter
        [dark_green] dunkelgrünen Blätter
       *[other] { NOUN($piece, 2) }
    } liegen schon auf dem Plan: { $count }.
}
