### The base plate's set-up: its screens and its file.

plate-file-damaged = { $file } ist nicht brauchbar. Erwartet: { $field } { $expected }.
error-plate-not-kept = Die Einrichtung der Platte lässt sich nicht in { $file } speichern: { $what }.
plate-kept = Die Platte ist eingerichtet: { $file }
plate-left = Die Platte wurde nicht eingerichtet. Die frühere Einrichtung bleibt, wie sie ist.
cli-setup-plate = Richtet die Grundplatte am Bildschirm ein: ihre Ecken, was jede Art von Teil auf ihr wiegt, ihre Magnetsensoren.

## Instructions

plate-setup-title = Die Platte, Schritt { $step } von { $steps }
plate-setup-near = naher Rand, zu dir hin
# limit: headline
head-plate-find = Platte anstecken
# limit: explanation
explain-plate-find = Stecke das Kabel vom Knoten der Platte ein. Sobald der Knoten antwortet, geht es weiter.
# limit: explanation
explain-plate-lost = Die Platte antwortet nicht. Stecke ihr Kabel neu ein: Es geht dort weiter, wo es aufgehört hat.
# limit: headline
head-plate-bare = Hände weg
# limit: explanation
explain-plate-bare = Die Platte muss leer sein: kein Bodenplan und kein Teil darauf. Berühre den Tisch vier Sekunden lang nicht.
# limit: headline
head-plate-stack = Turm aufsetzen
# limit: explanation
explain-plate-stack = Staple { $count } Säulen. Drücke den Turm auf die markierte Noppe, lass los und warte: Du brauchst keine Taste.
# limit: headline
head-plate-stack-off = Nimm ihn weg
# limit: explanation
explain-plate-stack-off = Nimm den ganzen Turm weg und lass eine Sekunde die Hände davon.
# limit: headline
head-plate-work = Es rechnet
# limit: explanation
explain-plate-work = Aus dem, was die Ecken gespürt haben, berechnet die Zentrale Gramm und Orte. Lass die Platte leer.
# limit: headline
head-plate-weigh = Lege { $count } { SHORT($piece, $count) }
# limit: explanation
explain-plate-weigh = Zähle sie ab, die Farben sind egal. Lege sie lose in die Mitte der Platte, dann drücke Enter.
# limit: headline
head-plate-off = Alles abräumen
# limit: explanation
explain-plate-off = Nimm kurz alles von der Platte. Die Zentrale sieht es von selbst.
# limit: headline
head-plate-figure = { $figure ->
        [butterfly] Schmetterling
        [frog] Setze den Frosch
       *[monkey] Setze den Affen
    }
# limit: explanation
explain-plate-figure = Setze die Figur auf die markierte Noppe in der Mitte, lass los, drücke Enter. Hast du sie nicht, drücke s.
# limit: headline
head-plate-knobs = Magnet bewegen
# limit: explanation
explain-plate-knobs = Halte einen Stein mit Magnet auf die Noppe, bis die Markierung springt. Sonst s: Die Noppe kommt später.
# limit: headline
head-plate-report = Das kann sie
# limit: explanation
explain-plate-report = Das hat die Zentrale herausgefunden, und das kann die Platte. Enter speichert es.
# limit: headline
head-plate-done = Gespeichert
# limit: explanation
explain-plate-done = { $game ->
        [yes] Die Platte kennt ihre Ecken, die Teile und die Figuren. Das Spiel kann beginnen.
       *[no] Die Platte kennt ihre Ecken, die Teile und die Figuren. In Spielen sieht sie, was darauf gebaut wird.
    }

# limit: main-action
main-plate-weigh = Alle liegen da
# limit: main-action
main-plate-figure = Sie steht da
# limit: main-action
main-plate-report = Speichern
# limit: main-action
main-plate-done = Fertig
# limit: main-action
main-plate-game = Weiter zum Spiel
# limit: main-action
waiting-plate-bare = Hände weg: bewegt sich noch
# limit: main-action
waiting-plate-stack = warte auf den Turm
# limit: main-action
waiting-plate-off = warte auf die leere Platte
# limit: main-action
waiting-plate-work = die Zentrale rechnet
# limit: main-action
waiting-plate-weigh = warte auf die Teile
# limit: main-action
waiting-plate-figure = warte auf die Figur
# limit: main-action
waiting-plate-knobs = warte auf den Magneten

plate-count = { $done } von { $of }
plate-part = { $percent } %
plate-grams = { $grams } g
plate-where = Noppe { $across } von { $side ->
        [left] links
       *[right] rechts
    }, { $along } vom { $edge ->
        [near] nahen
       *[far] fernen
    } Rand
plate-where-middle = In der Mitte der Platte

## Faults that keep a step from ending

refused-plate-setup = Die Platte wird gerade eingerichtet. Mach das fertig, oder verlasse es mit Ctrl+Q.
refused-plate-goes-on = Hier brauchst du keine Taste: Die Einrichtung geht von selbst weiter.
refused-plate-not-still = Die Platte bewegt sich noch. Nimm die Hände weg und warte eine Sekunde.
refused-plate-nothing-there = Auf der Platte liegt noch nichts.
refused-no-plate-yet = Es antwortet keine Platte.
plate-another-node = Das ist eine andere Platte ({ $id } statt { $was }): Die Einrichtung beginnt neu.
plate-stack-elsewhere = Das sieht nach Noppe { $across } von { $side ->
        [left] links
       *[right] rechts
    }, { $along } vom { $edge ->
        [near] nahen
       *[far] fernen
    } Rand aus. Nimm den Turm weg, dann setze ihn auf die markierte Noppe.
plate-stack-turned = Gespürt wurde das an Noppe { $across } von { $side ->
        [left] links
       *[right] rechts
    }, { $along } vom { $edge ->
        [near] nahen
       *[far] fernen
    } Rand. Stand der Turm auf der markierten Noppe, ist die Platte verdreht, oder die Kabel zweier Ecken sind vertauscht.
plate-stack-odd = Das wiegt nicht so viel wie der Turm aus { $count } Säulen. Nimm es weg; sonst darf nichts die Platte berühren.
plate-stack-light = Gespürt wurde kaum mehr als Rauschen. Steht der ganze Turm aus { $count } Säulen da, und ist jede Wägezelle angeschlossen? Wägezellen für 5 kg sind zu grob für eine Platte.
plate-stack-unequal = Der Turm wiegt nicht so viel wie beim ersten Mal. Nimm ihn weg, zähle { $count } Säulen ab und beginne mit der ersten Noppe.
plate-stack-again = Setze den Turm noch einmal auf diese Noppe.
plate-stud-again = Der Turm wurde { $mm } mm neben dieser Noppe gesehen. Setze ihn noch einmal auf, gerade, und lass sonst nichts die Platte berühren.
plate-corner-reversed = Die Ecke { $corner ->
        [ne] im Nordosten
        [se] im Südosten
        [sw] im Südwesten
       *[nw] im Nordwesten
    } wird leichter, wenn man auf sie drückt. Tausche den weißen und den grünen Draht dieser Wägezelle.
plate-weighs-like = Das wiegt so viel wie { $found }, nicht wie { $of }. Zähle noch einmal. Sind es { $of }, drücke noch einmal Enter.
plate-knob-again = Diese Noppe wurde übersprungen. Halte den Magneten noch einmal darauf. Passiert nichts, überspringe sie wieder: Dann bleibt ihr Sensor ungenutzt, und die Waage sieht für ihn.
plate-knob-several = { $count } Sensoren sehen einen Magneten. Nimm alle anderen Magnete von der Platte.
plate-knob-twice = Noppe { $across } von { $side ->
        [left] links
       *[right] rechts
    }, { $along } vom { $edge ->
        [near] nahen
       *[far] fernen
    } Rand hat diesen Sensor schon. Prüfe die markierte Noppe, oder geh einen Schritt zurück.

## The report

plate-promise = { $level ->
        [gold] Ausbaustufe Gold: Die Platte sieht mit Magneten und am Gewicht, was gebaut wird.
       *[silver] Ausbaustufe Silber: Die Platte sieht am Gewicht, was gebaut wird.
    }
plate-promise-none = Zu grob: Ein Druck lässt { $shift } von 100.000 Teilen zurück, und ein Stein wird auf { $mm } mm genau gesehen. Gib Treppen von Hand ein, oder { $hall ->
        [yes] ziehe die Schrauben fest und beginne neu.
       *[no] ergänze Magnetsensoren.
    }
plate-residual = Der Turm wurde { $mm } mm neben seiner Noppe gesehen (am schlechtesten: { $worst } mm, bei { $at } vom linken/nahen Rand).
plate-noise = Eine Ecke rauscht mit { $mg } mg.
plate-shift = { $shift } von 100.000 Teilen eines Drucks bleiben im Nullpunkt. Nach einem Druck von { $press } g wird ein Stein auf { $mm } mm genau gesehen.
plate-masses = In Gramm: Bogen { $arch }, Stein { $brick }, Säule { $column }, Hellgrün { $light_green }, Dunkelgrün { $dark_green }, Gold { $gold }.
plate-figures = In Gramm: Affe { $monkey }, Schmetterling { $butterfly }, Frosch { $frog }.
plate-figures-alike = Die Platte kann { $figure ->
        [monkey] den Affen
        [butterfly] den Schmetterling
       *[other] den Frosch
    } und { $other ->
        [monkey] den Affen
        [butterfly] den Schmetterling
       *[other] den Frosch
    } am Gewicht nicht unterscheiden. Ihre Parkplätze am Kasten können es.
plate-sensors = { $what ->
        [silent] Magnetsensoren, die nie geantwortet haben
        [restless] Magnetsensoren, die ohne Magnet in der Nähe flackern
        [stuck] Magnetsensoren, die einen Magneten sehen, wo keiner ist
        [dead] Magnetsensoren, die im Spiel nie einen Fuß sahen
        [weak] Magnetsensoren, die im Spiel Füße verlieren
       *[stuck_in_play] Magnetsensoren, die im Spiel Füße sahen, wo keine standen
    }, als Noppe vom linken/nahen Rand (Leiste.Sensor): { $named }{ $count ->
        [1] .
       *[other] , zusammen { $count }.
    }
plate-hub-file = Gespeichert in { $file }.

## The plate in the doctor

doctor-plate-none = Es ist keine Grundplatte eingerichtet, deshalb werden Treppen von Hand eingegeben.
fix-doctor-plate-none = Wenn du eine Platte hast, führt dich „palace setup plate“ hindurch.
doctor-plate-damaged = { $file } ist nicht brauchbar: { $what }.
fix-doctor-plate-damaged = Richte die Platte neu ein: „palace setup plate“.
fix-doctor-plate-sensors = { $plug ->
        [0] Prüfe ihre Lötstellen{ $what ->
            [stuck] { "" }
            [restless] { "" }
            [stuck_in_play] { "" }
           *[other] { " " }und die Magnete der Füße
        }
       *[other] Drücke den Stecker von Leiste { $plug } fest und prüfe ihr Kabel, dann die Lötstellen
    }; danach „palace setup plate“. Bis dahin sieht die Waage für sie.
problem-plate-sensors = { plate-sensors } Abhilfe: { fix-doctor-plate-sensors }
doctor-check-plate = Grundplatte
