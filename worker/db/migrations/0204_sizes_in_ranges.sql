-- Products are found by the sizes inside a range that they state: their texts are indexed again.
INSERT INTO jobs (name, kind, argument, started_at, due_at)
  SELECT 'index-texts', 'index-texts', 'null', 0, 0 WHERE EXISTS (SELECT 1 FROM products)
  ON CONFLICT (name) DO UPDATE SET cursor = NULL, due_at = 0, lease = NULL, leased_until = 0, attempts = 0, dead_at = NULL, error = NULL;
