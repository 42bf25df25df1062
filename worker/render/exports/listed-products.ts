/** A list of products as a spreadsheet: the columns of every export of products, with quantity, total and note. */
import type { LinkedList, ListedProduct } from '../../../domain/contract/lists.ts'
import type { CsvCell } from '../../../domain/csv.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { labelledText, typedText } from '../../../domain/labelled-text.ts'
import { tierPrice } from '../../../domain/tier-price.ts'
import { MINOR_UNITS } from '../../../domain/trade-terms.ts'
import { productCells } from '../../../web/components/product-cells.ts'

function ownCells({ product: { tiers, moq }, variant, quantity, note }: ListedProduct, i18n: I18n): CsvCell[] {
  const found = quantity === null ? null : tierPrice(tiers, moq, quantity)
  const price = found ? [found.tier.amount / MINOR_UNITS, found.total / MINOR_UNITS] : [null, null]
  return [variant?.sku ?? null, quantity, ...price, note ? labelledText(typedText(note), i18n) : null]
}

export function listCells({ items }: Pick<LinkedList, 'items'>, i18n: I18n, origin: string): CsvCell[][] {
  const { t } = i18n
  const [headings = [], ...rows] = productCells(
    items.map(({ product }) => product),
    i18n,
    origin,
  )
  const own = [t('lists.variant'), t('lists.quantity'), t('lists.unitPrice'), t('inquiryItem.total'), t('lists.note')]
  const [name = null, ...others] = headings
  return [
    [name, ...own, ...others],
    ...items.map((item, at) => {
      const [first = null, ...rest] = rows[at] ?? []
      return [first, ...ownCells(item, i18n), ...rest]
    }),
  ]
}
