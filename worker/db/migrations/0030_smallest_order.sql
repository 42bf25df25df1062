-- The smallest order of a listed product is the one that buyers are shown: the seller's minimum, or where the prices begin if that is more
-- (domain/tier-price.ts). Before, a filter by smallest orders found products whose cards said more.

DROP TRIGGER products_listed;
CREATE TRIGGER products_listed AFTER INSERT ON products
WHEN new.status = 'published' AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  INSERT INTO listing (ancestor, rank, product, price, created, company, country, moq, in_stock, tnved, category)
  SELECT ancestor, new.rank, new.num, coalesce(new.price_rub, 9000000000000000), new.created_at, new.company,
    coalesce(new.country, ''), max(new.moq, coalesce(new.tiers ->> '$[0].from', 1)), coalesce(new.stock, 0) > 0,
    coalesce(new.tnved, ''), new.category
  FROM category_ancestors WHERE category = new.category;
END;

DROP TRIGGER products_relisted;
CREATE TRIGGER products_relisted AFTER UPDATE OF category, company, rank, price_rub, country, moq, tiers, stock, tnved, status ON products
WHEN NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  DELETE FROM listing WHERE product = old.num AND rank = old.rank
    AND ancestor IN (SELECT ancestor FROM category_ancestors WHERE category = old.category);
  INSERT INTO listing (ancestor, rank, product, price, created, company, country, moq, in_stock, tnved, category)
  SELECT ancestor, new.rank, new.num, coalesce(new.price_rub, 9000000000000000), new.created_at, new.company,
    coalesce(new.country, ''), max(new.moq, coalesce(new.tiers ->> '$[0].from', 1)), coalesce(new.stock, 0) > 0,
    coalesce(new.tnved, ''), new.category
  FROM category_ancestors WHERE category = new.category AND new.status = 'published';
END;

-- Products listed by now, by the trigger.
UPDATE products SET moq = moq WHERE status = 'published' AND tiers ->> '$[0].from' > moq;
