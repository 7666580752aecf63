### The tray's pads, on which monkey, butterfly and frog are parked.

## While a figure is placed

# limit: explanation
pads-other = { $other ->
    [butterfly] Essa é a Borboleta
    [frog] Esse é o Sapo
   *[monkey] Esse é o Macaco
}, mas agora é a vez { $figure ->
    [butterfly] da Borboleta, que ainda está na vaga dela
    [frog] do Sapo, que ainda está na vaga dele
   *[monkey] do Macaco, que ainda está na vaga dele
}. Troque os dois, ou escolha o pino.
# limit: explanation
pads-both = Qual animal está ali? { $other ->
    [butterfly] A Borboleta também saiu da vaga dela, e não é a vez dela: devolva-a,
    [frog] O Sapo também saiu da vaga dele, e não é a vez dele: devolva-o,
   *[monkey] O Macaco também saiu da vaga dele, e não é a vez dele: devolva-o,
} ou escolha o pino.
# limit: explanation
pads-parked = Há algo ali, mas { $figure ->
    [butterfly] a Borboleta ainda está na vaga dela
    [frog] o Sapo ainda está na vaga dele
   *[monkey] o Macaco ainda está na vaga dele
}. Se a vaga estiver errada, escolha o pino.
lamp-figure-off = { $figure ->
    [butterfly] Borboleta
    [frog] Sapo
   *[monkey] Macaco
} fora da vaga

## Devices

pads-line = VAGAS  { $said }
pads-between = ,{" "}
pads-figure = { $figure ->
    [butterfly] Borboleta
    [frog] Sapo
   *[monkey] Macaco
} { $word ->
    [parked] na vaga
    [off] fora da vaga
    [dead] com vaga que não vê nada
    [stuck] com vaga travada
   *[unknown] em lugar desconhecido
 }
problem-figure-off = { $figure ->
    [butterfly] A Borboleta está fora da vaga dela
    [frog] O Sapo está fora da vaga dele
   *[monkey] O Macaco está fora da vaga dele
}, sem ser a vez. Solução: ponha o animal de volta na vaga dele no repositório.
problem-pad-dead = A vaga { $figure ->
    [butterfly] da Borboleta
    [frog] do Sapo
   *[monkey] do Macaco
} não vê nada há minutos; o hub não a usa mais. Solução: ponha o animal nela. Se ele já estiver lá, confira o disco do animal e os fios da vaga.
problem-pad-stuck = A vaga { $figure ->
    [butterfly] da Borboleta viu a Borboleta enquanto ela
    [frog] do Sapo viu o Sapo enquanto ele
   *[monkey] do Macaco viu o Macaco enquanto ele
} estava no palácio; o hub não a usa mais. Solução: tire todos os ímãs dela. Se não há nenhum, confira os fios.

## The doctor

doctor-check-pads = vagas dos animais
doctor-pads-damaged = Não dá para ler os defeitos encontrados nas vagas do repositório: { $what } ({ $file }).
fix-doctor-pads-damaged = remova o arquivo; as próximas partidas os descobrem de novo.
doctor-pad = { $what ->
    [dead] Na partida, a vaga { $figure ->
        [butterfly] da Borboleta não viu nada, embora a Borboleta
        [frog] do Sapo não viu nada, embora o Sapo
       *[monkey] do Macaco não viu nada, embora o Macaco
    } devesse estar nela.
   *[stuck] Na partida, a vaga { $figure ->
        [butterfly] da Borboleta viu a Borboleta enquanto ela
        [frog] do Sapo viu o Sapo enquanto ele
       *[monkey] do Macaco viu o Macaco enquanto ele
    } estava no palácio.
 }
fix-doctor-pad = { $what ->
    [dead] ponha o animal nela. Se ele já estiver lá, confira o disco do animal e os fios da vaga.
   *[stuck] tire todos os ímãs dela. Se não há nenhum, confira os fios.
 } Quando uma partida vê a vaga fazer isso, volta a usá-la.
doctor-pads-seen = Nas vagas do repositório: { $parked }. Sem nada nas vagas de: { $empty }.
fix-doctor-pads-seen = nada, se estes animais estão em outro lugar. Se um está na vaga, confira o disco dele e os fios da vaga.
doctor-pads-none = Nenhuma vaga do repositório vê um animal.
fix-doctor-pads-none = nada, se esta mesa não tem vagas, ou se os animais estão em outro lugar. Senão, confira a alimentação das vagas e os discos dos animais.
error-pads-not-kept = Não foi possível salvar os defeitos das vagas do repositório em { $file }: { $what }.
