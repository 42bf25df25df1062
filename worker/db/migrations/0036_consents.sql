-- Each consent to the processing of personal data: in which wording (the day since which it is in force) and language, and when.
CREATE TABLE consents (
  num INTEGER PRIMARY KEY,
  user INTEGER NOT NULL REFERENCES users (num),
  version TEXT NOT NULL,
  locale TEXT NOT NULL,
  given_at INTEGER NOT NULL,
  -- When the account was deleted, which is how its owner withdraws. NULL: it is in force.
  withdrawn_at INTEGER
);
CREATE INDEX consents_user ON consents (user);
CREATE INDEX consents_withdrawal ON consents (withdrawn_at);

-- The accounts of that time have agreed together with the terms of 20 November 2026.
INSERT INTO consents (user, version, locale, given_at)
  SELECT num, '2026-11-20', locale, created_at FROM users WHERE deleted_at IS NULL;

-- Which wording the sender of a form agreed to, at the time it was sent. NULL: sent before there was a text of its own.
ALTER TABLE inquiries ADD COLUMN consent TEXT;
ALTER TABLE leads ADD COLUMN consent TEXT;
