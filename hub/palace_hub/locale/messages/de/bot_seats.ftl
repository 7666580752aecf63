### Bots that play a seat of a real table: what people do for them, and what is refused.

## The start form

start-seat = { $bot ->
    [person] ein Mensch
    [easy] leichter Bot
    [normal] normaler Bot
    [hard] schwerer Bot
   *[other] Bot { $bot }
}
help-key-next-bot = F5 bis F8   für jeden Namen: ein Mensch, oder ein leichter, normaler oder schwerer Bot

## What the hub asks for

# limit: headline
head-bot-thinks = Kurz warten
# limit: explanation
explain-bot-thinks = { $name } ist ein Bot und überlegt. Gleich geht es von selbst weiter.
# limit: headline
head-bot-top = Welche liegt oben?
# limit: explanation
explain-bot-top = { $name } ist ein Bot und sieht die gedruckten Karten nicht. Welche Karte liegt im Stapel { $pile } oben?
# limit: headline
head-bot-stuck = Keine Antwort
# limit: explanation
explain-bot-failed = Der Bot { $name } konnte sich nicht entscheiden. Enter fragt noch einmal; mit b spielst du für ihn.
# limit: explanation
explain-bot-slow = { $name }, ein Bot, braucht zu lange. Warte, frage mit Enter noch einmal, oder spiele mit b für ihn von Hand.
# limit: headline
head-bot-lay = { $piece ->
    [arch] Lege einen Bogen
    [column] Lege eine Säule
    [light_green] Hellgrün drauf
    [dark_green] Dunkelgrün drauf
    [gold] Gold drauf
   *[other] Lege einen { SHORT($piece, 1) }
}
# limit: explanation
explain-bot-lay = Von { $name }: { $piece ->
    [arch] zwischen die zwei hellen Stellen, { $level ->
        [0] am Boden
        [one] 1 Stein hoch
       *[other] { $level } Steine hoch
    }.
   *[other] auf die helle Stelle, { $level ->
        [0] am Boden
        [one] 1 Stein hoch
       *[other] { $level } Steine hoch
    }.
} Dann drücke Enter. Teil { $number } von { $of }.
# limit: explanation
explain-bot-lay-figure = { $name } hat die Karte: Setze erst { $figure ->
    [monkey] den Affen
    [butterfly] den Schmetterling
   *[frog] den Frosch
} darauf, dann das Teil an die helle Stelle (Regel 10.5).
# limit: explanation
explain-bot-lay-plate = Von { $name }: { $piece ->
    [arch] zwischen die zwei hellen Stellen, { $level ->
        [0] am Boden
        [one] 1 Stein hoch
       *[other] { $level } Steine hoch
    }.
   *[other] auf die helle Stelle, { $level ->
        [0] am Boden
        [one] 1 Stein hoch
       *[other] { $level } Steine hoch
    }.
} Die Platte sieht es. Teil { $number } von { $of }.
# limit: headline
head-bot-off = Nimm das weg
# limit: explanation
explain-bot-off = Hell markiert: 1 { NOUN($piece, 1) } am falschen Ort. Lege das Teil zurück zu { $name }, dann drücke Enter.
# limit: explanation
explain-bot-off-plate = Hell markiert: 1 { NOUN($piece, 1) } am falschen Ort. Lege das Teil zurück zu { $name }. Die Platte sieht es.
# limit: headline
head-bot-stands = Passt das so?
# limit: explanation
explain-bot-stands = Alle { $of } Teile der Treppe von { $name } sind da. Sieht der Palast aus wie der Plan? Dann drücke Enter.
# limit: headline
head-bot-facts = Baue { $arches } { NOUN("arch", $arches) }
# limit: explanation
explain-bot-facts = Ab { SHORT($piece, 1) }, mit { $bricks } { $bricks ->
    [one] Stein
   *[other] Steinen
} und { $columns } { NOUN("column", $columns) }, bis Höhe { $height }. Baue sie, dann Enter. Passt sie nirgends, drücke o.
# limit: headline
head-bot-pass = Nichts zu bauen
# limit: explanation
explain-bot-pass = { $name } kann mit den eigenen Teilen nichts bauen. Drücke Enter: Es geht weiter.
# limit: headline
head-bot-frog = Nimm den Frosch
# limit: explanation
explain-bot-frog = { $name } nimmt den Frosch vom Palast, und dazu eine Säule. Drücke Enter.
# limit: headline
head-bot-cards = { $count ->
    [0] Kauft keine Karte
    [one] Kauft { $count } Karte
   *[other] Kauft { $count } Karten
}
# limit: explanation
explain-bot-cards = { $name } kauft { $chosen } für { $cost } von { $credits ->
    [one] 1 Taler
   *[other] { $credits } Talern
}. Drücke Enter.
# limit: explanation
explain-bot-cards-none = { $name } kauft nichts dazu. Drücke Enter.
# limit: explanation
explain-bot-takes = { $name } ist ein Bot: Nimm diese Teile heraus und lege sie zu den anderen Teilen von { $name }.
# limit: explanation
explain-bot-slots = { $name } hat für jede neue Karte ein Feld gewählt. Drücke Enter.
# limit: explanation
explain-bot-figure = { $name } will die Figur auf der markierten Noppe. Setze sie dorthin, dann drücke Enter.

## Beside the plan

# limit: title
bot-title = { $of ->
    [0] Noch kein Teil
   *[other] { $done } von { $of } Teilen
}
# limit: hint
bot-next = { $piece ->
    [arch] Jetzt: { $sign } ein Bogen zwischen die zwei hellen Stellen, { $level ->
        [0] am Boden
        [one] 1 Stein hoch
       *[other] { $level } Steine hoch
    }.
   *[other] Jetzt: { $sign } { NOUN($piece, 1) } auf die helle Stelle, { $level ->
        [0] am Boden
        [one] 1 Stein hoch
       *[other] { $level } Steine hoch
    }.
}
# limit: hint
bot-off = Nimm weg: { $sign } { NOUN($piece, 1) }, { $level ->
    [0] am Boden
    [one] 1 Stein hoch
   *[other] { $level } Steine hoch
}.
# limit: hint
bot-all = Alle Teile sind da.

## The main action

# limit: main-action
main-bot-lay = Es liegt da
# limit: main-action
main-bot-off = Es ist weg
# limit: main-action
main-bot-stands = Die Treppe stimmt
# limit: main-action
main-bot-go-on = Weiter
# limit: main-action
main-bot-again = Den Bot noch einmal fragen
# limit: action
action-by-hand = Von Hand
# limit: footer
footer-by-hand = Von Hand
palette-by-hand = Diesen Zug für den Bot von Hand spielen
help-key-by-hand = b   diesen Zug für den Bot von Hand spielen
# limit: main-action
waiting-bot = der Bot überlegt
# limit: main-action
waiting-bot-piece = warte, bis die Platte das Teil sieht

## Refusals

refused-bot-turn = { $name } ist ein Bot und entscheidet selbst. Für einen Schritt zurück drücke u.
refused-bot-thinks = { $name } überlegt noch. Warte kurz.
refused-bot-not-seen = Die Platte sieht das helle Teil noch nicht. Lege es auf die helle Stelle, oder drücke w und bestätige mit Enter.
refused-bot-off = Ein Teil liegt, wo der Bot es nicht will. Nimm zuerst das helle Teil weg.
refused-bot-not-stuck = Von Hand spielst du einen Zug für einen Bot nur, wenn er keine Antwort gibt.
refused-bot-other = { $name } will eine andere Treppe als die, die da steht. Baue sie, wie der Plan sie zeigt: Als Nächstes kommt das helle Teil.
refused-bots-count = Wählt für die { $count } Spieler, wer spielt, und für keinen mehr.
refused-bot-unknown = Einen Bot { $bot } gibt es nicht. Es gibt: { $known }.
refused-bot-top = { $name } wartet auf deine Antwort: Welche Karte liegt in diesem Stapel oben?
refused-bots-learning = Ein Bot muss alle Karten eurer Schachtel kennen. Gebt sie mit „palace cards“ ein, oder spielt ohne Bot.

# A game is kept, and the hub was started with bots that do not play in it.
resume-bots = Dieses Spiel geht mit seinen Spielern weiter. Für ein neues Spiel mit { $count ->
    [one] dem Bot { $names }
   *[other] den Bots { $names }
} legt dieses beiseite (d).

told-bot-nobody = Niemand heißt { $name }, also spielt dort kein Bot.

## The log

log-bots = Bots spielen: { $names }
log-by-hand = Der Bot { $name } gab keine Antwort: Menschen spielen diesen Zug

## The command line

cli-play-bot = ein Bot spielt auf dem Platz des Spielers mit diesem Namen, wie in Bo=planner; mehrfach möglich
cli-bot-form = { $given } nennt keinen Bot für einen Spieler: Schreibe NAME=BOT, wie in Bo=planner
cli-bot-unknown = einen Bot { $given } gibt es nicht; es gibt: { $known }
cli-bot-no-name = vor dem „=“ steht kein Spieler: Schreibe NAME=BOT, wie in Bo=planner
cli-bot-name = der Name { $given } hat mehr als { $most } Buchstaben: Nimm einen kürzeren
cli-bot-twice = { $given } bekommt zwei Bots: Nenne jeden Spieler nur einmal
cli-bots-all = { $count } Spieler sind genannt, ein Spiel hat höchstens { $most }: Lass einen weg
