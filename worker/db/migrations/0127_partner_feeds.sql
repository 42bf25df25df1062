-- Addresses at which a supplier's published goods can be fetched (docs/behaviour.md, "Goods for partners").
CREATE TABLE partner_feeds (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  company INTEGER NOT NULL REFERENCES companies (num),
  name TEXT NOT NULL,
  format TEXT NOT NULL,
  locale TEXT NOT NULL,
  -- NULL: goods of all categories.
  category INTEGER REFERENCES categories (num),
  -- Whether it has goods with a price alone, and those in stock alone.
  priced INTEGER NOT NULL,
  in_stock INTEGER NOT NULL,
  -- Whether everyone may fetch it; else it takes the token whose SHA-256 is stored. NULL: the token was revoked.
  open INTEGER NOT NULL,
  hash TEXT,
  created_at INTEGER NOT NULL
);
CREATE INDEX partner_feeds_of ON partner_feeds (company, num);
CREATE INDEX partner_feeds_category ON partner_feeds (category) WHERE category IS NOT NULL;

-- Who has fetched them, roughly: the program and the country, no address.
CREATE TABLE partner_feed_fetches (
  num INTEGER PRIMARY KEY,
  feed INTEGER NOT NULL REFERENCES partner_feeds (num) ON DELETE CASCADE,
  program TEXT NOT NULL,
  country TEXT,
  -- How many goods were sent; NULL: none, since nothing had changed.
  goods INTEGER,
  created_at INTEGER NOT NULL
);
CREATE INDEX partner_feed_fetches_of ON partner_feed_fetches (feed, num);
CREATE INDEX partner_feed_fetches_old ON partner_feed_fetches (created_at);

-- When the goods of a supplier's feeds last changed, and how often they have; only suppliers with a feed have a row.
CREATE TABLE goods_stamps (
  company INTEGER PRIMARY KEY REFERENCES companies (num),
  revision INTEGER NOT NULL,
  changed_at INTEGER NOT NULL
);

CREATE TRIGGER goods_stamped_with_new AFTER INSERT ON products WHEN new.status = 'published'
BEGIN
  UPDATE goods_stamps SET revision = revision + 1, changed_at = unixepoch() * 1000 WHERE company = new.company;
END;

CREATE TRIGGER goods_stamped_with_removed AFTER DELETE ON products WHEN old.status = 'published'
BEGIN
  UPDATE goods_stamps SET revision = revision + 1, changed_at = unixepoch() * 1000 WHERE company = old.company;
END;

-- Without rank, rates and hashes of imports, which are not in feeds.
CREATE TRIGGER goods_stamped AFTER UPDATE OF company, category, external_id, slug, model, brand, names, description, tnved, country, unit, moq, stock,
  lead_min, lead_max, facts, variants, tiers, currency, vat_included, vat_rate, pictures, status, on_request, deleted_at ON products
WHEN 'published' IN (old.status, new.status)
BEGIN
  UPDATE goods_stamps SET revision = revision + 1, changed_at = unixepoch() * 1000 WHERE company IN (old.company, new.company);
END;
