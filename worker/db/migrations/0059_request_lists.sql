-- Lists that buyers pasted or uploaded, on their way to requests. Whoever has the secret `token` of a list's address may read and edit it,
-- for 7 days. `lines`: JSON, since a list is always read and written as a whole. `matched`: how many lines, from the first, have been
-- compared with the products.
CREATE TABLE request_lists (
  num INTEGER PRIMARY KEY,
  token TEXT NOT NULL UNIQUE,
  lines TEXT NOT NULL,
  matched INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL
);
CREATE INDEX request_lists_by_age ON request_lists (created_at);
