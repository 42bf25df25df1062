-- A product with variants is listed at the price of the cheapest one, NULL past the highest price that lists have (domain/limits.ts).
UPDATE products SET price_rub = (
  SELECT iif(min(amount) * rate <= 100000000000, CAST(round(min(amount) * rate) AS INTEGER), NULL)
  FROM (
    SELECT
      round((tiers ->> '$[0].amount') * (value ->> 'factor')) AS amount,
      iif(currency = 'RUB', 1, (SELECT rub FROM rates WHERE rates.currency = products.currency)) AS rate
    FROM json_each(products.variants)
  )
)
WHERE variants <> '[]';

-- The day of the price is also that on which a variant was given another one.
CREATE TRIGGER products_variants_priced AFTER UPDATE OF variants ON products
WHEN (SELECT json_group_array(json_array(value -> 'tiers', value -> 'factor')) FROM json_each(new.variants))
  <> (SELECT json_group_array(json_array(value -> 'tiers', value -> 'factor')) FROM json_each(old.variants))
BEGIN
  UPDATE products SET priced_at = new.updated_at WHERE num = new.num;
END;
