### The base plate's set-up: its screens and its file.

plate-file-damaged = Não dá para usar { $file }. Esperado: { $field } { $expected }.
error-plate-not-kept = Não foi possível salvar a configuração da placa em { $file }: { $what }.
plate-kept = A placa está configurada: { $file }
plate-left = A placa não foi configurada. A configuração anterior continua valendo.
cli-setup-plate = Configura a placa de base na tela: os cantos, quanto pesa nela cada tipo de peça, os sensores magnéticos.

## Instructions

plate-setup-title = A placa, passo { $step } de { $steps }
plate-setup-near = borda de perto, do seu lado
# limit: headline
head-plate-find = Conecte a placa
# limit: explanation
explain-plate-find = Conecte o cabo do nó da placa. A configuração segue sozinha quando o nó responder.
# limit: explanation
explain-plate-lost = A placa não responde. Conecte de novo o cabo dela: a configuração segue de onde parou.
# limit: headline
head-plate-bare = Tire as mãos
# limit: explanation
explain-plate-bare = A placa deve estar vazia: sem mapa e sem peças. Não toque na mesa por quatro segundos.
# limit: headline
head-plate-stack = Ponha a torre
# limit: explanation
explain-plate-stack = Empilhe { $count } colunas. Aperte essa torre no pino marcado, solte e espere: não precisa de tecla.
# limit: headline
head-plate-stack-off = Tire a torre
# limit: explanation
explain-plate-stack-off = Tire a torre inteira e fique um segundo com as mãos longe.
# limit: headline
head-plate-work = Calculando
# limit: explanation
explain-plate-work = O hub calcula gramas e lugares com o que os cantos sentiram. Deixe a placa vazia.
# limit: headline
head-plate-weigh = Ponha { $count } { SHORT($piece, $count) }
# limit: explanation
explain-plate-weigh = Conte as peças, de qualquer cor. Deixe-as soltas no meio da placa e aperte Enter.
# limit: headline
head-plate-off = Tire tudo
# limit: explanation
explain-plate-off = Tire tudo da placa por um momento. O hub vê sozinho.
# limit: headline
head-plate-figure = { $figure ->
        [butterfly] Ponha a Borboleta
        [frog] Ponha o Sapo
       *[monkey] Ponha o Macaco
    }
# limit: explanation
explain-plate-figure = Ponha o animal no pino marcado do meio, solte e aperte Enter. Aperte s se ele não está na sua caixa.
# limit: headline
head-plate-knobs = Mova o ímã
# limit: explanation
explain-plate-knobs = Segure um bloco com ímã no pino marcado até a marca avançar. Se nada acontecer, aperte s: ele volta no fim.
# limit: headline
head-plate-report = O que ela vê
# limit: explanation
explain-plate-report = Isto é o que o hub descobriu e o que a placa consegue fazer. Aperte Enter para salvar.
# limit: headline
head-plate-done = Está salvo
# limit: explanation
explain-plate-done = { $game ->
        [yes] A placa conhece seus cantos, as peças e os animais. A partida pode começar.
       *[no] A placa conhece seus cantos, as peças e os animais. Nas partidas, ela vê o que você constrói nela.
    }

# limit: main-action
main-plate-weigh = Estão todas lá
# limit: main-action
main-plate-figure = Está lá
# limit: main-action
main-plate-report = Salvar
# limit: main-action
main-plate-done = Sair
# limit: main-action
main-plate-game = Seguir para a partida
# limit: main-action
waiting-plate-bare = tire as mãos: ainda mexendo
# limit: main-action
waiting-plate-stack = esperando a torre
# limit: main-action
waiting-plate-off = esperando a placa vazia
# limit: main-action
waiting-plate-work = o hub está calculando
# limit: main-action
waiting-plate-weigh = esperando as peças
# limit: main-action
waiting-plate-figure = esperando o animal
# limit: main-action
waiting-plate-knobs = esperando o ímã

plate-count = { $done } de { $of }
plate-part = { $percent } %
plate-grams = { $grams } g
plate-where = Pino { $across } a partir da { $side ->
        [left] esquerda
       *[right] direita
    }, { $along } a partir da borda de { $edge ->
        [near] perto
       *[far] longe
    }
plate-where-middle = No meio da placa

## Faults that keep a step from ending

refused-plate-setup = A placa está sendo configurada. Termine ou saia com Ctrl+Q.
refused-plate-goes-on = Não precisa de tecla aqui: a configuração segue sozinha.
refused-plate-not-still = A placa ainda se mexe. Tire as mãos e espere um segundo.
refused-plate-nothing-there = Não há nada na placa ainda.
refused-no-plate-yet = Nenhuma placa responde.
plate-another-node = Esta é outra placa ({ $id } no lugar de { $was }): a configuração recomeça.
plate-stack-elsewhere = Parece o pino { $across } a partir da { $side ->
        [left] esquerda
       *[right] direita
    }, { $along } a partir da borda de { $edge ->
        [near] perto
       *[far] longe
    }. Tire a torre e ponha no pino marcado.
plate-stack-turned = Isso foi sentido no pino { $across } a partir da { $side ->
        [left] esquerda
       *[right] direita
    }, { $along } a partir da borda de { $edge ->
        [near] perto
       *[far] longe
    }. Se a torre estava no pino marcado, a placa está virada ao contrário, ou os fios de dois cantos estão trocados.
plate-stack-odd = Isso não pesa como a torre de { $count } colunas. Tire-a; nada mais pode encostar na placa.
plate-stack-light = Quase só ruído foi sentido. A torre toda, de { $count } colunas, está na placa, e todas as células estão ligadas? Células de 5 kg são imprecisas demais para uma placa.
plate-stack-unequal = A torre não pesa o mesmo que da primeira vez. Tire-a, conte { $count } colunas e comece pelo primeiro pino.
plate-stack-again = Ponha a torre neste pino mais uma vez.
plate-stud-again = A torre foi vista a { $mm } mm deste pino. Ponha-a mais uma vez, bem reta, e não deixe mais nada encostar na placa.
plate-corner-reversed = O canto { $corner ->
        [ne] nordeste
        [se] sudeste
        [sw] sudoeste
       *[nw] noroeste
    } fica mais leve quando é apertado. Troque o fio branco e o verde dessa célula.
plate-weighs-like = Isso pesa como { $found }, e não como { $of }. Conte de novo. Se são mesmo { $of }, aperte Enter mais uma vez.
plate-knob-again = Este pino foi pulado. Segure o ímã nele mais uma vez. Se nada acontecer, pule-o de novo: o sensor dele não é usado, e a balança vê no lugar dele.
plate-knob-several = { $count } sensores veem um ímã. Tire todos os outros ímãs da placa.
plate-knob-twice = O pino { $across } a partir da { $side ->
        [left] esquerda
       *[right] direita
    }, { $along } a partir da borda de { $edge ->
        [near] perto
       *[far] longe
    }, já tem este sensor. Confira o pino marcado, ou volte um passo.

## The report

plate-promise = { $level ->
        [gold] Nível de montagem ouro: a placa vê o que é construído, com ímãs e pelo peso.
       *[silver] Nível de montagem prata: a placa vê pelo peso o que é construído.
    }
plate-promise-none = Imprecisa demais: um aperto deixa { $shift } de 100.000 partes, e um bloco é visto com erro de { $mm } mm. Marque as escadarias à mão, ou { $hall ->
        [yes] aperte os parafusos e comece de novo.
       *[no] acrescente sensores magnéticos.
    }
plate-residual = A torre foi vista a { $mm } mm do pino dela (no pior caso, { $worst } mm, em { $at } a partir da esquerda/borda de perto).
plate-noise = O ruído de um canto é de { $mg } mg.
plate-shift = { $shift } de 100.000 partes de um aperto ficam no zero. Depois de um aperto de { $press } g, um bloco é visto com erro de { $mm } mm.
plate-masses = Em gramas: arcada { $arch }, bloco { $brick }, coluna { $column }, verde claro { $light_green }, verde escuro { $dark_green }, dourado { $gold }.
plate-figures = Em gramas: Macaco { $monkey }, Borboleta { $butterfly }, Sapo { $frog }.
plate-figures-alike = A placa não distingue pelo peso { $figure ->
        [butterfly] a Borboleta
        [frog] o Sapo
       *[monkey] o Macaco
    } e { $other ->
        [butterfly] a Borboleta
        [frog] o Sapo
       *[monkey] o Macaco
    }. As vagas no repositório distinguem.
plate-sensors = { $what ->
        [silent] Sensores magnéticos que nunca responderam
        [restless] Sensores magnéticos que oscilam sem ímã por perto
        [stuck] Sensores magnéticos que veem um ímã onde não há
        [dead] Sensores magnéticos que nunca viram um pé na partida
        [weak] Sensores magnéticos que perdem pés na partida
       *[stuck_in_play] Sensores magnéticos que viram pés na partida onde não havia
    }, como pino a partir da esquerda/borda de perto (fita.sensor): { $named }{ $count ->
        [1] .
       *[other] , { $count } ao todo.
    }
plate-hub-file = Salvo em { $file }.

## The plate in the doctor

doctor-plate-none = Nenhuma placa de base está configurada: você marca as escadarias à mão.
fix-doctor-plate-none = se você tem uma placa, "palace setup plate" guia você.
doctor-plate-damaged = Não dá para usar { $file }: { $what }.
fix-doctor-plate-damaged = configure a placa de novo: "palace setup plate".
fix-doctor-plate-sensors = { $plug ->
        [0] examine as soldas deles{ $what ->
            [stuck] { "" }
            [restless] { "" }
            [stuck_in_play] { "" }
           *[other] { "" } e os ímãs dos pés
        }
       *[other] encaixe o conector da fita { $plug } e examine o cabo dela, depois as soldas
    }; depois, "palace setup plate". Até lá, a balança vê por eles.
problem-plate-sensors = { plate-sensors } Solução: { fix-doctor-plate-sensors }
doctor-check-plate = placa de base
