/** What a product of a list's line costs, as texts on the reader's basis. */
import type { LineProduct, Sum } from '../contract/line-offers.ts'
import { convertedPrice, roundedWorth } from '../converted-price.ts'
import type { I18n } from '../i18n.ts'
import { listed } from '../listed.ts'
import type { VatBasis } from '../price-basis.ts'
import { onOneLine, unitPrice } from '../price-text.ts'
import { stockText } from '../stock-text.ts'
import { vatNote } from '../vat-note.ts'
import { eachOnBasis, lineOnBasis } from './line-sum.ts'

type Formats = Pick<I18n, 't' | 'number' | 'money' | 'locale' | 'reader'>
type Offered = Pick<LineProduct, 'price' | 'gap' | 'unit' | 'minimum' | 'stock'>
type Worth = NonNullable<ReturnType<typeof eachOnBasis>>

/** In the reader's currency: '≈ 4 380 ₽', or '4 380 ₽' where the seller quotes it. */
const shown = (worth: Worth, i18n: Formats): string =>
  convertedPrice(worth, i18n) || i18n.money(worth.amount, worth.currency)

/** '≈ 4 380 ₽/шт., с НДС'; as the seller states it where that cannot be computed. */
function eachText({ price, unit }: Pick<Offered, 'price' | 'unit'>, vat: VatBasis, i18n: Formats): string {
  const { t, locale } = i18n
  if (!price) return t('card.onRequest')
  const worth = eachOnBasis(price, vat)
  const each = worth ? t(`each.${unit}`, { price: shown(worth, i18n) }) : unitPrice(price, unit, i18n)
  const least = price.isLowest ? t('card.fromPrice', { price: each }) : each
  return listed([least, worth ? t(`basis.${vat}`) : vatNote(price.vat, i18n)], locale)
}

/** '40 шт. × ≈ 7 800 ₽ = ≈ 312 000 ₽, с НДС · 3 445,20 $, НДС 22 % сверх цены' */
function wholeText({ price, unit }: Pick<Offered, 'price' | 'unit'>, vat: VatBasis, i18n: Formats): string {
  const { t, money, locale } = i18n
  const each = price && eachOnBasis(price, vat)
  const total = price && lineOnBasis(price, vat)
  if (!price || !each || !total) return eachText({ price, unit }, vat, i18n)
  const least = (text: string) => (price.isLowest ? t('card.fromPrice', { price: text }) : text)
  const sum = `${t(`unit.${unit}`, { n: price.quantity })} × ${least(shown(each, i18n))} = ${least(shown(total, i18n))}`
  const own = convertedPrice(total, i18n)
    ? listed([money(price.total, price.currency), vatNote(price.vat, i18n)], locale)
    : ''
  return onOneLine([listed([sum, t(`basis.${vat}`)], locale), own])
}

/** What a line costs; where its quantity is none that the product is sold in, why, and the price of one unit. */
export function offerText(offered: Offered, vat: VatBasis, i18n: Formats): string {
  const { gap, unit, minimum } = offered
  const { t } = i18n
  const each = eachText(offered, vat, i18n)
  const name = { unit: t(`basis.units.${unit}`) }
  if (gap === null) return wholeText(offered, vat, i18n)
  if (gap === 'minimum') return `${t('product.belowMinimum', { quantity: t(`unit.${unit}`, { n: minimum }) })} ${each}`
  if (gap === 'unit') return `${t('requestList.unitDiffers', name)} ${each}`
  return gap === 'fraction' ? `${t('requestList.notWhole', name)} ${each}` : each
}

/** Of a product to choose: '≈ 4 380 ₽/шт., с НДС · Мин. заказ 10 шт. · 19 шт. в наличии' */
export function candidateText(offered: Offered, vat: VatBasis, i18n: Formats): string {
  const { t } = i18n
  const { unit, minimum } = offered
  const least = minimum > 1 ? t('card.minimum', { quantity: t(`unit.${unit}`, { n: minimum }) }) : ''
  return onOneLine([eachText(offered, vat, i18n), least, stockText({ ...offered, toOrder: undefined }, i18n)])
}

/** The sum of a list in the reader's currency: '≈ 1 230 000 ₽' where any seller quotes another one. */
export function sumText({ totals }: Sum, i18n: Pick<I18n, 'money' | 'reader'>): string {
  const { reader, money } = i18n
  if (totals.every(({ currency }) => currency === reader.code))
    return money(
      totals.reduce((sum, { amount }) => sum + amount, 0),
      reader.code,
    )
  const rub = totals.reduce((sum, one) => sum + one.rub, 0)
  return `≈\u00a0${money(roundedWorth(rub / reader.rub), reader.code)}`
}
