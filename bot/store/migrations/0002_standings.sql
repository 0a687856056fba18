-- What a round needs beside 0001 to count, and to be found again in its channel.
ALTER TABLE round ADD COLUMN repeats INTEGER NOT NULL DEFAULT 0; -- deals an earlier round anew
ALTER TABLE round ADD COLUMN gains BLOB;       -- msgpack: what it brought each seat; NULL: see result
ALTER TABLE round ADD COLUMN channel INTEGER NOT NULL DEFAULT 0;
UPDATE round SET channel = (SELECT channel FROM record WHERE id = record);
CREATE INDEX round_channel ON round (channel, ended) WHERE ended IS NOT NULL;
CREATE INDEX chair_user ON chair (user) WHERE user IS NOT NULL;

-- When a series was over: the end of its last finished game; NULL for any other table.
ALTER TABLE record ADD COLUMN finished REAL;
CREATE INDEX record_finished ON record (channel, finished) WHERE finished IS NOT NULL;

-- A game that counts, once for each person in it: bot.standings.Finish. All tables below can be
-- made anew from rounds and records: bot.store.standings.rebuild.
CREATE TABLE finish (
    user INTEGER NOT NULL,          -- a person
    at REAL NOT NULL,               -- round.ended
    round INTEGER NOT NULL REFERENCES round,
    place INTEGER NOT NULL,
    points INTEGER NOT NULL,
    ranking INTEGER NOT NULL,
    PRIMARY KEY (user, at, round)
) STRICT, WITHOUT ROWID;
CREATE INDEX finish_round ON finish (round);

-- A person's games on a server, added up by game and month.
CREATE TABLE standing (
    guild INTEGER NOT NULL,         -- 0 where there is none
    game TEXT NOT NULL,
    month INTEGER NOT NULL,         -- bot.standings.month_of
    user INTEGER NOT NULL,          -- a person
    played INTEGER NOT NULL DEFAULT 0,
    won INTEGER NOT NULL DEFAULT 0,
    shared INTEGER NOT NULL DEFAULT 0,
    series INTEGER NOT NULL DEFAULT 0, -- series won
    points INTEGER NOT NULL DEFAULT 0,
    best INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guild, game, month, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX standing_user ON standing (user, guild);

-- A person on a server: the name of their latest result, and their ranking points.
CREATE TABLE member (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,          -- a person
    name TEXT NOT NULL,
    ranking INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX member_user ON member (user);

-- A person's games against each opponent on a server.
CREATE TABLE rivalry (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,          -- a person
    rival INTEGER NOT NULL,         -- a person, or bot.standings.rival: 0 and below
    played INTEGER NOT NULL DEFAULT 0,
    ahead INTEGER NOT NULL DEFAULT 0,
    behind INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guild, user, rival)
) STRICT, WITHOUT ROWID;
CREATE INDEX rivalry_user ON rivalry (user);
CREATE INDEX rivalry_rival ON rivalry (rival) WHERE rival > 0;
