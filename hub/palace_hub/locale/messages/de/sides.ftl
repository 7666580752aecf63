### Sides of the table, how the ground map lies on the plate, and the plan that turns with them.

## The start form

start-side = { $side ->
    [near] sitzt: hier
    [right] sitzt: rechts
    [far] sitzt: gegenüber
    [left] sitzt: links
   *[none] sitzt: irgendwo
}
start-lie = So liegt er.
lie-climbs = { $side ->
    [e] Treppe steigt nach rechts.
    [n] Treppe steigt von dir weg.
    [w] Treppe steigt nach links.
    [s] Treppe steigt auf dich zu.
   *[none] Ohne Starttreppe.
}
edge-letter = { $letter ->
    [n] N
    [e] O
    [s] S
   *[w] W
}

## Dialogs

# limit: headline
ask-lie = Wie liegt er?
# limit: explanation
ask-lie-why = Wurde die Platte gedreht, oder zeigt der Bildschirm sie falsch? Wähle das Bild, das so aussieht wie der Tisch.
# limit: explanation
lie-symmetric = Zwei der Bilder sehen gleich aus. Achte auf den Goldstein oder auf den Aufdruck des Bodenplans.
# limit: headline
ask-sides = Wer sitzt wo?
# limit: explanation
ask-sides-why = Der Plan dreht sich zu dem, der am Zug ist. „Irgendwo“ lässt ihn, wie er ist.
# limit: action
sides-do = Sitzplätze speichern

palette-turn-plan = Den Plan um ein Viertel drehen
palette-map-lies = Angeben, wie der Bodenplan jetzt liegt
palette-next-lie = Den Bodenplan des neuen Spiels um ein Viertel drehen
palette-sides = Wer sitzt wo
help-key-turn-plan = v   den Plan um ein Viertel drehen
help-key-map-lies = e   angeben, wie der Bodenplan jetzt liegt
help-key-next-lie = e   wie der Bodenplan liegt
# limit: footer
footer-turn = Drehen

## News, refusals and the log

refused-sides = Es sind { $count } Spieler: Nennt für jeden höchstens eine Seite.
refused-map-seen = Die Hall-Sensoren sehen die Teile dort, wo der Bildschirm sie zeigt. Stimmt das nicht, hebe die Platte an und lege sie wieder hin.
told-map-turned = { $turns ->
    [1] Die Platte wurde um ein Viertel nach links gedreht. Das Spiel geht weiter.
    [2] Die Platte wurde um eine halbe Drehung gedreht. Das Spiel geht weiter.
   *[3] Die Platte wurde um ein Viertel nach rechts gedreht. Das Spiel geht weiter.
}
log-map-turned = Der Bodenplan liegt { $turns ->
    [0] gerade
    [1] um ein Viertel nach links gedreht
    [2] andersherum
   *[3] um ein Viertel nach rechts gedreht
} auf der Platte{ $by ->
    [hall] , wie die Hall-Sensoren sehen
   *[person] {""}
}

## A plate that was laid back

# limit: headline
ask-turned-headline = Wurde sie gedreht?
# limit: explanation
ask-turned-why = Die Platte wurde abgehoben, und nach ihrem Gewicht liegt sie jetzt anders. Ist sie so gedreht?
# limit: explanation
ask-unsure-why = Die Platte wurde abgehoben, und ihr Gewicht verrät nicht, wie sie jetzt liegt. Wähle das richtige Bild.
# limit: explanation
question-laid = Das Bild zeigt, wie sie lag.
answer-laid-turned = { $turns ->
    [1] Ein Viertel links
    [2] Halbe Drehung
   *[3] Ein Viertel rechts
}
