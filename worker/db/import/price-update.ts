/** Files of prices and stock: their offers have an id and no name, and change goods that an earlier file has brought. */
import type { D1Database } from '@cloudflare/workers-types'
import { and, eq, sql } from 'drizzle-orm'
import { database } from '../connection.ts'
import { products } from '../schema.ts'
import type { Fault, ReportFault } from './faults.ts'
import { type FeedOffer, fieldOf } from './feed.ts'
import { offerPrice, type PriceContext } from './offer-price.ts'
import type { FieldGroup } from './ownership.ts'
import { type ImportedProduct, smallestOrderOf, stockOf } from './product.ts'
import { STOCK_ELEMENTS } from './stock-elements.ts'
import { type WriteContext, type WriteCounts, writeProducts } from './write.ts'

const AT_ONCE = 100

/** Whether an offer without a name says anything that can be changed. */
export const isUpdate = (offer: FeedOffer): boolean => groupsOf(offer).length > 0

function groupsOf(offer: FeedOffer): FieldGroup[] {
  const hasStock =
    offer.available !== null || ['outlet.instock', ...STOCK_ELEMENTS].some((element) => offer.fields.has(element))
  return [
    ...(fieldOf(offer, 'price').trim() === '' ? [] : ['prices' as const]),
    ...(hasStock ? ['stock' as const] : []),
  ]
}

interface UpdateContext extends PriceContext {
  write: Omit<WriteContext, 'groups'>
}

interface Updated {
  written: WriteCounts[]
  /** Offers whose id no stored product has. */
  unknown: FeedOffer[]
  faults: { offer: string; fault: Fault }[]
}

async function updateSome(db: D1Database, offers: FeedOffer[], context: UpdateContext): Promise<Updated> {
  const ids = JSON.stringify(offers.map(({ id }) => id))
  const rows = await database(db)
    .select()
    .from(products)
    .where(
      and(
        eq(products.company, context.write.company),
        sql`${products.externalId} IN (SELECT value FROM json_each(${ids}))`,
      ),
    )
  const stored = new Map(rows.map((row) => [row.externalId, row]))
  const updated: Updated = { written: [], unknown: [], faults: [] }
  const byGroups = new Map<string, { groups: FieldGroup[]; changed: ImportedProduct[] }>()
  for (const offer of offers) {
    const row = stored.get(offer.id)
    if (!row) {
      updated.unknown.push(offer)
      continue
    }
    const report: ReportFault = (code, detail) =>
      updated.faults.push({ offer: offer.id, fault: { line: offer.line, code, detail } })
    const groups = groupsOf(offer)
    const moq = smallestOrderOf(offer, report)
    const price = groups.includes('prices') ? { moq, ...offerPrice(offer, moq, context, report) } : {}
    const stock = groups.includes('stock') ? { stock: stockOf(offer, report) } : {}
    const key = groups.join()
    const batch = byGroups.get(key) ?? { groups, changed: [] }
    batch.changed.push({ ...row, externalId: offer.id, ...price, ...stock })
    byGroups.set(key, batch)
  }
  for (const { groups, changed } of byGroups.values()) {
    updated.written.push(await writeProducts(db, changed, { ...context.write, groups }))
  }
  return updated
}

/** Writes the offers, a hundred a batch. */
export async function updatePrices(db: D1Database, offers: FeedOffer[], context: UpdateContext): Promise<Updated> {
  const all: Updated = { written: [], unknown: [], faults: [] }
  for (let at = 0; at < offers.length; at += AT_ONCE) {
    const { written, unknown, faults } = await updateSome(db, offers.slice(at, at + AT_ONCE), context)
    all.written.push(...written)
    all.unknown.push(...unknown)
    all.faults.push(...faults)
  }
  return all
}
