/** Files of prices and stock: their offers have an id and no name, and change goods that were imported before. */
import { getOrCreate } from '../../../domain/get-or-create.ts'
import { MAX_LISTED_PRICE } from '../../../domain/limits.ts'
import type { FieldGroup } from '../../../domain/price-list/import-terms.ts'
import { writtenLanguage } from '../../../domain/written-language.ts'
import type { StoredProduct } from '../schema.ts'
import type { Fault, ReportFault } from './faults.ts'
import { type FeedOffer, fieldOf, type VariantUpdate } from './feed.ts'
import { withTerms } from './offer-delivery.ts'
import { type OfferPriceContext, offerPrice } from './offer-price.ts'
import { variantsOf } from './offer-variants.ts'
import { type ImportedProduct, MINIMUMS, smallestOrderOf, stockOf } from './product.ts'
import { STOCK_ELEMENTS } from './stock-elements.ts'
import { updatedVariants } from './update-variants.ts'

/** Whether an offer without a name states anything that can be changed. */
export const isUpdate = (offer: FeedOffer): boolean => groupsOf(offer).length > 0

/** Whether an offer states the quantity in stock, or that there is some. */
export const hasStock = ({ available, fields }: FeedOffer): boolean =>
  available !== null || ['outlet.instock', ...STOCK_ELEMENTS].some((element) => fields.has(element))

function groupsOf(offer: FeedOffer): FieldGroup[] {
  const { updates } = offer
  if (updates) {
    const priced = updates.some(({ price }) => price !== undefined)
    const counted = updates.some(({ stock }) => stock !== undefined)
    return [...(priced ? ['prices' as const] : []), ...(counted ? ['stock' as const] : []), 'variants']
  }
  return [
    ...(fieldOf(offer, 'price').trim() === '' ? [] : ['prices' as const]),
    ...(hasStock(offer) ? ['stock' as const] : []),
    ...(MINIMUMS.some((element) => offer.fields.has(element)) ? ['moq' as const] : []),
    ...(offer.fields.has('variants') ? ['variants' as const] : []),
  ]
}

/** Offers that change the same groups of columns. */
interface UpdateGroup {
  groups: FieldGroup[]
  changed: ImportedProduct[]
}

interface Updates {
  groups: UpdateGroup[]
  /** Offers whose id no stored product has. */
  unknown: FeedOffer[]
  faults: { offer: string; fault: Fault }[]
}

/** The tax stays as it is where neither the file nor its supplier states it. */
const taxed = (price: ReturnType<typeof offerPrice>, { vatRate, vatIncluded }: StoredProduct) =>
  price.vatRate === null ? { ...price, vatRate, vatIncluded } : price

const hasPrice = ({ tiers, variants }: StoredProduct): boolean => tiers.length > 0 || variants.some((one) => one.tiers)

/** The columns that prices and stock of variants change. Prices in another currency than the product's are reported and left out. */
function ofVariants(
  offer: FeedOffer,
  updates: VariantUpdate[],
  row: StoredProduct,
  context: OfferPriceContext,
  report: ReportFault,
) {
  const isPriced = updates.some(({ price }) => price !== undefined)
  const price = taxed(
    offerPrice(offer, row.moq, context, () => undefined),
    row,
  )
  const isOther = isPriced && hasPrice(row) && price.currency !== row.currency
  if (isOther) report('variants.currency', `${price.currency} ≠ ${row.currency}`)
  if (!isPriced || isOther) {
    return updatedVariants(
      row,
      updates.map(({ sku, stock }) => ({ sku, ...(stock !== undefined && { stock }) })),
      report,
    )
  }
  const { currency, vatIncluded, vatRate } = price
  const { tiers, variants } = updatedVariants(row, updates, report)
  const rubles = (tiers[0]?.amount ?? 0) * (context.rates.get(currency) ?? 0)
  const priceRub = rubles > 0 && rubles <= MAX_LISTED_PRICE ? Math.round(rubles) : null
  return { tiers, variants, currency, vatIncluded, vatRate, priceRub }
}

/**
 * @param stored products by their ids in the supplier's files
 * @returns the stored products with the offers' prices and stock, by the groups of columns that change
 */
export function toUpdates(
  offers: FeedOffer[],
  stored: ReadonlyMap<string, StoredProduct>,
  context: OfferPriceContext,
): Updates {
  const faults: Updates['faults'] = []
  const unknown: FeedOffer[] = []
  const byGroups = new Map<string, UpdateGroup>()
  for (const offer of offers) {
    const row = stored.get(offer.id)
    if (!row) {
      unknown.push(offer)
      continue
    }
    const report: ReportFault = (code, detail) =>
      faults.push({ offer: offer.id, fault: { line: offer.line, code, detail } })
    const groups = groupsOf(offer)
    const same = getOrCreate(byGroups, groups.join(), (): UpdateGroup => ({ groups, changed: [] }))
    if (offer.updates) {
      faults.push(...offer.faults.map((fault) => ({ offer: offer.id, fault })))
      same.changed.push({
        ...row,
        externalId: offer.id,
        unstated: [],
        ...ofVariants(offer, offer.updates, row, context, report),
      })
      continue
    }
    const moq = smallestOrderOf(offer, report, row.moq)
    const price = groups.includes('prices') ? taxed(offerPrice(offer, moq, context, report), row) : row
    const text = fieldOf(offer, 'variants')
    const { currency, vatIncluded, vatRate, priceRub } = price
    const tiers = groups.includes('prices') ? withTerms(offer, price.tiers, report) : row.tiers
    const variants = variantsOf(offer, { moq, tiers }, writtenLanguage(text, 'en'), report) ?? row.variants
    const stock = groups.includes('stock') ? stockOf(offer, report) : row.stock
    same.changed.push({
      ...row,
      externalId: offer.id,
      moq,
      stock,
      variants,
      unstated: [],
      tiers,
      currency,
      vatIncluded,
      vatRate,
      priceRub,
    })
  }
  return { groups: [...byGroups.values()], unknown, faults }
}
