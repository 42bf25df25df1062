import { inBrackets } from '../../../domain/listed.ts'
import { quantityStep } from '../../../domain/price-basis.ts'
import { MINOR_UNITS } from '../../../domain/trade-terms.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import styles from './classifier-code.module.css'
import type { Market } from './load.ts'

interface MarketNoteProps {
  under: string
  market: Market | null
}

/** What the goods cost on one basis, and who sells most of them. */
export function MarketNote({ under, market }: MarketNoteProps) {
  const { t, number, locale } = useI18n()
  const to = useHref()
  if (market === null) return null
  const { suppliers } = market
  return (
    <>
      <PriceRange market={market} />
      {suppliers.length > 0 && (
        <p className={`chips ${styles.market}`}>
          <span>{t('codes.market.suppliers')}</span>
          {suppliers.map(({ id, name, count }) => (
            <a key={id} className="chip" href={to('catalogue', {}, { tnved: under, supplier: id })}>
              <LocalizedText value={name} />
              {inBrackets(number(count), locale)}
            </a>
          ))}
        </p>
      )}
    </>
  )
}

/** Prices are stored without VAT for the steps 1, 10, 100 and 1,000 (docs/behaviour.md, "Quantity and basis"). */
function PriceRange({ market: { basis, price } }: { market: Market }) {
  const { t, money, number, locale } = useI18n()
  if (price === null) return null
  const from = locale === 'ru' ? number(price.min) : money(price.min * MINOR_UNITS)
  const most = money(price.max * MINOR_UNITS)
  // Calculated from prices in several currencies, with VAT and without.
  const range = `≈\u00a0${price.min === price.max ? most : `${from}\u2060–\u2060${most}`}`
  const quantity = t(`unit.${basis.unit}`, { n: quantityStep(basis.quantity) })
  return <p>{t('codes.market.prices', { quantity, price: t(`each.${basis.unit}`, { price: range }) })}</p>
}
