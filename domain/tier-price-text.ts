import type { Product } from './contract/products.ts'
import type { Tier } from './contract/values.ts'
import { convertedPrice, roundedWorth } from './converted-price.ts'
import type { I18n } from './i18n.ts'
import { listed } from './listed.ts'
import { tierPrice } from './tier-price.ts'
import { typedQuantity, type WrittenUnits } from './typed-quantity.ts'
import { vatNote } from './vat-note.ts'

type Formats = Pick<I18n, 't' | 'number' | 'money' | 'locale' | 'reader'>

/** The prices of a quantity: the tiers of each variant by its part number; under '' those without a chosen variant. */
export interface PricedVariants extends Pick<Product, 'unit' | 'moq' | 'vat'> {
  tiers: Record<string, Tier[]>
  /** Other units that the quantity may be typed in; none by default. */
  written?: WrittenUnits
}

/**
 * @param variant '' where none of several is chosen: then the text has the totals of the cheapest and of the most expensive one
 * @param typed text of the quantity field
 * @returns '40 pcs × $86.13 = $3,445.20, ≈ ₽335,000, excl. 22% VAT'; '' where the price is on request, the quantity is too small or
 * cannot be parsed
 */
export function tierPriceText(
  { unit, moq, vat, tiers, written }: PricedVariants,
  variant: string,
  typed: string,
  i18n: Formats,
): string {
  const quantity = typedQuantity(typed, i18n.locale, unit, written)
  if (typeof quantity === 'string') return ''
  const found = tierPrice(tiers[variant] ?? [], moq, quantity)
  if (!found) return variant === '' ? totalsText({ unit, moq, vat, tiers }, quantity, i18n) : ''
  const { tier, total, totalRub } = found
  const { amount, currency } = tier
  return quantityPriceText({ quantity, unit, amount, currency, total, worth: { currency, rub: totalRub }, vat }, i18n)
}

/** @returns '40 pcs: $3,445.20 to $4,100.00 depending on the variant, excl. 22% VAT'; '' unless every variant has a price in one currency */
function totalsText({ unit, moq, vat, tiers }: PricedVariants, quantity: number, i18n: Formats): string {
  const found = Object.entries(tiers)
    .filter(([variant]) => variant !== '')
    .map(([, own]) => tierPrice(own, moq, quantity))
  const totals = found.flatMap((one) => (one ? [one.total] : []))
  const currency = found[0]?.tier.currency
  if (!currency || totals.length < found.length || found.some((one) => one?.tier.currency !== currency)) return ''
  const [from, to] = [Math.min(...totals), Math.max(...totals)].map((total) => i18n.money(total, currency, totals))
  const asked = i18n.t(`unit.${unit}`, { n: quantity })
  const sum =
    from === to
      ? i18n.t('inquiry.totalOfAny', { asked, total: from ?? '' })
      : i18n.t('inquiry.totals', { asked, from: from ?? '', to: to ?? '' })
  const worth = found.flatMap((one) => (one ? [one.totalRub] : []))
  return listed([sum, worthRange(worth, currency, i18n), vatNote(vat, i18n)].filter(Boolean), i18n.locale)
}

/** @returns '≈ ₽48,400–₽68,700', or one amount where that is all; '' where the seller quotes the reader's currency */
function worthRange(kopecks: number[], currency: Tier['currency'], i18n: Formats): string {
  const { reader, money } = i18n
  const least = Math.min(...kopecks)
  const most = Math.max(...kopecks)
  const from = convertedPrice({ currency, rub: least }, i18n)
  return from && most > least ? `${from}\u2060–\u2060${money(roundedWorth(most / reader.rub), reader.code)}` : from
}

interface QuantityPrice extends Pick<Product, 'unit' | 'vat'>, Pick<Tier, 'amount' | 'currency'> {
  quantity: number
  total: number
  /** For the amount in the reader's currency; absent where that is not shown. */
  worth?: Pick<Tier, 'currency' | 'rub'>
  /** Whether it is that of the cheapest variant. */
  isLowest?: boolean
}

/** @returns '40 pcs × $86.13 = $3,445.20, excl. 22% VAT' */
function quantityPriceText(
  { quantity, unit, amount, currency, total, worth, vat, isLowest = false }: QuantityPrice,
  i18n: Formats,
): string {
  const shown = (minor: number) => {
    const price = i18n.money(minor, currency)
    return isLowest ? i18n.t('card.fromPrice', { price }) : price
  }
  const sum = `${i18n.t(`unit.${unit}`, { n: quantity })} × ${shown(amount)} = ${shown(total)}`
  return listed([sum, worth ? convertedPrice(worth, i18n) : '', vatNote(vat, i18n)].filter(Boolean), i18n.locale)
}
