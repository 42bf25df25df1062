-- Which variants of a product have a value (docs/behaviour.md, "Values together"; domain/parameters/value-combinations.ts): a JSON array of bit sets. NULL
-- where it makes no difference, and for products whose parameters were read before this migration.
ALTER TABLE listing_parameters ADD COLUMN held TEXT;

-- Products whose variants differ in several parameters are few: what is not together is looked for among them alone.
CREATE INDEX listing_parameters_held ON listing_parameters (parameter, value, most) WHERE held IS NOT NULL;

DROP TRIGGER products_parameters_listed;
CREATE TRIGGER products_parameters_listed AFTER INSERT ON products
WHEN new.status = 'published' AND new.parameters <> '[]' AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  INSERT INTO listing_parameters (product, parameter, value, most, lowest, rank, held)
  SELECT new.num, v.value ->> 0, v.value ->> 1, v.value ->> 2, v.value ->> 3, new.rank, v.value -> 5 FROM json_each(new.parameters) AS v;
END;

DROP TRIGGER products_parameters_relisted;
CREATE TRIGGER products_parameters_relisted AFTER UPDATE OF parameters, status, rank ON products
WHEN (old.parameters <> new.parameters OR old.rank <> new.rank OR (old.status = 'published') <> (new.status = 'published'))
  AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  DELETE FROM listing_parameters WHERE product = old.num;
  INSERT INTO listing_parameters (product, parameter, value, most, lowest, rank, held)
  SELECT new.num, v.value ->> 0, v.value ->> 1, v.value ->> 2, v.value ->> 3, new.rank, v.value -> 5 FROM json_each(new.parameters) AS v
  WHERE new.status = 'published';
END;

-- Parameters by the unit in which a query says a range (docs/behaviour.md, "Typed ranges").
CREATE INDEX parameters_unit ON parameters (unit);

-- Products with variants have their parameters read again.
INSERT INTO jobs (name, kind, argument, started_at, due_at)
  SELECT 'parameter-values 0', 'parameter-values', '{"category":0}', 0, 0 WHERE EXISTS (SELECT 1 FROM products WHERE variants <> '[]')
  ON CONFLICT (name) DO UPDATE SET cursor = NULL, due_at = 0, lease = NULL, leased_until = 0, attempts = 0, dead_at = NULL, error = NULL;
