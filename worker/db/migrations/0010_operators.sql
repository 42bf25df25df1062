-- Counts for the filters of operators' lists, updated with each write: counting users or companies would read all of them.

-- A company's legal entities in any state; SQLite looks them up whenever a company is written.
CREATE INDEX legal_entities_company ON legal_entities (company, num);

CREATE TABLE operator_counts (
  kind TEXT NOT NULL,
  facet TEXT NOT NULL,
  value TEXT NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (kind, facet, value)
) WITHOUT ROWID;

CREATE TRIGGER users_counted AFTER INSERT ON users
BEGIN
  INSERT INTO operator_counts (kind, facet, value, n)
  SELECT 'user', column1, column2, 1 FROM (VALUES ('all', ''), ('locale', new.locale)) WHERE new.deleted_at IS NULL
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER users_uncounted AFTER DELETE ON users
BEGIN
  UPDATE operator_counts SET n = n - 1 WHERE kind = 'user' AND old.deleted_at IS NULL
    AND (facet, value) IN (VALUES ('all', ''), ('locale', old.locale));
END;
CREATE TRIGGER users_recounted AFTER UPDATE OF locale, deleted_at ON users
BEGIN
  UPDATE operator_counts SET n = n - 1 WHERE kind = 'user' AND old.deleted_at IS NULL
    AND (facet, value) IN (VALUES ('all', ''), ('locale', old.locale));
  INSERT INTO operator_counts (kind, facet, value, n)
  SELECT 'user', column1, column2, 1 FROM (VALUES ('all', ''), ('locale', new.locale)) WHERE new.deleted_at IS NULL
  ON CONFLICT DO UPDATE SET n = n + 1;
END;

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

CREATE TRIGGER legal_entities_counted AFTER INSERT ON legal_entities
BEGIN
  INSERT INTO operator_counts (kind, facet, value, n)
  SELECT 'legal-entity', column1, column2, 1 FROM (VALUES ('all', ''), ('country', new.country)) WHERE new.deleted_at IS NULL
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER legal_entities_uncounted AFTER DELETE ON legal_entities
BEGIN
  UPDATE operator_counts SET n = n - 1 WHERE kind = 'legal-entity' AND old.deleted_at IS NULL
    AND (facet, value) IN (VALUES ('all', ''), ('country', old.country));
END;
CREATE TRIGGER legal_entities_recounted AFTER UPDATE OF country, deleted_at ON legal_entities
BEGIN
  UPDATE operator_counts SET n = n - 1 WHERE kind = 'legal-entity' AND old.deleted_at IS NULL
    AND (facet, value) IN (VALUES ('all', ''), ('country', old.country));
  INSERT INTO operator_counts (kind, facet, value, n)
  SELECT 'legal-entity', column1, column2, 1 FROM (VALUES ('all', ''), ('country', new.country)) WHERE new.deleted_at IS NULL
  ON CONFLICT DO UPDATE SET n = n + 1;
END;

CREATE TRIGGER companies_counted AFTER INSERT ON companies
BEGIN
  INSERT INTO operator_counts (kind, facet, value, n)
  SELECT 'company', column1, column2, 1 FROM (VALUES ('all', ''), ('status', new.status), ('kind', new.kind), ('verified', CAST(new.verified AS TEXT))) WHERE true
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER companies_uncounted AFTER DELETE ON companies
BEGIN
  UPDATE operator_counts SET n = n - 1 WHERE kind = 'company' AND true
    AND (facet, value) IN (VALUES ('all', ''), ('status', old.status), ('kind', old.kind), ('verified', CAST(old.verified AS TEXT)));
END;
CREATE TRIGGER companies_recounted AFTER UPDATE OF status, kind, verified ON companies
BEGIN
  UPDATE operator_counts SET n = n - 1 WHERE kind = 'company' AND true
    AND (facet, value) IN (VALUES ('all', ''), ('status', old.status), ('kind', old.kind), ('verified', CAST(old.verified AS TEXT)));
  INSERT INTO operator_counts (kind, facet, value, n)
  SELECT 'company', column1, column2, 1 FROM (VALUES ('all', ''), ('status', new.status), ('kind', new.kind), ('verified', CAST(new.verified AS TEXT))) WHERE true
  ON CONFLICT DO UPDATE SET n = n + 1;
END;

-- Existing rows.
INSERT INTO operator_counts SELECT 'user', 'all', '', count(*) FROM users WHERE deleted_at IS NULL GROUP BY 3;
INSERT INTO operator_counts SELECT 'user', 'locale', locale, count(*) FROM users WHERE deleted_at IS NULL GROUP BY 3;
INSERT INTO operator_counts SELECT 'employee', 'all', '', count(*) FROM employees WHERE deleted_at IS NULL GROUP BY 3;
INSERT INTO operator_counts SELECT 'employee', 'status', status, count(*) FROM employees WHERE deleted_at IS NULL GROUP BY 3;
INSERT INTO operator_counts SELECT 'employee', 'role', role, count(*) FROM employees WHERE deleted_at IS NULL GROUP BY 3;
INSERT INTO operator_counts SELECT 'legal-entity', 'all', '', count(*) FROM legal_entities WHERE deleted_at IS NULL GROUP BY 3;
INSERT INTO operator_counts SELECT 'legal-entity', 'country', country, count(*) FROM legal_entities WHERE deleted_at IS NULL GROUP BY 3;
INSERT INTO operator_counts SELECT 'company', 'all', '', count(*) FROM companies WHERE true GROUP BY 3;
INSERT INTO operator_counts SELECT 'company', 'status', status, count(*) FROM companies WHERE true GROUP BY 3;
INSERT INTO operator_counts SELECT 'company', 'kind', kind, count(*) FROM companies WHERE true GROUP BY 3;
INSERT INTO operator_counts SELECT 'company', 'verified', CAST(verified AS TEXT), count(*) FROM companies WHERE true GROUP BY 3;
