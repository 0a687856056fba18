# Cribbage.

cribbage-title = Cribbage
lobby-seats-exactly-in-cribbage = Para { $n } pessoas; uma partida inteira leva uns 20 minutos, uma curta 10.
cribbage-option-short-choose = Inteira ou curta
cribbage-option-short = { $value ->
        [yes] Partida curta: começa na metade, em 60
       *[no] Partida inteira: começa em 0
    }
cribbage-option-dealer = { $value ->
        [0] Quem está no lugar 1 distribui primeiro
        [1] Quem está no lugar 2 distribui primeiro
       *[cut] A carta mais baixa distribui primeiro
    }
cribbage-option-dealer-choose = Quem distribui primeiro…
cribbage-option-ahead = { $value ->
        [0] Sem vantagem
        [10] O lugar 1 começa 10 pontos à frente
        [20] O lugar 1 começa 20 pontos à frente
        [30] O lugar 1 começa 30 pontos à frente
        [45] O lugar 1 começa 45 pontos à frente
        [60] O lugar 1 começa 60 pontos à frente
        [-10] O lugar 2 começa 10 pontos à frente
        [-20] O lugar 2 começa 20 pontos à frente
        [-30] O lugar 2 começa 30 pontos à frente
        [-45] O lugar 2 começa 45 pontos à frente
       *[other] O lugar 2 começa 60 pontos à frente
    }
cribbage-option-ahead-choose = Uma vantagem…

# Uma linha da contagem. Times: quantas vezes; length: cartas em cada; points: de todas juntas.
cribbage-part-fifteen = { $times ->
        [one] 15 por { $points }
       *[other] { $times } quinzes por { $points }
    }
cribbage-part-thirty_one = 31 por { $points }
cribbage-part-pair = { $times ->
        [one] par por { $points }
       *[other] { $times } pares por { $points }
    }
cribbage-part-pair_royal = três iguais por { $points }
cribbage-part-double_pair_royal = quatro iguais por { $points }
cribbage-part-run = { $times ->
        [one] sequência de { $length ->
            [3] três
            [4] quatro
            [5] cinco
            [6] seis
           *[7] sete
        } por { $points }
       *[other] { $times } sequências de { $length ->
            [3] três
            [4] quatro
           *[5] cinco
        } por { $points }
    }
cribbage-part-flush = { $length ->
        [4] quatro
       *[5] cinco
    } do mesmo naipe por { $points }
cribbage-part-nobs = Valete do naipe da inicial por { $points }
cribbage-part-heels = Valete virado por { $points }
cribbage-part-go = passo por { $points }
cribbage-part-last = última carta por { $points }

cribbage-count-hand = Mão de { $name }: { $cards } com { $starter }
cribbage-count-crib = Reserva de { $name }: { $cards } com { $starter }
cribbage-count-own-hand = Sua mão: { $cards } com { $starter }
cribbage-count-own-crib = Sua reserva: { $cards } com { $starter }
cribbage-count-part = **{ $total }** · { $part }: { $cards }
cribbage-count-total = = { $points ->
        [0] **{ $points } pontos**
        [one] **{ $points } ponto**
       *[other] **{ $points } pontos**
    }, agora em { $score }
cribbage-count-none = Nada foi contado ainda.
cribbage-remark-nothing = Nada a contar: nenhuma soma dá 15, não há cartas iguais nem três em sequência.
cribbage-remark-around_the_corner = Nenhuma sequência dá a volta, do Rei para o Ás (regra 5.3).
cribbage-remark-crib_flush = Quatro do mesmo naipe não valem na reserva: ali a carta inicial também tem de ser desse naipe (regra 6.5).
cribbage-remark-borrowed_flush = Três do mesmo naipe mais a inicial não valem: as quatro cartas da mão têm de ser do mesmo naipe (regra 6.5).
cribbage-remark-borrowed_flush-crib = Três do mesmo naipe mais a inicial não valem: na reserva as cinco cartas têm de ser do mesmo naipe (regra 6.5).
cribbage-remark-starter_jack = O Valete virado já valeu 2; como carta inicial não vale o ponto do naipe (regra 6.6).

cribbage-status-cut_dealer = ▶ { $name } corta para decidir quem distribui: aperte Minha mão. A carta mais baixa distribui primeiro.
cribbage-status-cut_deck = ▶ { $name } corta o baralho: aperte Minha mão. Depois { $dealer } distribui.
cribbage-status-lay = ▶ Os dois escolhem duas cartas para a reserva de { $dealer }: apertem Minha mão.
cribbage-status-lay-one = ▶ { $name } ainda escolhe duas cartas para a reserva de { $dealer }.
cribbage-status-lay-own = ▶ { $name } distribui e ainda escolhe duas cartas para a reserva.
cribbage-status-cut_starter = ▶ { $name } corta para a carta inicial: aperte Minha mão.
cribbage-status-play-lead = ▶ { $name } começa: a soma é 0.
cribbage-status-play = ▶ É a vez de { $name }. A soma é { $total }.
cribbage-status-play-go = ▶ { $other } disse passo: { $name } continua, a soma é { $total }.

cribbage-ask-cut_dealer = Corte para decidir quem distribui: levante de { $low } a { $high } cartas do baralho embaralhado, e a de baixo entre elas é mostrada. A mais baixa distribui primeiro. Quantas levantar é pura sorte.
cribbage-ask-cut_deck = Corte o baralho antes de { $dealer } distribuir: as cartas que você levantar, de { $low } a { $high }, vão para baixo. Quantas levantar é pura sorte.
cribbage-ask-cut_starter = Corte para a carta inicial, que conta com todas as mãos: levante de { $low } a { $high } cartas, e a que ficar em cima do resto é virada. Quantas levantar é pura sorte.
cribbage-ask-lay = Escolha duas cartas para a reserva de { $dealer }. Você fica com as outras quatro.
cribbage-ask-lay-own = Escolha duas cartas para a sua própria reserva. Você fica com as outras quatro.
cribbage-ask-play-lead = Sua vez: comece com qualquer carta.
cribbage-ask-play = Sua vez: a soma é { $total }. Jogue uma carta sem passar de 31.
cribbage-ask-play-go = { $other } disse passo: continue a partir de { $total } enquanto uma carta couber.
cribbage-wait-cut_dealer = { $name } corta para decidir quem distribui.
cribbage-wait-cut_deck = { $name } corta o baralho; depois você distribui.
cribbage-wait-lay = Você já descartou. Agora { $other } escolhe.
cribbage-wait-cut_starter = { $name } corta para a carta inicial.
cribbage-wait-play = É a vez de { $name }. Enquanto isso, você pode olhar suas cartas.

cribbage-hand = { $n ->
        [0] Você não tem cartas agora.
        [one] Você tem uma carta: { $cards }
       *[other] Você tem { $n } cartas: { $cards }
    }
cribbage-hand-race = Vence quem chega primeiro a 121 pontos: você tem { $own }, { $name } tem { $theirs }.
cribbage-hand-laid = Você pôs { $cards } na reserva.

cribbage-cut-middle = Levantar { $n } cartas
cribbage-cut-type = Outro número…
cribbage-cut-menu = Ou escolha de { $low } a { $high } cartas…
cribbage-cut-depth = Levantar { $n } cartas
cribbage-cut-form = Cortar o baralho
cribbage-cut-form-label = Quantas cartas? De { $low } a { $high }
cribbage-lay-menu = Duas cartas para a reserva de { $name }…
cribbage-lay-menu-own = Duas cartas para a sua própria reserva…
cribbage-lay-sure = Pôr { $low } e { $high } na reserva de { $name } e ficar com { $kept }? Nada acontece até você confirmar.
cribbage-lay-sure-own = Pôr { $low } e { $high } na sua própria reserva e ficar com { $kept }? Nada acontece até você confirmar.
cribbage-lay-confirm = Descartar { $low } e { $high }
cribbage-back = Voltar
cribbage-hint = Dica
cribbage-last-count = Última contagem

cribbage-hint-none = Não há o que escolher agora.
cribbage-hint-lay = 💡 Descarte **{ $low }** e **{ $high }**.
cribbage-hint-lay-why = { $kept } com a carta inicial contam { $hand } pontos em média, entre as 46 cartas que ela pode ser.
cribbage-hint-lay-own = A reserva é sua e conta mais { $crib } em média: { $worth } ao todo.
cribbage-hint-lay-theirs = O seu descarte leva a reserva de quem distribui a { $crib } em média: restam { $worth } a seu favor.
cribbage-hint-lay-next = A segunda melhor: { $low } e { $high }, { $worth } ao todo.
cribbage-hint-look = Ver estas duas
cribbage-hint-play = 💡 Jogue **{ $card }**.
cribbage-hint-play-pegs = Pontua na hora: { $parts }.
cribbage-hint-play-quiet = Não pontua na hora; o que conta é o que pode vir depois.
cribbage-hint-play-why = Entre { $n } mãos que { $name } pode ter, você sai { $worth ->
        [0] { $worth } pontos
        [one] { $worth } ponto
       *[other] { $worth } pontos
    } { $side ->
        [ahead] à frente
       *[behind] atrás
    } em média daqui até a última carta.
cribbage-hint-play-next = A segunda melhor: { $card }, { $worth } { $side ->
        [ahead] à frente
       *[behind] atrás
    }.

cribbage-label-cut = Cortar { $n } cartas
cribbage-label-lay = Descartar { $low } e { $high }
cribbage-label-play = Jogar { $card }
cribbage-label-go = Dizer passo
cribbage-label-leave = Sair desta partida
cribbage-label-timeout = Deixar o relógio jogar

cribbage-told-cut = { $name } cortou { $card }.
cribbage-told-dealer = { $name } tem a carta mais baixa e distribui primeiro.
cribbage-told-tie = Cartas iguais: embaralhou-se, e os dois cortam de novo.
cribbage-told-dealt = { $name } cortou o baralho, e { $dealer } deu seis cartas para cada lado.
cribbage-told-laid = { $name } descartou duas cartas.
cribbage-told-starter = { $name } cortou a carta inicial: { $card }.
cribbage-told-played = { $name } jogou { $card }: { $total }.
cribbage-told-go = { $name } diz passo.
cribbage-told-pegged = { $name } marca { $points } ({ $parts }), agora em { $score }.
cribbage-told-shown-hand = Mão de { $name }, { $cards } com { $starter }: { $parts } = { $points }, agora em { $score }.
cribbage-told-shown-crib = Reserva de { $name }, { $cards } com { $starter }: { $parts } = { $points }, agora em { $score }.
cribbage-told-shown-hand-nothing = Mão de { $name }, { $cards } com { $starter }: não conta nada.
cribbage-told-shown-crib-nothing = Reserva de { $name }, { $cards } com { $starter }: não conta nada.
cribbage-told-left = { $name } saiu da partida.
cribbage-own-cut = Você cortou { $card }.
cribbage-own-dealer = Você tem a carta mais baixa e distribui primeiro.
cribbage-own-dealt = Você cortou o baralho, e { $dealer } deu seis cartas para cada lado.
cribbage-own-laid = Você descartou { $cards }.
cribbage-own-starter = Você cortou a carta inicial: { $card }.
cribbage-own-played = Você jogou { $card }: { $total }.
cribbage-own-go = Nenhuma carta sua cabe: você disse passo.
cribbage-own-pegged = Você marca { $points } ({ $parts }) e está em { $score }.
cribbage-own-shown-hand = Sua mão, { $cards } com { $starter }: { $parts } = { $points }. Você está em { $score }.
cribbage-own-shown-crib = Sua reserva, { $cards } com { $starter }: { $parts } = { $points }. Você está em { $score }.
cribbage-own-shown-hand-nothing = Sua mão, { $cards } com { $starter }, não conta nada.
cribbage-own-shown-crib-nothing = Sua reserva, { $cards } com { $starter }, não conta nada.
cribbage-own-left = Você saiu da partida.

cribbage-end-won = 🏆 { $name } vence por { $points } a { $less } contra { $other }.
cribbage-end-skunk = 🏆 { $name } vence por { $points } a { $less }. Menos de 91: { $other } leva um skunk!
cribbage-end-double_skunk = 🏆 { $name } vence por { $points } a { $less }. Menos de 61: { $other } leva um skunk duplo!
cribbage-end-left = 🏆 { $name } vence: { $other } saiu da partida.

cribbage-row-starter = Carta inicial: { $card }
cribbage-row-hand = { $name }: { $cards } — { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
cribbage-row-crib = Reserva de { $name }: { $cards } — { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
cribbage-row-uncounted = { $name }: { $cards } — já não contou
cribbage-row-crib-uncounted = Reserva de { $name }: { $cards } — já não contou
cribbage-row-none = { $name }: nenhuma carta
cribbage-detail-none = A partida acabou antes da contagem da última mão.
cribbage-detail-rest = A partida acabou aqui; o que viria depois não conta (regra 7.1).

cribbage-point-won-hand = { $name } venceu na contagem, com a mão.
cribbage-point-won-crib = { $name } venceu na contagem, com a reserva.
cribbage-point-won-play = { $name } venceu no meio do jogo das cartas.
cribbage-point-won-heels = { $name } venceu com o Valete virado.
cribbage-point-hand = Melhor contagem: a mão de { $name }, { $cards } com { $starter }, { $points } pontos.
cribbage-point-crib = Melhor contagem: a reserva de { $name }, { $cards } com { $starter }, { $points } pontos.
cribbage-point-peg = Melhor carta jogada: { $name } marcou { $parts }.
cribbage-point-heels = { $name } virou um Valete { $times ->
        [one] uma vez
       *[other] { $times } vezes
    }.

cribbage-alt-title = Cribbage: a mesa, com um tabuleiro de 121 furos.
cribbage-alt-seat = { $name }: { $score ->
        [0] 0 pontos
        [one] { $score } ponto
       *[other] { $score } pontos
    } (pino de trás em { $rear }), { $n ->
        [0] 0 cartas
        [one] { $n } carta
       *[other] { $n } cartas
    } na mão{ $dealer ->
        [yes] , distribui e tem a reserva
       *[no] {""}
    }{ $state ->
        [turn] , na vez
        [go] , disse passo
        [laying] , ainda vai descartar duas
        [laid] , já descartou duas
       *[waiting] {""}
    }.
cribbage-alt-cut = { $name } cortou: { $card }.
cribbage-alt-crib = Cartas na reserva, viradas para baixo: { $n }.
cribbage-alt-pack = O baralho está virado para baixo, sem carta inicial.
cribbage-alt-starter = Carta inicial: { $card }.
cribbage-alt-count = A soma é { $total }{ $n ->
        [0] {""}
       *[other] : { $cards }
    }.
cribbage-alt-before = Jogadas antes: { $cards }.
cribbage-alt-counts = Cribbage: a contagem da última mão.
cribbage-alt-counted = { $what }: { $parts }, { $points } ao todo, agora em { $score }.
cribbage-alt-nothing = nada
cribbage-alt-hand-title = Cribbage: sua mão.
cribbage-alt-hand = { $n ->
        [0] Você não tem cartas agora.
        [one] Uma carta: { $cards }.
       *[other] { $n } cartas: { $cards }.
    }
cribbage-alt-laid = Na reserva: { $cards }.
cribbage-alt-gone = Já jogadas: { $cards }.
cribbage-alt-total = A soma é { $total }.
cribbage-alt-playable = Você pode jogar: { $cards }.
cribbage-alt-depths = Seu corte: você pode levantar de { $low } a { $high } cartas.
cribbage-alt-raised = Levantadas, para descartar: { $cards }.

cribbage-refusal-not_your_turn = Não é a sua vez.
cribbage-refusal-over = A partida acabou; não se joga mais nela.
cribbage-refusal-cut_first = Antes vem o corte.
cribbage-refusal-lay_first = Antes cada pessoa descarta duas cartas.
cribbage-refusal-starter_first = Antes se corta a carta inicial.
cribbage-refusal-play_on = Agora as cartas estão sendo jogadas.
cribbage-refusal-laid_already = O que você descartou fica na reserva.
cribbage-refusal-two_cards = Vão duas cartas diferentes para a reserva, não { $card } duas vezes.
cribbage-refusal-not_held = Você não tem { $card }.
cribbage-refusal-no_such_number = Digite um número de { $low } a { $high }: tantas cartas você pode levantar.
cribbage-refusal-no_such_depth = Você pode levantar de { $low } a { $high } cartas, não { $depth }.
cribbage-refusal-over_31 = { $card } faria { $total }; a soma nunca passa de 31.
cribbage-refusal-must_play = Havendo carta que cabe, você tem de jogar, e { $card } cabe.
cribbage-refusal-no_such_dealer = { $dealer } não pode distribuir primeiro.
cribbage-refusal-no_such_start = O começo é de 0 a 120 pontos, não { $points }.

# Nas imagens.
picture-cribbage-turn-cut_dealer = { $name } corta: quem distribui?
picture-cribbage-turn-cut_deck = { $dealer } distribui: { $name } corta
picture-cribbage-turn-cut_starter = { $name } corta a carta inicial
picture-cribbage-turn-lay-both = Duas cartas de cada para a reserva de { $dealer }
picture-cribbage-turn-lay-one = { $name } escolhe duas para a reserva
picture-cribbage-turn-lead = { $name } começa
picture-cribbage-turn-play = { $name } joga sobre { $total }
picture-cribbage-turn-go = { $other } disse passo: { $name } continua de { $total }
picture-cribbage-won = { $name } vence por { $points } a { $less }
picture-cribbage-won-skunk = { $name } vence por { $points } a { $less }: skunk
picture-cribbage-won-double_skunk = { $name } vence por { $points } a { $less }: skunk duplo
picture-cribbage-won-left = { $name } vence: { $other } saiu
picture-cribbage-winner = VITÓRIA
picture-cribbage-in-play = Na mesa
picture-cribbage-count = soma
picture-cribbage-starter = Inicial
picture-cribbage-pack = Baralho
picture-cribbage-lower = A mais baixa distribui
picture-cribbage-cut-pack = Cortar o baralho
picture-cribbage-hand-of = Mão de { $name }
picture-cribbage-crib-of = Reserva de { $name }
picture-cribbage-note-crib = reserva
picture-cribbage-note-go = passo
picture-cribbage-line-fifteen = { $times ->
        [one] Quinze
       *[other] 15 × { $times }
    }
picture-cribbage-line-pair = { $times ->
        [one] Par
       *[other] Pares × { $times }
    }
picture-cribbage-line-pair_royal = Três iguais
picture-cribbage-line-double_pair_royal = Quatro iguais
picture-cribbage-line-run = { $times ->
        [one] Sequência de { $length }
       *[other] Seq. { $length } × { $times }
    }
picture-cribbage-line-flush = Mesmo naipe
picture-cribbage-line-nobs = Valete do naipe
picture-cribbage-line-none = Nada a contar
picture-cribbage-own-choose = Escolha 2 para a reserva de { $name }
picture-cribbage-own-choose-own = Escolha 2 para a sua reserva
picture-cribbage-own-chosen = Para a reserva de { $name }?
picture-cribbage-own-chosen-own = Para a sua reserva?
picture-cribbage-own-laid = Você fica com estas quatro
picture-cribbage-own-play = Sua vez: { $count ->
        [0] { $count } cartas cabem
        [one] { $count } carta cabe
       *[other] { $count } cartas cabem
    }
picture-cribbage-own-wait = Sua mão: joga { $name }
picture-cribbage-own-done = Você já jogou todas as cartas
picture-cribbage-own-cut = Seu corte: levante de { $low } a { $high } cartas
picture-cribbage-own-cut-wait = { $name } corta
picture-cribbage-own-over = A última mão
picture-cribbage-own-crib = na reserva

recap-hands-in-cribbage = **A última mão**
details-title-in-cribbage = As últimas contagens, carta por carta · partida { $n }
cribbage-feat = melhor mão, { $points } pontos: { $cards }, com a carta inicial { $starter }
