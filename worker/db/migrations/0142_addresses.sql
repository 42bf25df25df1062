-- Places that a buyer has goods delivered to (docs/behaviour.md, "Saved addresses").
CREATE TABLE addresses (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  user INTEGER NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  -- When it was last chosen as the one that forms are filled in with; the latest counts.
  main_at INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE INDEX addresses_of ON addresses (user, main_at DESC, num);
