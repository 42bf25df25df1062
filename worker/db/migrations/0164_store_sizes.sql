-- How large the stores are that do not say it themselves: counted once a day by the job store-sizes (docs/decisions/0073-sizes-by-counting.md).
CREATE TABLE store_sizes (
  store TEXT PRIMARY KEY,
  -- NULL where the store does not say the size of what it lists, as KV does not.
  bytes INTEGER,
  objects INTEGER NOT NULL,
  counted_at INTEGER NOT NULL
) WITHOUT ROWID;
