/** The name of an offer, which each type of the YML format builds of other elements. */
import { cutAtWord, oneLine } from './clean.ts'
import type { FeedOffer } from './feed.ts'
import { plainField } from './text-elements.ts'

interface Rule {
  /** Elements in the order of the name. */
  parts: string[]
  separator: string
  /** The element without which the rule gives no name. */
  needed: string
}

const SIMPLE: Rule = { parts: ['name'], separator: ' ', needed: 'name' }
const BOOK: Rule = { parts: ['author', 'name'], separator: ' — ', needed: 'name' }
const TICKET: Rule = { parts: ['name', 'place'], separator: ', ', needed: 'name' }
const VENDOR_MODEL: Rule = { parts: ['typeprefix', 'vendor', 'model'], separator: ' ', needed: 'model' }
const TITLE: Rule = { parts: ['artist', 'title'], separator: ' — ', needed: 'title' }

/** Rules by type, including the plural names that some types have had; an offer of any other type is named by <name>. */
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

export const MAX_GOODS_NAME_LENGTH = 250

function compose(offer: FeedOffer, { parts, separator, needed }: Rule): string {
  const text = (part: string) => oneLine(plainField(offer, part))
  return text(needed) === '' ? '' : parts.map(text).filter(Boolean).join(separator)
}

/**
 * @returns the name, whether it was cut, and the elements it was built of where they are not those of its type; null if the offer has no
 * element of which a name can be built.
 */
export function offerName(offer: FeedOffer) {
  const typeRule = RULES.get(offer.type) ?? SIMPLE
  for (const rule of [typeRule, ...OTHERWISE]) {
    const whole = compose(offer, rule)
    if (whole === '') continue
    const name = cutAtWord(whole, MAX_GOODS_NAME_LENGTH)
    return { name, cut: name !== whole, built: rule === typeRule ? null : rule.parts.join(', ') }
  }
  return null
}
