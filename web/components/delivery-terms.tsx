import { Fragment } from 'react'
import { type DeliveryTerm, termsText, termText } from '../../domain/delivery-terms.ts'
import { languageToName } from '../../domain/labelled-text.ts'
import { COMMAS } from '../../domain/listed.ts'
import { useI18n } from '../app/i18n.tsx'
import { LocalizedText } from './localized.tsx'

/** Delivery terms with their places: 'EXW Zibo, FOB Qingdao'. A place in another language than the page's is marked with its language. */
export function DeliveryTerms({ terms }: { terms: readonly DeliveryTerm[] }) {
  const { locale } = useI18n()
  return terms.map((term, at) => {
    const { incoterm, place } = term
    return (
      <Fragment key={termText(term)}>
        {at > 0 && COMMAS[locale]}
        {`${incoterm} `}
        {place && <LocalizedText value={place} />}
      </Fragment>
    )
  })
}

/** `DeliveryTerms` beside a price, with the edition of the terms: 'FCA Chelyabinsk, Incoterms 2020'; nothing without terms. */
export function PriceTerms({ terms }: { terms: readonly DeliveryTerm[] }) {
  const i18n = useI18n()
  if (terms.length === 0) return null
  // One text is shorter than several, between which React puts comments: lists have dozens of these.
  if (terms.every(({ place }) => !place || languageToName(place, i18n.locale) === null))
    return <span>{termsText(terms, i18n)}</span>
  return (
    <span>
      <DeliveryTerms terms={terms} />
      {i18n.t('card.incoterms', { terms: '' })}
    </span>
  )
}
