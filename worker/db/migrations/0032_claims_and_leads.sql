-- Both sides of a claim to a company, what became of it, and leads that the operator has dealt with.

-- What the claimant states besides `evidence`: the registered name, and a payment from the company's account; '': none was stated.
ALTER TABLE company_requests ADD COLUMN registered_name TEXT NOT NULL DEFAULT '';
ALTER TABLE company_requests ADD COLUMN payment TEXT NOT NULL DEFAULT '';
-- Until when the owners of the company may state their side; before that the claim is not accepted. 0: it has no owner.
ALTER TABLE company_requests ADD COLUMN answer_until INTEGER NOT NULL DEFAULT 0;
-- JSON of domain/contract/claims.ts, what an owner has stated, and who did; NULL: nothing.
ALTER TABLE company_requests ADD COLUMN answer TEXT;
ALTER TABLE company_requests ADD COLUMN answered_by INTEGER;
ALTER TABLE company_requests ADD COLUMN answered_at INTEGER;
CREATE INDEX company_requests_answered ON company_requests (answered_by) WHERE answered_by IS NOT NULL;
-- The operator's, which both sides read.
ALTER TABLE company_requests ADD COLUMN reason TEXT NOT NULL DEFAULT '';
-- What an accepted claim gave: 'ownership', an invitation as an owner of the company; 'number', the tax number, which the company gave up. Before
-- this column it was an invitation.
ALTER TABLE company_requests ADD COLUMN given TEXT CHECK (given IN ('ownership', 'number'));

-- When the operator has dealt with it; NULL: it waits.
ALTER TABLE leads ADD COLUMN handled_at INTEGER;
ALTER TABLE leads ADD COLUMN handled_by INTEGER;
CREATE INDEX leads_waiting ON leads (num) WHERE handled_at IS NULL;
CREATE INDEX leads_handled ON leads (num) WHERE handled_at IS NOT NULL;
-- The archive of a person has the leads sent with a verified contact of theirs.
CREATE INDEX leads_email ON leads (json_extract(contact, '$.email'));
CREATE INDEX leads_phone ON leads (json_extract(contact, '$.phone'));

-- Waiting notices to others that name the person: the address that a reply goes to, and the contact in the text.
CREATE INDEX jobs_reply_to ON jobs (json_extract(argument, '$.email.replyTo')) WHERE kind = 'notice';
CREATE INDEX jobs_contact ON jobs (json_extract(argument, '$.email.params.contact')) WHERE kind = 'notice';
