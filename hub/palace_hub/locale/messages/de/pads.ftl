### The tray's pads, on which monkey, butterfly and frog are parked.

## While a figure is placed

# limit: explanation
pads-other = Das ist { $other ->
        [monkey] der Affe
        [butterfly] der Schmetterling
       *[other] der Frosch
    }: Dran ist aber { $figure ->
        [monkey] der Affe
        [butterfly] der Schmetterling
       *[other] der Frosch
    }, noch am Parkplatz. Tausche die beiden, oder wähle die Noppe.
# limit: explanation
pads-both = Welche Figur ist das? Auch { $other ->
        [monkey] der Affe
        [butterfly] der Schmetterling
       *[other] der Frosch
    } ist weg, aber nicht dran: Stelle ihn zurück, oder wähle die Noppe.
# limit: explanation
pads-parked = Da steht etwas, aber { $figure ->
        [monkey] der Affe
        [butterfly] der Schmetterling
       *[other] der Frosch
    } ist noch am Parkplatz. Stimmt der Parkplatz nicht, wähle die Noppe.
lamp-figure-off = { $figure ->
        [monkey] Affe
        [butterfly] Schmetterling
       *[other] Frosch
    } fehlt am Parkplatz

## Devices

pads-line = PARKPLÄTZE  { $said }
pads-between = ,{" "}
pads-figure = { $figure ->
        [monkey] Affe
        [butterfly] Schmetterling
       *[other] Frosch
    } { $word ->
    [parked] geparkt
    [off] nicht am Parkplatz
    [dead] Parkplatz sieht nichts
    [stuck] Parkplatz hängt
   *[unknown] nicht bekannt
 }
problem-figure-off = { $figure ->
        [monkey] Der Affe
        [butterfly] Der Schmetterling
       *[other] Der Frosch
    } ist nicht am Parkplatz und nicht dran. Abhilfe: Stelle die Figur zurück auf ihren Parkplatz am Kasten.
problem-pad-dead = Der Parkplatz { $figure ->
        [monkey] des Affen
        [butterfly] des Schmetterlings
       *[other] des Frosches
    } hat seit Minuten nichts gesehen; die Zentrale benutzt ihn nicht mehr. Abhilfe: Stelle die Figur darauf. Steht sie schon da, prüfe die Scheibe in der Figur und die Kabel des Parkplatzes.
problem-pad-stuck = Der Parkplatz { $figure ->
        [monkey] des Affen
        [butterfly] des Schmetterlings
       *[other] des Frosches
    } sah die Figur, während sie auf dem Palast stand; die Zentrale benutzt ihn nicht mehr. Abhilfe: Nimm jeden Magneten davon weg. Ist keiner da, prüfe seine Kabel.

## The doctor

doctor-check-pads = Parkplätze der Figuren
doctor-pads-damaged = Die Fehler, die an den Parkplätzen des Kastens gefunden wurden, sind nicht lesbar: { $what } ({ $file }).
fix-doctor-pads-damaged = Lösche die Datei; die nächsten Spiele finden es wieder heraus.
doctor-pad = { $what ->
    [dead] Der Parkplatz { $figure ->
        [monkey] des Affen
        [butterfly] des Schmetterlings
       *[other] des Frosches
    } hat im Spiel nichts gesehen, als die Figur dort hätte stehen sollen.
   *[stuck] Der Parkplatz { $figure ->
        [monkey] des Affen
        [butterfly] des Schmetterlings
       *[other] des Frosches
    } sah die Figur im Spiel, während sie auf dem Palast stand.
 }
fix-doctor-pad = { $what ->
    [dead] Stelle die Figur darauf. Steht sie schon da, prüfe die Scheibe in der Figur und die Kabel des Parkplatzes.
   *[stuck] Nimm jeden Magneten davon weg. Ist keiner da, prüfe seine Kabel.
 } Sieht ein Spiel, dass der Parkplatz das tut, benutzt es ihn wieder.
doctor-pads-seen = Auf den Parkplätzen des Kastens: { $parked }. Nichts auf denen von: { $empty }.
fix-doctor-pads-seen = Nichts, wenn diese Figuren woanders liegen. Ist eine geparkt, prüfe die Scheibe in ihr und die Kabel ihres Parkplatzes.
doctor-pads-none = Kein Parkplatz des Kastens sieht eine Figur.
fix-doctor-pads-none = Nichts, wenn dieser Tisch keine Parkplätze hat oder die Figuren woanders liegen. Sonst prüfe die Stromversorgung der Parkplätze und die Scheiben in den Figuren.
error-pads-not-kept = Die Fehler, die an den Parkplätzen des Kastens gefunden wurden, lassen sich nicht in { $file } speichern: { $what }.
