-- With the steps of stock: of a country's goods in stock at a quantity only those between the steps around it are looked up.
DROP INDEX listing_country;
CREATE INDEX listing_country ON listing (ancestor, country, rank, product, price, company, moq, in_stock, tnved, category, soonest);
