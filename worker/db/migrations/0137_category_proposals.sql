-- Categories of suppliers' files that none of ours fits, which operators are asked about (docs/decisions/0058-proposed-categories.md).
CREATE TABLE category_proposals (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  company INTEGER NOT NULL REFERENCES companies (num),
  -- As in category_choices, and as its supplier reads it.
  path TEXT NOT NULL,
  label TEXT NOT NULL,
  -- Of the file in which it was proposed: how many goods, and JSON with names of some.
  goods INTEGER NOT NULL,
  samples TEXT NOT NULL DEFAULT '[]',
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'placed', 'refused')),
  category INTEGER REFERENCES categories (num),
  answer TEXT NOT NULL DEFAULT '',
  decided_at INTEGER,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (company, path)
);
CREATE INDEX category_proposals_waiting ON category_proposals (num) WHERE status = 'waiting';
CREATE INDEX category_proposals_decided ON category_proposals (decided_at) WHERE status <> 'waiting';
CREATE INDEX category_proposals_category ON category_proposals (category) WHERE category IS NOT NULL;
