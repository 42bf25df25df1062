/** The products and the suppliers that the lines of a request name. */
import { type SQL, sql } from 'drizzle-orm'
import { chunks } from '../../../../domain/chunks.ts'
import type { CompanyKind } from '../../../../domain/company-kinds.ts'
import type { Database } from '../../../db/connection.ts'
import { GOODS, SUPPLIER } from '../../organization/inquiries/inquiry-supplier.ts'
import { type Rates, selectRates, toRates } from '../money.ts'

/** Products of one statement: with all their variants, more of them could be larger than a response of the database may be. */
const AT_ONCE = 100

const listOf = (ids: string[]): SQL => sql`json_each(${JSON.stringify(ids)}) AS wanted`

/** How a supplier is named in responses. */
const REFERENCE = {
  supplierId: sql<string>`c.id`.as('supplier_id'),
  supplierSlug: sql<string>`c.slug`.as('supplier_slug'),
  supplierKind: sql<CompanyKind>`c.kind`.as('supplier_kind'),
}

const selectGoods = (db: Database, ids: string[]) =>
  db
    .select({ ...SUPPLIER, ...GOODS, ...REFERENCE, id: sql<string>`p.id`.as('product_id') })
    .from(
      sql`${listOf(ids)} CROSS JOIN products AS p ON p.id = wanted.value CROSS JOIN companies AS c ON c.num = p.company`,
    )
    .where(sql`p.status = 'published'`)

const selectSuppliers = (db: Database, ids: string[]) =>
  db
    .select({ ...SUPPLIER, ...REFERENCE })
    .from(sql`${listOf(ids)} CROSS JOIN companies AS c ON c.id = wanted.value`)
    .where(sql`c.status = 'active'`)

export type RequestedGoods = Awaited<ReturnType<typeof selectGoods>>[number]
/** A supplier of the request, as it is written to and named. */
export type RequestedSupplier = Awaited<ReturnType<typeof selectSuppliers>>[number]

export interface Requested {
  /** Published products, by id. */
  goods: ReadonlyMap<string, RequestedGoods>
  /** Public companies, by id. */
  suppliers: ReadonlyMap<string, RequestedSupplier>
  rates: Rates
}

/** @returns what there is of these ids, with today's exchange rates */
export async function readRequestedGoods(db: Database, products: string[], suppliers: string[]): Promise<Requested> {
  const parts = chunks(products, AT_ONCE).map((part) => selectGoods(db, part))
  const [goods, [named, rates]] = await Promise.all([
    Promise.all(parts),
    db.batch([selectSuppliers(db, suppliers), selectRates(db)]),
  ])
  return {
    goods: new Map(goods.flat().map((one) => [one.id, one])),
    suppliers: new Map(named.map((one) => [one.supplierId, one])),
    rates: toRates(rates),
  }
}
