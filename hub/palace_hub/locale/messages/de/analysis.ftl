### The analysis of a finished game: the command and the page of the step-through.

cli-replay-analyse = zeigt, was ein beendetes Spiel entschied: für jeden Zug die Taler, was der Planer getan hätte, und die Siegchance
cli-replay-journal = wo Spiele gespeichert sind, für ein Spiel, das mit seiner Nummer genannt ist
cli-replay-jobs = Prozesse, die gleichzeitig arbeiten (2, wenn weggelassen)
cli-replay-table = schreibt die Tabelle der Analyse in diese Datei (CSV)
cli-replay-chart = schreibt das Diagramm der Analyse in diese Datei (SVG)
analysis-working = Analyse
analysis-stopped = Die Analyse ist angehalten. Was fertig war, wird nicht gespeichert.
analysis-progress = { $done } von { $of } Teilen der Analyse
analysis-not-ended = Dieses Spiel ist nicht beendet. Spiele es zuerst zu Ende: „palace play“ setzt es fort.
analysis-nothing-to-draw = Es gibt kein Diagramm: Karten dieser Schachtel sind noch nicht eingegeben, also kann niemand das Spiel weiterspielen.
analysis-written = { $file } ist geschrieben.
analysis-column-turn = Zug
analysis-column-round = Runde
analysis-column-player = Spieler
analysis-column-credits = Taler
analysis-column-planner = Planer
analysis-column-buys = Kauf
analysis-column-chance = Sieg %
analysis-column-swing = Wende
analysis-points = { $points } ({ $low } bis { $high })
analysis-and = { " und " }
analysis-key = Taler: bekommen / höchstens möglich. Planer: was der Planer gebaut hätte, und wie viele Bananen mehr er davon erwartet; „=“ dasselbe. Kauf: die Karten, die er gekauft hätte. Sieg %: die Siegchance des Spielers vor und nach dem Zug, aus { $least } bis { $most } Spielen, die Bots zu Ende spielten. Wende: wie viele von 100 Spielen das mehr oder weniger sind; der wahre Wert liegt sehr wahrscheinlich zwischen den beiden Zahlen in Klammern. * entschied das Spiel: Steht vor der Wende ein Name, hat sich die Chance dieses Spielers geändert.
analysis-signs = Zeichen: { $light_green } hellgrün, { $dark_green } dunkelgrün, { $gold } gold. 2{ $arch } { $gold } +0.8: eine Treppe mit 2 Bögen, die auf einer goldenen Noppe beginnt und 0,8 Bananen mehr wert ist. { $gold }3: eine goldene Karte, die 3 kostet. Frosch: zuerst den Frosch nehmen. -: nichts.
analysis-legend = { $names }
analysis-chart = Siegchance, Zug für Zug
analysis-band = Die Züge, die das Spiel entschieden, sind gelb hinterlegt.
analysis-decided = Die drei Züge, die das Spiel entschieden, nach der Zahl der Spiele, die der Sieger mehr oder weniger gewinnt
analysis-deciding = Zug { $number }: Durch den Zug von { $name } gewinnt { $winner } { $size } { $way ->
    [up] mehr
   *[down] weniger
} von 100 Spielen ({ $low } bis { $high })
analysis-note = ^ entschied das Spiel. Neu aufgedeckte Karten zählen mit. Die wahre Änderung liegt sehr wahrscheinlich zwischen den beiden Zahlen in Klammern.
analysis-no-chances = Noch sind nicht alle Karten dieser Schachtel eingegeben, deshalb sind die Siegchancen nicht bekannt.
analysis-title = Zug { $number } (Runde { $round }): { $name }
analysis-built = { $name } hat { $arches ->
    [one] 1 Bogen
   *[other] { $arches } Bögen
} gebaut und { $credits ->
    [one] 1 Taler
   *[other] { $credits } Taler
} bekommen. { $known ->
    [best] Mit diesen Teilen bringt keine Treppe mehr.
    [more] Mit diesen Teilen waren { $best } möglich.
   *[no] Wo die Teile stehen, ist nicht bekannt, also auch nicht die beste Treppe.
}
analysis-built-none = { $name } hat nichts gebaut.
analysis-planner-same = Der Computer hätte keine bessere gebaut.
analysis-planner-frog = Der Computer hätte zuerst den Frosch genommen.
analysis-planner = Der Computer hätte { $arches ->
    [one] 1 Bogen
   *[other] { $arches } Bögen
} gebaut, ab { SHORT($colour, 1) }, für { $credits ->
    [one] 1 Taler
   *[other] { $credits } Taler
}.{ $gain ->
    [none] { "" }
   *[other] { " " }Davon erwartet er am Ende { $gain } Punkte mehr.
}
analysis-card = { $colour ->
    [multi] Bunt { $cost }
   *[other] { SHORT($colour, 1) } { $cost }
}
analysis-planner-buys = Er hätte { $cards } gekauft.{ $gain ->
    [none] { "" }
    [0.0] { "" }
   *[other] { " " }Davon erwartet er am Ende { $gain } Punkte mehr.
}
analysis-planner-buys-nothing = Er hätte keine Karte gekauft.
analysis-chance = Spielt der Computer weiter, gewinnt { $name } vor diesem Zug { $before } von 100 Spielen und danach { $after }: { $points } ({ $low } bis { $high }).
analysis-waits-title = Analyse des Spiels
analysis-waits = Der Computer spielt das Spiel von jedem Zug aus viele Male weiter, um zu sehen, wer gewinnt. Das dauert etwa zwei Minuten.
analysis-leave = Wenn du zurückgehst, hört er auf.
analysis-failed = Die Analyse brach ab: { $detail }
footer-analyse = Analyse
footer-deciding = Entscheidung
footer-go-there = Dorthin
footer-turn-before = Voriger Zug
footer-turn-after = Nächster Zug
