## First measurements of a weigh module

module-title = { $place }, passo { $step } de { $steps }
module-compartment = Módulo de { NOUN($piece, 2) }
module-corner = Canto { $corner ->
        [ne] nordeste
        [se] sudeste
        [sw] sudoeste
        [nw] noroeste
       *[other] { $corner }
    }
# limit: headline
head-module-find = Conecte o nó
# limit: explanation
explain-module-find = Conecte o cabo dele, com pelo menos uma célula ligada. A configuração segue quando essa célula responder.
# limit: explanation
explain-module-lost = O nó não responde. Conecte de novo o cabo dele: a configuração segue de onde parou.
# limit: headline
head-module-bare = Tire o pote
# limit: explanation
explain-module-bare = { $role ->
        [plate] Tire o quadro e a chapa: os apoios vazios são pesados. Depois aperte Enter.
       *[tray] Tire o pote: a aranha vazia é pesada. Depois aperte Enter.
    }
# limit: headline
head-module-cup = Ponha o pote
# limit: explanation
explain-module-cup = { $role ->
        [plate] Ponha de volta o quadro e a chapa nos quatro cantos, sem nada em cima. Depois aperte Enter.
       *[tray] Ponha o pote de volta nos quatro apoios, sem nada dentro. Depois aperte Enter.
    }
# limit: headline
head-module-mass = Ponha { $mass } g
# limit: explanation
explain-module-mass = Ponha em cima da célula uma massa conhecida de { $mass } g e aperte Enter. Outra massa: comece com --mass.
# limit: headline
head-module-stops = Ajuste batentes
# limit: explanation
explain-module-stops = Aperte forte três vezes até o batente. Gire todos os parafusos por igual até ele chegar ao alvo. s: pular.
# limit: headline
head-module-paper = Ponha o papel
# limit: explanation
explain-module-paper = Ponha { $paper } mm de papel em cada batente (duas folhas de papel de 80 g dão 0,2 mm) e aperte três vezes. s: pular.
# limit: headline
head-module-rest = Não toque
# limit: explanation
explain-module-rest = Não toque na mesa: ruído e deriva estão sendo medidos. A configuração segue sozinha. s: pular.
# limit: headline
head-module-tap = Bata no pote
# limit: explanation
explain-module-tap = Dê um peteleco na beirada, deixe balançar, espere três segundos e repita. s: pular.
# limit: headline
head-module-press = Aperte forte
# limit: explanation
explain-module-press = Aperte até o batente, solte e fique oito segundos com as mãos longe. Faça isso três vezes. s: pular.
# limit: headline
head-module-brick = Um bloco
# limit: explanation
explain-module-brick = Ponha um bloco, espere, tire, espere; { $bricks } vezes. Aperte Enter para terminar antes. s: pular.
# limit: headline
head-module-places = Cinco lugares
# limit: explanation
explain-module-places = Ponha os { $mass } g no meio, espere, tire, espere. Faça o mesmo perto de cada canto do pote. s: pular.
# limit: headline
head-module-report = O resultado
# limit: explanation
explain-module-report = Isto foi medido. Conserte o que a lista indica antes de confiar neste módulo. Aperte Enter para salvar.
# limit: headline
head-module-done = Está salvo
# limit: explanation
explain-module-done = De agora em diante, "palace doctor" e o relatório do repositório usam estes números.
# limit: main-action
main-module-bare = Já tirei
# limit: main-action
main-module-cup = Já coloquei
# limit: main-action
main-module-mass = Está lá
# limit: main-action
main-module-stops = Usar este batente
# limit: main-action
main-module-paper = Usar este curso
# limit: main-action
main-module-rest = Já basta
# limit: main-action
main-module-tap = Usar estas batidas
# limit: main-action
main-module-press = Usar estes apertos
# limit: main-action
main-module-brick = Já repeti bastante
# limit: main-action
main-module-places = Usar estes lugares
# limit: main-action
main-module-report = Salvar
# limit: main-action
main-module-done = Sair
# limit: main-action
waiting-node = esperando o nó
# limit: main-action
waiting-module-stops = esperando 3 apertos iguais
# limit: main-action
waiting-module-paper = esperando 3 apertos iguais
# limit: main-action
waiting-module-rest = mãos longe por um minuto
# limit: main-action
waiting-module-tap = esperando 3 batidas
# limit: main-action
waiting-module-press = esperando 3 apertos
# limit: main-action
waiting-module-brick = esperando 5 vezes
# limit: main-action
waiting-module-places = esperando 5 lugares
module-at = { $role ->
        [plate] Canto { $place ->
            [ne] nordeste
            [se] sudeste
            [sw] sudoeste
            [nw] noroeste
           *[other] { $place }
        }
       *[tray] Módulo de { NOUN($place, 2) }
    }
module-at-compartment = O compartimento de { NOUN($place, 2) }
module-now = { $grams } g
module-count = { $count } de { $of }
module-rest-left = { $seconds } s
module-stop-aim = Alvo: um batente em { $aim } g. De { $least } a { $most } g já serve.
module-press = { $flat ->
        [yes] um aperto que acabou em { $grams } g
       *[no] um aperto de { $grams } g que não chegou ao batente
    }
module-stop-at = O batente atua em { $clip } g.
module-stop-early = { module-at }: o batente atua em { $clip } g, abaixo de { $least }. Solução: aperte um pouco todos os parafusos e teste de novo.
module-stop-late = { module-at }: o batente atua em { $clip } g, acima de { $most }, tarde demais para a célula. Solução: desaperte todos os parafusos e teste de novo.
module-no-stop-yet = O batente não foi ajustado, então o papel nele não diz nada. Solução: volte um passo e ajuste o batente, ou aperte s para pular.
module-paper-nothing = Com o papel, o batente atua em { $raised } g; sem ele, em { $clip } g: não há diferença. Solução: ponha o papel nos quatro batentes, embaixo do pote, ou aperte s para pular.
module-noise = Ruído de { $noise } mg por conversão.
module-drift = Deriva de { $drift } mg por minuto, observada por { $seconds } s.
module-warmed = Enquanto isso, o chip do microcontrolador foi de { $from } a { $to } °C.
module-supply = A alimentação do microcontrolador foi de pelo menos { $volts } V.
module-disturbed = { $count ->
        [1] Uma perturbação: a medição recomeçou.
       *[other] { $count } perturbações: a medição recomeçou a cada vez.
    }
module-wait = Um balanço de 20 g cai para 2 mg em { $wait } s.
module-shift = { $shift } mg deixados por um aperto
module-shifted = Um aperto forte deixa { $shift } mg.
module-brick-in = O bloco está dentro: tire-o.
module-brick-out = Está vazio: ponha o bloco.
module-brick = Um bloco pesa { $mean } mg, com dispersão de { $scatter } mg.
module-brick-others = { $count ->
        [1] Uma mudança não era um só bloco e não conta.
       *[other] { $count } mudanças não eram um só bloco e não contam.
    }
module-where = { $where ->
        [middle] no meio
        [back_left] perto do canto de trás à esquerda
        [back_right] perto do canto de trás à direita
        [front_right] perto do canto da frente à direita
       *[front_left] perto do canto da frente à esquerda
    }
module-place-lay = Ponha os { $mass } g { module-where }.
module-place-lift = A massa está lá: tire-a.
module-place = { $grams } g { module-where }
module-place-others = { $count ->
        [1] Uma coisa não pesava { $mass } g e não conta.
       *[other] { $count } coisas não pesavam { $mass } g e não contam.
    }
module-across = De um lado ao outro do pote, a leitura varia { $percent } %.
module-cup = Pote ou quadro: { $grams } g.
module-travel = Afunda { $travel } mm na capacidade da célula.
module-stiff = { module-at }: afunda só { $travel } mm, menos de { $least }: pouco demais para um batente. Solução: faça mais finos os braços da aranha, ou mais macios os apoios.
module-soft = { module-at }: afunda { $travel } mm, mais de { $most }: vai balançar por muito tempo. Solução: faça mais grossos os braços da aranha, ou mais firmes os apoios.
module-restless = { module-at }: ruído de { $noise } mg; boas células têm de 13 a 17. Solução: use fios curtos e trançados, ponha o HX711 ao lado da célula dele e junte todos os terras num só ponto.
module-drifts = { module-at }: deriva { $drift } mg por minuto; células estabilizadas derivam de 2 a 6. Solução: deixe aquecer por meia hora, sem corrente de ar nem sol.
module-rings = { module-at }: balança por { $wait } s depois de um toque. Solução: ponha apoios de esponja sob o pote e não deixe nada solto nele.
module-shifts = { module-at }: um aperto forte move o zero em { $shift } mg. Solução: aperte os parafusos da célula e confira se nenhum apoio se move.
module-shifts-plate = { module-at }: um aperto forte move o zero em { $shift } mg; acima de { $most }, nenhuma placa distingue blocos. Solução: aperte os parafusos da célula e assente o apoio dela.
module-scatter = { module-at }: um bloco pesado { $bricks } vezes tem dispersão de { $scatter } mg. Solução: procure um pote que encosta em algo, um fio que puxa ou uma corrente de ar.
module-off-centre = { module-at }: de um lado ao outro do pote, a leitura varia { $percent } %, mais de { $most }. Solução: ponha o pote nos quatro apoios e aperte os parafusos da célula; se não ajudar, use outra célula.
module-stop-fell = { module-at }: o batente atua em { $now } g, antes em { $was } g. Solução: aperte os parafusos até voltar a { $was } g; o plástico cede com o tempo.
module-well = Tudo o que foi medido está bom.
module-next = { $role ->
        [plate] O próximo canto: "palace setup module --role plate --cell" e o nome dele.
       *[tray] O próximo módulo: "palace setup module --cell" e a peça dele. Quando todos estiverem prontos: "palace setup".
    }
setup-modules-unmeasured = Os módulos deste repositório não foram medidos aqui, e os batentes deles não foram ajustados. "palace setup module" guia você.
module-silent = A célula { $place ->
        [ne] do canto nordeste
        [se] do canto sudeste
        [sw] do canto sudoeste
        [nw] do canto noroeste
       *[other] de { NOUN($place, 2) }
    } não envia nada. Solução: confira os fios dela; as outras células respondem.
module-never-set = O batente { $place ->
        [ne] do canto nordeste
        [se] do canto sudeste
        [sw] do canto sudoeste
        [nw] do canto noroeste
       *[other] de { NOUN($place, 2) }
    } nunca foi ajustado aqui, então não há com que comparar. Solução: rode sem --check.
module-no-cup = { $role ->
        [plate] Nada foi posto. Solução: ponha o quadro e a chapa nos quatro cantos e aperte Enter.
       *[tray] Pesa o mesmo que sem o pote. Solução: ponha o pote nos apoios dele e aperte Enter.
    }
module-wrong-order = { $role ->
        [plate] O quadro pesaria menos do que nada: ele já estava lá quando os apoios vazios foram pesados. Solução: volte dois passos.
       *[tray] O pote pesaria menos do que nada: ele já estava lá quando a aranha vazia foi pesada. Solução: volte dois passos.
    }
module-mass-odd = Com { $mass } g numa célula para { $capacity } g, a sensibilidade seria de { $found } mV/V, e não existe célula assim. Solução: ponha exatamente { $mass } g, ou informe os valores certos com --mass e --capacity.
module-another-node = Outro nó responde ({ $id } no lugar de { $was }), então a medição recomeça.
refused-measuring = Um módulo está sendo medido. Termine ou saia com Ctrl+Q.
refused-module-not-yet = Ainda não: faça o que a tela diz e aperte Enter.
error-modules-not-kept = Não foi possível salvar as medições em { $file }: { $what }.
modules-file-damaged = Não dá para ler as medições dos módulos ({ $file }, { $field }: esperado { $expected }). Solução: meça os módulos de novo; isso substitui o arquivo.
module-kept = As medições estão salvas: { $file }
module-left = Nada foi salvo. As medições anteriores continuam valendo.
help-module = Cada célula ganha um batente, que segura a força de uma mão antes que a célula se dobre demais. Depois o hub mede a célula, antes de confiar nela.
cli-setup-module = Ajusta o batente de um módulo de pesagem pela leitura dele próprio e depois mede o módulo: ruído, deriva, balanço, o que um aperto deixa, um bloco várias vezes, uma massa em cinco lugares.
cli-module-role = tray (se omitido) ou plate
cli-module-cell = a peça do compartimento ou o canto: arch, brick, column, light_green, dark_green, gold, ne, se, sw, nw (a primeira célula que responder, se omitido)
cli-module-mass = gramas da massa conhecida (50 se omitido)
cli-module-capacity = gramas para as quais a célula é feita (300 se omitido)
cli-module-paper = milímetros de papel em cada batente (0.2 se omitido)
cli-module-rest = segundos em que ninguém toca nele (600 se omitido)
cli-module-check = só vê onde o batente atua agora e compara
cli-module-range = { $given } está fora da faixa. Use um número de { $least } a { $most }.
cli-module-place = Não há { $given } { $role ->
        [tray] no repositório
        [plate] na placa
       *[other] em { $role }
    }. Conhecidos: { $known }.

## Modules in the doctor and in Devices

doctor-check-modules = módulos de pesagem
doctor-modules-damaged = Não dá para ler as medições dos módulos: { $what } ({ $file }).
fix-doctor-modules-damaged = meça-os de novo ("palace setup module"): isso substitui o arquivo.
doctor-module-measured = { module-at }: medido; o batente dele atua em { $clip } g.
doctor-module-no-stop = { module-at }: medido, mas sem o batente.
fix-doctor-module-no-stop = palace setup module --role { $role } --cell { $place }
doctor-cup-missing = { module-at }: falta o pote; a leitura está { $grams } g abaixo da de vazio.
fix-doctor-cup-missing = ponha o pote nos quatro apoios.
doctor-corner-full = { module-at } está no limite: há { $grams } g nele, e o batente atua em { $clip } g.
fix-doctor-corner-full = tire o que está encostado ali. Se não há nada, use células de 500 g ou um quadro mais leve.
doctor-hall-chain = Só { $answering } das { $strips } fitas Hall da placa respondem.
fix-doctor-hall-chain = examine o conector depois da última delas, e o da primeira que não responde.
doctor-hall-none = Nenhuma fita Hall responde na placa.
fix-doctor-hall-none = nada, se esta mesa não tem fitas. Senão, confira o conector da primeira: é /Q, e não Q, que vai ao nó.
doctor-lights-move = { module-at }: as luzes movem a balança em { $moved } mg.
fix-doctor-lights-move = dê às luzes e aos amplificadores HX711 um par de fios próprio para cada um, a partir de um só ponto estrela (hardware/wiring/ground.svg); examine o capacitor das luzes.
doctor-check-weigh = peças conhecidas
doctor-weigh-hands-off = Tire as mãos do repositório e aperte Enter.
doctor-weigh-put-in = Ponha { $count } { NOUN($piece, $count) } no compartimento de { NOUN($place, 2) }, tire as mãos e aperte Enter.
doctor-weigh-take-out = Retire o mesmo, tire as mãos e aperte Enter.
doctor-weigh-right = { module-at-compartment } lê { $count } { NOUN($piece, $count) } corretamente, com erro de { $percent } %: nada encosta no pote. Um erro abaixo de { $seen } % não é visto assim.
fix-doctor-weigh-right = nada; com mais peças de uma vez (--pieces), aparece um erro menor.
doctor-weigh-low = { module-at-compartment } lê { $percent } % a menos: algo encosta no pote e carrega parte do peso.
fix-doctor-weigh-low = procure um fio, uma migalha ou uma peça entre pote, cuba e batentes. Solte bem o pote sobre os apoios e pese de novo.
doctor-weigh-high = { module-at-compartment } lê { $percent } % a mais.
fix-doctor-weigh-high = se as peças eram as certas, algo encostava no pote quando o repositório foi configurado: rode "palace setup" de novo.
doctor-weigh-other = { module-at-compartment } lê { $grams } g em vez de { $due }.
fix-doctor-weigh-other = ponha exatamente { $count } { NOUN($piece, $count) } e retire o mesmo. Se você fez isso, o pote está preso, ou o repositório precisa de nova configuração.
doctor-weigh-moved = { module-at-compartment } não voltou ao seu nível depois que as peças saíram.
fix-doctor-weigh-moved = retire o que foi posto, tire as mãos, não deixe ninguém se apoiar na mesa e tente de novo. Se acontecer outra vez, o pote está preso.
doctor-weigh-uncalibrated = { module-at-compartment } nunca foi configurado com este repositório, então não há com que comparar.
fix-doctor-weigh-uncalibrated = palace setup
doctor-nobody-there = Ninguém apertou Enter. Solução: rode "palace doctor --weigh" num terminal, ao lado do repositório.
problem-cup-missing = Falta o pote de { NOUN($piece, 2) }. Solução: ponha-o nos quatro apoios.
problem-corner-full = O canto { $corner ->
        [ne] nordeste
        [se] sudeste
        [sw] sudoeste
        [nw] noroeste
       *[other] { $corner }
    } está no limite: o hub não vê mais peso ali. Solução: tire o que está encostado nele.
