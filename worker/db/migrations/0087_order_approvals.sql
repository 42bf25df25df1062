-- From which sum on an organization's own people need approval to accept a quote (docs/decisions/0039-approvals.md).
CREATE TABLE approval_rules (
  company INTEGER PRIMARY KEY REFERENCES companies (num) ON DELETE CASCADE,
  -- With VAT, in minor units: what is above it waits.
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  -- Least role that approves, and accepts without approval.
  approver TEXT NOT NULL CHECK (approver IN ('MANAGER', 'OWNER')),
  updated_at INTEGER NOT NULL
);

-- What a member wanted to accept: the copy that becomes the order once it is approved.
CREATE TABLE order_approvals (
  num INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  -- The buyer's organization.
  company INTEGER NOT NULL REFERENCES companies (num) ON DELETE CASCADE,
  -- NULL: the conversation was deleted after its retention.
  inquiry INTEGER REFERENCES inquiries (num) ON DELETE SET NULL,
  -- Number and name of the user; NULL and '' for an erased account.
  requester INTEGER,
  requester_name TEXT NOT NULL DEFAULT '',
  -- The rule as it was: JSON of { amount, currency, approver } (domain/contract/approvals.ts)
  rule TEXT NOT NULL,
  -- JSON, as in orders.
  agreed TEXT NOT NULL,
  -- When the supplier sent the version.
  quoted_at INTEGER NOT NULL,
  gross INTEGER NOT NULL,
  currency TEXT NOT NULL,
  -- void: the quote has changed, was withdrawn, declined or accepted otherwise, or has expired.
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'approved', 'refused', 'void')),
  decided_by INTEGER,
  decided_by_name TEXT NOT NULL DEFAULT '',
  reason TEXT NOT NULL DEFAULT '',
  decided_at INTEGER,
  created_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX order_approvals_waiting ON order_approvals (inquiry) WHERE status = 'waiting';
CREATE INDEX order_approvals_inquiry ON order_approvals (inquiry, num);
CREATE INDEX order_approvals_company ON order_approvals (company, status, num);
CREATE INDEX order_approvals_requester ON order_approvals (requester) WHERE requester IS NOT NULL;
CREATE INDEX order_approvals_decided_by ON order_approvals (decided_by) WHERE decided_by IS NOT NULL;
CREATE TRIGGER order_approvals_final BEFORE UPDATE OF id, company, rule, agreed, quoted_at, gross, currency, created_at ON order_approvals
BEGIN SELECT raise(ABORT, 'what waits for approval never changes'); END;
CREATE TRIGGER order_approvals_decided_once BEFORE UPDATE OF status ON order_approvals WHEN OLD.status <> 'waiting'
BEGIN SELECT raise(ABORT, 'an approval is decided once'); END;
-- Whatever becomes of the quote, an approval of what it said before comes to nothing.
CREATE TRIGGER order_approvals_void AFTER UPDATE OF status, sent ON quotes
WHEN NEW.status <> 'sent' OR NEW.sent <> OLD.sent
BEGIN
  UPDATE order_approvals SET status = 'void' WHERE inquiry = NEW.inquiry AND status = 'waiting';
END;
