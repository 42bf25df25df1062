import type { ReactNode } from 'react'
import { comparedEntry } from '../../../domain/compared.ts'
import type { ListedProduct } from '../../../domain/contract/lists.ts'
import { convertedPrice } from '../../../domain/converted-price.ts'
import { deliveryTerms, termsText } from '../../../domain/delivery-terms.ts'
import { labelledText } from '../../../domain/labelled-text.ts'
import { COLON } from '../../../domain/listed.ts'
import { ageNote, onOneLine, tierTexts } from '../../../domain/price-text.ts'
import { stockText } from '../../../domain/stock-text.ts'
import { smallestOrder, tierPrice } from '../../../domain/tier-price.ts'
import { vatNote } from '../../../domain/vat-note.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { CompareTick } from '../../components/compare-tick.tsx'
import { LabelledLine } from '../../components/labelled-line.tsx'
import { LocalizedText, TypedText } from '../../components/localized.tsx'
import { Picture } from '../../components/picture.tsx'
import account from '../account/account.module.css'

/** The entry of a listed product in the address of a comparison. */
export const entryKey = ({ product, variant }: ListedProduct): string =>
  comparedEntry({ product: product.id, variant: variant?.id ?? null })

/** The unit price at the quantity, and the total; without a quantity the first price. */
function Price({ item: { product, quantity } }: { item: ListedProduct }) {
  const i18n = useI18n()
  const { tiers, moq, unit, vat, oldPrice, fromPrice } = product
  const [first] = tiers
  if (!first) return i18n.t('card.onRequest')
  const found = quantity === null ? null : tierPrice(tiers, moq, quantity)
  if (quantity !== null && !found) {
    const least = i18n.t(`unit.${unit}`, { n: smallestOrder(tiers, moq) })
    return i18n.t('product.belowMinimum', { quantity: least })
  }
  const { price, own, held } = tierTexts(found?.tier ?? first, unit, i18n, fromPrice)
  const terms = termsText(deliveryTerms([found?.tier ?? first]), i18n)
  const total = found ? i18n.money(found.total, found.tier.currency) : ''
  const worth = found ? convertedPrice({ currency: found.tier.currency, rub: found.totalRub }, i18n) : ''
  const least = (sum: string) => (fromPrice ? i18n.t('card.fromPrice', { price: sum }) : sum)
  const notes = [vatNote(vat, i18n), terms, oldPrice ? ageNote(oldPrice, i18n) : '']
  return (
    <>
      {onOneLine([price, own, found ? '' : held])}
      {found && (
        <>
          <br />
          <strong>{i18n.t('lists.total', { total: least(worth || total) })}</strong> {worth && total}
        </>
      )}
      <br />
      <span className="soft small">
        <LabelledLine text={onOneLine(notes)} />
      </span>
    </>
  )
}

interface RowProps {
  item: ListedProduct
  /** Fields of the row, where it can be changed; else its quantity and note are shown. */
  children?: ReactNode
}

/** A product of a list: what it is, what it costs at its quantity, and the inquiry about it. */
export function ListRow({ item, children }: RowProps) {
  const i18n = useI18n()
  const { t } = i18n
  const to = useHref()
  const toPersonal = usePersonalHref()
  const { product, variant, quantity, note } = item
  const { id, slug, name, picture, unit, supplier } = product
  const options = variant?.options.map(({ value }) => labelledText(value, i18n)).join(' · ')
  return (
    <li>
      <Picture picture={picture} alt="" className={account.thumb} />
      <div className={account.main}>
        <a href={to('product', { id, slug }, { variant: variant?.sku, quantity: quantity ?? undefined })}>
          <strong>
            <LocalizedText value={name} />
          </strong>
        </a>
        <br />
        <span className="soft small">
          {options ? <LabelledLine text={`${options} · `} /> : ''}
          <LocalizedText value={supplier.name} /> · {stockText(product, i18n)}
        </span>
        <br />
        <Price item={item} />
        {children === undefined && quantity !== null ? (
          <p>{t('lists.quantity') + COLON[i18n.locale] + t(`unit.${unit}`, { n: quantity })}</p>
        ) : null}
        {children === undefined && note ? (
          <p>
            <TypedText>{note}</TypedText>
          </p>
        ) : null}
        {children}
      </div>
      <div className={`no-print ${account.row}`}>
        <CompareTick entry={entryKey(item)} name={name.text} />
        <a
          className="button"
          href={toPersonal('inquiry', { product: id, variant: variant?.sku, quantity: quantity ?? undefined })}
          aria-label={t('compare.askFor', { name: name.text })}
        >
          {t('inquiry.ask')}
        </a>
      </div>
    </li>
  )
}
