### The final score.

# limit: headline
score-wins = { $name } gewinnt
# limit: headline
score-two-win = { $name } und { $other } gewinnen
# limit: headline
score-many-win = { $count } gewinnen
score-by-points = { $bananas } : { $second }. Die meisten Bananen gewinnen (Regel 8.5).
score-by-monkey = { $bananas } : { $bananas }, gleich mit { $others }. { $name } hat die Affentrophäe, und die entscheidet bei Gleichstand (Regel 8.5).
score-by-sharing = Je { $bananas ->
    [one] 1 Banane
   *[other] { $bananas } Bananen
}, und die Affentrophäe hat jemand anders: Sie gewinnen gemeinsam (Regel 8.5).
score-early = Vorzeitig beendet in Runde { $round } (Regel 12.1).
score-early-alone = Vorzeitig beendet in Runde { $round }: Nur ein Spieler war übrig (Regel 12.2).
score-left = Vor dem Ende ausgestiegen: { $names }.
score-breakdown = Wer womit gepunktet hat
score-breakdown-house-cards = HAUSKARTEN - wer womit gepunktet hat
score-breakdown-house-map = HAUS-BODENPLAN - wer womit gepunktet hat
score-breakdown-house = HAUSKARTEN UND HAUS-BODENPLAN - Punkte
score-cards = Affenkarten
score-bonus = Bonuskarten (je 4)
score-monkey = Affe
score-butterfly = Schmetterling
score-frog = Frosch
score-total = Summe
score-longest = Längste Treppe
score-tallest = Höchster Schmuck
scores-short-cards = Karten
scores-short-bonus = Bonus
scores-short-monkey = Affe
scores-short-butterfly = Schmett.
scores-short-frog = Frosch
scores-short-total = Summe
score-chart = Bananen nach jeder Runde
score-chart-note = Markiert: die meisten Bananen dieser Runde. Balken: Bananen, die in der Runde dazukamen.
score-end = { $name } brauchte { $wanted } { NOUN($piece, $wanted) }, es gab nur { $found } (Regel 8.2).
# limit: main-action
score-new-game = Neues Spiel
rematch-who = Wer spielt das nächste Spiel?
rematch-why = Der nächste Spieler beginnt. Namen und Plätze lassen sich vor dem Start noch ändern.
rematch-order = { $name } beginnt, dann { $others }
rematch-others = Andere Spieler
# limit: action
score-step-through = Rückblick
# limit: action
score-export = Bild sichern
# limit: action
score-close = Schließen

## The review of a scored game

# limit: headline
head-past = Schritt { $number } von { $of }
# limit: explanation
past-waited = { $sentence }: { $why }
# limit: main-action
past-forward = Vor
# limit: action
past-back = Zurück
# limit: action
past-first = Zum Anfang
# limit: action
past-last = Zum Schluss
