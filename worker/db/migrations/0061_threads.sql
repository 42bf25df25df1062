-- The conversation about an inquiry: what both sides write after the inquiry itself, and lines of the system.
CREATE TABLE messages (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  inquiry INTEGER NOT NULL REFERENCES inquiries (num) ON DELETE CASCADE,
  -- Who wrote or acted.
  side TEXT NOT NULL CHECK (side IN ('buyer', 'supplier', 'system')),
  -- Number of the user; NULL: a visitor, the system, or an erased account.
  author INTEGER,
  -- 'text', or 'status': then the text is the new status.
  kind TEXT NOT NULL,
  text TEXT NOT NULL,
  -- Language of the page or the account with which it was written.
  locale TEXT NOT NULL,
  via TEXT NOT NULL DEFAULT 'site' CHECK (via IN ('site', 'email')),
  -- 1: a note that the supplier's members alone read.
  internal INTEGER NOT NULL DEFAULT 0,
  -- JSON [{id, name, type, size}]
  files TEXT NOT NULL DEFAULT '[]',
  created_at INTEGER NOT NULL
);
CREATE INDEX messages_thread ON messages (inquiry, num);
CREATE INDEX messages_shared ON messages (inquiry, num) WHERE internal = 0;
CREATE INDEX messages_author ON messages (author) WHERE author IS NOT NULL;

-- Uploads that messages contain: only the two sides of the thread may read them.
CREATE TABLE message_files (
  file TEXT NOT NULL,
  inquiry INTEGER NOT NULL REFERENCES inquiries (num) ON DELETE CASCADE,
  PRIMARY KEY (file, inquiry)
) WITHOUT ROWID;
CREATE INDEX message_files_of ON message_files (inquiry);

-- Ready answers of an organization.
CREATE TABLE answer_templates (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  company INTEGER NOT NULL REFERENCES companies (num),
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE INDEX answer_templates_of ON answer_templates (company, num);

-- Number of the employee who deals with it.
ALTER TABLE inquiries ADD COLUMN assignee INTEGER;
-- Time of the last message, by which both sides' lists are ordered; NULL: that of the inquiry itself.
ALTER TABLE inquiries ADD COLUMN last_at INTEGER;
-- Since when the buyer waits for an answer; 0: since the inquiry was sent; NULL: nothing waits.
ALTER TABLE inquiries ADD COLUMN waiting_since INTEGER DEFAULT 0;
-- For each side how many messages it has not opened, the inquiry itself included, and the number of the last one that it has opened.
ALTER TABLE inquiries ADD COLUMN supplier_unread INTEGER NOT NULL DEFAULT 1;
ALTER TABLE inquiries ADD COLUMN buyer_unread INTEGER NOT NULL DEFAULT 0;
ALTER TABLE inquiries ADD COLUMN supplier_read INTEGER NOT NULL DEFAULT 0;
ALTER TABLE inquiries ADD COLUMN buyer_read INTEGER NOT NULL DEFAULT 0;

INSERT INTO messages (id, inquiry, side, author, kind, text, locale, created_at)
  SELECT lower(hex(randomblob(8))), num, 'supplier', replied_by, 'text', reply, 'en', updated_at FROM inquiries WHERE reply IS NOT NULL;
UPDATE inquiries SET last_at = iif(reply IS NULL, NULL, updated_at), waiting_since = iif(status = 'sent', 0, NULL),
  supplier_unread = (status = 'sent');

DROP INDEX inquiries_company;
CREATE INDEX inquiries_inbox ON inquiries (company, coalesce(last_at, created_at), num);
CREATE INDEX inquiries_status ON inquiries (company, status, coalesce(last_at, created_at), num);
CREATE INDEX inquiries_unread ON inquiries (company, coalesce(last_at, created_at), num) WHERE supplier_unread > 0;
CREATE INDEX inquiries_waiting ON inquiries (company, coalesce(nullif(waiting_since, 0), created_at), num) WHERE waiting_since IS NOT NULL;
