/** The data of the marketplace and of the company that judging a batch needs. */
import { sql } from 'drizzle-orm'
import type { Bindings } from '../../../../bindings.ts'
import { database } from '../../../../db/connection.ts'
import { readShopCategories } from '../../../../db/import/shop-categories.ts'
import { readDefinitions } from '../../../../db/parameter-definitions.ts'
import { readMarket } from '../../../../imports/context.ts'
import { newProductAllowance } from '../../../../imports/new-product-allowance.ts'
import { limitsDevices } from '../../../http/rate-limit.ts'
import { readHome } from '../queries.ts'
import type { ReadRow } from './rows.ts'
import { readNamed } from './stored.ts'

interface Asked {
  company: number
  /** Whether new products may be begun. */
  mayAdd: boolean
  /** Milliseconds since 1970. */
  now: number
}

const ID_RANGE = 2 ** 32

export async function readBatchContext(env: Bindings, rows: readonly ReadRow[], asked: Asked) {
  const db = database(env.DB)
  const { company } = asked
  const sent = rows.flatMap((row) => ('sent' in row ? [row.sent] : []))
  const ids = JSON.stringify([...new Set(sent.flatMap(({ category }) => category ?? []))])
  const articles = sent.map(({ article }) => article)
  const [{ rates }, home, shop, definitions, categories, named, { room, quota }, withheld] = await Promise.all([
    readMarket(env, company),
    readHome(db, company),
    readShopCategories(env.DB),
    readDefinitions(env.DB),
    db.all<{ id: string; num: number }>(
      sql`SELECT id, num FROM categories WHERE id IN (SELECT value FROM json_each(${ids}))`,
    ),
    readNamed(db, company, articles),
    newProductAllowance(env, company),
    db.all<{ code: string }>(sql`SELECT code FROM trade_terms WHERE accepted = 0`),
  ])
  return {
    ...asked,
    rates,
    home,
    named,
    room: limitsDevices(env) ? Math.min(room, quota.aDay) : room,
    withheld: withheld.map(({ code }) => code),
    categoryNums: new Map(categories.map(({ id, num }) => [id, num])),
    parametersOf: (num: number) => definitions.get(num) ?? [],
    lineageOf: (num: number) => shop.find((category) => category.num === num)?.lineage ?? [],
    /** Ids of one batch are consecutive: this many random ones in one millisecond would collide sooner or later. */
    firstId: Math.floor(Math.random() * (ID_RANGE - rows.length)),
  }
}

export type BatchContext = Awaited<ReturnType<typeof readBatchContext>>
