-- Waybills, packing lists and other papers of an order's states, for both of its sides.
-- JSON as in messages: [{ id, name, type, size }].
ALTER TABLE order_steps ADD COLUMN files TEXT NOT NULL DEFAULT '[]';
CREATE TABLE order_files (
  file TEXT NOT NULL,
  order_num INTEGER NOT NULL REFERENCES orders (num) ON DELETE CASCADE,
  PRIMARY KEY (file, order_num)
) WITHOUT ROWID;
CREATE INDEX order_files_of ON order_files (order_num);
