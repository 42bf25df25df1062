-- The operator's two lists: what waits, longest waiting first (NULL, num), and what is dealt with, latest first. Each is a range of this one
-- index, in place of two that nothing has read.
CREATE INDEX leads_by_state ON leads (handled_at, num);
DROP INDEX leads_waiting;
DROP INDEX leads_handled;
