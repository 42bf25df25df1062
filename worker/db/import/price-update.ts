/** Files of prices and stock: their offers have an id and no name, and change goods that an earlier file has brought. */
import type { D1Database } from '@cloudflare/workers-types'
import { getOrCreate } from '../../../domain/get-or-create.ts'
import { writtenLanguage } from '../../../domain/written-language.ts'
import type { Fault, ReportFault } from './faults.ts'
import { type FeedOffer, fieldOf } from './feed.ts'
import { withTerms } from './offer-delivery.ts'
import { offerPrice, type PriceContext } from './offer-price.ts'
import { variantsOf } from './offer-variants.ts'
import type { FieldGroup } from './ownership.ts'
import { keyOf, type StoredProduct, selectStored, type WriteContext } from './plan-writes.ts'
import { type ImportedProduct, SMALLEST_ORDER, smallestOrderOf, stockOf } from './product.ts'
import { STOCK_ELEMENTS } from './stock-elements.ts'
import { type WriteCounts, writeProducts } from './write.ts'

const AT_ONCE = 100

/** Whether an offer without a name says anything that can be changed. */
export const isUpdate = (offer: FeedOffer): boolean => groupsOf(offer).length > 0

function groupsOf(offer: FeedOffer): FieldGroup[] {
  const hasStock =
    offer.available !== null || ['outlet.instock', ...STOCK_ELEMENTS].some((element) => offer.fields.has(element))
  return [
    ...(fieldOf(offer, 'price').trim() === '' ? [] : ['prices' as const]),
    ...(hasStock ? ['stock' as const] : []),
    ...(SMALLEST_ORDER.some((element) => offer.fields.has(element)) ? ['moq' as const] : []),
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

/** A tax of which neither the file nor its supplier says anything stays as it is. */
const taxed = (price: ReturnType<typeof offerPrice>, { vatRate, vatIncluded }: StoredProduct) =>
  price.vatRate === null ? { ...price, vatRate, vatIncluded } : price

/**
 * The stored products with the prices and stocks of the offers.
 * @param stored by their ids in the supplier's files
 */
export function toUpdates(
  offers: FeedOffer[],
  stored: ReadonlyMap<string, StoredProduct>,
  context: PriceContext,
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
    const moq = smallestOrderOf(offer, report, row.moq)
    const price = groups.includes('prices') ? taxed(offerPrice(offer, moq, context, report), row) : row
    const text = fieldOf(offer, 'variants')
    const { currency, vatIncluded, vatRate, priceRub } = price
    const tiers = groups.includes('prices') ? withTerms(offer, price.tiers, report) : row.tiers
    const variants = variantsOf(offer, { moq, tiers }, writtenLanguage(text, 'en'), report) ?? row.variants
    const stock = groups.includes('stock') ? stockOf(offer, report) : row.stock
    const same = getOrCreate(byGroups, groups.join(), (): UpdateGroup => ({ groups, changed: [] }))
    same.changed.push({
      ...{ ...row, externalId: offer.id, moq, stock, variants, silent: [] },
      ...{ tiers, currency, vatIncluded, vatRate, priceRub },
    })
  }
  return { groups: [...byGroups.values()], unknown, faults }
}

interface UpdateContext extends PriceContext {
  write: Omit<WriteContext, 'groups'>
}

interface Updated extends Pick<Updates, 'unknown' | 'faults'> {
  written: WriteCounts[]
}

/** Writes the offers, a hundred a batch. */
export async function updatePrices(db: D1Database, offers: FeedOffer[], context: UpdateContext): Promise<Updated> {
  const all: Updated = { written: [], unknown: [], faults: [] }
  for (let at = 0; at < offers.length; at += AT_ONCE) {
    const some = offers.slice(at, at + AT_ONCE)
    const rows = await selectStored(
      db,
      context.write.company,
      some.map(({ id }) => id),
    )
    const { groups, unknown, faults } = toUpdates(some, new Map(rows.map((row) => [keyOf(row), row])), context)
    for (const { changed, groups: only } of groups) {
      all.written.push(await writeProducts(db, changed, { ...context.write, groups: only }))
    }
    all.unknown.push(...unknown)
    all.faults.push(...faults)
  }
  return all
}
