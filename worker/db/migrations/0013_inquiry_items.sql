-- What a buyer asked about, as it was offered then: a later edit of the product does not change it.
-- JSON {names, sku, options, unit, price}; NULL: an inquiry to the supplier in general, or older than this column.
ALTER TABLE inquiries ADD COLUMN item TEXT;
-- Secret in the address of the buyer's copy; NULL: erased, or older than this column.
ALTER TABLE inquiries ADD COLUMN receipt TEXT;
CREATE UNIQUE INDEX inquiries_receipt ON inquiries (receipt) WHERE receipt IS NOT NULL;
-- Whether the supplier was sent a notice; the buyer's page says so.
ALTER TABLE inquiries ADD COLUMN notified INTEGER NOT NULL DEFAULT 1;
