### Hints in the build and the cards step, and who gets them.

## The hint, in place of the explanation

# limit: explanation
hint-thinking = O hub está procurando uma dica. Enquanto isso, você pode continuar.
# limit: explanation
hint-credits = Dica: dá para ganhar { $credits ->
    [1] 1 crédito
   *[other] { $credits } créditos
} com as suas peças. Para saber onde começar, aperte h de novo.
# limit: explanation
hint-start-lit = Dica: comece no pino { SHORT($piece, 1) } aceso. Para ver a escadaria toda, aperte h de novo.
# limit: explanation
hint-start = Dica: comece num pino { SHORT($piece, 1) }. Para ver a escadaria toda, aperte h de novo.
# limit: explanation
hint-whole = Dica: construa o que o desenho mostra. { $why }
# limit: explanation
hint-take-back = Dica: primeiro tire a peça acesa ({ SHORT($piece, 1) }). Ela não faz parte da escadaria desta dica.
# limit: explanation
hint-whole-facts = Dica: comece no { SHORT($piece, 1) } e use { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) }, { $columns } { NOUN("column", $columns) }, até { $height } de altura. { $why }
# limit: explanation
hint-frog = Dica: primeiro pegue o Sapo (aperte o). Ele dá a você uma coluna, que serve para construir.
# limit: explanation
hint-pass = Dica: nenhuma escadaria é possível com as suas peças. Aperte o e escolha “Não dá para construir”.
# limit: explanation
hint-unknown-knobs = O hub ainda conhece poucos pinos do seu mapa: não tem dica. Construa, e ele aprende.
# limit: explanation
hint-aim-recurring = Dica: prefira cartas que dão peças a cada turno. Para ver quais, aperte h de novo.
# limit: explanation
hint-aim-one-time = Dica: prefira cartas que dão peças na hora. Para ver quais, aperte h de novo.
# limit: explanation
hint-aim-bananas = Dica: prefira cartas com muitos Pontos de Banana. Para ver quais, aperte h de novo.
# limit: explanation
hint-aim-printed = Dica: o hub não vê as cartas de cima, mas na média algumas pilhas ajudam mais. Para ver quais, aperte h de novo.
hint-pile = { $card } (tecla { $cap })
# limit: explanation
hint-cards = Dica de compra: { $cards }. Ganho: { $gains }.
# limit: explanation
hint-cards-printed = Dica de compra: { $cards }. Em média, são as que mais ajudam: o hub não vê quais estão no topo.
# limit: explanation
hint-cards-none = Dica: não compre nada. Nenhuma carta que você pode pagar ajuda agora.

hint-gain-bananas = { $count ->
    [1] 1 Ponto de Banana
   *[other] { $count } Pontos de Banana
}
hint-gain-one-time = { $count ->
    [1] 1 peça
   *[other] { $count } peças
} agora
hint-gain-recurring = { $count ->
    [1] 1 peça
   *[other] { $count } peças
} por turno, por cerca de { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
}

## Why

hint-why-recurring = Começa no { SHORT($piece, 1) } porque a carta { $card } dá { $pieces } por turno.
hint-why-one-time = Começa no { SHORT($piece, 1) } porque a carta { $card } dá { $pieces } na hora.
hint-why-bananas = Começa no { SHORT($piece, 1) } porque a carta { $card } tem { $count ->
    [1] 1 banana
   *[other] { $count } bananas
}.
hint-why-card = Começa no { SHORT($piece, 1) } porque as cartas { $card } são as que mais ajudam.
hint-why-any-recurring = Os créditos compram a carta { $card }, que dá { $pieces } por turno.
hint-why-any-one-time = Os créditos compram a carta { $card }, que dá { $pieces } na hora.
hint-why-any-bananas = Os créditos compram a carta { $card }, que tem { $count ->
    [1] 1 banana
   *[other] { $count } bananas
}.
hint-why-any-card = Os créditos compram uma carta { $card }, a que mais ajuda.
hint-why-bonus = Uma parte com cinco blocos de altura dá a você uma Carta Bônus.
hint-why-butterfly = O fim dela é o mais alto: você ganha a Borboleta.
hint-why-monkey = O fim dourado dá a você o Macaco.
hint-why-highest = O fim dela é o mais alto da cor: mais 1 crédito.
hint-why-credits = Rende { $credits ->
    [1] 1 crédito
   *[other] { $credits } créditos
} com o menor número de peças.

## Beside the plan

# limit: hint
hint-next = { $piece ->
    [arch] Agora: { $sign } uma arcada entre os dois lugares acesos, { $level ->
        [0] no chão
        [1] a 1 bloco do chão
       *[other] a { $level } blocos do chão
    }.
   *[other] Agora: { $sign } 1 { NOUN($piece, 1) } no lugar aceso, { $level ->
        [0] no chão
        [1] a 1 bloco do chão
       *[other] a { $level } blocos do chão
    }.
}
# limit: hint
hint-off = Tire primeiro o que está aceso: { $sign } { NOUN($piece, 1) }.
# limit: hint
hint-done = Todas as peças da dica estão lá.
# limit: tile-reason
tile-hint = dica

## Refusals

refused-hint-none = O hub não acha uma dica para este passo. Continue sem ela.
refused-hint-not-now = As dicas são para construir e para comprar cartas. Aperte h nessa hora.
refused-hint-put-right = Primeiro corrija o que a tela pede. Depois há uma dica.
refused-hints-off = As dicas estão desligadas para { $name }. Para ligá-las, aperte o e escolha “Dicas”.
refused-hint-not-stuck = Sua dica vem daqui a { $seconds } { $seconds ->
    [1] segundo
   *[other] segundos
}, ou depois de uma tentativa que não vale.
told-hint-away = A dica foi escondida. Aperte h para vê-la de novo.
told-hint-anew = Você está construindo outra escadaria. Para uma dica que continue a sua, aperte h.
told-hint-now = Você já pode ver uma dica: aperte h.
refused-hints-count = Escolha para cada um dos { $count } jogadores.

## The log

log-hint = { $name } usou uma dica (nível { $level })

## Keys and the dialog

# limit: footer
footer-hint = Dica
palette-hint = Mostrar uma dica, ou mais da dica
palette-hints = Dicas: ligadas, desligadas, ou só se travar
# limit: headline
ask-hints = Dicas: para quem?
# limit: explanation
ask-hints-why = A tecla h mostra uma dica; o registro diz quem usou. Travar: { $seconds } segundos parado ou uma jogada inválida.
hints-of = { $mode ->
    [on] dicas ligadas
    [stuck] dicas só se travar
   *[off] dicas desligadas
}
# limit: action
web-hints-do = Jogar assim

help-key-hint = h   uma dica; de novo: mais da dica

## The command line

cli-bench-hints = Em quanto tempo o processo do conselheiro responde, e quanto a mais demoram os turnos do hub com dicas do que sem.
