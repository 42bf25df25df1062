-- Goods with one value in the order of rank and number, so that the goods with several values are found without sorting those of each.
DROP INDEX listing_parameters_value;
CREATE INDEX listing_parameters_value ON listing_parameters (parameter, value, rank, product, lowest, most);
