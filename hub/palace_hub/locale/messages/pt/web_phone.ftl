### The phones: what only the pages of the seats and of the host show.

## The same sentences where there are no keys: KEY-touch takes the place of KEY

explain-bot-lay-touch = Pegue uma das peças de { $name }. { $piece ->
    [arch] Ela vai entre os dois lugares acesos
   *[other] Ela vai no lugar aceso
}, { $level ->
    [0] no chão
    [1] a 1 bloco do chão
   *[other] a { $level } blocos do chão
}. Peça { $number } de { $of }.
    .do = Depois toque no botão abaixo.
explain-bot-off-touch = A peça acesa ({ SHORT($piece, 1) }) não é dali. Devolva-a às peças de { $name }.
    .do = Depois toque no botão abaixo.
explain-bot-stands-touch = Todas as { $of } peças da escadaria de { $name } estão lá. O palácio está igual ao desenho?
    .do = Então toque no botão abaixo.
explain-bot-facts-touch = Comece no { SHORT($piece, 1) }, com { $bricks } { NOUN("brick", $bricks) } e { $columns } { NOUN("column", $columns) }, até { $height } de altura. Construa onde couber. Se não couber: “Não dá para construir”.
    .do = Depois toque no botão abaixo.
explain-bot-pass-touch = { $name } não consegue construir nada com suas peças.
    .do = Toque no botão abaixo para continuar.
explain-bot-frog-touch = { $name } pega o Sapo do palácio, e uma coluna com ele.
    .do = Toque no botão abaixo.
explain-bot-cards-touch = { $name } compra: { $chosen }, por { $cost } de { $credits ->
    [1] 1 crédito
   *[other] { $credits } créditos
}.
    .do = Toque no botão abaixo.
explain-bot-cards-none-touch = { $name } fica com as cartas que tem.
    .do = Toque no botão abaixo.
explain-bot-slots-touch = { $name } escolheu um espaço para cada nova carta.
    .do = Toque no botão abaixo.
explain-bot-figure-touch = { $name } quer o animal no pino marcado. Coloque-o lá.
    .do = Depois toque no botão abaixo.
refused-bot-turn-touch = { $name } é um bot e decide sozinho.
    .do = Para voltar um passo, toque em “Desfazer”.
refused-bot-not-seen-touch = A placa ainda não vê a peça acesa. Coloque-a no lugar aceso, ou mude para o desenho e confirme lá.
hint-credits-touch = Dica: dá para ganhar { $credits ->
    [1] 1 crédito
   *[other] { $credits } créditos
} com as suas peças.
    .do = Para saber onde começar, toque de novo em “Dica”.
hint-start-lit-touch = Dica: comece no pino { SHORT($piece, 1) } aceso.
    .do = Para ver a escadaria toda, toque de novo em “Dica”.
hint-start-touch = Dica: comece num pino { SHORT($piece, 1) }.
    .do = Para ver a escadaria toda, toque de novo em “Dica”.
hint-aim-recurring-touch = Dica: prefira cartas que dão peças a cada turno.
    .do = Para ver quais, toque de novo em “Dica”.
hint-aim-one-time-touch = Dica: prefira cartas que dão peças na hora.
    .do = Para ver quais, toque de novo em “Dica”.
hint-aim-bananas-touch = Dica: prefira cartas com muitos Pontos de Banana.
    .do = Para ver quais, toque de novo em “Dica”.
hint-aim-printed-touch = Dica: o hub não vê as cartas de cima, mas na média algumas pilhas ajudam mais.
    .do = Para ver quais, toque de novo em “Dica”.
hint-pile-touch = { $card }
hint-frog-touch = Dica: primeiro pegue o Sapo, com o botão dele. Ele dá a você uma coluna, que serve para construir.
hint-pass-touch = Dica: nenhuma escadaria é possível com as suas peças.
    .do = Toque em “Não dá para construir”.
refused-hint-not-now-touch = As dicas são para construir e para comprar cartas.
    .do = Toque em “Dica” nessa hora.
refused-hints-off-touch = As dicas estão desligadas para { $name }. A página do anfitrião as liga.
ask-hints-why-touch = “Dica” ajuda ao construir ou comprar. O registro mostra a todos quem usou. Travar: { $seconds } segundos parado, ou uma jogada que não vale.
calibration-nothing-added-touch = O compartimento de { NOUN($piece, 2) } não pesa mais do que o pote vazio. Coloque as peças. Se elas já estavam lá antes, esvazie o pote e volte um passo. Senão, examine os fios.
calibration-reversed-touch = O pote de { NOUN($piece, 2) } está mais leve do que quando foi pesado vazio. Retire tudo e volte um passo. Se ele estava vazio, os fios estão trocados.
calibration-scale-touch = O peso de { NOUN($piece, 2) } é pequeno ou grande demais. Se o pote não estava vazio antes, volte um passo. Senão, tire o que não é dali, ou examine a balança.
calibration-weak-touch = A balança do compartimento de { NOUN($piece, 2) } está agitada demais para contar peças avulsas. Deixe a mesa quieta.
    .do = Depois toque de novo no botão abaixo.
calibration-differs-touch = O peso de { NOUN($piece, 2) } é { $percent } % { $way ->
    [less] menor
   *[more] maior
} do que devia. Se o pote não estava vazio antes, volte um passo. Senão, conte as peças e tire as que não são dali.
told-sound-off-touch = Os sons estão desligados. A página do anfitrião os liga de novo.
sure-discard-why-touch = A partida fica guardada. A página inicial oferece continuá-la.
explain-plate-weigh-touch = Conte as peças, de qualquer cor. Deixe-as soltas no meio da placa.
    .do = Depois toque no botão abaixo.
explain-plate-figure-touch = Ponha o animal no pino marcado do meio e solte.
    .do = Depois toque no botão abaixo. Toque em “Pular” se ele não está na sua caixa.
explain-plate-knobs-touch = Segure o pé de um bloco com ímã no pino marcado até a marca avançar.
    .do = Se nada acontecer, toque em “Pular”: o pino volta no fim.
explain-plate-report-touch = Isto é o que o hub descobriu e o que a placa consegue fazer.
    .do = Toque no botão para salvar.
refused-plate-goes-on-touch = A configuração continua sozinha aqui.
undone-put-back-touch = Você voltou um passo. Devolva também { $count } { NOUN($piece, $count) }.
    .do = Ou toque em “Refazer” para refazer o passo.
explained-by-delivery-touch = É do próximo passo?
    .do = Toque no botão abaixo para ir até ele.
refused-figure-parked-touch = O repositório ainda vê { $figure ->
    [monkey] o Macaco na vaga dele. Coloque-o no palácio.
    [butterfly] a Borboleta na vaga dela. Coloque-a no palácio.
   *[other] o Sapo na vaga dele. Coloque-o no palácio.
}
    .do = Se já estiver lá, toque no botão de novo.
refused-waits-for-tray-touch = Mexa nas peças: o repositório vê.
refused-tray-counts-touch = O repositório conta sozinho. Se uma contagem estiver errada, a página do anfitrião a corrige.
refused-by-facts-touch = Você está informando os dados desta escadaria. Para usar o desenho, mude para ele antes.
refused-by-plan-touch = Você está marcando esta escadaria no desenho. Para informar só os dados, mude para eles antes.
refused-by-plate-touch = A placa vê esta escadaria sozinha. Para marcá-la no desenho, mude para ele antes.
explain-no-game-touch = Quem comeu uma banana por último é o jogador 1 (regra 2.1). Digite os nomes, escolha como jogar e comece.
explain-calibrate-empty-touch = Retire todas as peças dos seis compartimentos. Primeiro o hub pesa os potes vazios.
    .do = Depois toque no botão abaixo.
explain-calibrate-full-touch = Coloque a caixa toda: 80 arcadas, 80 blocos, 16 colunas e 16 blocos decorativos de cada cor.
    .do = Depois toque no botão abaixo.
explain-setup-typed-touch = Retire o que a tela mostra: os kits e, para a escadaria inicial, 2 arcadas, 1 bloco e 1 bloco dourado (regra 2.2).
    .do = Depois toque no botão abaixo.
explain-setup-back-touch = Saiu mais do que os kits e a escadaria inicial pedem (regra 2.2): devolva.
    .do = Se a peça sumiu, toque em “Aceitar como está”.
explain-cards-check-touch = São estas as cartas na frente de cada jogador?
    .do = Então toque no botão abaixo: em seguida vem o placar.
explain-build-touch = Você tem { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) }, { $columns } { NOUN("column", $columns) }.
    .do = Se nenhuma escadaria couber, toque em “Não dá para construir” (regra 4.10).
explain-build-frog-touch = Você tem { $arches } { NOUN("arch", $arches) }, { $bricks } { NOUN("brick", $bricks) }, { $columns } { NOUN("column", $columns) }. Você pode pegar o Sapo, e uma coluna com ele.
    .do = Se nenhuma escadaria couber, toque em “Não dá para construir”.
explain-cards-printed-touch = Pegue cartas da mesa. ¢: valor.
    .do = Depois toque aqui nas pilhas delas: { $colour ->
        [gold] douradas
       *[other] { SHORT($colour, 1) }
    } ou multicoloridas, uma de cada pilha (regra 11.2).
explain-cards-chosen-printed-touch = Você escolheu: { $chosen }. { $cost ->
    [1] É 1 crédito
   *[other] São { $cost } créditos
}; { $left ->
    [1] sobra 1
   *[other] sobram { $left }
}.
    .do = Para devolver uma carta, toque de novo na pilha dela.
explain-which-card-touch = { $left ->
    [1] Resta 1 crédito
   *[other] Restam { $left } créditos
} para gastar.
    .do = Toque na carta { $colour ->
        [gold] dourada
       *[other] { SHORT($colour, 1) }
    } { price } que você pegou.
explain-cards-chosen-touch = Você escolheu: { $chosen }. { $left ->
    [1] Sobra 1 crédito
   *[other] Sobram { $left } créditos
} para outras pilhas.
    .do = Toque de novo numa carta para devolvê-la.
explain-one-time-touch = { $cards ->
    [1] Sua nova carta dá
   *[other] Suas novas cartas dão
} a você { $pieces }.
explain-recurring-touch = { $cards ->
    [0] Seu tabuleiro de jogador dá
    [1] Seu tabuleiro de jogador e sua carta dão
   *[other] Seu tabuleiro de jogador e suas cartas dão
} a você { $pieces }.
explain-typed-touch = { $reason }
    .do = Depois de fazer isso, toque no botão abaixo.
explain-correction-typed-touch = O que você digitou não bate com a partida.
    .do = Quando tudo abaixo estiver certo, toque no botão abaixo.
explain-undone-many-touch = Você voltou um passo. Faça também o que aparece aqui.
    .do = Ou toque em “Refazer” para refazer o passo.
explain-leaver-touch = { $name } saiu: devolva ao repositório todos os blocos de construção de { $name }.
    .do = Se algum sumiu, toque em “Aceitar como está”.
explain-leaver-typed-touch = { $name } saiu: devolva ao repositório todos os blocos de construção de { $name }.
    .do = Depois toque no botão abaixo (regra 12.4).
manual-choice-touch = Escolha { $count }: blocos, arcadas ou alguns de cada.
manual-typing-touch =
    .do = Digite o número, ou toque em + e -.
slots-place-touch = Carta { $number } de { $of }: { $card }.
    .do = Toque no espaço dela.
plan-hint-plate-touch = A placa vê cada peça.
    .do = Você não toca em nada aqui.
plan-aim-how-touch =
    .do = Toque no lugar aceso onde a arcada acaba.
plan-hint-how-touch =
    .do = Toque num lugar do desenho e depois numa peça abaixo dele.
plan-choose-knob-touch =
    .do = Toque num pino aceso.
correct-typed-touch =
    .do = Quando tudo estiver certo, toque no botão abaixo.
cup-less-touch = { $target }: mais leve do que vazio. Volte um passo
start-waiting-games-touch = { $count ->
    [1] Uma partida está guardada. Você pode continuá-la:
   *[other] { $count } partidas estão guardadas. Você pode continuar uma:
}
reference-nothing-lifted-touch = Nada saiu do compartimento de { NOUN($piece, 2) }. Solução: retire as peças e tire as mãos.
    .do = Depois toque no botão abaixo.
cup-not-empty-touch = Há cerca de { $grams } g no compartimento de { NOUN($piece, 2) }. Esvazie-o.
    .do = Se o pote estiver vazio, toque no botão de novo.
cup-too-light-touch = O compartimento de { NOUN($piece, 2) } está { $grams } g mais leve do que devia. Ponha o pote dele.
    .do = Se o pote estiver lá, toque no botão de novo.
explain-setup-empty-touch = Retire todas as peças dos seis compartimentos, mas deixe os potes no lugar.
    .do = Depois toque no botão abaixo.
explain-setup-full-touch = Coloque o que a lista diz, cada tipo no seu compartimento.
    .do = Depois toque no botão abaixo.
explain-setup-lift-touch = Conte { $count } peças e ponha-as de lado.
    .do = Depois toque no botão abaixo. Ou pule este passo: o hub supõe { $held }.
explain-setup-back-in-touch = Devolva as { $count } peças ao compartimento delas.
    .do = Depois toque no botão abaixo.
explain-setup-report-touch = A lista diz o que as células conseguem fazer e o que o hub supõe.
    .do = Toque no botão para salvar.
setup-lifted-other-touch = Pelo peso, saíram { $found } do compartimento de { NOUN($piece, 2) }, e não { $count }. Solução: conte as peças ao lado do repositório e deixe { $count } fora.
    .do = Depois toque no botão abaixo.
explain-plate-stack-touch = Empilhe { $count } colunas. Aperte a torre no pino marcado, solte e espere: o hub vê.
plate-weighs-like-touch = Isso pesa como { $found }, e não como { $of }. Conte de novo.
    .do = Se são mesmo { $of }, toque no botão mais uma vez.

tray-arch-touch = Arcadas
tray-brick-touch = Blocos
tray-column-touch = Colunas
tray-light_green-touch = Verde claro
tray-dark_green-touch = Verde escuro
tray-gold-touch = Dourado
line-taken-touch = { $taken } de { $of } { NOUN($piece, $of) }
line-due-touch = { $due ->
    [0] pronto
    [1] falta { $due }
   *[other] faltam { $due }
}
line-taken-free-touch = pegou { $taken }
line-put-back-touch = { $count } { NOUN($piece, $count) } a mais
line-take-out-touch = { $count } { NOUN($piece, $count) } a mais
stepper-five-high-touch = cinco blocos de altura
main-cards-none-touch = Seguir sem carta nova
score-chart-note-touch = Cada linha é um jogador: quanto mais alta, mais bananas.

head-take-all = Pegue { $pieces }

## What a seat has

own-stock = Você tem
own-income = No próximo turno você ganha
own-nothing = nada
own-each = por turno { $pieces }
own-each-no = sem peças por turno
own-under = cobre { $cards }
web-slots = Suas cartas nos espaços

## A seat that is not in turn

web-turn-of = { $name } joga
web-host-acts = Espere o anfitrião
web-host-acts-why = O anfitrião começa a partida na página dele. Depois esta página continua sozinha.
web-host-goes-on = O próximo passo está na página do anfitrião. Depois esta página continua sozinha.
web-host-resumes = O anfitrião retoma esta partida ou a guarda. Depois esta página continua sozinha.
web-seat-free = Ninguém joga aqui
web-seat-free-why = Esta partida não tem jogador neste lugar. Os códigos dos outros estão na página do anfitrião.
web-ahead-waits = Fica guardado. No seu turno, o botão para terminar aparece aqui.
web-put-on = Coloquei o { SHORT($piece, 1) }

## What a printed card, board or box says

web-learn-numbers = Falta um dos números. Digite-o, ou toque em + e -.
web-learn-board-first = Cada tabuleiro de jogador dá algo por turno: olhe a parte esquerda dele e cadastre.
web-new-set-how = Uma partida com suas próprias cartas precisa de duas coisas antes de começar: quantas cartas tem cada pilha, e com o que começa cada tabuleiro de jogador (no verso dele). Os outros números são perguntados durante a partida.
web-new-set-board = O tabuleiro de jogador { $seat } começa com
web-new-set-do = Salvar estes números
web-new-set-bad-name = O conjunto não pode ter este nome: use letras minúsculas, algarismos, - e _.
web-new-set-taken = Você já tem um conjunto com este nome. Escolha outro nome.
web-new-set-sum = A caixa tem 67 cartas, e cada pilha tem pelo menos uma. Conte de novo.
web-new-set-kits = Cada tabuleiro de jogador começa com algumas peças: olhe o verso dele e cadastre.

## This phone

web-this-phone = Este celular
web-sound = Sons neste celular
web-awake = Se a tela apaga enquanto você espera: nos ajustes do celular, em Tela, escolha o maior tempo até ela apagar.
web-two-seats = Dois jogadores podem usar o mesmo celular: abram nele os links dos dois. Os dois lugares aparecem então no alto desta página.

## The plan

web-whole-plate = placa inteira
web-let-go = Largar a arcada
web-ask-facts = Daí em diante, ninguém mais vê o palácio desenhado: as peças dele não são conhecidas. Informar só os dados da escadaria?

## The host's page

web-now = { $name }, agora: { $sentence }
web-codes = Códigos para os celulares
web-codes-how = Cada jogador aponta a câmera do celular para o próprio código e abre o link. Guarde esta página só para você: quem tem um código joga naquele lugar.
web-codes-lost = Um celular sumiu ou ficou sem bateria? Dê um novo código ao lugar e abra-o em outro celular. Um celular pode ter dois lugares: abra os dois códigos nele.
web-code-of = { $name }
web-code-watch = Televisão e espectadores
web-new-code = Novo código para este lugar
web-ask-new-code = O código antigo de { $seat } deixa de valer na hora. Criar um novo?
web-host-more = Mais para o anfitrião
web-next-player = { $name } já começa
web-open-game = Continuar { $game }
web-again = Nova partida: { $order }
web-again-others = Nova partida com outros jogadores
web-set-aside = Guardar esta partida
web-redo = Refazer
web-mute = Desligar os sons da mesa
web-unmute = Ligar os sons da mesa
web-correct = Contagem errada
web-correct-why = Conte no repositório as peças de um tipo e informe quantas são.
web-correct-piece = Peças
web-correct-number = Quantas são?
web-correct-do = Corrigir
web-ask-leave = Este jogador sai mesmo da partida?
web-leave-do = O jogador sai
web-start-few-names = Uma partida precisa de dois jogadores ou mais. Digite um nome para cada um.
web-start-equal-names = Dois jogadores têm o mesmo nome. Mude um deles.
web-start-bot = Quem joga no lugar { $number }
web-start-side = Onde fica o lugar { $number }
web-lie = O mapa está em outra posição
web-start-phones = Os outros jogadores abrem os códigos, que estão mais abaixo, com a câmera do celular.

## Bots

explain-bot-failed-touch = { $name } é um bot e não conseguiu decidir. Pergunte de novo, ou jogue este turno à mão por ele.
explain-bot-slow-touch = { $name } é um bot e está demorando demais. Espere, pergunte de novo, ou jogue este turno à mão por ele.
told-hint-anew-touch = Você está construindo outra escadaria.
    .do = Para uma dica que continue a sua, toque em “Dica”.
told-hint-away-touch = A dica foi escondida.
    .do = Toque em “Dica” para vê-la de novo.
told-hint-now-touch = Você já pode ver uma dica.
    .do = Toque em “Dica”.
