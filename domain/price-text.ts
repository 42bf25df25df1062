import type { ProductCard } from './contract/products.ts'
import type { Tier } from './contract/values.ts'
import { convertedPrice } from './converted-price.ts'
import { DAY_MS } from './durations.ts'
import type { I18n } from './i18n.ts'
import type { Unit } from './trade-terms.ts'
import { vatNote } from './vat-note.ts'

type Formats = Pick<I18n, 't' | 'money'>

/** The seller's own price with its unit, '18 600 ₽/шт.'; `perUnit` has the unit in full words. `beside`: see `money`. */
export const unitPrice = (
  { amount, currency }: { amount: number; currency: string },
  unit: Unit,
  i18n: Formats,
  beside: readonly number[] = [],
): string => i18n.t(`each.${unit}`, { price: i18n.money(amount, currency, beside) })

/**
 * The quantity from which a price holds: 'от 400 шт.', or '400 шт. и более'.
 * @param isAfterFrom whether the price before it says "from" already: two "от" in one line of Russian would be hard to read
 */
export function fromQuantity(n: number, unit: Unit, { t }: Pick<I18n, 't'>, isAfterFrom = false): string {
  // Units are abbreviations but for the pair, a word that Russian declines: "от 2 пары" would be wrong.
  const key = isAfterFrom || unit === 'pair' ? 'card.quantityOrMore' : 'card.fromQuantity'
  return t(key, { quantity: t(`unit.${unit}`, { n }) })
}

/** A tier as texts (docs/behaviour.md, "Price in words"). */
interface TierTexts {
  /** In the reader's currency: '≈ 4 380 ₽/шт.' */
  price: string
  /** The seller's own price in addition to a converted one, '53,90 $/шт.'; '' where they are the same. */
  own: string
  /** The minimum quantity of the price: 'от 400 шт.' */
  held: string
}

/**
 * The texts of a price for a quantity, the same for cards, tables and comparisons.
 * @param isLowest whether other variants of the product cost more: 'от 18 600 ₽/шт.'
 */
export function tierTexts(
  tier: Tier,
  unit: Unit,
  i18n: Formats & Pick<I18n, 'reader'>,
  isLowest: boolean | undefined = false,
): TierTexts {
  const { t } = i18n
  const own = unitPrice(tier, unit, i18n)
  const shown = convertedPrice(tier, i18n)
  const price = shown ? t(`each.${unit}`, { price: shown }) : own
  return {
    price: isLowest ? t('card.fromPrice', { price }) : price,
    own: shown && own,
    held: fromQuantity(tier.from, unit, i18n, isLowest),
  }
}

/** The exact price of a quantity as texts. */
interface QuantityTexts {
  /** In the reader's currency: '≈ 4 380 ₽/шт.' */
  price: string
  /** The seller's own price in addition to a converted one; '' where they are the same. */
  own: string
  /** 'за 40 шт.' */
  held: string
  /** What the amount has: 'с НДС 22 %' */
  vat: string
}

/** @returns null where no quantity was chosen, and where the product has no price at it */
export function atQuantityText(
  { atQuantity, unit, vat, fromPrice }: Pick<ProductCard, 'atQuantity' | 'unit' | 'vat' | 'fromPrice'>,
  i18n: I18n,
): QuantityTexts | null {
  if (!atQuantity?.price) return null
  const { price, quantity } = atQuantity
  const { price: text, own } = tierTexts({ ...price, from: quantity }, unit, i18n, fromPrice)
  const stated = vat && atQuantity.vat ? { included: atQuantity.vat === 'with', rate: vat.rate } : null
  const held = i18n.t('basis.at', { quantity: i18n.t(`unit.${unit}`, { n: quantity }) })
  return { price: text, own, held, vat: vatNote(stated, i18n) }
}

/** Joins the parts with no-break spaces before the dots, so that a line breaks after a dot only. */
export const onOneLine = (parts: string[]): string => parts.filter(Boolean).join('\u00a0· ')

/** '≈ 4 380 ₽/шт. · 53,90 $/шт. · от 400 шт.' */
export const tierLine = ({ price, own, held }: TierTexts): string => onOneLine([price, own, held])

const MONTH = (365.25 / 12) * DAY_MS
/** Milliseconds after which a price is old. */
export const OLD_PRICE = 90 * DAY_MS

/**
 * The age of a price (docs/behaviour.md, "Old prices").
 * @param pricedAt when the seller stated it, and `now`, in milliseconds since 1970
 * @returns null up to 90 days
 */
export const oldPrice = (pricedAt: number, now: number): ProductCard['oldPrice'] =>
  now - pricedAt > OLD_PRICE
    ? { pricedAt: new Date(pricedAt).toISOString(), months: Math.floor((now - pricedAt) / MONTH) }
    : null

/** 'price of Jun 14, 2026, 5 months old' */
export const ageNote = (
  { pricedAt, months }: NonNullable<ProductCard['oldPrice']>,
  { t, date }: Pick<I18n, 't' | 'date'>,
): string => t('price.age', { date: date(pricedAt), n: months })
