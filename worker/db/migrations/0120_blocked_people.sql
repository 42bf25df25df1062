-- People whom operators have blocked, and the order of the operators' lists of people and companies
-- (docs/behaviour.md, "People and companies on the desk").
ALTER TABLE users ADD COLUMN blocked_at INTEGER;
-- What the operator has written to the person.
ALTER TABLE users ADD COLUMN blocked_reason TEXT;

-- Each list is a range of one index, latest first by id.
CREATE INDEX users_latest ON users (id) WHERE deleted_at IS NULL;
CREATE INDEX users_by_locale ON users (locale, id) WHERE deleted_at IS NULL;
CREATE INDEX users_blocked ON users (id) WHERE blocked_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX users_by_name ON users (name) WHERE deleted_at IS NULL;
CREATE INDEX companies_by_status ON companies (status, id);
CREATE INDEX companies_by_kind ON companies (kind, id);
CREATE INDEX companies_by_mark ON companies (verified, id);
