-- What an import wrote last, by group of columns: JSON {group: hash} (worker/db/import/ownership.ts). A group whose columns hash to
-- something else by now was typed by hand. NULL: no import has written it since this column exists.
ALTER TABLE products ADD COLUMN fed TEXT;
-- A supplier's list in each of its orders reads a page of rows, however many goods there are. By name there is an order for each
-- language, under which a name without a translation is sorted as it is shown.
CREATE INDEX products_own_price ON products (company, price_rub, num) WHERE deleted_at IS NULL;
CREATE INDEX products_own_stock ON products (company, stock, num) WHERE deleted_at IS NULL;
CREATE INDEX products_own_changed ON products (company, updated_at, num) WHERE deleted_at IS NULL;
CREATE INDEX products_own_name_en ON products (company, coalesce(names ->> 'en', names ->> 'ru', names ->> 'zh') COLLATE NOCASE, num) WHERE deleted_at IS NULL;
CREATE INDEX products_own_name_ru ON products (company, coalesce(names ->> 'ru', names ->> 'en', names ->> 'zh') COLLATE NOCASE, num) WHERE deleted_at IS NULL;
CREATE INDEX products_own_name_zh ON products (company, coalesce(names ->> 'zh', names ->> 'en', names ->> 'ru') COLLATE NOCASE, num) WHERE deleted_at IS NULL;
