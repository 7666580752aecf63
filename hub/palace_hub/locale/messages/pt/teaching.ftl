### Learn the game: the list of lessons, the lessons on building, and the explanation of each step of a turn.

## The list

lesson-list-title = Aprenda o jogo
lesson-list-why = Em Monkey Palace você constrói escadarias. Cada lição mostra uma certa e uma errada, e depois você constrói. Todas as lições levam cerca de dez minutos. Uma nota como (regra 4.5) diz onde isso está nas regras.
lesson-list-done = { $count ->
    [0] Nenhuma lição feita ainda. Enter abre a primeira; uma tecla ou um toque abre qualquer uma.
   *[other] Lições feitas: { $count } de { $of }.
}
lesson-entry = { $tick } { $letter ->
    [none] { $title }
   *[other] Regra { $letter }: { $title }
}
lesson-turn-practice = Depois: jogue um primeiro turno numa mesa simulada
lesson-turn = Depois: de volta ao início, com cada passo explicado
lesson-leave = Sair
lesson-help-keys = TECLAS DESTA LISTA
lesson-help-choose = 1, 2 e as letras de a até i: abrem a lição. Um toque faz o mesmo.
lesson-help-move = Para cima e para baixo: a lição anterior e a próxima; depois Espaço a abre.
lesson-help-next = Enter: a primeira lição que ainda não foi feita.
lesson-help-turn = p: { $practice ->
    [yes] jogar um primeiro turno numa mesa simulada. A tela explica cada passo.
   *[no] de volta ao início, com cada passo explicado.
}
lesson-help-in-lesson = Numa lição: Enter vira a página, PgUp e PgDn voltam e avançam. Esc volta à lista.
lesson-help-back = Cada lição feita tem uma marca ao lado.
lesson-help-leave = Esc: { $practice ->
    [yes] sair do programa. Ele pergunta antes, e as lições resolvidas ficam guardadas.
   *[no] de volta à partida.
}

## A page of a lesson

lesson-title = Lição { $number } de { $of }   { $letter ->
    [none] { $title }
   *[other] Regra { $letter }: { $title }
}
# limit: title
lesson-plan-right = Certa, vista de cima
# limit: title
lesson-plan-wrong = Errada, vista de cima
lesson-is-right = Esta escadaria está certa.
lesson-broken = { $fault } { $mend }
lesson-ask = Aperte Enter quando sua escadaria estiver pronta.
lesson-empty = Nada foi construído ainda. Coloque uma peça primeiro.
lesson-solved = { $count ->
    [1] Certo! Uma arcada dá a você 1 crédito para comprar cartas.
   *[other] Certo! { $count } arcadas dão a você { $count } créditos para comprar cartas.
}
lesson-unmet-arches = Nenhuma regra foi quebrada, mas a tarefa pede { $count } arcadas. Continue no fim da sua última arcada.
lesson-unmet-first = Nenhuma regra foi quebrada, mas a tarefa pede uma arcada como primeira peça, direto no chão.
lesson-unmet-stands-on = Nenhuma regra foi quebrada, mas a tarefa pede outro lugar. Leia de novo.
lesson-unmet-turns = Nenhuma regra foi quebrada, mas a escadaria segue reto. A tarefa pede uma virada.
# limit: action
lesson-before = Voltar
# limit: action
lesson-again = De novo
# limit: main-action
lesson-next = Avançar
# limit: main-action
lesson-check = Está certa?
# limit: main-action
lesson-next-lesson = Próxima lição
# limit: main-action
lesson-end = Voltar à lista
# limit: footer
footer-main = Pronto
# limit: footer
footer-before = Voltar
# limit: footer
footer-after = Avançar
# limit: footer
footer-list = Lista
# limit: footer
footer-again = De novo

## The lessons. `rule` stands on each page, `task` over the player's try.

lesson-1-title = Como ler e usar o desenho
lesson-1-rule = O desenho mostra o palácio visto de cima. Cada linha é uma arcada. Cada número é a altura de um monte de peças; um bloco decorativo em cima não conta.
lesson-1-right = { $light } { $dark } { $gold }: pinos abertos do chão. Com um número, são blocos decorativos no fim das escadarias, num monte daquela altura. A linha grossa é uma nova escadaria: um bloco e, nele, uma arcada.
lesson-1-task = Construa igual. As setas movem o [ ], e um toque também. Vá até o { $light } à esquerda do 1. Aperte b: um bloco. Aperte a e depois a seta para a direita: uma arcada.

lesson-2-title = Um só caminho que sobe
lesson-2-rule = Uma escadaria é um só caminho de arcadas. Cada arcada começa no fim da anterior, por isso fica mais alta.
lesson-2-right = A primeira arcada está no chão. A segunda começa no fim dela e sobe até o palácio.
lesson-2-wrong = Aqui há duas escadarias, em dois lados do palácio. Em um turno, você constrói só uma.
lesson-2-task = Construa uma escadaria de duas arcadas que acabe no palácio.

lesson-a-title = Ponto inicial
lesson-a-rule = Uma escadaria começa num pino aberto do chão. No fim dela vai depois um bloco decorativo da cor desse pino.
lesson-a-right = Há um bloco num pino do chão. Do bloco, uma arcada vai até o palácio.
lesson-a-wrong = Esta começa no palácio: o bloco dela está numa arcada antiga.
lesson-a-task = Construa uma escadaria com uma arcada, de um pino do chão até o palácio.

lesson-b-title = Bloco inicial
lesson-b-rule = A primeira peça é um bloco, uma coluna ou uma arcada. Nunca é um bloco decorativo.
lesson-b-right = Esta começa com uma coluna. Uma coluna tem a altura de três blocos, igual ao lugar aonde a arcada chega.
lesson-b-wrong = Esta começa com um bloco decorativo, o dourado. As folhas também são blocos decorativos.
lesson-b-task = Construa uma escadaria cuja primeira peça seja uma arcada. Você precisa de duas arcadas: uma sozinha fica deitada no chão.

lesson-c-title = Bloco final
lesson-c-rule = A última peça de uma escadaria é uma arcada. O fim dela fica livre, pois o bloco decorativo vai ali.
lesson-c-right = Esta acaba com a arcada.
lesson-c-wrong = Há um bloco no fim da arcada.
lesson-c-task = Construa uma escadaria com uma arcada e deixe livre o fim dela. Você não precisa usar todas as suas peças.

lesson-d-title = Construir em qualquer bloco
lesson-d-rule = Você pode colocar uma peça em qualquer pino aberto, até num bloco decorativo. Mas nunca no meio de uma arcada.
lesson-d-right = A nova arcada está na ponta de uma arcada antiga.
lesson-d-wrong = O bloco ao lado do dourado está no meio de uma arcada antiga. Este desenho está ampliado.
lesson-d-task = Faça sua arcada acabar no bloco decorativo { $gold }. Dois blocos sob a outra ponta deixam as duas na mesma altura.

lesson-e-title = Conectar a escadaria
lesson-e-rule = Pelo menos uma das suas peças se apoia numa peça que já estava lá antes do seu turno.
lesson-e-right = A segunda arcada acaba no palácio.
lesson-e-wrong = Esta escadaria passa ao lado do palácio. Nenhuma peça dela se apoia numa peça antiga.
lesson-e-task = Construa uma escadaria de duas arcadas conectada ao palácio.

lesson-f-title = Suporte à escadaria
lesson-f-rule = As duas pontas de uma arcada se apoiam em algo. Blocos e colunas preenchem o vão; o meio não precisa de nada embaixo.
lesson-f-right = Uma ponta se apoia no palácio, a 1 de altura. Por isso há um bloco sob a outra ponta.
lesson-f-wrong = Falta o bloco, e uma ponta está no ar.
lesson-f-task = Construa até o lugar com 2 de altura. Quando uma ponta estiver no ar, a lista à direita diz o que falta.

lesson-g-title = Arcada sobre arcada não é permitido
lesson-g-rule = As duas pontas de uma arcada não podem se apoiar na mesma arcada. Só uma ponta numa arcada pode.
lesson-g-right = A segunda arcada nova tem uma ponta na arcada antiga e a outra na primeira arcada nova.
lesson-g-wrong = As duas pontas da nova arcada estão na arcada antiga.
lesson-g-task = Construa uma escadaria com uma arcada que tenha uma ponta na arcada antiga.

lesson-h-title = Direções
lesson-h-rule = A próxima arcada segue reto, para a esquerda ou para a direita. Ela nunca volta, e o caminho nunca se divide.
lesson-h-right = A primeira arcada vai para a direita, e a segunda, para o alto do desenho: isso é uma virada.
lesson-h-wrong = A segunda arcada está por cima da primeira: ela volta.
lesson-h-task = Construa uma escadaria de duas arcadas que faça uma virada.

lesson-i-title = Use arcadas apenas como degraus
lesson-i-rule = As arcadas são os degraus do caminho. Para dar suporte, use blocos e colunas, nunca uma arcada.
lesson-i-right = Dois blocos dão suporte à ponta da última arcada.
lesson-i-wrong = Há uma arcada fora do caminho que só dá suporte à última arcada.
lesson-i-task = Construa uma escadaria de três arcadas. Você tem dois blocos para dar suporte.

## Faults of a staircase that the plan's list names in a few words

# limit: hint
plan-fault-start-with-decoration = A escadaria começa com um bloco decorativo (regra 4.2).
# limit: hint
plan-mend-start-with-decoration = Comece com um bloco, uma coluna ou uma arcada.
# limit: hint
plan-fault-ends-with-brick = A escadaria não acaba com uma arcada (regra 4.3).
# limit: hint
plan-mend-ends-with-brick = Tire essa peça, ou ponha uma arcada nela.
# limit: hint
plan-fault-no-arch = A escadaria ainda não tem arcada (regra 4.3).
# limit: hint
plan-fault-on-palace-middle = Há uma peça no meio de uma arcada (regra 4.4).
# limit: hint
plan-mend-on-palace-middle = Mova-a para uma ponta da arcada.
# limit: hint
plan-fault-not-connected = A escadaria não está conectada ao palácio (regra 4.5).
# limit: hint
plan-mend-not-connected = Leve-a até o palácio.
# limit: hint
plan-fault-loose-brick = Esta peça não dá suporte a uma arcada (regra 4.8).
# limit: hint
plan-mend-loose-brick = Tire-a, ou ponha uma arcada nela.

## The guided first turn

teach-you = Jogador 1
teach-partner = Duda
# limit: headline
teach-title = Passo { $number }: { $step }
# limit: headline
teach-over-title = Um turno todo
teach-over = Você jogou um turno inteiro. Agora o próximo jogador segue os mesmos oito passos, rodada após rodada.
teach-on-your-own = A partida acaba quando um tipo de peça acaba, e vence quem tem mais Pontos de Banana. Continue jogando aqui, ou saia com Ctrl+Q.
# limit: main-action
teach-button = Enter: entendi
teach-skipped = Este passo não acontece neste turno.
teach-1-do = Construa uma escadaria com suas próprias peças, de um pino aberto do chão até o palácio.
teach-1-why = Cada arcada dá a você um crédito para comprar cartas, e as peças que você não usar continuam suas.
teach-1-practice = Aqui você constrói no desenho. Você tem duas arcadas: coloque uma no chão, e outra do fim dela até o palácio. Depois, Enter.
teach-2-do = Pegue no repositório um bloco decorativo da sua cor inicial e coloque-o no fim da sua última arcada.
teach-2-why = Ele marca sua escadaria, e a cor dele diz quais cartas você pode comprar.
teach-2-practice = Olhe a segunda linha de cima: sua mão já está nesse bloco decorativo. F5 pega um. Depois aperte Enter.
teach-3-do = Veja quantos créditos você tem: 1 por arcada, e mais 1 se agora o seu bloco decorativo for o mais alto da cor dele.
teach-3-why = Você precisa deles no próximo passo.
teach-3-practice = Agora você tem { $count ->
    [1] 1 crédito
   *[other] { $count } créditos
}. Enter segue adiante.
teach-4-do = Compre cartas com seus créditos: da sua cor inicial ou multicoloridas, no máximo uma de cada pilha.
teach-4-why = As cartas trazem peças e Pontos de Banana, e os créditos que você não gastar se perdem.
teach-4-practice = Aperte a tecla de uma pilha que não esteja cinza e depois Enter. No começo, ajudam mais as cartas com muitas peças.
teach-5-do = Pegue todas as peças da Entrega Única das suas novas cartas.
teach-5-why = Não vale pegar menos, e as outras cartas que você tem não contam aqui.
teach-5-practice = Sua mão na segunda linha já está lá: cada F5 pega uma peça.
teach-6-do = Pegue as peças da Entrega Recorrente do seu tabuleiro de jogador e de todas as cartas visíveis.
teach-6-why = Você as ganha de novo em cada turno seu: uma boa carta rende muitas vezes.
teach-6-practice = Aperte F5 até a tela não pedir mais: sua mão vai sozinha ao próximo tipo.
teach-7-do = Se uma parte da sua escadaria tem a altura de cinco blocos, você ganha uma Carta Bônus.
teach-7-why = Ela vale 4 Pontos de Banana no fim, e uma coluna conta como três blocos.
teach-7-practice = Enter pega a carta.
teach-8-do = Depois de um bloco dourado, coloque o Macaco numa ponta aberta de uma arcada.
teach-8-why = Ele impede os outros de usar aquele pino, e a carta dele vale 2 Pontos de Banana para quem a tiver no fim.
teach-8-practice = Escolha um pino aceso pela letra. Depois aperte Enter duas vezes: este repositório simulado não vê o Macaco sair dele.
teach-on = De agora em diante, cada passo é explicado na primeira vez que aparece para um jogador.
teach-off = Os passos não são mais explicados.
palette-teach = Explicar cada passo de um turno, ou parar de explicar
palette-learn = Aprender o jogo: lições sobre construir
cli-learn = Ensina o jogo: dez minutos de lições sobre construir, depois um primeiro turno numa mesa simulada.
# limit: footer
footer-learn = Aprender
start-learn = Aprender o jogo em dez minutos
start-teach = Explicar cada passo
start-teaching = Cada passo é explicado
help-key-learn = F9   aprender o jogo: lições sobre construir
help-key-teach = F10   explicar cada passo na primeira vez que aparece, ou parar
error-lessons-not-kept = Não foi possível salvar as lições resolvidas em { $file }: { $what }.
