## First measurements of a weigh module

module-title = { $place }, Schritt { $step } von { $steps }
module-compartment = Modul „{ NOUN($piece, 2) }“
module-corner = Ecke { $corner ->
        [ne] Nordost
        [se] Südost
        [sw] Südwest
        [nw] Nordwest
        [NE] Nordost
        [SE] Südost
        [SW] Südwest
        [NW] Nordwest
       *[other] { $corner }
    }
# limit: headline
head-module-find = Knoten anstecken
# limit: explanation
explain-module-find = Stecke das Kabel ein, mit mindestens einer Wägezelle daran. Sobald sie antwortet, geht es weiter.
# limit: explanation
explain-module-lost = Der Knoten antwortet nicht. Stecke sein Kabel neu ein: Es geht dort weiter, wo es aufgehört hat.
# limit: headline
head-module-bare = Becher abnehmen
# limit: explanation
explain-module-bare = { $role ->
        [plate] Nimm den Träger und den Bodenplan ab: Gewogen werden die leeren Auflagen. Dann drücke Enter.
       *[tray] Nimm den Becher heraus: Gewogen wird die leere Spinne. Dann drücke Enter.
    }
# limit: headline
head-module-cup = Becher aufsetzen
# limit: explanation
explain-module-cup = { $role ->
        [plate] Lege Träger und Bodenplan wieder auf alle vier Ecken, ohne etwas darauf. Dann drücke Enter.
       *[tray] Setze den Becher wieder auf seine vier Auflagen, ohne etwas darin. Dann drücke Enter.
    }
# limit: headline
head-module-mass = Lege { $mass } g auf
# limit: explanation
explain-module-mass = Lege { $mass } g darauf, über die Zelle, dann drücke Enter. Für eine andere Masse starte neu mit --mass.
# limit: headline
head-module-stops = Anschlag stellen
# limit: explanation
explain-module-stops = Drücke dreimal fest bis zum Anschlag. Drehe alle Schrauben gleich weit, bis er am Ziel liegt. s: überspringen.
# limit: headline
head-module-paper = Papier einlegen
# limit: explanation
explain-module-paper = Lege { $paper } mm Papier auf jeden Anschlag (zwei Blatt mit 80 g sind 0,2 mm), dann drücke dreimal fest. s: überspringen.
# limit: headline
head-module-rest = Lass es in Ruhe
# limit: explanation
explain-module-rest = Berühre den Tisch nicht: Rauschen und Drift werden gemessen. Es geht von selbst weiter. s: überspringen.
# limit: headline
head-module-tap = Becher antippen
# limit: explanation
explain-module-tap = Schnippe an den Rand, lass ihn schwingen, warte drei Sekunden, dann noch einmal. s: überspringen.
# limit: headline
head-module-press = Drücke kräftig
# limit: explanation
explain-module-press = Drücke bis zum Anschlag, lass los und nimm acht Sekunden die Hände weg. Mach das dreimal. s: überspringen.
# limit: headline
head-module-brick = Ein Stein
# limit: explanation
explain-module-brick = Lege einen Stein hinein, warte, nimm ihn heraus, warte; { $bricks }-mal. Enter beendet es früher. s: überspringen.
# limit: headline
head-module-places = Fünf Stellen
# limit: explanation
explain-module-places = Lege die { $mass } g in die Mitte, warte, nimm sie weg, warte. Dann genauso nahe jeder Ecke des Bechers. s: überspringen.
# limit: headline
head-module-report = Das ist es
# limit: explanation
explain-module-report = Das wurde gemessen. Behebe, was die Liste nennt, bevor du dich auf dieses Modul verlässt. Enter speichert es.
# limit: headline
head-module-done = Gespeichert
# limit: explanation
explain-module-done = Ab jetzt benutzen „palace doctor“ und der Bericht des Kastens diese Werte.
# limit: main-action
main-module-bare = Er ist ab
# limit: main-action
main-module-cup = Er ist drauf
# limit: main-action
main-module-mass = Sie liegt da
# limit: main-action
main-module-stops = Diesen Anschlag nehmen
# limit: main-action
main-module-paper = Diesen Weg nehmen
# limit: main-action
main-module-rest = Lang genug
# limit: main-action
main-module-tap = Diese Stöße nehmen
# limit: main-action
main-module-press = Diese Drücke nehmen
# limit: main-action
main-module-brick = Oft genug
# limit: main-action
main-module-places = Diese Stellen nehmen
# limit: main-action
main-module-report = Speichern
# limit: main-action
main-module-done = Fertig
# limit: main-action
waiting-node = warte auf den Knoten
# limit: main-action
waiting-module-stops = warte auf 3 gleiche Drücke
# limit: main-action
waiting-module-paper = warte auf 3 gleiche Drücke
# limit: main-action
waiting-module-rest = eine Minute Hände weg
# limit: main-action
waiting-module-tap = warte auf 3 Stöße
# limit: main-action
waiting-module-press = warte auf 3 Drücke
# limit: main-action
waiting-module-brick = warte auf 5 Male
# limit: main-action
waiting-module-places = warte auf 5 Stellen
module-at = { $role ->
        [plate] Ecke { $place ->
        [ne] Nordost
        [se] Südost
        [sw] Südwest
        [nw] Nordwest
        [NE] Nordost
        [SE] Südost
        [SW] Südwest
        [NW] Nordwest
       *[other] { $place }
    }
       *[tray] Modul „{ NOUN($place, 2) }“
    }
module-at-compartment = Fach „{ NOUN($place, 2) }“
module-now = { $grams } g
module-count = { $count } von { $of }
module-rest-left = { $seconds } s
module-stop-aim = Ziel: ein Anschlag bei { $aim } g. Gut genug sind { $least } bis { $most } g.
module-press = { $flat ->
        [yes] ein Druck, der bei { $grams } g endete
       *[no] ein Druck mit { $grams } g, der keinen Anschlag traf
    }
module-stop-at = Der Anschlag greift bei { $clip } g.
module-stop-early = { module-at }: Der Anschlag greift bei { $clip } g, unter { $least }. Abhilfe: Drehe alle Schrauben etwas hinein und drücke noch einmal.
module-stop-late = { module-at }: Der Anschlag greift bei { $clip } g, über { $most }, zu spät für die Wägezelle. Abhilfe: Drehe alle Schrauben heraus und drücke noch einmal.
module-no-stop-yet = Der Anschlag ist nicht eingestellt, also sagt Papier darauf nichts. Abhilfe: Geh einen Schritt zurück und stelle den Anschlag ein, oder drücke s zum Überspringen.
module-paper-nothing = Mit Papier greift der Anschlag bei { $raised } g, ohne bei { $clip } g: Es ist kein Unterschied. Abhilfe: Lege das Papier auf alle vier Anschläge, unter den Becher, oder drücke s zum Überspringen.
module-noise = Rauschen { $noise } mg je Wandlung.
module-drift = Drift { $drift } mg je Minute, beobachtet über { $seconds } s.
module-warmed = Der Chip seiner Platine erwärmte sich dabei von { $from } auf { $to } °C.
module-supply = Die Versorgung seiner Platine lag nie unter { $volts } V.
module-disturbed = { $count ->
        [one] Einmal gestört: Die Messung begann neu.
       *[other] { $count }-mal gestört: Die Messung begann jedes Mal neu.
    }
module-wait = Ein Schwingen von 20 g fällt in { $wait } s auf 2 mg.
module-shift = { $shift } mg bleiben nach einem Druck
module-shifted = Ein kräftiger Druck lässt { $shift } mg zurück.
module-brick-in = Der Stein liegt darin: Nimm ihn heraus.
module-brick-out = Es ist leer: Lege den Stein hinein.
module-brick = Ein Stein wiegt { $mean } mg, mit einer Streuung von { $scatter } mg.
module-brick-others = { $count ->
        [one] Eine Änderung war kein einzelner Stein und zählt nicht.
       *[other] { $count } Änderungen waren kein einzelner Stein und zählen nicht.
    }
module-where = { $where ->
        [middle] in die Mitte
        [back_left] nahe an die Ecke hinten links
        [back_right] nahe an die Ecke hinten rechts
        [front_right] nahe an die Ecke vorne rechts
       *[front_left] nahe an die Ecke vorne links
    }
module-place-lay = Lege die { $mass } g { module-where }.
module-place-lift = Sie liegen da: Nimm sie weg.
module-place = { $grams } g, gelegt { module-where }
module-place-others = { $count ->
        [one] Etwas wog nicht { $mass } g und zählt nicht.
       *[other] { $count } Dinge wogen nicht { $mass } g und zählen nicht.
    }
module-across = Über den Becher hinweg weicht der Messwert um { $percent } % ab.
module-cup = Becher oder Träger: { $grams } g.
module-travel = Es sinkt bei voller Last der Wägezelle um { $travel } mm ein.
module-stiff = { module-at }: Es sinkt nur um { $travel } mm ein, weniger als { $least }: zu wenig für einen Anschlag. Abhilfe: Mach die Arme der Spinne dünner oder die Auflagen weicher.
module-soft = { module-at }: Es sinkt um { $travel } mm ein, mehr als { $most }: Es wird lange schwingen. Abhilfe: Mach die Arme der Spinne dicker oder die Auflagen fester.
module-restless = { module-at }: Rauschen von { $noise } mg; gute Wägezellen haben 13 bis 17. Abhilfe: Nimm kurze verdrillte Leitungen, setze den HX711 neben seine Wägezelle und verbinde alle Massen an einem Punkt.
module-drifts = { module-at }: driftet um { $drift } mg je Minute; eingelaufene Wägezellen driften um 2 bis 6. Abhilfe: Lass sie eine halbe Stunde warm werden, ohne Zugluft und Sonne.
module-rings = { module-at }: Nach dem Loslassen schwingt es { $wait } s lang. Abhilfe: Lege Schaumstoff unter den Becher, und lass nichts lose darin liegen.
module-shifts = { module-at }: Ein kräftiger Druck verschiebt den Nullpunkt um { $shift } mg. Abhilfe: Ziehe die Schrauben der Wägezelle fest, und prüfe, ob sich eine Auflage bewegt.
module-shifts-plate = { module-at }: Ein kräftiger Druck verschiebt den Nullpunkt um { $shift } mg; über { $most } kann keine Platte Steine auseinanderhalten. Abhilfe: Ziehe die Wägezelle fest und setze ihre Auflage richtig ein.
module-scatter = { module-at }: Ein Stein, { $bricks }-mal gewogen, streut um { $scatter } mg. Abhilfe: Suche nach einem Becher, der etwas berührt, einer Leitung, die zieht, oder Zugluft.
module-off-centre = { module-at }: Über den Becher hinweg weicht der Messwert um { $percent } % ab, mehr als { $most }. Abhilfe: Setze den Becher auf seine vier Auflagen und ziehe die Wägezelle fest; hilft das nicht, nimm eine andere.
module-stop-fell = { module-at }: Der Anschlag greift bei { $now } g, früher waren es { $was } g. Abhilfe: Drehe die Schrauben hinein, bis es wieder { $was } g sind; Kunststoff kriecht.
module-well = Alles, was gemessen wurde, ist gut.
module-next = { $role ->
        [plate] Die nächste Ecke: „palace setup module --role plate --cell“ und ihr Name.
       *[tray] Das nächste Modul: „palace setup module --cell“ und sein Teil. Wenn alle fertig sind: „palace setup“.
    }
setup-modules-unmeasured = Die Module dieses Kastens sind hier nicht gemessen, und ihre Anschläge nicht eingestellt. „palace setup module“ führt dich hindurch.
module-silent = Die Wägezelle von { $place } sendet nichts. Abhilfe: Prüfe ihre Kabel; die anderen Wägezellen antworten.
module-never-set = Der Anschlag von { $place } wurde hier nie eingestellt, also gibt es nichts zu vergleichen. Abhilfe: Starte ohne --check.
module-no-cup = { $role ->
        [plate] Es wurde nichts aufgelegt. Abhilfe: Lege Träger und Bodenplan auf alle vier Ecken, dann drücke Enter.
       *[tray] Es wiegt so viel wie ohne den Becher. Abhilfe: Setze den Becher auf seine Auflagen, dann drücke Enter.
    }
module-wrong-order = { $role ->
        [plate] Der Träger würde weniger als nichts wiegen: Er lag schon da, als die leeren Auflagen gewogen wurden. Abhilfe: Geh zwei Schritte zurück.
       *[tray] Der Becher würde weniger als nichts wiegen: Er war schon drin, als die leere Spinne gewogen wurde. Abhilfe: Geh zwei Schritte zurück.
    }
module-mass-odd = Mit { $mass } g auf einer Wägezelle für { $capacity } g wäre ihre Empfindlichkeit { $found } mV/V, und so eine Wägezelle gibt es nicht. Abhilfe: Lege genau { $mass } g darauf, oder nenne die richtigen Werte mit --mass und --capacity.
module-another-node = Ein anderer Knoten antwortet ({ $id } statt { $was }), also beginnt die Messung neu.
refused-measuring = Ein Modul wird gerade gemessen. Mach das fertig, oder verlasse es mit Ctrl+Q.
refused-module-not-yet = Noch nicht: Tu, was der Bildschirm sagt, dann drücke Enter.
error-modules-not-kept = Die Messwerte lassen sich nicht in { $file } speichern: { $what }.
modules-file-damaged = Die Messwerte der Module sind nicht lesbar ({ $file }, { $field }: erwartet { $expected }). Abhilfe: Miss die Module neu; das ersetzt die Datei.
module-kept = Die Messwerte sind gespeichert: { $file }
module-left = Nichts wurde gespeichert. Die früheren Messwerte bleiben, wie sie sind.
help-module = Jede Wägezelle bekommt einen Anschlag, der die Kraft einer Hand auffängt, bevor sich die Wägezelle zu weit biegt. Dann misst die Zentrale die Wägezelle, bevor sie sich auf sie verlässt.
cli-setup-module = Stellt den Anschlag eines Wägemoduls nach dessen eigenem Messwert ein und misst es dann: Rauschen, Drift, Schwingen, was ein Druck zurücklässt, ein Stein immer wieder, eine Masse an fünf Stellen.
cli-module-role = tray (wenn weggelassen) oder plate
cli-module-cell = das Teil des Fachs oder die Ecke: arch, brick, column, light_green, dark_green, gold, ne, se, sw, nw (die erste Wägezelle, die antwortet, wenn weggelassen)
cli-module-mass = Gramm der bekannten Masse (50, wenn weggelassen)
cli-module-capacity = Gramm, für die die Wägezelle gebaut ist (300, wenn weggelassen)
cli-module-paper = Millimeter Papier auf jedem Anschlag (0.2, wenn weggelassen)
cli-module-rest = Sekunden, die es in Ruhe bleibt (600, wenn weggelassen)
cli-module-check = sieht nur nach, wo der Anschlag jetzt greift, und vergleicht
cli-module-range = { $given } ist außerhalb des Bereichs. Nimm eine Zahl von { $least } bis { $most }.
cli-module-place = { $given } gibt es hier nicht ({ $role ->
        [tray] Kasten
        [plate] Platte
       *[other] { $role }
    }). Bekannt: { $known }.

## Modules in the doctor and in Devices

doctor-check-modules = Wägemodule
doctor-modules-damaged = Die Messwerte der Module sind nicht lesbar: { $what } ({ $file }).
fix-doctor-modules-damaged = Miss sie neu („palace setup module“): Das ersetzt die Datei.
doctor-module-measured = { module-at }: gemessen; sein Anschlag greift bei { $clip } g.
doctor-module-no-stop = { module-at }: gemessen, aber der Anschlag wurde ausgelassen.
fix-doctor-module-no-stop = palace setup module --role { $role } --cell { $place }
doctor-cup-missing = { module-at }: Der Becher fehlt; der Messwert liegt { $grams } g unter leer.
fix-doctor-cup-missing = Setze den Becher auf seine vier Auflagen.
doctor-corner-full = { module-at } ist voll: { $grams } g liegen darauf, und der Anschlag greift bei { $clip } g.
fix-doctor-corner-full = Nimm weg, was dort lehnt. Ist da nichts, nimm Wägezellen für 500 g oder einen leichteren Träger.
doctor-hall-chain = Von den { $strips } Hall-Leisten der Platte antworten nur { $answering }.
fix-doctor-hall-chain = Prüfe den Stecker hinter der letzten davon, und an der ersten, die nicht antwortet.
doctor-hall-none = An der Platte antwortet keine Hall-Leiste.
fix-doctor-hall-none = Nichts, wenn dieser Tisch keine Leisten hat. Sonst prüfe den Stecker der ersten: Zum Knoten geht /Q, nicht Q.
doctor-lights-move = { module-at }: Die Lichter bewegen die Waage um { $moved } mg.
fix-doctor-lights-move = Gib Lichtern und HX711-Platinen je ein eigenes Adernpaar von einem Sternpunkt aus (hardware/wiring/ground.svg); prüfe den Kondensator der Lichter.
doctor-check-weigh = bekannte Teile
doctor-weigh-hands-off = Hände weg vom Kasten, dann Enter.
doctor-weigh-put-in = Lege { $count } { NOUN($piece, $count) } in das Fach „{ NOUN($place, 2) }“, Hände weg, dann Enter.
doctor-weigh-take-out = Nimm dieselben wieder heraus, Hände weg, dann Enter.
doctor-weigh-right = { module-at-compartment } wiegt { $count } { NOUN($piece, $count) } richtig, auf { $percent } % genau: Nichts berührt den Becher. Ein Fehler unter { $seen } % ist so nicht zu sehen.
fix-doctor-weigh-right = Nichts; mit mehr Teilen auf einmal (--pieces) zeigt sich ein kleinerer Fehler.
doctor-weigh-low = { module-at-compartment } wiegt { $percent } % zu wenig: Etwas berührt den Becher und trägt einen Teil der Last.
fix-doctor-weigh-low = Suche nach einem Draht, einem Krümel oder einem Teil zwischen Becher, Wanne und Anschlägen. Bewege den Becher frei auf seinen Auflagen, dann wiege noch einmal.
doctor-weigh-high = { module-at-compartment } wiegt { $percent } % zu viel.
fix-doctor-weigh-high = Waren es die richtigen Teile, hat beim Einrichten des Kastens etwas den Becher berührt: Starte „palace setup“ noch einmal.
doctor-weigh-other = { module-at-compartment } zeigt { $grams } g statt { $due }.
fix-doctor-weigh-other = Lege genau { $count } { NOUN($piece, $count) } hinein und nimm dieselben heraus. Hast du das getan, klemmt der Becher, oder der Kasten muss neu eingerichtet werden.
doctor-weigh-moved = { module-at-compartment } kam nicht auf seinen Stand zurück, als die Teile heraus waren.
fix-doctor-weigh-moved = Nimm heraus, was hineingelegt wurde, Hände weg, und niemand lehnt am Tisch; dann versuche es noch einmal. Passiert es wieder, klemmt der Becher.
doctor-weigh-uncalibrated = { module-at-compartment } wurde mit diesem Kasten nie eingerichtet, also gibt es nichts zu vergleichen.
fix-doctor-weigh-uncalibrated = palace setup
doctor-nobody-there = Niemand hat Enter gedrückt. Abhilfe: Starte „palace doctor --weigh“ in einem Terminal neben dem Kasten.
problem-cup-missing = Fach „{ NOUN($piece, 2) }“: Der Becher fehlt. Abhilfe: Setze ihn auf seine vier Auflagen.
problem-corner-full = Ecke { $corner ->
        [ne] Nordost
        [se] Südost
        [sw] Südwest
        [nw] Nordwest
        [NE] Nordost
        [SE] Südost
        [SW] Südwest
        [NW] Nordwest
       *[other] { $corner }
    } ist voll: Mehr Gewicht kann die Zentrale dort nicht sehen. Abhilfe: Nimm weg, was darauf lehnt.
