/** Saves cells of the list of products (docs/behaviour.md, "Cells of the list"): a change of many products that is applied at once. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { chunks } from '../../../../domain/chunks.ts'
import type { CellsInput, SavedRow, TypedRow } from '../../../../domain/contract/product-cells.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import type { Replaced } from '../../../db/import/plan-writes.ts'
import { changeStatements } from '../../../db/import/replace.ts'
import { imports, products, type StoredProduct } from '../../../db/schema.ts'
import { reviewChanged, withholdHighPrice } from '../../../imports/changed-goods.ts'
import { type EditContext, readEditContext } from '../../../product-edits/context.ts'
import { type MergedRow, mergeCells } from '../../../product-edits/merge-cells.ts'
import { listedAt } from '../../../product-edits/prices.ts'
import { addChange, emptyEditReport } from '../../../product-edits/report.ts'
import { storeColumnsForUndo } from '../../../product-edits/store-for-undo.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { countPace, productQuota, refuseTextsBeyondQuota, TYPED_ROWS } from '../../http/save-limits.ts'
import { commit, type Write } from '../../http/writes/commit.ts'
import { type Refusal, refuseUnless } from '../../http/writes/refusal.ts'

/** Attempts: where somebody else saves the same rows between reading and writing, the cells are merged with that again. */
const ATTEMPTS = 3
/** Rows of one statement: what search finds them by is up to some tens of kilobytes each, and D1 takes 2 MB in a parameter. */
const OF_STATEMENT = 40

interface Planned {
  replaced: Replaced[]
  rows: SavedRow[]
}

function readRows(c: Context<ApiEnv>, company: number, rows: TypedRow[]): Promise<StoredProduct[]> {
  const ids = JSON.stringify(rows.map(({ id }) => id))
  return database(c.env.DB)
    .select()
    .from(products)
    .where(
      and(
        eq(products.company, company),
        isNull(products.deletedAt),
        sql`${products.id} IN (SELECT value FROM json_each(${ids}))`,
      ),
    )
}

function after(row: StoredProduct, { columns }: MergedRow, { now, rates }: EditContext): StoredProduct {
  const priced = columns.tiers && { priceRub: listedAt({ ...row, ...columns }, rates), pricedAt: now }
  return { ...row, ...columns, ...priced, version: row.version + 1, updatedAt: now }
}

function plan(stored: StoredProduct[], sent: TypedRow[], context: EditContext): Planned {
  const byId = new Map(stored.map((row) => [row.id, row]))
  const planned: Planned = { replaced: [], rows: [] }
  for (const typed of sent) {
    const row = byId.get(typed.id)
    if (!row) {
      const gone = { cell: 'row' as const, code: 'product.unknown' as const, stored: null }
      planned.rows.push({ id: typed.id, version: null, saved: 0, refused: [gone] })
      continue
    }
    const merged = mergeCells(row, typed)
    const { saved, refused } = merged
    planned.rows.push({ id: row.id, version: row.version + (saved > 0 ? 1 : 0), saved, refused })
    if (saved > 0)
      planned.replaced.push(withholdHighPrice({ before: row, after: after(row, merged, context) }, context.rates))
  }
  return planned
}

/** The rows are still those that were merged. */
const refuseChangedRows = (replaced: Replaced[]): Refusal =>
  refuseUnless(
    sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(replaced.map(({ before }) => [before.num, before.version]))}) AS given
      LEFT JOIN products AS p ON p.num = given.value ->> 0 WHERE p.version IS NOT given.value ->> 1)`,
    new AppError('batch.overtaken', 409),
  )

/** A price was added. */
const hasNewTier = ({ before, after }: Replaced): boolean => after.tiers.length > before.tiers.length

/** The change as the journal of imports has it, and the writes of its rows. */
function writesOf(c: Context<ApiEnv>, id: string, replaced: Replaced[], context: EditContext): Write[] {
  const { num: author, organization } = member(c)
  const company = organization.num
  const { now, companyStatus } = context
  const report = { ...emptyEditReport(), read: replaced.length }
  for (const { before, after } of replaced) addChange(report, before, after, context)
  const goods = { ids: replaced.map(({ before }) => before.id) }
  const row = {
    id,
    company,
    author,
    fileName: '',
    size: 0,
    status: 'applied' as const,
    appliedAt: now,
    edit: { goods, total: replaced.length, change: { field: 'cells' as const }, report },
    createdAt: now,
    updatedAt: now,
  }
  const num = sql`(SELECT num FROM imports WHERE id = ${id})`
  return [
    refuseChangedRows(replaced),
    database(c.env.DB).insert(imports).values(row),
    ...storeColumnsForUndo(c.env.DB, num, replaced),
    ...chunks(replaced, OF_STATEMENT).flatMap((part) => changeStatements(c.env.DB, part, context)),
    ...reviewChanged(c.env.DB, company, replaced, now),
    ...(replaced.some(hasNewTier) ? [refuseTextsBeyondQuota(company, productQuota(companyStatus))] : []),
  ]
}

/** @throws AppError 409 `batch.overtaken` where others save the same rows all the time; 429 `rate.limited` */
export async function saveProductCells(c: Context<ApiEnv>, { rows: sent }: CellsInput) {
  const viewer = member(c)
  await countPace(c, TYPED_ROWS, viewer)
  const company = viewer.organization.num
  for (let attempt = 1; ; attempt += 1) {
    const now = Date.now()
    const [context, stored] = await Promise.all([
      readEditContext(c.env, { company }, { field: 'cells' }, now),
      readRows(c, company, sent),
    ])
    const { replaced, rows } = plan(stored, sent, context)
    const id = replaced.length > 0 ? newId(now) : null
    const writes = id ? writesOf(c, id, replaced, context) : []
    try {
      return await commit(c, writes, { status: 200, body: { data: { edit: id, rows } } })
    } catch (error) {
      const isOvertaken = error instanceof AppError && error.code === 'batch.overtaken'
      if (!isOvertaken || attempt === ATTEMPTS) throw error
    }
  }
}
