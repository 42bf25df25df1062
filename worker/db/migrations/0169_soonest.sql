-- How soon goods leave, by which lists are sorted (worker/db/soonest.ts): 10,000 for each of the quantities 1, 10, 100 and 1,000 that the
-- stock does not cover, and the working days of the lead time, 9,999 where none are stated. A change of the stock that crosses none of the
-- four writes no row of listing.
ALTER TABLE listing ADD COLUMN soonest INTEGER NOT NULL DEFAULT 49999;

UPDATE listing SET soonest = coalesce((
  SELECT CASE WHEN stock >= 1000 THEN 0 WHEN stock >= 100 THEN 10000 WHEN stock >= 10 THEN 20000 WHEN stock >= 1 THEN 30000 ELSE 40000 END
    + coalesce(min(coalesce(lead_max, lead_min), 9998), 9999)
  FROM products WHERE num = listing.product
), 49999);

CREATE INDEX listing_soonest ON listing (ancestor, soonest, price, product, company, country, moq, in_stock, tnved);

DROP TRIGGER products_listed;
CREATE TRIGGER products_listed AFTER INSERT ON products
WHEN new.status = 'published' AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  INSERT INTO listing (ancestor, rank, product, price, created, company, country, moq, in_stock, tnved, category, soonest)
  SELECT ancestor, new.rank, new.num, coalesce(new.price_rub, 9000000000000000), new.created_at, new.company,
    coalesce(new.country, ''), max(new.moq, coalesce(new.tiers ->> '$[0].from', 1)), coalesce(new.stock, 0) > 0,
    coalesce(new.tnved, ''), new.category,
    CASE WHEN new.stock >= 1000 THEN 0 WHEN new.stock >= 100 THEN 10000 WHEN new.stock >= 10 THEN 20000 WHEN new.stock >= 1 THEN 30000 ELSE 40000 END
      + coalesce(min(coalesce(new.lead_max, new.lead_min), 9998), 9999)
  FROM category_ancestors WHERE category = new.category;
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
  INSERT INTO listing (ancestor, rank, product, price, created, company, country, moq, in_stock, tnved, category, soonest)
  SELECT ancestor, new.rank, new.num, coalesce(new.price_rub, 9000000000000000), new.created_at, new.company,
    coalesce(new.country, ''), max(new.moq, coalesce(new.tiers ->> '$[0].from', 1)), coalesce(new.stock, 0) > 0,
    coalesce(new.tnved, ''), new.category,
    CASE WHEN new.stock >= 1000 THEN 0 WHEN new.stock >= 100 THEN 10000 WHEN new.stock >= 10 THEN 20000 WHEN new.stock >= 1 THEN 30000 ELSE 40000 END
      + coalesce(min(coalesce(new.lead_max, new.lead_min), 9998), 9999)
  FROM category_ancestors WHERE category = new.category AND new.status = 'published';
END;

-- Where products_relisted runs too, in whichever order, the rows end with the new value, as with products_repriced.
CREATE TRIGGER products_restocked AFTER UPDATE OF stock, lead_min, lead_max ON products
WHEN new.status = 'published'
  AND CASE WHEN new.stock >= 1000 THEN 0 WHEN new.stock >= 100 THEN 10000 WHEN new.stock >= 10 THEN 20000 WHEN new.stock >= 1 THEN 30000 ELSE 40000 END
      + coalesce(min(coalesce(new.lead_max, new.lead_min), 9998), 9999)
    <> CASE WHEN old.stock >= 1000 THEN 0 WHEN old.stock >= 100 THEN 10000 WHEN old.stock >= 10 THEN 20000 WHEN old.stock >= 1 THEN 30000 ELSE 40000 END
      + coalesce(min(coalesce(old.lead_max, old.lead_min), 9998), 9999)
  AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  UPDATE listing SET soonest =
    CASE WHEN new.stock >= 1000 THEN 0 WHEN new.stock >= 100 THEN 10000 WHEN new.stock >= 10 THEN 20000 WHEN new.stock >= 1 THEN 30000 ELSE 40000 END
      + coalesce(min(coalesce(new.lead_max, new.lead_min), 9998), 9999)
  WHERE product = new.num AND rank = new.rank
    AND ancestor IN (SELECT ancestor FROM category_ancestors WHERE category = new.category
      UNION SELECT ancestor FROM leaving_ancestors WHERE category = new.category);
END;
