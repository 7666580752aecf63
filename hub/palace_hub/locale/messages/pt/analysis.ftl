### The analysis of a finished game: the command and the page of the step-through.

cli-replay-analyse = mostra como uma partida terminada foi decidida: para cada turno, os créditos, o que o planner teria feito e a chance de vencer
cli-replay-journal = onde as partidas são guardadas, para uma partida indicada pelo número
cli-replay-jobs = processos que trabalham ao mesmo tempo (2 se omitido)
cli-replay-table = grava a tabela da análise neste arquivo (CSV)
cli-replay-chart = grava o gráfico da análise neste arquivo (SVG)
analysis-working = análise
analysis-stopped = A análise foi parada. O que estava feito não é guardado.
analysis-progress = { $done } de { $of } partes da análise
analysis-not-ended = Esta partida não acabou. Jogue-a até o fim primeiro: "palace play" a retoma.
analysis-nothing-to-draw = Não há gráfico: faltam cartas desta caixa no cadastro, e ninguém pode continuar a partida.
analysis-written = { $file } foi gravado.
analysis-column-turn = Turno
analysis-column-round = Rodada
analysis-column-player = Jogador
analysis-column-credits = Créditos
analysis-column-planner = Planner
analysis-column-buys = Compra
analysis-column-chance = Vit. %
analysis-column-swing = Variação
analysis-points = { $points } ({ $low } a { $high })
analysis-and = { " e " }
analysis-key = Créditos: ganhos / o máximo possível. Planner: o que o planner teria construído, e quantas bananas a mais ele espera disso; “=”: o mesmo. Compra: as cartas que ele teria comprado. Vit. %: a chance de o jogador vencer antes e depois do turno, em { $least } a { $most } partidas continuadas por bots. Variação: quantas de 100 partidas isso dá a mais ou a menos; o número real está muito provavelmente entre os dois dos parênteses. * decidiu a partida: se há um nome antes da variação, foi a chance desse jogador que mudou.
analysis-signs = Sinais: { $light_green } verde claro, { $dark_green } verde escuro, { $gold } dourado. 2{ $arch } { $gold } +0.8: uma escadaria com 2 arcadas que começa num pino dourado e vale 0,8 banana a mais. { $gold }3: uma carta dourada que custa 3. Sapo: pegar o Sapo antes. -: nada.
analysis-legend = { $names }
analysis-chart = Chance de vencer, turno a turno
analysis-band = Os turnos que decidiram a partida têm fundo amarelo.
analysis-decided = Os três turnos que decidiram a partida, pelo número de partidas que o vencedor vence a mais ou a menos
analysis-deciding = Turno { $number }: com o turno de { $name }, { $winner } vence { $size } { $way ->
    [up] a mais
   *[down] a menos
} em cada 100 partidas ({ $low } a { $high })
analysis-note = ^ decidiu a partida. Contam também as novas cartas que apareceram. A mudança real está muito provavelmente entre os dois números dos parênteses.
analysis-no-chances = Nem todas as cartas desta caixa estão cadastradas, por isso as chances de vencer não são conhecidas.
analysis-title = Turno { $number } (rodada { $round }): { $name }
analysis-built = { $name } construiu { $arches ->
    [1] 1 arcada
   *[other] { $arches } arcadas
} e ganhou { $credits ->
    [1] 1 crédito
   *[other] { $credits } créditos
}. { $known ->
    [best] Nenhuma escadaria rende mais com estas peças.
    [more] Com estas peças, { $best } eram possíveis.
   *[no] Não se sabe onde estão as peças, nem qual seria a melhor escadaria.
}
analysis-built-none = { $name } não construiu nada.
analysis-planner-same = O computador não teria construído uma melhor.
analysis-planner-frog = O computador teria pegado o Sapo antes.
analysis-planner = O computador teria construído { $arches ->
    [1] 1 arcada
   *[other] { $arches } arcadas
} a partir de um pino { SHORT($colour, 1) }, por { $credits ->
    [1] 1 crédito
   *[other] { $credits } créditos
}.{ $gain ->
    [none] { "" }
   *[other] { " " }Ele espera disso { $gain } pontos a mais no fim.
}
analysis-card = { $colour ->
    [multi] multicolorida { $cost }
    [gold] dourada { $cost }
   *[other] { SHORT($colour, 1) } { $cost }
}
analysis-planner-buys = Ele teria comprado: { $cards }.{ $gain ->
    [none] { "" }
    [0.0] { "" }
   *[other] { " " }Ele espera disso { $gain } pontos a mais no fim.
}
analysis-planner-buys-nothing = Ele não teria comprado carta.
analysis-chance = Se o computador continua a partida antes deste turno, { $name } vence { $before } de 100; depois dele, { $after }: { $points } ({ $low } a { $high }).
analysis-waits-title = Análise da partida
analysis-waits = O computador continua a partida a partir de cada turno, muitas vezes, para ver quem vence. Isso leva cerca de dois minutos.
analysis-leave = Se você voltar, ela para.
analysis-failed = A análise parou: { $detail }
footer-analyse = Análise
footer-deciding = Turno decisivo
footer-go-there = Ir até lá
footer-turn-before = Turno anterior
footer-turn-after = Turno seguinte
