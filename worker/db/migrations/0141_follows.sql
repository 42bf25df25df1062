-- What a person follows (docs/behaviour.md, "Following").
CREATE TABLE follows (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  user INTEGER NOT NULL,
  -- Products, or the codes of a classifier.
  kind TEXT NOT NULL CHECK (kind IN ('goods', 'okved', 'tnved')),
  -- JSON: the filters of the list, in a fixed order of keys.
  filters TEXT NOT NULL,
  -- JSON: ids of the newest products at the last look, or the number of the latest change.
  seen TEXT NOT NULL,
  -- What the last look that found anything has found, and when.
  news INTEGER NOT NULL DEFAULT 0,
  changed_at INTEGER,
  created_at INTEGER NOT NULL,
  UNIQUE (user, kind, filters)
);
