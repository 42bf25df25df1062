/** The supplier of an inquiry, and the product that it offers there. */
import { sql } from 'drizzle-orm'
import type { Text } from '../../../../domain/text.ts'
import type { Unit } from '../../../../domain/trade-terms.ts'
import type { Database } from '../../../db/connection.ts'
import type { StoredTier, StoredVariant } from '../../../db/schema.ts'
import { decoded, number } from '../../../db/select.ts'
import { selectRates, toRates } from '../../public/money.ts'

/** Columns of the supplier that an inquiry is written to; the table is named c. */
export const SUPPLIER = {
  company: sql<number>`c.num`.as('company'),
  companyNames: decoded<Text>(sql`c.names`, 'company_names'),
  /** Notified where the company has no employees. */
  email: sql<string | null>`c.email`.as('email'),
}

/** Columns of a product that an inquiry about it needs: what is offered, and for how much; the tables are named p and c. */
export const GOODS = {
  product: sql<number>`p.num`.as('product'),
  city: decoded<Text>(sql`c.city`, 'city'),
  names: decoded<Text>(sql`p.names`, 'product_names'),
  model: sql<string | null>`p.model`.as('model'),
  unit: sql<Unit>`p.unit`.as('unit'),
  moq: number(sql`p.moq`, 'moq'),
  currency: sql<string>`p.currency`.as('currency'),
  vatIncluded: number(sql`p.vat_included`, 'vat_included'),
  vatRate: sql<number | null>`p.vat_rate`.as('vat_rate'),
  tiers: decoded<StoredTier[]>(sql`p.tiers`, 'tiers'),
  variants: decoded<StoredVariant[]>(sql`p.variants`, 'variants'),
}

const selectGoods = (db: Database, id: string) =>
  db
    .select({ ...SUPPLIER, ...GOODS })
    .from(sql`products AS p CROSS JOIN companies AS c ON c.num = p.company`)
    .where(sql`p.id = ${id} AND p.status = 'published'`)

export type Goods = Awaited<ReturnType<typeof selectGoods>>[number]

/** The published product with today's exchange rates; `goods` is undefined where there is none. */
export async function ofProduct(db: Database, id: string) {
  const [[goods], rates] = await db.batch([selectGoods(db, id), selectRates(db)])
  return { goods, rates: toRates(rates) }
}

/** @returns undefined where there is no such public company. */
export const ofCompany = (db: Database, id: string) =>
  db.select(SUPPLIER).from(sql`companies AS c`).where(sql`c.id = ${id} AND c.status = 'active'`).get()

/** The supplier that gets an inquiry. */
export type InquirySupplier = NonNullable<Awaited<ReturnType<typeof ofCompany>>>
