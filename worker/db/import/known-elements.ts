/**
 * Elements of offers that an import reads, or that say nothing about a product: the shop's own addresses, delivery, advertising. Any other
 * is counted in the report, so that the file's owner sees what was not used.
 */
// biome-ignore format: a list reads in rows
const NAMES = [
  // Elements that are read.
  'name', 'typeprefix', 'vendor', 'vendorcode', 'model', 'description', 'price', 'currencyid', 'vat', 'categoryid', 'param',
  'picture', 'pictures', 'image', 'images', 'picture_url', 'country_of_origin', 'outlets', 'outlet.instock', 'count',
  'stock_quantity', 'quantity_in_stock', 'quantity', 'stock', 'in_stock', 'instock', 'amount', 'stock_status', 'min-quantity', 'min_quantity',
  'minimum_order_quantity', 'min_order', 'moq', 'title', 'artist', 'author', 'director', 'starring', 'originalname',
  'performed_by', 'performance_type', 'publisher', 'series', 'year', 'isbn', 'volume', 'part', 'language', 'binding',
  'page_extent', 'media', 'storage', 'format', 'recording_length', 'worldregion', 'country', 'region', 'days', 'datatour',
  'hotel_stars', 'room', 'meal', 'included', 'transport', 'place', 'hall', 'hall_part', 'date', 'is_premiere', 'is_kids',
  'barcode', 'weight', 'dimensions', 'unit', 'tiers', 'variants', 'lead', 'facts_en', 'facts_ru', 'facts_zh', 'terms_en', 'terms_ru', 'terms_zh', 'tnved', 'tn-ved-codes', 'vat_included', 'expiry', 'manufacturer_warranty', 'sales_notes',
  'step-quantity', 'step_quantity', 'quantity_step', 'order_step', 'multiplicity',
  // Elements of the shop's own site and its delivery.
  'url', 'oldprice', 'old_price', 'price_old', 'store', 'pickup', 'delivery', 'delivery-options', 'pickup-options',
  'local_delivery_cost', 'cpa', 'cbid', 'bid', 'fee', 'rec', 'age', 'adult', 'downloadable', 'enable_auto_discounts',
  'market_category', 'available', 'group_id', 'keywords', 'custom_label', 'credit-template', 'purchase_price',
  'additional_expenses', 'cofinance_price', 'condition', 'service-life-days', 'warranty-days', 'period-of-validity-days',
]

/** As keys of an object, because the built worker loads them from its assets (scripts/vite/data-in-assets.ts). */
export const KNOWN_ELEMENTS: Readonly<Record<string, true>> = Object.fromEntries(NAMES.map((name) => [name, true]))
