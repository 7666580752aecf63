### The base plate: faults that its set-up refuses.

plate-restless = Die Platte lag nicht still. Abhilfe: Hände vom Tisch, während der leere Plan gewogen wird.
plate-too-few-studs = Der Turm wurde auf { $count } Noppen gesehen; nötig sind mindestens { $least }. Abhilfe: Stelle ihn auf mehr Noppen, über die Platte verteilt.
plate-studs-in-line = Die Noppen liegen alle auf einer Linie. Abhilfe: Stelle den Turm auf alle Seiten der Platte.
plate-cell-silent = Die Ecke der Platte { $corner ->
    [ne] im Nordosten
    [se] im Südosten
    [sw] im Südwesten
   *[nw] im Nordwesten
 } spürt nichts. Abhilfe: Prüfe ihre Kabel, und ob die Platte dort aufliegt.
plate-corners-swapped = Zwei Ecken der Platte spüren jeweils die Last der anderen. Abhilfe: Tausche die Kabel dieser beiden Wägezellen.
plate-wrong-stud = Der Turm wurde { $mm } mm neben der Noppe { $x }, { $y } gesehen. Abhilfe: Stelle ihn noch einmal auf diese Noppe.
plate-calibration-poor = Die Türme wurden { $mm } mm neben ihrem Standort gesehen. Abhilfe: Nichts darf die Platte berühren; dann beginne neu.

hall-no-chain = Die Magnetsensoren der Platte melden nichts. Abhilfe: Prüfe das Kabel der Leisten.
hall-gap = An der Noppe { $x }, { $y } hat kein Sensor geantwortet. Abhilfe: Berühre sie noch einmal. Ist ihr Sensor defekt, überspringe sie zweimal.
hall-several = An der Noppe { $x }, { $y } haben { $count } Sensoren geantwortet. Abhilfe: Nimm alle anderen Magnete von der Platte.
hall-twice = Ein Sensor (Nummer { $bit }) hat an zwei Noppen geantwortet: { $x }, { $y } und { $x_other }, { $y_other }. Abhilfe: Berühre beide noch einmal, eine nach der anderen.

figure-not-weighed = { $figure ->
    [butterfly] Der Schmetterling
    [frog] Der Frosch
   *[monkey] Der Affe
 } wurde nicht gewogen. Abhilfe: Setze ihn auf die Platte, warte eine Sekunde und nimm ihn wieder weg.
figure-odd = { $figure ->
    [butterfly] Der Schmetterling
    [frog] Der Frosch
   *[monkey] Der Affe
 } wiegt angeblich { $grams } g. Abhilfe: Setze nur diese Figur auf die Platte, sonst nichts.

### Differences that mass and place cannot show.

plate-invisible-leaf = Ein Blatt anstelle eines Steins: Beide wiegen 0,44 g. Die Zentrale fragt nach, wenn ein Blatt aus dem Kasten kam und mitten in einer Treppe stehen könnte.
plate-invisible-two-greens = Ob ein Blatt hellgrün oder dunkelgrün ist: Beide wiegen 0,44 g. Der Kasten weiß, aus welchem Fach es kam.
plate-invisible-beside-the-end = Ein Schmuckstein auf der Mitte eines Bogens, 8 mm neben der Endnoppe: Ein fester Druck verschiebt seinen gemessenen Ort fast genauso weit. Die Zentrale fragt nach, wenn er deutlich neben der Noppe sitzt; sonst zählt er als daraufgesetzt.
plate-invisible-under-an-arch = Die Höhe eines Teils, das unter einen Bogen geschoben wurde: Es wiegt dort so viel wie obendrauf. Die Zentrale zeigt es auf dem Bogen darüber.
plate-invisible-order = Die Reihenfolge von Steinen und Säulen in einem Turm, der auf einmal aufgesetzt wurde. Keine Regel braucht sie.
