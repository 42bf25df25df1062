-- Texts in several languages are JSON objects {"en","ru","zh"}; a missing language falls back when it is read.
-- `num` is the key inside (small, joins and orders well), `id` the one outside (opaque, sortable, URL-safe).

CREATE TABLE files (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('drawing', 'photo', 'logo', 'document')),
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  size INTEGER NOT NULL,
  width INTEGER,
  height INTEGER,
  created_at INTEGER NOT NULL
);

CREATE TABLE rates (
  currency TEXT PRIMARY KEY,
  -- Roubles for one unit of the currency.
  rub REAL NOT NULL,
  dated TEXT NOT NULL
);

CREATE TABLE categories (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  slug TEXT NOT NULL UNIQUE,
  parent INTEGER REFERENCES categories (num),
  level INTEGER NOT NULL,
  position INTEGER NOT NULL,
  names TEXT NOT NULL,
  about TEXT NOT NULL,
  tnved TEXT,
  picture TEXT REFERENCES files (id)
);
CREATE INDEX categories_parent ON categories (parent, position);

-- Every category with itself, each of its ancestors, and 0 for the whole catalogue.
CREATE TABLE category_ancestors (
  category INTEGER NOT NULL REFERENCES categories (num),
  ancestor INTEGER NOT NULL,
  PRIMARY KEY (category, ancestor)
) WITHOUT ROWID;
CREATE INDEX category_ancestors_down ON category_ancestors (ancestor, category);

CREATE TABLE services (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  slug TEXT NOT NULL UNIQUE,
  parent INTEGER REFERENCES services (num),
  position INTEGER NOT NULL,
  names TEXT NOT NULL,
  about TEXT NOT NULL
);

CREATE TABLE companies (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  slug TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('supplier', 'service', 'both')),
  names TEXT NOT NULL,
  description TEXT NOT NULL,
  country TEXT NOT NULL,
  city TEXT NOT NULL,
  address TEXT NOT NULL,
  latitude REAL,
  longitude REAL,
  tax_number TEXT,
  founded INTEGER,
  staff INTEGER,
  website TEXT,
  phone TEXT,
  email TEXT,
  logo TEXT REFERENCES files (id),
  currency TEXT NOT NULL,
  incoterm TEXT,
  facts TEXT NOT NULL DEFAULT '[]',
  certificates TEXT NOT NULL DEFAULT '[]',
  verifications TEXT NOT NULL DEFAULT '[]',
  activities TEXT NOT NULL DEFAULT '[]',
  verified INTEGER NOT NULL DEFAULT 0,
  status TEXT NOT NULL CHECK (status IN ('draft', 'pending', 'active', 'hidden', 'blocked')),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE INDEX companies_kind ON companies (kind, status, verified DESC, num);

CREATE TABLE company_services (
  company INTEGER NOT NULL REFERENCES companies (num),
  service INTEGER NOT NULL REFERENCES services (num),
  PRIMARY KEY (service, company)
) WITHOUT ROWID;
CREATE INDEX company_services_of ON company_services (company);

CREATE TABLE products (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  slug TEXT NOT NULL,
  company INTEGER NOT NULL REFERENCES companies (num),
  category INTEGER NOT NULL REFERENCES categories (num),
  -- The seller's own id of the offer; an import finds the rows of an earlier import by it.
  external_id TEXT,
  model TEXT,
  brand TEXT,
  names TEXT NOT NULL,
  description TEXT NOT NULL,
  tnved TEXT,
  country TEXT,
  unit TEXT NOT NULL,
  moq INTEGER NOT NULL DEFAULT 1,
  -- NULL: unknown; 0: made to order.
  stock INTEGER,
  lead_min INTEGER,
  lead_max INTEGER,
  facts TEXT NOT NULL DEFAULT '[]',
  variants TEXT NOT NULL DEFAULT '[]',
  -- [{from, amount, incoterm?}] in minor units of `currency`, rising `from`; [] is "on request".
  tiers TEXT NOT NULL DEFAULT '[]',
  currency TEXT NOT NULL DEFAULT 'RUB',
  vat_included INTEGER NOT NULL DEFAULT 0,
  -- Per cent. NULL: unknown; 0: none is charged.
  vat_rate INTEGER,
  -- First tier in kopecks at the dated rate; NULL is "on request". For sorting, filters and cards.
  price_rub INTEGER,
  -- [{id, kind, width, height}]; the first one is the main picture.
  pictures TEXT NOT NULL DEFAULT '[]',
  status TEXT NOT NULL CHECK (status IN ('draft', 'moderation', 'published', 'hidden', 'rejected', 'archived')),
  -- Popularity, higher first; the default order of every list.
  rank INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (company, external_id)
);
CREATE INDEX products_tnved ON products (tnved, rank) WHERE status = 'published';
CREATE INDEX products_category ON products (category, rank);

-- One row for a published product under each ancestor of its category (0 = whole shop). A list page under any category
-- reads 24 rows of one index here, at any size; a span of category positions would sort the whole subtree.
CREATE TABLE listing (
  ancestor INTEGER NOT NULL,
  rank INTEGER NOT NULL,
  product INTEGER NOT NULL,
  -- "On request" is stored as a number above any price, so that it sorts last without rules for NULL.
  price INTEGER NOT NULL,
  created INTEGER NOT NULL,
  company INTEGER NOT NULL,
  country TEXT NOT NULL,
  moq INTEGER NOT NULL,
  in_stock INTEGER NOT NULL,
  tnved TEXT NOT NULL,
  category INTEGER NOT NULL,
  PRIMARY KEY (ancestor, rank, product)
) WITHOUT ROWID;
CREATE INDEX listing_price ON listing (ancestor, price, product, company, country, moq, in_stock, tnved);
CREATE INDEX listing_new ON listing (ancestor, created, product, price, company, country, moq, in_stock, tnved);
CREATE INDEX listing_company ON listing (ancestor, company, rank, product, price, country, moq, in_stock, tnved);
CREATE INDEX listing_country ON listing (ancestor, country, rank, product, price, company, moq, in_stock, tnved);

-- Number of listing rows of an ancestor, in total (facet 'all', value '') and by company, country and stock.
CREATE TABLE facet_counts (
  ancestor INTEGER NOT NULL,
  facet TEXT NOT NULL,
  value TEXT NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (ancestor, facet, value)
) WITHOUT ROWID;

-- A row here disables the triggers below while a bulk load runs; the load then rebuilds listing and counts in one pass.
CREATE TABLE bulk_load (started_at INTEGER NOT NULL);

CREATE TRIGGER products_listed AFTER INSERT ON products
WHEN new.status = 'published' AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  INSERT INTO listing (ancestor, rank, product, price, created, company, country, moq, in_stock, tnved, category)
  SELECT ancestor, new.rank, new.num, coalesce(new.price_rub, 9000000000000000), new.created_at, new.company,
    coalesce(new.country, ''), new.moq, coalesce(new.stock, 0) > 0, coalesce(new.tnved, ''), new.category
  FROM category_ancestors WHERE category = new.category;
END;

CREATE TRIGGER products_unlisted AFTER DELETE ON products
WHEN old.status = 'published' AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  DELETE FROM listing WHERE product = old.num AND rank = old.rank
    AND ancestor IN (SELECT ancestor FROM category_ancestors WHERE category = old.category);
END;

CREATE TRIGGER products_relisted AFTER UPDATE OF category, company, rank, price_rub, country, moq, stock, tnved, status ON products
WHEN NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  DELETE FROM listing WHERE product = old.num AND rank = old.rank
    AND ancestor IN (SELECT ancestor FROM category_ancestors WHERE category = old.category);
  INSERT INTO listing (ancestor, rank, product, price, created, company, country, moq, in_stock, tnved, category)
  SELECT ancestor, new.rank, new.num, coalesce(new.price_rub, 9000000000000000), new.created_at, new.company,
    coalesce(new.country, ''), new.moq, coalesce(new.stock, 0) > 0, coalesce(new.tnved, ''), new.category
  FROM category_ancestors WHERE category = new.category AND new.status = 'published';
END;

CREATE TRIGGER listing_counted AFTER INSERT ON listing
WHEN NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  INSERT INTO facet_counts (ancestor, facet, value, n)
  VALUES (new.ancestor, 'all', '', 1), (new.ancestor, 'company', new.company, 1),
    (new.ancestor, 'country', new.country, 1), (new.ancestor, 'stock', new.in_stock, 1)
  ON CONFLICT DO UPDATE SET n = n + 1;
END;

CREATE TRIGGER listing_uncounted AFTER DELETE ON listing
WHEN NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  UPDATE facet_counts SET n = n - 1 WHERE ancestor = old.ancestor
    AND (facet, value) IN (VALUES ('all', ''), ('company', CAST(old.company AS TEXT)), ('country', old.country), ('stock', CAST(old.in_stock AS TEXT)));
  DELETE FROM facet_counts WHERE ancestor = old.ancestor AND n = 0;
END;

-- Search text, normalised, stemmed and split into tokens by worker/db/search-text/tokens.ts: the index itself only splits at spaces (a dot
-- or slash within a number is part of it).
CREATE VIRTUAL TABLE product_fts USING fts5 (
  name, model, category, body,
  content = '', contentless_delete = 1, prefix = '2 3', tokenize = "unicode61 remove_diacritics 0 tokenchars './'"
);
CREATE VIRTUAL TABLE product_terms USING fts5vocab (product_fts, row);

-- Companies, services, categories and stories: few enough to share one index. The rowid is the base of the kind + num.
CREATE TABLE directory (
  num INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('company', 'service', 'category', 'story')),
  ref INTEGER NOT NULL,
  UNIQUE (kind, ref)
);
CREATE VIRTUAL TABLE directory_fts USING fts5 (
  name, body, content = '', contentless_delete = 1, prefix = '2 3', tokenize = "unicode61 remove_diacritics 0 tokenchars './'"
);

CREATE TABLE tags (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  slug TEXT NOT NULL UNIQUE,
  names TEXT NOT NULL
);

CREATE TABLE stories (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  slug TEXT NOT NULL,
  titles TEXT NOT NULL,
  leads TEXT NOT NULL,
  bodies TEXT NOT NULL,
  cover TEXT REFERENCES files (id),
  published_at INTEGER NOT NULL
);
CREATE INDEX stories_published ON stories (published_at, num);

CREATE TABLE story_tags (
  tag INTEGER NOT NULL REFERENCES tags (num),
  story INTEGER NOT NULL REFERENCES stories (num),
  PRIMARY KEY (tag, story)
) WITHOUT ROWID;
CREATE INDEX story_tags_of ON story_tags (story);
