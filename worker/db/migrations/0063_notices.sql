-- Notices: one row an event, a channel and a reader (docs/decisions/0027-notices.md). The unique index is what keeps an event from being
-- sent twice over the same channel to the same reader.

CREATE TABLE notices (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  -- Which event: 'inquiry:ID'.
  key TEXT NOT NULL,
  -- Its kind, domain/notice-events.ts.
  event TEXT NOT NULL,
  -- 'site', 'email', 'sms', 'push' or 'webhook'.
  channel TEXT NOT NULL,
  -- An address, a number, or the number of a user or of a company.
  recipient TEXT NOT NULL,
  -- Whose notice it is; NULL for an address that has no account.
  user INTEGER,
  locale TEXT NOT NULL,
  -- JSON: name of a text of the section "mail", its parameters, and where a reply goes.
  email TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- When it may be sent; NULL: nothing is left to send.
  due_at INTEGER,
  -- Until then one worker sends it; a later time than now without a result means that the worker was killed.
  claimed_until INTEGER NOT NULL DEFAULT 0,
  sent_at INTEGER,
  read_at INTEGER
);
CREATE UNIQUE INDEX notices_key ON notices (key, channel, recipient);
CREATE INDEX notices_due ON notices (channel, recipient, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX notices_of_user ON notices (user, num) WHERE channel = 'site';
CREATE INDEX notices_unread ON notices (user) WHERE channel = 'site' AND read_at IS NULL;
CREATE INDEX notices_user ON notices (user) WHERE user IS NOT NULL;
CREATE INDEX notices_recipient ON notices (recipient);
CREATE INDEX notices_age ON notices (created_at);
-- Notices that contain an address are erased with its owner's account.
CREATE INDEX notices_reply ON notices (json_extract(email, '$.replyTo'));
CREATE INDEX notices_about ON notices (json_extract(email, '$.params.contact'));

-- Notices that the version before this one has queued: one job each, with the whole text as its argument.
INSERT INTO notices (id, key, event, channel, recipient, locale, email, created_at, due_at)
  SELECT lower(hex(randomblob(8))), name, 'account', iif(json_extract(argument, '$.to.kind') = 'phone', 'sms', 'email'),
    json_extract(argument, '$.to.value'), json_extract(argument, '$.locale'), json_extract(argument, '$.email'), started_at, started_at
  FROM jobs WHERE kind = 'notice' AND json_extract(argument, '$.to.value') IS NOT NULL;
DELETE FROM jobs WHERE kind = 'notice';
INSERT INTO jobs (name, kind, argument, started_at, due_at)
  SELECT 'notice:' || channel || ':' || recipient, 'notice', json_object('channel', channel, 'recipient', recipient), min(created_at),
    min(due_at)
  FROM notices GROUP BY channel, recipient;
DROP INDEX jobs_recipient;
