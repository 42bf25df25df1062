-- The public searches read product_fts, directory_fts and address_fts. These hold what the public may see and nothing else: were other
-- rows in them, a supplier's drafts could fill the first thousand hits, among which every search ranks.

-- Products and companies that are not public, for their own members and for moderators. The rowid of a product is its number, that of a
-- company 1,000,000,000 + its number, as in `directory`.
CREATE VIRTUAL TABLE unpublished_fts USING fts5 (
  name, model, category, body,
  content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 0 tokenchars './'"
);

-- Rowids of unpublished_fts whose text has not been indexed since their status changed (worker/db/reindex.ts).
CREATE TABLE reindex (num INTEGER PRIMARY KEY);

-- Companies whose goods do not all follow their status yet (worker/api/organization/suspension.ts).
CREATE TABLE following_goods (company INTEGER PRIMARY KEY);
CREATE INDEX products_suspended ON products (company, num) WHERE suspended = 1;

-- A row leaves an index with its status, whatever changes it. Only code can add one, since the index has no texts to take it from.
CREATE TRIGGER products_unpublished_from_index AFTER UPDATE OF status ON products
WHEN old.status = 'published' AND new.status <> 'published'
BEGIN
  DELETE FROM product_fts WHERE rowid = old.num;
END;

CREATE TRIGGER products_published_from_index AFTER UPDATE OF status ON products
WHEN old.status <> 'published' AND new.status = 'published'
BEGIN
  DELETE FROM unpublished_fts WHERE rowid = old.num;
END;

CREATE TRIGGER products_deleted_from_index AFTER DELETE ON products
BEGIN
  DELETE FROM product_fts WHERE rowid = old.num;
  DELETE FROM unpublished_fts WHERE rowid = old.num;
  DELETE FROM reindex WHERE num = old.num;
END;

CREATE TRIGGER companies_unpublished_from_index AFTER UPDATE OF status ON companies
WHEN old.status = 'active' AND new.status <> 'active'
BEGIN
  DELETE FROM directory_fts WHERE rowid = 1000000000 + old.num;
  DELETE FROM address_fts WHERE rowid = old.num;
END;

CREATE TRIGGER companies_published_from_index AFTER UPDATE OF status ON companies
WHEN old.status <> 'active' AND new.status = 'active'
BEGIN
  DELETE FROM unpublished_fts WHERE rowid = 1000000000 + old.num;
END;

CREATE TRIGGER companies_deleted_from_index AFTER DELETE ON companies
BEGIN
  DELETE FROM directory_fts WHERE rowid = 1000000000 + old.num;
  DELETE FROM address_fts WHERE rowid = old.num;
  DELETE FROM unpublished_fts WHERE rowid = 1000000000 + old.num;
  DELETE FROM reindex WHERE num = 1000000000 + old.num;
END;

-- A word is forgotten with the last public text that it is in, and its spellings with it.
CREATE TRIGGER search_words_forgotten AFTER DELETE ON search_words
BEGIN
  DELETE FROM search_spellings WHERE word = old.word AND piece IN (
    SELECT old.word UNION SELECT substr(old.word, 1, value - 1) || substr(old.word, value + 1)
    FROM json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24]') WHERE value <= length(old.word));
END;

-- Existing rows: the public indexes lose what is not public, and a job indexes it anew.
INSERT INTO reindex (num) SELECT num FROM products WHERE status <> 'published'
  UNION ALL SELECT 1000000000 + num FROM companies WHERE status <> 'active';
DELETE FROM product_fts WHERE rowid IN (SELECT num FROM reindex WHERE num < 1000000000);
DELETE FROM directory_fts WHERE rowid IN (SELECT num FROM reindex WHERE num > 1000000000);
DELETE FROM address_fts WHERE rowid IN (SELECT num - 1000000000 FROM reindex WHERE num > 1000000000);
