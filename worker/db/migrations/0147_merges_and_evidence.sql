-- Companies and accounts that operators have merged into others (docs/behaviour.md, "Merged companies", "Merged accounts"); their rows follow in
-- bounded steps.
CREATE TABLE company_merges (
  company INTEGER PRIMARY KEY,
  -- Key of the company that has its goods: the last one, where that was merged too.
  target INTEGER NOT NULL,
  begun_at INTEGER NOT NULL,
  -- NULL while goods follow.
  done_at INTEGER
);
CREATE INDEX company_merges_open ON company_merges (done_at, company);
CREATE INDEX company_merges_target ON company_merges (target);

CREATE TABLE account_merges (
  user INTEGER PRIMARY KEY,
  target INTEGER NOT NULL,
  begun_at INTEGER NOT NULL,
  done_at INTEGER
);
CREATE INDEX account_merges_open ON account_merges (done_at, user);
CREATE INDEX account_merges_target ON account_merges (target);

-- Files that prove what was verified about a company (docs/behaviour.md, "Evidence"): for operators alone.
CREATE TABLE evidence_files (
  file TEXT PRIMARY KEY,
  company INTEGER NOT NULL,
  -- The fact of companies.verifications.
  fact TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX evidence_files_of ON evidence_files (company, fact);
