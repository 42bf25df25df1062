-- Which variants of a product have a value, by their places (docs/behaviour.md, "Stock for a quantity"; domain/parameters/value-combinations.ts): a JSON
-- array of bit sets. NULL where all have it, and for products whose parameters were read before this migration.
ALTER TABLE listing_parameters ADD COLUMN variants TEXT;

DROP TRIGGER products_parameters_listed;
CREATE TRIGGER products_parameters_listed AFTER INSERT ON products
WHEN new.status = 'published' AND new.parameters <> '[]' AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  INSERT INTO listing_parameters (product, parameter, value, most, lowest, rank, held, variants)
  SELECT new.num, v.value ->> 0, v.value ->> 1, v.value ->> 2, v.value ->> 3, new.rank, nullif(v.value -> 5, 'null'),
    v.value -> 6 FROM json_each(new.parameters) AS v;
END;

DROP TRIGGER products_parameters_relisted;
CREATE TRIGGER products_parameters_relisted AFTER UPDATE OF parameters, status, rank ON products
WHEN (old.parameters <> new.parameters OR old.rank <> new.rank OR (old.status = 'published') <> (new.status = 'published'))
  AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  DELETE FROM listing_parameters WHERE product = old.num;
  INSERT INTO listing_parameters (product, parameter, value, most, lowest, rank, held, variants)
  SELECT new.num, v.value ->> 0, v.value ->> 1, v.value ->> 2, v.value ->> 3, new.rank, nullif(v.value -> 5, 'null'),
    v.value -> 6 FROM json_each(new.parameters) AS v
  WHERE new.status = 'published';
END;

-- Products with variants have their parameters read again.
INSERT INTO jobs (name, kind, argument, started_at, due_at)
  SELECT 'parameter-values 0', 'parameter-values', '{"category":0}', 0, 0 WHERE EXISTS (SELECT 1 FROM products WHERE variants <> '[]')
  ON CONFLICT (name) DO UPDATE SET cursor = NULL, due_at = 0, lease = NULL, leased_until = 0, attempts = 0, dead_at = NULL, error = NULL;
