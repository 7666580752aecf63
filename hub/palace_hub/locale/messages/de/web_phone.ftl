### The phones: what only the pages of the seats and of the host show.

## The same sentences where there are no keys: KEY-touch takes the place of KEY

explain-bot-lay-touch = Nimm das Teil von { $name }. { $piece ->
    [arch] Es liegt zwischen den zwei hellen Stellen, auf Höhe { $level }.
   *[other] Es kommt auf die helle Stelle, auf Höhe { $level }.
} Teil { $number } von { $of }.
    .do = Drücke dann den Knopf unten.
explain-bot-off-touch = Hell markiert ist ein Teil, das dort nicht hingehört (1 { NOUN($piece, 1) }). Lege es zu den Teilen von { $name } zurück.
    .do = Drücke dann den Knopf unten.
explain-bot-stands-touch = Alle { $of } Teile der Treppe von { $name } sind da. Sieht der Palast aus wie der Plan?
    .do = Drücke dann den Knopf unten.
explain-bot-facts-touch = Ab { SHORT($piece, 1) }, mit { $bricks } { $bricks ->
    [one] Stein
   *[other] Steinen
} und { $columns } { NOUN("column", $columns) }, bis Höhe { $height }. Baue sie, wo sie passt. Passt sie nirgends: „Kann nicht bauen“.
    .do = Drücke dann den Knopf unten.
explain-bot-pass-touch = { $name } kann mit den eigenen Teilen nichts bauen.
    .do = Weiter geht es mit dem Knopf unten.
explain-bot-frog-touch = { $name } nimmt den Frosch vom Palast, und dazu eine Säule.
    .do = Drücke den Knopf unten.
explain-bot-cards-touch = { $name } kauft { $chosen } für { $cost } von { $credits ->
    [one] 1 Taler
   *[other] { $credits } Talern
}.
    .do = Drücke den Knopf unten.
explain-bot-cards-none-touch = { $name } kauft nichts dazu.
    .do = Drücke den Knopf unten.
explain-bot-slots-touch = { $name } hat für jede neue Karte ein Feld gewählt.
    .do = Drücke den Knopf unten.
explain-bot-figure-touch = { $name } will die Figur auf der markierten Noppe. Setze sie dorthin.
    .do = Drücke dann den Knopf unten.
refused-bot-turn-touch = { $name } ist ein Bot und entscheidet selbst.
    .do = Für einen Schritt zurück drücke „Rückgängig“.
refused-bot-not-seen-touch = Die Platte sieht das helle Teil noch nicht. Lege es auf die helle Stelle, oder wechsle zum Plan und bestätige es dort.
hint-credits-touch = Tipp: Mit deinen Teilen kannst du { $credits ->
    [one] 1 Taler
   *[other] { $credits } Taler
} bekommen.
    .do = Wo du anfängst, sagt noch einmal „Tipp“.
hint-start-lit-touch = Tipp: Beginne auf der hellen Noppe in { SHORT($piece, 1) }.
    .do = Die ganze Treppe zeigt noch einmal „Tipp“.
hint-start-touch = Tipp: Beginne auf einer Noppe in { SHORT($piece, 1) }.
    .do = Die ganze Treppe zeigt noch einmal „Tipp“.
hint-aim-recurring-touch = Tipp: Sieh nach Karten, die dir in jedem Zug Teile bringen.
    .do = Welche das sind, sagt noch einmal „Tipp“.
hint-aim-one-time-touch = Tipp: Sieh nach Karten, die dir sofort Teile bringen.
    .do = Welche das sind, sagt noch einmal „Tipp“.
hint-aim-bananas-touch = Tipp: Sieh nach Karten mit vielen Bananen.
    .do = Welche das sind, sagt noch einmal „Tipp“.
hint-aim-printed-touch = Tipp: Welche Karten oben liegen, sieht die Zentrale nicht, aber einige Stapel helfen im Schnitt am meisten.
    .do = Welche das sind, sagt noch einmal „Tipp“.
hint-pile-touch = { $card }
hint-frog-touch = Tipp: Nimm zuerst den Frosch, mit seinem Knopf. Er bringt dir eine Säule, und die kannst du verbauen.
hint-pass-touch = Tipp: Mit deinen Teilen geht keine Treppe.
    .do = Drücke „Kann nicht bauen“.
refused-hint-not-now-touch = Tipps gibt es beim Bauen und beim Kartenkaufen.
    .do = Drücke dann „Tipp“.
refused-hints-off-touch = Für { $name } sind die Tipps aus. Die Seite des Gastgebers schaltet sie ein.
ask-hints-why-touch = „Tipp“ hilft beim Bauen und Kaufen. Im Verlauf sehen alle, wer einen benutzt hat. Es hängt: nach { $seconds } Sekunden, oder nach einem Versuch, der nicht erlaubt ist.
calibration-nothing-added-touch = Fach „{ NOUN($piece, 2) }“: Es wiegt nicht mehr als sein leerer Becher. Lege die Teile hinein. Waren sie vorher schon drin, leere den Becher und geh einen Schritt zurück. Sonst prüfe die Kabel.
calibration-reversed-touch = Fach „{ NOUN($piece, 2) }“: Der Becher ist leichter als beim leeren Wiegen. Nimm alles heraus und geh einen Schritt zurück. War er leer, sind seine Kabel vertauscht.
calibration-scale-touch = Fach „{ NOUN($piece, 2) }“: Die Teile wiegen zu wenig oder zu viel. War der Becher vorher nicht leer, geh einen Schritt zurück. Sonst nimm anderes heraus, oder prüfe die Waage.
calibration-weak-touch = Fach „{ NOUN($piece, 2) }“: Die Waage ist zu unruhig, um einzelne Teile zu zählen. Lass den Tisch in Ruhe.
    .do = Drücke dann noch einmal den Knopf unten.
calibration-differs-touch = Fach „{ NOUN($piece, 2) }“: Die Teile wiegen { $percent } % { $way ->
    [less] weniger
   *[more] mehr
}, als sie sollten. War der Becher vorher nicht leer, geh einen Schritt zurück. Sonst zähle sie und nimm andere Teile heraus.
told-sound-off-touch = Die Töne sind aus. Die Seite des Gastgebers schaltet sie wieder ein.
sure-discard-why-touch = Das Spiel bleibt gespeichert. Auf der Startseite könnt ihr es fortsetzen.
explain-plate-weigh-touch = Zähle sie ab, die Farben sind egal. Lege sie lose in die Mitte der Platte.
    .do = Drücke dann den Knopf unten.
explain-plate-figure-touch = Setze die Figur auf die markierte Noppe in der Mitte und lass los.
    .do = Drücke dann den Knopf unten. Ist sie nicht in der Schachtel, drücke „Überspringen“.
explain-plate-knobs-touch = Halte den Fuß eines Steins mit Magnet auf die markierte Noppe, bis die Markierung weiterspringt.
    .do = Passiert nichts, drücke „Überspringen“: Die Noppe kommt am Ende noch einmal.
explain-plate-report-touch = Das hat die Zentrale herausgefunden, und das kann die Platte.
    .do = Drücke den Knopf, um es zu speichern.
refused-plate-goes-on-touch = Die Einrichtung geht hier von selbst weiter.
undone-put-back-touch = Du hast einen Schritt zurückgenommen. Lege auch { $count } { NOUN($piece, $count) } zurück.
    .do = Oder drücke „Wiederholen“: Dann gilt der Schritt wieder.
explained-by-delivery-touch = Gehört das zum nächsten Schritt?
    .do = Mit dem Knopf unten beginnt er.
refused-figure-parked-touch = Der Kasten sieht { $figure ->
    [monkey] den Affen
    [butterfly] den Schmetterling
   *[other] den Frosch
} noch an seinem Platz. Setze ihn.
    .do = Sitzt er schon, drücke den Knopf noch einmal.
refused-waits-for-tray-touch = Bewege die Teile: Der Kasten sieht es.
refused-tray-counts-touch = Der Kasten zählt von selbst. Stimmt eine Anzahl nicht, berichtigt sie die Seite des Gastgebers.
refused-by-facts-touch = Du gibst diese Treppe mit Angaben ein. Für den Plan wechsle zuerst dorthin.
refused-by-plan-touch = Du gibst diese Treppe auf dem Plan ein. Für die Angaben wechsle zuerst dorthin.
refused-by-plate-touch = Die Platte sieht diese Treppe von selbst. Für den Plan wechsle zuerst dorthin.
explain-no-game-touch = Wer zuletzt eine Banane gegessen hat, ist Spieler 1 (Regel 2.1). Tippt die Namen, wählt, wie ihr spielt, und fangt an.
explain-calibrate-empty-touch = Nehmt alle Teile aus den sechs Fächern. Die Zentrale wiegt zuerst die leeren Becher.
    .do = Drückt dann den Knopf unten.
explain-calibrate-full-touch = Legt den ganzen Inhalt der Schachtel hinein: 80 Bögen, 80 Steine, 16 Säulen und von jeder Farbe 16 Schmucksteine.
    .do = Drückt dann den Knopf unten.
explain-setup-typed-touch = Nehmt heraus, was hier steht: die Startteile und für die Starttreppe 2 Bögen, 1 Stein und 1 Goldstein (Regel 2.2).
    .do = Drückt dann den Knopf unten.
explain-setup-back-touch = Das ist mehr, als Startteile und Starttreppe brauchen (Regel 2.2): Legt es zurück.
    .do = Ist es verloren, drückt „So lassen“.
explain-cards-check-touch = Liegen genau diese Karten vor euch?
    .do = Drückt dann den Knopf unten: Danach wird abgerechnet.
explain-build-touch = Du hast { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) } und { $columns } { NOUN("column", $columns) }.
    .do = Geht keine Treppe, drücke „Kann nicht bauen“ (Regel 4.10).
explain-build-frog-touch = Du hast { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) } und { $columns } { NOUN("column", $columns) }. Du kannst den Frosch nehmen, und dazu eine Säule.
    .do = Geht keine Treppe, drücke „Kann nicht bauen“.
explain-cards-printed-touch = Nimm Karten vom Tisch. ¢: Preis.
    .do = Tippe dann hier auf ihre Stapel: { SHORT($colour, 1) } oder bunte, höchstens eine je Stapel (Regel 11.2).
explain-cards-chosen-printed-touch = Du nimmst { $chosen }: { $cost ->
    [one] 1 Taler
   *[other] { $cost } Taler
}, { $left } übrig.
    .do = Soll eine Karte zurück, tippe noch einmal auf ihren Stapel.
explain-which-card-touch = Noch { $left ->
    [one] 1 Taler
   *[other] { $left } Taler
} zum Ausgeben.
    .do = Tippe auf die Karte, die du genommen hast: { SHORT($colour, 1) } { price }.
explain-cards-chosen-touch = Du kaufst { $chosen }. { $left ->
    [one] 1 Taler
   *[other] { $left } Taler
} übrig für andere Stapel.
    .do = Tippe noch einmal auf eine Karte, um sie zurückzulegen.
explain-one-time-touch = { $cards ->
    [one] Deine neue Karte bringt
   *[other] Deine neuen Karten bringen
} dir { $pieces }.
explain-recurring-touch = { $cards ->
    [0] Deine Spielertafel bringt
    [one] Deine Spielertafel und deine Karte bringen
   *[other] Deine Spielertafel und deine Karten bringen
} dir { $pieces }.
explain-typed-touch = { $reason }
    .do = Wenn das erledigt ist, drücke den Knopf unten.
explain-correction-typed-touch = Was du getippt hast, passt nicht zum Spiel.
    .do = Wenn alles stimmt, was unten steht, drücke den Knopf unten.
explain-undone-many-touch = Du hast einen Schritt zurückgenommen. Tu auch, was hier steht.
    .do = Oder drücke „Wiederholen“: Dann gilt der Schritt wieder.
explain-leaver-touch = { $name } ist ausgestiegen: Legt alle Bausteine von { $name } in den Kasten.
    .do = Fehlen welche, drückt „So lassen“.
explain-leaver-typed-touch = { $name } ist ausgestiegen: Legt alle Bausteine von { $name } in den Kasten.
    .do = Drückt dann den Knopf unten (Regel 12.4).
manual-choice-touch = Wähle { $count }: Steine, Bögen oder von beiden etwas.
manual-typing-touch =
    .do = Tippe die Zahl, oder drücke + und -.
slots-place-touch = Karte { $number } von { $of }: { $card }.
    .do = Tippe auf ihr Feld.
plan-hint-plate-touch = Die Platte sieht jedes Teil.
    .do = Hier musst du nichts drücken.
plan-aim-how-touch =
    .do = Tippe auf die helle Stelle, an der der Bogen endet.
plan-hint-how-touch =
    .do = Tippe auf eine Stelle im Plan, dann darunter auf ein Teil.
plan-choose-knob-touch =
    .do = Tippe auf eine helle Noppe.
correct-typed-touch =
    .do = Wenn alles stimmt, drücke den Knopf unten.
cup-less-touch = { $target }: leichter als leer. Geh einen Schritt zurück
start-waiting-games-touch = { $count ->
    [one] Ein Spiel liegt beiseite. Ihr könnt es fortsetzen:
   *[other] { $count } Spiele liegen beiseite. Ihr könnt eins fortsetzen:
}
reference-nothing-lifted-touch = Fach „{ NOUN($piece, 2) }“: Es wurde nichts herausgenommen. Abhilfe: Nimm die Teile heraus und lass die Hände weg.
    .do = Drücke dann den Knopf unten.
cup-not-empty-touch = Fach „{ NOUN($piece, 2) }“: Darin liegt etwas mit rund { $grams } g. Nimm es heraus.
    .do = Ist der Becher leer, drücke den Knopf noch einmal.
cup-too-light-touch = Fach „{ NOUN($piece, 2) }“: Es ist { $grams } g zu leicht. Setze seinen Becher ein.
    .do = Ist der Becher drin, drücke den Knopf noch einmal.
explain-setup-empty-touch = Nimm alle Teile aus den sechs Fächern, aber lass die Becher darin.
    .do = Drücke dann den Knopf unten.
explain-setup-full-touch = Lege hinein, was die Liste sagt, jede Art in ihr Fach.
    .do = Drücke dann den Knopf unten.
explain-setup-lift-touch = Zähle { $count } Teile heraus und lege sie beiseite.
    .do = Drücke dann den Knopf unten. Oder überspringe das: Dann nimmt die Zentrale { $held } an.
explain-setup-back-in-touch = Lege alle { $count } in ihr Fach zurück.
    .do = Drücke dann den Knopf unten.
explain-setup-report-touch = Die Liste sagt, was die Wägezellen können und was die Zentrale annimmt.
    .do = Drücke den Knopf, um es zu speichern.
setup-lifted-other-touch = Fach „{ NOUN($piece, 2) }“: Nach Gewicht sind { $found } draußen, nicht { $count }. Abhilfe: Zähle die Teile neben dem Kasten, bis es { $count } sind.
    .do = Drücke dann den Knopf unten.
explain-plate-stack-touch = Staple { $count } Säulen. Drücke den Turm auf die markierte Noppe, lass los und warte: Die Zentrale sieht es.
plate-weighs-like-touch = Das wiegt so viel wie { $found }, nicht wie { $of }. Zähle noch einmal.
    .do = Sind es { $of }, drücke den Knopf noch einmal.

tray-arch-touch = Bögen
tray-brick-touch = Steine
tray-column-touch = Säulen
tray-light_green-touch = Hellgrün
tray-dark_green-touch = Dunkelgrün
tray-gold-touch = Gold
line-taken-touch = { $taken } von { $of } genommen: { NOUN($piece, $of) }
line-due-touch = { $due ->
    [0] alles genommen
   *[other] noch { $due }
}
line-taken-free-touch = { $taken } genommen
line-put-back-touch = { $count } { NOUN($piece, $count) } zu viel
line-take-out-touch = { $count } { NOUN($piece, $count) } zu viel
stepper-five-high-touch = fünf Steine hoch
main-cards-none-touch = Ohne neue Karte weiter
score-chart-note-touch = Jede Linie ist ein Spieler: je höher, desto mehr Bananen.

head-take-all = Nimm { $pieces }

## What a seat has

own-stock = Du hast
own-income = Im nächsten Zug bekommst du
own-nothing = nichts
own-each = je Zug { $pieces }
own-each-no = je Zug keine Teile
own-under = verdeckt { $cards }
web-slots = Deine Karten auf ihren Feldern

## A seat that is not in turn

web-turn-of = { $name } spielt
web-host-acts = Warte auf den Gastgeber
web-host-acts-why = Der Gastgeber startet das Spiel auf seiner Seite. Dann geht es hier von selbst weiter.
web-host-goes-on = Der nächste Schritt ist auf der Seite des Gastgebers. Dann geht es hier von selbst weiter.
web-host-resumes = Der Gastgeber setzt dieses Spiel fort oder legt es beiseite. Dann geht es hier von selbst weiter.
web-seat-free = Hier spielt niemand
web-seat-free-why = In diesem Spiel ist dieser Platz leer. Die Codes der anderen sind auf der Seite des Gastgebers.
web-ahead-waits = Es ist gemerkt. Wenn du am Zug bist, erscheint hier der Knopf zum Fertigstellen.
web-put-on = Ich setze { SHORT($piece, 1) } darauf

## What a printed card, board or box says

web-learn-numbers = Eine der Zahlen fehlt. Tippe sie, oder drücke + und -.
web-learn-board-first = Jede Spielertafel bringt je Zug etwas: Sieh auf ihren linken Rand und gib es ein.
web-new-set-how = Ein Spiel mit eigenen Karten braucht vor dem Start zwei Dinge: wie viele Karten jeder Stapel hat, und womit jede Spielertafel beginnt (auf ihrer Rückseite). Nach den anderen Zahlen fragt die Zentrale beim Spielen.
web-new-set-board = Spielertafel { $seat } beginnt mit
web-new-set-do = Diese Zahlen speichern
web-new-set-bad-name = Das geht nicht als Name des Satzes: Nimm kleine Buchstaben, Ziffern, - und _.
web-new-set-taken = Einen Satz mit diesem Namen gibt es schon. Wähle einen anderen Namen.
web-new-set-sum = In der Schachtel sind 67 Karten, und in jedem Stapel mindestens eine. Zähle noch einmal.
web-new-set-kits = Jede Spielertafel beginnt mit einigen Teilen: Sieh auf ihre Rückseite und gib sie ein.

## This phone

web-this-phone = Dieses Handy
web-sound = Töne auf diesem Handy
web-awake = Wird der Bildschirm beim Warten dunkel, wähle in den Einstellungen des Handys unter Display die längste Zeit bis zum Abschalten.
web-two-seats = Zwei Spieler können sich ein Handy teilen: Öffnet beide Links darauf. Dann stehen oben auf dieser Seite beide Plätze.

## The plan

web-whole-plate = ganze Platte
web-let-go = Den Bogen weglegen
web-ask-facts = Ab dann sieht niemand mehr den Palast als Bild: Seine Teile sind nicht bekannt. Die Treppe mit Angaben eingeben?

## The host's page

web-now = Jetzt { $name }: { $sentence }
web-codes = Codes für die Handys
web-codes-how = Jeder richtet die Kamera seines Handys auf den eigenen Code und öffnet den Link. Behalte diese Seite für dich: Wer einen Code hat, spielt für diesen Platz.
web-codes-lost = Ein Handy ist weg oder leer? Gib seinem Platz einen neuen Code und öffne ihn auf einem anderen Handy. Ein Handy kann zwei Plätze übernehmen: Öffne beide Codes darauf.
web-code-of = { $name }
web-code-watch = Fernseher, und wer nur zuschaut
web-new-code = Neuer Code für diesen Platz
web-ask-new-code = Der alte Code von { $seat } gilt sofort nicht mehr. Einen neuen machen?
web-host-more = Mehr für den Gastgeber
web-next-player = { $name } fängt schon an
web-open-game = { $game } fortsetzen
web-again = Neues Spiel: { $order }
web-again-others = Neues Spiel mit anderen Spielern
web-set-aside = Dieses Spiel beiseitelegen
web-redo = Wiederholen
web-mute = Töne des Tisches aus
web-unmute = Töne des Tisches an
web-correct = Eine Anzahl stimmt nicht
web-correct-why = Zähle die Teile einer Art im Kasten, und gib ein, wie viele es sind.
web-correct-piece = Teile
web-correct-number = Wie viele sind es?
web-correct-do = Berichtigen
web-ask-leave = Steigt dieser Spieler wirklich aus?
web-leave-do = Spieler steigt aus
web-start-few-names = Zum Spielen braucht es mindestens zwei. Tippt für jeden einen Namen.
web-start-equal-names = Zwei Spieler heißen gleich. Ändert einen der Namen.
web-start-bot = Wer auf Platz { $number } spielt
web-start-side = Wo Platz { $number } sitzt
web-lie = Der Bodenplan liegt anders
web-start-phones = Die anderen öffnen ihre Codes weiter unten mit der Kamera ihres Handys.

## Bots

explain-bot-failed-touch = { $name } ist ein Bot und konnte sich nicht entscheiden. Frage ihn noch einmal, oder spiele diesen Zug für ihn von Hand.
explain-bot-slow-touch = { $name } ist ein Bot und braucht zu lange. Warte, frage ihn noch einmal, oder spiele diesen Zug für ihn von Hand.
told-hint-anew-touch = Du baust eine andere Treppe als im Tipp.
    .do = Für einen Tipp zu deiner drücke „Tipp“.
told-hint-away-touch = Der Tipp ist weggelegt.
    .do = „Tipp“ zeigt ihn wieder.
told-hint-now-touch = Jetzt kannst du einen Tipp haben.
    .do = Drücke „Tipp“.
