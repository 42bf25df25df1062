-- Further figures that buyers are shown of a supplier (domain/response-figures.ts, domain/lead-time-figures.ts): per cent of requests that
-- got a quote; per cent of orders that were shipped in time, and the number of orders behind it.
ALTER TABLE companies ADD COLUMN quote_rate INTEGER;
ALTER TABLE companies ADD COLUMN on_time_rate INTEGER;
ALTER TABLE companies ADD COLUMN order_count INTEGER NOT NULL DEFAULT 0;
CREATE INDEX companies_delivering ON companies (num) WHERE order_count > 0;

-- Working days that were promised for the slowest line, so that counting reads no document; NULL: none were.
ALTER TABLE orders ADD COLUMN lead_days INTEGER;
UPDATE orders SET lead_days = (SELECT max(value ->> '$.leadDays.to') FROM json_each(agreed, '$.content.lines'));
