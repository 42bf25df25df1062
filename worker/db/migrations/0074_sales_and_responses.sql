-- The role SALES, and how fast and how often a supplier answers.

-- SQLite cannot change a CHECK, so a column of its own takes the place of the old one; the triggers name it, so they are made again.
DROP TRIGGER employees_counted;
DROP TRIGGER employees_uncounted;
DROP TRIGGER employees_recounted;
ALTER TABLE employees ADD COLUMN in_role TEXT NOT NULL DEFAULT 'EMPLOYEE' CHECK (in_role IN ('OWNER', 'MANAGER', 'SALES', 'EMPLOYEE'));
UPDATE employees SET in_role = role;
ALTER TABLE employees DROP COLUMN role;
ALTER TABLE employees RENAME COLUMN in_role TO role;
CREATE TRIGGER employees_counted AFTER INSERT ON employees
BEGIN
  INSERT INTO operator_counts (kind, facet, value, n)
  SELECT 'employee', column1, column2, 1 FROM (VALUES ('all', ''), ('status', new.status), ('role', new.role)) WHERE new.deleted_at IS NULL
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER employees_uncounted AFTER DELETE ON employees
BEGIN
  UPDATE operator_counts SET n = n - 1 WHERE kind = 'employee' AND old.deleted_at IS NULL
    AND (facet, value) IN (VALUES ('all', ''), ('status', old.status), ('role', old.role));
END;
CREATE TRIGGER employees_recounted AFTER UPDATE OF status, role, deleted_at ON employees
BEGIN
  UPDATE operator_counts SET n = n - 1 WHERE kind = 'employee' AND old.deleted_at IS NULL
    AND (facet, value) IN (VALUES ('all', ''), ('status', old.status), ('role', old.role));
  INSERT INTO operator_counts (kind, facet, value, n)
  SELECT 'employee', column1, column2, 1 FROM (VALUES ('all', ''), ('status', new.status), ('role', new.role)) WHERE new.deleted_at IS NULL
  ON CONFLICT DO UPDATE SET n = n + 1;
END;

-- When the supplier first answered, quoted or declined; NULL: not yet.
ALTER TABLE inquiries ADD COLUMN answered_at INTEGER;
UPDATE inquiries SET answered_at = (SELECT min(created_at) FROM messages WHERE inquiry = inquiries.num AND side = 'supplier' AND internal = 0
  AND (kind = 'text' OR text = 'declined'));
CREATE TRIGGER inquiries_first_answer AFTER UPDATE OF status ON inquiries
WHEN new.answered_at IS NULL AND old.status IN ('sent', 'seen') AND new.status IN ('answered', 'quoted', 'declined')
BEGIN
  UPDATE inquiries SET answered_at = new.updated_at WHERE num = new.num;
END;
CREATE INDEX inquiries_received ON inquiries (company, created_at);

-- Median hours to the first answer, per cent of answered requests, and number of requests behind both (domain/response-figures.ts).
ALTER TABLE companies ADD COLUMN response_time INTEGER;
ALTER TABLE companies ADD COLUMN response_rate INTEGER;
ALTER TABLE companies ADD COLUMN response_count INTEGER NOT NULL DEFAULT 0;
CREATE INDEX companies_responding ON companies (num) WHERE response_count > 0;
