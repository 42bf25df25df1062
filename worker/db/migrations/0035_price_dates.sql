-- Where a rate comes from, the host of its source; NULL for one that the operator has stored.
ALTER TABLE rates ADD COLUMN source TEXT;

-- When the seller gave the price last, in milliseconds since 1970, also where it is the same as before. NULL for prices from before this
-- migration, which are at least as old as the last edit of their product.
ALTER TABLE products ADD COLUMN priced_at INTEGER;

CREATE TRIGGER products_priced AFTER UPDATE OF tiers ON products
BEGIN
  UPDATE products SET priced_at = new.updated_at WHERE num = new.num;
END;

CREATE TRIGGER products_first_priced AFTER INSERT ON products
WHEN new.priced_at IS NULL AND new.tiers <> '[]' AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  UPDATE products SET priced_at = new.updated_at WHERE num = new.num;
END;
