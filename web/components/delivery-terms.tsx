import { Fragment } from 'react'
import { type DeliveryTerm, termText } from '../../domain/delivery-terms.ts'
import { useI18n } from '../app/i18n.tsx'
import { useLang } from './localized.tsx'

/** Delivery terms with their places: 'EXW Zibo, FOB Qingdao'; a place in another language than the page's is marked with it. */
export function DeliveryTerms({ terms }: { terms: readonly DeliveryTerm[] }) {
  const langOf = useLang()
  return terms.map((term, at) => {
    const { incoterm, place } = term
    const lang = place && langOf(place)
    return (
      <Fragment key={termText(term)}>
        {at > 0 ? ', ' : ''}
        {lang ? `${incoterm} ` : termText(term)}
        {lang ? <span lang={lang}>{place.text}</span> : null}
      </Fragment>
    )
  })
}

/** The same beside a price, with the edition of the terms: 'FCA Chelyabinsk, Incoterms 2020'; nothing without terms. */
export function PriceTerms({ terms }: { terms: readonly DeliveryTerm[] }) {
  const { t } = useI18n()
  if (terms.length === 0) return null
  return (
    <span>
      <DeliveryTerms terms={terms} />
      {t('card.incoterms', { terms: '' })}
    </span>
  )
}
