-- What a buyer has sent, to one supplier or to several. An inquiry is the part of it that one supplier gets, and the thread with them.
CREATE TABLE requests (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  -- NULL: a visitor who was not signed in, or erased.
  user INTEGER,
  contact TEXT NOT NULL,
  locale TEXT NOT NULL,
  -- Wishes; NULL or '': left open. needed_by is a date, 'YYYY-MM-DD'.
  needed_by TEXT,
  delivered_to TEXT NOT NULL DEFAULT '',
  incoterm TEXT,
  currency TEXT,
  vat TEXT,
  message TEXT NOT NULL,
  consent TEXT,
  -- Secret in the address of the buyer's copy; NULL: erased.
  receipt TEXT UNIQUE,
  created_at INTEGER NOT NULL
);
CREATE INDEX requests_user ON requests (user, num) WHERE user IS NOT NULL;
CREATE INDEX requests_email ON requests (json_extract(contact, '$.email')) WHERE user IS NULL;
CREATE INDEX requests_phone ON requests (json_extract(contact, '$.phone')) WHERE user IS NULL;
CREATE INDEX requests_created ON requests (created_at);

CREATE TABLE request_lines (
  num INTEGER PRIMARY KEY,
  request INTEGER NOT NULL REFERENCES requests (num) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  product INTEGER,
  -- The buyer's own words, where there is no product.
  words TEXT NOT NULL DEFAULT '',
  quantity REAL,
  unit TEXT,
  -- As it was offered then, JSON as in inquiries.item.
  item TEXT,
  UNIQUE (request, position)
);

-- Which lines a supplier sees. `own`: 0 where it is another supplier's product.
CREATE TABLE inquiry_lines (
  inquiry INTEGER NOT NULL REFERENCES inquiries (num) ON DELETE CASCADE,
  line INTEGER NOT NULL REFERENCES request_lines (num) ON DELETE CASCADE,
  own INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (inquiry, line)
) WITHOUT ROWID;
CREATE INDEX inquiry_lines_line ON inquiry_lines (line);

ALTER TABLE inquiries ADD COLUMN request INTEGER;
CREATE INDEX inquiries_request ON inquiries (request) WHERE request IS NOT NULL;

-- Each inquiry from before is a request to one supplier, of one line if it is about a product.
INSERT INTO requests (num, id, user, contact, locale, message, consent, receipt, created_at)
  SELECT num, id, user, contact, locale, message, consent, receipt, created_at FROM inquiries;
UPDATE inquiries SET request = num;
INSERT INTO request_lines (request, position, product, quantity, unit, item)
  SELECT num, 0, product, quantity, item ->> 'unit', item FROM inquiries WHERE product IS NOT NULL OR item IS NOT NULL;
INSERT INTO inquiry_lines (inquiry, line) SELECT request, num FROM request_lines;
