# O fim de uma rodada, e o que se pode consultar depois.

recap-title = { $game }: fim da partida { $n }
recap-hands = **Mãos e pontos**
recap-turning = **Momentos decisivos**
recap-stood-in = **Jogado no lugar de quem não jogou a tempo** (🤖)
recap-stood-in-more = { $n ->
        [one] e mais uma jogada, marcada com 🤖 em **Lance a lance**
       *[other] e mais { $n } jogadas, marcadas com 🤖 em **Lance a lance**
    }
recap-tally = Partidas vencidas até agora: { $tally }.
recap-details = Detalhes
recap-plays = Lance a lance
recap-proof = Prova do sorteio
recap-rematch = Revanche
recap-again = Começar outra partida
recap-export = Exportar
recap-next-how = Para continuar, aperte **{ $button }**; os outros botões mostram como foi.
recap-look-how = Os botões mostram como foi, mão por mão e lance por lance.

details-title = Cada mão, carta por carta · partida { $n }
plays-title = Lance a lance · partida { $n }
plays-page = Página { $page } de { $pages }
plays-line = `{ $n }` { $sentence }
plays-line-stood-in = `{ $n }` 🤖 { $sentence }
page-previous = Anterior
page-next = Próxima

proof-title = Prova do sorteio · partida { $n }
proof-why = Antes da primeira jogada publiquei o SHA-256 de um segredo; só o segredo determina a ordem das cartas. Agora que a partida terminou, aqui estão os dois.
proof-shuffle = Embaralhamento { $n }
proof-published = Publicado: `{ $hash }`
proof-secret = Segredo: `{ $secret }`
proof-match = ✅ O SHA-256 do segredo é o que foi publicado.
proof-mismatch = ❌ O SHA-256 do segredo não é o que foi publicado.
proof-unpublished = ❌ Nada foi publicado para este embaralhamento.
proof-replayed = ✅ As cartas desta partida vieram na ordem que os segredos determinam.
proof-not-replayed = ❌ As cartas desta partida não vieram na ordem que os segredos determinam.
proof-how = Para conferir: calcule o SHA-256 dos 32 bytes do segredo. A ordem é um embaralhamento de Fisher–Yates guiado pela sequência HMAC-SHA-256(segredo, 0, 1, 2 …); `engines/core/shuffle.py` a descreve por inteiro.
proof-none = Nenhum embaralhamento foi registrado nesta partida.
proof-rest = { $n ->
        [0] Mais { $n } embaralhamentos estão no arquivo exportado.
        [one] Mais { $n } embaralhamento está no arquivo exportado.
       *[other] Mais { $n } embaralhamentos estão no arquivo exportado.
    }

rules-how = Vire as páginas com Anterior e Próxima; nada aqui muda o jogo.
rules-page = Regras de { $game } · página { $page } de { $pages }
