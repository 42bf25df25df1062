import type { Localized } from './contract/values.ts'
import type { I18n } from './i18n.ts'
import { labelledText } from './labelled-text.ts'
import { listed } from './listed.ts'

/** A delivery term with the place that it names; without one where none is known. */
export interface DeliveryTerm {
  incoterm: string
  place?: Localized | undefined
}

/** Value of the form's field for the term where prices have different terms. */
export const BY_QUANTITY = 'by-quantity'

/** @returns 'FOB Ningbo', the notation of Incoterms 2020 */
export const termText = ({ incoterm, place }: DeliveryTerm): string => (place ? `${incoterm} ${place.text}` : incoterm)

/** @returns the delivery terms of prices, each once, in the order of the prices */
export function deliveryTerms(tiers: readonly Partial<DeliveryTerm>[]): DeliveryTerm[] {
  const terms = tiers.flatMap(({ incoterm, place }) => (incoterm ? [{ incoterm, ...(place && { place }) }] : []))
  return [...new Map(terms.map((term) => [termText(term), term])).values()]
}

/** @returns 'FOB Ningbo, FCA Chelyabinsk'; a place in another language gets its language label */
export const listedTerms = (terms: readonly DeliveryTerm[], i18n: Pick<I18n, 'locale' | 'language'>): string =>
  listed(
    terms.map(({ incoterm, place }) => (place ? `${incoterm} ${labelledText(place, i18n)}` : incoterm)),
    i18n.locale,
  )

/** @returns 'FCA Chelyabinsk, Incoterms 2020'; '' without terms */
export const termsText = (terms: readonly DeliveryTerm[], i18n: Pick<I18n, 't' | 'locale' | 'language'>): string =>
  terms.length > 0 ? i18n.t('card.incoterms', { terms: listedTerms(terms, i18n) }) : ''
