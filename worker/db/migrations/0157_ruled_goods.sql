-- Goods that were on sale when the rule that they fall under was added or changed (docs/behaviour.md, "Forbidden and licensed goods").
CREATE TABLE ruled_goods (
  rule INTEGER NOT NULL,
  product INTEGER NOT NULL,
  PRIMARY KEY (rule, product)
) WITHOUT ROWID;

-- How many the last check has found; NULL while it is under way.
ALTER TABLE goods_rules ADD COLUMN on_sale INTEGER;

-- Rules from before are checked now.
INSERT INTO jobs (name, kind, argument, started_at, due_at)
  SELECT 'ruled-goods ' || id, 'ruled-goods', json_object('rule', id, 'withhold', json('false')), 0, 0 FROM goods_rules WHERE true
  ON CONFLICT (name) DO NOTHING;
