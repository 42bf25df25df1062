-- The indexes of listing have the category, too, which facets count: with it they are counted by one index, without a look-up of each row.
DROP INDEX listing_price;
CREATE INDEX listing_price ON listing (ancestor, price, product, company, country, moq, in_stock, tnved, category);

DROP INDEX listing_company;
CREATE INDEX listing_company ON listing (ancestor, company, rank, product, price, country, moq, in_stock, tnved, category);

DROP INDEX listing_country;
CREATE INDEX listing_country ON listing (ancestor, country, rank, product, price, company, moq, in_stock, tnved, category);

DROP INDEX listing_soonest;
CREATE INDEX listing_soonest ON listing (ancestor, soonest, price, product, company, country, moq, in_stock, tnved, category);

-- With the stock, which lists of goods in stock at a quantity look up: a row of products has thousands of bytes before it.
DROP INDEX products_public_rank;
CREATE INDEX products_public_rank ON products (num, rank, stock, unit) WHERE status = 'published';
