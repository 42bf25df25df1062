import type { Localized } from './contract/values.ts'
import type { I18n } from './i18n.ts'
import { listed } from './listed.ts'

/** A delivery term with the place that it names; without one where none is known. */
export interface DeliveryTerm {
  incoterm: string
  place?: Localized | undefined
}

/** What the form of prices has for its term where each price has one of its own. */
export const BY_QUANTITY = 'by-quantity'

/** @returns 'FOB Ningbo', as Incoterms 2020 has terms written */
export const termText = ({ incoterm, place }: DeliveryTerm): string => (place ? `${incoterm} ${place.text}` : incoterm)

/** @returns the delivery terms of prices, each once, in the order of the prices */
export function deliveryTerms(tiers: readonly Partial<DeliveryTerm>[]): DeliveryTerm[] {
  const terms = tiers.flatMap(({ incoterm, place }) => (incoterm ? [{ incoterm, ...(place && { place }) }] : []))
  return [...new Map(terms.map((term) => [termText(term), term])).values()]
}

/** @returns 'FCA Chelyabinsk, Incoterms 2020'; '' without terms */
export const termsText = (terms: readonly DeliveryTerm[], { t, locale }: Pick<I18n, 't' | 'locale'>): string =>
  terms.length > 0 ? t('card.incoterms', { terms: listed(terms.map(termText), locale) }) : ''
