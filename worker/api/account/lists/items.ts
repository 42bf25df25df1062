/** The products of a list: read with the list in one round trip. */
import { eq, sql } from 'drizzle-orm'
import type { LinkedList, ListedProduct, ListItemInput } from '../../../../domain/contract/lists.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { missingFrom, placeOfDispatch } from '../../../../domain/stock-text.ts'
import type { Database } from '../../../db/connection.ts'
import { companies, products } from '../../../db/schema.ts'
import { translatedEach } from '../../../db/select.ts'
import type { StoredListItem } from '../../../db/tables/lists.ts'
import { localizedOrNull } from '../../http/locale.ts'
import { FACT } from '../../public/facts.ts'
import { type Rates, selectRates, toRates } from '../../public/money.ts'
import { cardColumns, toCard } from '../../public/products/cards.ts'
import { toVariant } from '../../public/products/variant.ts'

/** Reads products on sale by id. @param ids a JSON array, or an SQL expression for one */
const selectProducts = (db: Database, ids: string, locale: Locale) =>
  db
    .select({
      ...cardColumns(locale),
      tnved: products.tnved,
      leadMin: products.leadMin,
      leadMax: products.leadMax,
      variants: translatedEach(products.variants, locale, { options: FACT, facts: FACT }, 'variants'),
    })
    .from(sql`(SELECT DISTINCT value FROM json_each(${ids})) AS wanted`)
    .innerJoin(products, sql`${products.id} = wanted.value AND ${products.status} = 'published'`)
    .innerJoin(companies, eq(companies.num, products.company))
    .where(eq(companies.status, 'active'))

type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number]

/** @returns null where the product has no such variant, or no longer */
function toListed(row: ProductRow, item: StoredListItem, locale: Locale, rates: Rates): ListedProduct | null {
  const { quantity, note } = item
  const basis = quantity === null ? null : ({ quantity, unit: row.unit, vat: 'without' } as const)
  const { atQuantity: _, ...card } = toCard(row, locale, rates, { basis })
  if (item.variant === null) return { product: card, variant: null, quantity, note }
  const context = { currency: row.currency, rates, city: row.companyCity, locale }
  const variants = row.variants.map((variant, place) => toVariant(row, variant, place, context))
  const chosen = variants.find(({ id }) => id === item.variant)
  if (!chosen) return null
  const { id, sku, options, tiers, stock, leadDays, picture } = chosen
  const { fromPrice: __, toOrder: ___, ...rest } = card
  const place = placeOfDispatch(tiers, localizedOrNull(row.companyCity, locale))
  const toOrder = quantity === null ? undefined : missingFrom({ stock, leadDays, place }, quantity)
  return {
    product: { ...rest, model: sku, tiers, stock, ...(toOrder && { toOrder }), picture: picture ?? card.picture },
    variant: { id, sku, options },
    quantity,
    note,
  }
}

/** @returns the products of a list in its order, and the number of those that are no longer sold */
export async function readItems(
  db: Database,
  items: StoredListItem[],
  locale: Locale,
): Promise<Pick<LinkedList, 'items' | 'gone'>> {
  const ids = JSON.stringify(items.map(({ product }) => product))
  const [rows, rates] = await db.batch([selectProducts(db, ids, locale), selectRates(db)])
  const known = toRates(rates)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const listed = items.flatMap((item) => {
    const row = byId.get(item.product)
    return (row && toListed(row, item, locale, known)) ?? []
  })
  return { items: listed, gone: items.length - listed.length }
}

/** @returns the items with others added; one that is there already gets the new quantity and, where it has one, note */
export function withItems(before: StoredListItem[], added: ListItemInput[]): StoredListItem[] {
  const byKey = new Map(before.map((item) => [`${item.product} ${item.variant}`, item]))
  for (const item of added) {
    const key = `${item.product} ${item.variant}`
    const known = byKey.get(key)
    byKey.set(key, {
      ...item,
      quantity: item.quantity ?? known?.quantity ?? null,
      note: item.note || (known?.note ?? ''),
    })
  }
  return [...byKey.values()]
}
