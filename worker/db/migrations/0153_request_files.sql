-- Files of a request: JSON [{id, name, type, size}], as in messages.files. Who may read them is in message_files, a row for each inquiry.
ALTER TABLE requests ADD COLUMN files TEXT NOT NULL DEFAULT '[]';
-- Languages in which a supplier has answered, JSON, the most frequent first (docs/behaviour.md, "Response time and rate").
ALTER TABLE companies ADD COLUMN answer_languages TEXT NOT NULL DEFAULT '[]';
