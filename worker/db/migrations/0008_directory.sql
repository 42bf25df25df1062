-- The directories of suppliers and of service companies, and the press centre by tag: built like `listing`, so that a page
-- reads a few rows of one index however many companies there are, and the counts of filters are read, not computed.

ALTER TABLE companies ADD COLUMN photos TEXT NOT NULL DEFAULT '[]';
-- The key of a town in filters: its name in the first of en, ru, zh that exists.
ALTER TABLE companies ADD COLUMN city_key TEXT
  GENERATED ALWAYS AS (lower(coalesce(city ->> 'en', city ->> 'ru', city ->> 'zh', ''))) VIRTUAL;

-- The categories in which a company sells.
CREATE INDEX facet_counts_company ON facet_counts (value, ancestor) WHERE facet = 'company';

CREATE INDEX services_parent ON services (parent, position);

-- Every service with itself and each of its ancestors; some dozens of them.
CREATE VIEW service_ancestors AS
  WITH RECURSIVE above (service, ancestor) AS (
    SELECT num, num FROM services
    UNION ALL
    SELECT above.service, s.parent FROM above CROSS JOIN services AS s ON s.num = above.ancestor WHERE s.parent IS NOT NULL
  )
  SELECT service, ancestor FROM above;

-- OKVED-2 codes of a company and every code above them: 46.74.1 is also 46.74, 46.7 and 46. A filter is then one equality.
CREATE TABLE company_activities (
  code TEXT NOT NULL,
  company INTEGER NOT NULL REFERENCES companies (num),
  PRIMARY KEY (code, company)
) WITHOUT ROWID;
CREATE INDEX company_activities_of ON company_activities (company, code);

-- Lengths of the codes of a class, a subclass, a group, a subgroup and a kind.
CREATE VIEW activity_ancestors AS
  SELECT DISTINCT c.num AS company, substr(a.value, 1, l.value) AS code
  FROM companies AS c CROSS JOIN json_each(c.activities) AS a CROSS JOIN json_each('[2,4,5,7,8]') AS l
  WHERE length(a.value) >= l.value;

-- The lists that contain a company. Node 0 is all suppliers, a positive one the suppliers of that category; -1 is all service
-- companies, -1 - n those that offer service n or one below it. `offers`: number of published products there, or of services offered.
CREATE VIEW company_nodes AS
  SELECT 0 AS node, c.num AS company, coalesce((SELECT f.n FROM facet_counts AS f
    WHERE f.ancestor = 0 AND f.facet = 'company' AND f.value = CAST(c.num AS TEXT)), 0) AS offers
  FROM companies AS c WHERE c.status = 'active' AND c.kind IN ('supplier', 'both')
  UNION ALL
  SELECT f.ancestor, c.num, f.n FROM companies AS c CROSS JOIN facet_counts AS f INDEXED BY facet_counts_company
    ON f.facet = 'company' AND f.value = CAST(c.num AS TEXT) AND f.ancestor > 0
  WHERE c.status = 'active' AND c.kind IN ('supplier', 'both')
  UNION ALL
  SELECT -1, c.num, (SELECT count(*) FROM company_services AS s WHERE s.company = c.num)
  FROM companies AS c WHERE c.status = 'active' AND c.kind IN ('service', 'both')
  UNION ALL
  SELECT -1 - a.ancestor, c.num, count(*) FROM companies AS c CROSS JOIN company_services AS s ON s.company = c.num
    CROSS JOIN service_ancestors AS a ON a.service = s.service
  WHERE c.status = 'active' AND c.kind IN ('service', 'both') GROUP BY c.num, a.ancestor;

CREATE TABLE company_listing (
  node INTEGER NOT NULL,
  company INTEGER NOT NULL,
  offers INTEGER NOT NULL,
  created INTEGER NOT NULL,
  -- Year; 9999 if unknown: it sorts last and no filter by age includes it.
  founded INTEGER NOT NULL,
  country TEXT NOT NULL,
  city TEXT NOT NULL,
  verified INTEGER NOT NULL,
  PRIMARY KEY (node, company)
) WITHOUT ROWID;
CREATE INDEX company_listing_offers ON company_listing (node, offers, company, country, city, verified, founded);
CREATE INDEX company_listing_new ON company_listing (node, created, company, country, city, verified, founded);
CREATE INDEX company_listing_founded ON company_listing (node, founded, company, country, city, verified);
CREATE INDEX company_listing_country ON company_listing (node, country, offers, company, city, verified, founded);
CREATE INDEX company_listing_city ON company_listing (node, city, offers, company, country, verified, founded);
CREATE INDEX company_listing_of ON company_listing (company, node);

-- Number of companies of a node, in total (facet 'all', value '') and by each single filter.
CREATE TABLE company_counts (
  node INTEGER NOT NULL,
  facet TEXT NOT NULL,
  value TEXT NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (node, facet, value)
) WITHOUT ROWID;

CREATE TRIGGER company_listing_counted AFTER INSERT ON company_listing
WHEN NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  INSERT INTO company_counts (node, facet, value, n)
  SELECT new.node, column1, column2, 1 FROM (VALUES ('all', ''), ('country', new.country), ('city', new.city),
    ('verified', new.verified), ('founded', new.founded)) WHERE true
  ON CONFLICT DO UPDATE SET n = n + 1;
  INSERT INTO company_counts (node, facet, value, n)
  SELECT new.node, 'activity', code, 1 FROM company_activities WHERE company = new.company
  ON CONFLICT DO UPDATE SET n = n + 1;
END;

CREATE TRIGGER company_listing_uncounted AFTER DELETE ON company_listing
WHEN NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  UPDATE company_counts SET n = n - 1 WHERE node = old.node AND (facet, value) IN (VALUES ('all', ''),
    ('country', old.country), ('city', old.city), ('verified', CAST(old.verified AS TEXT)), ('founded', CAST(old.founded AS TEXT)));
  UPDATE company_counts SET n = n - 1 WHERE node = old.node AND facet = 'activity'
    AND value IN (SELECT code FROM company_activities WHERE company = old.company);
  DELETE FROM company_counts WHERE node = old.node AND n = 0;
END;

CREATE TRIGGER companies_listed AFTER INSERT ON companies
WHEN NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  INSERT INTO company_activities (code, company)
  SELECT code, company FROM activity_ancestors WHERE company = new.num;
  INSERT INTO company_listing (node, company, offers, created, founded, country, city, verified)
  SELECT node, new.num, offers, new.created_at, coalesce(new.founded, 9999), new.country, new.city_key, new.verified
  FROM company_nodes WHERE company = new.num;
END;

-- Rows are removed before the activities that they were counted by change, and added after.
CREATE TRIGGER companies_relisted AFTER UPDATE OF kind, country, city, founded, activities, verified, status, created_at ON companies
WHEN NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  DELETE FROM company_listing WHERE company = old.num;
  DELETE FROM company_activities WHERE company = old.num;
  INSERT INTO company_activities (code, company)
  SELECT code, company FROM activity_ancestors WHERE company = new.num;
  INSERT INTO company_listing (node, company, offers, created, founded, country, city, verified)
  SELECT node, new.num, offers, new.created_at, coalesce(new.founded, 9999), new.country, new.city_key, new.verified
  FROM company_nodes WHERE company = new.num;
END;

CREATE TRIGGER companies_unlisted AFTER DELETE ON companies
WHEN NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  DELETE FROM company_listing WHERE company = old.num;
  DELETE FROM company_activities WHERE company = old.num;
END;

CREATE TRIGGER company_services_added AFTER INSERT ON company_services
WHEN NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  DELETE FROM company_listing WHERE company = new.company AND node < 0;
  INSERT INTO company_listing (node, company, offers, created, founded, country, city, verified)
  SELECT n.node, c.num, n.offers, c.created_at, coalesce(c.founded, 9999), c.country, c.city_key, c.verified
  FROM company_nodes AS n CROSS JOIN companies AS c ON c.num = n.company WHERE n.company = new.company AND n.node < 0;
END;

CREATE TRIGGER company_services_removed AFTER DELETE ON company_services
WHEN NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  DELETE FROM company_listing WHERE company = old.company AND node < 0;
  INSERT INTO company_listing (node, company, offers, created, founded, country, city, verified)
  SELECT n.node, c.num, n.offers, c.created_at, coalesce(c.founded, 9999), c.country, c.city_key, c.verified
  FROM company_nodes AS n CROSS JOIN companies AS c ON c.num = n.company WHERE n.company = old.company AND n.node < 0;
END;

-- The numbers of products come from facet_counts. A supplier without products stays in the list of all suppliers.
CREATE TRIGGER facet_counts_added AFTER INSERT ON facet_counts
WHEN new.facet = 'company' AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  UPDATE company_listing SET offers = new.n WHERE node = 0 AND new.ancestor = 0 AND company = CAST(new.value AS INTEGER);
  INSERT INTO company_listing (node, company, offers, created, founded, country, city, verified)
  SELECT new.ancestor, num, new.n, created_at, coalesce(founded, 9999), country, city_key, verified
  FROM companies
  WHERE new.ancestor > 0 AND num = CAST(new.value AS INTEGER) AND status = 'active' AND kind IN ('supplier', 'both')
  ON CONFLICT DO UPDATE SET offers = excluded.offers;
END;

CREATE TRIGGER facet_counts_changed AFTER UPDATE OF n ON facet_counts
WHEN new.facet = 'company' AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  UPDATE company_listing SET offers = new.n WHERE node = new.ancestor AND company = CAST(new.value AS INTEGER);
END;

CREATE TRIGGER facet_counts_removed AFTER DELETE ON facet_counts
WHEN old.facet = 'company' AND NOT EXISTS (SELECT 1 FROM bulk_load)
BEGIN
  DELETE FROM company_listing WHERE node = old.ancestor AND node > 0 AND company = CAST(old.value AS INTEGER);
  UPDATE company_listing SET offers = 0 WHERE node = 0 AND old.ancestor = 0 AND company = CAST(old.value AS INTEGER);
END;

-- Stories by tag in the order of the press centre; a story dated later is added on its day, so that it is not counted before.
CREATE TABLE tag_stories (
  tag INTEGER NOT NULL,
  published_at INTEGER NOT NULL,
  story INTEGER NOT NULL,
  PRIMARY KEY (tag, published_at, story)
) WITHOUT ROWID;

CREATE TRIGGER story_tags_added AFTER INSERT ON story_tags
BEGIN
  INSERT OR REPLACE INTO tag_stories (tag, published_at, story)
  SELECT new.tag, published_at, num FROM stories WHERE num = new.story;
END;

CREATE TRIGGER story_tags_removed AFTER DELETE ON story_tags
BEGIN
  DELETE FROM tag_stories WHERE tag = old.tag AND story = old.story
    AND published_at = (SELECT published_at FROM stories WHERE num = old.story);
END;

CREATE TRIGGER stories_moved AFTER UPDATE OF published_at ON stories
BEGIN
  UPDATE tag_stories SET published_at = new.published_at WHERE story = new.num AND published_at = old.published_at
    AND tag IN (SELECT tag FROM story_tags WHERE story = new.num);
END;

-- Addresses of companies as search text: the suggestions of an address field without an external service.
CREATE VIRTUAL TABLE address_fts USING fts5 (
  address, content = '', contentless_delete = 1, prefix = '2 3', tokenize = "unicode61 remove_diacritics 0 tokenchars './'"
);

-- Existing rows.
INSERT INTO company_activities (code, company) SELECT code, company FROM activity_ancestors
  WHERE NOT EXISTS (SELECT 1 FROM bulk_load);
INSERT INTO company_listing (node, company, offers, created, founded, country, city, verified)
  SELECT n.node, c.num, n.offers, c.created_at, coalesce(c.founded, 9999), c.country, c.city_key, c.verified
  FROM company_nodes AS n CROSS JOIN companies AS c ON c.num = n.company WHERE NOT EXISTS (SELECT 1 FROM bulk_load);
INSERT INTO tag_stories (tag, published_at, story)
  SELECT st.tag, s.published_at, s.num FROM story_tags AS st JOIN stories AS s ON s.num = st.story;
