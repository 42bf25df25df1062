-- Ready reasons that operators write, beside those that are shipped (docs/behaviour.md, "Refusals").
CREATE TABLE reasons (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  -- JSON: the same reason in each language.
  texts TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  updated_at INTEGER NOT NULL
);
