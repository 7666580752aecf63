### Bots that play a seat of a real table: what people do for them, and what is refused.

## The start form

start-seat = { $bot ->
    [person] una persona
    [easy] bot facile
    [normal] bot normale
    [hard] bot difficile
   *[other] bot { $bot }
}
help-key-next-bot = F5 - F8   per ogni nome: una persona, o un bot facile, normale o difficile

## What the hub asks for

# limit: headline
head-bot-thinks = Un attimo
# limit: explanation
explain-bot-thinks = { $name } è un bot e pensa al suo turno. Non dovete fare nulla.
# limit: headline
head-bot-top = Qual è in cima?
# limit: explanation
explain-bot-top = { $name } è un bot e non vede le vostre carte. Quale carta è in cima alla pila { $pile }?
# limit: headline
head-bot-stuck = Nessuna risposta
# limit: explanation
explain-bot-failed = { $name } è un bot e non ha deciso. Enter: chiedi di nuovo; b: gioca a mano questo turno al suo posto.
# limit: explanation
explain-bot-slow = Il bot { $name } ci mette troppo. Aspetta, premi Enter per chiedere di nuovo, o b per giocare al suo posto.
# limit: headline
head-bot-lay = { $piece ->
    [arch] Posa un arco
    [brick] Posa un mattoncino
    [gold] Posa un dorato
    [column] Posa una colonna
   *[other] Posa { SHORT($piece, 1) }
}
# limit: explanation
explain-bot-lay = Prendi il pezzo da quelli di { $name }. { $piece ->
    [arch] Va tra i due punti accesi, { $level ->
        [0] a terra
       *[other] livello { $level }
    }.
   *[other] Va nel punto acceso, { $level ->
        [0] a terra
       *[other] livello { $level }
    }.
} Poi premi Enter. Pezzo { $number } di { $of }.
# limit: explanation
explain-bot-lay-figure = Prima rimetti la { $figure ->
    [monkey] Scimmia
    [butterfly] Farfalla
   *[frog] Rana
} sulla carta di { $name }, poi posa il pezzo nel punto acceso (regola 10.5).
# limit: explanation
explain-bot-lay-plate = Prendi il pezzo da quelli di { $name }. { $piece ->
    [arch] Va tra i due punti accesi, { $level ->
        [0] a terra
       *[other] livello { $level }
    }.
   *[other] Va nel punto acceso, { $level ->
        [0] a terra
       *[other] livello { $level }
    }.
} La base lo vede. Pezzo { $number } di { $of }.
# limit: headline
head-bot-off = Va tolto
# limit: explanation
explain-bot-off = Il pezzo acceso ({ NOUN($piece, 1) }) non va lì. Rimettilo tra i pezzi di { $name }, poi premi Enter.
# limit: explanation
explain-bot-off-plate = Il pezzo acceso ({ NOUN($piece, 1) }) non va lì. Rimettilo tra i pezzi di { $name }. La base lo vede.
# limit: headline
head-bot-stands = È uguale?
# limit: explanation
explain-bot-stands = Tutti i { $of } pezzi della scalinata di { $name } ci sono. Il palazzo è uguale alla pianta? Allora premi Enter.
# limit: headline
head-bot-facts = Posa { $arches } { NOUN("arch", $arches) }
# limit: explanation
explain-bot-facts = Da { SHORT($piece, 1) }, con { $bricks } { NOUN("brick", $bricks) } e { $columns } { NOUN("column", $columns) }, altezza { $height }. Costruisci e premi Enter. Se non puoi: “Altro” (o).
# limit: headline
head-bot-pass = Non può costruire
# limit: explanation
explain-bot-pass = Con i suoi pezzi { $name } non può costruire nulla. Premi Enter per andare avanti.
# limit: headline
head-bot-frog = Prende la Rana
# limit: explanation
explain-bot-frog = { $name } prende la Rana dal palazzo, e con lei una colonna. Premi Enter.
# limit: headline
head-bot-cards = { $count ->
    [0] Nessuna carta
    [one] Pesca { $count } carta
   *[other] Pesca { $count } carte
}
# limit: explanation
explain-bot-cards = { $name } pesca { $chosen } e spende { $credits ->
    [one] il suo unico credito
   *[other] { $cost } dei suoi { $credits } crediti
}. Premi Enter.
# limit: explanation
explain-bot-cards-none = { $name } tiene le carte che ha. Premi Enter.
# limit: explanation
explain-bot-takes = { $name } è un bot: togli questi pezzi dal vassoio e mettili accanto agli altri pezzi di { $name }.
# limit: explanation
explain-bot-slots = { $name } ha scelto un posto per ogni nuova carta. Premi Enter.
# limit: explanation
explain-bot-figure = { $name } vuole l’animale sul bottoncino segnato. Mettilo lì, poi premi Enter.

## Beside the plan

# limit: title
bot-title = { $of ->
    [0] Ancora nessun pezzo
   *[other] { $done } di { $of } pezzi posati
}
# limit: hint
bot-next = { $piece ->
    [arch] Ora: { $sign } un arco tra i due punti accesi, { $level ->
        [0] a terra
       *[other] livello { $level }
    }.
   *[other] Ora: { $sign } { $piece ->
        [brick] un mattoncino
        [gold] un mattoncino dorato
       *[other] una { NOUN($piece, 1) }
    } nel punto acceso, { $level ->
        [0] a terra
       *[other] livello { $level }
    }.
}
# limit: hint
bot-off = Togli: { $sign } { NOUN($piece, 1) }, { $level ->
    [0] a terra
   *[other] livello { $level }
}.
# limit: hint
bot-all = Tutti i pezzi ci sono.

## The main action

# limit: main-action
main-bot-lay = È al suo posto
# limit: main-action
main-bot-off = L’ho tolto
# limit: main-action
main-bot-stands = La scalinata è giusta
# limit: main-action
main-bot-go-on = Avanti
# limit: main-action
main-bot-again = Chiedi di nuovo al bot
# limit: action
action-by-hand = A mano
# limit: footer
footer-by-hand = A mano
palette-by-hand = Gioca a mano questo turno del bot
help-key-by-hand = b   gioca a mano questo turno del bot
# limit: main-action
waiting-bot = il bot sta pensando
# limit: main-action
waiting-bot-piece = aspetto che la base veda il pezzo

## Refusals

refused-bot-turn = { $name } è un bot e decide da solo. Per annullare un passaggio, premi u.
refused-bot-thinks = { $name } sta ancora pensando. Aspetta un attimo.
refused-bot-not-seen = La base non vede ancora il pezzo acceso. Posalo nel punto acceso, o premi w per confermare con Enter.
refused-bot-off = C’è un pezzo dove il bot non lo vuole. Togli prima il pezzo acceso.
refused-bot-not-stuck = Si gioca un turno al posto di un bot solo se il bot non risponde.
refused-bot-other = { $name } vuole una scalinata diversa da quella che c’è. Falla come mostra la pianta: ora viene il pezzo acceso.
refused-bots-count = Scegliete chi gioca per i { $count } giocatori, non di più.
refused-bot-unknown = Il bot { $bot } non esiste. Giocano questi: { $known }.
refused-bot-top = { $name } aspetta di sapere quale carta è in cima a quella pila.
refused-bots-learning = Un bot deve conoscere tutte le carte della vostra scatola. Inseritele con "palace cards", o giocate senza bot.

# A game is kept, and the hub was started with bots that do not play in it.
resume-bots = Questa partita prosegue con i suoi giocatori. Per iniziarne una nuova con { $count ->
    [one] il bot { $names }
   *[other] i bot { $names }
}, mettete da parte questa (d).

told-bot-nobody = Nessuno si chiama { $name }, quindi nessun bot gioca a quel posto.

## The log

log-bots = Giocano dei bot: { $names }
log-by-hand = Il bot di { $name } non ha risposto: questo turno lo gioca una persona

## The command line

cli-play-bot = un bot gioca al posto del giocatore con questo nome, come in Bo=planner; si può ripetere
cli-bot-form = { $given } non indica un bot per un giocatore: scrivete NAME=BOT, come in Bo=planner
cli-bot-unknown = il bot { $given } non esiste: giocano questi: { $known }
cli-bot-no-name = prima del "=" non c’è il nome di un giocatore: scrivete NAME=BOT, come in Bo=planner
cli-bot-name = il nome { $given } ha più di { $most } lettere: sceglietene uno più corto
cli-bot-twice = a { $given } sono assegnati due bot: indicate ogni giocatore una volta
cli-bots-all = sono indicati { $count } giocatori, e in una partita sono al massimo { $most }: toglietene uno
