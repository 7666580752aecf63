### The base plate's set-up: its screens and its file.

plate-file-damaged = { $file } non si può usare. Atteso: { $field } { $expected }.
error-plate-not-kept = La configurazione della base non si può salvare in { $file }: { $what }.
plate-kept = La base è configurata: { $file }
plate-left = La base non è stata configurata. Resta la configurazione di prima.
cli-setup-plate = Configura la base sullo schermo: i suoi angoli, quanto pesa ogni tipo di pezzo, i suoi sensori magnetici.

## Instructions

plate-setup-title = La base, passaggio { $step } di { $steps }
plate-setup-near = bordo vicino, verso di voi
# limit: headline
head-plate-find = Collegate la base
# limit: explanation
explain-plate-find = Collegate il cavo del nodo della base. Appena il nodo risponde, la configurazione prosegue.
# limit: explanation
explain-plate-lost = La base non risponde. Ricollegate il suo cavo: la configurazione riprende da dove si è fermata.
# limit: headline
head-plate-bare = Via le mani
# limit: explanation
explain-plate-bare = La base deve essere sgombra: niente mappa e niente pezzi. Non toccate il tavolo per quattro secondi.
# limit: headline
head-plate-stack = Mettete la torre
# limit: explanation
explain-plate-stack = Fate una torre di { $count } colonne. Premetela sul bottoncino segnato, lasciatela e aspettate: non servono tasti.
# limit: headline
head-plate-stack-off = Va tolta
# limit: explanation
explain-plate-stack-off = Togliete l’intera torre e tenete lontane le mani per un secondo.
# limit: headline
head-plate-work = Un attimo
# limit: explanation
explain-plate-work = Da ciò che hanno sentito gli angoli, l’hub calcola grammi e posizioni. Lasciate sgombra la base.
# limit: headline
head-plate-weigh = Su { $count } { NOUN($piece, $count) }
# limit: explanation
explain-plate-weigh = Contateli, di colori qualsiasi. Metteteli sciolti al centro della base, poi premete Enter.
# limit: headline
head-plate-off = Togliete tutto
# limit: explanation
explain-plate-off = Togliete per un attimo tutto dalla base. L’hub lo vede da solo.
# limit: headline
head-plate-figure = { $figure ->
        [butterfly] Su la Farfalla
        [frog] Su la Rana
       *[monkey] Su la Scimmia
    }
# limit: explanation
explain-plate-figure = Posate l’animale sul bottoncino segnato e lasciatelo, poi premete Enter. Se non l’avete, premete s.
# limit: headline
head-plate-knobs = Su il magnete
# limit: explanation
explain-plate-knobs = Tenete un mattoncino con magnete sul bottoncino segnato. Se il segno non si sposta, premete s: torna alla fine.
# limit: headline
head-plate-report = Che cosa vede
# limit: explanation
explain-plate-report = Ecco che cosa ha scoperto l’hub, e che cosa sa fare la base. Premete Enter per salvare.
# limit: headline
head-plate-done = Salvato
# limit: explanation
explain-plate-done = { $game ->
        [yes] La base conosce i suoi angoli, i pezzi e gli animali. La partita può cominciare.
       *[no] La base conosce i suoi angoli, i pezzi e gli animali. Nelle partite vede ciò che ci costruite sopra.
    }

# limit: main-action
main-plate-weigh = Ci sono tutti
# limit: main-action
main-plate-figure = È al suo posto
# limit: main-action
main-plate-report = Salva
# limit: main-action
main-plate-done = Esci
# limit: main-action
main-plate-game = Vai alla partita
# limit: main-action
waiting-plate-bare = via le mani: si muove ancora
# limit: main-action
waiting-plate-stack = aspetto la torre
# limit: main-action
waiting-plate-off = aspetto la base sgombra
# limit: main-action
waiting-plate-work = l’hub calcola
# limit: main-action
waiting-plate-weigh = aspetto i pezzi
# limit: main-action
waiting-plate-figure = aspetto l’animale
# limit: main-action
waiting-plate-knobs = aspetto il magnete

plate-count = { $done } di { $of }
plate-part = { $percent } %
plate-grams = { $grams } g
plate-where = Bottoncino { $across } da { $side ->
        [left] sinistra
       *[right] destra
    }, { $along } dal bordo { $edge ->
        [near] vicino
       *[far] lontano
    }
plate-where-middle = Al centro della base

## Faults that keep a step from ending

refused-plate-setup = La base è in configurazione. Portatela a termine, o uscite con Ctrl+Q.
refused-plate-goes-on = Qui non serve nessun tasto: la configurazione prosegue da sola.
refused-plate-not-still = La base si muove ancora. Allontanate le mani e aspettate un secondo.
refused-plate-nothing-there = Sulla base non c’è ancora nulla.
refused-no-plate-yet = Nessuna base risponde.
plate-another-node = Questa è un’altra base ({ $id } al posto di { $was }): la configurazione ricomincia.
plate-stack-elsewhere = Sembra il bottoncino { $across } da { $side ->
        [left] sinistra
       *[right] destra
    }, { $along } dal bordo { $edge ->
        [near] vicino
       *[far] lontano
    }. Togliete la torre, poi mettetela sul bottoncino segnato.
plate-stack-turned = Si è sentita al bottoncino { $across } da { $side ->
        [left] sinistra
       *[right] destra
    }, { $along } dal bordo { $edge ->
        [near] vicino
       *[far] lontano
    }. Se era sul bottoncino segnato, la base è girata, o i fili di due angoli sono scambiati.
plate-stack-odd = Non pesa quanto la torre di { $count } colonne. Toglietela; nient’altro può toccare la base.
plate-stack-light = Si è sentito poco più del rumore. C’è l’intera torre di { $count } colonne, e ogni cella è collegata? Le celle da 5 kg sono troppo grossolane per una base.
plate-stack-unequal = La torre non pesa quanto la prima volta. Toglietela, contate { $count } colonne e ricominciate dal primo bottoncino.
plate-stack-again = Mettete ancora una volta la torre su questo bottoncino.
plate-stud-again = La torre è stata vista a { $mm } mm da questo bottoncino. Rimettetela, ben dritta, e fate in modo che nient’altro tocchi la base.
plate-corner-reversed = L’angolo { $corner ->
        [ne] nord-est
        [se] sud-est
        [sw] sud-ovest
       *[nw] nord-ovest
    } diventa più leggero quando viene premuto. Scambiate il filo bianco e quello verde di quella cella.
plate-weighs-like = Pesa quanto { $found }, non { $of }. Ricontate. Se sono { $of }, premete ancora una volta Enter.
plate-knob-again = Questo bottoncino è stato saltato. Tenete lì ancora una volta il magnete. Se non succede nulla, saltatelo di nuovo: allora il suo sensore non si usa, e al suo posto vede la bilancia.
plate-knob-several = { $count } sensori vedono un magnete. Togliete dalla base ogni altro magnete.
plate-knob-twice = Questo sensore è già del bottoncino { $across } da { $side ->
        [left] sinistra
       *[right] destra
    }, { $along } dal bordo { $edge ->
        [near] vicino
       *[far] lontano
    }. Controllate il bottoncino segnato, o tornate indietro di un passaggio.

## The report

plate-promise = { $level ->
        [gold] Livello oro: la base vede ciò che si costruisce, con i magneti e dal peso.
       *[silver] Livello argento: la base vede dal peso ciò che si costruisce.
    }
plate-promise-none = Troppo grossolana: una pressione lascia { $shift } parti su 100.000, e un mattoncino si vede a { $mm } mm. Inserite le scalinate a mano, o { $hall ->
        [yes] stringete le viti e ricominciate.
       *[no] aggiungete sensori magnetici.
    }
plate-residual = La torre è stata vista a { $mm } mm dal suo bottoncino (al peggio: { $worst } mm, a { $at } da sinistra/bordo vicino).
plate-noise = Il rumore di un angolo è { $mg } mg.
plate-shift = { $shift } parti su 100.000 di una pressione restano nello zero. Dopo una pressione di { $press } g, un mattoncino si vede a { $mm } mm.
plate-masses = In grammi: arco { $arch }, mattoncino { $brick }, colonna { $column }, verde chiaro { $light_green }, verde scuro { $dark_green }, dorato { $gold }.
plate-figures = In grammi: Scimmia { $monkey }, Farfalla { $butterfly }, Rana { $frog }.
plate-figures-alike = Dal peso la base non distingue { $figure ->
    [monkey] Scimmia
    [butterfly] Farfalla
    [frog] Rana
   *[other] { $figure }
} e { $other ->
    [monkey] Scimmia
    [butterfly] Farfalla
    [frog] Rana
   *[other] { $other }
}. I loro sensori sul vassoio sì.
plate-sensors = { $what ->
        [silent] Sensori magnetici che non hanno mai risposto
        [restless] Sensori magnetici che sfarfallano senza un magnete vicino
        [stuck] Sensori magnetici che vedono un magnete dove non c’è
        [dead] Sensori magnetici che in gioco non hanno mai visto un pezzo
        [weak] Sensori magnetici che in gioco perdono di vista i pezzi
       *[stuck_in_play] Sensori magnetici che in gioco hanno visto pezzi dove non c’erano
    }, come bottoncino da sinistra/bordo vicino (striscia.sensore): { $named }{ $count ->
        [1] .
       *[other] , in tutto { $count }.
    }
plate-hub-file = Salvato in { $file }.

## The plate in the doctor

doctor-plate-none = Nessuna base è configurata, quindi le scalinate le inserite a mano.
fix-doctor-plate-none = se avete una base, "palace setup plate" vi guida.
doctor-plate-damaged = { $file } non si può usare: { $what }.
fix-doctor-plate-damaged = configurate di nuovo la base: "palace setup plate".
fix-doctor-plate-sensors = { $plug ->
        [0] controllate le loro saldature{ $what ->
            [stuck] { "" }
            [restless] { "" }
            [stuck_in_play] { "" }
           *[other] { "" } e i magneti nei pezzi
        }
       *[other] inserite bene la spina della striscia { $plug } e controllate il suo cavo, poi le saldature
    }; poi "palace setup plate". Fino ad allora al loro posto vede la bilancia.
problem-plate-sensors = { plate-sensors } Rimedio: { fix-doctor-plate-sensors }
doctor-check-plate = base
