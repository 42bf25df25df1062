-- Tokens with which programs of an organization call the API (docs/behaviour.md, "API tokens"). The token itself is stored nowhere.
CREATE TABLE api_tokens (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  company INTEGER NOT NULL REFERENCES companies (num),
  -- The owner who has made it, in whose name it acts, and without whom it ends.
  user INTEGER NOT NULL REFERENCES users (num),
  name TEXT NOT NULL,
  -- JSON: an array of scopes.
  scopes TEXT NOT NULL,
  -- SHA-256 of the token, hexadecimal.
  hash TEXT NOT NULL UNIQUE,
  -- Its last four characters.
  ending TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
);
CREATE INDEX api_tokens_by_company ON api_tokens (company, num);
CREATE INDEX api_tokens_by_user ON api_tokens (user);
