-- Operators write stories (docs/behaviour.md, "Content desk"). `draft` is what is written and not approved yet, as JSON; NULL where it is
-- what readers see. A story that has never been approved has a date that does not come.
ALTER TABLE stories ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE stories ADD COLUMN stage TEXT NOT NULL DEFAULT 'approved' CHECK (stage IN ('draft', 'review', 'approved'));
ALTER TABLE stories ADD COLUMN cover_alts TEXT NOT NULL DEFAULT '{}';
ALTER TABLE stories ADD COLUMN draft TEXT;

-- What approved stories are about: id of a product or a category, or a code.
CREATE TABLE story_subjects (
  story INTEGER NOT NULL REFERENCES stories (num),
  kind TEXT NOT NULL CHECK (kind IN ('product', 'category', 'okved', 'tnved')),
  ref TEXT NOT NULL,
  PRIMARY KEY (kind, ref, story)
) WITHOUT ROWID;
CREATE INDEX story_subjects_of ON story_subjects (story);

-- Pictures of stories: files of the site, which belong to no account and are never deleted as unused.
CREATE TABLE story_files (
  story INTEGER NOT NULL REFERENCES stories (num),
  file TEXT NOT NULL REFERENCES files (id),
  PRIMARY KEY (story, file)
) WITHOUT ROWID;

-- What a story was after each save and each act.
CREATE TABLE story_versions (
  story INTEGER NOT NULL REFERENCES stories (num),
  version INTEGER NOT NULL,
  act TEXT NOT NULL,
  content TEXT NOT NULL,
  author INTEGER REFERENCES users (num),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (story, version)
);
CREATE INDEX story_versions_author ON story_versions (author) WHERE author IS NOT NULL;
