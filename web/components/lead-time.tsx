import type { Product } from '../../domain/contract/products.ts'
import { useI18n } from '../app/i18n.tsx'

/** Days from order to dispatch: "10 days", "10–14 days". */
export function LeadTime({ days: { from, to } }: { days: NonNullable<Product['leadDays']> }) {
  const { t, number } = useI18n()
  return from === to ? t('product.days', { n: to }) : t('product.daysRange', { from: number(from), n: to })
}
