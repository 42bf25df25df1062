-- Addresses of an organization's own programs, to which events are sent (docs/behaviour.md, "Webhooks").
CREATE TABLE webhooks (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  company INTEGER NOT NULL REFERENCES companies (num),
  url TEXT NOT NULL,
  -- JSON: an array of topics (domain/webhook-topics.ts).
  topics TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX webhooks_of ON webhooks (company, num);

-- Its deliveries. The triggers below insert them in the batch of the event, so that none is sent of what was not stored.
CREATE TABLE webhook_deliveries (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  webhook INTEGER NOT NULL REFERENCES webhooks (num) ON DELETE CASCADE,
  event TEXT NOT NULL,
  -- JSON: the ids of what it is about, with which the program reads it.
  subject TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- HTTP status of the last response; NULL: there was none.
  answer INTEGER,
  -- Why the last attempt failed: 'address', 'redirect', 'status', 'silent'; NULL: it did not.
  error TEXT,
  created_at INTEGER NOT NULL,
  tried_at INTEGER
);
CREATE INDEX webhook_deliveries_of ON webhook_deliveries (webhook, num);
CREATE INDEX webhook_deliveries_old ON webhook_deliveries (created_at);

-- The runner sends each, and tries again (worker/jobs/webhooks.ts).
CREATE TRIGGER webhook_deliveries_queued AFTER INSERT ON webhook_deliveries
BEGIN
  INSERT INTO jobs (name, kind, argument, started_at, due_at)
  VALUES ('webhook:' || new.id, 'webhook', json_object('id', new.id), new.created_at, new.created_at);
END;

CREATE TRIGGER webhooks_request AFTER INSERT ON inquiries
WHEN EXISTS (SELECT 1 FROM webhooks WHERE company = new.company)
BEGIN
  INSERT INTO webhook_deliveries (id, webhook, event, subject, created_at)
  SELECT lower(hex(randomblob(8))), num, 'request.created', json_object('inquiry', new.id), new.created_at
  FROM webhooks WHERE company = new.company AND EXISTS (SELECT 1 FROM json_each(topics) WHERE value = 'requests');
END;

CREATE TRIGGER webhooks_message AFTER INSERT ON messages
WHEN new.side = 'buyer' AND new.kind = 'text' AND new.internal = 0
BEGIN
  INSERT INTO webhook_deliveries (id, webhook, event, subject, created_at)
  SELECT lower(hex(randomblob(8))), w.num, 'message.created', json_object('inquiry', i.id, 'message', new.id), new.created_at
  FROM inquiries AS i CROSS JOIN webhooks AS w ON w.company = i.company
  WHERE i.num = new.inquiry AND EXISTS (SELECT 1 FROM json_each(w.topics) WHERE value = 'messages');
END;

CREATE TRIGGER webhooks_quote AFTER UPDATE OF status ON quotes
WHEN new.status IN ('accepted', 'declined') AND old.status <> new.status
BEGIN
  INSERT INTO webhook_deliveries (id, webhook, event, subject, created_at)
  SELECT lower(hex(randomblob(8))), w.num, 'quote.' || new.status, json_object('inquiry', i.id), new.updated_at
  FROM inquiries AS i CROSS JOIN webhooks AS w ON w.company = new.company
  WHERE i.num = new.inquiry AND EXISTS (SELECT 1 FROM json_each(w.topics) WHERE value = 'quotes');
END;

CREATE TRIGGER webhooks_order AFTER INSERT ON orders
WHEN EXISTS (SELECT 1 FROM webhooks WHERE company = new.company)
BEGIN
  INSERT INTO webhook_deliveries (id, webhook, event, subject, created_at)
  SELECT lower(hex(randomblob(8))), num, 'order.created', json_object('order', new.id), new.created_at
  FROM webhooks WHERE company = new.company AND EXISTS (SELECT 1 FROM json_each(topics) WHERE value = 'orders');
END;

-- Not for the first step of an order, which is the order itself, nor for steps of its supplier, who knows them.
CREATE TRIGGER webhooks_order_step AFTER INSERT ON order_steps
WHEN new.side = 'buyer' AND new.status <> 'agreed'
BEGIN
  INSERT INTO webhook_deliveries (id, webhook, event, subject, created_at)
  SELECT lower(hex(randomblob(8))), w.num, 'order.changed', json_object('order', o.id, 'status', new.status), new.created_at
  FROM orders AS o CROSS JOIN webhooks AS w ON w.company = o.company
  WHERE o.num = new.order_num AND EXISTS (SELECT 1 FROM json_each(w.topics) WHERE value = 'orders');
END;

-- Not for 'withdrawn', which is an act of the supplier.
CREATE TRIGGER webhooks_decision AFTER UPDATE OF decided_at ON reviews
WHEN old.decided_at IS NULL AND new.decided_at IS NOT NULL AND new.decision IN ('approved', 'refused')
  AND EXISTS (SELECT 1 FROM webhooks WHERE company = new.company)
BEGIN
  INSERT INTO webhook_deliveries (id, webhook, event, subject, created_at)
  SELECT lower(hex(randomblob(8))), num, new.kind || '.decided', json_object(
      new.kind,
      iif(new.kind = 'product', (SELECT id FROM products WHERE num = new.subject), (SELECT id FROM companies WHERE num = new.subject)),
      'decision', new.decision
    ), new.decided_at
  FROM webhooks WHERE company = new.company AND EXISTS (SELECT 1 FROM json_each(topics) WHERE value = 'moderation');
END;
