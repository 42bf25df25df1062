-- Numbers with their units, Chinese names by their sound and more are in the index texts of rows that are written from now on. Rows that are there
-- already are indexed anew in the background (worker/jobs/index-texts.ts).
INSERT INTO jobs (name, kind, argument, started_at, due_at)
  SELECT 'index-texts', 'index-texts', 'null', 0, 0 WHERE EXISTS (SELECT 1 FROM products)
  ON CONFLICT (name) DO UPDATE SET cursor = NULL, due_at = 0, lease = NULL, leased_until = 0, attempts = 0, dead_at = NULL, error = NULL;
