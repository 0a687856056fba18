# Why something was not done: one sentence each.

refusal-rule = { $sentence } (Rule { $rule })
refusal-other = That is not possible right now.

# By the rules of any game.
refusal-not_your_turn = It is not your turn.
refusal-over = This game is over.
refusal-left = You left this game and cannot act in it any more.
refusal-no_such_seat = There is no such seat at this table.

# By the table.
refusal-stale = Your situation has changed since that message was made; here it is as it is now.
refusal-seats_changed = Who sits at this table has changed since then, so nothing was done. Please choose again.
refusal-table_full = This table is full.
refusal-already_seated = You already have a seat at this table.
refusal-not_seated = You have no seat at this table.
refusal-not_host = Only the host can do that.
refusal-not_started = This match has not begun yet.
refusal-already_started = This match has already begun.
refusal-too_few_seats = { $least ->
        [one] At least { $least } player is needed to start.
       *[other] At least { $least } players are needed to start.
    }
refusal-table_closed = This table is closed.
refusal-no_such_table = I cannot find that table; it may have been closed long ago.
refusal-no_such_option = That option, or that value of it, does not exist in this game.
refusal-paused = The match is paused; resume it first.
refusal-not_paused = The match is not paused.
refusal-no_table_here = There is no table in this channel; open one with `/play`.
