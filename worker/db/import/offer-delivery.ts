/** Lead times and delivery terms of an offer, as files that we have written state them (docs/behaviour.md, "The catalogue as a file"). */
import { LOCALES } from '../../../domain/locale.ts'
import type { Text } from '../../../domain/text.ts'
import { INCOTERMS } from '../../../domain/trade-terms.ts'
import type { StoredTier } from '../schema.ts'
import { oneLine } from './clean.ts'
import type { ReportFault } from './faults.ts'
import { type FeedOffer, fieldOf } from './feed.ts'

const DAYS =
  /^(\d{1,4})(?:\s*[–—~-]\s*(\d{1,4}))?(?:\s*(?:天|日|个工作日|工作日|дн|дня|дней|день|раб\.?\s*дн\p{L}*|рабочих дней|days?|d)\.?)?$/iu
const MAX_LEAD_DAYS = 1000

/** @returns the days until the goods leave the works, from "3–10"; null for an offer that does not state them */
export function leadOf(offer: FeedOffer, report: ReportFault): { leadMin: number; leadMax: number } | null {
  const text = oneLine(fieldOf(offer, 'lead'))
  if (text === '') return null
  const [, first, last = first] = DAYS.exec(text) ?? []
  const leadMin = Number(first)
  const leadMax = Number(last)
  if (first !== undefined && leadMin <= leadMax && leadMax <= MAX_LEAD_DAYS) return { leadMin, leadMax }
  report('lead.unreadable', text)
  return null
}

/** "200: FOB Ningbo": from which quantity, the term, its place; without a quantity the term is for all. */
const TERM = new RegExp(`^(?:(\\d{1,9}):\\s*)?(${INCOTERMS.join('|')})(?:\\s+(\\S.{0,199}))?$`)

interface Term {
  incoterm: string
  place: Text
}

/** @returns the terms by quantity, with 0 for all quantities; null for a text that has none */
function termsIn(texts: (readonly [locale: keyof Text, text: string])[]): Map<number, Term> | null {
  const terms = new Map<number, Term>()
  for (const [locale, text] of texts) {
    for (const line of text
      .split(/[;\n]/)
      .map((one) => oneLine(one))
      .filter(Boolean)) {
      const [, from = '0', incoterm = '', place] = TERM.exec(line) ?? []
      const known = terms.get(Number(from))
      if (incoterm === '' || (known && known.incoterm !== incoterm)) return null
      terms.set(Number(from), { incoterm, place: { ...known?.place, ...(place !== undefined && { [locale]: place }) } })
    }
  }
  return terms
}

/** @returns the prices with the delivery terms that the offer states for them */
export function withTerms(offer: FeedOffer, tiers: StoredTier[], report: ReportFault): StoredTier[] {
  const texts = LOCALES.map((locale) => [locale, fieldOf(offer, `terms_${locale}`).trim()] as const)
  const terms = termsIn(texts)
  if (!terms) report('terms.unreadable', texts.find(([, text]) => text !== '')?.[1] ?? '')
  return tiers.map((tier) => {
    const { incoterm, place = {} } = terms?.get(tier.from) ?? terms?.get(0) ?? {}
    return { ...tier, ...(incoterm && { incoterm, ...(Object.keys(place).length > 0 && { place }) }) }
  })
}
