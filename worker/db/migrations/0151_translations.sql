-- What the operator's translation service made of texts of conversations (docs/decisions/0052-translations.md). A draft is kept as long as
-- its text says the same, so that nobody pays for it twice.
CREATE TABLE message_translations (
  -- Id of the message; of the inquiry for what was asked with it.
  subject TEXT NOT NULL,
  -- Language of the draft.
  locale TEXT NOT NULL,
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (subject, locale)
) WITHOUT ROWID;
CREATE TRIGGER messages_translated AFTER UPDATE OF text ON messages WHEN new.text IS NOT old.text
BEGIN DELETE FROM message_translations WHERE subject = old.id; END;
CREATE TRIGGER messages_deleted_translations AFTER DELETE ON messages
BEGIN DELETE FROM message_translations WHERE subject = old.id; END;
CREATE TRIGGER inquiries_translated AFTER UPDATE OF message ON inquiries WHEN new.message IS NOT old.message
BEGIN DELETE FROM message_translations WHERE subject = old.id; END;
CREATE TRIGGER inquiries_deleted_translations AFTER DELETE ON inquiries
BEGIN DELETE FROM message_translations WHERE subject = old.id; END;
