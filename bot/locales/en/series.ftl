# Series, taking back, being away.

command-series = series
command-series-about = Open a table for a series of games
command-table-takeback = takeback
command-table-takeback-about = Take my last move back, in games that allow it
command-table-redo = redo
command-table-redo-about = Make again what was taken back
command-table-restart = restart
command-table-restart-about = Deal the same game once more; it counts for nothing
option-length = length
option-length-about = How many games
choice-length-1 = 1 game
choice-length-3 = 3 games
choice-length-5 = 5 games
choice-length-7 = 7 games
choice-length-9 = 9 games
series-standings = Standings after game { $n } of { $length }
series-place = `{ $place }` { $name }: { $won ->
        [one] { $won } game won
       *[other] { $won } games won
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
series-winner = 🏆 { $name } takes the series.
series-shared = 🏆 The series is shared by { $names }.
series-nobody = The series ended without a winner.
series-next = The next game begins { $when }, or as soon as everybody is ready.
series-ready = Ready
series-waiting = Ready: { $names }.
table-agree = Agree
table-decline = Decline
hand-withdraw = Never mind
table-repeats = 🔁 Dealt once more from the same shuffles: it counts for nothing.
note-hurry = ⏰ The time for this turn is nearly up: then the clock plays.
note-left-server = 🚪 Somebody is no longer in this server, and so has left the table.
host-left-server = The host is no longer in this server. { $name } hosts this table now.
note-declined = ✋ The wish was declined: the game goes on as it stands.
table-away = 💤 A computer plays for { $name }, who missed several turns.
told-taken-back = { $name } took the last move back.
told-redone = { $name } made the move again.
asks-takeback = ↩ { $name } asks to take the last move back. Another player can agree or decline.
asks-redo = ↪ { $name } asks to make the move again. Another player can agree or decline.
asks-restart = 🔁 { $name } asks to deal the same game once more. Another player can agree or decline.
hand-back = I am back
hand-away = 💤 A computer plays for you. Press **I am back** to play again yourself.
hand-missed = { $left ->
        [one] ⚠️ You missed { $n } turns in a row. If you miss this one as well, a computer plays for you until you are back.
       *[other] ⚠️ You missed { $n ->
            [one] a turn
           *[other] { $n } turns in a row
        }. After { $left } more in a row a computer plays for you until you are back.
    }
hand-takeback = Take back
hand-redo = Redo
more-restart = Deal the same game again
sure-restart = Deal the same game again? It starts from the same shuffles and counts for nothing.
done-turned = Done.
done-asked = Asked. Another player has to agree.
lobby-length-choose = How many games
lobby-length = { $n ->
        [0] Game by game, as many as you like
        [one] A series of { $n } game
       *[other] A series of { $n } games
    }
refusal-nothing_to_take_back = There is nothing to take back.
series-length = { $game }: { $length }
