-- What members have done for their organization: a row for each call that changed something (docs/behaviour.md, "Journal of an organization").
CREATE TABLE organization_acts (
  num INTEGER PRIMARY KEY,
  -- Begins with the time.
  id TEXT NOT NULL,
  company INTEGER NOT NULL,
  -- Key of the user; NULL once the account was deleted.
  author INTEGER,
  -- domain/contract/organization-journal.ts
  act TEXT NOT NULL,
  -- Id of what it was done to; '' where it is not one thing.
  subject TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX organization_acts_latest ON organization_acts (company, id);
CREATE INDEX organization_acts_author ON organization_acts (author, company, id) WHERE author IS NOT NULL;
CREATE INDEX organization_acts_expiry ON organization_acts (created_at);
