/** Elements for the stock in the exports of different shops. */
export const STOCK_ELEMENTS = [
  'count',
  'stock_quantity',
  'quantity_in_stock',
  'quantity',
  'stock',
  'in_stock',
  'instock',
  'amount',
  'stock_status',
]
