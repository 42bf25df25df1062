-- SQLite looks up a company's quotes when the company's row is replaced or deleted: quotes_number has only those with a number.
CREATE INDEX quotes_company ON quotes (company);
