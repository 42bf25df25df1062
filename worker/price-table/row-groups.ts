/** Joins rows of one good: exports of shops name it in the first row, and have its other variants and pictures in the rows below. */
import type { FeedOffer } from '../db/import/feed.ts'
import { fieldOf, putField } from '../db/import/feed.ts'
import { hasKnownName, type OfferColumn } from './row-offer.ts'

/** Elements that the first row of a group states for all its rows. */
const OF_GROUP = /^(?:name|description|vendor$|categoryid|country_of_origin|unit|vat|currencyid)/

const groupOf = (offer: FeedOffer): string => fieldOf(offer, 'group_id').trim()

/** Whether a row only has a further picture of the good above it. */
const isPicture = (offer: FeedOffer): boolean =>
  offer.id === '' && offer.fields.has('picture') && !offer.fields.has('price') && !offer.fields.has('vendorcode')

/** Names the parameters of a row by the first row of its group, which alone has the names. */
function nameParams(offer: FeedOffer, first: FeedOffer, columns: OfferColumn[]): void {
  const heads = columns.flatMap(({ head, pair, role }) => (role === 'parameter' && pair ? [head] : []))
  offer.params = offer.params.map((param) => {
    const place = heads.indexOf(param.name)
    return place < 0 ? param : { ...param, name: first.params[place]?.name ?? param.name }
  })
}

/** @returns a function that gets the offers of a table in their order, null at the end, and returns the offers that are complete */
export function rowGroups(columns: OfferColumn[]): (offer: FeedOffer | null) => FeedOffer[] {
  if (!columns.some(({ role }) => role === 'group')) return (offer) => (offer ? [offer] : [])
  let first: FeedOffer | null = null
  let waiting: FeedOffer | null = null
  return (offer) => {
    const done = waiting
    // A good without an id gets that of its group. A good without a price may be the parent that variants name: it begins a group.
    if (offer && offer.id === '' && hasKnownName(offer)) offer.id = groupOf(offer)
    if (offer && groupOf(offer) === '' && hasKnownName(offer) && !offer.fields.has('price'))
      putField(offer, 'group_id', fieldOf(offer, 'vendorcode') || offer.id)
    if (offer && first && !hasKnownName(offer) && groupOf(offer) !== '' && groupOf(offer) === groupOf(first)) {
      if (waiting && isPicture(offer)) {
        for (const picture of offer.fields.get('picture') ?? []) putField(waiting, 'picture', picture)
        return []
      }
      for (const [element, texts] of first.fields)
        if (OF_GROUP.test(element) && !offer.fields.has(element)) offer.fields.set(element, texts)
      nameParams(offer, first, columns)
    } else first = offer
    waiting = offer
    return done ? [done] : []
  }
}
