-- Uploads: their owner, what uses them, and the jobs that clean up. Files of the seed have no row here.

ALTER TABLE files ADD COLUMN company INTEGER REFERENCES companies (num);
ALTER TABLE files ADD COLUMN uploaded_by INTEGER;
CREATE INDEX files_of_company ON files (company, size) WHERE company IS NOT NULL;
CREATE INDEX files_of_user ON files (uploaded_by, size) WHERE uploaded_by IS NOT NULL AND company IS NULL;
CREATE INDEX files_uploaded ON files (created_at) WHERE uploaded_by IS NOT NULL;

-- A job deletes uploads without a use after a day. Written in the same batch as the row that uses the file.
CREATE TABLE file_uses (
  file TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('company', 'product')),
  owner INTEGER NOT NULL,
  PRIMARY KEY (file, kind, owner)
) WITHOUT ROWID;
CREATE INDEX file_uses_of ON file_uses (kind, owner);

CREATE TABLE jobs (
  name TEXT PRIMARY KEY,
  started_at INTEGER NOT NULL,
  -- NULL while it runs, or if it was interrupted.
  finished_at INTEGER,
  -- Its result or its error; for operators.
  outcome TEXT
) WITHOUT ROWID;
