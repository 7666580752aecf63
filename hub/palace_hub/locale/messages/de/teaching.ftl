### Learn the game: the list of lessons, the lessons on building, and the explanation of each step of a turn.

## The list

lesson-list-title = Das Spiel lernen
lesson-list-why = Bei Monkey Palace baust du Treppen. Jede Lektion zeigt eine richtige und eine falsche, dann baust du selbst. Alle Lektionen dauern etwa zehn Minuten. Eine Angabe wie (Regel 4.5) nennt die Stelle in den Regeln.
lesson-list-done = { $count ->
    [0] Noch ist keine Lektion geschafft. Enter öffnet die erste; eine Taste oder Antippen öffnet jede.
   *[other] { $count } von { $of } Lektionen sind geschafft.
}
lesson-entry = { $tick } { $letter ->
    [none] { $title }
   *[other] Regel { $letter }: { $title }
}
lesson-turn-practice = Danach: einen ersten Zug an einem simulierten Tisch spielen
lesson-turn = Danach: zurück zum Start, und jeder Schritt wird erklärt
lesson-leave = Verlassen
lesson-help-keys = TASTEN DIESER LISTE
lesson-help-choose = 1, 2 und a bis i: diese Lektion öffnen. Antippen tut dasselbe.
lesson-help-move = Hoch und runter: die Lektion davor und danach; Space öffnet sie.
lesson-help-next = Enter: die erste Lektion, die noch nicht geschafft ist.
lesson-help-turn = p: { $practice ->
    [yes] einen ersten Zug an einem simulierten Tisch spielen. Der Bildschirm erklärt jeden Schritt.
   *[no] zurück zum Start, und jeder Schritt wird erklärt.
}
lesson-help-in-lesson = In einer Lektion: Enter blättert um, PgUp und PgDn gehen zurück und vor. Esc führt zurück zur Liste.
lesson-help-back = Ein Haken steht bei jeder Lektion, die geschafft ist.
lesson-help-leave = Esc: { $practice ->
    [yes] das Programm verlassen. Es fragt zuerst, und gelöste Lektionen bleiben gespeichert.
   *[no] zurück zum Spiel.
}

## A page of a lesson

lesson-title = Lektion { $number } von { $of }   { $letter ->
    [none] { $title }
   *[other] Regel { $letter }: { $title }
}
# limit: title
lesson-plan-right = Richtig, von oben
# limit: title
lesson-plan-wrong = Falsch, von oben
lesson-is-right = Diese Treppe ist richtig.
lesson-broken = { $fault } { $mend }
lesson-ask = Drücke Enter, wenn deine Treppe fertig ist.
lesson-empty = Noch ist nichts gebaut. Setze zuerst ein Teil.
lesson-solved = { $count ->
    [one] Richtig! Ein Bogen bringt dir 1 Taler, um Karten zu kaufen.
   *[other] Richtig! { $count } Bögen bringen dir { $count } Taler, um Karten zu kaufen.
}
lesson-unmet-arches = Keine Regel ist gebrochen, aber die Aufgabe verlangt { $count } Bögen. Baue am Ende deines letzten Bogens weiter.
lesson-unmet-first = Keine Regel ist gebrochen, aber die Aufgabe verlangt als erstes Teil einen Bogen, direkt am Boden.
lesson-unmet-stands-on = Keine Regel ist gebrochen, aber die Aufgabe meint einen anderen Turm. Lies sie noch einmal.
lesson-unmet-turns = Keine Regel ist gebrochen, aber die Treppe geht geradeaus. Die Aufgabe verlangt eine Kurve.
# limit: action
lesson-before = Zurück
# limit: action
lesson-again = Noch einmal
# limit: main-action
lesson-next = Weiter
# limit: main-action
lesson-check = Ist sie richtig?
# limit: main-action
lesson-next-lesson = Nächste Lektion
# limit: main-action
lesson-end = Zur Liste
# limit: footer
footer-main = Fertig
# limit: footer
footer-before = Zurück
# limit: footer
footer-after = Weiter
# limit: footer
footer-list = Liste
# limit: footer
footer-again = Nochmal

## The lessons. `rule` stands on each page, `task` over the player's try.

lesson-1-title = Den Plan lesen und benutzen
lesson-1-rule = Der Plan zeigt den Palast von oben. Jede Linie ist ein Bogen. Jede Zahl ist die Höhe eines Turms; ein Schmuckstein darauf zählt nicht mit.
lesson-1-right = { $light } { $dark } { $gold } sind freie Noppen am Boden: Nichts steht auf ihnen. Mit einer Zahl sind es Schmucksteine, jeder auf einem Turm dieser Höhe: Sie zeigen, wo Treppen enden. Die dicke Linie ist eine neue Treppe: ein Stein und darauf ein Bogen.
lesson-1-task = Baue sie. Die Pfeiltasten bewegen die [ ], Antippen auch. Geh auf { $light } links von der 1. Drücke b: ein Stein. Drücke a und dann den Pfeil nach rechts: ein Bogen.

lesson-2-title = Ein Weg, der steigt
lesson-2-rule = Eine Treppe ist ein einziger Weg aus Bögen. Jeder Bogen beginnt auf dem Ende des vorigen, also liegt er höher.
lesson-2-right = Der erste Bogen liegt am Boden. Der zweite beginnt auf seinem Ende und führt hinauf zum Palast.
lesson-2-wrong = Hier sind zwei Treppen, auf zwei Seiten des Palastes. In einem Zug baust du nur eine.
lesson-2-task = Baue eine Treppe aus zwei Bögen, die auf dem Palast endet.

lesson-a-title = Beginne am Boden
lesson-a-rule = Eine Treppe beginnt auf einer freien Noppe am Boden. Später kommt ein Schmuckstein in der Farbe dieser Noppe auf ihr Ende.
lesson-a-right = Ein Stein steht auf einer Noppe am Boden. Vom Stein führt ein Bogen zum Palast.
lesson-a-wrong = Sie beginnt auf dem Palast: Ihr Stein steht auf einem alten Bogen.
lesson-a-task = Baue eine Treppe mit einem Bogen, von einer Noppe am Boden zum Palast.

lesson-b-title = Beginne mit Stein, Säule oder Bogen
lesson-b-rule = Das erste Teil ist ein Stein, eine Säule oder ein Bogen. Es ist nie ein Schmuckstein.
lesson-b-right = Sie beginnt mit einer Säule. Eine Säule ist so hoch wie drei Steine, und so hoch ist auch der Turm, zu dem der Bogen führt.
lesson-b-wrong = Sie beginnt mit einem Schmuckstein, dem goldenen. Auch Blätter sind Schmucksteine.
lesson-b-task = Baue eine Treppe, deren erstes Teil ein Bogen ist. Du brauchst zwei Bögen: Einer allein liegt flach am Boden.

lesson-c-title = Ende mit einem Bogen
lesson-c-rule = Das letzte Teil einer Treppe ist ein Bogen. Sein äußeres Ende bleibt frei, denn dort kommt der Schmuckstein hin.
lesson-c-right = Sie endet mit dem Bogen.
lesson-c-wrong = Auf dem Ende des Bogens steht ein Stein.
lesson-c-task = Baue eine Treppe mit einem Bogen und lass sein äußeres Ende frei. Du musst nicht alle deine Teile verbauen.

lesson-d-title = Baue auf jede freie Noppe
lesson-d-rule = Du darfst ein Teil auf jede freie Noppe setzen, auch auf Schmucksteine. Aber nie auf die Mitte eines Bogens.
lesson-d-right = Der neue Bogen steht auf dem Ende eines alten Bogens.
lesson-d-wrong = Der Stein neben dem goldenen steht auf der Mitte eines alten Bogens. Dieser Plan ist größer gezeichnet.
lesson-d-task = Lass deinen Bogen auf dem Schmuckstein { $gold } enden. Zwei Steine unter dem anderen Ende machen es genauso hoch.

lesson-e-title = Verbinde sie mit dem Palast
lesson-e-rule = Mindestens eins deiner Teile steht auf einem Teil, das schon vor deinem Zug da war.
lesson-e-right = Der zweite Bogen endet auf dem Palast.
lesson-e-wrong = Diese Treppe läuft neben dem Palast her. Keins ihrer Teile steht auf einem alten.
lesson-e-task = Baue eine Treppe aus zwei Bögen, die mit dem Palast verbunden ist.

lesson-f-title = Nichts hängt in der Luft
lesson-f-rule = Beide Enden eines Bogens stehen auf etwas. Steine und Säulen füllen die Lücke; unter der Mitte braucht es nichts.
lesson-f-right = Ein Ende steht auf dem Palast, 1 hoch. Also steht unter dem anderen Ende ein Stein.
lesson-f-wrong = Der Stein fehlt, deshalb hängt ein Ende in der Luft.
lesson-f-task = Baue hinauf zu dem Turm, der 2 hoch ist. Hängt ein Ende in der Luft, sagt die Liste rechts, was fehlt.

lesson-g-title = Kein Bogen flach auf einem Bogen
lesson-g-rule = Die beiden Enden eines Bogens dürfen nicht auf demselben Bogen stehen. Ein Ende auf einem Bogen ist in Ordnung.
lesson-g-right = Der zweite neue Bogen steht mit einem Ende auf dem alten Bogen und mit dem anderen auf dem ersten neuen.
lesson-g-wrong = Beide Enden des neuen Bogens stehen auf dem alten Bogen.
lesson-g-task = Baue eine Treppe mit einem Bogen, der mit einem Ende auf dem alten Bogen steht.

lesson-h-title = Zur Seite ja, zurück nie
lesson-h-rule = Der nächste Bogen geht geradeaus, nach links oder nach rechts. Er geht nie zurück, und der Weg teilt sich nie.
lesson-h-right = Der erste Bogen geht nach rechts, der zweite auf dem Plan nach oben: Das ist eine Kurve.
lesson-h-wrong = Der zweite Bogen liegt über dem ersten: Er geht zurück.
lesson-h-task = Baue eine Treppe aus zwei Bögen, die eine Kurve macht.

lesson-i-title = Jeder Bogen ist eine Stufe
lesson-i-rule = Bögen sind Stufen des Weges. Zum Stützen nimmst du Steine und Säulen, nie einen Bogen.
lesson-i-right = Zwei Steine stützen das Ende des letzten Bogens.
lesson-i-wrong = Ein Bogen liegt neben dem Weg und stützt nur den letzten Bogen.
lesson-i-task = Baue eine Treppe aus drei Bögen. Zum Stützen hast du zwei Steine.

## Faults of a staircase that the plan's list names in a few words

# limit: hint
plan-fault-start-with-decoration = Die Treppe beginnt mit einem Schmuckstein (Regel 4.2).
# limit: hint
plan-mend-start-with-decoration = Beginne mit einem Stein, einer Säule oder einem Bogen.
# limit: hint
plan-fault-ends-with-brick = Die Treppe endet nicht mit einem Bogen (Regel 4.3).
# limit: hint
plan-mend-ends-with-brick = Nimm dieses Teil zurück oder lege einen Bogen darauf.
# limit: hint
plan-fault-no-arch = Die Treppe hat noch keinen Bogen (Regel 4.3).
# limit: hint
plan-fault-on-palace-middle = Ein Teil steht auf der Mitte eines Bogens (Regel 4.4).
# limit: hint
plan-mend-on-palace-middle = Versetze es auf ein Ende des Bogens.
# limit: hint
plan-fault-not-connected = Die Treppe steht nicht auf dem Palast (Regel 4.5).
# limit: hint
plan-mend-not-connected = Führe sie zum Palast.
# limit: hint
plan-fault-loose-brick = Dieses Teil trägt keinen Bogen (Regel 4.8).
# limit: hint
plan-mend-loose-brick = Nimm es zurück oder lege einen Bogen darauf.

## The guided first turn

teach-you = Spieler 1
teach-partner = Robin
# limit: headline
teach-title = Schritt { $number }: { $step }
# limit: headline
teach-over-title = Ein ganzer Zug
teach-over = Du hast einen ganzen Zug gespielt. Jetzt macht der nächste Spieler dieselben acht Schritte, Runde für Runde.
teach-on-your-own = Das Spiel endet, wenn eine Art von Teilen ausgeht, und die meisten Bananen gewinnen. Spiel hier weiter, oder verlasse es mit Ctrl+Q.
# limit: main-action
teach-button = Enter: verstanden
teach-skipped = Dieser Schritt kommt in diesem Zug nicht vor.
teach-1-do = Baue eine Treppe aus deinen eigenen Teilen, von einer freien Noppe am Boden bis zum Palast.
teach-1-why = Jeder Bogen bringt dir einen Taler zum Kartenkaufen, und nicht verbaute Teile bleiben bei dir.
teach-1-practice = Hier baust du auf dem Plan. Du hast zwei Bögen: Lege einen auf den Boden, und einen von seinem Ende hinauf zum Palast. Dann Enter.
teach-2-do = Nimm einen Schmuckstein in deiner Startfarbe aus dem Kasten und setze ihn auf das äußere Ende deines letzten Bogens.
teach-2-why = Er markiert deine Treppe, und seine Farbe sagt, welche Karten du kaufen darfst.
teach-2-practice = Sieh auf die zweite Zeile von oben: Deine Hand ist schon bei diesem Schmuckstein. F5 nimmt einen. Dann drücke Enter.
teach-3-do = Sieh nach, wie viele Taler du hast: 1 für jeden Bogen, und 1 dazu, wenn dein Schmuckstein jetzt der höchste seiner Farbe ist.
teach-3-why = Du brauchst sie im nächsten Schritt.
teach-3-practice = Du hast jetzt { $count } Taler. Enter geht weiter.
teach-4-do = Kaufe mit deinen Talern Karten: in deiner Startfarbe oder bunte, höchstens eine je Stapel.
teach-4-why = Karten bringen dir Teile und Bananen, und Taler, die du nicht ausgibst, verfallen.
teach-4-practice = Drücke die Taste eines Stapels, der nicht grau ist, dann Enter. Karten mit vielen Teilen helfen dir am Anfang.
teach-5-do = Nimm alle Teile der Sofortlieferung deiner neuen Karten.
teach-5-why = Weniger nehmen ist nicht erlaubt, und deine anderen Karten zählen hier nicht.
teach-5-practice = Deine Hand in der zweiten Zeile ist schon dort: Jedes F5 nimmt ein Teil.
teach-6-do = Nimm die Teile der Dauerlieferung: von deiner Spielertafel und von allen Karten, die du siehst.
teach-6-why = Du bekommst sie in jedem deiner Züge wieder, also lohnt sich eine gute Karte viele Male.
teach-6-practice = Drücke F5, bis der Bildschirm nichts mehr verlangt: Deine Hand geht von selbst zur nächsten Art weiter.
teach-7-do = Ist eine Stelle deiner Treppe fünf Steine hoch, bekommst du eine Bonuskarte.
teach-7-why = Sie ist am Ende 4 Bananen wert, und eine Säule zählt wie drei Steine.
teach-7-practice = Enter nimmt sie.
teach-8-do = Nach einem goldenen Schmuckstein setze den Affen auf ein freies Ende eines Bogens.
teach-8-why = Er hält die anderen von dieser Noppe fern, und wer seine Karte am Ende hat, bekommt 2 Bananen.
teach-8-practice = Wähle eine helle Noppe mit ihrem Buchstaben. Dann drücke zweimal Enter: Dieser simulierte Kasten sieht nicht, dass der Affe geht.
teach-on = Ab jetzt wird jeder Schritt erklärt, wenn er für einen Spieler zum ersten Mal kommt.
teach-off = Die Schritte werden nicht mehr erklärt.
palette-teach = Jeden Schritt eines Zuges erklären, oder damit aufhören
palette-learn = Das Spiel lernen: Lektionen zum Bauen
cli-learn = Lehrt das Spiel: zehn Minuten Lektionen zum Bauen, dann ein erster Zug an einem simulierten Tisch.
# limit: footer
footer-learn = Lernen
start-learn = Das Spiel in zehn Minuten lernen
start-teach = Jeden Schritt erklären lassen
start-teaching = Jeder Schritt wird erklärt
help-key-learn = F9   das Spiel lernen: Lektionen zum Bauen
help-key-teach = F10   jeden Schritt beim ersten Mal erklären, oder damit aufhören
error-lessons-not-kept = Die gelösten Lektionen lassen sich nicht in { $file } speichern: { $what }.
