-- What an accepted quote becomes (docs/decisions/0038-orders.md). It outlives its conversation: both sides keep their books by it.
CREATE TABLE orders (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  -- NULL: the conversation was deleted after its retention.
  inquiry INTEGER UNIQUE REFERENCES inquiries (num) ON DELETE SET NULL,
  company INTEGER NOT NULL REFERENCES companies (num),
  -- Number of the user who accepted; NULL: an erased account.
  user INTEGER,
  -- Name of the buyer's person; '' for an erased account.
  contact TEXT NOT NULL DEFAULT '',
  -- Number of the organization in a year.
  year INTEGER NOT NULL,
  serial INTEGER NOT NULL,
  status TEXT NOT NULL DEFAULT 'agreed' CHECK (status IN ('agreed', 'invoiced', 'shipped', 'received', 'cancelled')),
  -- JSON of what was accepted: { quote: { number, version, hash }, content, buyer } (domain/contract/orders.ts)
  agreed TEXT NOT NULL,
  -- Of all lines with VAT, in minor units, for lists.
  gross INTEGER NOT NULL,
  currency TEXT NOT NULL,
  -- Language of the buyer's documents.
  locale TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX orders_number ON orders (company, year, serial);
CREATE INDEX orders_company ON orders (company, num);
CREATE INDEX orders_user ON orders (user, num) WHERE user IS NOT NULL;
CREATE TRIGGER orders_final BEFORE UPDATE OF id, company, year, serial, agreed, gross, currency, locale, created_at ON orders
BEGIN SELECT raise(ABORT, 'an agreed order never changes'); END;

-- When an order got into each of its states, and who said so.
CREATE TABLE order_steps (
  order_num INTEGER NOT NULL REFERENCES orders (num) ON DELETE CASCADE,
  status TEXT NOT NULL,
  side TEXT NOT NULL CHECK (side IN ('buyer', 'supplier')),
  -- 'YYYY-MM-DD': of the invoice, the shipment, the arrival.
  day TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT '',
  -- Number of the user; NULL: an erased account.
  author INTEGER,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (order_num, status)
) WITHOUT ROWID;
CREATE INDEX order_steps_author ON order_steps (author) WHERE author IS NOT NULL;
