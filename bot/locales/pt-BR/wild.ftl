# Curinga (Wild).

wild-title = Curinga

# Cartas: "Brasa 7", "Onda Pular", "Folha +2".
wild-suit = { $suit ->
        [ember] Brasa
        [sun] Sol
        [leaf] Folha
       *[wave] Onda
    }
wild-face = { $face ->
        [skip] Pular
        [reverse] Inverter
       *[number] { $number }
    }
wild-card = { $suit ->
        [ember] Brasa
        [sun] Sol
        [leaf] Folha
       *[wave] Onda
    } { $face ->
        [skip] Pular
        [reverse] Inverter
       *[number] { $number }
    }
wild-card-wild = { $four ->
        [yes] Curinga +4
       *[no] Curinga
    }

wild-rules = Regras da casa: { $rules }.
wild-rules-none = Regras da casa: nenhuma.
wild-rule-stacking = acumular
wild-rule-draw_until_playable = comprar até poder jogar
wild-rule-jump_in = corte
wild-rule-seven_zero = troca do 7 e do 0
wild-rule-arranging = cada pessoa arruma a própria mão

wild-option-stacking-short = { $value ->
        [yes] Acumular
       *[no] Sem acumular
    }
wild-option-draw_until_playable-short = { $value ->
        [yes] Até uma carta servir
       *[no] Uma carta
    }
wild-option-jump_in-short = { $value ->
        [yes] Corte
       *[no] Sem corte
    }
wild-option-seven_zero-short = { $value ->
        [yes] Troca do 7 e do 0
       *[no] Sem troca do 7 e do 0
    }
wild-option-auto_sort-short = { $value ->
        [yes] Arrumadas
       *[no] Como cada pessoa quiser
    }
wild-option-stacking-choose = Acumular
wild-option-stacking = { $value ->
        [yes] Acumular: responda a um +2 com +2, a um Curinga +4 com Curinga +4
       *[no] Sem acumular: +2 e Curinga +4 são comprados na hora
    }
wild-option-draw_until_playable-choose = Compra
wild-option-draw_until_playable = { $value ->
        [yes] Comprar até vir uma carta que sirva
       *[no] Comprar uma carta
    }
wild-option-jump_in-choose = Corte
wild-option-jump_in = { $value ->
        [yes] Corte: jogar a carta idêntica fora da vez
       *[no] Sem corte
    }
wild-option-seven_zero-choose = Troca do 7 e do 0
wild-option-seven_zero = { $value ->
        [yes] 7 e 0: o 7 troca duas mãos, o 0 passa todas adiante
       *[no] Sem troca do 7 e do 0
    }
wild-option-auto_sort-choose = Ordem da mão
wild-option-auto_sort = { $value ->
        [yes] Mãos arrumadas por naipe e número
       *[no] Cada pessoa arruma a própria mão
    }

wild-status-turn = ▶ { $name } joga sobre { $card }: serve { $like ->
        [wild] { $suit } ou outro Curinga
        [skip] { $suit }, qualquer Pular ou um Curinga
        [reverse] { $suit }, qualquer Inverter ou um Curinga
        [two] { $suit }, qualquer +2 ou um Curinga
       *[number] { $suit }, qualquer { $number } ou um Curinga
    }. Ou compra: { $pile ->
        [0] as cartas jogadas serão embaralhadas
        [one] resta uma carta
       *[other] restam { $pile } cartas
    }.
wild-status-no-pile = ▶ { $name } joga sobre { $card }: serve { $like ->
        [wild] { $suit } ou outro Curinga
        [skip] { $suit }, qualquer Pular ou um Curinga
        [reverse] { $suit }, qualquer Inverter ou um Curinga
        [two] { $suit }, qualquer +2 ou um Curinga
       *[number] { $suit }, qualquer { $number } ou um Curinga
    }. Não há mais o que comprar.
wild-status-holding = ▶ { $name } comprou uma carta que serve sobre { $card } ({ $like ->
        [wild] { $suit } ou outro Curinga
        [skip] { $suit }, qualquer Pular ou um Curinga
        [reverse] { $suit }, qualquer Inverter ou um Curinga
        [two] { $suit }, qualquer +2 ou um Curinga
       *[number] { $suit }, qualquer { $number } ou um Curinga
    }) e decide: jogar ou ficar com a carta.
wild-status-stack = ▶ { $name } tem de responder a { $card } com outro { $answer } ou comprar { $n } cartas. O naipe é { $suit }.
wild-status-catch = ✋ { $name } tem uma carta e não avisou: pegue agora, antes da próxima carta!

wild-ask-wait = É a vez de { $name }. Enquanto isso, você pode olhar suas cartas.
wild-ask-left = Você saiu desta partida; a mesa continua.
wild-ask-call = Você tem só uma carta: aperte **Última carta!** antes que alguém pegue você.
wild-ask-catch = { $other } tem uma carta e não avisou: pegue antes que { $name } jogue!
wild-ask-catch-turn = Sua vez: { $other } tem uma carta e não avisou. Pegue antes de jogar ou comprar!
wild-ask-jump = Você tem a carta idêntica a { $card }: corte com ela ou deixe { $name } jogar.
wild-ask-play = Sua vez: jogue { $like ->
        [wild] { $suit } ou outro Curinga
        [skip] { $suit }, qualquer Pular ou um Curinga
        [reverse] { $suit }, qualquer Inverter ou um Curinga
        [two] { $suit }, qualquer +2 ou um Curinga
       *[number] { $suit }, qualquer { $number } ou um Curinga
    }, ou compre.
wild-ask-must = Sua vez: jogue { $like ->
        [wild] { $suit } ou outro Curinga
        [skip] { $suit }, qualquer Pular ou um Curinga
        [reverse] { $suit }, qualquer Inverter ou um Curinga
        [two] { $suit }, qualquer +2 ou um Curinga
       *[number] { $suit }, qualquer { $number } ou um Curinga
    }. Não há mais o que comprar.
wild-ask-two = Sua vez com duas cartas: aperte **Última carta!** e depois jogue uma. Ou compre.
wild-ask-draw = Sua vez: nada na sua mão serve, então compre.
wild-ask-pass = Sua vez: nada serve e não há o que comprar, então passe com Comprar.
wild-ask-held = Você comprou { $card } e serve: jogue essa carta, ou fique com ela e termine a vez.
wild-ask-answer = Sua vez: responda com um { $answer }, ou compre { $n } cartas e perca a vez.
wild-ask-stack = Sua vez: você não tem { $answer } para responder, então compre { $n } cartas.

wild-hand = { $n ->
        [0] Você não tem cartas.
        [one] Você tem uma carta: { $cards }
       *[other] Você tem { $n } cartas: { $cards }
    }
wild-hand-drawn = Acabou de comprar: { $card }

wild-call = Última carta!
wild-draw = { $until ->
        [yes] Comprar até uma servir
       *[no] Comprar uma carta
    }
wild-draw-stack = Comprar { $n } cartas
wild-keep = Ficar com { $card }
wild-catch = Pegar { $name }!
wild-arrange = Arrumar
wild-button-card = { $n ->
        [one] { $card }
       *[other] { $card } (×{ $n })
    }
wild-button-jump = { $n ->
        [one] Cortar: { $card }
       *[other] Cortar: { $card } (×{ $n })
    }
wild-rest = { $n ->
        [0] Mais { $n } cartas, nenhuma serve agora
        [one] Mais { $n } carta, que não serve agora
       *[other] Mais { $n } cartas, nenhuma serve agora
    }
wild-take-back = Voltar

wild-suit-which = Jogar { $card }: que naipe você escolhe? Nada acontece até você confirmar.
wild-suit-choice = { $suit } (você tem { $n })
wild-suit-sure = Jogar { $card } e escolher { $suit }? { $n ->
        [0] Você não tem cartas desse naipe.
        [one] Você tem uma carta desse naipe.
       *[other] Você tem { $n } cartas desse naipe.
    }
wild-suit-confirm = Jogar e escolher { $suit }
wild-swap-which = Jogar { $card }: com quem você troca de mão? { $own ->
        [one] Sua última carta vai
       *[other] Suas outras { $own } cartas vão
    } para essa pessoa, e as cartas dela vêm para você. Nada acontece até você confirmar.
wild-swap-menu = Trocar de mão com…
wild-swap-does = { $n ->
        [one] Você ficaria com uma carta
       *[other] Você ficaria com { $n } cartas
    }
wild-swap-sure = Jogar { $card } e trocar de mão com { $name }? Você dá { $own ->
        [one] uma carta
       *[other] { $own } cartas
    } e recebe { $n ->
        [one] uma carta, que teria de avisar
       *[other] { $n } cartas
    }.
wild-swap-confirm = Trocar com { $name }

wild-arrange-which = Que carta você quer mover? Não custa a vez, e ninguém vê.
wild-arrange-menu = Escolha uma carta, lugares { $first } a { $last }
wild-move-which = { $card } está no lugar { $place } de { $n }. Para onde vai?
wild-move-menu = Mover para um lugar de { $first } a { $last }
wild-move-step = { $step ->
        [first] Para a ponta esquerda
        [left] Mover à esquerda
        [right] Mover à direita
       *[last] Para a ponta direita
    }
wild-place = { $place } · { $card }

wild-label-play = Jogar { $card }
wild-label-named = Jogar { $card } e escolher { $suit }
wild-label-swap = Jogar { $card } e trocar de mão com o lugar { $n }
wild-label-draw = Comprar
wild-label-keep = Ficar com a carta comprada
wild-label-call = Avisar a última carta
wild-label-catch = Pegar quem está no lugar { $n }
wild-label-arrange = Arrumar a mão
wild-label-leave = Sair desta partida
wild-label-timeout = Deixar o relógio jogar

wild-told-dealt = { $card } foi virada, e { $name } começa.
wild-told-played = { $you ->
        [yes] Você
       *[no] { $name }
    } jogou { $card }.
wild-told-jumped = ⚡ { $you ->
        [yes] Você
       *[no] { $name }
    } cortou com { $card }.
wild-told-named = { $you ->
        [yes] Você
       *[no] { $name }
    } jogou { $card } e escolheu { $suit }.
wild-told-skipped = A próxima pessoa perde a vez.
wild-told-reversed = O jogo agora corre no outro sentido.
wild-told-pending = { $next_you ->
        [yes] Você tem de responder ou comprar { $n }.
       *[no] { $next } tem de responder ou comprar { $n }.
    }
wild-told-swapped = 🔄 { $you ->
        [yes] Você trocou de mão com { $other }.
       *[no] { $other_you ->
            [yes] { $name } trocou de mão com você.
           *[no] { $name } trocou de mão com { $other }.
        }
    }
wild-told-passed = 🔄 Cada mão passou para a pessoa seguinte.
wild-told-one-left = { $you ->
        [yes] Você ficou com uma carta e não avisou!
       *[no] { $name } ficou com uma carta e não avisou!
    }
wild-told-drew = { $why ->
        [caught] Por isso { $you ->
            [yes] você
           *[no] { $name }
        } comprou
        [stack] { $you ->
            [yes] Você
           *[no] { $name }
        } não respondeu e comprou
        [hit] { $you ->
            [yes] Você
           *[no] { $name }
        } teve de comprar
       *[turn] { $you ->
            [yes] Você
           *[no] { $name }
        } comprou
    } { $n ->
        [one] uma carta
       *[other] { $n } cartas
    }{ $fits ->
        [yes] {""}; { $n ->
            [one] ela serve
           *[other] a última serve
        }
       *[no] {""}
    }.
wild-told-drew-open = { $why ->
        [caught] Por isso { $you ->
            [yes] você
           *[no] { $name }
        } comprou
        [stack] { $you ->
            [yes] Você
           *[no] { $name }
        } não respondeu e comprou
        [hit] { $you ->
            [yes] Você
           *[no] { $name }
        } teve de comprar
       *[turn] { $you ->
            [yes] Você
           *[no] { $name }
        } comprou
    } { $n ->
        [one] { $cards }
       *[other] { $n } cartas: { $cards }
    }{ $fits ->
        [yes] {""}; { $n ->
            [one] ela serve
           *[other] a última serve
        }
       *[no] {""}
    }.
wild-told-drew-nothing = { $you ->
        [yes] Você não achou
       *[no] { $name } não achou
    } nada para comprar.
wild-told-reshuffled = { $n ->
        [one] A carta sob a de cima é o novo monte.
       *[other] As { $n } cartas sob a de cima foram embaralhadas num novo monte.
    }
wild-told-kept = { $you ->
        [yes] Você ficou com a carta comprada.
       *[no] { $name } ficou com a carta comprada.
    }
wild-told-left = { $you ->
        [yes] Você saiu da partida; suas cartas foram para baixo do monte.
       *[no] { $name } saiu da partida; as cartas foram para baixo do monte.
    }
wild-told-called = 📣 { $you ->
        [yes] Você
       *[no] { $name }
    } avisou a última carta{ $ahead ->
        [yes] {""} antes de jogar
       *[no] {""}
    }.
wild-told-caught = ✋ { $by_you ->
        [yes] Você
       *[no] { $by }
    } pegou { $you ->
        [yes] você
       *[no] { $name }
    } com a última carta sem avisar.
wild-told-arranged = Você arrumou sua mão.

wild-end-winner = 🏆 VITÓRIA: { $name } jogou a última carta e leva { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
wild-end-stopped = ⏹ PARADA: resta pouca gente na mesa. Ninguém vence esta partida, e ela não conta.
wild-row = { $name }: { $cards } — { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
wild-row-empty = { $name }: nenhuma carta — 0 pontos
wild-row-closed = { $name }: { $n ->
        [0] { $n } cartas
        [one] { $n } carta
       *[other] { $n } cartas
    }, não mostradas
wild-row-left = { $name }: saiu da partida
wild-detail = { $name }: { $sum } = { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
wild-point-stack = { $name } comprou a maior pilha, { $n } cartas.
wild-point-caught = { $by } pegou { $name } com a última carta sem avisar.
wild-point-jumped = { $name } cortou { $n ->
        [one] uma vez
       *[other] { $n } vezes
    }.
wild-point-moved = As mãos passaram a outra pessoa { $n ->
        [one] uma vez
       *[other] { $n } vezes
    }.
wild-point-hit = { $name } fez a mesa comprar mais: { $n } cartas.
wild-point-back = { $name } chegou a ter { $n } cartas na mão e venceu.
wild-point-drew = { $name } foi quem mais comprou em vez de jogar: { $n }.

wild-alt-title = Curinga: a mesa.
wild-alt-top = Em jogo: { $card }.
wild-alt-fits = Serve: { $like ->
        [wild] { $suit } ou outro Curinga
        [skip] { $suit }, qualquer Pular ou um Curinga
        [reverse] { $suit }, qualquer Inverter ou um Curinga
        [two] { $suit }, qualquer +2 ou um Curinga
       *[number] { $suit }, qualquer { $number } ou um Curinga
    }.
wild-alt-pending = Compre { $n }, ou responda com { $answer }.
wild-alt-pile = { $n ->
        [0] O monte acabou.
        [one] Monte: { $n } carta.
       *[other] Monte: { $n } cartas.
    }
wild-alt-way = O jogo { $way ->
        [on] desce esta lista
       *[back] sobe esta lista
    }:
wild-alt-seat = { $name }: { $n ->
        [0] 0 cartas
        [one] { $n } carta
       *[other] { $n } cartas
    }{ $state ->
        [turn] , na vez
        [holding] , na vez com uma carta que serve, recém-comprada
        [exposed] , não avisou, pode ser pego
        [exposed-turn] , na vez, não avisou, pode ser pego
        [left] , saiu da partida
       *[waiting] {""}
    }.
wild-alt-over = A partida terminou. { $outcome }
wild-alt-hand-title = Curinga: sua mão.
wild-alt-hand = { $n ->
        [0] Você não tem cartas.
        [one] Uma carta: { $cards }.
       *[other] { $n } cartas: { $cards }.
    }
wild-alt-held = Acabou de comprar: { $card }.
wild-alt-playable = Você pode jogar: { $cards }.
wild-alt-none = Você não pode jogar nenhuma carta agora.

wild-refusal-not_your_turn = Não é a sua vez.
wild-refusal-already_drew = Você já comprou { $card } nesta vez: jogue ou fique com a carta.
wild-refusal-nothing_to_draw = Não há o que comprar e você tem carta que serve, então tem de jogar.
wild-refusal-nothing_drawn = Você só pode ficar com uma carta que comprou nesta vez.
wild-refusal-no_call = Você não tem última carta para avisar agora: avise com duas cartas na sua vez, ou logo depois de ficar com uma.
wild-refusal-no_catch = Tarde demais ou errado: essa pessoa avisou, já foi pega, ou a próxima pessoa já agiu.
wild-refusal-hands_are_sorted = Nesta mesa as mãos já vêm arrumadas, ninguém as muda.
wild-refusal-not_your_hand = Isso não é a sua mão inteira como está agora.
wild-refusal-only_the_drawn_card = Depois de comprar, você só pode jogar { $card }, a carta comprada.
wild-refusal-not_held = Você não tem { $card }.
wild-refusal-does_not_fit = { $card } não serve sobre { $top }: combine naipe, número ou símbolo, ou jogue um Curinga.
wild-refusal-answer_or_draw = { $card } não responde a { $top }: responda a +2 com +2, a Curinga +4 com Curinga +4, ou compre.
wild-refusal-name_a_suit = Um Curinga escolhe um naipe, e nenhuma outra carta escolhe.
wild-refusal-no_jump_in = Você só pode cortar com a carta idêntica, de mesmo naipe e figura, à que acabou de ser jogada.
wild-refusal-no_swap = { $card } não troca mãos aqui.
wild-refusal-name_a_seat = Diga com quem você troca de mão.

# Palavras dentro das imagens. Um fato chamado card é uma minicarta.

picture-wild-ember = Brasa
picture-wild-sun = Sol
picture-wild-leaf = Folha
picture-wild-wave = Onda
picture-wild-turn-play = { $name } joga uma carta que sirva, ou compra
picture-wild-turn-holding = { $name } comprou carta que serve: joga ou fica
picture-wild-turn-stack = { $name } responde com { $answer } ou compra { $count }
picture-wild-turn-catch = { $name } joga · { $other } pode ser pego!
picture-wild-won = VITÓRIA: { $name } leva { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
picture-wild-stopped = PARADA: resta pouca gente na mesa
picture-wild-winner-word = VITÓRIA
picture-wild-stopped-word = PARADA
picture-wild-nobody = ninguém vence
picture-wild-points = { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
picture-wild-deck = Monte { $count }
picture-wild-deck-empty = Monte vazio
picture-wild-match = Combine
picture-wild-or-number = ou um { $number }
picture-wild-or-skip = ou Pular
picture-wild-or-reverse = ou Inverter
picture-wild-or-draw = ou um +2
picture-wild-or-wild = ou Curinga
picture-wild-draw = Compre { $count }
picture-wild-seat-catch = não avisou!
picture-wild-seat-one = uma carta
picture-wild-seat-left = saiu
picture-wild-hand-playable = Sua vez: { $count ->
        [0] { $count } cartas servem
        [one] { $count } carta serve
       *[other] { $count } cartas servem
    }
picture-wild-hand-nothing = Sua vez: nada serve, compre
picture-wild-hand-answer = Responda com { $answer } ou compre { $count }
picture-wild-hand-stack = Sem resposta: compre { $count }
picture-wild-hand-drew = Comprou { $card }: jogue ou fique
picture-wild-hand-waiting = Sua mão: é a vez de { $name }
picture-wild-hand-jump = Você pode cortar com { $card }
picture-wild-hand-call = Avise sua última carta!
picture-wild-hand-over = Sua mão no fim
picture-wild-hand-left = Você saiu desta partida
picture-wild-hand-in-play = Em jogo { $card }
picture-wild-hand-drawn = comprada
picture-wild-hand-empty = sem cartas
picture-wild-hand-closed = { $count ->
        [0] { $count } cartas, não mostradas
        [one] { $count } carta, não mostrada
       *[other] { $count } cartas, não mostradas
    }
wild-feat = { $points ->
        [0] maior vitória: { $points } pontos
        [one] maior vitória: { $points } ponto
       *[other] maior vitória: { $points } pontos
    }

lobby-seats-in-wild = De { $least } a { $most } pessoas; uma partida a duas leva uns 5 minutos.
sure-resign-last-in-wild = Desistir desta partida? Só restaria { $last }: ela para na hora e ninguém vence; uma série termina com ela.
sure-kick-last-in-wild = Remover { $name } da mesa? Só restaria { $last }: esta partida para na hora e ninguém vence; uma série termina com ela.
sure-end-in-wild = Encerrar a disputa para todo mundo? As partidas terminadas valem, a que está em jogo não.
