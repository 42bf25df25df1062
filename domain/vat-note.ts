import type { ProductCard } from './contract/products.ts'
import type { I18n } from './i18n.ts'

type Vat = NonNullable<ProductCard['vat']>

/**
 * @param vat as the supplier gave it; nothing may be shown for an unknown one, since "no VAT" is a claim
 * @returns the line beside a price: 'incl. 22% VAT', 'excl. 22% VAT', 'no VAT'
 */
export function vatNote({ included, rate }: Vat, { t, number }: Pick<I18n, 't' | 'number'>): string {
  if (rate === 0) return t('card.vatNone')
  return t(included ? 'card.vatIncluded' : 'card.vatExcluded', { rate: number(rate) })
}
