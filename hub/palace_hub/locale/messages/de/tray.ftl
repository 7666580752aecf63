### The tray's scales: what they can tell apart, and the contents of the box.

capability-blind = Fach „{ NOUN($piece, 2) }“: Die Wägezelle rauscht mit { $noise } mg und kann einzelne Teile nicht unterscheiden. Abhilfe: Nimm eine Wägezelle für höchstens { $capacity } g.
capability-restless = Fach „{ NOUN($piece, 2) }“: Die Wägezelle rauscht mit { $noise } mg und kann einzelne Teile nicht unterscheiden. Abhilfe: Halte Zugluft und Kabel fern, dann sieh dir ihre Verstärkerplatine an.
capability-slow = Fach „{ NOUN($piece, 2) }“: Die Wägezelle wandelt { $rate }-mal je Sekunde, deshalb dauert jede Zählung länger. Abhilfe: Lege RATE an ihrer Verstärkerplatine auf High.
capability-drifts = Fach „{ NOUN($piece, 2) }“: Die Wägezelle driftet um { $drift } mg je Minute. War sie { $seconds } s unbeobachtet, fragt die Zentrale nach der Anzahl. Abhilfe: Lass sie eine halbe Stunde warm werden und schütze sie vor Wärme.
capability-off-centre = Fach „{ NOUN($piece, 2) }“: Über den Becher hinweg weicht die Wägezelle um { $percent } % ab. Bei mehr als { $count } Teilen kann ein Haufen, der verrutscht, wie ein Teil mehr oder weniger aussehen. Abhilfe: Stelle den Becher auf seine vier Auflagen, ziehe die Zelle fest und verteile die Teile gleichmäßig.
capability-audit = Mehr als { $count } { NOUN($piece, 2) } lassen sich nicht am Gesamtgewicht zählen. Was herausgenommen oder hineingelegt wird, zählt die Zentrale trotzdem.
capability-twins = Eine Waage kann { NOUN($piece, 2) } und { NOUN($other, 2) } nicht unterscheiden: Lege jedes Teil dorthin zurück, wo es herkam.
reference-nothing-lifted = Fach „{ NOUN($piece, 2) }“: Es wurde nichts herausgenommen. Abhilfe: Nimm die Teile heraus, Hände weg, dann drücke Enter.
reference-not-returned = Fach „{ NOUN($piece, 2) }“: { $pieces } kamen nicht zurück. Abhilfe: Lege alle zurück, dann nimm sie noch einmal heraus.
reference-unsure = Fach „{ NOUN($piece, 2) }“: Das Gewicht weicht um { $fraction } Teile von einer ganzen Zahl ab. Abhilfe: Suche darin nach einem Teil anderer Art, dann nimm die Teile noch einmal heraus.
reference-uncalibrated = Fach „{ NOUN($piece, 2) }“: Es ist noch nicht kalibriert. Abhilfe: Wiege zuerst den leeren Becher und die volle Schachtel.
calibration-assumes = Die Zentrale nimmt { $count } { NOUN($piece, 2) } an: Sie wurden nicht durch Herausnehmen gezählt.
calibration-swapped = { NOUN($piece, 2) } und { NOUN($other_piece, 2) } liegen in vertauschten Fächern. Tausche sie, dann wiege noch einmal.
cup-not-empty = Fach „{ NOUN($piece, 2) }“: Darin liegt etwas mit rund { $grams } g. Nimm es heraus. Ist der Becher leer, drücke noch einmal Enter.
cup-too-light = Fach „{ NOUN($piece, 2) }“: Es ist { $grams } g zu leicht. Setze seinen Becher ein. Ist der Becher drin, drücke noch einmal Enter.
recheck-missing = Seit dem letzten Mal { $count ->
    [one] fehlt
   *[other] fehlen
} { $count } { NOUN($piece, $count) }.
recheck-extra = { $count } { NOUN($piece, $count) } mehr als beim letzten Mal.
recheck-unsure = Fach „{ NOUN($piece, 2) }“: Das Gewicht weicht um { $fraction } Teile von einer ganzen Zahl ab. Abhilfe: Nimm heraus, was nicht hineingehört, oder zähle nach.
recheck-no-reading = Fach „{ NOUN($piece, 2) }“: Es kommt kein ruhiger Messwert. Abhilfe: Hände weg, dann prüfe die Kabel der Wägezelle.

## The tray's set-up

setup-title = Kasten einrichten, Schritt { $step } von 7
# limit: headline
head-setup-find = Kasten anstecken
# limit: explanation
explain-setup-find = Stecke das Kabel des Kastens ein. Sobald er antwortet, geht es von selbst weiter.
# limit: explanation
explain-setup-lost = Der Kasten antwortet nicht. Stecke sein Kabel neu ein: Es geht dort weiter, wo es aufgehört hat.
# limit: explanation
explain-setup-empty = Nimm alle Teile aus den sechs Fächern, aber lass die Becher darin. Dann drücke Enter.
# limit: explanation
explain-setup-full = Lege hinein, was die Liste sagt, jede Art in ihr Fach. Dann drücke Enter.
# limit: headline
head-setup-lift = { $count } { SHORT($piece, $count) } heraus
# limit: explanation
explain-setup-lift = Zähle { $count } Teile heraus, lege sie beiseite und drücke Enter. Oder überspringe das (s): Dann nimmt die Zentrale { $held } an.
# limit: headline
head-setup-back = Lege { $count } zurück
# limit: explanation
explain-setup-back-in = Lege alle { $count } in ihr Fach zurück, dann drücke Enter.
# limit: headline
head-setup-report = Das kann er
# limit: explanation
explain-setup-report = Die Liste sagt, was die Wägezellen können und was die Zentrale annimmt. Enter speichert es.
# limit: headline
head-setup-kept = Kasten ist bereit
# limit: explanation
explain-setup-kept = Ab jetzt beginnt ein Spiel damit, dass der volle Kasten kurz geprüft wird. Starte ein Spiel mit „palace play“.
# limit: explanation
explain-setup-kept-game = Ab jetzt beginnt ein Spiel damit, dass der volle Kasten kurz geprüft wird. Dieses Spiel geht weiter.
setup-in-file = Gespeichert in { $file }.
setup-no-node = Kein Knoten ist angeschlossen. Abhilfe: Verbinde ihn mit einem USB-Kabel, das Daten überträgt. Eine neue Platine bekommt ihre Firmware mit „palace flash“.
setup-ask-doctor = „palace doctor“ in einem zweiten Terminal prüft alles zwischen dem Kasten und diesem Bildschirm.
setup-another-tray = Ein anderer Kasten antwortet ({ $id } statt { $was }), also beginnt die Einrichtung neu mit den leeren Bechern.
setup-wrong-order = Jedes Fach wiegt weniger als zuvor: Beim Wiegen der leeren Becher waren die Teile noch drin. Nimm alle Teile heraus: Die Einrichtung beginnt neu.
setup-nothing-put-in = Jedes Fach wiegt so viel wie leer. Abhilfe: Lege den ganzen Inhalt der Schachtel hinein. War er vorher schon drin, geh einen Schritt zurück und nimm ihn heraus.
setup-lifted-other = Fach „{ NOUN($piece, 2) }“: Nach Gewicht sind { $found } draußen, nicht { $count }. Abhilfe: Zähle die Teile neben dem Kasten, bis es { $count } sind, dann drücke Enter.
setup-miscounted = Dann wären { $found } { NOUN($piece, $found) } im Kasten, also waren wohl nicht genau { $count } draußen. Abhilfe: Zähle sie noch einmal.
setup-box-right = Im Kasten: { $found } { NOUN($piece, $found) }, gezählt durch Herausnehmen.
setup-box-lacks = Im Kasten: { $found } { NOUN($piece, $found) }, { $count } weniger als in eine volle Schachtel gehören.
setup-box-extra = Im Kasten: { $found } { NOUN($piece, $found) }, { $count } mehr als in eine volle Schachtel gehören.
setup-assumes-small = Bei den anderen { $count } Fächern nimmt die Zentrale die volle Anzahl an: So wenige sind leicht von Hand gezählt.
setup-notes-more = und { $count } weitere: „palace doctor“ zeigt alle
setup-all-well = Jede Wägezelle kann einzelne Teile zählen.
# limit: main-action
main-setup-empty = Die Becher sind leer
# limit: main-action
main-setup-full = Alles ist drin
# limit: main-action
main-setup-lift = Sie sind draußen
# limit: main-action
main-setup-back = Sie sind wieder drin
# limit: main-action
main-setup-report = Speichern
# limit: main-action
main-setup-done = Fertig
# limit: main-action
main-setup-game = Weiterspielen
# limit: main-action
waiting-tray = warte auf den Kasten
# limit: action
action-skip = Überspringen
# limit: action
action-step-back = Schritt zurück
# limit: footer
footer-skip = Ohne
refused-setting-up = Der Kasten wird gerade eingerichtet. Mach das fertig, oder beende mit Ctrl+Q.
refused-no-tray-yet = Es antwortet noch kein Kasten.
refused-nothing-to-skip = Diesen Schritt kannst du nicht überspringen.
error-calibration-not-kept = Die Einrichtung des Kastens lässt sich nicht in { $file } speichern: { $what }.
setup-tray-kept = Der Kasten ist eingerichtet: { $file }
setup-tray-left = Der Kasten wurde nicht eingerichtet. Die frühere Einrichtung bleibt, wie sie ist.

## The full tray before a game

# limit: headline
head-tray-check = Kasten prüfen
# limit: explanation
explain-tray-check = Legt den ganzen Inhalt der Schachtel in den Kasten. Ist alles da, beginnt das Spiel von selbst.
# limit: headline
head-tray-lacks = { $count ->
    [one] 1 Teil fehlt
   *[other] { $count } Teile fehlen
}
# limit: headline
head-tray-differs = Seht im Kasten nach
# limit: explanation
explain-tray-differs = Bringt in Ordnung, was die Liste sagt: Der Kasten sieht es von selbst. Oder wählt unten.
# limit: headline
head-tray-damaged = Datei beschädigt
# limit: explanation
explain-tray-damaged = Die gespeicherten Daten des Kastens sind nicht brauchbar. Wählt unten.
calibration-file-damaged = { $file } ist nicht brauchbar. Erwartet: { $field } { $expected }.
check-count = mit den gewogenen Teilen spielen; fehlende sind heute nicht dabei
check-damaged-count = die Daten von davor nehmen
check-all-there = nachgesehen: Alles ist da
check-weigh = den Kasten noch einmal ganz neu wiegen
check-type = in diesem Spiel tippen, was jeder nimmt
# limit: action
action-check-count = Trotzdem spielen
# limit: action
action-check-damaged-count = Die Daten davor
# limit: action
action-check-all_there = Alles ist da
# limit: action
action-check-weigh = Neu wiegen
# limit: action
action-check-type = Tippen
# limit: main-action
waiting-choice-check = berichtigt es, oder wählt
