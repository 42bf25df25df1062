-- People, how they sign in, and the organizations they belong to. Times are milliseconds since 1970.

CREATE TABLE users (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  locale TEXT NOT NULL,
  -- {kind: false}: kinds of notifications that the person has switched off.
  notifications TEXT NOT NULL DEFAULT '{}',
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- An erased account: the row stays because others reference it, and holds nothing about the person.
  deleted_at INTEGER
);

-- E-mail addresses and phone numbers, normalised. A verified one is a login, so only one person can have it.
CREATE TABLE contacts (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  user INTEGER NOT NULL REFERENCES users (num),
  kind TEXT NOT NULL CHECK (kind IN ('email', 'phone')),
  value TEXT NOT NULL,
  -- The value that replaces it once the code sent there has been entered.
  pending TEXT,
  verified_at INTEGER,
  -- One of each kind.
  main INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  UNIQUE (user, value)
);
CREATE UNIQUE INDEX contacts_login ON contacts (value) WHERE verified_at IS NOT NULL;
CREATE UNIQUE INDEX contacts_main ON contacts (user, kind) WHERE main = 1;

-- One row for a device that is signed in: a family of refresh tokens, of which only the latest generation counts.
CREATE TABLE sessions (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  user INTEGER NOT NULL REFERENCES users (num),
  -- Random; without it nobody can create a token of this family, not even with the signing key.
  nonce TEXT NOT NULL,
  generation INTEGER NOT NULL DEFAULT 0,
  rotated_at INTEGER NOT NULL,
  fingerprint TEXT,
  agent TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  ended_at INTEGER
);
CREATE INDEX sessions_user ON sessions (user, ended_at);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- The one valid code of a subject: a login that signs in, or a contact to be verified. Both are stored as keyed hashes.
CREATE TABLE codes (
  subject TEXT PRIMARY KEY,
  digest TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  fingerprint TEXT,
  sent_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX codes_expiry ON codes (expires_at);

-- How often something was done within a time span; the subject in the key is a keyed hash.
CREATE TABLE rate_counters (
  key TEXT PRIMARY KEY,
  n INTEGER NOT NULL,
  resets_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX rate_counters_reset ON rate_counters (resets_at);

-- Members of an organization, and invitations to it (user NULL, contact: where the invitation went).
CREATE TABLE employees (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  company INTEGER NOT NULL REFERENCES companies (num),
  user INTEGER REFERENCES users (num),
  contact TEXT,
  name TEXT NOT NULL DEFAULT '',
  position TEXT NOT NULL DEFAULT '',
  role TEXT NOT NULL CHECK (role IN ('OWNER', 'MANAGER', 'EMPLOYEE')),
  status TEXT NOT NULL CHECK (status IN ('invited', 'active', 'disabled')),
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- Can be undone for a while; then a job deletes the row.
  deleted_at INTEGER,
  CHECK (status = 'invited' OR user IS NOT NULL)
);
CREATE INDEX employees_company ON employees (company, deleted_at, num);
CREATE INDEX employees_user ON employees (user);
-- A person works for one organization at a time, and is invited by each once.
CREATE UNIQUE INDEX employees_active ON employees (user) WHERE status = 'active' AND deleted_at IS NULL;
CREATE UNIQUE INDEX employees_invited ON employees (contact, company) WHERE status = 'invited' AND deleted_at IS NULL;
CREATE INDEX employees_deleted ON employees (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE favourites (
  user INTEGER NOT NULL REFERENCES users (num),
  product INTEGER NOT NULL REFERENCES products (num),
  added_at INTEGER NOT NULL,
  PRIMARY KEY (user, product)
) WITHOUT ROWID;
CREATE INDEX favourites_newest ON favourites (user, added_at DESC, product);
CREATE INDEX favourites_product ON favourites (product);

-- Messages that local mode stores instead of sending them (ENVIRONMENT=local); empty everywhere else.
CREATE TABLE outbox (
  num INTEGER PRIMARY KEY,
  channel TEXT NOT NULL CHECK (channel IN ('email', 'sms')),
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX outbox_recipient ON outbox (recipient, num);

CREATE INDEX companies_tax_number ON companies (tax_number) WHERE tax_number IS NOT NULL;
