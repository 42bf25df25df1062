-- Browsers that show their person's notices (web push). One a session: it ends with the session.
CREATE TABLE push_subscriptions (
  num INTEGER PRIMARY KEY,
  user INTEGER NOT NULL,
  session INTEGER NOT NULL UNIQUE,
  -- Address of the browser's push service.
  endpoint TEXT NOT NULL UNIQUE,
  -- Public key of the browser, and its secret, base64url (RFC 8291).
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX push_subscriptions_user ON push_subscriptions (user, num);
