-- Operators edit declarations (worker/api/operator/parameters). The version is for If-Match, and the job that reads the facts of stored
-- products again (worker/jobs/parameter-values.ts) notices by it that a declaration has changed while it ran.
ALTER TABLE parameters ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

-- Products that were stored before their category declared parameters have no values of them.
INSERT INTO jobs (name, kind, argument, started_at, due_at)
  SELECT 'parameter-values 0', 'parameter-values', '{"category":0}', 0, 0 WHERE EXISTS (SELECT 1 FROM products)
  ON CONFLICT (name) DO UPDATE SET cursor = NULL, due_at = 0, lease = NULL, leased_until = 0, attempts = 0, dead_at = NULL, error = NULL;
