/** Converts an offer's parameters, and elements that likewise describe the product, to facts of the product. */

import { getOrCreate } from '../../../domain/get-or-create.ts'
import { byLocale, type Locale } from '../../../domain/locale.ts'
import type { Text, TextOrString } from '../../../domain/text.ts'
import { writtenLanguage } from '../../../domain/written-language.ts'
import type { StoredFact } from '../schema.ts'
import { cutAtWord, oneLine } from './clean.ts'
import type { ReportFault } from './faults.ts'
import { type FeedOffer, fieldOf } from './feed.ts'
import { type FactKey, feedWords } from './feed-words.ts'
import { listedFacts } from './listed-facts.ts'
import { isHeavierThanMetal, sizeFact, weightFact } from './measures.ts'
import { isUnreadable } from './mojibake.ts'
import { languageOf } from './text-elements.ts'

const MAX_FACTS = 200
const MAX_NAME_LENGTH = 120
const MAX_VALUE_LENGTH = 500

/** A value with letters is in the language of the feed; numbers and sizes are the same in all languages. */
const wording = (text: string, locale: Locale): TextOrString => (/\p{L}/u.test(text) ? { [locale]: text } : text)

const yes = (text: string): Text | null =>
  /^(?:true|1|yes)$/i.test(text) ? byLocale((locale) => feedWords[locale].yes) : null

/** "P1Y6M", as the format writes durations; null for any other text. */
function duration(text: string): Text | null {
  const [, year, month, day] = /^P(?:(\d{1,3})Y)?(?:(\d{1,3})M)?(?:(\d{1,4})D)?(?:T.*)?$/.exec(text) ?? []
  const parts = Object.entries({ year, month, day }).filter(([, count]) => Number(count) > 0)
  const said =
    (locale: Locale) =>
    ([unit, count]: [string, string | undefined]) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Number(count))
  return parts.length > 0 ? byLocale((locale) => parts.map(said(locale)).join(' ')) : null
}

/** A feed gives a warranty as yes, no, or its duration. */
const warranty = (text: string, locale: Locale): TextOrString | null =>
  /^(?:false|0|no)?$/i.test(text) ? null : (yes(text) ?? duration(text) ?? wording(text, locale))

interface Element {
  element: string
  key: FactKey
  /** Converts the text to the fact's value, null for no fact; absent: the text itself. */
  value?: (text: string, locale: Locale) => TextOrString | null
}

/** @returns the name of an imported fact in every language */
export const factName = (key: FactKey): Record<Locale, string> => byLocale((locale) => feedWords[locale].facts[key])

const element = (element: string, key: FactKey, value?: Element['value']): Element => ({
  element,
  key,
  value,
})

/** Elements for the multiple in which the product is sold. */
const STEPS = ['step-quantity', 'step_quantity', 'quantity_step', 'order_step', 'multiplicity']

/** Elements of all types of offers; a name means the same in every type. */
const ELEMENTS: Element[] = [
  element('author', 'author'),
  element('artist', 'artist'),
  element('director', 'director'),
  element('starring', 'starring'),
  element('originalname', 'originalTitle'),
  element('performed_by', 'readBy'),
  element('performance_type', 'readingKind'),
  element('publisher', 'publisher'),
  element('series', 'series'),
  element('year', 'year'),
  element('isbn', 'isbn'),
  element('volume', 'volume'),
  element('part', 'part'),
  element('language', 'language'),
  element('binding', 'binding'),
  element('page_extent', 'pages'),
  element('media', 'media'),
  element('storage', 'media'),
  element('format', 'format'),
  element('recording_length', 'playingTime'),
  element('worldregion', 'worldRegion'),
  element('country', 'country'),
  element('region', 'region'),
  element('days', 'days'),
  element('datatour', 'departures'),
  element('hotel_stars', 'hotelCategory'),
  element('room', 'room'),
  element('meal', 'meal'),
  element('included', 'included'),
  element('transport', 'transport'),
  element('place', 'place'),
  element('hall', 'hall'),
  element('hall_part', 'seats'),
  element('date', 'date'),
  element('is_premiere', 'premiere', yes),
  element('is_kids', 'forChildren', yes),
  element('barcode', 'barcode'),
  element('weight', 'weight', weightFact),
  element('dimensions', 'dimensions', sizeFact),
  element('expiry', 'expiry', (text, locale) => duration(text) ?? wording(text, locale)),
  element('manufacturer_warranty', 'warranty', warranty),
  element('sales_notes', 'salesNotes'),
  ...STEPS.map((name) => element(name, 'step')),
]

export function elementFacts(offer: FeedOffer, locale: Locale, report: ReportFault): StoredFact[] {
  return ELEMENTS.flatMap(({ element, key, value = wording }) => {
    const texts = (offer.fields.get(element) ?? []).map((text) => oneLine(text, ', ')).filter(Boolean)
    const text = cutAtWord(texts.join(', '), MAX_VALUE_LENGTH)
    if (isUnreadable(text)) {
      report('text.unreadable', element)
      return []
    }
    // Spreadsheets round long numbers: the remaining digits are not the good's barcode.
    if (element === 'barcode' && /^\d(?:[.,]\d+)?e\+\d+$/i.test(text)) {
      report('quantity.unreadable', `${element} "${text}"`)
      return []
    }
    const shown = text === '' ? null : value(text, locale)
    // Exports write zero where a measure is missing.
    const isEmpty = text === '' || /^0[0\s.,x×х*/]*(?:\p{L}+\.?)?$/iu.test(text)
    if (shown === null && !isEmpty && (value === weightFact || value === sizeFact))
      report('measure.unreadable', `${element} "${text}"`)
    return shown === null ? [] : [{ name: factName(key), value: shown }]
  })
}

/** The maker's article number, unless it is the model already. */
function article(offer: FeedOffer, model: string | null, locale: Locale): StoredFact[] {
  const code = oneLine(fieldOf(offer, 'vendorcode')).slice(0, MAX_VALUE_LENGTH)
  if (code === '' || code === model) return []
  return [{ name: factName('article'), value: wording(code, locale) }]
}

interface Gathered {
  values: Set<string>
  /** The language in the element's attribute. */
  lang?: string | undefined
}

/** Collects the values of repeated parameters by name. */
function gather(offer: FeedOffer, report: ReportFault): Map<string, Gathered> {
  const byName = new Map<string, Gathered>()
  for (const { name: rawName, unit, value: rawValue, lang } of offer.params) {
    const name = oneLine(rawName).replace(/[\s:]+$/, '')
    const value = oneLine(rawValue, ', ')
    if (name === '' || value === '') {
      report('fact.empty', name || value)
      continue
    }
    if (isUnreadable(name) || isUnreadable(value)) {
      report('text.unreadable', 'param')
      continue
    }
    const shortName = cutAtWord(name, MAX_NAME_LENGTH)
    if (shortName !== name || value.length > MAX_VALUE_LENGTH) report('field.cut', shortName)
    const full = [cutAtWord(value, MAX_VALUE_LENGTH), oneLine(unit)].filter(Boolean).join(' ')
    getOrCreate(byName, shortName, (): Gathered => ({ values: new Set(), lang })).values.add(full)
  }
  return byName
}

/**
 * @param model the product's model.
 * @returns at most 200 facts in the order of the feed.
 */
export function offerFacts(offer: FeedOffer, model: string | null, locale: Locale, report: ReportFault): StoredFact[] {
  // Files that have facts by language repeat them as parameters for other readers.
  const listed = listedFacts(offer)
  const params =
    listed ??
    Array.from(gather(offer, report), ([name, { values, lang }]): StoredFact => {
      const value = cutAtWord([...values].join(', '), MAX_VALUE_LENGTH)
      const stated = languageOf(lang)
      const own = stated === null || stated === 'other' ? writtenLanguage(name, locale) : stated
      return { name: { [own]: name }, value: wording(value, writtenLanguage(value, own)) }
    })
  if (isHeavierThanMetal(fieldOf(offer, 'weight'), fieldOf(offer, 'dimensions'))) {
    report('measure.unreadable', `weight "${oneLine(fieldOf(offer, 'weight'))}"`)
    offer.fields.delete('weight')
  }
  const facts = [...params, ...article(offer, model, locale), ...elementFacts(offer, locale, report)]
  if (facts.length > MAX_FACTS) report('facts.cut', String(MAX_FACTS))
  return facts.slice(0, MAX_FACTS)
}
