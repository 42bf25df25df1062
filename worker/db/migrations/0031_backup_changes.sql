-- Which rows were written while a backup is made (worker/backups/change-log.ts). Empty otherwise; the triggers that write it exist only then.
CREATE TABLE backup_changes (
  num INTEGER PRIMARY KEY,
  table_name TEXT NOT NULL,
  -- JSON array: the row's key.
  key TEXT NOT NULL
);
