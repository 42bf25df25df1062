-- The price of a product at the quantities 1, 10, 100 and 1,000, by which lists of a quantity are sorted and filtered: of one unit, in
-- kopecks, without VAT, of the variant that is cheapest then. There is none on request, none where nothing is said of VAT, and none at
-- a step whose quantities (10 to 99) are all below the smallest order. A price in another currency is at the rate of price_rub.
CREATE VIEW step_prices AS
SELECT product, step, unit, CAST(round(amount * price_rub / lowest / tax) AS INTEGER) AS price, moq, rank, category
FROM (
  SELECT product, step, unit, moq, rank, category, price_rub, tax,
    iif(variants = '[]', tiers ->> '$[0].amount', (
      SELECT min(coalesce(v.value ->> '$.tiers[0].amount', round((tiers ->> '$[0].amount') * (v.value ->> 'factor'))))
      FROM json_each(variants) AS v
    )) AS lowest,
    iif(variants = '[]', amount, (
      SELECT min(coalesce(
        (SELECT t.value ->> 'amount' FROM json_each(v.value -> 'tiers') AS t WHERE t.value ->> 'from' <= quantity ORDER BY t.key DESC LIMIT 1),
        v.value ->> '$.tiers[0].amount',
        round(amount * (v.value ->> 'factor'))
      ))
      FROM json_each(variants) AS v
    )) AS amount
  FROM (
    SELECT *, (
        SELECT t.value ->> 'amount' FROM json_each(tiers) AS t WHERE t.value ->> 'from' <= quantity ORDER BY t.key DESC LIMIT 1
      ) AS amount
    FROM (
      SELECT p.num AS product, s.value AS step, p.unit, p.rank, p.category, p.price_rub, p.tiers, p.variants,
        max(p.moq, coalesce(p.tiers ->> '$[0].from', 1)) AS moq,
        max(p.moq, coalesce(p.tiers ->> '$[0].from', 1), s.value) AS quantity,
        iif(p.vat_included, 1 + p.vat_rate / 100.0, 1.0) AS tax
      FROM products AS p CROSS JOIN json_each('[1,10,100,1000]') AS s
      WHERE p.status = 'published' AND p.price_rub IS NOT NULL AND p.vat_rate IS NOT NULL
    )
    WHERE step = 1000 OR moq < step * 10
  )
)
WHERE amount IS NOT NULL AND lowest > 0;

CREATE TABLE product_steps (
  product INTEGER NOT NULL,
  step INTEGER NOT NULL,
  unit TEXT NOT NULL,
  price INTEGER NOT NULL,
  moq INTEGER NOT NULL,
  rank INTEGER NOT NULL,
  category INTEGER NOT NULL,
  PRIMARY KEY (product, step)
) WITHOUT ROWID;

-- The same under each ancestor of the category, as listing: a page by price reads 24 rows here, at any size.
CREATE TABLE listing_steps (
  ancestor INTEGER NOT NULL,
  unit TEXT NOT NULL,
  step INTEGER NOT NULL,
  price INTEGER NOT NULL,
  product INTEGER NOT NULL,
  rank INTEGER NOT NULL,
  moq INTEGER NOT NULL,
  PRIMARY KEY (ancestor, unit, step, price, product)
) WITHOUT ROWID;

CREATE TRIGGER product_steps_listed AFTER INSERT ON product_steps
WHEN NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  INSERT INTO listing_steps (ancestor, unit, step, price, product, rank, moq)
  SELECT ancestor, new.unit, new.step, new.price, new.product, new.rank, new.moq
  FROM category_ancestors WHERE category = new.category;
END;

CREATE TRIGGER product_steps_unlisted AFTER DELETE ON product_steps
WHEN NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  DELETE FROM listing_steps WHERE unit = old.unit AND step = old.step AND price = old.price AND product = old.product
    AND ancestor IN (SELECT ancestor FROM category_ancestors WHERE category = old.category);
END;

CREATE TRIGGER products_stepped AFTER INSERT ON products
WHEN new.status = 'published' AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  INSERT INTO product_steps (product, step, unit, price, moq, rank, category)
  SELECT product, step, unit, price, moq, rank, category FROM step_prices WHERE product = new.num;
END;

-- An edit of anything else, such as the stock, writes no row here.
CREATE TRIGGER products_restepped AFTER UPDATE OF category, rank, status, unit, moq, tiers, variants, price_rub, vat_included, vat_rate ON products
WHEN (new.category, new.rank, new.status, new.unit, new.moq, new.tiers, new.variants, new.price_rub, new.vat_included, new.vat_rate)
  IS NOT (old.category, old.rank, old.status, old.unit, old.moq, old.tiers, old.variants, old.price_rub, old.vat_included, old.vat_rate)
  AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  DELETE FROM product_steps WHERE product = new.num;
  INSERT INTO product_steps (product, step, unit, price, moq, rank, category)
  SELECT product, step, unit, price, moq, rank, category FROM step_prices WHERE product = new.num;
END;

CREATE TRIGGER products_unstepped AFTER DELETE ON products
WHEN old.status = 'published' AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  DELETE FROM product_steps WHERE product = old.num;
END;

INSERT INTO product_steps (product, step, unit, price, moq, rank, category)
SELECT product, step, unit, price, moq, rank, category FROM step_prices;
