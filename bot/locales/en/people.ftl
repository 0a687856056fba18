# Who sits at a table.

player-number = Player { $n }
computer-name = { $level ->
        [easy] Computer (Easy)
        [medium] Computer (Medium)
       *[hard] Computer (Hard)
    }
# In pictures, where there is little room.
computer-drawn = { $level ->
        [easy] Easy PC
        [medium] Med. PC
       *[hard] Hard PC
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
