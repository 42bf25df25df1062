/** Normalises an offer that deviates from the format, once all of its elements are read. */
import { stockCell } from '../../price-table/cell-values.ts'
import { nameElements } from './element-aliases.ts'
import type { Fault } from './faults.ts'
import type { FeedOffer, FeedParam } from './feed.ts'
import { languageOf } from './text-elements.ts'

/** @returns whether a text means yes; null for an empty one, or one that means neither yes nor no */
function truth(text: string): boolean | null {
  if (/^(?:1|y)$/i.test(text)) return true
  return /^(?:0|n)$/i.test(text) ? false : stockCell(text).available
}

/** Elements that an offer should have once, but that faulty exports repeat. */
const SINGLE = ['name', 'description', 'price', 'vendor', 'vendorcode', 'model', 'vat', 'count']

const texts = (offer: FeedOffer, element: string): string[] =>
  (offer.fields.get(element) ?? []).map((text) => text.trim()).filter(Boolean)

/** Prices by quantity in nested elements: <prices><price><value>5</value><quantity>10</quantity></price></prices>. */
const NESTED = /<price>(.*?)<\/price>/gs
const inside = (text: string, element: string): string =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(text)?.[1]?.trim() ?? ''

function unfoldPrices({ fields }: FeedOffer): void {
  const nested = [...(fields.get('prices') ?? []).join('').matchAll(NESTED)].map(([, text = '']) => text)
  const tiers = nested.map((text) => `${inside(text, 'quantity')}: ${inside(text, 'value')}`)
  if (tiers.length === 0 || fields.has('tiers')) return
  fields.delete('prices')
  fields.set('tiers', [tiers.join('; ')])
}

/** Leaves out parameters in a language that the marketplace does not have where others are readable: they are translations of those. */
function translated(params: FeedParam[]): FeedParam[] {
  const readable = params.filter(({ lang }) => languageOf(lang) !== 'other')
  return readable.length > 0 ? readable : params
}

/** Renames `country`, which is the destination of a tour, to `country_of_origin` in offers of anything else. */
function nameCountry({ type, fields }: FeedOffer): void {
  const countries = fields.get('country')
  const isTour = type === 'tour' || ['days', 'worldregion', 'hotel_stars', 'datatour'].some((name) => fields.has(name))
  if (!countries || isTour || fields.has('country_of_origin')) return
  fields.delete('country')
  fields.set('country_of_origin', countries)
}

/** @param available the attribute's text; undefined without one */
export function normaliseOffer(offer: FeedOffer, available: string | undefined): FeedOffer {
  const { line, faults } = offer
  const add = (fault: Fault) => faults.push(fault)
  nameElements(offer)
  nameCountry(offer)
  unfoldPrices(offer)
  for (const element of SINGLE) {
    if (new Set(texts(offer, element)).size > 1) add({ line, code: 'field.repeated', detail: element })
  }
  const said = available?.trim() || texts(offer, 'available')[0] || ''
  const isAvailable = truth(said)
  if (said !== '' && isAvailable === null) add({ line, code: 'available.unknown', detail: said })
  return { ...offer, available: isAvailable, params: translated(offer.params) }
}
