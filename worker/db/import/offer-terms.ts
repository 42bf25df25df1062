/** The unit, the prices by quantity and the customs code of an offer, which files that we have written have, and some exports. */
import { MAX_PRICE_TIERS } from '../../../domain/limits.ts'
import { plainUnitWord, unitOfWord } from '../../../domain/request-list/unit-words.ts'
import { isUnit, type Unit } from '../../../domain/trade-terms.ts'
import type { StoredTier } from '../schema.ts'
import { oneLine } from './clean.ts'
import type { ReportFault } from './faults.ts'
import { type FeedOffer, fieldOf } from './feed.ts'
import { parsePrice } from './price.ts'

/**
 * @param words unit names that operators have added; they precede the shipped ones
 * @returns 'piece' for an offer that names no unit, or one that the marketplace does not have
 */
export function offerUnit(offer: FeedOffer, words: ReadonlyMap<string, Unit>, report: ReportFault): Unit {
  const text = oneLine(fieldOf(offer, 'unit'))
  if (text === '') return 'piece'
  const unit = isUnit(text) ? text : (words.get(plainUnitWord(text)) ?? unitOfWord(text))
  if (unit === null) report('unit.unknown', text)
  return unit ?? 'piece'
}

/** @returns the digits of the code; null for an offer that does not say */
export function customsCodeOf(offer: FeedOffer, report: ReportFault): string | null {
  const text = oneLine(fieldOf(offer, 'tnved') || fieldOf(offer, 'tn-ved-codes'))
  const code = text.replace(/\s/g, '')
  if (/^\d{4,10}$/.test(code)) return code
  if (text !== '') report('code.unreadable', text)
  return null
}

/** "1: 100.00; 10: 95.50": pairs of a quantity and the price from that quantity on. */
const TIER = /^\s*(\d{1,9})\s*[:–-]\s*(\S.*)$/

const separated = (text: string): string[] => text.split(/[;\n]/).filter((one) => one.trim() !== '')

/** @returns the prices by quantity, in rising order; null for an offer that has none, or any that cannot be read */
export function quantityPrices(offer: FeedOffer, report: ReportFault): StoredTier[] | null {
  const texts = (offer.fields.get('tiers') ?? []).flatMap(separated)
  const tiers = texts.flatMap((text): StoredTier[] => {
    const [, from, price = ''] = TIER.exec(text) ?? []
    const amount = parsePrice(price)
    return from === undefined || amount === null || amount === 0 ? [] : [{ from: Number(from), amount }]
  })
  if (texts.length === 0) return null
  const rising = tiers.toSorted((a, b) => a.from - b.from)
  const isClear = rising.every(({ from }, at) => from > (rising[at - 1]?.from ?? 0))
  if (tiers.length === texts.length && isClear && tiers.length <= MAX_PRICE_TIERS) return rising
  report('tiers.unreadable', texts.join('; '))
  return null
}
