# A table before the first round.

lobby-title = { $game }: a table is open
lobby-host = Host: { $name }
lobby-seats = For { $least } to { $most } players.
lobby-seats-exactly = For { $n } players.
lobby-seat = { $n }. { $name }
lobby-seat-free = { $n }. *free*
lobby-seats-free = { $first }–{ $last }. *free*
lobby-wanting = { $n ->
        [one] One more player is needed: press Join, or add a computer.
       *[other] { $n } more players are needed: press Join, or add computers.
    }
lobby-ready = Ready: the host can press Start; My hand then shows your cards, to you alone.
lobby-full = The table is full: the host can press Start; My hand then shows your cards, to you alone.

lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-options = Options
lobby-rules = Rules
lobby-cancel = Cancel
lobby-computer = Add a computer…
lobby-remove = Remove a player… (host)
lobby-remove-seat = Remove { $name }

options-title = Options of { $game }
options-hint = Choose in the menus. Only the host can, and only before the first game.
lobby-clock-choose = Time for a turn
lobby-clock = { $seconds ->
        [0] No clock
        [60] 1 minute a turn
        [120] 2 minutes a turn
        [300] 5 minutes a turn
       *[other] { $seconds } seconds a turn
    }

closed-cancelled = { $name } closed this table before the first game.
closed-ended = { $name } ended this match.
closed-finished = This match is finished.
closed-empty = Everybody left, so this table is closed.
closed-idle = Nobody came back for a long time, so this table is closed.
closed-other = This table is closed.
closed-again = To play again, open a table with `/play`.
closed-rematch = Rematch
