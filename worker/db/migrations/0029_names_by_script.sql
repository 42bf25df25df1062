-- Names that were typed on Russian and Chinese pages were stored as English: those in Cyrillic letters become Russian, those in Han characters Chinese. A name that has a translation already is left as it is.
UPDATE companies SET names = json_object('ru', names ->> 'en'), version = version + 1
  WHERE names ->> 'en' GLOB '*[А-Яа-яЁё]*' AND names ->> 'ru' IS NULL AND names ->> 'zh' IS NULL;
UPDATE companies SET names = json_object('zh', names ->> 'en'), version = version + 1
  WHERE names ->> 'en' GLOB '*[㐀-鿿]*' AND names ->> 'ru' IS NULL AND names ->> 'zh' IS NULL;
UPDATE products SET names = json_object('ru', names ->> 'en'), version = version + 1
  WHERE names ->> 'en' GLOB '*[А-Яа-яЁё]*' AND names ->> 'ru' IS NULL AND names ->> 'zh' IS NULL;
UPDATE products SET names = json_object('zh', names ->> 'en'), version = version + 1
  WHERE names ->> 'en' GLOB '*[㐀-鿿]*' AND names ->> 'ru' IS NULL AND names ->> 'zh' IS NULL;
