# Classificações, as próprias partidas, e privacidade.

command-leaderboard = placar
command-leaderboard-about = Publicar quem está na frente neste servidor
command-profile = perfil
command-profile-about = Publicar a patente e os resultados de alguém
command-games = partidas
command-games-about = Listar minhas partidas terminadas, só para mim
command-privacy = privacidade
command-privacy-about = O que está guardado sobre mim; exportar, apagar
option-period = periodo
option-period-about = Desde quando; sem escolha, desde sempre
option-which-game-about = Qual jogo; sem escolha, todos
option-whose-about = De quem é o perfil; sem escolha, o meu
choice-all = Desde sempre
choice-month = Este mês
choice-season = Esta temporada (três meses)
choice-ranks = Patentes: a escada e seus pontos

period-all = desde sempre
period-month = este mês
period-season = esta temporada
leaders-title = { $game } · placar, { $period }
leaders-all-games = Todos os jogos
leaders-row = `{ $rank }` { $name }: { $series ->
        [0] nenhuma série
        [one] { $series } série
       *[other] { $series } séries
    }, { $games ->
        [0] { $games } partidas vencidas
        [one] { $games } partida vencida
       *[other] { $games } partidas vencidas
    }, { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
leaders-nobody = Ninguém terminou uma partida aqui nesse período.
leaders-how = `/perfil` mostra uma pessoa por inteiro, `/partidas` lista as suas partidas.
leaders-note = Por séries vencidas, depois partidas vencidas, depois pontos; iguais dividem o lugar. Uma temporada é um trimestre.

rank-rookie = Novato
rank-contender = Competidor
rank-challenger = Desafiante
rank-expert = Perito
rank-master = Mestre
rank-legend = Lenda
ranks-title = Patentes
ranks-step = - **{ $rank }** a partir de { $points } pontos de patente
ranks-bonuses = Cada adversário que termina atrás de você rende pontos de patente: uma pessoa, { $person }, e mais { $step } por patente que ela esteja acima da sua; um computador difícil, { $hard }; um médio, { $medium }; os fáceis, { $easy } ao todo, sejam quantos forem. Uma partida vencida sem empate numa série rende mais { $series }. Pontos nunca se perdem.
ranks-counts = Uma partida conta quando termina, se nela jogam ao menos duas pessoas, ou uma pessoa e um computador. Partidas dadas outra vez, partidas não terminadas e mesas que uma só pessoa ocupa não contam para nada. Patentes e placares são deste servidor.

profile-title = Perfil de { $name }
profile-rank = 🏅 **{ $rank }** com { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    } de patente; faltam { $more } para { $next }.
profile-rank-top = 🏅 **{ $rank }** com { $points } pontos de patente: o topo da escada.
profile-games = Por jogo
profile-game = - { $game }: { $played ->
        [0] { $played } partidas
        [one] { $played } partida
       *[other] { $played } partidas
    }, { $won ->
        [0] { $won } vitórias
        [one] { $won } vitória
       *[other] { $won } vitórias
    }{ $shared ->
        [0] {""}
        [one] , { $shared } dividida
       *[other] , { $shared } divididas
    }{ $series ->
        [0] {""}
       *[other] , séries vencidas: { $series }
    }; { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
profile-feat = - ⭐ { $feat } · { $when }
profile-rivals = Por adversário
profile-rival = - { $name }: { $played ->
        [0] { $played } partidas
        [one] { $played } partida
       *[other] { $played } partidas
    }, à frente em { $ahead }, atrás em { $behind }
profile-ranks = Patentes
profile-how = Aperte Patentes para ler o que cada patente pede.
profile-none = { $name } ainda não terminou uma partida neste servidor.
former-player = alguém que já jogou
former-players = Quem já jogou

games-title = { $n ->
        [one] Minha partida terminada
       *[other] Minhas { $n } partidas terminadas
    } · página { $page } de { $pages }
games-row = { $when } **{ $game }**: lugar { $place } de { $seats }, { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }, +{ $ranking } na escada. Contra { $opponents }
games-how = `/resumo` conta uma partida outra vez, no canal dela.
games-none = Você ainda não terminou uma partida. Abra uma mesa com `/jogar`.

privacy-title = O que eu guardo, e por quê
privacy-stored = - Seu id do Discord e o nome que você usava, para cada mesa em que se sentou: para que suas cartas cheguem a você e a mais ninguém, e para que os resultados tenham nomes.
    - Cada jogada dessas partidas, por lugar e sem nomes: para que a partida sobreviva a um reinício e possa ser contada, provada e repetida.
    - Seus resultados, classificações, adversários e melhores mãos: para o placar, os perfis e a sua lista de partidas.
    - O que você escolheu em `/ajustes`, e o idioma do seu Discord naquele momento.
    - Por 15 minutos, a chave com que o Discord me deixa atualizar sua mão aberta.

    Não leio mensagens nem guardo nenhuma.
privacy-kept = { $days ->
        [0] Tudo fica guardado até você apagar.
        [one] As jogadas de partidas terminadas são apagadas depois de { $days } dia; os resultados ficam até você apagar.
       *[other] As jogadas de partidas terminadas são apagadas depois de { $days } dias; os resultados ficam até você apagar.
    }
privacy-others = Se você apagar seus dados, as partidas divididas com outras pessoas continuam sendo delas, com “alguém que já jogou” no seu lugar. Mensagens já publicadas nos canais, e cópias que quem mantém este bot fez do arquivo, estão fora do meu alcance.
privacy-export = Exportar meus dados
privacy-forget = Apagar meus dados
privacy-forget-sure = Apagar tudo o que está guardado sobre você? Você sai das mesas em que está; seus resultados, patentes e lista de partidas somem de vez; nas partidas divididas com outras pessoas você vira “alguém que já jogou”. Não há volta.
privacy-forget-yes = Sim, apagar tudo
privacy-forgotten = Feito. Nada sobre você está mais guardado.
privacy-exported = Isto é tudo o que está guardado sobre você. Suas jogadas estão nos arquivos das partidas, por lugar: o botão Exportar de um resumo.
refusal-moves_not_kept = As jogadas dessa rodada já não são guardadas; só o resultado.

recap-moving = Ver em movimento
moving-title = { $game }, partida { $n }: passa uma vez
moving-alt = Uma imagem em movimento com { $n } momentos. No fim: { $end }
series-title = { $game }: série de { $length }
series-name = Série de { $length }, { $game }: { $names }
series-games = Partida por partida
series-game = `{ $n }` vencida por { $names }
series-game-uncounted = `{ $n }` não contou
series-game-option = Partida { $n }
series-details = Detalhes de uma partida…
series-plays = Lance a lance de uma partida…
series-alt-place = Lugar { $place }: { $name }, partidas vencidas: { $won }, pontos: { $points }.
refusal-no_such_series = Não encontro essa série.
picture-series-title = { $n ->
        [0] { $n } partidas jogadas
        [one] { $n } partida jogada
       *[other] { $n } partidas jogadas
    }
picture-series-length = Série de { $length }
picture-series-points = { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
picture-series-first = { $name } está na frente
picture-series-takes = { $name } leva a série
picture-series-shared = A série fica dividida
picture-series-level = Ninguém está na frente
