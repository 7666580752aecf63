### The tray's scales: what they can tell apart, and the contents of the box.

capability-blind = A célula do compartimento de { NOUN($piece, 2) } tem { $noise } mg de ruído: não enxerga peças avulsas. Solução: use uma célula de até { $capacity } g.
capability-restless = A célula do compartimento de { NOUN($piece, 2) } tem { $noise } mg de ruído: não enxerga peças avulsas. Solução: afaste correntes de ar e cabos; depois, examine o amplificador.
capability-slow = A célula do compartimento de { NOUN($piece, 2) } faz { $rate } conversões por segundo: cada contagem demora mais. Solução: ponha o pino RATE do amplificador em nível alto.
capability-drifts = A célula do compartimento de { NOUN($piece, 2) } deriva { $drift } mg por minuto: depois de { $seconds } s sem observação, o hub pergunta a contagem. Solução: deixe-a aquecer por meia hora e proteja-a do calor.
capability-off-centre = A célula do compartimento de { NOUN($piece, 2) } varia { $percent } % de um lado ao outro do pote: acima de { $count } peças, um monte que desliza pode parecer uma peça a mais ou a menos. Solução: assente o pote nos quatro apoios, aperte os parafusos da célula e espalhe bem as peças.
capability-audit = Acima de { $count } { NOUN($piece, 2) }, o peso total não basta para contar. O hub continua contando as peças que você retira ou devolve.
capability-twins = Uma balança não distingue { NOUN($piece, 1) } de { NOUN($other, 1) }: devolva cada peça ao compartimento de onde saiu.
reference-nothing-lifted = Nada saiu do compartimento de { NOUN($piece, 2) }. Solução: retire as peças, tire as mãos e aperte Enter.
reference-not-returned = Não voltaram { $pieces } do compartimento de { NOUN($piece, 2) }. Solução: devolva todas e retire de novo.
reference-unsure = O peso de { NOUN($piece, 2) } se desvia { $fraction } de peça de um número inteiro. Solução: procure ali uma peça de outro tipo e retire de novo.
reference-uncalibrated = O compartimento de { NOUN($piece, 2) } não está calibrado. Solução: pese antes o pote vazio e a caixa cheia.
calibration-assumes = O hub supõe { $count } { NOUN($piece, 2) }: a contagem não foi conferida ao retirar peças.
calibration-swapped = Há peças trocadas entre dois compartimentos: { NOUN($piece, 2) } e { NOUN($other_piece, 2) }. Ponha cada tipo no seu lugar e pese de novo.
cup-not-empty = Há cerca de { $grams } g no compartimento de { NOUN($piece, 2) }. Esvazie-o. Se o pote estiver vazio, aperte Enter de novo.
cup-too-light = O compartimento de { NOUN($piece, 2) } está { $grams } g mais leve do que devia. Ponha o pote dele. Se o pote estiver lá, aperte Enter de novo.
recheck-missing = Desde a última vez, { $count ->
    [1] falta
   *[other] faltam
} { $count } { NOUN($piece, $count) }.
recheck-extra = { $count } { NOUN($piece, $count) } a mais do que da última vez.
recheck-unsure = O peso de { NOUN($piece, 2) } se desvia { $fraction } de peça de um número inteiro. Solução: tire o que não é dali, ou conte as peças.
recheck-no-reading = Nenhuma leitura firme do compartimento de { NOUN($piece, 2) }. Solução: tire as mãos e depois examine os fios da célula.

## The tray's set-up

setup-title = Configuração do repositório, passo { $step } de 7
# limit: headline
head-setup-find = Conecte o cabo
# limit: explanation
explain-setup-find = Conecte o cabo do repositório. A configuração segue sozinha quando o repositório responder.
# limit: explanation
explain-setup-lost = O repositório não responde. Conecte de novo o cabo dele: a configuração segue de onde parou.
# limit: explanation
explain-setup-empty = Retire todas as peças dos seis compartimentos, mas deixe os potes no lugar. Depois aperte Enter.
# limit: explanation
explain-setup-full = Coloque o que a lista diz, cada tipo no seu compartimento. Depois aperte Enter.
# limit: headline
head-setup-lift = Retire { $count } { SHORT($piece, $count) }
# limit: explanation
explain-setup-lift = Conte { $count } peças, ponha-as de lado e aperte Enter. Ou pule este passo (s): o hub supõe { $held }.
# limit: headline
head-setup-back = Devolva { $count }
# limit: explanation
explain-setup-back-in = Devolva as { $count } peças ao compartimento delas e aperte Enter.
# limit: headline
head-setup-report = O que ele faz
# limit: explanation
explain-setup-report = A lista diz o que as células conseguem fazer e o que o hub supõe. Aperte Enter para salvar.
# limit: headline
head-setup-kept = Pronto para usar
# limit: explanation
explain-setup-kept = De agora em diante, cada partida confere antes o repositório cheio. Comece uma com "palace play".
# limit: explanation
explain-setup-kept-game = De agora em diante, cada partida começa conferindo rapidamente o repositório cheio. Esta partida continua.
setup-in-file = Salvo em { $file }.
setup-no-node = Nenhum nó conectado. Solução: conecte-o com um cabo USB que transmita dados. Um microcontrolador novo recebe o firmware com "palace flash".
setup-ask-doctor = "palace doctor", em outro terminal, confere tudo entre o repositório e esta tela.
setup-another-tray = Outro repositório responde ({ $id } no lugar de { $was }), então a configuração recomeça com os potes vazios.
setup-wrong-order = Todos os compartimentos pesam menos do que antes: as peças estavam dentro quando os potes vazios foram pesados. Retire todas: a configuração recomeça.
setup-nothing-put-in = Todos os compartimentos pesam o mesmo que vazios. Solução: coloque a caixa toda. Se ela já estava dentro, volte um passo e retire tudo.
setup-lifted-other = Pelo peso, saíram { $found } do compartimento de { NOUN($piece, 2) }, e não { $count }. Solução: conte as peças ao lado do repositório, deixe { $count } fora e aperte Enter.
setup-miscounted = Nesse caso, haveria { $found } { NOUN($piece, $found) } no repositório; então provavelmente não saíram exatamente { $count }. Solução: conte de novo.
setup-box-right = O repositório tem { $found } { NOUN($piece, $found) }: a contagem foi conferida ao retirar peças.
setup-box-lacks = O repositório tem { $found } { NOUN($piece, $found) }: { $count } a menos do que a caixa deveria ter.
setup-box-extra = O repositório tem { $found } { NOUN($piece, $found) }: { $count } a mais do que a caixa deveria ter.
setup-assumes-small = Nos outros { $count } compartimentos, o hub supõe o número completo: essas poucas peças são fáceis de contar à mão.
setup-notes-more = e mais { $count }: "palace doctor" mostra todas
setup-all-well = Todas as células conseguem contar peças avulsas.
# limit: main-action
main-setup-empty = Os potes estão vazios
# limit: main-action
main-setup-full = A caixa está dentro
# limit: main-action
main-setup-lift = Já retirei
# limit: main-action
main-setup-back = Já devolvi
# limit: main-action
main-setup-report = Salvar
# limit: main-action
main-setup-done = Sair
# limit: main-action
main-setup-game = Continuar a partida
# limit: main-action
waiting-tray = esperando o repositório
# limit: action
action-skip = Pular
# limit: action
action-step-back = Voltar um passo
# limit: footer
footer-skip = Pular
refused-setting-up = O repositório está sendo configurado. Termine ou saia com Ctrl+Q.
refused-no-tray-yet = Nenhum repositório responde ainda.
refused-nothing-to-skip = Não dá para pular este passo.
error-calibration-not-kept = Não foi possível salvar a configuração do repositório em { $file }: { $what }.
setup-tray-kept = O repositório está configurado: { $file }
setup-tray-left = O repositório não foi configurado. A configuração anterior continua valendo.

## The full tray before a game

# limit: headline
head-tray-check = Confira tudo
# limit: explanation
explain-tray-check = Coloque a caixa toda no repositório. Quando tudo estiver lá, a partida começa sozinha.
# limit: headline
head-tray-lacks = { $count ->
    [1] Falta 1 peça
   *[other] Faltam { $count } peças
}
# limit: headline
head-tray-differs = Olhe as peças
# limit: explanation
explain-tray-differs = Corrija o que a lista diz: o repositório vê sozinho. Ou escolha abaixo.
# limit: headline
head-tray-damaged = Arquivo ruim
# limit: explanation
explain-tray-damaged = Não dá para usar os dados salvos do repositório. Escolha abaixo.
calibration-file-damaged = Não dá para usar { $file }. Esperado: { $field } { $expected }.
check-count = jogar com as peças que ele pesa; as que faltam ficam fora desta partida
check-damaged-count = usar os dados salvos antes desses
check-all-there = já olhei: está tudo lá
check-weigh = pesar o repositório de novo desde o início
check-type = digitar o que os jogadores pegam nesta partida
# limit: action
action-check-count = Jogar assim
# limit: action
action-check-damaged-count = Os dados de antes
# limit: action
action-check-all_there = Está tudo lá
# limit: action
action-check-weigh = Pesar de novo
# limit: action
action-check-type = Digitar
# limit: main-action
waiting-choice-check = corrija ou escolha
