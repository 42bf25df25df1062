-- Lists of products that people name, with quantities and notes. The first list of everyone, the favourites, has a table of its own.
-- `company`: the organization whose members may read it. `token`: the secret in the address of its link. `items`: JSON, since a list is
-- always read and written as a whole, and is short.
CREATE TABLE lists (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  user INTEGER NOT NULL,
  name TEXT NOT NULL,
  items TEXT NOT NULL DEFAULT '[]',
  company INTEGER,
  token TEXT UNIQUE,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE INDEX lists_by_user ON lists (user, num);
CREATE INDEX lists_by_company ON lists (company, num) WHERE company IS NOT NULL;
