# Settings of people and servers.

command-settings = settings
command-settings-about = Language, cards, pictures, pings: mine, and those of the server

settings-title = Your settings
settings-about = Choose in the menus. It holds for you alone, on every server, and takes effect at once.
settings-to-server = Settings of this server
settings-server-title = Settings of this server
settings-server-about = Choose in the menus. It holds for what everybody reads here: tables and recaps.
settings-back = Back

settings-choose = { $which ->
        [language] Language
        [deck] Colours of the suits
        [order] Order of the hand
        [speed] Speed of computers
        [pings] When a table waits for me
       *[patience] Time before I am called
    }
language-name = English
settings-language = { $value ->
        [discord] Language: as in Discord
       *[other] Language: { $name }
    }
settings-deck = { $value ->
        [two] Two colours: black and red suits
       *[four] Four colours: each suit its own
    }
settings-order = { $value ->
        [rank] My hand by rank, where the game leaves it open
        [suit] My hand by suit, where the game leaves it open
       *[game] My hand as the game sorts it
    }
settings-speed = { $value ->
        [quick] Quick computers
        [slow] Slow computers
       *[normal] Computers take their usual moment
    }
settings-pings = { $value ->
        [off] Never call me
        [dm] Call me by direct message
        [digest] One direct message a day at most, with the tables that wait
       *[mention] Mention me in the channel when I am away
    }
settings-patience = { $value ->
        [30] After half a minute without a press
        [90] After a minute and a half without a press
        [300] After 5 minutes without a press
       *[1800] After half an hour without a press
    }

settings-marks = Patterns, large cards, no pictures, less motion
settings-mark = { $mark ->
        [patterns] Colour-blind patterns
        [large] Large cards
        [text_only] Text only
       *[still] Less motion
    }
settings-mark-about = { $mark ->
        [patterns] A pattern beside each colour
        [large] Larger cards in the hand, in more rows
        [text_only] No pictures; everything in words
       *[still] No moving pictures
    }

settings-options = Options of new tables…
settings-options-of = New tables of { $game }
settings-options-about = A new table begins with these; its host can still change them.
settings-everywhere = Tables may be opened in every channel.
settings-only-in = Tables may be opened in { $channels } alone, and in their threads.
settings-here = { $allowed ->
        [yes] Allow tables in this channel
       *[no] No longer in this channel
    }
settings-anywhere = Allow every channel

refusal-not_manager = Only members who may manage the server can change its settings.
refusal-no_such_setting = I do not know that setting; open `/settings` again.
refusal-elsewhere = On this server tables may only be opened in { $channels }.

# What is missing in a channel.

command-check = check
command-check-about = What I am missing in this channel, and how to grant it
check-title = Can I play here?
check-good = Yes: I have all that I need in this channel. Open a table with `/play`.
check-missing = { $n ->
        [one] Not quite: one thing is missing.
       *[other] Not quite: { $n } things are missing.
    }
check-lacks = **{ $permission }**: { $why }
check-not-allowed = The settings of this server allow tables in other channels only. Members who may manage the server change that with `/settings`.
check-grant = To grant a permission, open the channel's settings, then Permissions, add my role or me, and allow it. In a thread the permissions of its channel count.
check-permission = { $name ->
        [read_messages] View Channel
        [send_messages] Send Messages
        [send_messages_in_threads] Send Messages in Threads
        [create_public_threads] Create Public Threads
       *[attach_files] Attach Files
    }
check-why = { $name ->
        [read_messages] without it I cannot reach this channel at all.
        [send_messages] without it I cannot post a table.
        [send_messages_in_threads] without it I cannot post a table in this thread.
       *[attach_files] without it I cannot show pictures. Text only in `/settings` does without them.
    }
check-threads = { $permission } is missing; I need it only for `/play` with a thread.
check-person = You may not send messages or files here, so Discord shows the tables that you open to you alone at first; I then post them myself.
check-slow = { $n ->
        [one] Slow mode is on (one second). It does not hold me up, nor buttons.
       *[other] Slow mode is on ({ $n } seconds). It does not hold me up, nor buttons.
    }
check-emojis = { $n ->
        [one] One picture for buttons is not uploaded yet; words stand in its place.
       *[other] { $n } pictures for buttons are not uploaded yet; words stand in their place.
    }

# Tables in threads of their own.

option-thread = thread
option-thread-about = Whether the table gets a thread of its own
thread-name = { $game } · { $name }
thread-opened = A table of { $game } is open in { $thread }.
refusal-no_threads_here = In this kind of channel there are no threads; open the table without one.
refusal-may_not_thread = I may not create threads here, or not write in them; `/check` says how to allow it.
