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
