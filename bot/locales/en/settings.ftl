# Settings of people and servers.

command-settings = settings
command-settings-about = Language, cards, pictures, pings: mine, and those of the server

settings-title = Your settings
settings-about = They hold for you alone, on every server, and take effect at once.
settings-to-server = Settings of this server
settings-server-title = Settings of this server
settings-server-about = They hold for what everybody reads here: tables and recaps.
settings-back = Back

settings-choose = { $which ->
        [language] Language
        [deck] Colours of the suits
        [order] Order of the hand
        [speed] Speed of computers
        [pings] When a table waits for me
       *[patience] Time before I am called
    }
settings-language = { $value ->
        [en] Language: English
        [pt-BR] Language: Brazilian Portuguese
       *[discord] Language: as in Discord
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
