### The texts of the screens. `# limit: PLACE` names the place that bounds a text (palace_hub.locale.limits).

outside = { $text }
word-yes = sim
word-no = não

banner-house-cards = CARTAS DA CASA – não são as cartas do jogo impresso
# limit: line
too-small = Esta janela é pequena demais: ela precisa de pelo menos { $columns } x { $rows }.
banner-simulated-last = SIMULAÇÃO – { $text }
# limit: line
last-round = RODADA FINAL: faltaram peças para { $name } (regra 8.2)
# limit: line
last-round-shortage = RODADA FINAL: { $name } só achou { $found } de { $wanted } { NOUN($piece, $wanted) } (regra 8.2)

## The hands over a simulated tray

hands-title = Suas mãos
# limit: tray
hands-all-six = OS SEIS
# limit: tile-reason
hands-pieces = { $outside ->
    [0] { $inside }
   *[other] { $inside } ({ $outside } fora)
}
# limit: footer
hands-amount = de { $count }
# limit: footer
hands-all = todas
# limit: footer
hands-take = Retirar
# limit: footer
hands-put = Devolver
# limit: footer
hands-press = Apertar
# limit: tile-reason
hands-spill = Cai em { $sign }

## The step rail

# limit: step
step-1 = Construa
# limit: step
step-2 = Decore
# limit: step
step-3 = Créditos
# limit: step
step-4 = Cartas
# limit: step
step-5 = Única
# limit: step
step-6 = Recorr.
# limit: step
step-7 = Bônus
# limit: step
step-8 = Troféus
# limit: step-short
step-short-1 = Constr.
# limit: step-short
step-short-2 = Decore
# limit: step-short
step-short-3 = Crédit.
# limit: step-short
step-short-4 = Cartas
# limit: step-short
step-short-5 = Única
# limit: step-short
step-short-6 = Recorr.
# limit: step-short
step-short-7 = Bônus
# limit: step-short
step-short-8 = Troféus

## The head: a sentence and its explanation

# limit: headline
head-no-game = Nova partida
# limit: explanation
explain-no-game = Começa quem comeu uma banana por último (regra 2.1). Enter passa ao próximo nome; no último nome, começa a partida.
# limit: headline
head-calibrate-empty = Esvazie tudo
# limit: explanation
explain-calibrate-empty = Retire todas as peças dos seis compartimentos e aperte Enter. Primeiro o hub pesa os potes vazios.
# limit: headline
head-calibrate-full = Ponha tudo
# limit: explanation
explain-calibrate-full = Ponha a caixa toda: 80 arcadas, 80 blocos, 16 colunas e 16 blocos decorativos de cada cor. Depois, Enter.
# limit: headline
head-resume = Partida parada
# limit: explanation
explain-resume = Quer retomar esta partida ou guardá-la e começar outra? De um jeito ou de outro, nada se perde.
# limit: headline
head-setup-done = Tudo pronto
# limit: explanation
explain-setup-done = Os kits e a escadaria inicial estão na mesa. Coloque o Macaco na Carta de Troféu dele.
# limit: headline
head-setup = Pegue os kits
# limit: explanation
explain-setup-typed = Retire os kits e, para a escadaria inicial, 2 arcadas, 1 bloco e 1 bloco dourado (regra 2.2). Depois aperte Enter.
# limit: explanation
explain-setup-back = Peças demais para a preparação (regra 2.2): devolva. Se sumiram: Mais (o), aceite o repositório como está.
# limit: headline
head-start = Escadaria inicial
# limit: explanation
explain-start = A placa vê { $seen } das { $of } peças dela (regra 2.2). Agora ponha { $piece ->
    [arch] a arcada
    [brick] o bloco
    [column] a coluna
    [gold] o bloco dourado
   *[other] a { NOUN($piece, 1) }
} no lugar aceso do desenho.
# limit: explanation
explain-start-extra = Tire { $piece ->
    [brick] o bloco
    [gold] o bloco dourado
   *[other] a { NOUN($piece, 1) }
} do lugar aceso no desenho: essa peça não faz parte da escadaria inicial (regra 2.2).
# limit: explanation
explain-ground-none = A placa ainda não sentiu um mapa de terreno (regra 2.2). Se não houver nenhum, ponha um antes de construir.
# limit: explanation
explain-ground-aside = O mapa de terreno está { $mm } mm deslocado para o { $side ->
    [e] leste
    [ne] nordeste
    [n] norte
    [nw] noroeste
    [w] oeste
    [sw] sudoeste
    [s] sul
   *[se] sudeste
} (regra 2.2): o lugar dele é no meio da placa.
# limit: explanation
explain-ground-corner = { $count ->
    [1] Falta um bloco de canto no mapa de terreno (regra 2.2): o do canto { $corner ->
        [ne] nordeste
        [se] sudeste
        [sw] sudoeste
       *[nw] noroeste
    }.
    [4] O mapa de terreno ainda não tem nenhum bloco de canto (regra 2.2).
   *[other] Faltam { $count } blocos de canto no mapa de terreno (regra 2.2): um deles no canto { $corner ->
        [ne] nordeste
        [se] sudeste
        [sw] sudoeste
       *[nw] noroeste
    }.
}
# limit: headline
head-take-out = Retire { $count } { SHORT($piece, $count) }
# limit: explanation
explain-setup = Os kits e, para a escadaria inicial, 2 arcadas, 1 bloco e 1 bloco dourado (regra 2.2). A partida segue sozinha.
# limit: headline
head-cards-check = Confira as cartas
# limit: explanation
explain-cards-check = São estas as cartas na frente de cada jogador? Então aperte Enter: em seguida vem o placar.
# limit: headline
head-ended = Placar final
# limit: headline
head-build = Construa
# limit: headline
head-ahead = Vá começando
# limit: explanation
explain-ahead = { $still } O que você marcar aqui fica guardado para o seu turno.
ahead-still-takes = { $name } ainda pega { $pieces }.
ahead-still = { $name } termina primeiro: { $sentence }.
# limit: explanation
explain-could-build = Dá para fazer uma escadaria com suas peças, então você deve construir (regra 4.10): a do desenho ou outra.
# limit: explanation
explain-could-build-number = Dá para fazer uma escadaria com suas peças, então você deve construir (regra 4.10). { $count ->
    [1] Uma peça basta.
   *[other] Bastam { $count } peças.
}
# limit: explanation
explain-build = Você tem { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) }, { $columns } { NOUN("column", $columns) }. Se nenhuma escadaria couber: Mais (o), “Não dá para construir”.
# limit: explanation
explain-build-frog = Você tem { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) }, { $columns } { NOUN("column", $columns) }. Mais (o): pegar o Sapo, ou se nenhuma escadaria couber.
# limit: headline
head-decorate = { $piece ->
    [light_green] Ponha verde claro
    [dark_green] Ponha verde escuro
   *[other] Ponha { SHORT($piece, 1) }
}
# limit: headline
head-decorate-any = Qualquer cor
# limit: explanation
explain-decorate = Coloque 1 { NOUN($piece, 1) } no fim da sua escadaria. A cor é a do ponto inicial (regra 5.1).
# limit: explanation
explain-decorate-out = Acabaram { $piece ->
    [brick] os blocos
    [gold] os blocos dourados
   *[other] as { NOUN($piece, 2) }
}: ponha qualquer bloco decorativo. Não rende nada a mais (regra 10.7).
# limit: headline
head-credits = { $count ->
    [1] { $count } crédito
   *[other] { $count } créditos
}
# limit: explanation
explain-credits = 1 crédito por arcada e mais 1 se o bloco decorativo for o mais alto da cor dele (regras 5.2, 5.3).
# limit: headline
head-cards = { $count ->
    [1] Gaste { $count } crédito
   *[other] Gaste { $count } créditos
}
# limit: explanation
explain-cards = Compre cartas { $colour ->
    [gold] douradas
   *[other] { SHORT($colour, 1) }
} ou multicoloridas (¢: valor), uma por pilha. O que sobrar se perde (regra 6.3).
# limit: explanation
explain-cards-printed = Pegue cartas { $colour ->
    [gold] douradas
   *[other] { SHORT($colour, 1) }
} ou multicoloridas, uma por pilha, e aperte a tecla delas (regra 11.2). ¢: valor.
# limit: explanation
explain-cards-chosen-printed = Você escolheu: { $chosen }. { $cost ->
    [1] É 1 crédito
   *[other] São { $cost } créditos
}; { $left ->
    [1] sobra 1
   *[other] sobram { $left }
}. A mesma tecla devolve a carta.
# limit: headline
head-which-card = Qual carta?
# limit: explanation
explain-which-card = Aperte a tecla da carta { $colour ->
    [gold] dourada
   *[other] { SHORT($colour, 1) }
} { price } que você pegou (Esc: voltar). { $left ->
    [1] Resta 1 crédito
   *[other] Restam { $left } créditos
}.
# limit: explanation
explain-cards-chosen = Você escolheu: { $chosen }. { $left ->
    [1] Sobra 1 crédito
   *[other] Sobram { $left } créditos
} para outras pilhas. A mesma tecla devolve a carta.
# limit: headline
head-take = Pegue { $count } { SHORT($piece, $count) }
# limit: explanation
explain-one-time = { $cards ->
    [1] Sua nova carta dá
   *[other] Suas novas cartas dão
} a você { $pieces }. Para ver o que cada carta dá, aperte w.
# limit: explanation
explain-recurring = { $cards ->
    [0] Seu tabuleiro de jogador dá
    [1] Seu tabuleiro de jogador e sua carta dão
   *[other] Seu tabuleiro de jogador e suas cartas dão
} a você { $pieces }. De onde vem cada peça: aperte w.
# limit: explanation
explain-short = { $found ->
    [1] Só resta
   *[other] Só restam
} { $found } de { $wanted } { NOUN($piece, $wanted) }: por isso a partida acaba depois desta rodada (regra 8.2).
# limit: explanation
explain-short-again = { $found ->
    [1] Só resta
   *[other] Só restam
} { $found } de { $wanted } { NOUN($piece, $wanted) } (regra 8.2).
# limit: headline
head-delivery-done = Tudo certo
# limit: headline
head-none-left = Acabaram
# limit: headline
head-place-cards = { $count ->
    [1] Coloque { $count } carta
   *[other] Coloque { $count } cartas
}
# limit: explanation
explain-place-cards = Primeiro os espaços vazios; depois cubra cartas antigas: não dão mais peças, mas valem bananas (regra 7.3).
# limit: headline
head-bonus = Pegue o Bônus
# limit: explanation
explain-bonus = Altura { $height }, com uma parte de cinco blocos ou mais; { $counts ->
    [whole_pile] os antigos também contam
   *[placed_this_turn] só contam os deste turno
} (regras 8.1, 10.4).
# limit: headline
head-trophies = Troféus
# limit: headline
head-frog = Coloque o Sapo
# limit: explanation
explain-frog = Coloque-o { $place ->
    [lowest_arch] num pino aberto da ponta da arcada mais baixa que você construiu
    [lowest_end] no pino da ponta onde começa a escadaria que você construiu
   *[lowest_open_knob] no pino aberto mais baixo da escadaria que você construiu
} (regras 9.3, 10.12).
# limit: headline
head-monkey = Coloque o Macaco
# limit: explanation
explain-monkey = Num pino aberto da ponta de uma arcada: { $blocks ->
    [everyone] ninguém constrói
   *[others] só você constrói
} ali. Pegue a Carta de Troféu (regras 9.1, 10.5).
# limit: headline
head-butterfly = Ponha a Borboleta
# limit: explanation
explain-butterfly = Coloque-a no seu bloco decorativo: ele é o mais alto. Pegue a Carta de Troféu dela (regra 9.2).
# limit: headline
head-end-turn = Fim do turno
# limit: explanation
explain-end-turn = Tudo deste turno está feito. Os créditos que sobrarem se perdem (regra 6.3).
# limit: headline
head-put-back = Devolva { $count } { SHORT($piece, $count) }
# limit: headline
head-thank-you = Obrigado! Siga
# limit: headline
head-wrong = Corrija
# limit: headline
head-correction = { $count } a corrigir
# limit: explanation
explain-goes-on = { $reason } Quando o repositório estiver certo, a partida continua sozinha.
# limit: explanation
explain-unsaid = { $reason } { $entry }
# limit: explanation
explain-typed = { $reason } Depois de fazer isso, aperte Enter.
# limit: explanation
explain-correction = O que está no repositório não bate com a partida. Faça o que dizem as linhas: cada uma some quando estiver certa.
# limit: explanation
explain-correction-typed = O que você digitou não bate com a partida. Quando tudo abaixo estiver certo, aperte Enter.
# limit: explanation
explain-undone-many = Você voltou um passo. Faça também o que aparece aqui, ou aperte y para refazer o passo.
# limit: explanation
explain-problem = ! { $problem }
# limit: explanation
explain-or-there = Ou o outro lugar marcado: a placa não sabe dizer qual.
# limit: explanation
explain-or-by-rule = Ou o outro lugar marcado (regra { $rule }): a placa não sabe dizer qual.
# limit: explanation
explain-marked = { $lit ->
    [yes] Veja { $sign }: um pino melhor está aceso.
   *[no] Olhe o sinal { $sign } no desenho.
}
# limit: explanation
explain-manual = ! O repositório não responde ({ $seconds } s). A partida continua: digite o que você pega.
# limit: headline
head-leaver = Devolva tudo
# limit: explanation
explain-leaver = Devolva os blocos de construção de { $name }. Se algum sumiu: Mais (o), aceite o repositório como está.
# limit: explanation
explain-leaver-typed = { $name } saiu: devolva ao repositório os blocos de construção de { $name }, depois Enter (regra 12.4).
# limit: headline
head-owed = Pegue o que falta
# limit: explanation
explain-owed = Uma carta foi corrigida: { $name } pega o que a carta errada não deu (regra 11.6).
# limit: explanation
explain-frog-column = O Sapo dá a você uma coluna agora: você já pode usá-la nesta escadaria (regra 9.3).

## Boxes of pieces

# limit: box-label
box-take = PEGUE
# limit: box-label
box-put-on-top = COLOQUE NO FIM
# limit: box-label
box-take-more = PEGUE MAIS
# limit: box-label
box-put-back = { $sign } DEVOLVA
# limit: box-label
box-take-out = { $sign } RETIRE
# limit: box-label
box-out = RETIRE
# limit: box-label
box-back = DEVOLVA
# limit: box-label
box-then = depois pegue mais
# limit: box-label
box-then-decorate = depois coloque no fim
# limit: box-label
box-either = BLOCO OU ARCADA
# limit: box-label
box-moving = ... ainda mexendo
# limit: box-label
box-done = { $sign } PRONTO
box-ok = OK
# limit: box-line
line-taken = { SHORT($piece, 1) }: { $taken } de { $of }
# limit: box-line
line-due = { SHORT($piece, 1) }: { $due ->
    [0] pronto
    [1] falta { $due }
   *[other] faltam { $due }
}
# limit: box-line
line-taken-free = { SHORT($piece, 1) }: pegou { $taken }
# limit: box-line
line-setup-out = retire { $count } { SHORT($piece, $count) }
# limit: box-line
line-back = devolva { $count } { SHORT($piece, $count) }
# limit: box-line
line-none-due = { SHORT($piece, 1) }: { $count } a mais
# limit: box-line
line-put-back = { SHORT($piece, 1) }: { $count } a mais
# limit: box-line
line-take-out = { SHORT($piece, 1) }: { $count } a mais
# limit: box-line
line-put-on-top = 1 { NOUN($piece, 1) }
# limit: box-line
line-any-colour = 1 de qualquer cor
# limit: box-line
line-choice = { $taken } de { $of }

## Cards

# limit: tile-reason
card-bananas = { $bananas ->
    [0] sem bananas
    [1] 1 banana
   *[other] { $bananas } bananas
}
# All that a card shows.
card-words-unknown = { card-name }: ainda não cadastrada
card-words = { card-name }: { card-bananas }, { $now ->
    [none] nada agora
   *[other] agora { $now }
}, { $each ->
    [none] nada por turno
   *[other] por turno { $each }
}
# limit: tile-card
held-card = { price } { $word }
held-count = { $count ->
    [0] nenhuma carta
    [1] 1 carta
   *[other] { $count } cartas
}
# limit: line
held-hint = Setas: escolha uma carta. c: era outra carta. 1 a { $players }: um jogador.
# limit: line
held-hint-bought = Escolha a carta que está com o nome errado e aperte c.
# limit: line
held-hint-elsewhere = Escolha a carta certa e aperte Enter.
card-name = { $colour ->
    [multi] multicolorida { price }
    [gold] dourada { price }
   *[other] { SHORT($colour, 1) } { price }
}
sum-board = Tab. de jogador
# A price in credits: the sign keeps it apart from a key.
price = { $cost }¢
# A small card has no room for the word; the page's title explains it.
tile-bananas-short = { $count } b
tile-now = agora { $symbols }
tile-now-words = agora: { $pieces }
tile-each = por turno { $symbols }
tile-each-words = por turno: { $pieces }
# limit: tile-card
tile-no-pieces = sem peças
# limit: tile-reason
tile-empty = vazia
# limit: tile-reason
tile-hidden = oculta
# limit: tile-reason
tile-rule-wrong-colour = { $wanted ->
    [light_green] só claro
    [dark_green] só escuro
   *[other] só { SHORT($wanted, 1) }
}
# limit: tile-reason
tile-rule-too-few-credits = cara demais
# limit: tile-reason
tile-rule-pile-twice = 1 por pilha
# limit: tile-reason
tile-left = { $count ->
    [1] há 1
   *[other] há { $count }
}
# limit: tile-reason
tile-different = { $count ->
    [1] 1 tipo
   *[other] { $count } tipos
}
# limit: tile-reason
tile-of-these = { $count } destas
# limit: tile-reason
tile-more = mais
tile-times = { $count }x
tile-bananas-tight = { $count }b
slot-title = espaço { $number }
slot-empty = vazio
slot-covers = cobre esta
slot-gives-nothing = não dá nada
slots-place = Carta { $number } de { $of }: { $card }. Toque no espaço dela ou aperte 1 a 4.
slots-all-placed = Cada carta já tem seu espaço. Para recomeçar, toque num espaço.

## The build form

# limit: stepper
stepper-arches = arcadas
# limit: stepper
stepper-bricks = blocos
# limit: stepper
stepper-columns = colunas
# limit: stepper
stepper-height = altura
# limit: stepper
stepper-five-high = torre 5
build-colour-heading = O pino onde ela começa
# limit: title
build-facts-title = Esta escadaria
# limit: fact
fact-pieces = { $columns ->
    [0] { $arches } { NOUN("arch", $arches) } { $bricks } { NOUN("brick", $bricks) }
   *[other] { $arches } arc. { $bricks } { NOUN("brick", $bricks) } { $columns } col.
}
# limit: fact
fact-height = Tem { $height } de altura.
# limit: fact
fact-plan-ends = O desenho deixa de valer.
# limit: fact
fact-choose-colour = Escolha onde começa.
# limit: fact
fact-start = Início { $sign } { SHORT($piece, 1) }
# limit: fact
fact-ends-in-arch = Acaba com arcada.
# limit: fact
fact-no-arch = Falta uma arcada.
# limit: fact
fact-five-high = Ganha 1 Bônus.
# limit: fact
fact-part-counts = { $counts ->
    [whole_pile] O antigo conta.
   *[placed_this_turn] Só conta o novo.
}
# limit: fact
fact-credits = { $count ->
    [0] Não rende créditos.
   *[other] Rende { $count }-{ $most } créditos.
}

## The palace on the screen: plan, oblique view, a staircase entered piece by piece

# limit: title
plan-title = De cima, com alturas
# Where a row of the plan is one row of the screen, so that upright arches stand beside the heights.
# limit: title
plan-title-narrow = Alturas, arcadas: { $across } { $upright }
# limit: title
plan-title-aim = Onde a arcada acaba?
# limit: here
plan-here-nothing = nenhum pino aqui
# limit: here
plan-here-knob = um pino { SHORT($piece, 1) }
# limit: here
plan-here-height = { $height } de altura
# limit: here
plan-here-decorated = { $sign } a { $height } de altura
# limit: here
plan-here-figure = há um animal aqui
# limit: here
plan-why-none-left = { $piece ->
    [arch] Você não tem mais arcadas.
    [column] Você não tem mais colunas.
   *[other] Você não tem mais blocos.
}
# limit: here
plan-why-no-room = Nada cabe aqui.
# limit: here
plan-why-no-arch = Nenhuma arcada cabe aqui.
# limit: here
plan-why-not-there = Nenhuma arcada cabe para lá.
# limit: here
plan-why-choose-end = Escolha primeiro onde acaba.
# limit: piece-button
plan-button-piece = { $sign } { $piece ->
    [brick] bloco
    [column] coluna
   *[other] arcada
}
plan-button-short = { $button } { $count }
# limit: piece-button
plan-button-left = { $count ->
    [1] resta 1
   *[other] restam { $count }
}
# limit: piece-button
plan-button-take-back = tirar
# limit: piece-button
plan-up = para cima
# limit: piece-button
plan-left = esquerda
# limit: piece-button
plan-right = direita
# limit: piece-button
plan-down = para baixo
# limit: fact
way-to-facts = informar só os dados
# limit: fact
way-to-plan = marcar no desenho
# limit: fact
way-to-plate = deixar a placa ver
# limit: title
plate-plan-title = A placa vê (alturas)
# limit: here
plate-seen = vê: { $sign } { $piece ->
    [arch] arcada
    [brick] bloco
   *[column] coluna
 }, { $level ->
    [0] no chão
    [1] 1 bloco acima
   *[other] { $level } blocos acima
 }
# limit: hint
plan-hint-plate = A placa vê cada peça: não precisa de teclas.
# limit: hint
plate-unexplained = Há ali algo que não é uma peça: uma mão, ou uma peça torta.
# limit: hint
plate-astray = { $more ->
    [yes] { $grams } g a mais no lugar marcado: tire o que está ali.
   *[no] { $grams } g a menos no lugar marcado: ponha de volta o que saiu.
 }
# limit: hint
plate-astray-somewhere = { $more ->
    [yes] { $grams } g a mais na beirada: tire o que está ali.
   *[no] { $grams } g a menos: ponha de volta o que saiu.
 }
# limit: hint
plate-mend-path-broken = Continue daquela ponta ou tire a arcada.
# limit: hint
plate-mend-two-paths = Tire: só uma escadaria por turno.
# limit: hint
plate-mend-forks = Tire esta arcada.
# limit: hint
plan-hint-start = Comece num pino aberto do chão.
# limit: hint
plan-hint-climb = Suba a cada arcada.
# limit: hint
plan-hint-end = Acabe com uma arcada.
# limit: hint
plan-aim-how = Escolha um lugar aceso: toque nele ou aperte a seta dele.
# limit: fact
plan-aim-missing = Lá faltam blocos.
# limit: fact
plan-aim-missing-here = Aqui faltam blocos.
# limit: fact
plan-aim-breaks = Quebra uma regra.
# limit: fact
plan-shown-heights = altura no fim
# limit: hint
plan-could-build = Você pode construir isto: veja o desenho.
# limit: hint
plan-hint-how = Toque num lugar e numa peça. Ou use as setas e b, k e a.
# limit: hint
plan-piece-at = { $sign } { SHORT($piece, 1) }, { $level ->
    [0] no chão
    [1] a 1 bloco do chão
   *[other] a { $level } blocos do chão
}
# limit: hint
plan-more-faults = { $count ->
    [1] mais 1 erro
   *[other] mais { $count } erros
}
# limit: fact
plan-no-start = Ela não está no chão.
# limit: fact
plan-start-either = Comece numa ponta.
# limit: fact
plan-joins = Conectada ao palácio.
# limit: fact
plan-joins-not = Conecte-a ao palácio.
# limit: fact
plan-five-high-not = { $counts ->
    [whole_pile] Bônus: empilhe 5.
   *[placed_this_turn] Bônus: 5 novos.
}
# limit: fact
plan-ends-not = Acabe com arcada.
# limit: fact
plan-loose = Ponha uma arcada aí.
# limit: fact
plan-credits = { $arches ->
    [1] 1 crédito
   *[other] { $arches } créditos
}{ $highest ->
    [0] { "" }
   *[other] { " " }+ 1 pelo fim
}
# limit: title
plan-trophies = Troféus
# limit: hint
plan-choose-knob = Escolha um pino aceso: toque nele ou aperte a letra.
# limit: hint
plan-no-knob = Não há pino aberto: fica na carta (regra 9.4).
# limit: line
plan-entered = Linhas grossas: { $name } está construindo esta escadaria.
# limit: line
plan-last-of = Linhas grossas: a última escadaria, de { $name }.
# limit: line
plan-last = Linhas grossas: a última escadaria.
# limit: line
plan-owners = O sinal antes do bloco decorativo mostra quem construiu aquela escadaria.
# limit: line
plan-legend = { $light } verde claro  { $dark } verde escuro  { $gold } dourado: pinos abertos; com número: blocos decorativos
# limit: hint
plan-fault-not-supported = { $piece ->
    [arch] Uma ponta está no ar (regra 3.5).
   *[other] Uma peça está no ar (regra 3.5).
}
# limit: hint
plan-mend-not-supported = Ponha { $missing ->
    [1] um bloco
   *[other] { $missing } blocos
} embaixo{ $column ->
    [yes] , ou uma coluna no lugar de três
   *[no] { "" }
}.
# limit: hint
plan-mend-not-supported-lacking = Tire a arcada: faltam peças para dar suporte a ela.
# limit: hint
plan-fault-figure-on-knob = Há um animal ali (regra 3.5).
# limit: hint
plan-mend-figure-on-knob = Construa ao lado.
# limit: hint
plan-fault-both-feet-on-arch = As duas pontas desta arcada estão numa só arcada (regra 3.6).
# limit: hint
plan-mend-both-feet-on-arch = Gire-a ou ponha um bloco sob cada ponta.
# limit: hint
plan-fault-start-not-on-ground = A escadaria não começa num pino aberto do chão (regra 4.1).
# limit: hint
plan-mend-start-not-on-ground = Comece num pino do chão.
# limit: hint
plan-fault-arch-not-higher = Esta arcada não está mais alta que a anterior (regra 4.6).
# limit: hint
plan-mend-arch-not-higher = Suba-a com blocos: { $level ->
    [1] 1 bloco acima do chão
   *[other] { $level } blocos acima do chão
}.
# limit: hint
plan-fault-path-broken = Esta arcada não começa onde a última acabou (regra 4.6).
# limit: hint
plan-mend-path-broken = Continue daquela ponta ou tire a arcada.
# limit: hint
plan-fault-two-paths = Há um segundo caminho (regra 4.6).
# limit: hint
plan-mend-two-paths = Tire: só uma escadaria por turno.
# limit: hint
plan-fault-turns-back = Esta arcada volta por cima da anterior (regra 4.7).
# limit: hint
plan-mend-turns-back = Gire-a: reto ou para um lado.
# limit: hint
plan-fault-forks = O caminho se divide aqui (regra 4.7).
# limit: hint
plan-mend-forks = Tire esta arcada.
# limit: hint
plan-fault-arch-as-support = Esta arcada só dá suporte a outra (regra 4.8).
# limit: hint
plan-mend-arch-as-support = Dê suporte com blocos ou colunas.
# limit: hint
plan-fault-end-taken = Nenhum bloco decorativo cabe no fim (regra 5.1).
# limit: hint
plan-mend-end-taken = Acabe onde não há nada acima.
# limit: hint
plan-fault-off-plate = Esta peça passa da beirada da placa (regra 3.1).
# limit: hint
plan-mend-off-plate = Afaste-a da beirada.
# limit: hint
plan-fault-on-arch-middle = Esta peça está no meio de uma arcada (regra 3.3).
# limit: hint
plan-mend-on-arch-middle = Mova-a para uma ponta da arcada.
# limit: hint
plan-fault-overlap = Duas peças estão no mesmo lugar (regra 3.4).
# limit: hint
plan-mend-overlap = Tire uma delas, ou mova-a.
# limit: hint
plan-fault-no-knob = Não há pino aberto sob esta peça (regra 3.5).
# limit: hint
plan-mend-no-knob = Mova-a para um pino aberto.
# limit: hint
plan-fault-off-grid = Esta peça não está alinhada com as outras (regra 3.7).
# limit: hint
plan-mend-off-grid = Mova-a um pouco: entre ela e as outras deve caber uma arcada.
# limit: hint
plan-fault-several-decorations = Este bloco decorativo está sobrando (regra 5.1).
# limit: hint
plan-mend-several-decorations = Tire-o.
# limit: hint
plan-fault-decoration-misplaced = Este bloco decorativo não está no fim da última arcada (regra 5.1).
# limit: hint
plan-mend-decoration-misplaced = Mova-o para esse fim.
# limit: explanation
plan-fault-could-build = Com suas peças dá para fazer uma escadaria: você tem de construir (regra 4.10).
# limit: explanation
plan-fault-knob-in-use = Há uma peça nesse pino, então o pino existe (regra 3.5).
# limit: explanation
plan-fault-knob-unseen = Talvez haja uma peça nesse pino: a forma do palácio não é conhecida (regra 11.8).
# limit: explanation
plan-fault-knob-not-open = O Macaco vai numa ponta aberta de uma arcada: escolha um pino aceso (regra 9.1).
# limit: explanation
plan-fault-knob-not-lowest = O Sapo vai no lugar mais baixo desta escadaria: escolha um pino aceso (regra 9.3).

## Credits, bonus, trophies, end of the turn

credits-arches = { $count ->
    [1] { $count } arcada
   *[other] { $count } arcadas
}
credits-highest = 1 pelo mais alto
credits-not-highest = Seu bloco decorativo não é o mais alto da cor dele: sem crédito a mais (regra 5.3).
credits-total = { $count ->
    [1] = { $count } crédito
   *[other] = { $count } créditos
}
bonus-card = Carta Bônus
bonus-worth = 4 bananas
bonus-left = { $count ->
    [1] Resta 1 carta na pilha.
   *[other] Restam { $count } cartas na pilha.
}
trophies-frog = Sapo: pino mais baixo
trophies-monkey = Macaco: qualquer arcada
trophies-butterfly = Borboleta: no mais alto
trophies-none = Nenhum troféu neste turno.
end-turn-next = próximo turno: { $name }
end-turn-credits = { $count ->
    [1] 1 crédito se perde (regra 6.3).
   *[other] { $count } créditos se perdem (regra 6.3).
}

## Correction, calibration, an unfinished game

correct-title = Corrija
correct-take-out = retire { $count } { NOUN($piece, $count) } do repositório
correct-put-back = devolva { $count } { NOUN($piece, $count) } ao repositório
correct-goes-on = Quando tudo estiver certo, a partida continua sozinha.
correct-typed = Quando tudo estiver certo, aperte Enter.
calibrate-title = Os seis compartimentos
calibrate-pieces = { $count } { NOUN($piece, $count) }
calibrate-compartment = { NOUN($piece, 2) }
calibrate-no-cell = { $target }: este compartimento ainda não responde
calibrate-fault = { $target }: { $fault }
calibrate-still = { $target }: nada se mexe
cup-empty = { $target }: vazio
cup-filled = { $target }: não está vazio
cup-moving = { $target }: esperando parar de mexer
cup-nothing = { $target }: ainda nenhuma das { $count } peças
cup-less = { $target }: mais leve do que vazio. Esc volta um passo
cup-some = { $target }: já há algumas peças
cup-right = { $target }: cerca de { $count } peças
cup-light = { $target }: leve demais para { $count } peças
cup-heavy = { $target }: pesado demais para { $count } peças
calibrate-waiting = { $target }: ainda mexendo
resume-where = Rodada { $round }, turno de { $name }: { $step }.
resume-score = { $name } { $bananas }
resume-saved = Último evento salvo: { $event }, { $at }.
resume-saved-hours = Último evento salvo: { $event }, { $at } (há { $hours } horas).
resume-saved-days = Último evento salvo: { $event }, { $at } (há { $days } dias).
when-today = hoje às { $clock }
when-yesterday = ontem às { $clock }
when-date = { $date } às { $clock }
resume-saved-minutes = Último evento salvo: { $event }, { $at } ({ $minutes ->
    [0] agora mesmo
    [1] há 1 minuto
   *[other] há { $minutes } minutos
}).
resume-saved-simulated = Último evento salvo: { $event }.
resume-nothing-lost = Nada depois dele se perdeu.
resume-lost = { $state ->
    [lost] { $lost ->
        [1] Perdeu-se 1 evento depois do evento { $event }
       *[other] Perderam-se { $lost } eventos depois do evento { $event }
    }: o arquivo foi danificado. Monte o palácio como estava naquele momento ou guarde a partida.
    [at_least] { $lost ->
        [1] Perdeu-se pelo menos 1 evento depois do evento { $event }
       *[other] Perderam-se pelo menos { $lost } eventos depois do evento { $event }
    }: o arquivo foi danificado. Monte o palácio como estava naquele momento ou guarde a partida.
   *[unknown] Podem ter se perdido eventos depois do evento { $event }: o hub não tem como saber. Ao continuar, compare o palácio com a tela.
}
resume-differs = { SHORT($piece, 1) }: o repositório tem { $count }, salvo { $saved }
resume-no-tray = Nenhum repositório responde. Conecte-o, ou continue sem ele e digite o que cada jogador pega.
resume-safe = O modo seguro não usa repositório. Continue, e digite o que cada jogador pega.
resume-asked-later = Quando você continuar, o hub compara o repositório com a partida e pergunta sobre cada diferença.
prompt-build = construir
prompt-take-cards = cartas
prompt-take-one-time = Entrega Única
prompt-place-cards = colocar as cartas
prompt-take-recurring = Entrega Recorrente
prompt-place-frog = Sapo
prompt-place-monkey = Macaco
prompt-place-butterfly = Borboleta
prompt-end-turn = fim do turno
prompt-ended = fim da partida

## Entry of a delivery by hand

manual-choice = e { $count } de { $sign }, de qualquer um dos dois tipos
manual-typing = Digite o número ou aperte + e -. Tab: o próximo. Esc: pronto.
fix-no-tray = Nenhum repositório conectado: digite o que cada jogador pega.
fix-tray-cable = Conecte de novo o cabo do repositório. Se a luz dele estiver apagada, tente outra porta.

## The start form

start-players = jogam
start-name = nome { $number }
start-more = mais um, ou Enter
start-long = no máximo { $most } letras
start-butterfly = Borboleta
start-why-butterfly = 2 bananas para quem sobe mais
start-frog = Sapo
start-why-frog = dá 1 coluna, custa 3 bananas
start-map = mapa { $number }
start-why-map = a folha embaixo do palácio
# limit: deck
start-deck-screen = A tela mostra as cartas
# limit: deck
start-deck-printed = As cartas da nossa caixa
# limit: deck
start-deck-set = Nossa caixa: { $name }
# limit: deck
start-deck-learn = { $name }: { $cards } de { $all } cadastradas, o resto jogando
# limit: deck
start-deck-new = Nossa caixa, ainda não cadastrada
start-needs-set = Para jogar com suas próprias cartas, cadastre-as com "palace cards" e comece com "palace play --set NAME".
start-default-name = Jogador { $number }
start-waiting-keys = { $typing ->
    [yes] Esc e depois r
   *[no] r
}
# limit: line
start-waiting-games = { $count ->
    [1] Uma partida está guardada. Para continuá-la: { start-waiting-keys }.
   *[other] { $count } partidas estão guardadas. Para continuar uma: { start-waiting-keys }.
}
start-waiting-game = { $names }, salva { $at }
start-waiting-game-simulated = { $names } (partida { $game })

## Strips

# limit: tray
tray-low = pouco
# A count that is not sure yet; the number alone stands where this does not fit.
tray-about = talvez { $count }
# limit: tray
tray-early = próx { $count }
# limit: tray
tray-out = fora { $count }
# limit: tray
tray-back = pôr { $count }
role-tray = repositório
role-plate = placa
lamp-ok = { $role } ok
lamp-silent = { $seconds } s sem { $role }
lamp-absent = { $role }: fora ({ $age })
lamp-incompatible = { $role }: outra versão
lamp-starting = { $role } iniciando
lamp-no-tray = sem repositório
lamp-saved = salvo
lamp-plate = placa { $level ->
    [gold] ouro
    [silver] prata
   *[typed] não vê nada
}
lamp-plate-late = turno final: tire a peça
lamp-plate-off = palácio difere (d)
info-round = Rodada { $round }   último: { $event }
info-round-ahead = Rodada { $round }   { $begun }
# the next player, who has begun before the last turn is over
ahead-begun = { $name } já constrói{ $pieces ->
    [0] { "" }
    [1] : 1 peça
   *[other] : { $pieces } peças
}
ahead-begun-decorated = { $name } já começou: { $pieces ->
    [0] pegou 1 { NOUN($piece, 1) }
    [1] 1 peça, pegou 1 { NOUN($piece, 1) }
   *[other] { $pieces } peças, pegou 1 { NOUN($piece, 1) }
}
info-round-only = Rodada { $round }
info-last = último: { $event }
player-stock = peças
player-next = ganha
player-gone = saiu da partida
player-score = { $bananas ->
    [1] 1 banana
   *[other] { $bananas } bananas
}  { $bonus } bônus
player-score-short = { $bananas } ban  { $bonus } bônus
player-bonus = { $bonus } bônus
trophy-monkey = Macaco
trophy-butterfly = Borboleta
trophy-frog = Sapo -3
trophy-short-monkey = M
trophy-short-butterfly = B
trophy-short-frog = S

## Actions and footer

# limit: main-action
main-start = Começar a partida
# limit: main-action
main-manual = Peguei estas peças
# limit: main-action
main-build = A escadaria está pronta
# limit: main-action
main-ahead = Voltar a { $name }
# limit: main-action
main-decorate = O bloco decorativo está lá
# limit: main-action
main-credits = Seguir para as cartas
# limit: main-action
main-cards-none = Não comprar nada
main-cards = Comprar: { $chosen }
# limit: main-action
main-delivery = A entrega está completa
# limit: main-action
main-place-cards = Já coloquei as cartas
# limit: main-action
main-put-right = Agora está certo
# limit: main-action
main-bonus = Já peguei a Carta Bônus
# limit: main-action
main-trophies = O animal está no lugar
# limit: main-action
main-end-turn = Terminar o turno
# limit: main-action
main-cards-check = Estas são nossas cartas
# limit: main-action
main-calibrate-empty = Os potes estão vazios
# limit: main-action
main-calibrate-full = A caixa toda está dentro
# limit: main-action
main-setup = Já está tudo na mesa
# limit: main-action
waiting = nada a confirmar
# limit: main-action
waiting-choice = continue ou guarde
# limit: main-action
waiting-answer = esperando uma resposta
# limit: main-action
waiting-pieces = esperando { $count } { NOUN($piece, $count) }
# limit: main-action
waiting-put-back = devolva { $count } { NOUN($piece, $count) }
# limit: main-action
waiting-decoration = esperando um bloco decorativo
# limit: main-action
waiting-build = esperando a escadaria
# limit: main-action
waiting-card = escolha a carta
# limit: main-action
waiting-knob = escolha um pino aceso
# limit: main-action
waiting-slots = esperando os espaços
# limit: main-action
waiting-still = ainda mexendo: espere um momento
# limit: action
action-undo = Desfazer
# limit: action
action-undo-for = Desfazer de { $name }
# limit: action
action-correct = Corrigir
# limit: action
action-count-wrong = Contagem errada
# limit: action
action-palace = Palácio
# limit: action
action-more = Mais
# limit: action
action-resume = Retomar
# limit: action
action-discard = Guardar
# limit: footer
footer-next = Seguir
# limit: footer
footer-sum = Por quê
# limit: footer
footer-begin = Começar
# limit: footer
footer-choices = Opções
# limit: footer
footer-resume = Retomar
# limit: footer
footer-aside = Guardar
# limit: footer
footer-undo = Desfazer
# limit: footer
footer-correct = Corrigir
# limit: footer
footer-palace = Palácio
# limit: stepper
footer-ahead = Próximo
# limit: footer
footer-market = Mercado
# limit: footer
footer-held = Cartas
# limit: footer
footer-piles = Pilhas
# limit: footer
footer-numbers = Números
# limit: footer
footer-elsewhere = Comprada
# limit: footer
footer-this-card = Esta
# limit: footer
footer-another-card = Corrigir
# limit: footer
footer-log = Registro
# limit: footer
footer-stop = Parar
# limit: footer
footer-far = Longe
# limit: footer
footer-near = Perto
# limit: footer
footer-scores = Placar
# limit: footer
footer-more = Mais
# limit: footer
footer-redo = Refazer
# limit: footer
footer-map = Mapa
# limit: footer
footer-devices = Aparelho
# limit: footer
footer-help = Ajuda
# limit: footer
footer-back = Voltar
# limit: footer
footer-choose = Escolher
footer-type = Digitar
# limit: footer
footer-change = Mudar
# limit: footer
footer-new = Nova
# limit: footer
footer-export = Salvar
# limit: footer
footer-forward = Avançar
# limit: footer
footer-first = Início
# limit: footer
footer-last = Fim
# limit: footer
footer-close = Fechar
# limit: footer
footer-brick = Bloco
# limit: footer
footer-column = Coluna
# limit: footer
footer-arch = Arcada
# limit: footer
footer-take-back = Tirar
# limit: footer
footer-facts = Dados
# limit: footer
footer-plan = Desenho
# limit: footer
footer-plate = Placa
# limit: footer
footer-earlier = Antes
# limit: footer
footer-later = Depois
# limit: footer
footer-theme = Tema
