-- A change of what the verification of a company proves waits for the moderators, while buyers see what was verified: a JSON object of
-- names, country and tax_number as members have written them. NULL: nothing waits.
ALTER TABLE companies ADD COLUMN waiting TEXT;
