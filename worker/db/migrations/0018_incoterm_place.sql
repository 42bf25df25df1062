-- The place that a company's usual delivery term names, as JSON by language: NULL where none was stated, and lists then show its city for
-- terms that end at the seller. The terms of products have theirs in `tiers`: [{from, amount, incoterm?, place?}].
ALTER TABLE companies ADD COLUMN incoterm_place TEXT;
