-- Operators set rates by hand (docs/decisions/0070-rates-by-hand.md). Not NULL: why this one was set by hand; it stays until an operator returns it to the source.
ALTER TABLE rates ADD COLUMN reason TEXT;

-- What the rates have been; `set_at` in milliseconds. A row without a reason is the source's, also of a day on which one set by hand held.
CREATE TABLE rate_history (
  currency TEXT NOT NULL,
  dated TEXT NOT NULL,
  set_at INTEGER NOT NULL,
  rub REAL NOT NULL,
  source TEXT,
  reason TEXT,
  PRIMARY KEY (currency, dated, set_at)
) WITHOUT ROWID;
INSERT INTO rate_history (currency, dated, set_at, rub, source) SELECT currency, dated, 0, rub, source FROM rates;

-- Operators edit services and tags; the version is for If-Match.
ALTER TABLE services ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tags ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

-- What is written and not approved yet: a tag that goes into another one is replaced there, too.
CREATE INDEX stories_drafts ON stories (num) WHERE draft IS NOT NULL;
