-- 0: the suppliers of a request do not see its e-mail address and phone number (docs/decisions/0063-shown-contact.md). Their copies of the
-- contact (inquiries.contact) are without them.
ALTER TABLE requests ADD COLUMN shows_contact INTEGER NOT NULL DEFAULT 1;
