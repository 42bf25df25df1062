-- Imports that no person has begun: from an address, or by 1C (docs/decisions/0045-goods-by-themselves.md).
CREATE TABLE import_runs (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  company INTEGER NOT NULL REFERENCES companies (num),
  -- Where it comes from: 'exchange' or 'feed:{id}'.
  source TEXT NOT NULL,
  -- Of an exchange: a digest of the files that it has, so that a request that is sent again begins nothing anew.
  files TEXT NOT NULL DEFAULT '',
  -- What people know the file by.
  name TEXT NOT NULL,
  -- NULL: no file has come.
  import INTEGER REFERENCES imports (num) ON DELETE SET NULL,
  -- Whether the file has all goods, so that a shorter one than before is suspicious.
  complete INTEGER NOT NULL DEFAULT 1,
  status TEXT NOT NULL DEFAULT 'running' CHECK (status IN ('running', 'waiting', 'applied', 'unchanged', 'failed', 'discarded')),
  -- Why it waits or has failed (domain/price-list/import-runs.ts), and what is to be said of it.
  reason TEXT,
  detail TEXT NOT NULL DEFAULT '',
  -- Goods in the file, with which that of the next run is compared.
  goods INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE INDEX import_runs_company ON import_runs (company, num);
CREATE INDEX import_runs_source ON import_runs (company, source, num);
CREATE UNIQUE INDEX import_runs_import ON import_runs (import) WHERE import IS NOT NULL;
CREATE UNIQUE INDEX import_runs_files ON import_runs (source, files) WHERE files <> '';
CREATE INDEX import_runs_old ON import_runs (created_at);

-- The run continues after each state of its import, also where a person has answered its questions, applied or discarded it.
CREATE TRIGGER import_runs_go_on AFTER UPDATE OF status ON imports
WHEN new.status <> old.status AND new.status IN ('asking', 'ready', 'applied', 'refused', 'discarded')
  AND EXISTS (SELECT 1 FROM import_runs WHERE import = new.num)
BEGIN
  INSERT INTO jobs (name, kind, argument, started_at, due_at)
  SELECT 'import-run ' || id, 'import-run', json_object('id', id), new.updated_at, new.updated_at
  FROM import_runs WHERE import = new.num
  ON CONFLICT (name) DO UPDATE SET argument = excluded.argument, cursor = NULL, due_at = excluded.due_at, lease = NULL,
    leased_until = 0, attempts = 0, dead_at = NULL, error = NULL;
END;
