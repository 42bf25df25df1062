-- How much text each company has in its products, which triggers count: a quota that summed it would read all of them with every save.
-- Bytes, not characters: a Chinese text takes three times as many. Products that can still be restored count as well.
CREATE TABLE product_texts (company INTEGER PRIMARY KEY, bytes INTEGER NOT NULL);

CREATE TRIGGER product_texts_added AFTER INSERT ON products
BEGIN
  INSERT INTO product_texts (company, bytes) VALUES (new.company, length(CAST(new.names AS BLOB)) + length(CAST(new.description AS BLOB)) + length(CAST(new.facts AS BLOB)) + length(CAST(new.variants AS BLOB)) + length(CAST(new.tiers AS BLOB)) + length(CAST(new.pictures AS BLOB)))
  ON CONFLICT DO UPDATE SET bytes = bytes + excluded.bytes;
END;
CREATE TRIGGER product_texts_removed AFTER DELETE ON products
BEGIN
  UPDATE product_texts SET bytes = bytes - (length(CAST(old.names AS BLOB)) + length(CAST(old.description AS BLOB)) + length(CAST(old.facts AS BLOB)) + length(CAST(old.variants AS BLOB)) + length(CAST(old.tiers AS BLOB)) + length(CAST(old.pictures AS BLOB))) WHERE company = old.company;
  DELETE FROM product_texts WHERE company = old.company AND bytes <= 0;
END;
CREATE TRIGGER product_texts_changed AFTER UPDATE OF names, description, facts, variants, tiers, pictures ON products
WHEN new.company = old.company AND length(CAST(new.names AS BLOB)) + length(CAST(new.description AS BLOB)) + length(CAST(new.facts AS BLOB)) + length(CAST(new.variants AS BLOB)) + length(CAST(new.tiers AS BLOB)) + length(CAST(new.pictures AS BLOB)) <> length(CAST(old.names AS BLOB)) + length(CAST(old.description AS BLOB)) + length(CAST(old.facts AS BLOB)) + length(CAST(old.variants AS BLOB)) + length(CAST(old.tiers AS BLOB)) + length(CAST(old.pictures AS BLOB))
BEGIN
  UPDATE product_texts SET bytes = bytes + (length(CAST(new.names AS BLOB)) + length(CAST(new.description AS BLOB)) + length(CAST(new.facts AS BLOB)) + length(CAST(new.variants AS BLOB)) + length(CAST(new.tiers AS BLOB)) + length(CAST(new.pictures AS BLOB))) - (length(CAST(old.names AS BLOB)) + length(CAST(old.description AS BLOB)) + length(CAST(old.facts AS BLOB)) + length(CAST(old.variants AS BLOB)) + length(CAST(old.tiers AS BLOB)) + length(CAST(old.pictures AS BLOB))) WHERE company = new.company;
END;
CREATE TRIGGER product_texts_moved AFTER UPDATE OF company ON products
WHEN new.company <> old.company
BEGIN
  UPDATE product_texts SET bytes = bytes - (length(CAST(old.names AS BLOB)) + length(CAST(old.description AS BLOB)) + length(CAST(old.facts AS BLOB)) + length(CAST(old.variants AS BLOB)) + length(CAST(old.tiers AS BLOB)) + length(CAST(old.pictures AS BLOB))) WHERE company = old.company;
  DELETE FROM product_texts WHERE company = old.company AND bytes <= 0;
  INSERT INTO product_texts (company, bytes) VALUES (new.company, length(CAST(new.names AS BLOB)) + length(CAST(new.description AS BLOB)) + length(CAST(new.facts AS BLOB)) + length(CAST(new.variants AS BLOB)) + length(CAST(new.tiers AS BLOB)) + length(CAST(new.pictures AS BLOB)))
  ON CONFLICT DO UPDATE SET bytes = bytes + excluded.bytes;
END;

INSERT INTO product_texts SELECT company, sum(length(CAST(names AS BLOB)) + length(CAST(description AS BLOB)) + length(CAST(facts AS BLOB)) + length(CAST(variants AS BLOB)) + length(CAST(tiers AS BLOB)) + length(CAST(pictures AS BLOB))) FROM products GROUP BY company;
