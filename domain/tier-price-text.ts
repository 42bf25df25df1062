import type { Product } from './contract/products.ts'
import type { Tier } from './contract/values.ts'
import type { I18n } from './i18n.ts'
import { listed } from './listed.ts'
import { tierPrice } from './tier-price.ts'
import { typedNumber } from './typed-number.ts'
import { vatNote } from './vat-note.ts'

/** The prices of a quantity: the tiers of each variant by its part number; under '' those without a chosen variant. */
export interface PricedVariants extends Pick<Product, 'unit' | 'moq' | 'vat'> {
  tiers: Record<string, Tier[]>
}

/**
 * @param variant '' where none of several is chosen: then the text has the totals of the cheapest and of the most expensive one
 * @param typed text of the quantity field
 * @returns '40 pcs × $86.13 = $3,445.20, excl. 22% VAT'; '' where the price is on request, the quantity is too small or cannot be
 * parsed
 */
export function tierPriceText(
  { unit, moq, vat, tiers }: PricedVariants,
  variant: string,
  typed: string,
  i18n: Pick<I18n, 't' | 'number' | 'money' | 'locale'>,
): string {
  const quantity = typedNumber(typed, i18n.locale, 0)
  if (typeof quantity === 'string') return ''
  const found = tierPrice(tiers[variant] ?? [], moq, quantity)
  if (!found) return variant === '' ? totalsText({ unit, moq, vat, tiers }, quantity, i18n) : ''
  const { tier, total } = found
  return quantityPriceText({ quantity, unit, amount: tier.amount, currency: tier.currency, total, vat }, i18n)
}

/** @returns '40 pcs: $3,445.20 to $4,100.00 depending on the variant, excl. 22% VAT'; '' unless every variant has a price in one currency */
function totalsText(
  { unit, moq, vat, tiers }: PricedVariants,
  quantity: number,
  i18n: Pick<I18n, 't' | 'number' | 'money' | 'locale'>,
): string {
  const found = Object.entries(tiers)
    .filter(([variant]) => variant !== '')
    .map(([, own]) => tierPrice(own, moq, quantity))
  const totals = found.flatMap((one) => (one ? [one.total] : []))
  const currency = found[0]?.tier.currency
  if (!currency || totals.length < found.length || found.some((one) => one?.tier.currency !== currency)) return ''
  const [from, to] = [Math.min(...totals), Math.max(...totals)].map((total) => i18n.money(total, currency))
  const asked = i18n.t(`unit.${unit}`, { n: quantity })
  const sum =
    from === to
      ? i18n.t('inquiry.totalOfAny', { asked, total: from ?? '' })
      : i18n.t('inquiry.totals', { asked, from: from ?? '', to: to ?? '' })
  return listed([sum, vatNote(vat, i18n)], i18n.locale)
}

interface QuantityPrice extends Pick<Product, 'unit' | 'vat'>, Pick<Tier, 'amount' | 'currency'> {
  quantity: number
  total: number
  /** Whether it is that of the cheapest variant. */
  isLowest?: boolean
}

/** @returns '40 pcs × $86.13 = $3,445.20, excl. 22% VAT' */
export function quantityPriceText(
  { quantity, unit, amount, currency, total, vat, isLowest = false }: QuantityPrice,
  i18n: Pick<I18n, 't' | 'number' | 'money' | 'locale'>,
): string {
  const shown = (minor: number) => {
    const price = i18n.money(minor, currency)
    return isLowest ? i18n.t('card.fromPrice', { price }) : price
  }
  const sum = `${i18n.t(`unit.${unit}`, { n: quantity })} × ${shown(amount)} = ${shown(total)}`
  return listed([sum, vatNote(vat, i18n)], i18n.locale)
}
