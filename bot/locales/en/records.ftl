# Standings, one's own games, and privacy.

command-leaderboard = leaderboard
command-leaderboard-about = Post who leads on this server
command-profile = profile
command-profile-about = Post a member's rank and record
command-games = games
command-games-about = List my finished games, to me alone
command-privacy = privacy
command-privacy-about = What is stored about me; export it, delete it
option-period = period
option-period-about = Since when; all time if left out
option-which-game-about = Which game; all of them if left out
option-whose-about = Whose profile; mine if left out
choice-all = All time
choice-month = This month
choice-season = This season (three months)
choice-ranks = Ranks: the ladder and its points

period-all = all time
period-month = this month
period-season = this season
leaders-title = { $game } · { $period }
leaders-all-games = All games
leaders-row = `{ $rank }` { $name }: { $series ->
        [0] no series
        [one] { $series } series
       *[other] { $series } series
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    } won, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
leaders-nobody = Nobody has finished a game here in that time.
leaders-how = `/profile` shows one member in full, `/games` lists your own games.
leaders-note = By series won, then games won, then points; equals share a place. A season is a quarter of the year.

rank-rookie = Rookie
rank-contender = Contender
rank-challenger = Challenger
rank-expert = Expert
rank-master = Master
rank-legend = Legend
ranks-title = Ranks
ranks-step = - **{ $rank }** from { $points } ranking points
ranks-bonuses = Each opponent who finishes behind you brings ranking points: a person { $person }, and { $step } more for each rank that they stand above you; a Hard computer { $hard }, a Medium one { $medium }; Easy ones { $easy } together, however many. A game won alone in a series brings { $series } more. Points are never lost.
ranks-counts = A game counts once it is finished, if at least two people, or a person and a computer, play it. Games dealt once more, games that are not finished, and tables that one person fills count for nothing. Ranks and standings are those of this server.

profile-title = { $name }
profile-rank = 🏅 **{ $rank }** with { $points ->
        [one] { $points } ranking point
       *[other] { $points } ranking points
    }; { $more } more make { $next }.
profile-rank-top = 🏅 **{ $rank }** with { $points } ranking points: the top of the ladder.
profile-games = By game
profile-game = - { $game }: { $played } played, { $won } won{ $shared ->
        [0] {""}
       *[other] , { $shared } shared
    }{ $series ->
        [0] {""}
       *[other] , { $series } series won
    }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
profile-feat = - ⭐ { $feat } · { $when }
profile-rivals = By opponent
profile-rival = - { $name }: { $played ->
        [one] { $played } game
       *[other] { $played } games
    }, ahead in { $ahead }, behind in { $behind }
profile-ranks = Ranks
profile-how = Press Ranks to read what each rank needs.
profile-none = { $name } has not finished a game on this server yet.
former-player = a former player
former-players = Former players

games-title = { $n ->
        [one] My finished game
       *[other] My { $n } finished games
    } · page { $page } of { $pages }
games-row = { $when } **{ $game }**: place { $place } of { $seats }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, +{ $ranking } for the ladder. Against { $opponents }
games-how = `/recap` posts the story of a game again, in its channel.
games-none = You have not finished a game yet. Open a table with `/play`.

privacy-title = What I store, and why
privacy-stored = - Your Discord id and the name you had, for each table you sat at: so that your cards reach you and nobody else, and so that results have names.
    - Every move of those games, by seat and without names: so that a game survives a restart and can be told, proved and replayed.
    - Your results, standings, opponents and best hands: for the leaderboard, profiles and your list of games.
    - What you chose in `/settings`, and the language of your Discord then.
    - For 15 minutes, the key with which Discord lets me update your open hand.

    I read no messages and store none.
privacy-kept = { $days ->
        [0] All of it is kept until you delete it.
        [one] The moves of finished games are deleted after { $days } day; results are kept until you delete them.
       *[other] The moves of finished games are deleted after { $days } days; results are kept until you delete them.
    }
privacy-others = If you delete your data, the games that you shared with others stay theirs, with “a former player” in your place. Messages already posted in channels, and copies that the host of this bot made of its store, are out of my reach.
privacy-export = Export my data
privacy-forget = Delete my data
privacy-forget-sure = Delete all that is stored about you? You leave the tables where you sit; your results, ranks and list of games are gone for good; in games shared with others you become “a former player”. This cannot be undone.
privacy-forget-yes = Yes, delete everything
privacy-forgotten = Done. Nothing about you is stored any more.
privacy-exported = This is all that is stored about you. Your moves stand in the event files of your games, by seat: the Export button of a recap.
refusal-moves_not_kept = The moves of that round are no longer kept; only its result is.

recap-moving = Show it moving
moving-title = { $game }, game { $n }: it plays once
moving-alt = A moving picture of { $n } moments. At its end: { $end }
series-title = { $game }: series of { $length }
series-name = Series of { $length }, { $game }: { $names }
series-games = Game by game
series-game = `{ $n }` won by { $names }
series-game-uncounted = `{ $n }` did not count
series-game-option = Game { $n }
series-details = Details of a game…
series-plays = Play-by-play of a game…
series-alt-place = Place { $place }: { $name }, games won: { $won }, points: { $points }.
refusal-no_such_series = I cannot find that series.
picture-series-title = { $n ->
        [one] { $n } game played
       *[other] { $n } games played
    }
picture-series-length = Series of { $length }
picture-series-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
picture-series-first = { $name } leads
picture-series-takes = { $name } takes the series
picture-series-shared = The series is shared
picture-series-level = Nobody is ahead
