-- What a round needs beside 0002 for profiles, and to count as a series.
ALTER TABLE round ADD COLUMN feats BLOB;       -- msgpack: the best hand of each seat; NULL: none
ALTER TABLE round ADD COLUMN series INTEGER NOT NULL DEFAULT 0; -- is a series by its own law

-- A person's best hand of each game on a server; made anew by bot.store.standings.rebuild.
CREATE TABLE feat (
    user INTEGER NOT NULL,          -- a person
    guild INTEGER NOT NULL,         -- 0 where there is none
    game TEXT NOT NULL,
    worth INTEGER NOT NULL,         -- engines.core.contract.Feat, the more the better
    at REAL NOT NULL,               -- round.ended
    cards BLOB NOT NULL,            -- msgpack
    PRIMARY KEY (user, guild, game)
) STRICT, WITHOUT ROWID;
