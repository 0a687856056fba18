# The end of a round, and what can be looked up afterwards.

recap-title = { $game }: game { $n } is over
recap-hands = **Hands and points**
recap-turning = **Turning points**
recap-stood-in = **Played for those who did not move in time** (🤖)
recap-stood-in-more = { $n ->
        [one] and one act more, marked 🤖 in **Play-by-play**
       *[other] and { $n } acts more, marked 🤖 in **Play-by-play**
    }
recap-tally = Games won so far: { $tally }.
recap-details = Details
recap-plays = Play-by-play
recap-proof = Deal proof
recap-rematch = Rematch
recap-again = Deal a new game
recap-export = Export
recap-next-how = To play on, press **{ $button }**; the other buttons show how it went.
recap-look-how = The buttons show how it went, hand by hand and move by move.

details-title = Every hand, card by card · game { $n }
plays-title = Play-by-play · game { $n }
plays-page = Page { $page } of { $pages }
plays-line = `{ $n }` { $sentence }
plays-line-stood-in = `{ $n }` 🤖 { $sentence }
page-previous = Previous
page-next = Next

proof-title = Deal proof · game { $n }
proof-why = Before the first move I published the SHA-256 of a secret; the secret alone gives the order of the cards. Now that the game is over, here are both.
proof-shuffle = Shuffle { $n }
proof-published = Published: `{ $hash }`
proof-secret = Secret: `{ $secret }`
proof-match = ✅ The SHA-256 of the secret is what was published.
proof-mismatch = ❌ The SHA-256 of the secret is not what was published.
proof-unpublished = ❌ Nothing was published for this shuffle.
proof-replayed = ✅ The cards dealt in this game are in the order that the secrets give.
proof-not-replayed = ❌ The cards dealt in this game are not in the order that the secrets give.
proof-how = Check it yourself: take the SHA-256 of the secret's 32 bytes. The order is a Fisher–Yates shuffle by the stream HMAC-SHA-256(secret, 0, 1, 2 …); `engines/core/shuffle.py` describes it in full.
proof-none = No shuffle was recorded for this game.
proof-rest = { $n ->
        [one] One more shuffle is in the exported file.
       *[other] { $n } more shuffles are in the exported file.
    }

rules-how = Turn the pages with Previous and Next; nothing here changes the game.
rules-page = Rules of { $game } · page { $page } of { $pages }
