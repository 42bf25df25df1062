-- What an edition of a classifier changed in comparison with the one before it (docs/behaviour.md, "Changes of an edition").

-- A row for each edition that replaced another published one.
CREATE TABLE code_edition_changes (
  num INTEGER PRIMARY KEY,
  tree TEXT NOT NULL CHECK (tree IN ('okved', 'tnved')),
  -- Id of the edition, and the days of it and of the one before.
  edition TEXT NOT NULL,
  dated TEXT NOT NULL,
  since TEXT NOT NULL,
  loaded_at INTEGER NOT NULL,
  added INTEGER NOT NULL,
  retired INTEGER NOT NULL,
  reworded INTEGER NOT NULL,
  duty INTEGER NOT NULL,
  UNIQUE (tree, edition, since)
);
CREATE INDEX code_edition_changes_latest ON code_edition_changes (tree, num);

CREATE TABLE code_changes (
  num INTEGER PRIMARY KEY,
  tree TEXT NOT NULL,
  edition TEXT NOT NULL,
  since TEXT NOT NULL,
  code TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('added', 'retired', 'reworded', 'duty')),
  -- Wording or duty before and afterwards; of a retired code its wording and the codes that came in its place, of an added one its wording.
  was TEXT,
  now TEXT,
  UNIQUE (tree, edition, since, code, kind)
);
CREATE INDEX code_changes_latest ON code_changes (tree, num);
CREATE INDEX code_changes_code ON code_changes (tree, code);
