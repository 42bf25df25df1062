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
