# Who sits at a table.

player-number = Player { $n }
computer-name = { $level ->
        [easy] Computer (Easy)
        [medium] Computer (Medium)
       *[hard] Computer (Hard)
    }
level-name = { $level ->
        [easy] Easy
        [medium] Medium
       *[hard] Hard
    }
level-hint = { $level ->
        [easy] Plays like a beginner
        [medium] Thinks a little
       *[hard] Gives nothing away
    }
