-- A write that gives prices their day itself is not dated a second time: each time the whole row is written again.
DROP TRIGGER products_priced;
CREATE TRIGGER products_priced AFTER UPDATE OF tiers ON products
WHEN new.priced_at IS old.priced_at
BEGIN
  UPDATE products SET priced_at = new.updated_at WHERE num = new.num;
END;

DROP TRIGGER products_variants_priced;
CREATE TRIGGER products_variants_priced AFTER UPDATE OF variants ON products
WHEN new.priced_at IS old.priced_at
  AND (SELECT json_group_array(json_array(value -> 'tiers', value -> 'factor')) FROM json_each(new.variants))
  <> (SELECT json_group_array(json_array(value -> 'tiers', value -> 'factor')) FROM json_each(old.variants))
BEGIN
  UPDATE products SET priced_at = new.updated_at WHERE num = new.num;
END;
