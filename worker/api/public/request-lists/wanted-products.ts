/** Lines of a list for products that the buyer has chosen already, so that nothing is compared. */
import { sql } from 'drizzle-orm'
import type { WantedProduct } from '../../../../domain/contract/request-lists.ts'
import { MAX_SKU_LENGTH } from '../../../../domain/limits.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { MAX_LINE_WORDS_LENGTH } from '../../../../domain/request-list/line.ts'
import type { Database } from '../../../db/connection.ts'
import { companies, products, type StoredLine } from '../../../db/schema.ts'
import { decoded, translated } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'

const selectGoods = (db: Database, ids: string[], locale: Locale) =>
  db
    .select({
      id: products.id,
      names: translated(products.names, locale, 'names'),
      model: products.model,
      unit: products.unit,
      moq: products.moq,
      from: sql<number | null>`${products.tiers} ->> '$[0].from'`.as('first_from'),
      // Ids as `variantId` makes them (worker/db/variants.ts).
      variants: decoded<{ id: string; sku: string }[]>(
        sql`(SELECT json_group_array(json_object('id', coalesce(value ->> 'id', ${products.id} || '-' || key), 'sku', value ->> 'sku'))
          FROM json_each(${products.variants}))`,
        'variant_names',
      ),
    })
    .from(sql`(SELECT DISTINCT value FROM json_each(${JSON.stringify(ids)})) AS wanted`)
    .innerJoin(products, sql`${products.id} = wanted.value AND ${products.status} = 'published'`)
    .innerJoin(companies, sql`${companies.num} = ${products.company} AND ${companies.status} = 'active'`)

type Goods = Awaited<ReturnType<typeof selectGoods>>[number]

type GoodsVariant = Goods['variants'][number]

/** @param named the variant that is wanted; undefined: it is to be chosen in the list */
export function wantedLine(
  { id, names, model, unit, moq, from, variants }: Goods,
  named: GoodsVariant | undefined,
  quantity: number | null,
  locale: Locale,
): StoredLine {
  const only = variants.length === 1 ? variants[0] : undefined
  const sku = (named ?? only)?.sku ?? null
  return {
    words: localized(names, locale).text.slice(0, MAX_LINE_WORDS_LENGTH),
    article: (sku ?? model ?? '').slice(0, MAX_SKU_LENGTH),
    quantity: quantity ?? Math.max(moq, from ?? 1),
    unit,
    state: 'found',
    chosen: { product: id, variant: sku },
    choices: [],
  }
}

/** @returns those of the products that are sold, by their ids */
export async function readSoldGoods(db: Database, ids: string[], locale: Locale): Promise<Map<string, Goods>> {
  const rows = ids.length === 0 ? [] : await selectGoods(db, ids, locale)
  return new Map(rows.map((row) => [row.id, row]))
}

/** @returns a line for each product that is sold, in their order */
export async function linesOfProducts(db: Database, wanted: WantedProduct[], locale: Locale): Promise<StoredLine[]> {
  const byId = await readSoldGoods(
    db,
    wanted.map(({ product }) => product),
    locale,
  )
  return wanted.flatMap(({ product, variant, quantity }) => {
    const goods = byId.get(product)
    const named = goods?.variants.find((one) => one.id === variant)
    return goods && (variant === null || named) ? wantedLine(goods, named, quantity, locale) : []
  })
}
