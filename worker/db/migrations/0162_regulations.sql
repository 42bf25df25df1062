-- Technical regulations of the Customs Union and the Eurasian Economic Union, as operators keep them (docs/behaviour.md,
-- "Technical regulations"). Without a row nothing is said of a code. `prefixes`: digits that TN VED codes begin with, ["8413", "848180"].
CREATE TABLE regulations (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  number TEXT NOT NULL,
  names TEXT NOT NULL,
  document TEXT NOT NULL CHECK (document IN ('certificate', 'declaration', 'either')),
  prefixes TEXT NOT NULL,
  valid_from TEXT NOT NULL,
  valid_to TEXT,
  source TEXT NOT NULL,
  address TEXT,
  version INTEGER NOT NULL DEFAULT 1,
  updated_at INTEGER NOT NULL
);

-- Numbers of the regulations that a service company certifies for: ["032/2013", …].
ALTER TABLE companies ADD COLUMN regulations TEXT NOT NULL DEFAULT '[]';

CREATE VIEW company_regulation_rows AS
  SELECT DISTINCT c.num AS company, r.value AS regulation FROM companies AS c CROSS JOIN json_each(c.regulations) AS r;

CREATE TABLE company_regulations (
  regulation TEXT NOT NULL,
  company INTEGER NOT NULL REFERENCES companies (num),
  PRIMARY KEY (regulation, company)
) WITHOUT ROWID;
CREATE INDEX company_regulations_of ON company_regulations (company, regulation);

-- Number of service companies of a node by regulation, facet 'regulation' of company_counts.
CREATE TRIGGER company_listing_regulated AFTER INSERT ON company_listing
WHEN new.node < 0 AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  INSERT INTO company_counts (node, facet, value, n)
  SELECT new.node, 'regulation', regulation, 1 FROM company_regulations WHERE company = new.company
  ON CONFLICT DO UPDATE SET n = n + 1;
END;

CREATE TRIGGER company_listing_unregulated AFTER DELETE ON company_listing
WHEN old.node < 0 AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  UPDATE company_counts SET n = n - 1 WHERE node = old.node AND facet = 'regulation'
    AND value IN (SELECT regulation FROM company_regulations WHERE company = old.company);
  DELETE FROM company_counts WHERE node = old.node AND n = 0;
END;

-- As in 0128_routes.sql, with the regulations before the rows that are counted by them, and removed after those.
DROP TRIGGER companies_listed;
CREATE TRIGGER companies_listed AFTER INSERT ON companies
WHEN NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  INSERT INTO company_activities (code, company)
  SELECT code, company FROM activity_ancestors WHERE company = new.num;
  INSERT INTO company_routes (company, origin, origin_town, destination, destination_town)
  SELECT company, origin, origin_town, destination, destination_town FROM route_rows WHERE company = new.num;
  INSERT INTO company_regulations (company, regulation)
  SELECT company, regulation FROM company_regulation_rows WHERE company = new.num;
  INSERT INTO company_listing (node, company, offers, created, founded, country, city, verified)
  SELECT node, new.num, offers, new.created_at, coalesce(new.founded, 9999), new.country, new.city_key, new.verified
  FROM company_nodes WHERE company = new.num;
END;

DROP TRIGGER companies_relisted;
CREATE TRIGGER companies_relisted
AFTER UPDATE OF kind, country, city, founded, activities, routes, regulations, verified, status, created_at ON companies
WHEN NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  DELETE FROM company_listing WHERE company = old.num;
  DELETE FROM company_activities WHERE company = old.num;
  DELETE FROM company_routes WHERE company = old.num;
  DELETE FROM company_regulations WHERE company = old.num;
  INSERT INTO company_activities (code, company)
  SELECT code, company FROM activity_ancestors WHERE company = new.num;
  INSERT INTO company_routes (company, origin, origin_town, destination, destination_town)
  SELECT company, origin, origin_town, destination, destination_town FROM route_rows WHERE company = new.num;
  INSERT INTO company_regulations (company, regulation)
  SELECT company, regulation FROM company_regulation_rows WHERE company = new.num;
  INSERT INTO company_listing (node, company, offers, created, founded, country, city, verified)
  SELECT node, new.num, offers, new.created_at, coalesce(new.founded, 9999), new.country, new.city_key, new.verified
  FROM company_nodes WHERE company = new.num;
END;

DROP TRIGGER companies_unlisted;
CREATE TRIGGER companies_unlisted AFTER DELETE ON companies
WHEN NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  DELETE FROM company_listing WHERE company = old.num;
  DELETE FROM company_activities WHERE company = old.num;
  DELETE FROM company_routes WHERE company = old.num;
  DELETE FROM company_regulations WHERE company = old.num;
END;
