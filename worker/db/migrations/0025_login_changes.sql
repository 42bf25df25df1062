-- A login that was added, replaced or removed, for as long as the link in the notices about it can undo that.
CREATE TABLE login_changes (
  num INTEGER PRIMARY KEY,
  user INTEGER NOT NULL REFERENCES users (num),
  -- Keyed hash of the token in the link.
  digest TEXT NOT NULL UNIQUE,
  -- Public id of the contact, which may be deleted by now.
  contact TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('email', 'phone')),
  -- The login as it was; NULL: there was none.
  before TEXT,
  verified_at INTEGER,
  main INTEGER NOT NULL,
  -- What it became; NULL: it was removed.
  after TEXT,
  -- Key of the session that made the change; the undo ends it too.
  session INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE INDEX login_changes_user ON login_changes (user);
CREATE INDEX login_changes_expiry ON login_changes (expires_at);
