-- Moving and merging categories (docs/decisions/0056-moving-categories.md). A category that is being merged is no longer in the tree; its goods follow
-- in steps, and the row is deleted with the last of them.
ALTER TABLE categories ADD COLUMN merging INTEGER REFERENCES categories (num);

-- What the addresses of merged categories lead to.
CREATE TABLE category_redirects (
  id TEXT PRIMARY KEY,
  category INTEGER NOT NULL REFERENCES categories (num)
) WITHOUT ROWID;
CREATE INDEX category_redirects_to ON category_redirects (category);

-- Ancestors that a moved category had, until all its goods have left their lists. Goods that change meanwhile leave them by the triggers below.
CREATE TABLE leaving_ancestors (
  category INTEGER NOT NULL,
  ancestor INTEGER NOT NULL,
  -- Milliseconds since 1970.
  since INTEGER NOT NULL,
  PRIMARY KEY (category, ancestor)
) WITHOUT ROWID;

CREATE INDEX open_requests_category ON open_requests (category);

DROP TRIGGER products_unlisted;
CREATE TRIGGER products_unlisted AFTER DELETE ON products
WHEN old.status = 'published' AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  DELETE FROM listing WHERE product = old.num AND rank = old.rank
    AND ancestor IN (SELECT ancestor FROM category_ancestors WHERE category = old.category
      UNION SELECT ancestor FROM leaving_ancestors WHERE category = old.category);
END;

DROP TRIGGER products_relisted;
CREATE TRIGGER products_relisted AFTER UPDATE OF category, company, rank, country, stock, status ON products
WHEN (new.category, new.company, new.rank, coalesce(new.country, ''), coalesce(new.stock, 0) > 0, new.status = 'published')
  IS NOT (old.category, old.company, old.rank, coalesce(old.country, ''), coalesce(old.stock, 0) > 0, old.status = 'published')
  AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  DELETE FROM listing WHERE product = old.num AND rank = old.rank
    AND ancestor IN (SELECT ancestor FROM category_ancestors WHERE category = old.category
      UNION SELECT ancestor FROM leaving_ancestors WHERE category = old.category);
  INSERT INTO listing (ancestor, rank, product, price, created, company, country, moq, in_stock, tnved, category)
  SELECT ancestor, new.rank, new.num, coalesce(new.price_rub, 9000000000000000), new.created_at, new.company,
    coalesce(new.country, ''), max(new.moq, coalesce(new.tiers ->> '$[0].from', 1)), coalesce(new.stock, 0) > 0,
    coalesce(new.tnved, ''), new.category
  FROM category_ancestors WHERE category = new.category AND new.status = 'published';
END;

DROP TRIGGER product_steps_unlisted;
CREATE TRIGGER product_steps_unlisted AFTER DELETE ON product_steps
WHEN NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  DELETE FROM listing_steps WHERE unit = old.unit AND step = old.step AND price = old.price AND product = old.product
    AND ancestor IN (SELECT ancestor FROM category_ancestors WHERE category = old.category
      UNION SELECT ancestor FROM leaving_ancestors WHERE category = old.category);
END;
