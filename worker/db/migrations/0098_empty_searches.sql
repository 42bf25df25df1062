-- Searches of people that have found nothing, for operators (docs/behaviour.md, "Searches without results"): words alone, nothing about who
-- has searched. A day has 500 different ones at most.
CREATE TABLE empty_searches (
  -- Days since 1970, UTC.
  day INTEGER NOT NULL,
  locale TEXT NOT NULL,
  -- In lower case, with single spaces.
  query TEXT NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (day, locale, query)
) WITHOUT ROWID;
