-- Price lists that suppliers upload in their account (docs/decisions/0041-imports.md). The file and its parts are in R2, under imports/{id}/.
CREATE TABLE imports (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  company INTEGER NOT NULL REFERENCES companies (num),
  -- Number of the user who uploaded it; NULL: an erased account.
  author INTEGER,
  file_name TEXT NOT NULL,
  -- Bytes.
  size INTEGER NOT NULL,
  status TEXT NOT NULL,
  -- 'yml', 'csv', 'xlsx'; NULL until it was read.
  format TEXT,
  encoding TEXT,
  -- JSON: what the file does not say, its columns and its first rows (domain/contract/imports.ts).
  found TEXT NOT NULL DEFAULT '{}',
  -- JSON: what the supplier has answered.
  answers TEXT NOT NULL DEFAULT '{}',
  -- JSON: how it was applied.
  choice TEXT,
  -- Parts of offers in R2, and those that the current state has worked through.
  parts INTEGER NOT NULL DEFAULT 0,
  position INTEGER NOT NULL DEFAULT 0,
  -- JSON of the dry run, then of what was applied.
  report TEXT,
  -- JSON of what undoing has brought back, and what it has left.
  undo TEXT,
  -- Code of the reason for which the whole file was refused, and what it says of it.
  error TEXT,
  error_detail TEXT,
  applied_at INTEGER,
  -- Whether the file is still in R2, and the import can be gone on with or undone.
  kept INTEGER NOT NULL DEFAULT 1,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE INDEX imports_company ON imports (company, num);
CREATE INDEX imports_author ON imports (author) WHERE author IS NOT NULL;
CREATE INDEX imports_kept ON imports (updated_at) WHERE kept = 1;

-- What an import has written, for as long as it can be undone.
CREATE TABLE import_changes (
  import INTEGER NOT NULL REFERENCES imports (num) ON DELETE CASCADE,
  product INTEGER NOT NULL,
  -- JSON of the row as it was; NULL: the import has added it.
  before TEXT,
  -- Of the row that the import wrote: a higher one has been edited since.
  version INTEGER NOT NULL,
  -- NULL: not undone; 'undone', or 'kept' where it has been edited since.
  state TEXT CHECK (state IN ('undone', 'kept')),
  PRIMARY KEY (import, product)
) WITHOUT ROWID;
CREATE INDEX import_changes_waiting ON import_changes (import, product) WHERE state IS NULL;
