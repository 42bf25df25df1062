-- Data that suppliers enter about themselves, the moderators' decisions on it, and buyers' inquiries.

ALTER TABLE companies ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
-- Why a moderator refused or blocked it.
ALTER TABLE companies ADD COLUMN status_reason TEXT;

ALTER TABLE products ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE products ADD COLUMN status_reason TEXT;
-- Set by the supplier; without it an empty list of tiers means that the price is still missing.
ALTER TABLE products ADD COLUMN on_request INTEGER NOT NULL DEFAULT 0;
-- Published, but hidden while its company is not public; shown again with it.
ALTER TABLE products ADD COLUMN suspended INTEGER NOT NULL DEFAULT 0;
-- A deletion can be undone for a while; meanwhile the product is archived, and this is its former status.
ALTER TABLE products ADD COLUMN deleted_at INTEGER;
ALTER TABLE products ADD COLUMN deleted_status TEXT;
CREATE INDEX products_own ON products (company, status, updated_at, num) WHERE deleted_at IS NULL;
CREATE INDEX products_deleted ON products (deleted_at) WHERE deleted_at IS NOT NULL;
-- Few of a million products are not published; only these are counted by status.
CREATE INDEX products_unpublished ON products (status) WHERE status <> 'published';

-- Roubles for one unit when prices in this currency were last written into products.price_rub; NULL: as `rub`.
ALTER TABLE rates ADD COLUMN listed REAL;

CREATE TABLE legal_entities (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  company INTEGER NOT NULL REFERENCES companies (num),
  full_name TEXT NOT NULL,
  short_name TEXT NOT NULL DEFAULT '',
  country TEXT NOT NULL,
  -- INN or USCC.
  tax_number TEXT NOT NULL,
  kpp TEXT NOT NULL DEFAULT '',
  ogrn TEXT NOT NULL DEFAULT '',
  address TEXT NOT NULL DEFAULT '',
  -- {name, bic, account, correspondent}; NULL: unknown.
  bank TEXT,
  main INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER
);
CREATE UNIQUE INDEX legal_entities_once ON legal_entities (company, tax_number, kpp) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX legal_entities_main ON legal_entities (company) WHERE main = 1 AND deleted_at IS NULL;
CREATE INDEX legal_entities_number ON legal_entities (tax_number, kpp);
CREATE INDEX legal_entities_deleted ON legal_entities (deleted_at) WHERE deleted_at IS NOT NULL;

-- Reviews by moderators, waiting and decided. `before` is the state that was approved last; {} the first time.
CREATE TABLE reviews (
  num INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('company', 'product')),
  subject INTEGER NOT NULL,
  before TEXT NOT NULL,
  asked_at INTEGER NOT NULL,
  decided_at INTEGER,
  decision TEXT CHECK (decision IN ('approved', 'refused', 'withdrawn')),
  reason TEXT,
  decided_by INTEGER
);
CREATE UNIQUE INDEX reviews_waiting ON reviews (kind, subject) WHERE decided_at IS NULL;
CREATE INDEX reviews_queue ON reviews (kind, asked_at, num) WHERE decided_at IS NULL;
CREATE INDEX reviews_subject ON reviews (kind, subject, num);

CREATE TABLE inquiries (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  company INTEGER NOT NULL REFERENCES companies (num),
  product INTEGER,
  -- NULL: a visitor who was not signed in.
  user INTEGER,
  quantity INTEGER,
  message TEXT NOT NULL,
  -- {name, organization?, email?, phone?}
  contact TEXT NOT NULL,
  locale TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('new', 'answered', 'closed')),
  reply TEXT,
  replied_by INTEGER,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE INDEX inquiries_company ON inquiries (company, status, num);
CREATE INDEX inquiries_user ON inquiries (user, num) WHERE user IS NOT NULL;

-- Sent with the forms of the landing pages.
CREATE TABLE leads (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  page TEXT NOT NULL CHECK (page IN ('talp', 'liaozhong')),
  contact TEXT NOT NULL,
  message TEXT NOT NULL,
  locale TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX leads_newest ON leads (created_at);
