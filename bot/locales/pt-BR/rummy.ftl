# Rummy indiano (Indian rummy).

rummy-title = Rummy indiano
lobby-seats-in-rummy = De { $least } a { $most } pessoas; uma mão leva uns 5 minutos.

# O que escolhe quem comanda a mesa.

rummy-option-variant = { $value ->
        [points] Pontos: uma mão, quem vence ganha os pontos da mesa em fichas de brincadeira
        [pool61] Pool 61: quem chega a 61 pontos sai, o último leva o bolo
        [pool101] Pool 101: quem chega a 101 pontos sai, o último leva o bolo
        [pool201] Pool 201: quem chega a 201 pontos sai, o último leva o bolo
       *[deals] Mãos: um número fixo de mãos, vence quem tiver mais fichas
    }
rummy-option-variant-short = { $value ->
        [points] Pontos
        [pool61] Pool 61
        [pool101] Pool 101
        [pool201] Pool 201
       *[deals] Mãos
    }
rummy-option-variant-choose = O que se joga
rummy-option-deals = { $value ->
        [0] Jogam-se { $value } mãos
        [one] Joga-se { $value } mão
       *[other] Jogam-se { $value } mãos
    }
rummy-option-deals-choose = Quantas mãos
rummy-option-point_value = { $value ->
        [0] Um ponto vale { $value } fichas de brincadeira
        [one] Um ponto vale { $value } ficha de brincadeira
       *[other] Um ponto vale { $value } fichas de brincadeira
    }
rummy-option-point_value-choose = Quanto vale um ponto
rummy-option-entry_fee = { $value ->
        [0] Cada pessoa paga { $value } fichas de entrada
        [one] Cada pessoa paga { $value } ficha de entrada
       *[other] Cada pessoa paga { $value } fichas de entrada
    }
rummy-option-entry_fee-choose = Quanto cada pessoa paga de entrada
rummy-option-wrong_declaration = { $value ->
        [ends] Uma declaração errada termina a mão
       *[plays_on] Depois de uma declaração errada a mesa continua
    }
rummy-option-wrong_declaration-short = { $value ->
        [ends] A mão termina
       *[plays_on] A mesa continua
    }
rummy-option-wrong_declaration-choose = Depois de uma declaração errada, com vários adversários
rummy-clock = 30 segundos por vez; só contra computadores 60, a partir da sua primeira compra
rummy-clock-short = Como dizem as regras
rummy-option-hints = { $value ->
        [yes] Podem-se pedir dicas
       *[no] Sem dicas
    }
rummy-option-hints-choose = Se dicas podem ser pedidas

# Cartas e grupos.

rummy-card-wild = { $card } (curinga)
rummy-kind = { $kind ->
        [pure] sequência pura
        [impure] sequência
        [set] trinca
       *[loose] solta, { $points ->
            [0] { $points } pontos
            [one] { $points } ponto
           *[other] { $points } pontos
        }
    }
rummy-group = { $kind ->
        [pure] ✅ **{ $letter }** { $cards } — sequência pura
        [impure] ✅ **{ $letter }** { $cards } — sequência
        [set] ✅ **{ $letter }** { $cards } — trinca
       *[loose] ▫️ **{ $letter }** { $cards } — solta, { $points ->
            [0] { $points } pontos
            [one] { $points } ponto
           *[other] { $points } pontos
        }
    }
rummy-worth = { $lack ->
        [pure] Do jeito que está, esta mão custa { $points } pontos: sem sequência pura todas as cartas contam.
        [second] Do jeito que está, esta mão custa { $points } pontos: sem uma segunda sequência só a pura fica livre.
       *[none] Do jeito que está, esta mão custa { $points } pontos: só as cartas soltas contam.
    }
rummy-bound = { $which ->
        [most] As cartas somam { $sum }, mas nenhuma mão custa mais de 80.
       *[least] Nenhuma mão perdedora custa menos de 2.
    }

# A mesa pública.

rummy-status-none = Esta mão acabou.
rummy-status-draw = { $open ->
        [free] ▶ { $name } vai comprar: do monte fechado (restam { $n }) ou { $card } do descarte.
        [locked] ▶ { $name } vai comprar do monte fechado (restam { $n }): { $card } é um curinga e está travado.
       *[empty] ▶ { $name } vai comprar do monte fechado (restam { $n }).
    }
rummy-status-throw = { $pile ->
        [open] ▶ { $name } pegou { $card } e vai descartar ou declarar.
       *[closed] ▶ { $name } comprou uma carta e vai descartar ou declarar.
    }
rummy-status-stakes = { $variant ->
        [points] Pontos, { $value ->
            [0] { $value } fichas de brincadeira
            [one] { $value } ficha de brincadeira
           *[other] { $value } fichas de brincadeira
        } por ponto.
        [pool] Pool, mão { $deal }: sai quem chega a { $limit } pontos, entrada de { $fee } fichas de brincadeira.
       *[deals] Mãos, mão { $deal } de { $deals }: entrada de { $fee } fichas de brincadeira.
    }
rummy-status-wild = Carta curinga { $card }: todo { $rank } é curinga, e os impressos também.
rummy-status-declared = ▶ { $name } declarou. Ainda agrupando: { $others }.
rummy-status-between = ▶ A mão { $n } acabou. A próxima espera por { $names }.
rummy-status-vote = ▶ Dividir o prêmio? { $names } concorda. Seria dividido em fichas de brincadeira:
rummy-status-answers = Todos precisam aceitar. Falta responder: { $names }.
rummy-payout = { $chips ->
        [0] { $name }: { $chips } fichas de brincadeira
        [one] { $name }: { $chips } ficha de brincadeira
       *[other] { $name }: { $chips } fichas de brincadeira
    }
rummy-standing = { $unit ->
        [points] { $name }: { $points } nesta mão, { $total ->
            [0] { $total } pontos
            [one] { $total } ponto
           *[other] { $total } pontos
        } ao todo
       *[chips] { $name }: { $points } pontos nesta mão, está com { $total ->
            [0] { $total } fichas
            [one] { $total } ficha
           *[other] { $total } fichas
        }
    }
rummy-standing-out = { $unit ->
        [points] { $name }: fora da mesa com { $total } pontos
       *[chips] { $name }: fora da mesa com { $total } fichas
    }

# O que se pede a cada pessoa.

rummy-ask-draw = { $open ->
        [free] Sua vez: compre do monte fechado ou pegue { $card } do descarte.
        [locked] Sua vez: compre do monte fechado. { $card } no descarte é um curinga descartado, por isso está travado.
       *[empty] Sua vez: compre do monte fechado.
    }
rummy-ask-throw = { $pile ->
        [open] Descarte uma carta; ou declare, quando as outras treze estiverem em sequências e trincas. { $card }, que você pegou, fica na mão nesta vez.
       *[closed] Descarte uma carta; ou declare, quando as outras treze estiverem em sequências e trincas.
    }
rummy-ask-declare = Seus grupos estão completos: declare, batendo com { $last }.
rummy-ask-wait = É a vez de { $name }. Enquanto isso, você pode agrupar suas cartas.
rummy-ask-show = { $name } declarou. Agrupe suas cartas o melhor que puder e mostre: o que ficar solto conta contra você.
rummy-ask-shown = { $who ->
        [you] Você declarou. Ainda agrupando: { $others }.
       *[other] Sua mão está fechada. Ainda agrupando: { $others }.
    }
rummy-ask-dropped = { $points ->
        [0] Você está fora desta mão por { $points } pontos. A mesa continua.
        [one] Você está fora desta mão por { $points } ponto. A mesa continua.
       *[other] Você está fora desta mão por { $points } pontos. A mesa continua.
    }
rummy-ask-out = Você está fora da mesa com { $points } pontos. A mesa continua.
rummy-ask-left = Você saiu desta mesa. A mesa continua.
rummy-ask-ready = { $points ->
        [0] A mão { $n } acabou e não custou nada a você. Aperte Pronto para a próxima.
        [one] A mão { $n } acabou e custou { $points } ponto a você. Aperte Pronto para a próxima.
       *[other] A mão { $n } acabou e custou { $points } pontos a você. Aperte Pronto para a próxima.
    }
rummy-ask-waiting = A mão { $n } acabou. A próxima espera por { $others }.
rummy-ask-vote = { $names } quer terminar agora e dividir o prêmio. Aceite, e você recebe a sua parte; recuse, e vem a próxima mão.
rummy-ask-voted = Você concordou em dividir o prêmio. Falta responder: { $others }.
rummy-ask-until = O tempo acaba { $when }; agrupe quando quiser, isso não para o relógio.
rummy-ask-unhurried = Sem pressa: o relógio só corre depois que você comprar. O objetivo: as treze cartas em sequências (três ou mais seguidas do mesmo naipe) e trincas (três ou quatro do mesmo valor), com pelo menos duas sequências, uma delas sem curinga. Depois, é bater.
rummy-missed = { $left ->
        [one] ⚠️ Você perdeu { $n } vezes seguidas. Se perder esta também, sai da mão por { $points } pontos.
       *[other] ⚠️ Você perdeu { $n ->
            [one] a vez
           *[other] { $n } vezes seguidas
        }. Com mais { $left } você sai da mão por { $points } pontos.
    }
rummy-hand-empty = Você não tem cartas nesta mão.

# Botões e menus da mão.

rummy-take-back = Voltar
rummy-draw = Comprar (monte fechado)
rummy-take = Pegar { $card } (descarte)
rummy-take-locked = { $card } está travado
rummy-throw = Descartar uma carta…
rummy-throw-drawn = acabou de comprar
rummy-throw-joker = Descartar um curinga…
rummy-declare = Declarar: bater com…
rummy-finish-valid = As outras treze são uma declaração válida
rummy-group-choose = Agrupar: escolha as cartas…
rummy-group-card = { $card } · grupo { $letter }
rummy-split = Separar…
rummy-sort = Ordenar…
rummy-hint = Dica
rummy-open-cards = { $n ->
        [0] Descartes ({ $n })
        [one] Descarte ({ $n })
       *[other] Descartes ({ $n })
    }
rummy-drop = { $points ->
        [0] Desistir: { $points } pontos…
        [one] Desistir: { $points } ponto…
       *[other] Desistir: { $points } pontos…
    }
rummy-show = Mostrar minha mão…
rummy-prize = Pedir para dividir o prêmio…
rummy-ready = Pronto para a próxima mão
rummy-accept = Aceitar a divisão
rummy-refuse = Recusar a divisão

# Prévias: nada foi feito ainda.

rummy-chosen = { $n ->
        [one] Você escolheu { $cards }. Sozinha ela é: { $kind }. Para onde vai?
       *[other] Você escolheu { $cards }. Juntas elas são: { $kind }. Para onde vão?
    }
rummy-new-group = Novo grupo: { $kind }
rummy-move = Mover para um grupo…
rummy-move-to = Grupo { $letter }: { $cards }
rummy-becomes = fica: { $kind }
rummy-cut-which = Onde separar um grupo?
rummy-cut-choose = Separar aqui…
rummy-cut = { $letter }: { $left } | { $right }
rummy-cut-all = { $letter }: cada carta sozinha ({ $cards })
rummy-sort-which = Como ordenar suas cartas?
rummy-sort-choose = Ordenar por…
rummy-sort-way = { $way ->
        [rest_suit] Manter sequências e trincas, o resto por naipe
        [rest_rank] Manter sequências e trincas, o resto por valor
        [suit] Tudo por naipe
       *[rank] Tudo por valor
    }
rummy-nothing-to-arrange = Não há nada para arrumar.
rummy-hint-title = **Dica:** suas cartas agrupadas o melhor possível
rummy-hint-declare = Depois declare, batendo com { $card }: as outras são uma declaração válida.
rummy-hint-throw = Depois descarte { $card }: as outras custam { $points } pontos.
rummy-hint-points = Agrupadas assim custam { $points } pontos.
rummy-hint-open = { $helps ->
        [finish] Pegue { $card }: com ela você pode declarar.
        [yes] Pegar { $card } ajuda: depois poderiam custar { $points } pontos.
       *[no] Pegar { $card } não ajuda.
    }
rummy-hint-use = Agrupar assim
rummy-open-list = { $n ->
        [0] O descarte está vazio.
        [one] { $n } carta no descarte: { $cards }
       *[other] { $n } cartas no descarte, a última primeiro: { $cards }
    }
rummy-open-taken = { $name } pegou e guardou: { $cards }
rummy-declare-title = **Declarar, batendo com { $card }?** As outras treze ficariam assim:
rummy-declare-flaw = { $flaw ->
        [none] ✅ VÁLIDA: as treze estão em sequências e trincas, com uma sequência pura e uma segunda sequência.
        [cards] ❌ ERRADA: uma declaração tem treze cartas.
        [second_joker] ❌ ERRADA: { $cards } é uma trinca com um segundo curinga; trinca aceita um só.
        [loose] ❌ ERRADA: { $cards } não é sequência nem trinca.
        [no_pure] ❌ ERRADA: falta uma sequência pura, sem curinga no lugar de outra carta.
       *[one_sequence] ❌ ERRADA: há só uma sequência, e são precisas duas.
    }
rummy-declare-sure = Isto termina a mão a seu favor. Declarar?
rummy-declare-wrong = Uma declaração errada custa 80 pontos a você. Volte e agrupe as cartas, ou descarte uma.
rummy-declare-confirm = Declarar
rummy-declare-anyway = Declarar errado por 80 pontos
rummy-joker-sure = Um curinga vale por qualquer carta e no fim não custa nada. Quer mesmo descartar um? Ninguém poderá pegá-lo.
rummy-joker-choose = Descartar este curinga…
rummy-drop-sure = { $kind ->
        [first] Desistir desta mão? Você ainda não comprou, então custa { $points } pontos (primeira desistência). Suas cartas ficam escondidas.
       *[middle] Desistir desta mão? Custa { $points } pontos (desistência no meio). Suas cartas ficam escondidas.
    }
rummy-drop-confirm = { $points ->
        [0] Sim, desistir por { $points } pontos
        [one] Sim, desistir por { $points } ponto
       *[other] Sim, desistir por { $points } pontos
    }
rummy-show-sure = Mostrar a mão assim? Ela fica fechada e conta do jeito que está.
rummy-show-confirm = Sim, mostrar
rummy-prize-sure = Propor à mesa terminar agora e dividir o prêmio? Se todas as pessoas aceitarem, paga-se assim:
rummy-prize-confirm = Sim, propor

# Ações em palavras.

rummy-label-draw = Comprar do monte fechado
rummy-label-take = Pegar a carta do descarte
rummy-label-discard = Descartar { $card }
rummy-label-drop = Desistir desta mão
rummy-label-declare = Declarar com os grupos como estão, batendo com { $card }
rummy-label-arrange = Agrupar as cartas
rummy-label-show = Mostrar a mão como está
rummy-label-split = Pedir para dividir o prêmio
rummy-label-accept = Aceitar a divisão
rummy-label-refuse = Recusar a divisão
rummy-label-ready = Pronto para a próxima mão
rummy-label-leave = Sair desta mesa
rummy-label-timeout = Deixar o relógio jogar

# O que aconteceu.

rummy-toss-card = { $name } { $card }
rummy-told-tossed = Sorteio: { $cards }. { $name } vence e dá as cartas.
rummy-told-dealt = Mão { $n }: { $dealer } deu as cartas, { $wild } é a carta curinga, { $up } está aberta, e { $name } começa.
rummy-told-turned = O descarte foi embaralhado e virou o novo monte fechado.
rummy-told-drew = { $name } comprou uma carta.
rummy-told-drew-card = { $name } comprou { $card }.
rummy-told-took = { $name } pegou { $card } do descarte.
rummy-told-threw = { $name } descartou { $card }.
rummy-told-missed = { $undone ->
        [thrown] { $name } perdeu a vez; a carta comprada, { $card }, foi descartada.
        [back] { $name } perdeu a vez; { $card } voltou para o descarte.
       *[none] { $name } perdeu a vez.
    }
rummy-told-dropped = { $why ->
        [first] { $name } desistiu logo, por { $points } pontos.
        [middle] { $name } desistiu por { $points } pontos.
        [misses] { $name } perdeu vezes demais e sai da mão por { $points } pontos.
       *[left] { $name } está fora da mão por { $points } pontos.
    }{ $undone ->
        [thrown] {" "}A carta comprada, { $card }, foi descartada.
        [back] {" "}{ $card } voltou para o descarte.
       *[none] {""}
    }
rummy-told-declared = { $flaw ->
        [none] { $name } declarou, e a declaração é válida.
       *[wrong] { $name } declarou errado: 80 pontos.
    }
rummy-told-shown = { $late ->
        [yes] O tempo de { $name } acabou; a mão conta como estava.
       *[no] { $name } mostrou a mão.
    }
rummy-told-asked = { $name } pede para dividir o prêmio.
rummy-told-answered = { $answer ->
        [yes] { $name } aceita a divisão.
        [late] { $name } não respondeu a tempo: não há divisão.
       *[no] { $name } recusa: não há divisão.
    }
rummy-told-waited = { $name } está pronto.
rummy-told-left = { $name } saiu da mesa.
rummy-told-ended = { $winner ->
        [none] A mão acabou; ninguém a venceu.
       *[winner] { $name } venceu a mão.
    }
rummy-told-out = { $n ->
        [one] { $ended } { $names } está fora da mesa.
       *[other] { $ended } { $names } estão fora da mesa.
    }
rummy-own-drew = Você comprou uma carta.
rummy-own-drew-card = Você comprou { $card }.
rummy-own-took = Você pegou { $card } do descarte.
rummy-own-threw = Você descartou { $card }.
rummy-own-missed = { $undone ->
        [thrown] Você perdeu a vez; a carta comprada, { $card }, foi descartada.
        [back] Você perdeu a vez; { $card } voltou para o descarte.
       *[none] Você perdeu a vez.
    }
rummy-own-dropped = { $why ->
        [first] Você desistiu logo, por { $points } pontos.
        [middle] Você desistiu por { $points } pontos.
        [misses] Você perdeu vezes demais e sai da mão por { $points } pontos.
       *[left] Você está fora da mão por { $points } pontos.
    }{ $undone ->
        [thrown] {" "}A carta comprada, { $card }, foi descartada.
        [back] {" "}{ $card } voltou para o descarte.
       *[none] {""}
    }
rummy-own-declared = { $flaw ->
        [none] Você declarou, e a declaração é válida.
       *[wrong] Você declarou errado: 80 pontos.
    }
rummy-own-shown = { $late ->
        [yes] Seu tempo acabou; a mão conta como estava.
       *[no] Você mostrou a mão.
    }
rummy-own-asked = Você pediu para dividir o prêmio.
rummy-own-answered = { $answer ->
        [yes] Você aceitou a divisão.
        [late] Você não respondeu a tempo: não há divisão.
       *[no] Você recusou: não há divisão.
    }
rummy-own-waited = Você está pronto.
rummy-own-left = Você saiu da mesa.

# O fim.

rummy-end-won = { $variant ->
        [points] 🏆 VITÓRIA: { $name } ganha { $chips } fichas de brincadeira.
        [pool] 🏆 VITÓRIA: { $name } é o último na mesa e leva o bolo de { $chips } fichas de brincadeira.
       *[deals] 🏆 VITÓRIA: { $name } tem mais, { $chips } fichas de brincadeira, e leva as entradas.
    }
rummy-end-shared = ❌ ERRADA: { $name } declarou errado, e { $names } dividem o que isso custa.
rummy-end-split = 🤝 DIVISÃO: { $names } dividem o prêmio.
rummy-account-seat = { $name } { $chips }
rummy-account = Fichas de brincadeira ganhas e perdidas nesta mesa: { $accounts }
rummy-row = { $pool ->
        [yes] { $name }: { $cards } — { $points } na última mão, { $total } pontos ao todo, { $chips } fichas
       *[no] { $name }: { $cards } — { $points } pontos, { $chips } fichas
    }
rummy-row-closed = { $state ->
        [left] { $name }: saiu da mesa
        [dropped] { $name }: desistiu
       *[closed] { $name }: não mostrou a mão
    } — { $pool ->
        [yes] { $points } na última mão, { $total } pontos ao todo, { $chips } fichas
       *[no] { $points } pontos, { $chips } fichas
    }
rummy-detail = { $kind ->
        [pure] - Sequência pura { $cards }
        [impure] - Sequência { $cards }
        [set] - Trinca { $cards }
       *[loose] - Soltas { $cards }
    }{ $state ->
        [free] {" "}— livre
       *[counts] : { $sum } = { $points }
    }
rummy-point-wrong = { $flaw ->
        [second_joker] { $name } declarou errado na mão { $n }, com um segundo curinga numa trinca: { $points } pontos.
        [no_pure] { $name } declarou errado na mão { $n }, sem sequência pura: { $points } pontos.
        [one_sequence] { $name } declarou errado na mão { $n }, com uma só sequência: { $points } pontos.
       *[loose] { $name } declarou errado na mão { $n }, com cartas soltas: { $points } pontos.
    }
rummy-point-dearest = { $name } venceu a mão mais cara, a de número { $n }: a mesa pagou { $points } pontos.
rummy-point-quickest = { $turns ->
        [one] A batida mais rápida: { $name }, na primeira vez.
       *[other] A batida mais rápida: { $name }, em { $turns } vezes.
    }
rummy-point-hand = { $name } pagou a mão mais cara, { $points } pontos.
rummy-point-drops = { $name } foi quem mais desistiu, { $n } vezes.

# Descrições das imagens.

rummy-alt-title = Rummy indiano, mão { $n }: a mesa.
rummy-alt-wild = Carta curinga: { $card }.
rummy-alt-open = { $locked ->
        [yes] Descarte: { $card } em cima, travado.
       *[no] Descarte: { $card } em cima.
    }
rummy-alt-open-empty = O descarte está vazio.
rummy-alt-before = Embaixo: { $card }.
rummy-alt-closed = { $n ->
        [0] O monte fechado está vazio.
        [one] Monte fechado: { $n } carta.
       *[other] Monte fechado: { $n } cartas.
    }
rummy-alt-seat = { $name }: { $state ->
        [left] saiu da mesa
        [out] fora da mesa
        [dropped] desistiu por { $points }
        [wrong] declarou errado, { $points }
        [declared] declarou
        [shown] mão fechada
        [grouping] ainda agrupando
        [turn] { $n } cartas, é a sua vez
        [dealer] { $n } cartas, deu as cartas
       *[waiting] { $n } cartas
    }{ $missed ->
        [0] {""}
        [one] , perdeu { $missed } vez
       *[other] , perdeu { $missed } vezes
    }{ $unit ->
        [points] , { $total } pontos
        [chips] , { $total } fichas
       *[none] {""}
    }.
rummy-alt-shown = Mão de { $name }: { $cards }.
rummy-alt-hand-title = Rummy indiano: a sua mão.
rummy-alt-group = { $kind ->
        [pure] { $letter }, sequência pura: { $cards }.
        [impure] { $letter }, sequência: { $cards }.
        [set] { $letter }, trinca: { $cards }.
       *[loose] { $letter }, solta, { $points ->
            [0] { $points } pontos
            [one] { $points } ponto
           *[other] { $points } pontos
        }: { $cards }.
    }
rummy-alt-drawn = Acabou de comprar: { $card }.
rummy-alt-points = { $settled ->
        [yes] Esta mão custou { $points } pontos.
       *[no] Do jeito que está, a mão custa { $points } pontos.
    }

# Recusas.

rummy-refusal-not_your_turn = Não é a sua vez.
rummy-refusal-already_drew = Você já comprou: descarte ou declare.
rummy-refusal-draw_first = Primeiro compre uma carta.
rummy-refusal-between_deals = Isso tem de esperar a próxima mão.
rummy-refusal-not_between_deals = Isso se faz entre duas mãos.
rummy-refusal-out_of_deal = Você está fora desta mão.
rummy-refusal-out_of_table = Você está fora desta mesa.
rummy-refusal-not_held = Você não tem { $card }.
rummy-refusal-just_taken = Você acabou de pegar { $card } do descarte: fica na sua mão nesta vez.
rummy-refusal-not_your_cards = Essas não são exatamente as cartas que você tem.
rummy-refusal-declared = Alguém declarou: só resta agrupar e mostrar.
rummy-refusal-nothing_declared = Ninguém declarou ainda.
rummy-refusal-already_shown = Sua mão está fechada e não pode mais mudar.
rummy-refusal-pile_empty = Não há mais carta para comprar.
rummy-refusal-nothing_open = Não há carta no descarte.
rummy-refusal-joker_locked = { $card } no descarte é um curinga e está travado: compre do monte fechado.
rummy-refusal-no_drop = Na variante Mãos ninguém pode desistir.
rummy-refusal-split_asked = Foi pedida uma divisão: aceite ou recuse.
rummy-refusal-no_split = O prêmio não pode ser dividido agora.
rummy-refusal-no_split_asked = Ninguém pediu para dividir o prêmio.
rummy-refusal-already_answered = Você já respondeu.
rummy-refusal-already_ready = Você já está pronto.
rummy-refusal-not_awaited = Ninguém está esperando por você.
rummy-refusal-bad_option = { $value } não é um valor possível de { $option }.

# Palavras dentro das imagens. Um fato chamado card é uma carta em miniatura.

picture-rummy-pure = Seq. pura
picture-rummy-impure = Sequência
picture-rummy-set = Trinca
picture-rummy-loose = Solta
picture-rummy-points = { $points } pt.
picture-rummy-closed = Monte · { $count }
picture-rummy-wild = { $rank } é curinga
picture-rummy-open = Descarte
picture-rummy-open-locked = Travado
picture-rummy-finish = Batida
picture-rummy-finish-first = última
picture-rummy-finish-second = carta aqui
picture-rummy-seat-dropped = desistiu · { $points }
picture-rummy-seat-wrong = errou · { $points }
picture-rummy-tag-dropped = desistiu
picture-rummy-tag-wrong = errou
picture-rummy-seat-out = fora
picture-rummy-seat-left = saiu
picture-rummy-seat-missed = perdeu { $count }
picture-rummy-seat-declared = declarou
picture-rummy-seat-shown = mão fechada
picture-rummy-seat-grouping = agrupando
picture-rummy-seat-score = { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
picture-rummy-seat-chips = { $chips ->
        [0] { $chips } fichas
        [one] { $chips } ficha
       *[other] { $chips } fichas
    }
picture-rummy-seat-dealer = deu as cartas
picture-rummy-to-draw = { $name } compra: monte fechado ou { $card }
picture-rummy-to-draw-closed = { $name } compra: { $card } está travado
picture-rummy-to-draw-only = { $name } compra do monte fechado
picture-rummy-to-throw = { $name } comprou e vai descartar
picture-rummy-to-throw-taken = { $name } pegou { $card } e vai descartar
picture-rummy-grouping = { $name } declarou: { $count } ainda agrupando
picture-rummy-deal = Mão { $number }
picture-rummy-points-game = Rummy por pontos · fichas
picture-rummy-pool = Pool rummy · sai com { $limit }
picture-rummy-deals = { $count ->
        [0] { $count } mãos · fichas
        [one] { $count } mão · fichas
       *[other] { $count } mãos · fichas
    }
picture-rummy-final = Placar final
picture-rummy-next = A próxima mão vem quando a mesa estiver pronta
picture-rummy-vote = Dividir o prêmio? { $count } de { $total } concordam
picture-rummy-won = VITÓRIA: { $name }
picture-rummy-shared = ERRADA: a mesa divide as fichas
picture-rummy-split = DIVISÃO: o prêmio é dividido
picture-rummy-winner-word = VITÓRIA
picture-rummy-shared-word = ERRADA
picture-rummy-split-word = DIVISÃO
picture-rummy-hand-points = { $points } pontos neste arranjo
picture-rummy-hand-no-pure = Falta sequência pura: { $points } pontos
picture-rummy-hand-one-run = Falta outra sequência: { $points } pontos
picture-rummy-hand-ready = Completa: bata com { $card }
picture-rummy-hand-thirteen = As treze combinam
picture-rummy-hand-cost = Esta mão: { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
picture-rummy-hand-wild = Curinga { $rank }
picture-rummy-hand-open = Descarte { $card }
picture-rummy-hand-empty = Você não tem cartas nesta mão
picture-rummy-reveal-closed = mão não mostrada
rummy-feat = { $turns ->
        [one] bateu na primeira vez: { $groups }
       *[other] batida mais rápida, em { $turns } vezes: { $groups }
    }
rummy-series = { $n ->
        [61] Pool 61
        [101] Pool 101
        [201] Pool 201
       *[other] { $n } mãos
    }

# O que todo jogo diz, como se diz aqui: um jogo de rummy tem mãos.

table-again-in-rummy = Jogar outra partida
more-again-in-rummy = Jogar outra partida
recap-hands-in-rummy = **A última mão**
recap-again-in-rummy = Jogar outra partida
details-title-in-rummy = A última mão, carta por carta · partida { $n }
sure-resign-in-rummy = Desistir desta partida? Você sai dela de vez, pelo preço de uma desistência, e a mesa continua sem você.
sure-again-in-rummy = Jogar outra partida? A atual acaba e não conta para ninguém.
