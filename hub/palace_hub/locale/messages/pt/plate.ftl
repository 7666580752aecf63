### The base plate: faults that its set-up refuses.

plate-restless = A placa não ficou parada. Solução: tire as mãos da mesa enquanto a chapa vazia é pesada.
plate-too-few-studs = A torre foi vista em { $count } pinos; são precisos pelo menos { $least }. Solução: coloque-a em mais pinos, espalhados pela placa.
plate-studs-in-line = Os pinos estão todos numa linha. Solução: coloque a torre em todos os lados da placa.
plate-cell-silent = O canto { $corner ->
    [ne] nordeste
    [se] sudeste
    [sw] sudoeste
   *[nw] noroeste
 } da placa não sente nada. Solução: examine os fios e veja se a placa está apoiada ali.
plate-corners-swapped = Dois cantos da placa sentem a carga um do outro. Solução: troque os fios dessas duas células.
plate-wrong-stud = A torre foi vista a { $mm } mm do pino { $x }, { $y }. Solução: coloque-a de novo nesse pino.
plate-calibration-poor = As torres foram vistas a { $mm } mm de onde estavam. Solução: não deixe nada encostar na placa e comece de novo.

hall-no-chain = Os sensores magnéticos da placa não disseram nada. Solução: examine o cabo das fitas.
hall-gap = Nenhum sensor respondeu no pino { $x }, { $y }. Solução: toque nele de novo, ou pule-o duas vezes se o sensor estiver com defeito.
hall-several = { $count } sensores responderam no pino { $x }, { $y }. Solução: tire todos os outros ímãs da placa.
hall-twice = Um só sensor (número { $bit }) respondeu nos pinos { $x }, { $y } e { $x_other }, { $y_other }. Solução: toque de novo nos dois pinos, um depois do outro.

figure-not-weighed = { $figure ->
    [butterfly] A Borboleta não foi pesada
    [frog] O Sapo não foi pesado
   *[monkey] O Macaco não foi pesado
 }. Solução: ponha o animal na placa, espere um segundo e tire de novo.
figure-odd = { $figure ->
    [butterfly] A Borboleta
    [frog] O Sapo
   *[monkey] O Macaco
 } parece pesar { $grams } g. Solução: ponha na placa só esse animal e nada mais.

### Differences that mass and place cannot show.

plate-invisible-leaf = Uma folha no lugar de um bloco: os dois pesam 0,44 g. O hub pergunta quando uma folha saiu do repositório e pode estar dentro de uma escadaria.
plate-invisible-two-greens = Se uma folha é verde claro ou verde escuro: as duas pesam 0,44 g. O repositório sabe de qual compartimento ela veio.
plate-invisible-beside-the-end = Um bloco decorativo no meio de uma arcada, a 8 mm do pino da ponta: um aperto forte desloca a posição medida quase tanto. O hub pergunta quando ele está claramente ao lado do pino; senão, vale como em cima dele.
plate-invisible-under-an-arch = O nível de uma peça enfiada sob uma arcada: ela pesa o mesmo ali e em cima. O hub a mostra em cima da arcada.
plate-invisible-order = A ordem de blocos e colunas num monte colocado de uma só vez. Nenhuma regra precisa dela.
