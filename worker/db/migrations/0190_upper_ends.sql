-- Goods in the order of the upper ends of their ranges: those of most instruments begin at 0
-- (docs/behaviour.md, "Columns and order by a parameter"). Numbers and options are not in it.
CREATE INDEX listing_parameters_upper ON listing_parameters (parameter, most, value, lowest, rank, product) WHERE most IS NOT NULL;
