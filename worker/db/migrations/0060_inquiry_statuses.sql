-- The statuses of an inquiry become those of domain/statuses/inquiry.ts; 'new' is 'sent'. A column of its own takes the place of the old
-- one, since SQLite cannot change a CHECK, and a rebuilt table would lose the columns and references that others have added.
DROP INDEX inquiries_company;
ALTER TABLE inquiries ADD COLUMN state TEXT NOT NULL DEFAULT 'sent' CHECK (state IN
  ('draft', 'sent', 'seen', 'answered', 'quoted', 'accepted', 'declined', 'closed', 'expired'));
UPDATE inquiries SET state = CASE status WHEN 'new' THEN 'sent' ELSE status END;
ALTER TABLE inquiries DROP COLUMN status;
ALTER TABLE inquiries RENAME COLUMN state TO status;
CREATE INDEX inquiries_company ON inquiries (company, status, num);
-- For the job that lets inquiries expire.
CREATE INDEX inquiries_open ON inquiries (updated_at) WHERE status IN ('sent', 'seen', 'answered', 'quoted');
