### Learn while playing: what a card, a board or the ground map prints is entered when it is needed.

## The card

# limit: line
learn-card-title = Was ist auf dieser Karte gedruckt? Du gibst es einmal ein, für alle Spiele.
# limit: line
learn-card-wrong-title = Was ist wirklich auf dieser Karte gedruckt?
learn-card-how = { $pile }. Tippe die Bananen als Zahl. Jeder Buchstabe fügt ein Teil hinzu.
# limit: title
learn-take = Nehmen
# limit: title
learn-correct = Berichtigen
learn-done = Fertig

## The board

# limit: line
learn-board-page = Was bringt diese Spielertafel je Zug? Du gibst es einmal ein, für alle Spiele.
# limit: line
learn-board-how = Sieh auf ihren linken Rand. Jeder Buchstabe: ein Teil; Enter, wenn alles da ist.
# limit: line
learn-board-wrong-page = Was bringt diese Spielertafel wirklich je Zug? Links und rechts: eine andere Spielertafel.
learn-board-title = Spielertafel { $seat }: { $name }
# limit: headline
head-learn-board = Tafel eingeben
# limit: explanation
explain-learn-board = { $name } nimmt die erste Lieferung dieser Spielertafel. Sieh auf ihren linken Rand (Regel 11.8).
# limit: main-action
main-learn-board = Spielertafel eingeben
# limit: main-action
main-learn-knob = Ist da eine Noppe?

## The beginning of a set

# limit: line
learn-sizes-title = Die Schachtel: Wie viele Karten hat jeder Stapel?
# limit: line
learn-kits-title = Die Schachtel: Womit beginnt jede Spielertafel?
# limit: line
learn-kits-how = Sieh auf die Rückseite jeder Spielertafel. Jeder Buchstabe: ein Teil; Enter: die nächste Tafel.
# limit: title
learn-set-name = Name des Satzes
# limit: footer
learn-key-name = Name
learn-set-taken = Es gibt schon einen Satz { $name }. Drücke n und tippe einen anderen Namen.
learn-set-bad-name = { $name } geht nicht als Name eines Satzes: Drücke n, nimm kleine Buchstaben, Ziffern, - und _.

## The knob

# limit: headline
ask-knob = Hier eine Noppe?
# limit: explanation
ask-knob-why = Die Zentrale kennt hier noch keine Noppe. Sieh unter dem Teil auf den Bodenplan (Regel 11.8).
# limit: explanation
ask-knob-not-sure = Du gibst es einmal ein, für alle Spiele auf diesem Bodenplan.
# limit: action
ask-knob-colour = { $sign } { SHORT($colour, 1) }
# limit: action
ask-knob-no = Keine Noppe
# limit: hint
plan-aim-asks = fragt dort nach der Noppe
# limit: here
plan-here-unknown = hier ist keine Noppe bekannt

## The market

tile-enter = nicht eingegeben
tile-enter-other = Andere Karte: eingeben
tile-not-entered = { $count } nicht eingegeben
