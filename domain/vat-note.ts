import type { ProductCard } from './contract/products.ts'
import type { I18n } from './i18n.ts'

type Vat = NonNullable<ProductCard['vat']>

/**
 * @param vat as the supplier gave it; null where it is unknown. A rate of 0 says that no tax is in the price, not that none is due
 * @returns the note beside a price: 'incl. 22% VAT', 'excl. 22% VAT', 'excl. VAT', 'VAT not stated'
 */
export function vatNote(vat: Vat | null, { t, number }: Pick<I18n, 't' | 'number'>): string {
  if (!vat) return t('card.vatUnknown')
  const { included, rate } = vat
  if (rate === 0) return t('card.vatNone')
  return t(included ? 'card.vatIncluded' : 'card.vatExcluded', { rate: number(rate) })
}
