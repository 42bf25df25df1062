-- A buyer sees what they sent before they had an account: found by the contact given, once it is a verified one of theirs
-- (worker/api/account/requests/queries.ts).
CREATE INDEX inquiries_email ON inquiries (json_extract(contact, '$.email')) WHERE user IS NULL;
CREATE INDEX inquiries_phone ON inquiries (json_extract(contact, '$.phone')) WHERE user IS NULL;
