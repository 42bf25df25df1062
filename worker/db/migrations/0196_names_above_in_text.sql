-- In the index of goods, a name above a product's own category that is of several things ("Pumps and compressors") is a part of its text and no
-- longer of its category's name (worker/db/search-index.ts). Goods that are there already are indexed again in the background
-- (worker/jobs/index-texts.ts).
INSERT INTO jobs (name, kind, argument, started_at, due_at)
  SELECT 'index-texts', 'index-texts', 'null', 0, 0 WHERE EXISTS (SELECT 1 FROM products)
  ON CONFLICT (name) DO UPDATE SET cursor = NULL, due_at = 0, lease = NULL, leased_until = 0, attempts = 0, dead_at = NULL, error = NULL;
