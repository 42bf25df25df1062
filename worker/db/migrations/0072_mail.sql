-- Answers by e-mail (docs/decisions/0031-replies-by-mail.md).

-- E-mails that have been received: mail servers deliver one again when they have missed the answer. Deleted after some weeks.
CREATE TABLE received_mail (
  -- SHA-256 of Message-ID and recipient.
  key TEXT PRIMARY KEY,
  received_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX received_mail_age ON received_mail (received_at);

-- E-mails that belong to no thread, which operators look through. The e-mail itself is in R2: 'mail/ID'.
CREATE TABLE unmatched_mail (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  sender TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  -- The beginning of what was written.
  text TEXT NOT NULL,
  -- Why it belongs to none, domain/contract/unmatched-mail.ts.
  reason TEXT NOT NULL,
  -- Bytes of the e-mail, and number of its files.
  size INTEGER NOT NULL,
  files INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  -- When it is deleted; 0: it is dealt with.
  expires_at INTEGER NOT NULL
);
CREATE INDEX unmatched_mail_waiting ON unmatched_mail (num) WHERE expires_at > 0;
CREATE INDEX unmatched_mail_expiry ON unmatched_mail (expires_at);
CREATE INDEX unmatched_mail_sender ON unmatched_mail (sender);
