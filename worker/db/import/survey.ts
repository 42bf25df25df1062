/** Reads a whole feed before anything is written: categories and currencies may come after the offers that need them. */
import type { Fault } from './faults.ts'
import type { FeedCategory, FeedOffer, PriceTypeFound } from './feed.ts'
import { fieldOf } from './feed.ts'
import { emptyHead, type FeedHead, updateHead } from './feed-head.ts'
import { KNOWN_ELEMENTS } from './known-elements.ts'
import { offerName } from './offer-name.ts'
import { currencyIn } from './price.ts'
import type { ReadEntry } from './reader.ts'
import { TEXT_ELEMENTS } from './text-elements.ts'

export interface Survey {
  encoding: string
  head: FeedHead
  /** Including categories that come after the offers. */
  categories: FeedCategory[]
  /** Faults outside of offers. */
  faults: Fault[]
  offers: number
  /** The types of prices that the file has, where there are several, and the one that was read. */
  priceTypes: { types: PriceTypeFound[]; read: string } | null
  /** Whether any offer names its currency. */
  namesCurrency: boolean
  /** Whether any offer has a price. */
  hasPrices: boolean
  /** Number of offers with a price that do not state the tax. */
  withoutVat: number
  /** Number of offers whose name has Latin letters only, so that its language cannot be detected. */
  latinNames: number
  /** Whether the file contains only some of the goods. */
  isPart: boolean
  /** Ids that several offers with different names have, with the lines of the first two. */
  ambiguous: Map<string, [first: number, second: number]>
  /** Elements that an import does not read, with the number of their occurrences. */
  unknown: Map<string, number>
}

/** Most names of unknown elements in a report: a broken file may have any number. */
const MAX_NAMES = 100

interface First {
  line: number
  name: string
}

function surveyOffer(survey: Survey, firsts: Map<string, First>, offer: FeedOffer): void {
  survey.offers += 1
  if (fieldOf(offer, 'currencyid').trim() !== '') survey.namesCurrency = true
  const price = fieldOf(offer, 'price').trim()
  if (currencyIn(price) !== '') survey.namesCurrency = true
  if (price !== '' || offer.fields.has('tiers')) {
    survey.hasPrices = true
    if (fieldOf(offer, 'vat').trim() === '') survey.withoutVat += 1
  }
  for (const element of offer.fields.keys()) {
    if (Object.hasOwn(KNOWN_ELEMENTS, element) || TEXT_ELEMENTS.has(element)) continue
    if (survey.unknown.has(element) || survey.unknown.size < MAX_NAMES) {
      survey.unknown.set(element, (survey.unknown.get(element) ?? 0) + 1)
    }
  }
  const name = offerName(offer)?.name ?? ''
  if (/\p{L}/u.test(name) && !/[\p{Script=Cyrillic}\p{Script=Han}]/u.test(name)) survey.latinNames += 1
  if (offer.broken !== null || offer.id === '') return
  const first = firsts.get(offer.id)
  if (!first) firsts.set(offer.id, { line: offer.line, name })
  else if (first.name !== name && !survey.ambiguous.has(offer.id)) {
    survey.ambiguous.set(offer.id, [first.line, offer.line])
  }
}

/** Reads the entries of a price list without writing anything. */
export async function surveyEntries(entries: AsyncIterable<ReadEntry>): Promise<Survey> {
  const survey: Survey = {
    encoding: 'utf-8',
    head: emptyHead(),
    categories: [],
    faults: [],
    offers: 0,
    priceTypes: null,
    namesCurrency: false,
    hasPrices: false,
    withoutVat: 0,
    latinNames: 0,
    isPart: false,
    ambiguous: new Map(),
    unknown: new Map(),
  }
  const firsts = new Map<string, First>()
  for await (const entry of entries) {
    if (entry.kind === 'encoding') survey.encoding = entry.encoding
    else if (entry.kind === 'fault') survey.faults.push(entry.fault)
    else if (entry.kind === 'unread') survey.unknown.set(entry.name, entry.count)
    else if (entry.kind === 'priceTypes') survey.priceTypes = { types: entry.types, read: entry.read }
    else if (entry.kind === 'part') survey.isPart = true
    else if (entry.kind === 'category') survey.categories.push(entry.category)
    else if (entry.kind === 'offer') surveyOffer(survey, firsts, entry.offer)
    else updateHead(survey.head, entry)
  }
  return survey
}
