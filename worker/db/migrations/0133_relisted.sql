-- A change of prices updates the rows of listing in place. Before, each row was deleted and inserted, which counted every facet of every
-- ancestor down and up again: for 10,000 goods with three ancestors that were 240,000 rows written for nothing.
DROP TRIGGER products_relisted;
CREATE TRIGGER products_relisted AFTER UPDATE OF category, company, rank, country, stock, status ON products
WHEN (new.category, new.company, new.rank, coalesce(new.country, ''), coalesce(new.stock, 0) > 0, new.status = 'published')
  IS NOT (old.category, old.company, old.rank, coalesce(old.country, ''), coalesce(old.stock, 0) > 0, old.status = 'published')
  AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  DELETE FROM listing WHERE product = old.num AND rank = old.rank
    AND ancestor IN (SELECT ancestor FROM category_ancestors WHERE category = old.category);
  INSERT INTO listing (ancestor, rank, product, price, created, company, country, moq, in_stock, tnved, category)
  SELECT ancestor, new.rank, new.num, coalesce(new.price_rub, 9000000000000000), new.created_at, new.company,
    coalesce(new.country, ''), max(new.moq, coalesce(new.tiers ->> '$[0].from', 1)), coalesce(new.stock, 0) > 0,
    coalesce(new.tnved, ''), new.category
  FROM category_ancestors WHERE category = new.category AND new.status = 'published';
END;

-- Where both run, in whichever order, the rows end with the new values: this one finds none before the other has inserted them, or writes the same.
CREATE TRIGGER products_repriced AFTER UPDATE OF price_rub, moq, tiers, tnved ON products
WHEN new.status = 'published'
  AND (coalesce(new.price_rub, 9000000000000000), max(new.moq, coalesce(new.tiers ->> '$[0].from', 1)), coalesce(new.tnved, ''))
    IS NOT (coalesce(old.price_rub, 9000000000000000), max(old.moq, coalesce(old.tiers ->> '$[0].from', 1)), coalesce(old.tnved, ''))
  AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  UPDATE listing SET price = coalesce(new.price_rub, 9000000000000000), moq = max(new.moq, coalesce(new.tiers ->> '$[0].from', 1)),
    tnved = coalesce(new.tnved, '')
  WHERE product = new.num AND rank = new.rank AND ancestor IN (SELECT ancestor FROM category_ancestors WHERE category = new.category);
END;
