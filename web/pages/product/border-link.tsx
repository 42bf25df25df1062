import { borderQuery } from '../../../domain/border/query-of-product.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import type { DeferredResult } from '../../app/page/page.ts'
import { useBorderAmount } from '../../components/border-amount.ts'
import { ImportServices } from '../../components/import-services.tsx'
import type { ImportCosts, LandedCost } from './import-costs.ts'

/** Who brings the product here, and what it costs then; the page is complete without it. */
export function ImportOfProduct({ result }: { result: DeferredResult<ImportCosts | null> }) {
  if (!result.ok || !result.value) return null
  const { services, regulations } = result.value
  return (
    <ImportServices services={services} regulations={regulations}>
      <BorderLink bring={result.value} />
    </ImportServices>
  )
}

/** The estimate at the border for the smallest order, on the page of the product's code: with its rule, sources and edition. */
function BorderLink({ bring: { sold, landed } }: { bring: ImportCosts }) {
  const { t } = useI18n()
  const to = useHref()
  const query = borderQuery(sold)
  if (!query || !sold.tnved) return null
  const quantity = t(`unit.${sold.unit}`, { n: sold.moq })
  return (
    <a className="chip" href={`${to('tnvedCode', { id: sold.tnved }, query)}#estimate`} rel="nofollow">
      {landed ? <LandedPrice landed={landed} quantity={quantity} /> : t('bring.estimate', { quantity })}
    </a>
  )
}

const MINOR = 100

/** The amount in whole roubles: the linked page has the rule and the kopecks. */
function LandedPrice({ landed: { amount, isEach, hasFreight }, quantity }: { landed: LandedCost; quantity: string }) {
  const { t, money } = useI18n()
  const say = useBorderAmount((kopecks) => money(Math.round(kopecks / MINOR) * MINOR))
  const freight = hasFreight ? '' : t('bring.withoutFreight')
  return t(isEach ? 'bring.landedEach' : 'bring.landed', { amount: say(amount), quantity, freight })
}
