# The public table and the private hand, of any game.

table-round = Game { $n }.
table-round-tally = Game { $n }. Games won: { $tally }.
table-tally-seat = { $name } { $won }
table-clock = Time runs out { $when }.
table-paused = ⏸ This match is paused; nobody can move. { $names } can press Resume.
table-paused-why = ⏸ This match is paused: { $why } { $names } can press Resume.
table-alt-paused = The match is paused; nobody can move. { $alt }
table-commitment = This deal was fixed before the first move: sha256 { $hash }…
table-commitments = { $n ->
        [one] { $n } shuffle was
       *[other] { $n } shuffles were
    } fixed before the moves that followed. The latest: sha256 { $hash }…

table-hand = My hand
table-rules = Rules
table-more = More
table-again = Deal a new game
table-end = End the match
table-next = To play on, anybody at the table can press **{ $button }**.
table-ping-direct = It is your turn in { $game }: { $link }
table-digest = { $n ->
        [one] It is your turn at one table.
       *[other] It is your turn at { $n } tables:
    }
table-digest-line = - { $game }: { $link }
table-ping = { $mention }, it is your turn. Press My hand to see your cards.

paused-channel = I cannot reach this channel.
paused-thread = this thread is archived or locked.

hand-title = Your hand · { $game }
hand-fresh = This message updates itself until { $when }. After that, press { $button } for a new one.
hand-stale = Press { $button } at the table for a new copy at any time.
hand-paused = ⏸ The match is paused: nobody can move until somebody at the table presses Resume.
hand-not-dealt = No card has been dealt at this table yet.
hand-rule = Read rule { $rule }
hand-over = This game is over.
hand-next = To play on, press **{ $button }** at the table.

more-title = More · { $game }
more-how = These are about the table; the cards are in your hand.
more-show = Show the table at the bottom
more-pause = Pause
more-resume = Resume
more-host = Make another player host…
more-host-seat = { $name } becomes host
more-kick = Remove a player for good…
more-kick-seat = Remove { $name }
more-grave = These cannot be undone. You will be asked once more.
more-resign = Resign
more-again = Deal a new game
more-end = End the match

sure-yes = Yes, do it
sure-no = No, go back
sure-resign = Resign this game? You are out of it for good, and the others play on without you.
sure-resign-last = Resign this game? It ends at once, and { $last } wins it.
sure-end = End the match for everybody? What was won so far stays in the records.
sure-again = Deal a new game? The current one ends and counts for nobody.
sure-kick = Remove { $name } from the match? This game goes on without them.
sure-kick-last = Remove { $name } from the match? This game ends at once, and { $last } wins it.
sure-cancel = Close this table? Others have a seat here; the table is gone for everybody.

