-- Which currencies and units operators offer, and in which order (docs/behaviour.md, "Currencies and units on offer"); empty: as shipped.
CREATE TABLE trade_terms (
  -- Code of a currency, or a unit: domain/trade-terms.ts
  code TEXT PRIMARY KEY,
  -- Among those of its kind.
  position INTEGER NOT NULL,
  -- A currency: readers may choose it for prices.
  shown INTEGER NOT NULL,
  -- Goods may be given it.
  accepted INTEGER NOT NULL
);
