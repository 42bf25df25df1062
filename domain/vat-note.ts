import type { ProductCard } from './contract/products.ts'
import type { I18n } from './i18n.ts'

type Vat = NonNullable<ProductCard['vat']>

/**
 * @param vat as the supplier stated it; null where unknown. A rate of 0 means that the price contains no tax, not that none is due
 * @returns the note beside a price: 'incl. 22% VAT', 'excl. 22% VAT', 'excl. VAT', 'VAT not stated'
 */
export function vatNote(vat: Vat | null, { t, number }: Pick<I18n, 't' | 'number'>): string {
  if (!vat) return t('card.vatUnknown')
  const { included, rate } = vat
  if (rate === 0) return t('card.vatNone')
  return t(included ? 'card.vatIncluded' : 'card.vatExcluded', { rate: number(rate) })
}
