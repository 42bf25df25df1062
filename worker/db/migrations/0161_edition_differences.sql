-- How a copy of an edition becomes the next one (docs/behaviour.md, "Updates of classifiers"): the latest of each classifier.
CREATE TABLE edition_differences (
  num INTEGER PRIMARY KEY,
  tree TEXT NOT NULL,
  from_id TEXT NOT NULL,
  to_id TEXT NOT NULL,
  -- JSON of one step (domain/contract/edition-difference.ts).
  step TEXT NOT NULL
);
CREATE INDEX edition_differences_tree ON edition_differences (tree, num);

-- Names of codes that operators have written (docs/behaviour.md, "Names by hand"); they stay over imports.
CREATE TABLE code_wordings (
  tree TEXT NOT NULL,
  -- Id of a node.
  code TEXT NOT NULL,
  locale TEXT NOT NULL,
  text TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (tree, code, locale)
) WITHOUT ROWID;
