/** Converts an offer of a feed to a product. */
import { parseNumber } from '../../../domain/numbers.ts'
import { writtenLanguage } from '../../../domain/written-language.ts'
import type { products, StoredPicture } from '../schema.ts'
import { slugify } from '../slug.ts'
import type { CategoryMatcher } from './category-match.ts'
import { cutAtWord, oneLine, plainText } from './clean.ts'
import { countryCode } from './countries.ts'
import type { Fault, ReportFault } from './faults.ts'
import { type FeedOffer, fieldOf } from './feed.ts'
import { factName, offerFacts } from './offer-facts.ts'
import { LONGEST_NAME, offerName } from './offer-name.ts'
import { offerPrice, type PriceContext } from './offer-price.ts'
import { MOST_PICTURES, publicPictures } from './pictures.ts'
import type { ShopCategory } from './shop-categories.ts'

const LONGEST_DESCRIPTION = 10_000
const LONGEST_WORD = 100
const LARGEST_QUANTITY = 1e9

/** The columns that an import writes. It never overwrites the others, which the company edits on the site. */
// biome-ignore format: a list reads in rows
export const IMPORTED = [
  'slug', 'names', 'description', 'category', 'brand', 'model', 'country', 'unit', 'moq', 'stock',
  'facts', 'tiers', 'currency', 'vatIncluded', 'vatRate', 'priceRub', 'pictures',
] as const

export interface ImportedProduct extends Pick<typeof products.$inferSelect, (typeof IMPORTED)[number]> {
  externalId: string
}

interface ProductContext extends PriceContext {
  matcher: CategoryMatcher
  /** Returns the category of products that match no other. */
  unsorted: () => Promise<ShopCategory>
  /** The supplier's country, used for goods without a country of origin. */
  country: string
}

function short(offer: FeedOffer, element: string, report: ReportFault): string | null {
  const text = oneLine(fieldOf(offer, element))
  const cut = cutAtWord(text, LONGEST_WORD)
  if (cut !== text) report('field.cut', element)
  return cut === '' ? null : cut
}

function quantity(offer: FeedOffer, elements: string[], report: ReportFault): number | null {
  const element = elements.find((name) => fieldOf(offer, name).trim() !== '')
  if (element === undefined) return null
  const text = fieldOf(offer, element).trim()
  const number = parseNumber(text)
  if (/^\d[\d\s]{0,12}(?:\.0+)?$/.test(text) && number <= LARGEST_QUANTITY) return number
  report('quantity.unreadable', element)
  return null
}

/**
 * An unavailable product is sold to order, so that its stock is 0; an available one without a number has an unknown
 * stock.
 */
function stockOf(offer: FeedOffer, report: ReportFault): number | null {
  if (offer.available === false) return 0
  return quantity(offer, ['count', 'stock_quantity', 'quantity_in_stock'], report)
}

/** The match of the offer's first category that has one, else Unsorted. */
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
  const { urls, upgraded, dropped, cut } = publicPictures(offer.fields.get('picture') ?? [])
  if (upgraded > 0) report('pictures.https', String(upgraded))
  if (dropped > 0) report('pictures.dropped', String(dropped))
  if (cut) report('pictures.cut', String(MOST_PICTURES))
  if (urls.length > 0) return urls.map((url) => ({ url, kind: 'photo' }))
  return category.picture ? [category.picture] : []
}

function descriptionOf(offer: FeedOffer, report: ReportFault): string {
  const text = plainText(fieldOf(offer, 'description'))
  const cut = cutAtWord(text, LONGEST_DESCRIPTION)
  if (cut !== text) report('description.cut', String(LONGEST_DESCRIPTION))
  return cut
}

/** @returns the product and the faults that were mended; null when the offer has no name. */
export async function toProduct(offer: FeedOffer, context: ProductContext) {
  const named = offerName(offer)
  if (!named) return null
  const faults: Fault[] = [...offer.faults]
  const report: ReportFault = (code, detail) => {
    faults.push({ line: offer.line, code, detail })
  }
  if (named.built) report('name.built', named.built)
  if (named.cut) report('name.cut', String(LONGEST_NAME))
  const description = descriptionOf(offer, report)
  const language = writtenLanguage(`${named.name}\n${description}`, 'en')
  const model = short(offer, 'model', report) ?? short(offer, 'vendorcode', report)
  const moq = Math.max(1, quantity(offer, ['min-quantity'], report) ?? 1)
  const category = await categoryOf(offer, context, report)
  const origin = oneLine(fieldOf(offer, 'country_of_origin'))
  const country = countryCode(origin)
  if (origin !== '' && country === null) report('country.unknown', origin)
  const brand = short(offer, 'vendor', report)
  const stock = stockOf(offer, report)
  const pictures = picturesOf(offer, category, report)
  const facts = offerFacts(offer, model, language, report)
  if (origin !== '' && country === null) {
    facts.push({ name: factName('origin'), value: { [language]: cutAtWord(origin, LONGEST_WORD) } })
  }
  const product: ImportedProduct = {
    externalId: offer.id,
    slug: slugify(named.name),
    names: { [language]: named.name },
    description: description === '' ? {} : { [language]: description },
    category: category.num,
    brand,
    model,
    country: country ?? context.country,
    unit: 'piece',
    moq,
    stock,
    facts,
    ...offerPrice(offer, moq, context, report),
    pictures,
  }
  return { product, faults }
}
