-- What a member of an organization has not opened: a row for each such conversation (docs/decisions/0054-read-marks.md). `n` messages since
-- they opened it last, the latest of them `at`.
CREATE TABLE unread_threads (
  user INTEGER NOT NULL,
  company INTEGER NOT NULL,
  inquiry INTEGER NOT NULL REFERENCES inquiries (num) ON DELETE CASCADE,
  n INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (user, inquiry)
) WITHOUT ROWID;
CREATE INDEX unread_threads_list ON unread_threads (user, company, at, inquiry);
CREATE INDEX unread_threads_of ON unread_threads (inquiry);

CREATE TRIGGER unread_threads_sent AFTER INSERT ON inquiries WHEN new.supplier_unread > 0 AND new.status <> 'draft'
BEGIN
  INSERT OR IGNORE INTO unread_threads (user, company, inquiry, n, at)
    SELECT user, company, new.num, new.supplier_unread, coalesce(new.last_at, new.created_at) FROM employees
    WHERE company = new.company AND deleted_at IS NULL AND status = 'active' AND user IS NOT NULL;
END;

CREATE TRIGGER unread_threads_written AFTER UPDATE OF supplier_unread ON inquiries WHEN new.supplier_unread > old.supplier_unread
BEGIN
  INSERT INTO unread_threads (user, company, inquiry, n, at)
    SELECT user, company, new.num, new.supplier_unread - old.supplier_unread, coalesce(new.last_at, new.created_at) FROM employees
    WHERE company = new.company AND deleted_at IS NULL AND status = 'active' AND user IS NOT NULL
    ON CONFLICT (user, inquiry) DO UPDATE SET n = n + excluded.n, at = excluded.at;
END;

-- A member who comes back starts with messages written from then on, like everyone who joins.
CREATE TRIGGER unread_threads_left AFTER UPDATE OF status, deleted_at ON employees
WHEN old.user IS NOT NULL AND (new.status <> 'active' OR new.deleted_at IS NOT NULL)
BEGIN
  DELETE FROM unread_threads WHERE user = old.user AND company = old.company;
END;

INSERT INTO unread_threads (user, company, inquiry, n, at)
  SELECT e.user, i.company, i.num, i.supplier_unread, coalesce(i.last_at, i.created_at)
  FROM inquiries AS i JOIN employees AS e ON e.company = i.company AND e.deleted_at IS NULL AND e.status = 'active' AND e.user IS NOT NULL
  WHERE i.supplier_unread > 0;
