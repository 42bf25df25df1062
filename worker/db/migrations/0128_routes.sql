-- Where service companies work: routes from a place to another, or places alone (docs/decisions/0065-routes.md). `routes` has
-- [{"from": "CN:wenzhou", "to": "RU"}, …]: countries, or towns of a country, either of the two or both.
ALTER TABLE companies ADD COLUMN routes TEXT NOT NULL DEFAULT '[]';

CREATE VIEW route_rows AS
  SELECT DISTINCT c.num AS company,
    coalesce(substr(r.value ->> 'from', 1, 2), '') AS origin, coalesce(substr(r.value ->> 'from', 4), '') AS origin_town,
    coalesce(substr(r.value ->> 'to', 1, 2), '') AS destination, coalesce(substr(r.value ->> 'to', 4), '') AS destination_town
  FROM companies AS c CROSS JOIN json_each(c.routes) AS r;

-- '' is no country where a company states only the other end, and no town where it serves a whole country.
CREATE TABLE company_routes (
  company INTEGER NOT NULL REFERENCES companies (num),
  origin TEXT NOT NULL,
  origin_town TEXT NOT NULL,
  destination TEXT NOT NULL,
  destination_town TEXT NOT NULL,
  PRIMARY KEY (company, origin, origin_town, destination, destination_town)
) WITHOUT ROWID;
CREATE INDEX company_routes_to ON company_routes (destination, origin, origin_town, destination_town, company);
CREATE INDEX company_routes_from ON company_routes (origin, origin_town, company);

-- Number of service companies of a node by country, facets 'from' and 'to' of company_counts.
CREATE TRIGGER company_listing_routed AFTER INSERT ON company_listing
WHEN new.node < 0 AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  INSERT INTO company_counts (node, facet, value, n)
  SELECT new.node, 'from', origin, 1 FROM company_routes WHERE company = new.company AND origin <> '' GROUP BY origin
  ON CONFLICT DO UPDATE SET n = n + 1;
  INSERT INTO company_counts (node, facet, value, n)
  SELECT new.node, 'to', destination, 1 FROM company_routes WHERE company = new.company AND destination <> '' GROUP BY destination
  ON CONFLICT DO UPDATE SET n = n + 1;
END;

CREATE TRIGGER company_listing_unrouted AFTER DELETE ON company_listing
WHEN old.node < 0 AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  UPDATE company_counts SET n = n - 1 WHERE node = old.node AND facet = 'from'
    AND value IN (SELECT origin FROM company_routes WHERE company = old.company);
  UPDATE company_counts SET n = n - 1 WHERE node = old.node AND facet = 'to'
    AND value IN (SELECT destination FROM company_routes WHERE company = old.company);
  DELETE FROM company_counts WHERE node = old.node AND n = 0;
END;

-- As in 0008_directory.sql, with the routes before the rows that are counted by them, and removed after those.
DROP TRIGGER companies_listed;
CREATE TRIGGER companies_listed AFTER INSERT ON companies
WHEN NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  INSERT INTO company_activities (code, company)
  SELECT code, company FROM activity_ancestors WHERE company = new.num;
  INSERT INTO company_routes (company, origin, origin_town, destination, destination_town)
  SELECT company, origin, origin_town, destination, destination_town FROM route_rows WHERE company = new.num;
  INSERT INTO company_listing (node, company, offers, created, founded, country, city, verified)
  SELECT node, new.num, offers, new.created_at, coalesce(new.founded, 9999), new.country, new.city_key, new.verified
  FROM company_nodes WHERE company = new.num;
END;

DROP TRIGGER companies_relisted;
CREATE TRIGGER companies_relisted
AFTER UPDATE OF kind, country, city, founded, activities, routes, verified, status, created_at ON companies
WHEN NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  DELETE FROM company_listing WHERE company = old.num;
  DELETE FROM company_activities WHERE company = old.num;
  DELETE FROM company_routes WHERE company = old.num;
  INSERT INTO company_activities (code, company)
  SELECT code, company FROM activity_ancestors WHERE company = new.num;
  INSERT INTO company_routes (company, origin, origin_town, destination, destination_town)
  SELECT company, origin, origin_town, destination, destination_town FROM route_rows WHERE company = new.num;
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
END;
