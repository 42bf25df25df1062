-- A row for each variant of a product, by which it is found: by its id, and by its article. products.variants has everything that is edited
-- (worker/db/schema.ts, StoredVariant); triggers write these rows from it, so that the version before this one, which knows that column
-- alone, can go on writing it.
CREATE TABLE variants (
  -- A variant that was stored without an id has the product's and its place; it is given to it when it is saved next.
  id TEXT PRIMARY KEY,
  product INTEGER NOT NULL,
  place INTEGER NOT NULL,
  sku TEXT NOT NULL,
  -- The article as it is looked up: without spaces, hyphens, dots and slashes, in small Latin letters.
  article TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX variants_product ON variants (product, article, sku);
CREATE INDEX variants_article ON variants (article, product);

CREATE TRIGGER products_variants_added AFTER INSERT ON products
WHEN new.variants <> '[]'
BEGIN
  INSERT OR REPLACE INTO variants (id, product, place, sku, article)
  SELECT coalesce(value ->> 'id', new.id || '-' || key), new.num, key, value ->> 'sku',
    lower(replace(replace(replace(replace(value ->> 'sku', ' ', ''), '-', ''), '.', ''), '/', ''))
  FROM json_each(new.variants);
END;

CREATE TRIGGER products_variants_changed AFTER UPDATE OF variants ON products
WHEN new.variants <> old.variants
BEGIN
  DELETE FROM variants WHERE product = new.num;
  INSERT INTO variants (id, product, place, sku, article)
  SELECT coalesce(value ->> 'id', new.id || '-' || key), new.num, key, value ->> 'sku',
    lower(replace(replace(replace(replace(value ->> 'sku', ' ', ''), '-', ''), '.', ''), '/', ''))
  FROM json_each(new.variants);
END;

CREATE TRIGGER products_variants_removed AFTER DELETE ON products
WHEN old.variants <> '[]'
BEGIN
  DELETE FROM variants WHERE product = old.num;
END;

INSERT INTO variants (id, product, place, sku, article)
SELECT coalesce(value ->> 'id', p.id || '-' || key), p.num, key, value ->> 'sku',
  lower(replace(replace(replace(replace(value ->> 'sku', ' ', ''), '-', ''), '.', ''), '/', ''))
FROM products AS p CROSS JOIN json_each(p.variants)
WHERE p.variants <> '[]';
