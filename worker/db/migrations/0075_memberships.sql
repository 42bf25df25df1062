-- A person may belong to several organizations, to each once.
DROP INDEX employees_active;
CREATE UNIQUE INDEX employees_active ON employees (user, company) WHERE status = 'active' AND deleted_at IS NULL;
-- Number of the organization that a session acts for, and of the one that the person chose last, with which new sessions begin.
-- NULL, or an organization that the person has left: the one they joined first.
ALTER TABLE sessions ADD COLUMN company INTEGER;
ALTER TABLE users ADD COLUMN company INTEGER;
