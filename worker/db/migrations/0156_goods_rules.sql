-- Goods that may not be sold, or only after a review (docs/behaviour.md, "Forbidden and licensed goods").
CREATE TABLE goods_rules (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  -- 'forbidden' or 'licensed'.
  kind TEXT NOT NULL,
  -- With those below it; NULL: any.
  category INTEGER,
  -- Beginning of a TN VED code; '': any.
  code TEXT NOT NULL,
  -- JSON: phrases; '[]': any.
  words TEXT NOT NULL,
  -- JSON: what suppliers read, by language.
  reason TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  updated_at INTEGER NOT NULL
);
