/** What an offer is called: every type of the YML format names itself by elements of its own. */
import { cutAtWord, oneLine } from './clean.ts'
import { type FeedOffer, fieldOf } from './feed.ts'

interface Rule {
  /** In the order they stand in the name. */
  parts: string[]
  separator: string
  /** Without this one it is no name. */
  needed: string
}

const SIMPLE: Rule = { parts: ['name'], separator: ' ', needed: 'name' }
const BOOK: Rule = { parts: ['author', 'name'], separator: ' — ', needed: 'name' }
const TICKET: Rule = { parts: ['name', 'place'], separator: ', ', needed: 'name' }
const VENDOR_MODEL: Rule = { parts: ['typeprefix', 'vendor', 'model'], separator: ' ', needed: 'model' }
const TITLE: Rule = { parts: ['artist', 'title'], separator: ' — ', needed: 'title' }

/** Types of the format by their names, some of which were plural for a time; any other type is called by <name>. */
const RULES = new Map<string, Rule>([
  ['vendor.model', VENDOR_MODEL],
  ...['book', 'books', 'audiobook', 'audiobooks'].map((type): [string, Rule] => [type, BOOK]),
  ['artist.title', TITLE],
  ['tour', { parts: ['country', 'region', 'name'], separator: ', ', needed: 'name' }],
  ...['event-ticket', 'event-tickets'].map((type): [string, Rule] => [type, TICKET]),
])

/** Tried in this order when the type's own rule gives nothing. */
const OTHERWISE: Rule[] = [
  SIMPLE,
  TITLE,
  VENDOR_MODEL,
  { parts: ['typeprefix', 'vendor', 'vendorcode'], separator: ' ', needed: 'vendorcode' },
  { parts: ['typeprefix', 'vendor'], separator: ' ', needed: 'typeprefix' },
]

export const LONGEST_NAME = 250

export interface OfferName {
  name: string
  cut: boolean
  /** Names of the elements it was made of, when they are not the type's own. */
  built: string | null
}

function compose(offer: FeedOffer, { parts, separator, needed }: Rule): string {
  const text = (part: string) => oneLine(fieldOf(offer, part))
  return text(needed) === '' ? '' : parts.map(text).filter(Boolean).join(separator)
}

/** @returns null when the offer says nothing a name could be made of. */
export function offerName(offer: FeedOffer): OfferName | null {
  const own = RULES.get(offer.type) ?? SIMPLE
  for (const rule of [own, ...OTHERWISE]) {
    const whole = compose(offer, rule)
    if (whole === '') continue
    const name = cutAtWord(whole, LONGEST_NAME)
    return { name, cut: name !== whole, built: rule === own ? null : rule.parts.join(', ') }
  }
  return null
}
