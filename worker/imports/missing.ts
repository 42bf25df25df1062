/** Goods on sale that an earlier file had and this one does not: they may be sold out or discontinued. */
import type { D1Database } from '@cloudflare/workers-types'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { ImportReport } from '../../domain/contract/import-report.ts'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'
import { products } from '../db/schema.ts'
import type { StoredImport } from './context.ts'
import { readHead } from './files.ts'

/**
 * Whether the file contains all goods: in one that was cut short the offers after its end would seem to be missing, and a file of changes,
 * or of prices alone, has only some of the goods.
 */
export async function hasAllGoods({ FILES }: Bindings, { id, report }: StoredImport): Promise<boolean> {
  if (report?.lines.some(({ code }) => code === 'xml.cut')) return false
  return !(await readHead(FILES, id)).isPart
}

const PAGE = 500
const MAX_NAMED = 100

interface MissingRow {
  num: number
  offer: string
  names: ImportReport['missing']['rows'][number]['name']
}

const selectPage = (db: D1Database, company: number, after: string) =>
  database(db)
    .select({ num: products.num, id: products.externalId, names: products.names, status: products.status })
    .from(products)
    .where(and(eq(products.company, company), gt(products.externalId, after), sql`${products.deletedAt} IS NULL`))
    .orderBy(asc(products.externalId))
    .limit(PAGE)

/**
 * One page of the supplier's goods, in the order of their ids.
 * @param present ids of the offers in the file
 * @returns those of the page that are missing, and where the next page begins; null after the last
 */
export async function missingPage(db: D1Database, company: number, present: ReadonlySet<string>, after: string) {
  const rows = await selectPage(db, company, after)
  const missing = rows.flatMap(({ num, id, names, status }): MissingRow[] =>
    id !== null && status === 'published' && !present.has(id) ? [{ num, offer: id, names }] : [],
  )
  const last = rows.at(-1)
  return { missing, next: rows.length === PAGE ? (last?.id ?? null) : null }
}

export function addMissing({ missing }: ImportReport, rows: MissingRow[]): void {
  missing.count += rows.length
  const room = MAX_NAMED - missing.rows.length
  missing.rows.push(...rows.slice(0, Math.max(0, room)).map(({ offer, names }) => ({ offer, name: names })))
}
