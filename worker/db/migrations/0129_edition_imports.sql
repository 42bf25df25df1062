-- Imports of published editions of the classifiers on the operators' desk (docs/decisions/0066-editions-on-the-desk.md). What was
-- read from the files is in R2, in pieces under editions/{id}/.
CREATE TABLE edition_imports (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  tree TEXT NOT NULL,
  -- Number of the user who uploaded it; NULL: an erased account.
  author INTEGER,
  -- JSON: ids, names and bytes of its files (editions/uploads/ in R2).
  files TEXT NOT NULL,
  status TEXT NOT NULL,
  -- Day of the edition: as stated, then as read.
  dated TEXT,
  -- Id of the edition that it is, and of the one that it was compared with.
  edition TEXT,
  base TEXT,
  -- Number of its row in code_editions, while it is applied.
  target INTEGER,
  -- Pieces in R2, and those that are written.
  parts INTEGER NOT NULL DEFAULT 0,
  position INTEGER NOT NULL DEFAULT 0,
  -- JSON: what reading has found, and what it changes.
  report TEXT,
  changes TEXT,
  error TEXT,
  error_detail TEXT,
  -- Whether its pieces are still in R2.
  kept INTEGER NOT NULL DEFAULT 1,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE INDEX edition_imports_kept ON edition_imports (updated_at) WHERE kept = 1;
CREATE INDEX edition_imports_author ON edition_imports (author) WHERE author IS NOT NULL;
CREATE INDEX edition_imports_applying ON edition_imports (tree) WHERE status = 'applying';
