-- Addresses from which a supplier's goods are fetched (docs/behaviour.md, "Feed by address").
CREATE TABLE goods_feeds (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  company INTEGER NOT NULL REFERENCES companies (num),
  -- Number of the person in whose name it is imported; NULL: an erased account.
  author INTEGER,
  url TEXT NOT NULL,
  -- Name and password of basic authentication as one header, encrypted under AUTH_KEY; NULL: none.
  credentials TEXT,
  -- Hour (UTC) and day of the week, 0 is Sunday; NULL: every day.
  hour INTEGER NOT NULL,
  weekday INTEGER,
  -- Milliseconds since 1970.
  next_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX goods_feeds_company ON goods_feeds (company, num);
CREATE INDEX goods_feeds_next ON goods_feeds (next_at);
CREATE INDEX goods_feeds_author ON goods_feeds (author) WHERE author IS NOT NULL;

-- JSON of ETag and Last-Modified of a file that was fetched, which make the next request conditional.
ALTER TABLE import_runs ADD COLUMN tag TEXT;
