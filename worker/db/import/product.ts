/** Converts an offer of a feed to a product. */

import { MAX_QUANTITY } from '../../../domain/limits.ts'
import type { Locale } from '../../../domain/locale.ts'
import { type Text, wordings } from '../../../domain/text.ts'
import type { Unit } from '../../../domain/trade-terms.ts'
import { writtenLanguage } from '../../../domain/written-language.ts'
import { countCell, stockCell } from '../../price-table/cell-values.ts'
import type { products, StoredPicture } from '../schema.ts'
import { slugify } from '../slug.ts'
import type { CategoryMatcher } from './category-match.ts'
import { cutAtWord, oneLine, plainText } from './clean.ts'
import { countryCode } from './countries.ts'
import type { Fault, FaultCode, ReportFault } from './faults.ts'
import { type FeedOffer, fieldOf } from './feed.ts'
import { brandOf } from './missing-values.ts'
import { isUnreadable } from './mojibake.ts'
import { leadOf, withTerms } from './offer-delivery.ts'
import { factName, offerFacts } from './offer-facts.ts'
import { MAX_GOODS_NAME_LENGTH, offerName } from './offer-name.ts'
import { type OfferPriceContext, offerPrice } from './offer-price.ts'
import { customsCodeOf, offerUnit } from './offer-terms.ts'
import { isOtherCyrillic, offerTexts } from './offer-texts.ts'
import { variantsOf } from './offer-variants.ts'
import { MAX_PICTURES, publicPictures } from './pictures.ts'
import type { ShopCategory } from './shop-categories.ts'
import { STOCK_ELEMENTS } from './stock-elements.ts'
import { plainField } from './text-elements.ts'

const MAX_DESCRIPTION_LENGTH = 10_000
const MAX_WORD_LENGTH = 100

/** Names of the picture element in the exports of different shops. */
export const PICTURES = ['picture', 'pictures', 'image', 'images', 'picture_url']
export const MINIMUMS = ['min-quantity', 'min_quantity', 'minimum_order_quantity', 'min_order', 'moq']

/** The columns that an import writes. It never overwrites the others, which the company edits on the site. */
// biome-ignore format: a list reads in rows
export const IMPORTED = [
  'slug', 'names', 'description', 'category', 'brand', 'model', 'country', 'unit', 'moq', 'stock',
  'facts', 'tiers', 'currency', 'vatIncluded', 'vatRate', 'priceRub', 'pictures', 'tnved', 'variants', 'leadMin', 'leadMax',
] as const

export interface ImportedProduct extends Pick<typeof products.$inferSelect, (typeof IMPORTED)[number]> {
  externalId: string
  /** Columns that the file does not state: they stay as they are. */
  unstated: readonly (typeof IMPORTED)[number][]
}

const LEAD = ['leadMin', 'leadMax'] as const

/** Columns that a file of goods without prices does not have. */
const PRICED = ['moq', 'stock', 'tiers', 'currency', 'vatIncluded', 'vatRate', 'priceRub'] as const

interface ProductContext extends OfferPriceContext {
  matcher: CategoryMatcher
  /** Returns the category of products that match no other. */
  unsorted: () => Promise<ShopCategory>
  /** Language of texts in Latin letters; absent: English. */
  latin?: Locale
  /** Names of units that operators have added. */
  unitWords?: ReadonlyMap<string, Unit>
}

const NO_WORDS: ReadonlyMap<string, Unit> = new Map()

function short(offer: FeedOffer, element: string, report: ReportFault): string | null {
  const whole = oneLine(fieldOf(offer, element))
  const text = element === 'vendor' ? brandOf(whole) : whole
  if (isUnreadable(text)) {
    report('text.unreadable', element)
    return null
  }
  const cut = cutAtWord(text, MAX_WORD_LENGTH)
  if (cut !== text) report('field.cut', element)
  return cut === '' ? null : cut
}

const firstOf = (offer: FeedOffer, elements: string[]) => elements.find((name) => fieldOf(offer, name).trim() !== '')

/** @returns the whole number of an element, also of "12 шт."; null for another text, which is reported */
function wholeNumber(element: string, text: string, report: ReportFault): number | null {
  const count = countCell(text)
  if (/^\d{1,13}$/.test(count) && Number(count) <= MAX_QUANTITY) return Number(count)
  report('quantity.unreadable', `${element} "${text}"`)
  return null
}

function quantity(offer: FeedOffer, elements: string[], report: ReportFault): number | null {
  const element = firstOf(offer, elements)
  return element === undefined ? null : wholeNumber(element, fieldOf(offer, element).trim(), report)
}

/**
 * An unavailable product is sold to order, so that its stock is 0; an available one without a number has an unknown
 * stock.
 */
export function stockOf(offer: FeedOffer, report: ReportFault): number | null {
  if (offer.available === false) return 0
  const outlets = (offer.fields.get('outlet.instock') ?? []).map(stockCell)
  const element = firstOf(offer, STOCK_ELEMENTS)
  if (outlets.length === 0 && element === undefined) return null
  if (outlets.length === 0 && element !== undefined) outlets.push(stockCell(fieldOf(offer, element)))
  // An outlet that has "many" makes the sum unknown.
  if (outlets.some(({ available }) => available === true)) return null
  const counts = outlets.map(({ available, count }) =>
    available === false ? 0 : wholeNumber(element ?? 'instock', count, report),
  )
  return counts.some((count) => count === null)
    ? null
    : Math.min(
        counts.reduce((sum: number, count) => sum + (count ?? 0), 0),
        MAX_QUANTITY,
      )
}

/** @param otherwise the smallest order of an offer that does not state it */
export const smallestOrderOf = (offer: FeedOffer, report: ReportFault, otherwise = 1): number =>
  Math.max(1, quantity(offer, MINIMUMS, report) ?? otherwise)

/** The category that matches the first of the offer's categories that has a match, else Unsorted. */
async function categoryOf(offer: FeedOffer, context: ProductContext, report: ReportFault): Promise<ShopCategory> {
  const { matcher, unsorted } = context
  const ids = (offer.fields.get('categoryid') ?? []).map((id) => id.trim()).filter(Boolean)
  const matched = ids.map((id) => matcher.match(id)).find((category) => category !== null)
  if (matched) return matched
  const known = ids.map((id) => matcher.find(id)).find((category) => category !== undefined)
  if (known) report('category.unmatched', known.name)
  else if (ids[0] === undefined) report('category.missing')
  else report('category.unknown', ids[0])
  return unsorted()
}

function picturesOf(offer: FeedOffer, category: ShopCategory, report: ReportFault): StoredPicture[] {
  const { urls, dropped, cut } = publicPictures(PICTURES.flatMap((element) => offer.fields.get(element) ?? []))
  if (dropped > 0) report('pictures.dropped', String(dropped))
  if (cut) report('pictures.cut', String(MAX_PICTURES))
  if (urls.length > 0) return urls.map((url) => ({ url, kind: 'photo' }))
  return category.picture ? [category.picture] : []
}

/** @param beside the name, which helps to detect the language of a short description */
function descriptionOf(offer: FeedOffer, latin: Locale, report: ReportFault, beside: string): Text {
  const clean = (raw: string): string => {
    const text = plainText(raw)
    const cut = cutAtWord(text, MAX_DESCRIPTION_LENGTH)
    if (cut !== text) report('description.cut', String(MAX_DESCRIPTION_LENGTH))
    return cut
  }
  const own = clean(plainField(offer, 'description'))
  if (isUnreadable(own)) report('text.unreadable', 'description')
  return offerTexts(offer, { element: 'description', own: isUnreadable(own) ? '' : own, clean, latin, beside }, report)
}

/** The names by language, and one name for places where a single one is needed. */
function namesOf(offer: FeedOffer, latin: Locale, report: ReportFault): { names: Text; name: string } {
  const named = offerName(offer)
  if (named?.built) report('name.built', named.built)
  if (named?.cut) report('name.cut', String(MAX_GOODS_NAME_LENGTH))
  const clean = (raw: string) => cutAtWord(oneLine(raw), MAX_GOODS_NAME_LENGTH)
  const beside = plainText(plainField(offer, 'description')).slice(0, MAX_DESCRIPTION_LENGTH)
  const names = offerTexts(offer, { element: 'name', own: named?.name ?? '', clean, latin, beside }, report)
  return { names, name: named?.name ?? wordings(names)[0] ?? '' }
}

/** @returns the product and the faults that were corrected; or a refusal, where it has no readable name. */
export async function toProduct(
  offer: FeedOffer,
  context: ProductContext,
): Promise<{ product: ImportedProduct; faults: Fault[] } | { refusal: FaultCode; detail?: string }> {
  const { latin = 'en' } = context
  const faults: Fault[] = [...offer.faults]
  const report: ReportFault = (code, detail) => {
    faults.push({ line: offer.line, code, detail })
  }
  const { names, name } = namesOf(offer, latin, report)
  if (name === '') return { refusal: 'offer.no-name' }
  if (isUnreadable(name)) return { refusal: 'offer.unreadable', detail: name }
  const description = descriptionOf(offer, latin, report, plainField(offer, 'name'))
  const language = writtenLanguage(`${name}\n${wordings(description)[0] ?? ''}`, latin)
  const model = short(offer, 'model', report) ?? short(offer, 'vendorcode', report)
  const moq = smallestOrderOf(offer, report)
  const category = await categoryOf(offer, context, report)
  const origin = oneLine(fieldOf(offer, 'country_of_origin'))
  const country = countryCode(origin)
  if (origin !== '' && country === null) report('country.unknown', origin)
  const brand = short(offer, 'vendor', report)
  const stock = stockOf(offer, report)
  const pictures = picturesOf(offer, category, report)
  const facts = offerFacts(offer, model, language, report)
  const params = offer.params.map((param) => `${param.name} ${param.value}`).join('\n')
  if (isOtherCyrillic(params) && !faults.some(({ code }) => code === 'language.foreign'))
    report('language.foreign', 'Russian')
  if (origin !== '' && country === null) {
    facts.push({ name: factName('origin'), value: { [language]: cutAtWord(origin, MAX_WORD_LENGTH) } })
  }
  const lead = leadOf(offer, report)
  const price = offerPrice(offer, moq, context, offer.contains === 'goods' ? () => undefined : report)
  const variants = variantsOf(offer, { moq, tiers: price.tiers }, language, report)
  const product: ImportedProduct = {
    externalId: offer.id,
    slug: slugify(name),
    names,
    description,
    category: category.num,
    brand,
    model,
    country,
    unit: offerUnit(offer, context.unitWords ?? NO_WORDS, report),
    tnved: customsCodeOf(offer, report),
    moq,
    stock,
    facts,
    ...price,
    tiers: withTerms(offer, price.tiers, report),
    leadMin: lead?.leadMin ?? null,
    leadMax: lead?.leadMax ?? null,
    pictures,
    variants: variants ?? [],
    unstated: [
      ...(offer.contains === 'goods' ? PRICED : []),
      ...(variants ? [] : (['variants'] as const)),
      ...(lead ? [] : LEAD),
    ],
  }
  return { product, faults }
}
