### The tray's pads, on which monkey, butterfly and frog are parked.

## While a figure is placed

# limit: explanation
pads-other = Quella è la { $other ->
    [monkey] Scimmia
    [butterfly] Farfalla
   *[frog] Rana
}: tocca alla { $figure ->
    [monkey] Scimmia
    [butterfly] Farfalla
   *[frog] Rana
}, che è ancora sul suo sensore. Scambiale, o scegli il bottoncino.
# limit: explanation
pads-both = Quale animale c’è lì? Manca anche la { $other ->
    [monkey] Scimmia
    [butterfly] Farfalla
   *[frog] Rana
} dal sensore, ma non tocca a lei: rimettila, o scegli il bottoncino.
# limit: explanation
pads-parked = C’è qualcosa, ma la { $figure ->
    [monkey] Scimmia
    [butterfly] Farfalla
   *[frog] Rana
} è ancora sul suo sensore. Se il sensore sbaglia, scegli il bottoncino.
lamp-figure-off = { $figure ->
    [monkey] Scimmia
    [butterfly] Farfalla
   *[frog] Rana
} fuori posto

## Devices

pads-line = SENSORI  { $said }
pads-between = ,{" "}
pads-figure = { $figure ->
    [monkey] Scimmia
    [butterfly] Farfalla
   *[frog] Rana
 } { $word ->
    [parked] al suo posto
    [off] fuori posto
    [dead] sensore cieco
    [stuck] sensore bloccato
   *[unknown] ignota
 }
problem-figure-off = La { $figure ->
    [monkey] Scimmia
    [butterfly] Farfalla
   *[frog] Rana
 } non è sul suo sensore e non tocca a lei. Rimedio: rimettetela sul suo sensore del vassoio.
problem-pad-dead = Il sensore { $figure ->
    [monkey] della Scimmia
    [butterfly] della Farfalla
   *[frog] della Rana
 } non vede nulla da minuti; l’hub non lo usa più. Rimedio: metteteci l’animale. Se c’è già, controllate il dischetto nell’animale e i fili del sensore.
problem-pad-stuck = Il sensore { $figure ->
    [monkey] della Scimmia
    [butterfly] della Farfalla
   *[frog] della Rana
 } ha visto l’animale mentre era sul palazzo; l’hub non lo usa più. Rimedio: togliete ogni magnete. Se non ce ne sono, controllate i suoi fili.

## The doctor

doctor-check-pads = sensori degli animali
doctor-pads-damaged = I guasti trovati ai sensori del vassoio non sono leggibili: { $what } ({ $file }).
fix-doctor-pads-damaged = rimuovete il file; le prossime partite li ritrovano.
doctor-pad = { $what ->
    [dead] Il sensore { $figure ->
        [monkey] della Scimmia
        [butterfly] della Farfalla
       *[frog] della Rana
    } in gioco non ha visto nulla, mentre l’animale doveva essere lì.
   *[stuck] Il sensore { $figure ->
        [monkey] della Scimmia
        [butterfly] della Farfalla
       *[frog] della Rana
    } in gioco ha visto l’animale mentre era sul palazzo.
 }
fix-doctor-pad = { $what ->
    [dead] metteteci l’animale. Se c’è già, controllate il dischetto nell’animale e i fili del sensore.
   *[stuck] togliete ogni magnete. Se non ce ne sono, controllate i suoi fili.
 } Quando una partita vede che il sensore funziona, lo usa di nuovo.
doctor-pads-seen = Sui sensori del vassoio: { $parked }. Niente su quelli di: { $empty }.
fix-doctor-pads-seen = nulla, se questi animali sono altrove. Se uno è al suo posto, controllate il suo dischetto e i fili del suo sensore.
doctor-pads-none = Nessun sensore del vassoio vede un animale.
fix-doctor-pads-none = nulla, se questo tavolo non ha sensori o se gli animali sono altrove. Altrimenti controllate l’alimentazione dei sensori e i dischetti negli animali.
error-pads-not-kept = I guasti trovati ai sensori del vassoio non si possono salvare in { $file }: { $what }.
