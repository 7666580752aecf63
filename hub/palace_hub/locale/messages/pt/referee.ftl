### The referee on the tray: reasons, questions and their answers.

# limit: explanation
wrong-type = Esta entrega não dá { NOUN($piece, 2) } (regra { $rule }).
# limit: explanation
wrong-type-decorate = Agora só entra o bloco decorativo: { NOUN($piece, 1) } não (regra { $rule }).
# limit: explanation
wrong-type-frog = O Sapo dá uma coluna: { NOUN($piece, 1) } não (regra { $rule }).
# limit: explanation
wrong-time = Não é hora de pegar { NOUN($piece, 2) } (regra { $rule }).
# limit: explanation
too-many = { $count } { NOUN($piece, $count) } a mais do que esta entrega dá (regra { $rule }).
# limit: explanation
too-many-decorate = Só 1 bloco decorativo vai no fim: { $count } { NOUN($piece, $count) } a mais (regra { $rule }).
# limit: explanation
too-many-frog = O Sapo dá uma coluna: { $count } a mais (regra { $rule }).
# limit: explanation
undone-put-back = Você voltou um passo. Devolva também { $count } { NOUN($piece, $count) }, ou aperte y para refazer o passo.
# limit: line
undone-on-palace = Deixe { $pieces } no palácio.{ $off ->
    [none] { "" }
    [gold] { " " }Tire só o bloco dourado.
   *[other] { " " }Tire só a { NOUN($off, 1) }.
}
# limit: explanation
put-back-wrong = { $count } { NOUN($piece, $count) } { $count ->
    [1] não volta
   *[other] não voltam
} para o repositório agora (regra { $rule }).
# limit: explanation
decoration-wrong-colour = No fim vai { NOUN($wanted, 1) }, e não { NOUN($piece, 1) } (regra { $rule }).

## Entries that may explain pieces which were moved before they were said

explained-by-build = É da sua nova escadaria? Então marque a escadaria.
explained-by-cards = É de uma carta que você está comprando? Escolha a carta.
explained-by-place-cards = É das suas novas cartas? Coloque as cartas.
explained-by-delivery = É do próximo passo? Aperte Enter para ir até ele.

## Questions

# limit: headline
ask-count-headline = { $low } ou { $high } { SHORT($piece, $high) }?
# limit: explanation
ask-count-why = O repositório está em dúvida: o que está ali pesa como { $reading } { NOUN($piece, 2) }. Conte e escolha { $low } ou { $high }.
# limit: explanation
ask-count-why-impossible = O que está ali pesa como { $reading }, e isso não pode ser. Se há outra coisa no compartimento, tire-a de lá.
# limit: explanation
ask-count-why-changed = Peças entraram ou saíram durante a contagem. O que está ali pesa como { $reading }: conte de novo.
# limit: explanation
ask-count-why-gap = O repositório ficou um tempo sem ser observado. O que está ali pesa como { $reading }: conte, por favor.
# limit: headline
ask-object-headline = Tire isso daí
# limit: headline
ask-cup-headline = Ponha de volta
# limit: explanation
ask-count-why-foreign = O que está ali pesa como { $reading }, ou como peças de outro tipo. Se há peças assim ali, tire-as.
# limit: explanation
ask-count-why-cup = O pote de { NOUN($piece, 2) } está fora, ou há outro pote no lugar. Ponha cada pote de volta onde estava.
# limit: explanation
ask-count-why-object = No compartimento de { NOUN($piece, 2) } há algo que não é uma peça: tudo pesa como { $reading }. Tire essa coisa.
# limit: headline
ask-staircase-headline = Qual é a certa?
# limit: headline
ask-staircase-one-headline = É esta aqui?
# limit: explanation
ask-staircase-why = A placa não sabe dizer qual. Olhe os lugares marcados e escolha.
# limit: explanation
ask-staircase-one-why = A placa vê esta escadaria, mas sem certeza. Compare com o palácio e escolha.
# limit: headline
ask-figure-headline = { $figure ->
    [butterfly] É a Borboleta?
    [frog] É o Sapo?
   *[monkey] É o Macaco?
}
# limit: explanation
ask-figure-why = O peso é { $figure ->
    [butterfly] o da Borboleta
    [frog] o do Sapo
   *[monkey] o do Macaco
}, mas também há peças do próximo jogador na placa. Olhe o lugar marcado.
then-count-this = A partida continua com este número.
then-count-another = Você conta e digita o número.
then-staircase-this = Esta escadaria vale como construída.
then-staircase-other = Você marca a escadaria no desenho ou informa os dados dela.
then-figure-agreed = O animal fica ali.
then-figure-other = Vale como uma peça da escadaria do próximo jogador.
then-plate-agreed = O palácio da tela está certo. De agora em diante, a placa conta a partir do peso atual.
then-plate-typed = Você marca esta escadaria à mão. A placa volta a ver a próxima.
then-laid-agreed = A partida continua com o palácio como estava.
then-laid-turned-by = O hub gira o palácio na tela para ficar como a placa.
then-laid-turned = O hub espera até a placa ficar como antes.
answer-figure = Sim, { $figure ->
    [butterfly] a Borboleta
    [frog] o Sapo
   *[monkey] o Macaco
}
answer-piece = Não, uma peça
answer-another-number = Outro número
answer-staircase = É esta
answer-not-this = Não: eu marco
# limit: reading
question-only-here = Só nesta: { $parts }
# limit: reading
question-lacks = Sem as peças que a outra imagem marca.
# limit: reading
question-beside = Ao lado do palácio, fora dos pinos dele.
question-where-nw = Olhe primeiro aqui: atrás, à esquerda.
question-where-n = Olhe primeiro aqui: atrás, no meio.
question-where-ne = Olhe primeiro aqui: atrás, à direita.
question-where-w = Olhe primeiro aqui: à esquerda, no meio.
question-where-middle = Olhe primeiro aqui: bem no meio.
question-where-e = Olhe primeiro aqui: à direita, no meio.
question-where-sw = Olhe primeiro aqui: na frente, à esquerda.
question-where-s = Olhe primeiro aqui: na frente, no meio.
question-where-se = Olhe primeiro aqui: na frente, à direita.
question-on-rim = Olhe também na beirada da placa.
question-fallen = Olhe também ao lado da placa.
answer-other-staircase = Nenhuma: eu marco
# limit: headline
ask-plate-headline = Está certo assim?
# limit: explanation
plate-off = { $more ->
    [yes] A placa pesa { $grams } g a mais do que o palácio da tela.
   *[no] A placa pesa { $grams } g a menos do que o palácio da tela.
}
# limit: explanation
plate-off-somewhere = { $more ->
    [yes] A placa pesa { $grams } g a mais do que o palácio da tela: há algo na beirada, ou algo mudou de lugar.
   *[no] A placa pesa { $grams } g a menos do que o palácio da tela: algo saiu ou mudou de lugar.
}
# limit: explanation
plate-late = Este é o turno final. { $count ->
    [1] Tire a peça que veio
   *[other] Tire as { $count } peças que vieram
} depois do bloco decorativo: nada mais conta.
# limit: explanation
plate-lifted = A placa foi levantada. Apoie de novo os quatro cantos dela: até lá, o hub não conta nada.
# limit: explanation
plate-turned = { $turns ->
    [1] A placa está girada um quarto de volta para a esquerda. Gire de volta para a direita.
    [2] A placa está ao contrário. Gire meia volta.
   *[3] A placa está girada um quarto de volta para a direita. Gire de volta para a esquerda.
}
# limit: explanation
plate-laid = A placa foi retirada. Ponha de volta como estava: a tela mostra a posição.
# limit: explanation
plate-laid-moved = A placa pesa o mesmo que antes de ser retirada, mas algo nela mudou de lugar.
# limit: explanation
plate-laid-more = A placa pesa { $grams } g a mais do que antes de ser retirada. Tire o que há de novo nela.
# limit: explanation
plate-laid-less = A placa pesa { $grams } g a menos do que antes de ser retirada: algo caiu. Ponha de volta.
# limit: explanation
plate-laid-less-one = A placa pesa { $grams } g a menos do que antes de ser retirada, o peso de 1 { NOUN($piece, 1) }. Ponha de volta.
# limit: explanation
plate-laid-less-two = A placa pesa { $grams } g a menos do que antes: 1 { NOUN($piece, 1) } ou 1 { NOUN($wanted, 1) }. Ponha de volta.
# limit: headline
ask-laid-headline = Está como antes?
answer-laid = Está como antes
answer-turned = Vamos girar de volta
plate-why = { $why ->
    [hall] Poucos sensores Hall funcionam: só a balança vê as peças.
    [hall_needed] Poucos sensores Hall funcionam, e só a balança não basta. Marque as escadarias à mão.
    [corner] Um canto da placa não dá leitura. Marque as escadarias à mão.
    [fault] O hub não conseguiu interpretar as leituras da placa. Marque esta escadaria à mão. O arquivo de registro diz mais.
   *[node] A placa não responde. Marque as escadarias à mão.
}
answer-agreed = Está como na tela
answer-typed = Eu marco esta escadaria
answer-pieces = { $count ->
    [0] { $piece ->
        [brick] Nenhum
        [gold] Nenhum
       *[other] Nenhuma
    } { NOUN($piece, 1) }
    [1] { $piece ->
        [brick] Um
        [gold] Um
       *[other] Uma
    } { NOUN($piece, $count) }
    [2] { $piece ->
        [brick] Dois
        [gold] Dois
       *[other] Duas
    } { NOUN($piece, $count) }
   *[other] { number-word } { NOUN($piece, $count) }
}
number-word = { $count ->
    [0] Nenhum
    [1] Um
    [2] Dois
    [3] Três
    [4] Quatro
    [5] Cinco
    [6] Seis
    [7] Sete
    [8] Oito
    [9] Nove
    [10] Dez
   *[other] { $count }
}

owed-put-back = Uma carta foi corrigida: { $name } devolve { $count } { NOUN($piece, $count) } (regra { $rule }).
board-unknown-put-back = Cadastre o que o tabuleiro de jogador dá e depois pegue { $count } { NOUN($piece, $count) } (regra { $rule }).
leaver-put-back = { $name } saiu: { $count } { NOUN($piece, $count) } { $count ->
    [1] volta
   *[other] voltam
} para o repositório (regra { $rule }).
left-put-back = { $name } saiu durante um turno: { $count ->
    [1] devolva a peça pega nesse turno: 1 { NOUN($piece, 1) }
   *[other] devolva as peças pegas nesse turno: { $count } { NOUN($piece, $count) }
} (regra { $rule }).
# limit: explanation
early-put-back = Este é o turno final: devolva { $count } { NOUN($piece, $count) }. Ninguém mais pode { $count ->
    [1] usar essa peça
   *[other] usar essas peças
} (regra { $rule }).
frog-back = O Sapo foi devolvido: a coluna dele volta para o repositório (regra { $rule }).

## Refused entries, with a fix

refused-resume-first = Primeiro escolha: retomar esta partida (r) ou guardá-la (d).
refused-no-game = Não há partida em andamento: comece uma.
refused-not-saved = A última partida ainda não foi salva. Libere espaço no disco e confira se o hub pode gravar nele.
refused-nothing-to-resume = Não há partida parada. Comece uma nova.
refused-game-running = Já há uma partida em andamento.
refused-nothing-to-confirm = Não há nada a confirmar agora. Faça o que diz a frase grande.
refused-answer-first = Primeiro responda à pergunta.
refused-take-out-first = Primeiro tire do repositório aquilo que não é uma peça.
refused-figure-parked = O repositório ainda vê { $figure ->
    [monkey] o Macaco na vaga dele. Coloque-o no palácio. Se ele já estiver lá
    [butterfly] a Borboleta na vaga dela. Coloque-a no palácio. Se ela já estiver lá
   *[other] o Sapo na vaga dele. Coloque-o no palácio. Se ele já estiver lá
}, aperte Enter de novo.
refused-waits-for-tray = Não precisa de tecla: mexa nas peças, e o repositório vê.
refused-put-right-first = Primeiro corrija o que a tela marca.
refused-choose-pieces = Primeiro escolha as peças: digite quantas de cada tipo você pega.
refused-start-colour = Primeiro escolha a cor do pino onde a escadaria começa.
refused-tray-moves = Algo ainda se mexe no repositório. Tire as mãos e espere um momento.
refused-question-over = Esta pergunta já foi respondida.
refused-answer-unknown = Essa não é uma das respostas. Escolha uma das que a tela mostra.
refused-answer-number = Digite a quantidade de { NOUN($piece, 2) }.
refused-tray-counts = O repositório conta sozinho. Se uma contagem estiver errada, aperte c.
refused-nothing-to-keep = O repositório já está certo: não há nada a aceitar.
refused-more-than-box = A caixa tem no máximo { $most } { NOUN($piece, $most) }.
refused-not-that-many = O repositório não tem essa quantidade de { NOUN($piece, 2) }.
refused-undo-built-on = { $name } construiu em cima. Primeiro { $count ->
    [1] tire aquela peça
   *[other] tire aquelas { $count } peças
}, depois desfaça.
refused-nothing-to-undo = Não há nada a desfazer.
refused-undo-early = Já saiu uma peça para o próximo turno: { NOUN($piece, 1) }. Devolva a peça e depois desfaça.
refused-nothing-to-redo = Nada foi desfeito, então não há nada a refazer.
refused-not-in-play = Isso só é possível durante a partida.
refused-decoration-first = Coloque o bloco decorativo na escadaria, ou desfaça. Depois marque de novo.
refused-no-sets = Este hub não guarda conjuntos de cartas.
refused-no-such-set = Não há um conjunto de cartas { $name } com kits iniciais e pilhas. Escolha outro conjunto.
refused-set-name = { $name } não pode ser o nome de um conjunto novo: use letras minúsculas, algarismos, - e _.
told-set-complete = Todas as cartas e todos os tabuleiros de jogador de { $name } estão cadastrados. O conjunto está completo.
refused-not-now = Isso não faz parte deste passo.
refused-palace-unknown = O hub já não conhece a forma do palácio. Informe os dados da escadaria.
refused-by-facts = Você está informando os dados desta escadaria. Para usar o desenho, aperte w antes.
refused-by-plan = Você está marcando esta escadaria no desenho. Para informar só os dados, aperte w antes.
refused-by-plate = A placa vê esta escadaria sozinha. Para marcá-la no desenho, aperte w antes.
refused-no-plate = Nenhuma placa vê esta escadaria. Marque-a à mão.
refused-plate-empty = A placa ainda não vê nenhuma peça nova: construa primeiro.
refused-plate-moves = A placa ainda se mexe. Tire as mãos dela por um momento.
refused-plate-unexplained = A placa sente algo que não é uma peça. Tire as mãos e aperte as peças tortas, ou marque a escadaria à mão.
refused-plate-gives-up = A placa não sabe dizer o que está aqui. Marque as peças no desenho.
refused-plan-empty = Ainda não há nenhuma peça no desenho. Coloque uma.
refused-decoration-placed = O bloco decorativo vem por último: pegue-o no repositório quando a escadaria estiver pronta.
refused-no-placement = { $text } não é uma peça com o lugar dela. Escreva uma arcada como A8,14,0e e um bloco como B11,14,1.
refused-no-cell = { $text } não é um pino. Escreva um como 11,14,3.
refused-placed-already = Esta peça já está no desenho.
refused-not-on-plan = Esta peça não está mais no desenho.
refused-no-more-of-it = { $count ->
    [0] Você não tem { NOUN($piece, 2) }.
   *[other] Tudo o que você tem de { NOUN($piece, 2) } já está no desenho: { $count }.
}
