-- Tables that were closed, and whose channel was not told yet: a start of the process does.
ALTER TABLE record ADD COLUMN unshown INTEGER NOT NULL DEFAULT 0;
CREATE INDEX record_unshown ON record (created) WHERE unshown;
