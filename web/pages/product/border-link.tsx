import { borderQuery } from '../../../domain/border/query-of-product.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import type { SoldProduct } from './variant.ts'

/** The estimate at the border for the smallest order, on the page of the product's code: with its rule, sources and edition. */
export function BorderLink({ product }: { product: SoldProduct }) {
  const { t } = useI18n()
  const to = useHref()
  const query = borderQuery(product)
  if (!query || !product.tnved) return null
  const { moq, unit, tnved } = product
  return (
    <a className="chip" href={`${to('tnvedCode', { id: tnved }, query)}#estimate`} rel="nofollow">
      {t('bring.estimate', { quantity: t(`unit.${unit}`, { n: moq }) })}
    </a>
  )
}
