# Por que algo não foi feito: uma frase para cada caso.

refusal-rule = { $sentence } (Regra { $rule })
refusal-other = Isso não é possível agora.

# Pelas regras de qualquer jogo.
refusal-not_your_turn = Não é a sua vez.
refusal-over = Esta partida terminou.
refusal-left = Você saiu desta partida e não pode mais agir nela.
refusal-no_such_seat = Não existe esse lugar nesta mesa.

# Pela mesa.
refusal-stale = A sua situação mudou desde que aquela mensagem foi feita; aqui está como ela é agora.
refusal-seats_changed = Quem está à mesa mudou desde então, por isso nada foi feito. Escolha de novo.
refusal-table_full = Esta mesa está cheia.
refusal-already_seated = Você já tem um lugar nesta mesa.
refusal-not_seated = Você não tem um lugar nesta mesa.
refusal-not_host = Só quem comanda a mesa pode fazer isso.
refusal-not_started = Esta partida ainda não começou.
refusal-already_started = Esta partida já começou.
refusal-too_few_seats = { $least ->
        [0] São precisas pelo menos { $least } pessoas para começar.
        [one] É preciso pelo menos { $least } pessoa para começar.
       *[other] São precisas pelo menos { $least } pessoas para começar.
    }
refusal-table_closed = Esta mesa está fechada.
refusal-no_such_table = Não encontro essa mesa; ela pode ter sido fechada há muito tempo.
refusal-no_such_option = Essa opção, ou esse valor dela, não existe neste jogo.
refusal-paused = A partida está pausada; retome-a antes.
refusal-not_paused = A partida não está pausada.
refusal-no_table_here = Não há mesa neste canal; abra uma com `/play`.
