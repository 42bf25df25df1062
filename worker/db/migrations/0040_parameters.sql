-- Parameters: the facts of a category that have a type, and are filters, columns or parts of a name (docs/behaviour.md, "Parameters").
CREATE TABLE parameters (
  num INTEGER PRIMARY KEY,
  category INTEGER NOT NULL REFERENCES categories (num),
  -- In addresses; never changed, or shared links would break.
  key TEXT NOT NULL,
  position INTEGER NOT NULL,
  names TEXT NOT NULL,
  -- JSON array: other names under which sellers write the fact.
  aliases TEXT NOT NULL DEFAULT '[]',
  kind TEXT NOT NULL CHECK (kind IN ('number', 'range', 'list', 'text')),
  -- A key of domain/parameters/units.ts; NULL: the values have no unit.
  unit TEXT,
  -- [{key, names}] of a list.
  options TEXT NOT NULL DEFAULT '[]',
  -- How buyers filter: by counted values, or by a lower and an upper end; NULL: not at all.
  filter TEXT CHECK (filter IN ('values', 'range')),
  is_column INTEGER NOT NULL DEFAULT 0,
  in_name INTEGER NOT NULL DEFAULT 0,
  UNIQUE (category, key)
);

-- What the facts state, in the units of the parameters: [[parameter, value, most, is lowest, place of the fact], …]
-- (domain/parameters/parameter.ts). Whatever writes facts, variants or the category of a product writes it in the same statement.
ALTER TABLE products ADD COLUMN parameters TEXT NOT NULL DEFAULT '[]';

-- A row for each value of a published product. `value` has no type: numbers stay numbers, and keys of options text.
CREATE TABLE listing_parameters (
  product INTEGER NOT NULL,
  parameter INTEGER NOT NULL,
  value NOT NULL,
  -- The upper end of a range.
  most REAL,
  -- 1 for the value that the product is sorted by.
  lowest INTEGER NOT NULL,
  rank INTEGER NOT NULL,
  PRIMARY KEY (product, parameter, value)
) WITHOUT ROWID;
CREATE INDEX listing_parameters_value ON listing_parameters (parameter, value, lowest, rank, product, most);

-- Number of public products with a value.
CREATE TABLE parameter_counts (
  parameter INTEGER NOT NULL,
  value NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (parameter, value)
) WITHOUT ROWID;
CREATE INDEX parameter_counts_most ON parameter_counts (parameter, n DESC, value);

CREATE TRIGGER products_parameters_listed AFTER INSERT ON products
WHEN new.status = 'published' AND new.parameters <> '[]' AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  INSERT INTO listing_parameters (product, parameter, value, most, lowest, rank)
  SELECT new.num, v.value ->> 0, v.value ->> 1, v.value ->> 2, v.value ->> 3, new.rank FROM json_each(new.parameters) AS v;
END;

CREATE TRIGGER products_parameters_unlisted AFTER DELETE ON products
WHEN old.status = 'published' AND old.parameters <> '[]' AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  DELETE FROM listing_parameters WHERE product = old.num;
END;

-- An edit of anything else, such as a price, writes no row here.
CREATE TRIGGER products_parameters_relisted AFTER UPDATE OF parameters, status, rank ON products
WHEN (old.parameters <> new.parameters OR old.rank <> new.rank OR (old.status = 'published') <> (new.status = 'published'))
  AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  DELETE FROM listing_parameters WHERE product = old.num;
  INSERT INTO listing_parameters (product, parameter, value, most, lowest, rank)
  SELECT new.num, v.value ->> 0, v.value ->> 1, v.value ->> 2, v.value ->> 3, new.rank FROM json_each(new.parameters) AS v
  WHERE new.status = 'published';
END;

CREATE TRIGGER listing_parameters_counted AFTER INSERT ON listing_parameters
WHEN NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  INSERT INTO parameter_counts (parameter, value, n) VALUES (new.parameter, new.value, 1) ON CONFLICT DO UPDATE SET n = n + 1;
END;

CREATE TRIGGER listing_parameters_uncounted AFTER DELETE ON listing_parameters
WHEN NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  UPDATE parameter_counts SET n = n - 1 WHERE parameter = old.parameter AND value = old.value;
  DELETE FROM parameter_counts WHERE parameter = old.parameter AND value = old.value AND n = 0;
END;
